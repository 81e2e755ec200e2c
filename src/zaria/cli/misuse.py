"""Recognises mistakes in the command line itself."""

from __future__ import annotations

from zaria.core.engine.errors import BadOption, BadPlayers, UnknownBot, UnknownGame, ZariaError
from zaria.terminal.errors import UsageError

# Prefixes of the codes of errors in the command line itself, not in files, games or servers.
MISUSES = (
    *("command-", "argument-", "lang", "no-game", "no-file", "no-rule"),
    *("too-many-", "bots-only-", "real-dice-", "name-", "score-no-game", "score-game", "score-quotes"),
    *("arena-nobody", "arena-two-files", "join-url", "serve-port", "completion-shell", "dataset-folder"),
    *("no-sealed-file", "backup-which", "migrate-address", "admin-action", "admin-about"),
)


def is_misuse(error: ZariaError) -> bool:
    """Was the command line wrong? Then the exit code is 2."""
    if isinstance(error, BadOption | BadPlayers | UnknownBot | UnknownGame):
        return True
    return isinstance(error, UsageError) and error.refusal.code.startswith(MISUSES)
