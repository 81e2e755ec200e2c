"""Dice as people name them: by face, and by place on the mountain if others there have the same face."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from zaria.core.values.bits import lowest
from zaria.miner.pieces.mountain import LOWEST_ROW, coordinates

if TYPE_CHECKING:
    from zaria.miner.rules.table import Table


def name_in(table: Table, die: i64, cells: i64) -> dict[str, object]:
    """The name of a die of the mountain that is unique among these cells.

    Of two equal dice one is on the left, or above the other; more than two are named by their rows.
    """
    name: dict[str, object] = {"face": table.faces.names[table.face[die]]}
    cell = table.cell_of(die)
    others = [other for other in cells_with_face(table, cells, table.face[die]) if other != cell]
    if len(others) == 1:
        name["place"] = beside(cell, others[0])
    elif others:
        name.update(in_row(table, cell))
    return name


def cells_with_face(table: Table, cells: i64, face: i64) -> list[i64]:
    same: list[i64] = []
    cells &= table.shape
    while cells != 0:
        cell = lowest(cells)
        if table.face[table.lying[cell]] == face:
            same.append(cell)
        cells &= cells - 1
    return same


def beside(cell: i64, other: i64) -> str:
    """Which side of the other cell this one is on; above or below if they are in one column."""
    (a, b), (c, d) = coordinates(cell), coordinates(other)
    if a - b != c - d:
        return "left" if a - b < c - d else "right"
    return "above" if a + b > c + d else "below"


def in_row(table: Table, cell: i64) -> dict[str, object]:
    """The row, counted from the ground, and the place among its dice, counted from the left."""
    a, b = coordinates(cell)
    number = 1
    cells = table.shape
    while cells != 0:
        c, d = coordinates(lowest(cells))
        if a + b == c + d and c < a:
            number += 1
        cells &= cells - 1
    return {"place": "row", "row": a + b - LOWEST_ROW + 1, "number": number}
