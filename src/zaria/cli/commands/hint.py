"""`zaria hint FILE`: what a strong opponent would do in the position of a record, and why."""

from __future__ import annotations

import argparse

from zaria.bots.hints import hint
from zaria.cli.arguments import Arguments, whole_number
from zaria.cli.files import read_named
from zaria.cli.prompts.hint_lines import hint_lines
from zaria.core.records.log import resume
from zaria.i18n import Words
from zaria.terminal.drawing import drawing_of
from zaria.terminal.keyboard import Keyboard
from zaria.terminal.screen import Screen

MOST_ROLLOUTS = 1_000_000  # about a minute, during which Ctrl-C has to wait


def arguments(words: Words, given: list[str]) -> Arguments:
    parser = Arguments("hint", words)
    parser.place("file", "file")
    parser.value("--rollouts", "hint-rollouts")
    parser.value("--seed", "seed")
    parser.flag("--plain", "plain")
    return parser


def run(args: argparse.Namespace, screen: Screen, keyboard: Keyboard, words: Words) -> int:
    record = read_named(args.file, "hint")
    rollouts = whole_number("--rollouts", args.rollouts, low=1, high=MOST_ROLLOUTS) or 0
    seed = whole_number("--seed", args.seed) or 0
    state = resume(record).state
    given = hint(state, seed, rollouts)
    screen.show(*hint_lines(state, given, drawing_of(record.game, screen, words, record.players)))
    return 0
