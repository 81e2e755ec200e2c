"""Points of a solo game, and the verdict on them (SOLO-10, SOLO-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from zaria.core.values.bits import lowest
from zaria.miner.pieces.tally import CAVE_IN, DRAGON, GEM, LONGEST, count_in

if TYPE_CHECKING:
    from zaria.miner.rules.table import Table

STRAIGHT: Final = 5  # points for a complete one
BEST_OF_RATING: Final = (14, 30, 45, 60, 70)  # the highest score of each verdict except the last


def straights(tally: i64) -> i64:
    """The number of sequences from 1 to 5."""
    fewest = count_in(tally, 0)
    for symbol in range(i64(LONGEST)):
        fewest = min(fewest, count_in(tally, symbol))
    return fewest


def cached_gems(table: Table) -> i64:
    """The gems that lie in chests."""
    gems: i64 = 0
    dice = table.cached
    while dice != 0:
        gems += table.faces.amount[table.face[lowest(dice)]]
        dice &= dice - 1
    return gems


def hazard_symbols(tally: i64) -> i64:
    """The symbols on hazards. All hazards in a trove are neutralised, since no others can be drafted (SOLO-05)."""
    return count_in(tally, CAVE_IN) + count_in(tally, DRAGON)


def points_for(tally: i64, in_chests: i64) -> i64:
    """The points of a trove with this many gems in chests (SOLO-10)."""
    return hazard_symbols(tally) + count_in(tally, GEM) + in_chests + STRAIGHT * straights(tally)


def solo_points(table: Table) -> i64:
    return points_for(table.tally(0), cached_gems(table))


def solo_breakdown(tally: i64, in_chests: i64) -> dict[str, int]:
    """The same by column, with the sources of the points."""
    return {
        "straights": int(straights(tally)),
        "tunnels": int(STRAIGHT * straights(tally)),
        "gems": int(count_in(tally, GEM)),
        "in_chests": int(in_chests),
        "treasure": int(count_in(tally, GEM) + in_chests),
        "hazards": int(hazard_symbols(tally)),
        "total": int(points_for(tally, in_chests)),
    }


def rating(points: int) -> int:
    """Which of the six verdicts, from 1 to 6.

    >>> [rating(points) for points in (0, 14, 15, 60, 70, 71)]
    [1, 1, 2, 4, 5, 6]
    """
    return 1 + len([best for best in BEST_OF_RATING if points > best])
