"""The arguments that only messages of Dice Miner have."""

from __future__ import annotations

from typing import Any

from zaria.i18n.speech import GameWords, Speech

SIGNS = {1: "+", 0: "±", -1: "\N{MINUS SIGN}"}


def die_kind(speech: Speech, kind: str) -> str:
    return speech.words.say(f"die-kind-{kind}")


def hero(speech: Speech, key: str) -> str:
    return speech.words.say(f"hero-{key}")


def face(speech: Speech, name: str) -> str:
    """A face: a symbol, a symbol and a number (`cave-in 2`), or the number of a tunnel."""
    symbol, _, number = name.rpartition(" ") if name[-1].isdigit() else (name, "", "")
    return speech.words.say(f"face-{symbol or 'tunnel'}", {"number": number})


def faces(speech: Speech, names: list[str]) -> str:
    return ", ".join(face(speech, name) for name in names)


def which(speech: Speech, named: dict[str, Any]) -> str:
    """A die of the mountain as `zaria.miner.pieces.naming` names it: by its face, and by its place if it needs one."""
    if "place" not in named:
        return face(speech, named["face"])
    return speech.words.say(f"die-miner-{named['place']}", {**named, "face": face(speech, named["face"])})


def changes(speech: Speech, rerolled: list[list[str]]) -> str:
    """The old and new face of each rerolled die."""
    return ", ".join(change(speech, was, now) for was, now in rerolled)


def change(speech: Speech, was: str, now: str) -> str:
    if was == now:
        return speech.words.say("die-miner-again", {"face": face(speech, now)})
    return speech.words.say("die-miner-became", {"before": face(speech, was), "face": face(speech, now)})


def sequence(speech: Speech, numbers: list[int]) -> str:
    """The tunnels of a sequence: `1-2-3`."""
    return "-".join(str(number) for number in numbers)


def sign(speech: Speech, points: int) -> str:
    """A change of points with a sign of one character: plus, minus, or ± for 0."""
    return f"{SIGNS[(points > 0) - (points < 0)]}{abs(points)}"


def mean(speech: Speech, exact: list[int]) -> str:
    """A mean with its sign, to one decimal: a sum divided by the number of rolls."""
    total, rolls = exact
    tenths = (20 * abs(total) + rolls) // (2 * rolls)  # a half is rounded up, as the page does
    sign = SIGNS[0 if tenths == 0 else 1 if total > 0 else -1]
    return f"{sign}{tenths // 10}" if tenths % 10 == 0 else f"{sign}{speech.words.decimal(tenths / 10)}"


WORDS = GameWords(
    rules={"miner": ["DM"], "miner-solo": ["SOLO"]},
    arguments={
        **{"die_kind": die_kind, "hero": hero, "face": face, "faces": faces, "which": which, "changes": changes},
        **{"joined": sequence, "waiting": sequence, "whole": sequence},
        **{"change": sign, "instead": sign, "signed_from": sign, "signed_to": sign, "mean": mean},
    },
)
