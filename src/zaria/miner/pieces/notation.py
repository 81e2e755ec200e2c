"""Faces as people write them: `t3 c2 d4 p s k2 g3 m1 b`, or in full: `tunnel 3`, `cave-in 2`, `treasure beer`."""

from __future__ import annotations

from typing import Final

from zaria.core.engine.errors import IllegalDeal
from zaria.miner.pieces.dice import KIND_NAMES, KINDS
from zaria.miner.pieces.faces import SIDES, Faces

SHORT: Final = {
    "t": "",
    "c": "cave-in",
    "d": "dragon",
    "p": "pickaxe",
    "s": "shield",
    "k": "chest",
    "g": "gem",
    "m": "magic",
    "b": "beer",
}
NUMBERED: Final = ("cave-in", "dragon", "chest", "gem", "magic")  # words that a number follows
ANY_KIND: Final = -1


def long_name(word: str) -> str:
    """The long form of a short face; any other word unchanged.

    >>> long_name("c2"), long_name("t3"), long_name("p"), long_name("dragon")
    ('cave-in 2', '3', 'pickaxe', 'dragon')
    """
    number = word[1:]
    if word[:1] not in SHORT or not (number == "" or (number.isascii() and number.isdigit())):
        return word
    return f"{SHORT[word[0]]} {number}".strip()


def read_faces(words: list[str]) -> list[tuple[int, str]]:
    """The faces that the words name, each with its kind if given, else ANY_KIND.

    >>> read_faces(["t3", "hazard", "beer", "magic", "2", "magic", "beer"])
    [(-1, '3'), (1, 'beer'), (-1, 'magic 2'), (4, 'beer')]
    """
    pairs: list[tuple[int, str]] = []
    at = 0
    while at < len(words):
        kind = ANY_KIND
        following = words[at + 1] if at + 1 < len(words) else ""
        if words[at] in KIND_NAMES and not (words[at] == "magic" and following.isdigit()):
            kind = KIND_NAMES.index(words[at])
            at += 1
        word = words[at] if at < len(words) else ""
        if word in NUMBERED and at + 1 < len(words):
            word = f"{word} {words[at + 1]}"
            at += 1
        pairs.append((kind, long_name(word)))
        at += 1
    return pairs


def read_roll(words: list[str], kinds: list[int], faces: Faces) -> list[int]:
    """Read the faces of dice of these kinds, in this order, as the integers of a draw."""
    given = read_faces(words)
    if len(given) != len(kinds):
        raise IllegalDeal("deal-length", expected=len(kinds), given=len(given))
    return [read_face(given[n][0], given[n][1], kinds[n], faces) for n in range(len(kinds))]


def read_face(said: int, name: str, kind: int, faces: Faces) -> int:
    """The side of a die of this kind with the face of this name."""
    number = faces.find(kind, name)
    if number < 0 or said not in (ANY_KIND, kind):
        word = name if said in (ANY_KIND, kind) else f"{KIND_NAMES[said]} {name}"
        possible = ", ".join(dict.fromkeys(faces.of_kind(kind)))
        named = KIND_NAMES[kind]
        raise IllegalDeal("miner-deal-face", "DM-COMP-01", word=word[:40], die_kind=named, possible=possible)
    return number - SIDES * kind


def read_kind(said: int, name: str, faces: Faces) -> int:
    """The kind of die of this face: the given one, or the only one that has it."""
    if said != ANY_KIND:
        return said
    if name == "beer":
        raise IllegalDeal("miner-deal-beer", "DM-COMP-01")
    for kind in range(KINDS):
        if faces.find(kind, name) >= 0:
            return kind
    word = f"tunnel {name}" if name.isdigit() else name
    raise IllegalDeal("miner-deal-unknown", "DM-COMP-01", word=word[:40])
