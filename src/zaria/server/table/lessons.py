"""Lessons: games whose dice and opponents follow a script, until the pupil does something else.

A game's folder may have `lessons/NAME.json`. Its `script` has the steps of a record, with dice in words, and between
them what the pupil reads: `{"say": ..., "do": "roll" | "move" | "read" | "end", "light": [targets]}`. The messages are
`lesson-NAME-SAY`, and `lesson-NAME-SAY.do` for a move.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Literal, NamedTuple

import msgspec

from zaria.core.records.log import Log
from zaria.core.values.rng import Rng
from zaria.games import FOLDERS, HERE
from zaria.server.messages.refusals import Refused


class Point(msgspec.Struct):
    """An explanation at this point of the game. `light` are targets as in docs/questions.md."""

    at: int  # steps of the game
    say: str
    do: Literal["roll", "move", "read", "end"]
    light: list[str]
    word: str | None = None  # of the move


class Progress(msgspec.Struct):
    """How far the game of a table has followed its lesson, in steps. Astray, it waits to be taken back."""

    name: str
    at: int
    of: int
    astray: bool


class Lesson(NamedTuple):
    name: str
    game: str
    options: dict[str, Any]
    opponents: list[str]
    steps: list[list[Any]]
    points: list[Point]

    def followed(self, steps: list[list[Any]]) -> int:
        """The number of these steps that follow the lesson."""
        for place, (made, planned) in enumerate(zip(steps, self.steps)):
            if made != planned:
                return place
        return min(len(steps), len(self.steps))

    def progress(self, steps: list[list[Any]]) -> Progress:
        at = self.followed(steps)
        return Progress(self.name, at, len(self.steps), at < len(steps) and at < len(self.steps))


@cache
def lessons() -> dict[str, Lesson]:
    files = [file for folder in FOLDERS for file in sorted((HERE / folder / "lessons").glob("*.json"))]
    return {file.stem: read_lesson(file.stem, msgspec.json.decode(file.read_bytes())) for file in files}


def find_lesson(name: str) -> Lesson:
    known = lessons()
    if name not in known:
        raise Refused("no-lesson", given=name[:20], possible=", ".join(known))
    return known[name]


def read_lesson(name: str, data: dict[str, Any]) -> Lesson:
    """Play the script to get its steps in the form of a record. A deal without words uses a fixed seed."""
    log = Log(data["game"], ["", *data["opponents"]], **data["options"])
    rng = Rng(0)
    points: list[Point] = []
    for line in data["script"]:
        if isinstance(line, dict):
            points.append(Point(len(log.record.steps), line["say"], line["do"], line.get("light", [])))
        elif line[0] != "deal":
            log.apply(log.state.parse(line[1]))
        elif len(line) == 1:
            log.roll(rng)
        else:
            log.deal(log.state.parse_deal(line[1]))
    steps = log.record.steps
    for point in points:
        if point.do == "move":
            point.word = steps[point.at][1]
    return Lesson(name, data["game"], log.record.options, data["opponents"], steps, points)
