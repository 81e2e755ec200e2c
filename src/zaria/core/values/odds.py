"""Chances as people say them: games count exact ones, which are shown as "3 in 5"."""

from __future__ import annotations

from typing import Final

PLAIN: Final = (2, 3, 4, 5, 6, 8, 10)  # denominators that a child can check
RAREST: Final = 100


def about(ways: int, total: int) -> list[int]:
    """A simple fraction near the chance. Only exact 0 and 1 become none or all.

    >>> about(4651, 7776), about(1, 36), about(35, 36), about(1, 10**6)
    ([3, 5], [1, 36], [35, 36], [1, 100])
    """
    if ways == 0 or ways == total:
        return [1 if ways > 0 else 0, 1]
    if 10 * ways < total:
        return [1, rarity(ways, total)]
    if 10 * (total - ways) < total:
        rare = rarity(total - ways, total)
        return [rare - 1, rare]
    best = [1, 2]
    for number in PLAIN:
        near = max(1, min(number - 1, (2 * ways * number + total) // (2 * total)))
        if abs(ways * number - near * total) * best[1] < abs(ways * best[1] - best[0] * total) * number:
            best = [near, number]
    return best


def rarity(ways: int, total: int) -> int:
    """The n of "once in n times"."""
    return min(RAREST, (2 * total + ways) // (2 * ways))


def odds_line(kind: str, targets: list[str], arguments: dict[str, object], ways: int, total: int) -> dict[str, object]:
    """A line of odds: its sentence is the message `odds-KIND`, its targets the place on the table."""
    return {
        "kind": kind,
        "targets": targets,
        "arguments": arguments,
        "chance": round(ways / total, 6),
        "about": about(ways, total),
    }
