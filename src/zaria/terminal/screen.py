"""Output to the terminal: colours, widths and lines. The only module that knows escape sequences."""

from __future__ import annotations

import os
import re
import shutil
import unicodedata
from collections.abc import Mapping
from typing import NamedTuple, TextIO

from wcwidth import clip, ljust
from wcwidth import width as columns
from wcwidth import wrap as wrapped

PLAIN = "\x1b[0m"
ESCAPE = re.compile(r"\x1b\[[0-9;]*m")
WIDEST = 100  # longer lines are hard to read
NARROWEST = 40

# Medium tones, readable on a dark and on a light background.
STYLES = {
    "bold": "1",
    "dim": "2",
    "accent": "1;38;5;166",
    "good": "38;5;71",
    "bad": "38;5;167",
    "paper": "38;5;16;48;5;231",  # black on white on any background
    "seat0": "1;38;5;167",  # ember
    "seat1": "1;38;5;68",  # ocean
    "seat2": "1;38;5;71",  # moss
    "seat3": "1;38;5;133",  # plum
    "seat4": "1;38;5;136",  # sand
}


class Glyphs(NamedTuple):
    """The characters to draw with. Players have a mark besides their colour, so that colour is never needed."""

    marks: tuple[str, ...]
    neutral: str
    grey: str
    black: str
    pip: str
    small_box: str  # corners and edges: top left, top right, bottom left, bottom right, across, down
    big_box: str
    line: str
    arrow: str
    nobody: str
    cut: str
    top: str  # marks where a die can be taken from
    left: str
    right: str
    blocked: str


FANCY = Glyphs(
    ("◤", "‖", "∷", "○", "✚"),
    *("□", "▒", "■", "●", "╭╮╰╯─│", "╔╗╚╝═║", "─", "→", "–", "…"),  # noqa: RUF001
    *("▲", "◀", "▶", "✕"),
)
ASCII = Glyphs(
    ("A", "B", "C", "D", "E"),
    *("n", "g", "x", "o", "++++-|", "####=#", "-", "->", "-", "~"),
    *("^", "<", ">", "x"),
)
# Punctuation that has an ASCII form. Letters stay, since words need them.
IN_ASCII = str.maketrans({"“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "’": "'", "…": "...", "→": "->"})  # noqa: RUF001
IN_ASCII |= str.maketrans({"–": "-", "×": "x", "\u00a0": " ", "\N{MINUS SIGN}": "-", "±": "+-"})  # noqa: RUF001


class Screen:
    """An output for lines, with its width and its support of colours and Unicode."""

    def __init__(self, out: TextIO, width: int, colour: bool, fancy: bool, movable: bool) -> None:
        self.out = out
        self.width = max(NARROWEST, min(WIDEST, width))
        self.colour = colour
        self.glyphs = FANCY if fancy else ASCII
        self.fancy = fancy
        self.movable = movable  # can it be cleared?

    def paint(self, text: str, style: str) -> str:
        """The text in a style. Parts with a style keep it."""
        if not self.colour or not text:
            return text
        start = f"\x1b[{STYLES[style]}m"
        return start + text.replace(PLAIN, PLAIN + start) + PLAIN

    def show(self, *lines: str) -> None:
        """Write lines, wrapping long ones."""
        for line in lines:
            for part in wrap(line, self.width):
                print(part if self.fancy else plainly(part), file=self.out)
        self.out.flush()

    def heading(self, text: str) -> str:
        """A line across the screen that contains a text."""
        edge = self.glyphs.line * 2
        rest = self.glyphs.line * (self.width - width_of(text) - 4)
        return f"{self.paint(edge, 'dim')} {self.paint(text, 'bold')} {self.paint(rest, 'dim')}"

    def clear(self) -> None:
        """Clear everything, including the scroll-back."""
        if self.movable:
            self.out.write("\x1b[2J\x1b[3J\x1b[H")
        elif self.out.isatty():
            self.out.write("\n" * 200)
        self.out.flush()

    def clear_page(self) -> None:
        """Clear the page, but not the scroll-back."""
        self.out.write("\x1b[2J\x1b[H")
        self.out.flush()

    def rows(self) -> int:
        """The current number of lines of the terminal."""
        return shutil.get_terminal_size().lines

    def page(self, lines: list[str]) -> None:
        """Draw these lines over the screen. They must not be wider than it."""
        shown = [line if self.fancy else plainly(line) for line in lines]
        self.out.write("\x1b[H" + "".join(f"{line}\x1b[K\n" for line in shown) + "\x1b[J")
        self.out.flush()


def open_screen(out: TextIO, environment: Mapping[str, str], plain: bool) -> Screen:
    """The screen as the environment describes it. NO_COLOR, TERM=dumb and pipes mean no escape sequences."""
    movable = out.isatty() and environment.get("TERM", "dumb") != "dumb" and not plain
    colour = movable and not environment.get("NO_COLOR")
    fancy = not plain and can_carry(out, "".join("".join(glyph) for glyph in FANCY))
    width = shutil.get_terminal_size().columns if out.isatty() or "COLUMNS" in os.environ else 80
    return Screen(out, width, colour, fancy, movable)


def can_carry(out: TextIO, text: str) -> bool:
    try:
        text.encode(out.encoding or "ascii")
    except (LookupError, UnicodeEncodeError):
        return False
    return True


def plainly(text: str) -> str:
    """The text in ASCII punctuation. A dot after a space is replaced; after a Greek word it is a semicolon and stays.

    Columns keep their places: a longer replacement takes one of the spaces before it.
    """
    return text.replace(" ·", " -").replace("(±0", "(0").replace("  ±", " +-").translate(IN_ASCII)


def clean(text: str) -> str:
    """Text without control characters, so that names and input cannot control the terminal."""
    return "".join(sign if unicodedata.category(sign)[0] != "C" else " " for sign in text)


def width_of(text: str) -> int:
    """The width of the text in columns.

    >>> width_of("\\x1b[1mdice\\x1b[0m")
    4
    """
    return columns(text)


def pad(text: str, width: int) -> str:
    return ljust(text, width)


def cut(text: str, width: int, end: str) -> str:
    """Shorten a text without styles to fit."""
    return text if width_of(text) <= width else clip(text, 0, width - width_of(end)) + end


def wrap(line: str, width: int, indent: int = 4) -> list[str]:
    """Break a line between words; further lines are indented a little more than the first."""
    if width_of(line) <= width:
        return [line.rstrip()]
    further = " " * (len(line) - len(line.lstrip(" ")) + indent)
    return wrapped(line, width, subsequent_indent=further, break_on_hyphens=False)


def term_lines(term: str, text: str, column: int, width: int) -> list[str]:
    """A term and its explanation, which starts at a column, or below the term if the room is too narrow."""
    if width_of(term) >= column or column > width // 2:
        return [term, *(f"      {line}" for line in wrap(text, width - 6))]
    lines = wrap(text, width - column, 0)
    return [pad(term, column) + lines[0], *(" " * column + line for line in lines[1:])]


def beside(blocks: list[list[str]], width: int, gap: int) -> list[str]:
    """Blocks of the same height side by side, in as many rows as needed."""
    rows: list[list[list[str]]] = [[]]
    for block in blocks:
        taken = sum(width_of(other[0]) + gap for other in rows[-1])
        if rows[-1] and taken + width_of(block[0]) > width:
            rows.append([])
        rows[-1].append(block)
    return [(" " * gap).join(parts) for row in rows if row for parts in zip(*row)]
