"""Plots as SVG: bars with errors, histograms, and lines."""

from __future__ import annotations

from math import ceil, floor, log10
from typing import NamedTuple
from xml.sax.saxutils import escape

WIDTH = 760
LEFT = 64  # of the axis of upright plots
RIGHT = 24
TOP = 64
BOTTOM = 56
HEIGHT = 380
ROW = 30  # height of a horizontal bar
STYLE = """
  text { font: 13px system-ui, "Segoe UI", Roboto, sans-serif; fill: #33414a; }
  .title { font-size: 18px; font-weight: 600; fill: #17252d; }
  .faint { fill: #6b7a84; }
  .paper { fill: #ffffff; }
  .grid { stroke: #e4e8eb; }
  .axis { stroke: #9aa7af; }
  .bar { fill: #2e7d8c; }
  .error { stroke: #12343b; stroke-width: 1.5; }
  .equal { stroke: #c4552d; stroke-width: 1.5; stroke-dasharray: 5 4; }
  .line { fill: none; stroke: #2e7d8c; stroke-width: 2.5; stroke-linejoin: round; }
  .several { fill: none; stroke-width: 2.5; stroke-linejoin: round; }
  .several0 { stroke: #b8432f; }
  .several1 { stroke: #2e5f8c; stroke-dasharray: 7 4; }
  .several2 { stroke: #4d7a2f; stroke-dasharray: 2 3; }
  .several3 { stroke: #773a7d; stroke-dasharray: 12 3 2 3; }
  .several4 { stroke: #8a6410; stroke-dasharray: 4 2; }
  .under { fill: #2e7d8c; fill-opacity: 0.12; }
"""


class Bar(NamedTuple):
    label: str
    value: float
    error: float


def bars(title: str, below: str, rows: list[Bar], equal: float) -> str:
    """Horizontal bars of shares with their standard errors, and a dashed line at equal shares."""
    left = 40 + 8 * max(len(row.label) for row in rows)
    height = TOP + ROW * len(rows) + BOTTOM
    ticks = ticks_up_to(max([equal, *(row.value + row.error for row in rows)]))
    scale = (WIDTH - left - 90) / ticks[-1]
    parts = []
    for tick in ticks:
        x = left + scale * tick
        parts.append(line("grid", x, TOP - 8, x, height - BOTTOM))
        parts.append(text(x, height - BOTTOM + 20, number(tick), "faint", "middle"))
    for place, row in enumerate(rows):
        y, end = TOP + ROW * place, left + scale * row.value
        parts.append(text(left - 10, y + 16, row.label, "", "end"))
        parts.append(f'<rect class="bar" x="{left}" y="{y + 2}" width="{end - left:.1f}" height="{ROW - 10}" rx="3"/>')
        low, high = max(left, end - scale * row.error), end + scale * row.error
        parts.append(line("error", low, y + 12, high, y + 12))
        parts.append(text(WIDTH - RIGHT, y + 16, f"{row.value:.3f}", "", "end"))
    parts.append(line("equal", left + scale * equal, TOP - 8, left + scale * equal, height - BOTTOM))
    return picture(title, below, parts, height)


def histogram(title: str, below: str, values: list[int]) -> str:
    """How often each value occurs, as vertical bars."""
    low, high = min(values), max(values)
    size = max(1, ceil((high - low + 1) / 30))
    counts = [0] * (floor((high - low) / size) + 1)
    for value in values:
        counts[(value - low) // size] += 1
    shares = [count / len(values) for count in counts]
    ticks = ticks_up_to(max(shares))
    scale, step = (HEIGHT - TOP - BOTTOM) / ticks[-1], (WIDTH - LEFT - RIGHT) / len(shares)
    parts = upright_grid(ticks, scale)
    for place, share in enumerate(shares):
        x, y = LEFT + step * place, HEIGHT - BOTTOM - scale * share
        parts.append(
            f'<rect class="bar" x="{x + 1:.1f}" y="{y:.1f}" width="{max(1.0, step - 2):.1f}" '
            f'height="{scale * share:.1f}" rx="2"/>'
        )
        if place % ceil(len(shares) / 8) == 0:
            parts.append(text(x + step / 2, HEIGHT - BOTTOM + 20, number(low + size * place), "faint", "middle"))
    return picture(title, below, parts, HEIGHT)


def curve(title: str, below: str, values: list[float]) -> str:
    """Values at 1, 2, 3 and so on, as a line."""
    ticks = ticks_up_to(max(values))
    scale, step = (HEIGHT - TOP - BOTTOM) / ticks[-1], (WIDTH - LEFT - RIGHT) / max(1, len(values) - 1)
    floor_y = HEIGHT - BOTTOM
    points = [f"{LEFT + step * place:.1f},{floor_y - scale * value:.1f}" for place, value in enumerate(values)]
    parts = upright_grid(ticks, scale)
    last = LEFT + step * (len(values) - 1)
    parts.append(f'<polygon class="under" points="{LEFT},{floor_y} {" ".join(points)} {last:.1f},{floor_y}"/>')
    parts.append(f'<polyline class="line" points="{" ".join(points)}"/>')
    for place in range(0, len(values), ceil(len(values) / 8)):
        parts.append(text(LEFT + step * place, floor_y + 20, str(place + 1), "faint", "middle"))
    return picture(title, below, parts, HEIGHT)


class Line(NamedTuple):
    label: str
    values: list[float]


def curves(title: str, below: str, lines: list[Line], marks: list[tuple[int, str]]) -> str:
    """Several lines over the same x values, each labelled at its end, with marks below the axis."""
    ticks = ticks_up_to(max(value for one in lines for value in one.values))
    right = LEFT + WIDTH - 2 * LEFT - 8 * max(len(one.label) for one in lines)
    scale, step = (HEIGHT - TOP - BOTTOM) / ticks[-1], (right - LEFT) / max(1, len(lines[0].values) - 1)
    parts = upright_grid(ticks, scale, right)
    floor_y = HEIGHT - BOTTOM
    for place, said in marks:
        x = LEFT + step * place
        parts.append(line("grid", x, TOP, x, floor_y))
        parts.append(text(x + 4, floor_y + 20, said, "faint", "start"))
    ends: list[float] = []
    for number, one in enumerate(lines):
        points = [f"{LEFT + step * place:.1f},{floor_y - scale * value:.1f}" for place, value in enumerate(one.values)]
        parts.append(f'<polyline class="several several{number % 5}" points="{" ".join(points)}"/>')
        y = floor_y - scale * one.values[-1] + 4
        while any(abs(y - other) < 15 for other in ends):  # keep names apart
            y -= 15
        ends.append(y)
        parts.append(text(right + 8, y, one.label, "", "start"))
    return picture(title, below, parts, HEIGHT)


# Parts of pictures


def upright_grid(ticks: list[float], scale: float, right: float = WIDTH - RIGHT) -> list[str]:
    parts = []
    for tick in ticks:
        y = HEIGHT - BOTTOM - scale * tick
        parts.append(line("axis" if tick == 0 else "grid", LEFT, y, right, y))
        parts.append(text(LEFT - 8, y + 4, number(tick), "faint", "end"))
    return parts


def picture(title: str, below: str, parts: list[str], height: int) -> str:
    name = escape(title)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" role="img">',
        f"<title>{name}</title>",
        f"<style>{STYLE}</style>",
        f'<rect class="paper" width="{WIDTH}" height="{height}" rx="10"/>',
        text(24, 34, title, "title", "start"),
        *parts,
        text(WIDTH / 2, height - 14, below, "faint", "middle"),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def text(x: float, y: float, said: str, kind: str, anchor: str) -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(said)}</text>'


def line(kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def number(value: float) -> str:
    return f"{value:,.10g}".replace(",", "\N{NARROW NO-BREAK SPACE}")


def ticks_up_to(most: float) -> list[float]:
    """Four to eight round numbers from 0 to the maximum or above.

    >>> ticks_up_to(0.37), ticks_up_to(93)
    ([0.0, 0.1, 0.2, 0.3, 0.4], [0.0, 20.0, 40.0, 60.0, 80.0, 100.0])
    """
    most = most if most > 0 else 1.0
    power = 10.0 ** floor(log10(most))
    step = next(part * power for part in (0.1, 0.2, 0.5, 1.0, 2.0) if most / (part * power) <= 7)
    return [round(step * place, 10) for place in range(ceil(most / step - 1e-9) + 1)]
