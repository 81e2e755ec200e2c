"""Reasons to reroll or keep a die: the odds of each die in a trove, and of several together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from zaria.core.values.bits import members
from zaria.miner.pieces.dice import HAZARD, dice_of, kind_of
from zaria.miner.pieces.tally import GEM
from zaria.miner.why.faces import scoring_lines
from zaria.miner.why.odds import joint_mean, odds
from zaria.miner.why.outlook import line

if TYPE_CHECKING:
    from zaria.miner.rules.table import Table
    from zaria.miner.why.outlook import Outlook


def rerollable(table: Table, seat: i64) -> i64:
    """The dice of a seat that magic may still reroll (DM-MAGIC-03)."""
    return table.troves[seat] & ~dice_of(HAZARD) & ~table.spent


def rolls(table: Table, now: Outlook, dice: i64) -> list[dict[str, object]]:
    """The gain of a reroll for each of these dice of the seat's trove; equal faces are merged."""
    return [roll(table, now, dice, first) for first in members(table.one_of_each(dice))]


def roll(table: Table, now: Outlook, dice: i64, first: i64) -> dict[str, object]:
    face = table.face[first]
    equal = [die for die in members(dice) if table.face[die] == face]
    without = now.without_face(face)
    gain = odds(now, without, kind_of(first))
    lines = [line("odds-mean", {"mean": gain["mean"]}), *best_lines(without, kind_of(first), gain)]
    if table.faces.symbol[face] == GEM and now.gems() == now.most_gems_of_others():
        lines.append(line("odds-tied", {"seats": now.with_gems(now.gems())}))
    return {"dice": equal, "face": table.faces.names[face], "odds": {"seat": int(now.seat), **gain}, "lines": lines}


def best_lines(without: Outlook, kind: i64, gain: dict[str, Any]) -> list[dict[str, object]]:
    """The face that would gain most, and why; empty if none gains."""
    best = max(gain["faces"], key=points_in)
    if best["points"] <= 0:
        return []
    lines = scoring_lines(without, without.faces.find(kind, best["face"]))
    return [line("odds-best", {"face": best["face"], "change": best["points"]}), *lines[:1]]


def points_in(face: dict[str, Any]) -> int:
    points: int = face["points"]
    return points


def together(table: Table, now: Outlook, dice: list[int]) -> list[int]:
    """The exact mean change of points if these dice are rerolled together."""
    tally = now.tally()
    for die in dice:
        tally -= table.faces.tally[table.face[die]]
    return joint_mean(now, now.with_tally(tally), [int(kind_of(die)) for die in dice])


def best_reroll(table: Table, now: Outlook) -> dict[str, object] | None:
    """The die of the trove whose reroll gains most on average, if any gains."""
    best: dict[str, object] | None = None
    most = 0
    for die in members(table.one_of_each(rerollable(table, now.seat))):
        mean = together(table, now, [die])
        if mean[0] > most:
            most = mean[0]
            best = {"face": table.faces.names[table.face[die]], "mean": mean}
    return best
