"""Rules in our own words, as lines of the terminal."""

from __future__ import annotations

from zaria.i18n import Words
from zaria.terminal.screen import Screen, term_lines


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
