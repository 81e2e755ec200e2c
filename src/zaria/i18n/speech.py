"""From what the engine tells to what people read.

The engine speaks of seats, dollars and keys. By the name of an argument this module knows what it is, so that events,
questions and refusals of every game are told in the same way:

- `seat`, `starter`, `owner`, `guesser`, `picker`, `parted_by`: a seat, told as a name; `seats`, `winners`: several
- `amount`: dollars, told as money, and as the number `dollars` by which a message can choose its words
- `cards`: pairs of amounts, one a casino
- `dice`: what was rolled, such as `1 1 6 big 3`; the word for the big die is told (message `dice-big`)
- `errno`: the number of a system's error, told as a reason
- `tile`: the key of a tile, told as its name (message `tile-KEY`); `tiles`: several
- `die_kind`, `hero`: keys, told as names (messages `die-kind-KEY`, `hero-KEY`); `face`: what a die shows, such as
  `cave-in 2` (message `face-cave-in`); `faces`: several
- everything else goes into the message as it is; a list as its items, one after the other
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from errno import errorcode
from typing import TYPE_CHECKING, Any

from zaria.i18n import Words, words

if TYPE_CHECKING:
    from zaria.core.errors import Refusal
    from zaria.core.state import Event

SEAT = ("seat", "starter", "owner", "guesser", "picker", "parted_by")
SEATS = ("seats", "winners")


class Speech:
    """The words of one language, with the names of the players of one table."""

    def __init__(self, words: Words, names: Mapping[int, str]) -> None:
        self.words = words
        self.names = names  # by seat; also of those who own dice and are no players, as the game numbers them

    def say(self, key: str, arguments: Mapping[str, Any] | None = None) -> str:
        """The message, with its arguments told as people know them."""
        given = arguments or {}
        spoken = {name: self.spoken(name, value) for name, value in given.items()}
        if "amount" in given:
            spoken["dollars"] = given["amount"]
        return self.words.say(key, spoken)

    def event(self, event: Event) -> str:
        return self.say(f"event-{event.kind}", event.arguments)

    def refusal(self, refusal: Refusal) -> str:
        return self.say(refusal.key, refusal.arguments)

    def question(self, ask: Mapping[str, Any]) -> str:
        return self.say(ask["question"], ask["arguments"])

    def name(self, seat: int) -> str:
        return self.names[seat] if seat in self.names else self.words.say("seat", {"number": seat + 1})

    def tile(self, key: str) -> str:
        return self.words.say(f"tile-{key.replace('_', '-')}")

    def reason(self, number: int) -> str:
        key = f"errno-{errorcode.get(number, '')}"
        return self.words.say(key) if self.words.has(key) else os.strerror(number)

    def face(self, name: str) -> str:
        """What a die of Dice Miner shows: a symbol, a symbol and how many of it, or the number of a tunnel."""
        symbol, _, number = name.rpartition(" ") if name[-1].isdigit() else (name, "", "")
        return self.words.say(f"face-{symbol or 'tunnel'}", {"number": number})

    def dice(self, rolled: str) -> str:
        return re.sub(r"big (\d)", lambda big: self.words.say("dice-big", {"number": big[1]}), rolled)

    def spoken(self, name: str, value: Any) -> Any:
        if value is None:
            return ""
        if name in SEAT:
            return self.name(value)
        if name in SEATS:
            return self.words.listed(self.name(seat) for seat in value)
        if name == "amount":
            return self.words.money(value)
        if name == "dice" and isinstance(value, str):
            return self.dice(value)
        if name == "errno":
            return self.reason(value)
        if name == "cards":
            return ", ".join(" + ".join(self.words.money(card) for card in pair) for pair in value)
        if name == "tile":
            return self.tile(value)
        if name == "tiles":
            return self.words.listed(self.tile(key) for key in value)
        if name == "die_kind":
            return self.words.say(f"die-kind-{value}")
        if name == "hero":
            return self.words.say(f"hero-{value}")
        if name == "face":
            return self.face(value)
        if name == "faces":
            return ", ".join(self.face(face) for face in value)
        if isinstance(value, list):
            return ", ".join(str(item) for item in value)
        return value


def english(key: str, arguments: Mapping[str, Any]) -> str:
    """What `str(error)` says."""
    return Speech(words("en"), {}).say(key, arguments)
