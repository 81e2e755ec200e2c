"""`zaria rules [WHAT]`: the rules in our own words, all of them or some."""

from __future__ import annotations

import argparse

from zaria.cli.arguments import Arguments
from zaria.cli.errors import UsageError
from zaria.cli.keyboard import Keyboard
from zaria.cli.screen import Screen, clean, term_lines
from zaria.core.errors import shown
from zaria.core.registry import GAMES
from zaria.games import parts
from zaria.i18n import Words


def arguments(words: Words, given: list[str]) -> Arguments:
    parser = Arguments("rules", words)
    parser.place("what", "rules")
    parser.flag("--plain", "plain")
    return parser


def run(found: argparse.Namespace, screen: Screen, keyboard: Keyboard, words: Words) -> int:
    what = clean(found.what or "").strip()
    rules_of = {name: beginnings for game in parts("words") for name, beginnings in game.rules.items()}
    every = [beginning for beginnings in rules_of.values() for beginning in beginnings]
    rules = rules_beginning(words, rules_of.get(what, [what.upper()]) if what else every)
    if not rules:
        raise UsageError("no-rule", given=shown(what), possible=", ".join(GAMES))
    screen.show(*rule_lines(screen, words, rules))
    return 0


def rules_beginning(words: Words, beginnings: list[str]) -> list[str]:
    """The ids of the rules with one of these prefixes: one rule, or a group such as `LV-PAY`."""
    ids = [key.removeprefix("rule-") for key in words.keys if key.startswith("rule-")]
    return [each for each in ids if any(each == some or each.startswith(f"{some}-") for some in beginnings)]


def rule_lines(screen: Screen, words: Words, ids: list[str]) -> list[str]:
    """Rules under their headings."""
    lines: list[str] = []
    heading = ""
    column = max(map(len, ids), default=0) + 4
    for each in ids:
        group = each.rpartition("-")[0]
        if group != heading:
            heading = group
            lines.append(screen.paint(words.say(f"rules-{group}"), "bold"))
        lines.extend(term_lines(f"  {screen.paint(each, 'dim')}", words.say(f"rule-{each}"), column, screen.width))
    return lines
