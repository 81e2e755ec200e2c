"""Turns the engine's events, questions and refusals into sentences.

The engine uses seats, dollars and keys. The name of an argument says what it is, so that events, questions and refusals
of all games are put into words in the same way:

- `seat`, `starter`: a seat, shown as a name; `seats`, `winners`: several; `name`: a name unchanged
- `amount`: dollars, shown as money, and as the number `dollars` for a message to select its words
- `decimal`: a number with one decimal, with the language's own point or comma
- `errno`: the number of a system error, shown as a reason
- `remark`: a character's remark, the message of that name
- the names that a game adds in its own folder: `arguments` of its `GameWords`
- everything else goes into the message unchanged; a list as its items, joined
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from errno import errorcode
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from zaria.games import parts
from zaria.i18n import Words, words
from zaria.i18n.bidi import isolate

if TYPE_CHECKING:
    from zaria.core.engine.errors import Refusal
    from zaria.core.engine.state import Event

SEAT = ("seat", "starter")
SEATS = ("seats", "winners")


class GameWords(NamedTuple):
    """The prefixes of a game's rules, and the arguments of its messages."""

    rules: dict[str, list[str]]  # prefixes of rule ids, by the name of the game
    arguments: dict[str, Callable[[Speech, Any], Any]]  # by name; a name must mean the same in all games


@cache
def arguments_of_games() -> dict[str, Callable[[Speech, Any], Any]]:
    return {name: tell for game in parts("words") for name, tell in game.arguments.items()}


class Speech:
    """Puts events, questions and refusals of one table into words of one language."""

    def __init__(self, words: Words, names: Mapping[int, str]) -> None:
        self.words = words
        self.names = names  # by seat, and by the numbers of owners that are no players

    def say(self, key: str, arguments: Mapping[str, Any] | None = None) -> str:
        """The message with its arguments in words."""
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

    def why(self, reasons: Iterable[Mapping[str, Any]]) -> str:
        """Reasons of `State.why`, joined sentences."""
        return " ".join(self.say(f"why-{reason['kind']}", reason["arguments"]) for reason in reasons)

    def odds(self, line: Mapping[str, Any]) -> str:
        """A line of `State.odds`."""
        return self.say(f"odds-{line['kind']}", {**line["arguments"], "odds": self.chance(*line["about"])})

    def chance(self, ways: int, of: int) -> str:
        if of == 1:
            return self.words.say("odds-sure" if ways == 1 else "odds-never")
        return self.words.say("odds-in", {"ways": ways, "of": of})

    def name(self, seat: int) -> str:
        return isolate(self.names[seat]) if seat in self.names else self.words.say("seat", {"number": seat + 1})

    def reason(self, number: int) -> str:
        key = f"errno-{errorcode.get(number, '')}"
        return self.words.say(key) if self.words.has(key) else os.strerror(number)

    def spoken(self, name: str, value: Any) -> Any:
        if value is None:
            return ""
        if name in SEAT:
            return self.name(value)
        if name == "name" and isinstance(value, str):
            return isolate(value)
        if name in SEATS:
            return self.words.listed(self.name(seat) for seat in value)
        if name == "amount":
            return self.words.money(value)
        if name == "decimal":
            return self.words.decimal(value)
        if name == "errno":
            return self.reason(value)
        if name == "remark":
            return self.words.say_or(f"remark-{value}", "…")  # from a newer server
        own = arguments_of_games().get(name)
        if own is not None:
            value = own(self, value)
        if isinstance(value, list):
            return ", ".join(str(item) for item in value)
        return value


def english(key: str, arguments: Mapping[str, Any]) -> str:
    """The text of `str(error)`."""
    return Speech(words("en"), {}).say(key, arguments)
