"""`zaria replay FILE`: shows a recorded game, step by step, back and forth, or at once."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any, NamedTuple

from zaria.cli.arguments import Arguments
from zaria.cli.choice_words import on_a_latin_keyboard
from zaria.cli.drawing import Drawing, drawing_of
from zaria.cli.errors import UsageError
from zaria.cli.event_log import EventLog
from zaria.cli.files import read_record
from zaria.cli.keyboard import Keyboard
from zaria.cli.screen import Screen
from zaria.cli.stage import Stage
from zaria.core.record import Record
from zaria.core.replay import effective, fresh, replay, take
from zaria.core.state import State
from zaria.i18n import Words


def arguments(words: Words, given: list[str]) -> Arguments:
    parser = Arguments("replay", words)
    parser.place("file", "replay")
    parser.flag("--plain", "plain")
    return parser


def run(found: argparse.Namespace, screen: Screen, keyboard: Keyboard, words: Words) -> int:
    if found.file is None:
        raise UsageError("no-file")
    record = read_record(Path(found.file))
    replay(record)  # a record that is not a possible game is refused before anything is shown
    Replay(record, drawing_of(record.game, screen, words, record.players), Stage(screen, keyboard, words)).run()
    return 0


class Stop(NamedTuple):
    """A position in which somebody is to decide, or the last one."""

    step: int  # so many steps led to it
    state: State
    news: list[str]  # what happened since the stop before


class Replay:
    """A recorded game on the screen."""

    def __init__(self, record: Record, drawing: Drawing, stage: Stage) -> None:
        self.record = record
        self.drawing = drawing
        self.stage = stage
        self.words = stage.words
        self.steps = effective(record.steps)

    def run(self) -> None:
        if self.stage.keyboard.interactive and not self.walk():
            return
        if not self.stage.keyboard.interactive:
            state = fresh(self.record)
            EventLog(self.stage, self.drawing, None).follow(state)
            for number, step in self.steps:
                take(state, number, step)
        self.end()

    def walk(self) -> bool:
        """Show stop after stop, as people ask for them; False if they leave before the end."""
        stops, at = self.stops(), 0
        while True:
            self.show(stops[at])
            entry = self.stage.keyboard.line("> ").lower()
            entry = entry if entry.isascii() else on_a_latin_keyboard(entry)
            if entry in ("quit", "q"):
                return False
            if entry in ("go", "g") or (entry in ("", "n") and at == len(stops) - 1):
                return True
            if entry in ("", "n"):
                at += 1
            elif entry in ("b", "back"):
                at = max(0, at - 1)
            elif entry.isdigit():
                at = max((place for place, stop in enumerate(stops) if stop.step <= int(entry)), default=0)
            else:
                self.stage.answer(self.words.say("replay-help", {"steps": len(self.steps)}))

    def stops(self) -> list[Stop]:
        told: list[str] = []
        state = fresh(self.record)
        state.listen(lambda event: told.extend(self.drawing.tell(event)) if event.visible_to(None) else None)
        stops = []
        for count, (number, step) in enumerate(self.steps, 1):
            take(state, number, step)
            if state.actor >= 0 or count == len(self.steps):
                stops.append(Stop(count, state.copy(), [f"  {line}" for line in told]))
                told.clear()
        return stops or [Stop(0, state, [])]

    def show(self, stop: Stop) -> None:
        tables = self.drawing.tables(self.open_view(stop.state))
        place = self.words.say("replay-place", {"step": stop.step, "steps": len(self.steps)})
        keys = self.words.say("go-on-replay")
        if self.stage.in_place:
            self.stage.news = [*stop.news]
            self.stage.page(tables, [["", place, keys]])
        else:
            self.stage.screen.show(*stop.news, *tables[0], "", place, keys)

    def open_view(self, state: State) -> dict[str, Any]:
        """What spectators see; after the end of the game also what only its owner saw, such as money."""
        view = state.view(None)
        if self.record.result is not None:
            view["players"] = [state.view(seat)["players"][seat] for seat in range(len(self.record.players))]
        return view

    def end(self) -> None:
        state = replay(self.record)
        if self.record.result is None:
            table = self.drawing.table(self.open_view(state))
            self.stage.screen.show("", *table, "", self.words.say("replay-unfinished"))
        else:
            self.stage.screen.show("", *self.drawing.ending(state.view(None), self.record.result))
