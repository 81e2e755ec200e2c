"""`zaria games`: the games and their options."""

from __future__ import annotations

import argparse

from zaria.cli.arguments import Arguments, about, flag_of
from zaria.core.engine.registry import GAMES
from zaria.i18n import Words
from zaria.terminal.keyboard import Keyboard
from zaria.terminal.screen import Screen, term_lines

COLUMN = 19  # column of the explanations


def arguments(words: Words, given: list[str]) -> Arguments:
    parser = Arguments("games", words)
    parser.flag("--plain", "plain")
    return parser


def run(args: argparse.Namespace, screen: Screen, keyboard: Keyboard, words: Words) -> int:
    for game in GAMES.values():
        low, high = game.players
        name = words.say_or(f"game-{game.name}", game.name)
        if low == high:
            title = words.say("game-line-exact", {"name": name, "players": low})
        else:
            title = words.say("game-line", {"name": name, "low": low, "high": high})
        screen.show(f"{screen.paint(game.name, 'bold')}  {title}")
        if words.has(f"game-{game.name}"):
            screen.show(f"  {words.say(f'game-{game.name}.help')}")
        for option in game.options:
            screen.show(*term_lines(f"  {flag_of(option)}", about(option, words), COLUMN, screen.width))
    return 0
