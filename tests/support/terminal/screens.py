"""A terminal's screen: a grid of rows, and the number of rows scrolled away since the last page."""

import re
from typing import NamedTuple

HOME = "\x1b[H"
PARTS = re.compile(r"(\x1b\[[0-9;]*[A-Za-z]|\r|\n)")


class Shown(NamedTuple):
    rows: list[str]
    scrolled: int

    @property
    def text(self) -> str:
        return "\n".join(self.rows)


def shown(printed: str, rows: int) -> Shown:
    """The screen after an output. Knows the escape sequences of the command: colours, home, and the ways to clear.

    Only the last two pages are drawn, so that remains of the previous page are seen.
    """
    before = printed.rfind(HOME, 0, max(0, printed.rfind(HOME)))
    printed = printed[max(0, before) :]
    grid, row, column, scrolled = [""] * rows, 0, 0, 0
    for part in PARTS.split(printed):
        if part == "\r":
            column = 0
        elif part == "\n":
            row += 1
            if row == rows:
                grid, row, scrolled = [*grid[1:], ""], rows - 1, scrolled + 1
        elif part == HOME:
            row = column = scrolled = 0
        elif part == "\x1b[2J":
            grid = [""] * rows
        elif part in ("\x1b[K", "\x1b[J"):
            grid[row] = grid[row][:column]
            if part == "\x1b[J":
                grid[row + 1 :] = [""] * (rows - row - 1)
        elif part and not part.startswith("\x1b"):
            grid[row] = grid[row].ljust(column)[:column] + part + grid[row][column + len(part) :]
            column += len(part)
    return Shown(grid, scrolled)
