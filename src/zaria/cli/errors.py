"""A user's mistake outside the game's rules: arguments, files, entries."""

from __future__ import annotations

from zaria.core.errors import ZariaError


class UsageError(ZariaError):
    """Said in one line; nothing was changed."""


class Quit(Exception):
    """The user wants to go."""
