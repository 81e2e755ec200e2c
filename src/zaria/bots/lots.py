"""Answers drawn by lot."""

from __future__ import annotations

from mypy_extensions import i64

from zaria.core.chance import Source


def draw_lot(lots: list[int], source: Source) -> i64:
    """An answer, each as often as its part says."""
    left = source.below(sum(lots))
    answer: i64 = 0
    while left >= lots[answer]:
        left -= lots[answer]
        answer += 1
    return answer
