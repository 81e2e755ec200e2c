"""The points of the troves if scored now, and how taking a die would change them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from zaria.miner.rules.scoring import richest, total_points

if TYPE_CHECKING:
    from zaria.core.values.ints import Ints
    from zaria.miner.rules.table import Table


def scores_if_settled(table: Table) -> list[int]:
    """Each seat's total if the round were scored now; in a tie-break, with the score that breaks the tie."""
    scores = [int(table.score(seat)) for seat in range(table.seats)]
    if table.is_scored_later():
        gained = points_of(table.tallies())
        return [scores[seat] + gained[seat] for seat in range(len(scores))]
    return scores


def points_of(tallies: Ints) -> list[int]:
    """Each seat's points for these tallies."""
    doubled = richest(tallies)
    return [int(total_points(tallies[seat], seat == doubled)) for seat in range(i64(len(tallies)))]


def if_taken(table: Table, die: i64) -> dict[str, object]:
    """The change of this round's points if the actor took the die: their own, and those of others."""
    tallies = table.tallies()
    before = points_of(tallies)
    tallies[table.turn] += table.faces.tally[table.face[die]]
    after = points_of(tallies)
    others: list[dict[str, int]] = []
    for seat in range(len(after)):
        if seat != table.turn and after[seat] != before[seat]:
            others.append({"seat": seat, "points": after[seat] - before[seat]})
    return {"points": after[table.turn] - before[table.turn], "others": others}


def at_stake(table: Table, die: i64) -> int:
    """The points that a die of the actor scores with its face."""
    tallies = table.tallies()
    before = points_of(tallies)[table.turn]
    tallies[table.turn] -= table.faces.tally[table.face[die]]
    return before - points_of(tallies)[table.turn]
