"""A link as a QR code, to be scanned from the screen."""

from __future__ import annotations

import segno

from zaria.terminal.screen import Screen

HALVES = {(0, 0): " ", (1, 0): "▀", (0, 1): "▄", (1, 1): "█"}  # one character is two squares, one above the other
BORDER = 4  # squares of empty border, as the standard demands


def qr_lines(text: str, screen: Screen) -> list[str]:
    """The code black on white if there are colours; otherwise light on an assumed dark background."""
    rows = [[*row] for row in segno.make_qr(text, error="m").matrix_iter(border=BORDER)]
    if len(rows) % 2:
        rows.append([0] * len(rows))
    if not screen.colour:
        rows = [[1 - square for square in row] for row in rows]
    lines = ["".join(HALVES[pair] for pair in zip(upper, lower)) for upper, lower in zip(rows[::2], rows[1::2])]
    return [screen.paint(line, "paper") for line in lines]
