"""The faces of the dice. Faces are data (DM-COMP-02): the rules read them from here and never assume them.

A face is one number, `6 * kind + side`. Equal faces of a die share the lowest of their numbers, so that equal positions
compare as equal.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from zaria.core.engine.frames import read_number
from zaria.core.values.ints import ints
from zaria.miner.pieces.dice import KIND_NAMES, KINDS
from zaria.miner.pieces.tally import (
    BEER,
    CAVE_IN,
    CHEST,
    DRAGON,
    GEM,
    PICKAXE,
    SHIELD,
    SPELL,
    tally_of,
)

if TYPE_CHECKING:
    from zaria.core.values.ints import Ints

SIDES: Final = 6
SYMBOLS: Final = {
    "gem": GEM,
    "cave-in": CAVE_IN,
    "dragon": DRAGON,
    "pickaxe": PICKAXE,
    "shield": SHIELD,
    "chest": CHEST,
    "magic": SPELL,
    "beer": BEER,
}
FILE: Final = Path(__file__).with_name("faces.json")
GIVEN_FACES: Final = "given"  # the certainty of faces that a table brought itself


def symbol_of(face: str) -> int:
    """The symbol on a face.

    >>> symbol_of("cave-in 2") == CAVE_IN, symbol_of("3")
    (True, 2)
    """
    first = face.split(" ")[0]
    return SYMBOLS[first] if first in SYMBOLS else read_number(first) - 1


def amount_of(face: str) -> int:
    """How often the symbol is on the face: `gem 3` has three, `pickaxe` and the tunnel `3` one."""
    words = face.split(" ")
    return read_number(words[1]) if len(words) == 2 else 1


@final
class Faces:
    """The six faces of each kind by number. Shared by all copies of a state, immutable.

    `shared` is the lowest number of an equal face; `tally` is what the face adds to a trove's tally.
    """

    def __init__(self, names: list[str], certainty: list[str]) -> None:
        self.names = names
        self.certainty = certainty
        self.symbol: Ints = ints([symbol_of(name) for name in names])
        self.amount: Ints = ints([amount_of(name) for name in names])
        self.tally: Ints = ints([int(tally_of(symbol_of(name), amount_of(name))) for name in names])
        self.shared: Ints = ints([self.find(n // SIDES, names[n]) for n in range(len(names))])

    def of_kind(self, kind: i64) -> list[str]:
        """The names of the six faces of a kind."""
        return self.names[SIDES * kind : SIDES * kind + SIDES]

    def by_kind(self) -> dict[str, list[str]]:
        """All faces, in the form of options and records."""
        return {KIND_NAMES[kind]: self.of_kind(kind) for kind in range(KINDS)}

    def find(self, kind: i64, name: str) -> int:
        """The number of the face with that name; -1 if the kind has none."""
        sides = self.of_kind(kind)
        return int(SIDES * kind) + sides.index(name) if name in sides else -1

    def notes(self) -> dict[str, list[dict[str, str]]]:
        """All faces with how sure each is: `sure`, `source`, `exists`, `unverified`, or `given` by the table."""
        sides = [{"face": self.names[n], "certainty": self.certainty[n]} for n in range(len(self.names))]
        return {KIND_NAMES[kind]: sides[SIDES * kind : SIDES * kind + SIDES] for kind in range(KINDS)}

    def unverified(self) -> list[list[str]]:
        """The faces, `[kind, face]`, that have not been checked against a real die."""
        doubtful = [n for n in range(len(self.names)) if self.certainty[n] == "unverified"]
        return [[KIND_NAMES[n // SIDES], self.names[n]] for n in doubtful]


def built_in() -> Faces:
    """The faces of our own file, with its notes."""
    data = json.loads(FILE.read_text(encoding="utf-8"))
    names: list[str] = []
    certainty: list[str] = []
    for kind in KIND_NAMES:
        names.extend(data[kind]["faces"])
        certainty.extend(data[kind]["certainty"])
    return Faces(names, certainty)


BUILT_IN: Final = built_in()


def faces_from(option: dict[str, list[str]] | None) -> Faces:
    """Faces from an option."""
    if option is None:
        return BUILT_IN
    names: list[str] = []
    for kind in KIND_NAMES:
        names.extend(option[kind])
    return Faces(names, [GIVEN_FACES] * len(names))
