"""Tables of numbers in the terminal."""

from __future__ import annotations

from zaria.terminal.screen import pad, width_of


def columns(rows: list[list[str]]) -> list[str]:
    """Lines with the first column aligned left and numbers aligned right."""
    widths = [max(width_of(row[place]) for row in rows) for place in range(len(rows[0]))]
    lines: list[str] = []
    for row in rows:
        numbers = [" " * (widths[place] - width_of(row[place])) + row[place] for place in range(1, len(row))]
        lines.append("  ".join([pad(row[0], widths[0]), *numbers]))
    return lines
