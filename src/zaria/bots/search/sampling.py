"""Sampling from a mixed strategy."""

from __future__ import annotations

from mypy_extensions import i64

from zaria.core.values.chance import Source


def sample(strategy: list[int], source: Source) -> i64:
    """An answer, each as often as its weight says."""
    left = source.below(sum(strategy))
    answer: i64 = 0
    while left >= strategy[answer]:
        left -= strategy[answer]
        answer += 1
    return answer
