"""One server at a time in a folder of files."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout

from zaria.server.messages.refusals import Refused

LOCK_FILE = "lock"


@contextmanager
def lock_folder(folder: Path) -> Iterator[None]:
    """Only one server may use a folder: two would overwrite each other's data."""
    lock = FileLock(folder / LOCK_FILE, mode=0o600)
    try:
        lock.acquire(blocking=False)
    except Timeout:
        raise Refused("serve-twice", folder=str(folder)) from None
    try:
        yield
    finally:
        lock.release()
