"""The arguments that only messages of Dice Miner have."""

from __future__ import annotations

from zaria.i18n.speech import GameWords, Speech


def die_kind(speech: Speech, kind: str) -> str:
    return speech.words.say(f"die-kind-{kind}")


def hero(speech: Speech, key: str) -> str:
    return speech.words.say(f"hero-{key}")


def face(speech: Speech, name: str) -> str:
    """What a die shows: a symbol, a symbol and a number (`cave-in 2`), or the number of a tunnel."""
    symbol, _, number = name.rpartition(" ") if name[-1].isdigit() else (name, "", "")
    return speech.words.say(f"face-{symbol or 'tunnel'}", {"number": number})


def faces(speech: Speech, names: list[str]) -> str:
    return ", ".join(face(speech, name) for name in names)


WORDS = GameWords(
    rules={"miner": ["DM"], "miner-solo": ["SOLO"]},
    arguments={"die_kind": die_kind, "hero": hero, "face": face, "faces": faces},
)
