"""Users' errors that do not concern a game's rules: arguments, files, typed input."""

from __future__ import annotations

from zaria.core.engine.errors import ZariaError


class UsageError(ZariaError):
    """A user's mistake, explained in one line. Nothing was changed."""


class Quit(Exception):
    """The user wants to leave."""
