"""Waiting for what a server or a page does by itself."""

import time
from collections.abc import Callable

SECONDS = 120  # only a broken server takes longer


def eventually(holds: Callable[[], bool], what: str = "") -> None:
    """Returns when it holds; `what` is said if it never does."""
    deadline = time.monotonic() + SECONDS
    while not holds():
        assert time.monotonic() < deadline, f"it never came true: {what}"
        time.sleep(0.02)
