"""The option for faces other than the built-in ones, and its checks (DM-COMP-01, DM-COMP-02)."""

from __future__ import annotations

import json
from typing import Any, Final

from zaria.core.engine.errors import BadOption, quote
from zaria.core.engine.registry import Option
from zaria.miner.pieces.dice import KIND_NAMES, KINDS, NUMBER_OF
from zaria.miner.pieces.faces import SIDES
from zaria.miner.pieces.tally import LONGEST, MOST_SYMBOLS

# The symbols of each kind besides Beer: plain words, and words that are followed by a number.
PLAIN: Final = ((), (), ("pickaxe", "shield"), (), ())
NUMBERED: Final = (("",), ("cave-in", "dragon"), ("chest",), ("gem",), ("magic",))
BEER: Final = "beer"
# How many faces may be Beer: one on tunnel and treasure dice; for the others the number is not known.
FEWEST_BEERS: Final = (1, 0, 0, 1, 0)
MOST_BEERS: Final = (1, 2, 2, 1, 2)


def possible_faces(kind: int) -> list[str]:
    """All faces that a die of this kind may have."""
    named: list[str] = list(PLAIN[kind])
    for symbol in NUMBERED[kind]:
        most = MOST_SYMBOLS if symbol else LONGEST
        named.extend([f"{symbol} {number}".strip() for number in range(1, most + 1)])
    return [*named, BEER]


class FacesOption(Option):
    """Other faces than the built-in ones: `{"tunnel": [six faces], ...}`, or None.

    The form of our own file, `{"tunnel": {"dice": 27, "faces": [...]}, ...}`, is also read. The first form is kept and
    written in records.
    """

    def __init__(self, game: str, name: str) -> None:
        super().__init__(game, name, "faces", None, list(KIND_NAMES))
        self.in_file = True

    def check(self, value: Any) -> Any:
        if value is None:
            return None
        if not isinstance(value, dict):
            raise self.refuse(value)
        for name in value:
            if name not in KIND_NAMES:
                raise self.fault("kind", given=quote(name), possible=self.possible())
        return {KIND_NAMES[kind]: self.check_kind(kind, value.get(KIND_NAMES[kind])) for kind in range(KINDS)}

    def read(self, text: str) -> Any:
        """Read the content of a file."""
        try:
            return self.check(json.loads(text))
        except (ValueError, RecursionError) as error:
            place = f"{error.lineno}:{error.colno}" if isinstance(error, json.JSONDecodeError) else "-"
            raise self.fault("json", place=place) from None

    def check_kind(self, kind: int, given: Any) -> list[str]:
        """Check the six faces of a kind."""
        name = KIND_NAMES[kind]
        if given is None:
            raise self.fault("missing", die_kind=name)
        if isinstance(given, dict):
            dice = given.get("dice", NUMBER_OF[kind])
            if type(dice) is not int or dice != NUMBER_OF[kind]:
                raise self.fault("dice", die_kind=name, given=quote(dice), expected=NUMBER_OF[kind])
            given = given.get("faces")
        if not isinstance(given, list):
            raise self.fault("list", die_kind=name, given=quote(given))
        if len(given) != SIDES:
            raise self.fault("count", die_kind=name, given=len(given))
        possible = possible_faces(kind)
        for side in range(SIDES):
            if type(given[side]) is not str or given[side] not in possible:
                raise self.fault(
                    "symbol", die_kind=name, side=side + 1, given=quote(given[side]), possible=", ".join(possible)
                )
        if not FEWEST_BEERS[kind] <= given.count(BEER) <= MOST_BEERS[kind]:
            raise self.fault("beer", die_kind=name, given=given.count(BEER), most=MOST_BEERS[kind])
        return list(given)

    def fault(self, what: str, **arguments: object) -> BadOption:
        return BadOption(f"option-faces-{what}", "DM-COMP-01", option=self.name, **arguments)
