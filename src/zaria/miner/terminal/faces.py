"""`zaria faces`: the faces of the dice of Dice Miner as a file, to be changed and played with."""

from __future__ import annotations

import argparse

from zaria.cli.arguments import Arguments
from zaria.cli.keyboard import Keyboard
from zaria.cli.screen import Screen
from zaria.i18n import Words
from zaria.miner.faces import FILE


def arguments(words: Words, given: list[str]) -> Arguments:
    parser = Arguments("faces", words)
    parser.flag("--plain", "plain")
    return parser


def run(found: argparse.Namespace, screen: Screen, keyboard: Keyboard, words: Words) -> int:
    screen.out.write(FILE.read_text(encoding="utf-8"))  # not wrapped: a file must stay as it is
    return 0
