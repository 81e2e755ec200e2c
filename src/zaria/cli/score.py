"""`zaria score GAME`: the score pad for a real table. What lies there is typed in; the engine says what it is worth."""

from __future__ import annotations

import argparse

from zaria.cli.arguments import Arguments, read_option
from zaria.cli.keyboard import Keyboard
from zaria.cli.mistake import Mistake
from zaria.cli.pads import PADS, Pad
from zaria.cli.screen import Screen, clean
from zaria.core.errors import ZariaError
from zaria.core.state import shown
from zaria.i18n import Words
from zaria.i18n.speech import Speech
from zaria.miner.faces import faces_from
from zaria.miner.game import FACES


def arguments(words: Words, given: list[str]) -> Arguments:
    parser = Arguments("score", words)
    parser.place("game", "score-game")
    parser.places("entries", "score-entries")
    parser.game_option(FACES)
    parser.flag("--plain", "plain")
    return parser


def run(found: argparse.Namespace, screen: Screen, keyboard: Keyboard, words: Words) -> int:
    if found.game is None:
        raise Mistake("score-no-game", possible=", ".join(PADS))
    name = clean(found.game)
    if name not in PADS:
        raise Mistake("score-game", given=shown(name), possible=", ".join(PADS))
    faces = faces_from(read_option(FACES, found.faces) if found.faces is not None else None)
    pad = PADS[name](screen, words, faces)
    entries = [clean(entry) for entry in found.entries]
    if not entries:
        screen.show(words.say(f"score-ask-{name}"))
        entries = asked(pad, screen, keyboard, words)
    screen.show(*pad.lines(entries))
    return 0


def asked(pad: Pad, screen: Screen, keyboard: Keyboard, words: Words) -> list[str]:
    """Entries line by line, until one is empty. What is wrong with one is said at once, and it is asked for again."""
    entries: list[str] = []
    while len(entries) < pad.most:
        try:
            entry = keyboard.line(f"{len(entries) + 1}> ")
        except EOFError:
            break
        if entry == "":
            break
        try:
            pad.check([*entries, entry])
        except ZariaError as error:
            screen.show(screen.paint(Speech(words, {}).refusal(error.refusal), "bad"))
        else:
            entries.append(entry)
    return entries
