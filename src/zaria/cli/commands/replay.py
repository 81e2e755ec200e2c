"""`zaria replay FILE`: shows a recorded game, step by step, back and forth, or at once."""

from __future__ import annotations

import argparse
from typing import Any, NamedTuple

from zaria.cli.arguments import Arguments
from zaria.cli.files import read_named
from zaria.cli.prompts.choice_words import on_a_latin_keyboard
from zaria.cli.prompts.event_log import EventLog
from zaria.core.engine.state import State
from zaria.core.records.record import Record
from zaria.core.records.replay import effective, fresh, replay, take
from zaria.i18n import Words
from zaria.terminal.display import Display
from zaria.terminal.drawing import Drawing, drawing_of
from zaria.terminal.keyboard import Keyboard
from zaria.terminal.screen import Screen


def arguments(words: Words, given: list[str]) -> Arguments:
    parser = Arguments("replay", words)
    parser.place("file", "file")
    parser.flag("--plain", "plain")
    return parser


def run(args: argparse.Namespace, screen: Screen, keyboard: Keyboard, words: Words) -> int:
    record = read_named(args.file, "replay")
    replay(record)  # refuse an impossible game before showing anything
    Replay(record, drawing_of(record.game, screen, words, record.players), Display(screen, keyboard, words)).run()
    return 0


class Stop(NamedTuple):
    """A position with a decision, or the last one."""

    step: int  # the number of steps before it
    state: State
    news: list[str]  # what happened since the previous stop


class Replay:
    """A recorded game on the screen."""

    def __init__(self, record: Record, drawing: Drawing, display: Display) -> None:
        self.record = record
        self.drawing = drawing
        self.display = display
        self.words = display.words
        self.steps = effective(record.steps)

    def run(self) -> None:
        if self.display.keyboard.interactive and not self.walk():
            return
        if not self.display.keyboard.interactive:
            state = fresh(self.record)
            EventLog(self.display, self.drawing, None).follow(state)
            for number, step in self.steps:
                take(state, number, step)
        self.end()

    def walk(self) -> bool:
        """Show stops as people ask for them; False if they leave before the end."""
        stops, at = self.stops(), 0
        while True:
            self.show(stops[at])
            entry = self.display.keyboard.line("> ").lower()
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
                self.display.answer(self.words.say("replay-help", {"steps": len(self.steps)}))

    def stops(self) -> list[Stop]:
        lines: list[str] = []
        state = fresh(self.record)
        state.listen(lambda event: lines.extend(self.drawing.tell(event)) if event.visible_to(None) else None)
        stops = []
        for count, (number, step) in enumerate(self.steps, 1):
            take(state, number, step)
            if state.actor >= 0 or count == len(self.steps):
                stops.append(Stop(count, state.copy(), [f"  {line}" for line in lines]))
                lines.clear()
        return stops or [Stop(0, state, [])]

    def show(self, stop: Stop) -> None:
        tables = self.drawing.tables(self.open_view(stop.state))
        place = self.words.say("replay-place", {"step": stop.step, "steps": len(self.steps)})
        keys = self.words.say("go-on-replay")
        if self.display.in_place:
            self.display.news = [*stop.news]
            self.display.page(tables, [["", place, keys]])
        else:
            self.display.screen.show(*stop.news, *tables[0], "", place, keys)

    def open_view(self, state: State) -> dict[str, Any]:
        """The view of spectators; after the end of the game with private parts, such as money."""
        view = state.view(None)
        if self.record.result is not None:
            view["players"] = [state.view(seat)["players"][seat] for seat in range(len(self.record.players))]
        return view

    def end(self) -> None:
        state = replay(self.record)
        if self.record.result is None:
            table = self.drawing.table(self.open_view(state))
            self.display.screen.show("", *table, "", self.words.say("replay-unfinished"))
        else:
            self.display.screen.show("", *self.drawing.ending(state.view(None), self.record.result))
