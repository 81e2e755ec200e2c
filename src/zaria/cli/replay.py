"""`zaria replay FILE`: shows a recorded game, step by step or at once."""

from __future__ import annotations

import argparse
from pathlib import Path

from zaria.cli.arguments import Arguments
from zaria.cli.drawing import drawing_of
from zaria.cli.errors import UsageError
from zaria.cli.event_log import EventLog
from zaria.cli.files import read_record
from zaria.cli.keyboard import Keyboard
from zaria.cli.screen import Screen
from zaria.core.replay import effective, fresh, replay, take
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
    drawing = drawing_of(record.game, screen, words, record.players)
    state = fresh(record)
    EventLog(screen, drawing, None).follow(state)
    running = not keyboard.interactive
    for number, step in effective(record.steps):
        take(state, number, step)
        if not running and state.actor >= 0:
            screen.show(*drawing.table(state.view(None)))
            entry = keyboard.line(words.say("go-on-bots") + " ").lower()
            running = entry in ("go", "g")
            if entry in ("quit", "q"):
                return 0
    if record.result is None:
        screen.show("", *drawing.table(state.view(None)), "", words.say("replay-unfinished"))
    else:
        screen.show("", *drawing.ending(state.view(None), record.result))
    return 0
