"""A link as a QR code, for phones that look at the terminal."""

from __future__ import annotations

import segno

from zaria.cli.screen import Screen

HALVES = {(0, 0): " ", (1, 0): "▀", (0, 1): "▄", (1, 1): "█"}  # two squares above each other are one sign
BORDER = 4  # squares around it, as the standard wants


def qr_lines(text: str, screen: Screen) -> list[str]:
    """Black on white where there are colours; else light signs on what is taken to be dark ground."""
    rows = [[*row] for row in segno.make_qr(text, error="m").matrix_iter(border=BORDER)]
    if len(rows) % 2:
        rows.append([0] * len(rows))
    if not screen.colour:
        rows = [[1 - square for square in row] for row in rows]
    lines = ["".join(HALVES[pair] for pair in zip(upper, lower)) for upper, lower in zip(rows[::2], rows[1::2])]
    return [screen.paint(line, "paper") for line in lines]
