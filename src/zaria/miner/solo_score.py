"""Points of a solo game, and the verdict on them (SOLO-10, SOLO-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from zaria.core.bits import lowest
from zaria.miner.tally import CAVE_IN, DRAGON, GEM, LONGEST, counted

if TYPE_CHECKING:
    from zaria.miner.table import Table

STRAIGHT: Final = 5  # points for a complete one
BEST_OF_RATING: Final = (14, 30, 45, 60, 70)  # the highest score of each verdict but the last


def straights(tally: i64) -> i64:
    """How many sequences go from 1 to 5."""
    fewest = counted(tally, 0)
    for symbol in range(i64(LONGEST)):
        fewest = min(fewest, counted(tally, symbol))
    return fewest


def cached_gems(table: Table) -> i64:
    """The gems that lie in chests."""
    gems: i64 = 0
    dice = table.cached
    while dice != 0:
        gems += table.faces.amount[table.face[lowest(dice)]]
        dice &= dice - 1
    return gems


def solo_points(table: Table) -> i64:
    """Every hazard in the trove is neutralised: nothing else can be drafted (SOLO-05)."""
    tally = table.tally(0)
    hazards = counted(tally, CAVE_IN) + counted(tally, DRAGON)
    return hazards + counted(tally, GEM) + cached_gems(table) + STRAIGHT * straights(tally)


def solo_columns(table: Table) -> dict[str, int]:
    """The same, column by column."""
    tally = table.tally(0)
    return {
        "tunnels": int(STRAIGHT * straights(tally)),
        "treasure": int(counted(tally, GEM) + cached_gems(table)),
        "hazards": int(counted(tally, CAVE_IN) + counted(tally, DRAGON)),
        "total": int(solo_points(table)),
    }


def rating(points: int) -> int:
    """Which of the six verdicts, from 1 to 6.

    >>> [rating(points) for points in (0, 14, 15, 60, 70, 71)]
    [1, 1, 2, 4, 5, 6]
    """
    return 1 + len([best for best in BEST_OF_RATING if points > best])
