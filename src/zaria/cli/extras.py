"""Errors that say which extra to install for commands that need one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from zaria.terminal.errors import UsageError


@contextmanager
def extra(name: str, command: str) -> Iterator[None]:
    """Import libraries inside this: if one is missing, the command names the extra that installs it."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == "zaria":
            raise
        raise UsageError("extra-missing", command=f"zaria {command}", extra=name) from None
