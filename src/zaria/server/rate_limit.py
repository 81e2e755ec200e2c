"""A rate limit."""

from __future__ import annotations

import time


class TokenBucket:
    """Allows bursts of `at_once`, and `per_second` on average."""

    def __init__(self, at_once: int, per_second: float) -> None:
        self.most = at_once
        self.rate = per_second
        self.left = float(at_once)
        self.at = time.monotonic()

    def take(self) -> bool:
        """Is one more allowed now? If so, it is counted."""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True
