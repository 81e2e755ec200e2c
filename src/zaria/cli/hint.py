"""`zaria hint FILE`: what a strong opponent would do in the position of a record, and why."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from zaria.bots.hints import hint
from zaria.cli.arguments import Arguments, whole_number
from zaria.cli.columns import columns
from zaria.cli.drawing import drawing_of
from zaria.cli.errors import UsageError
from zaria.cli.files import read_record
from zaria.cli.keyboard import Keyboard
from zaria.cli.screen import Screen
from zaria.cli.typed_input import shown_words
from zaria.core.log import resume
from zaria.i18n import Words, minus
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
    state = resume(record).state
    given = hint(state, seed, rollouts)
    drawing = drawing_of(record.game, screen, words, record.players)
    view = state.view(state.actor)
    typed, ask = shown_words(state, words), view["ask"]
    names = {
        choice["word"]: drawing.named(view, ask, choice | {"word": typed[choice["action"]]})
        for choice in ask["choices"]
    }
    screen.show(reason(given, names, drawing.speech), "", *table(given, names, words))
    return 0


def reason(given: dict[str, Any], names: dict[str, str], speech: Speech) -> str:
    """Why the best choice is the best."""
    sentence = given["sentence"]
    about = dict(sentence["arguments"])
    for choice in ("best", "second"):
        if choice in about:
            about[choice] = names[about[choice]]
    return speech.say(sentence["key"], about)


def table(given: dict[str, Any], names: dict[str, str], words: Words) -> list[str]:
    """Each choice with its value and how far it is behind the best one."""
    scale = 1 if given["unit"] == "points" else 100
    rows = [["", words.say(HEADS[given["unit"]]), "", words.say("hint-column-behind"), ""]]
    for choice in given["choices"]:
        numbers = [(choice["value"], choice["error"]), (choice["behind"], choice["behind_error"])]
        cells = [cell for value, error in numbers for cell in (minus(f"{scale * value:.1f}"), f"±{scale * error:.1f}")]
        rows.append([names[choice["word"]], *cells])
    return columns(rows)
