"""Replacements for the functions that compute bots' moves and hints. Worker processes import them by name."""

import os
import signal
import time
from pathlib import Path
from typing import Any

from support.server.steady.small_effort import think_of_game

SLOWLY = 0.5  # seconds


def slow(name: str, known: bytes, seat: int, seed: int) -> int:
    time.sleep(SLOWLY)
    return 7


def niceness(name: str, known: bytes, seat: int, seed: int) -> int:
    """How much less of a processor this process wants than usual."""
    return os.nice(0)


def hint_without_end(known: bytes) -> dict[str, Any]:
    while True:
        time.sleep(1)


def game_without_end(record: str, unfinished: dict[str, Any] | None) -> tuple[dict[str, Any], dict[str, Any] | None]:
    while True:
        time.sleep(1)


def slow_game(record: str, unfinished: dict[str, Any] | None) -> tuple[dict[str, Any], dict[str, Any] | None]:
    time.sleep(SLOWLY)
    return {"done": True}, None


def hanging(name: str, known: bytes, seat: int, seed: int) -> int:
    """Seat 0 stops its own process; the others answer."""
    if seat == 0:
        os.kill(os.getpid(), signal.SIGSTOP)
    return 7


def dying(name: str, known: bytes, seat: int, seed: int) -> int:
    if seat == 0:
        os.kill(os.getpid(), signal.SIGKILL)
    return 7


def slow_hint(known: bytes) -> dict[str, Any]:
    time.sleep(SLOWLY)
    return {"sentence": {"key": "hint-lot", "arguments": {}}}


def hanging_hint(known: bytes) -> dict[str, Any]:
    os.kill(os.getpid(), signal.SIGSTOP)
    return {}


def dying_hint(known: bytes) -> dict[str, Any]:
    os.kill(os.getpid(), signal.SIGKILL)
    return {}


Pass = tuple[dict[str, Any], dict[str, Any] | None]


def dying_once(record: str, unfinished: dict[str, Any] | None) -> Pass:
    """The worker of the second pass dies, once."""
    mark = Path(os.environ["ZARIA_TEST_MARK"])
    if unfinished is not None and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return think_of_game(record, unfinished)


def dying_always(record: str, unfinished: dict[str, Any] | None) -> Pass:
    os.kill(os.getpid(), signal.SIGKILL)
    return think_of_game(record, unfinished)
