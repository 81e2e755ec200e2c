"""How often somebody may do something."""

from __future__ import annotations

import time


class TokenBucket:
    """So many at once, and so many a second in the long run."""

    def __init__(self, at_once: int, per_second: float) -> None:
        self.most = at_once
        self.rate = per_second
        self.left = float(at_once)
        self.at = time.monotonic()

    def take(self) -> bool:
        """Is one more allowed now?"""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True
