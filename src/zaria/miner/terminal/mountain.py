"""The mountain of Dice Miner: dice on their corners, each between the two below it (DM-COMP-04).

A die is six columns wide and six lines high. The next row is shifted by three columns and three lines, so that
neighbours share their edges:

      /\\
     /14\\      its number
    /cave\\     its face
    \\ 2  /
     \\^^/      where it can be taken from
      \\/
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from zaria.i18n import Words
from zaria.terminal.screen import Screen, pad

HALF = 3  # half a die: three columns, three lines
WIDTH = 36
CELL = 10  # columns of a die where rows are few
TOP_ROW = 9  # a + b of the top cells
LEFT = 5  # |a - b| at the left end of the lowest row

KIND_STYLES = {"tunnel": "bold", "hazard": "seat0", "tool": "seat1", "treasure": "seat2", "magic": "seat3"}


class Mountain:
    """Draws mountains from views."""

    def __init__(self, screen: Screen, words: Words) -> None:
        self.screen = screen
        self.words = words

    def lines(self, dice: list[dict[str, Any]], takeable: Collection[int] | None, solo: bool) -> list[str]:
        """The lines of the mountain. `takeable`: the dice that can be taken now, if there is a question."""
        signs: dict[tuple[int, int], tuple[str, str]] = {}  # by line and column: a sign and its style
        placed = {tuple(die["cell"]): die for die in dice}
        ordered = sorted(dice, key=lambda die: self.can_be_taken(die, takeable))  # so that their edges are drawn last
        for die in ordered:
            self.draw(signs, die, self.mark(die, placed, takeable, solo), self.can_be_taken(die, takeable))
        if not signs:
            return []
        first, last = min(line for line, _ in signs), max(line for line, _ in signs)
        return [self.line(signs, number) for number in range(first, last + 1)]

    def compact(self, dice: list[dict[str, Any]], takeable: Collection[int] | None, solo: bool) -> list[str]:
        """One line for each row of dice, top row first: number, face, and where it can be taken from."""
        placed = {tuple(die["cell"]): die for die in dice}
        rows: dict[int, list[tuple[int, str]]] = {}
        for (a, b), die in placed.items():
            word, number = self.short(die["kind"], die["face"])
            lit = self.can_be_taken(die, takeable)
            mark = self.mark(die, placed, takeable, solo).strip()[:1] or " "
            style = "accent" if lit else KIND_STYLES[die["kind"]] if die["take"] != "no" else "dim"
            cell = pad(f"{die['die']:>2}:{word}{number[:1]}{mark}", CELL)
            rows.setdefault(a + b, []).append((a - b, self.screen.paint(cell, style)))
        widest = max(map(len, rows.values()), default=0)
        lines = []
        for height in sorted(rows, reverse=True):
            cells = [cell for _, cell in sorted(rows[height])]
            lines.append((" " * (CELL // 2 * (widest - len(cells))) + "".join(cells)).rstrip())
        return lines

    def can_be_taken(self, die: dict[str, Any], takeable: Collection[int] | None) -> bool:
        return die["take"] == "top" if takeable is None else die["die"] in takeable

    def mark(
        self,
        die: dict[str, Any],
        placed: Mapping[tuple[int, ...], object],
        takeable: Collection[int] | None,
        solo: bool,
    ) -> str:
        """Where the die can be taken from: the top, or the open side."""
        glyphs = self.screen.glyphs
        if die["take"] == "top":
            return (glyphs.top if self.can_be_taken(die, takeable) else glyphs.blocked) * 2
        if die["take"] == "no" or solo:
            return "  "
        a, b = die["cell"]
        return f"{glyphs.left} " if (a + 1, b) in placed else f" {glyphs.right}"

    def draw(self, signs: dict[tuple[int, int], tuple[str, str]], die: dict[str, Any], mark: str, lit: bool) -> None:
        a, b = die["cell"]
        line, column = HALF * (TOP_ROW - a - b), HALF * (LEFT + a - b)
        edge = "accent" if lit else "dim"
        face = KIND_STYLES[die["kind"]] if die["take"] != "no" else "dim"
        for step in range(HALF):
            for upper, left, right in ((line + step, "/", "\\"), (line + 5 - step, "\\", "/")):
                signs[upper, column + 2 - step] = (left, edge)
                signs[upper, column + 3 + step] = (right, edge)
        word, number = self.short(die["kind"], die["face"])
        inside = [
            (line + 1, column + 2, f"{die['die']:>2}", "accent" if lit else "dim"),
            (line + 2, column + 1, word.center(4)[:4], face),
            (line + 3, column + 1, number.center(4)[:4], face),
            (line + 4, column + 2, mark, "accent" if lit else "dim"),
        ]
        for at, start, text, style in inside:
            for place, sign in enumerate(text):
                signs[at, start + place] = (sign, style)

    def short(self, kind: str, face: str) -> tuple[str, str]:
        """A face in two words of up to four letters: the symbol and its number, or Beer and the kind of the die."""
        if face == "beer":
            return self.words.say("short-beer"), self.words.say(f"short-{kind}")
        symbol, _, number = face.rpartition(" ") if face[-1].isdigit() else (face, "", "")
        return self.words.say(f"short-{symbol or 'tunnel'}"), number

    def line(self, signs: dict[tuple[int, int], tuple[str, str]], number: int) -> str:
        """One line; adjacent characters of the same style are painted together."""
        drawn, part, style = "", "", ""
        for column in range(WIDTH):
            sign, wanted = signs.get((number, column), (" ", style))
            if wanted != style:
                drawn += self.screen.paint(part, style) if style else part
                part, style = "", wanted
            part += sign
        return drawn + (self.screen.paint(part, style) if style else part)
