"""The mountain: 20 dice on their corners in rows of 2 to 6, each on the two below it (DM-COMP-04, DM-COMP-05).

A cell (a, b) is the number 8 * a + b. It is covered from one side by (a + 1, b), which is 8 more, and from the other by
(a, b + 1), which is 1 more; unused numbers keep the two sides apart. The shape is the set of cells that hold a die, as
the bits of one word.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zaria.core.values.bits import bit, has
from zaria.core.values.ints import ints

A: Final = 8  # added to a cell for the one that covers it from the first side
B: Final = 1  # and from the second side
SIZE: Final = 46  # the highest cell, (5, 5), is 45; it stays empty
LOWEST_ROW: Final = 5  # a + b of the six cells that lie on the ground
TOP_ROW: Final = 9


def cells_upwards() -> list[int]:
    """All cells, the lowest row first, each row by rising a."""
    cells: list[int] = []
    for row in range(LOWEST_ROW, TOP_ROW + 1):
        cells.extend([8 * a + row - a for a in range(row - 5, 6)])
    return cells


CELLS: Final = ints(cells_upwards())
PLACES: Final = 20


def full() -> i64:
    """The shape of a full mountain."""
    shape: i64 = 0
    for cell in CELLS:
        shape |= bit(cell)
    return shape


FULL: Final = full()


def on_top(shape: i64) -> i64:
    """The cells whose dice nothing covers."""
    return shape & ~(shape >> A) & ~(shape >> B)


def on_side(shape: i64) -> i64:
    """The cells whose dice are covered from exactly one side."""
    return shape & ((shape >> A) ^ (shape >> B))


def covers(shape: i64, cell: i64) -> i64:
    """How many dice lie on the die in this cell."""
    return ((shape >> (cell + A)) & 1) + ((shape >> (cell + B)) & 1)


def slide(shape: i64, cell: i64) -> i64:
    """The step along the line that slides down when the die in this cell is taken; none for a top die."""
    if has(shape, cell + A):
        return A
    return B


def coordinates(cell: i64) -> list[int]:
    """The cell as [a, b]."""
    return [int(cell >> 3), int(cell & 7)]
