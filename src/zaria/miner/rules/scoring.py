"""Points of a round, from tallies (DM-SCORE). Beer, magic and chests score nothing, so no tally counts them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from zaria.miner.pieces.tally import CAVE_IN, DRAGON, GEM, LONGEST, PICKAXE, SHIELD, count_in

if TYPE_CHECKING:
    from zaria.core.values.ints import Ints

NOBODY: Final = -1


def tunnel_points(tally: i64) -> i64:
    """Sequences start at 1 and use each die once: k points for each that reaches k (DM-SCORE-01)."""
    points: i64 = 0
    reaching = count_in(tally, 0)
    k: i64 = 1
    while k <= LONGEST:
        here = count_in(tally, k - 1)
        reaching = min(reaching, here)
        points += k * reaching
        k += 1
    return points


def treasure_points(tally: i64, doubled: bool) -> i64:
    """One point a gem, two for the richest (DM-SCORE-02)."""
    gems = count_in(tally, GEM)
    if doubled:
        return 2 * gems
    return gems


def richest(tallies: Ints) -> i64:
    """The one seat with strictly the most gems; NOBODY in a tie (DM-SCORE-02)."""
    best: i64 = NOBODY
    most: i64 = -1
    seat: i64 = 0
    while seat < len(tallies):
        gems = count_in(tallies[seat], GEM)
        if gems > most:
            most = gems
            best = seat
        elif gems == most:
            best = NOBODY
        seat += 1
    return best


def hazard_points(tally: i64) -> i64:
    """Cave-ins and dragons, each against its own tool (DM-SCORE-03)."""
    cave_ins = against(count_in(tally, CAVE_IN), count_in(tally, PICKAXE))
    return cave_ins + against(count_in(tally, DRAGON), count_in(tally, SHIELD))


def against(hazards: i64, tools: i64) -> i64:
    """Each symbol counts once for each tool, or minus one with none."""
    if tools == 0:
        return -hazards
    return hazards * tools


def total_points(tally: i64, doubled: bool) -> i64:
    return tunnel_points(tally) + treasure_points(tally, doubled) + hazard_points(tally)


def sequences(tally: i64) -> list[list[int]]:
    """The scoring sequences, longest first, for display.

    >>> from zaria.miner.pieces.tally import tally_of
    >>> sequences(2 * tally_of(0, 1) + 2 * tally_of(1, 1) + tally_of(2, 1))
    [[1, 2, 3], [1, 2]]
    """
    left = [int(count_in(tally, k)) for k in range(LONGEST)]
    runs: list[list[int]] = []
    while left[0] > 0:
        length = 0
        while length < LONGEST and left[length] > 0:
            left[length] -= 1
            length += 1
        runs.append(list(range(1, length + 1)))
    return runs


def breakdown(tallies: Ints) -> list[dict[str, object]]:
    """Each trove's points by column, with their sources."""
    doubled = richest(tallies)
    rows: list[dict[str, object]] = []
    seat: i64 = 0
    while seat < len(tallies):
        tally = tallies[seat]
        rows.append(
            {
                "sequences": sequences(tally),
                "tunnels": int(tunnel_points(tally)),
                "gems": int(count_in(tally, GEM)),
                "doubled": seat == doubled,
                "treasure": int(treasure_points(tally, seat == doubled)),
                "cave_ins": int(count_in(tally, CAVE_IN)),
                "pickaxes": int(count_in(tally, PICKAXE)),
                "dragons": int(count_in(tally, DRAGON)),
                "shields": int(count_in(tally, SHIELD)),
                "hazards": int(hazard_points(tally)),
                "total": int(total_points(tally, seat == doubled)),
            }
        )
        seat += 1
    return rows
