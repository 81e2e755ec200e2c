"""`zaria odds FILE`: the chances of the player to move in the position of a record."""

from __future__ import annotations

import argparse
from pathlib import Path

from zaria.cli.arguments import Arguments
from zaria.cli.drawing import drawing_of
from zaria.cli.errors import UsageError
from zaria.cli.files import read_record
from zaria.cli.keyboard import Keyboard
from zaria.cli.screen import Screen
from zaria.core.frames import OVER
from zaria.core.log import resume
from zaria.i18n import Words


def arguments(words: Words, given: list[str]) -> Arguments:
    parser = Arguments("odds", words)
    parser.place("file", "odds")
    parser.flag("--plain", "plain")
    return parser


def run(found: argparse.Namespace, screen: Screen, keyboard: Keyboard, words: Words) -> int:
    if found.file is None:
        raise UsageError("no-odds-file")
    record = read_record(Path(found.file))
    state = resume(record).state
    lines = [] if state.actor == OVER else state.odds(None)["lines"]
    speech = drawing_of(record.game, screen, words, record.players).speech
    screen.show(*([speech.odds(line) for line in lines] or [words.say("odds-none")]))
    return 0
