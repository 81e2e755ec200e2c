"""What would be scored as things lie now, and what taking a die would change; for previews and simple bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from zaria.miner.scoring import richest, total_points

if TYPE_CHECKING:
    from zaria.core.ints import Ints
    from zaria.miner.table import Table


def scores_if_settled(table: Table) -> list[int]:
    """Each seat's total if the round were scored now; in a tie-break, with what would break the tie."""
    scores = [int(table.score(seat)) for seat in range(table.seats)]
    if table.is_scored_later():
        gained = points_of(table.tallies())
        return [scores[seat] + gained[seat] for seat in range(len(scores))]
    return scores


def points_of(tallies: Ints) -> list[int]:
    """Each seat's points for these tallies."""
    doubled = richest(tallies)
    return [int(total_points(tallies[seat], seat == doubled)) for seat in range(i64(len(tallies)))]


def points_if_taken(table: Table, die: i64) -> int:
    """By how much the actor's points in this round would change with this die."""
    seat = table.turn
    tallies = table.tallies()
    before = points_of(tallies)[seat]
    tallies[seat] += table.faces.tally[table.face[die]]
    return points_of(tallies)[seat] - before
