"""The time by which days begin and end. Tests set it."""

from __future__ import annotations

import time


def now() -> float:
    """Seconds since 1970, UTC."""
    return time.time()
