"""Waiting for a server or a page."""

import time
from collections.abc import Callable

SECONDS = 120  # only a broken server takes longer


def eventually(holds: Callable[[], bool], what: str = "") -> None:
    """Wait until the condition holds; the error names `what`."""
    deadline = time.monotonic() + SECONDS
    while not holds():
        assert time.monotonic() < deadline, f"it never came true: {what}"
        time.sleep(0.02)
