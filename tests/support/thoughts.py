"""Replacements for the function in which bots think. Worker processes import them by name."""

import os
import signal
import time

SLOWLY = 0.5  # seconds


def slow(name: str, known: bytes, seat: int, seed: int) -> int:
    time.sleep(SLOWLY)
    return 7


def hanging(name: str, known: bytes, seat: int, seed: int) -> int:
    """Seat 0 stops its own process; the others answer."""
    if seat == 0:
        os.kill(os.getpid(), signal.SIGSTOP)
    return 7


def dying(name: str, known: bytes, seat: int, seed: int) -> int:
    if seat == 0:
        os.kill(os.getpid(), signal.SIGKILL)
    return 7
