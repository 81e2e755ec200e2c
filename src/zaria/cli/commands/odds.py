"""`zaria odds FILE`: the chances of the player to move in the position of a record."""

from __future__ import annotations

import argparse

from zaria.cli.arguments import Arguments
from zaria.cli.files import read_named
from zaria.core.engine.frames import OVER
from zaria.core.records.log import resume
from zaria.i18n import Words
from zaria.terminal.drawing import drawing_of
from zaria.terminal.keyboard import Keyboard
from zaria.terminal.screen import Screen


def arguments(words: Words, given: list[str]) -> Arguments:
    parser = Arguments("odds", words)
    parser.place("file", "file")
    parser.flag("--plain", "plain")
    return parser


def run(args: argparse.Namespace, screen: Screen, keyboard: Keyboard, words: Words) -> int:
    record = read_named(args.file, "odds")
    state = resume(record).state
    lines = [] if state.actor == OVER else state.odds(None)["lines"]
    speech = drawing_of(record.game, screen, words, record.players).speech
    screen.show(*([speech.odds(line) for line in lines] or [words.say("odds-none")]))
    return 0
