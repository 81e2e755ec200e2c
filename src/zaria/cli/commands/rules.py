"""`zaria rules [WHAT]`: the rules in our own words, all of them or some."""

from __future__ import annotations

import argparse

from zaria.cli.arguments import Arguments
from zaria.cli.prompts.rule_lines import rule_lines, rules_beginning
from zaria.core.engine.errors import quote
from zaria.core.engine.registry import GAMES
from zaria.games import parts
from zaria.i18n import Words
from zaria.terminal.errors import UsageError
from zaria.terminal.keyboard import Keyboard
from zaria.terminal.screen import Screen, clean


def arguments(words: Words, given: list[str]) -> Arguments:
    parser = Arguments("rules", words)
    parser.place("what", "rules")
    parser.flag("--plain", "plain")
    return parser


def run(args: argparse.Namespace, screen: Screen, keyboard: Keyboard, words: Words) -> int:
    what = clean(args.what or "").strip()
    rules_of = {name: beginnings for game in parts("words") for name, beginnings in game.rules.items()}
    every = [beginning for beginnings in rules_of.values() for beginning in beginnings]
    rules = rules_beginning(words, rules_of.get(what, [what.upper()]) if what else every)
    if not rules:
        raise UsageError("no-rule", given=quote(what), possible=", ".join(GAMES))
    screen.show(*rule_lines(screen, words, rules))
    return 0
