"""Dice drawn with lines and pips."""

from __future__ import annotations

from zaria.terminal.screen import Screen

# The pips of each number, in three rows of three.
PIPS = {
    1: ("     ", "  o  ", "     "),
    2: ("o    ", "     ", "    o"),
    3: ("o    ", "  o  ", "    o"),
    4: ("o   o", "     ", "o   o"),
    5: ("o   o", "  o  ", "o   o"),
    6: ("o   o", "o   o", "o   o"),
}


def die(screen: Screen, number: int, style: str, big: bool = False) -> list[str]:
    """A die of five lines; the big one has a double edge."""
    box = screen.glyphs.big_box if big else screen.glyphs.small_box
    left, right, low_left, low_right, across, down = list(box)
    rows = [
        left + across * 5 + right,
        *(down + row.replace("o", screen.glyphs.pip) + down for row in PIPS[number]),
        low_left + across * 5 + low_right,
    ]
    return [screen.paint(row, style) for row in rows]
