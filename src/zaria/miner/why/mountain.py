"""For a die of the mountain: the dice on it, those that slide when it is taken, and those it uncovers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from zaria.core.values.bits import bit, has, members
from zaria.miner.pieces.mountain import A, B, on_side, on_top, slide
from zaria.miner.why.outlook import line

if TYPE_CHECKING:
    from zaria.miner.rules.table import Table


def lying_on(table: Table, cell: i64) -> list[int]:
    """The dice that lie on the one in this cell."""
    return [int(table.lying[cell + step]) for step in (i64(A), i64(B)) if has(table.shape, cell + step)]


def sliding(table: Table, cell: i64) -> list[int]:
    """The dice that slide down when the one in this cell is taken, nearest first (DM-COMP-05)."""
    step = slide(table.shape, cell)
    dice: list[int] = []
    cell += step
    while has(table.shape, cell):
        dice.append(int(table.lying[cell]))
        cell += step
    return dice


def dice_uncovered_by(table: Table, die: i64, with_sides: bool) -> list[int]:
    """The dice newly on top once this one is gone, and with `with_sides` those newly open at the side."""
    after = table.copy()
    after.lift(die)
    before = reachable(table, with_sides)
    return [other for other in members(reachable(after, with_sides)) if not has(before | bit(die), other)]


def reachable(table: Table, with_sides: bool) -> i64:
    cells = on_top(table.shape)
    if with_sides:
        cells |= on_side(table.shape)
    return table.dice_at(cells)


def names(table: Table, dice: list[int]) -> list[str]:
    return [table.faces.names[table.face[die]] for die in dice]


def covered_line(table: Table, on_it: list[int]) -> dict[str, object]:
    """Why a die cannot be taken: two dice on it rule it out, past a single one a Beer helps in games with others."""
    kind = "buried" if len(on_it) == 2 else "covered" if table.solo else "side"
    return line(kind, {"faces": names(table, on_it)})


def slides_line(table: Table, dice: list[int]) -> dict[str, object]:
    return line("slides", {"face": table.faces.names[table.face[dice[0]]], "number": len(dice)})
