"""`zaria hint FILE`: what a strong opponent would do in the position of a record, and why."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from zaria.bots.hints import hint
from zaria.cli.arguments import Arguments, whole_number
from zaria.cli.columns import columns
from zaria.cli.errors import UsageError
from zaria.cli.files import read_record
from zaria.cli.keyboard import Keyboard
from zaria.cli.screen import Screen, clean
from zaria.core.log import resume
from zaria.i18n import Words
from zaria.i18n.speech import Speech

HEADS = {"chance": "hint-column-chance", "points": "hint-column-points", "lot": "hint-column-lot"}


def arguments(words: Words, given: list[str]) -> Arguments:
    parser = Arguments("hint", words)
    parser.place("file", "hint")
    parser.value("--rollouts", "hint-rollouts")
    parser.value("--seed", "seed")
    parser.flag("--plain", "plain")
    return parser


def run(found: argparse.Namespace, screen: Screen, keyboard: Keyboard, words: Words) -> int:
    if found.file is None:
        raise UsageError("no-hint-file")
    record = read_record(Path(found.file))
    rollouts = whole_number("--rollouts", found.rollouts, low=1) or 0
    seed = whole_number("--seed", found.seed) or 0
    given = hint(resume(record).state, seed, rollouts)
    speech = Speech(words, {seat: clean(name) for seat, name in enumerate(record.players)})
    sentence = given["sentence"]
    screen.show(speech.say(sentence["key"], sentence["arguments"]), "", *table(given, words))
    return 0


def table(given: dict[str, Any], words: Words) -> list[str]:
    """Each choice with its value and how far it is behind the best one."""
    scale = 1 if given["unit"] == "points" else 100
    rows = [["", words.say(HEADS[given["unit"]]), "", words.say("hint-column-behind"), ""]]
    for choice in given["choices"]:
        numbers = [(choice["value"], choice["error"]), (choice["behind"], choice["behind_error"])]
        cells = [cell for value, error in numbers for cell in (f"{scale * value:.1f}", f"±{scale * error:.1f}")]
        rows.append([choice["word"], *cells])
    return columns(rows)
