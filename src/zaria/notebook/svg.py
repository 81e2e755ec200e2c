"""A small writer of SVG: shapes are added one by one, and every text is escaped.

Pictures have their own background, so they can be read in light and dark notebooks.
"""

from __future__ import annotations

import re
from html import escape

NOT_IN_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
SEATS = ("#d9604a", "#5b8ed6", "#5faa63", "#b06ab3", "#c9a24b")  # the colours of the terminal, on a dark ground
INK, DIM, WHITE = "#efece2", "#a5a6ad", "#fdfbf4"
PIPS = {  # by number: positions on a die, in quarters of its side
    1: [(2, 2)],
    2: [(1, 1), (3, 3)],
    3: [(1, 1), (2, 2), (3, 3)],
    4: [(1, 1), (3, 1), (1, 3), (3, 3)],
    5: [(1, 1), (3, 1), (2, 2), (1, 3), (3, 3)],
    6: [(1, 1), (3, 1), (1, 2), (3, 2), (1, 3), (3, 3)],
}


class Svg:
    def __init__(self, width: int, ground: str) -> None:
        self.width = width
        self.ground = ground
        self.parts: list[str] = []

    def rect(
        self, x: float, y: float, width: float, height: float, fill: str, radius: float = 4, more: str = ""
    ) -> None:
        self.parts.append(
            f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{radius:g}" fill="{fill}"{more}/>'
        )

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float = 13,
        fill: str = INK,
        anchor: str = "start",
        bold: bool = False,
    ) -> None:
        weight = ' font-weight="bold"' if bold else ""
        self.parts.append(
            f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{fill}" text-anchor="{anchor}"{weight}>'
            f"{as_text(text)}</text>"
        )

    def path(self, d: str, fill: str, transform: str = "") -> None:
        self.parts.append(f'<path d="{d}" fill="{fill}" transform="{transform}"/>')

    def die(self, x: float, y: float, side: float, number: int, fill: str, opacity: float = 1) -> None:
        """A die with pips, as one element labelled with its number."""
        self.parts.append(f'<g opacity="{opacity:g}"><title>{number}</title>')
        self.rect(x, y, side, side, fill, side / 5)
        for across, down in PIPS[number]:
            at = f'cx="{x + across * side / 4:g}" cy="{y + down * side / 4:g}"'
            self.parts.append(f'<circle {at} r="{side / 10:.2g}" fill="{WHITE}"/>')
        self.parts.append("</g>")

    def finish(self, height: float, label: str) -> str:
        """The whole picture; `label` is for screen readers."""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {height:g}" width="{self.width}"'
            f' role="img" font-family="system-ui, sans-serif"><title>{as_text(label)}</title>'
            f'<rect width="{self.width}" height="{height:g}" rx="10" fill="{self.ground}"/>'
            f"{''.join(self.parts)}</svg>"
        )


def as_text(text: str) -> str:
    """Escape a text: markup is shown as text, and characters forbidden in XML as a replacement character."""
    return escape(NOT_IN_XML.sub("\N{REPLACEMENT CHARACTER}", text))


def colour(seat: int) -> str:
    return SEATS[seat % len(SEATS)]


def shorten(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[: most - 1]}…"
