"""What needs more than the engine and the terminal says which extra to install."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from zaria.terminal.errors import UsageError


@contextmanager
def extra(name: str, command: str) -> Iterator[None]:
    """Import libraries in here: if one is missing, the command says in one line which extra brings it."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == "zaria":
            raise
        raise UsageError("extra-missing", command=f"zaria {command}", extra=name) from None
