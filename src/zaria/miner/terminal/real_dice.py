"""Real dice of Dice Miner, by the names and the short names of their faces in every language."""

from __future__ import annotations

import re

from zaria.core.engine.state import State
from zaria.miner.pieces.dice import KIND_NAMES
from zaria.miner.words import face as face_name
from zaria.terminal.real_dice import RealDice, fold, replace_names

SYMBOLS = ("tunnel", "cave-in", "dragon", "pickaxe", "shield", "chest", "gem", "magic", "beer")


class MinerRealDice(RealDice):
    """`Schacht 3`, `Scht 3`, `t3`; `Bier (Schachtwürfel)`, `BIER Scht`, `tunnel beer`."""

    def plain(self, state: State, entry: str) -> str:
        if state.chance().kind == "starter":
            return self.seat(entry)
        names = [*self.names_of_kinds(), *self.names_of_faces()]
        return kinds_first(replace_names(fold(re.sub(r"[,()]", " ", entry)), names).split())

    def names_of_kinds(self) -> list[tuple[str, str]]:
        return [(self.words.say(f"die-kind-{kind}"), kind) for kind in KIND_NAMES]

    def names_of_faces(self) -> list[tuple[str, str]]:
        say = self.words.say
        names = [(say(f"face-{symbol}", {"number": ""}).strip(), symbol) for symbol in SYMBOLS]
        short = [(say(f"short-{key}"), key) for key in dict.fromkeys((*SYMBOLS, *KIND_NAMES))]
        return [*names, *short]

    def possible(self, state: State) -> list[str]:
        if state.chance().kind == "starter":
            return self.names
        shown = dict.fromkeys(face for faces in state.view(None)["faces"].values() for face in faces)
        return [face_name(self.speech, face) for face in shown]


def kinds_first(words: list[str]) -> str:
    """Move the kind of a Beer die from behind it, as on the mountain, to before it, as in records.

    >>> kinds_first(["beer", "tunnel", "beer", "hazard", "gem", "2", "tool", "beer"])
    'tunnel beer hazard beer gem 2 tool beer'
    """
    texts: list[str] = []
    at = 0
    while at < len(words):
        following = [*words[at + 1 :], "", ""]
        is_bare = words[at] == "beer" and (not texts or texts[-1] not in KIND_NAMES)
        if is_bare and following[0] in KIND_NAMES and not following[1].isdigit():
            texts.append(following[0])
            words = [*words[: at + 1], *words[at + 2 :]]
        texts.append(words[at])
        at += 1
    return " ".join(texts)
