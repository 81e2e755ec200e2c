"""Errors of users that are not about the rules of a game: arguments, files, typed input."""

from __future__ import annotations

from zaria.core.engine.errors import ZariaError


class UsageError(ZariaError):
    """Explained in one line. Nothing was changed."""


class Quit(Exception):
    """The user wants to leave."""
