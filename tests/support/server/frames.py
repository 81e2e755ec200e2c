"""Frames that no honest client sends. A server must answer each of them and must not change."""

import json
import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

WORDS = [
    *("move", "roll", "deal", "undo", "sit", "stand", "seat", "start", "hash", "bytes", "hand-over", "back"),
    *("abandon", "rematch", "chat", "", "MOVE", "drop table", "\u202e", "ζάρια", "x" * 19, "x" * 1000, "\x00", "null"),
]
FIELDS = [
    *("id", "do", "version", "seat", "name", "kind", "bot", "hash", "bytes", "action", "word", "values", "words"),
    *("on", "text", "type", "__proto__", "é", ""),
]
VALUES: list[Any] = [
    *(None, True, False, 0, 1, -1, 63, 2**31, 2**63, -(2**63) - 1, 10**300, 0.5, 1e308, "", "0", "place 4", "a" * 64),
    *("a" * 1001, [], [0], [None], [[]], list(range(200)), {}, {"a": {"b": []}}, "\ud83c\udfb2", "\u0000", "0" * 64),
]
LONGEST = 1300  # characters of at most three bytes: a frame over 4,096 bytes ends the connection
NOTES = ["ping", "watch", "sync", "mute", "snapshot", "ack", ""]


def fuzzed_frames(number: int, seed: int, version: int | None = None) -> Iterator[str | bytes]:
    """This many frames, fixed by the seed, none too long. With a version, every command has it."""
    fitting = (frame for frame in any_frames(random.Random(seed), version) if len(frame) <= LONGEST)
    return islice(fitting, number)


def any_frames(dice: random.Random, version: int | None) -> Iterator[str | bytes]:
    while True:
        kind = dice.randrange(6)
        if kind == 0:
            yield bytes(dice.randrange(256) for _ in range(dice.randrange(40)))
        elif kind == 1:
            yield "".join(chr(dice.choice([dice.randrange(32, 127), dice.randrange(0xD7FF)])) for _ in range(20))
        elif kind == 2:
            whole = json.dumps(command(dice, version))
            at = dice.randrange(len(whole))
            yield whole[:at] + dice.choice(["", '"', "{", "[", "\\", "0", "}"]) + whole[at + dice.randrange(2) :]
        elif kind == 3:
            yield json.dumps({"type": dice.choice(NOTES), dice.choice(FIELDS[2:4]): dice.choice(VALUES)})
        elif kind == 4:
            yield json.dumps(dice.choice([*VALUES, [command(dice, version)], "[" * 50]))
        else:
            yield json.dumps(command(dice, version))


def command(dice: random.Random, version: int | None) -> dict[str, Any]:
    """A command with random fields."""
    made: dict[str, Any] = {"id": f"fuzz {dice.random()}", "do": dice.choice(WORDS)}
    for _ in range(dice.randrange(4)):
        made[dice.choice(FIELDS)] = dice.choice(VALUES)
    return made if version is None else made | {"version": version}
