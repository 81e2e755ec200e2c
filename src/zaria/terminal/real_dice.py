"""Real dice in the terminal: people type what they rolled and drew, also in the form shown to them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from zaria.core.engine.errors import IllegalDeal
from zaria.core.engine.state import State
from zaria.i18n.speech import Speech


class RealDice:
    """Reads what people type for draws. A game with more than numbers has its own reader."""

    def __init__(self, speech: Speech, names: list[str]) -> None:
        self.speech = speech
        self.words = speech.words
        self.names = names  # of the players, by seat

    def plain(self, state: State, entry: str) -> str:
        """The entry in the words that `parse_deal` reads."""
        return entry

    def missing(self, state: State, plain: str) -> str | None:
        """The question for a missing part of the entry, if any."""
        return None

    def completed(self, state: State, plain: str, answer: str) -> str | None:
        """The entry completed with the answer to that question; None if it is no answer."""
        return plain

    def possible(self, state: State) -> list[str]:
        """The possible input, as it is shown."""
        return [str(number) for number in range(1, max(state.chance().bounds) + 1)]

    def refused(self, state: State, error: IllegalDeal) -> IllegalDeal:
        """The refusal of an entry, with the possible input as it is shown."""
        return error

    def seat(self, entry: str) -> str:
        """The number of a player, counted from 1, for a name."""
        wanted = fold(entry).strip()
        numbers = [number for number, name in enumerate(self.names, 1) if fold(name).strip() == wanted]
        return str(numbers[0]) if numbers else entry


def fold(text: str) -> str:
    """The form in which input is compared: lower case without accents, between two blanks.

    >>> fold("Groß 5"), fold("ΜΕΓΆΛΟ  5")
    (' gross 5 ', ' μεγαλο 5 ')
    """
    apart = unicodedata.normalize("NFD", text.casefold())
    bare = "".join(sign for sign in apart if unicodedata.category(sign) != "Mn")
    return f" {' '.join(bare.split())} "


def replace_names(text: str, names: Iterable[tuple[str, str]]) -> str:
    """A folded text with each whole name replaced by its key, longest names first."""
    for name, key in sorted(names, key=lambda pair: -len(pair[0])):
        text = re.sub(rf"(?<=\s){re.escape(fold(name).strip())}(?=\s)", key, text)
    return text
