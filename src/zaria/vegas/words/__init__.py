"""The arguments that only messages of Las Vegas have."""

from __future__ import annotations

import re
from typing import Any

from zaria.i18n.speech import GameWords, Speech


def tile(speech: Speech, key: str) -> str:
    """The name of a tile, from the message `tile-KEY`."""
    return speech.words.say(f"tile-{key.replace('_', '-')}")


def tiles(speech: Speech, keys: list[str]) -> str:
    return speech.words.listed(tile(speech, key) for key in keys)


def cards(speech: Speech, pairs: list[list[int]]) -> str:
    """Two money cards for each casino."""
    return ", ".join(" + ".join(speech.words.money(card) for card in pair) for pair in pairs)


def dice(speech: Speech, rolled: Any) -> Any:
    """A roll such as `1 1 6 big 3`; the word for the big die is in the message `dice-big`."""
    if not isinstance(rolled, str):
        return rolled
    return re.sub(r"big (\d)", lambda big: speech.words.say("dice-big", {"number": big[1]}), rolled)


WORDS = GameWords(
    rules={"vegas": ["LV"]},
    arguments={
        "tile": tile,
        "tiles": tiles,
        "cards": cards,
        "dice": dice,
        "owner": Speech.name,
        "guesser": Speech.name,
        "picker": Speech.name,
        "parted_by": Speech.name,
    },
)
