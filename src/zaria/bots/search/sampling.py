"""Sampling from a mixed strategy."""

from __future__ import annotations

from mypy_extensions import i64

from zaria.core.values.chance import Source


def sample(strategy: list[int], source: Source) -> i64:
    """Draw an action with probability proportional to its weight."""
    left = source.below(sum(strategy))
    answer: i64 = 0
    while left >= strategy[answer]:
        left -= strategy[answer]
        answer += 1
    return answer
