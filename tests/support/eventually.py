"""Waiting for what a server does by itself."""

import time
from collections.abc import Callable

SECONDS = 60  # only a broken server takes longer


def eventually(holds: Callable[[], bool]) -> None:
    """Returns when it holds."""
    deadline = time.monotonic() + SECONDS
    while not holds():
        assert time.monotonic() < deadline, "it never came true"
        time.sleep(0.02)
