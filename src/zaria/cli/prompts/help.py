"""The help at a question: possible input, the signs on the table, and the rules behind the question."""

from __future__ import annotations

from typing import Any

from zaria.cli.prompts.rule_lines import rule_lines, rules_beginning
from zaria.terminal.drawing import Drawing
from zaria.terminal.screen import term_lines

PRIVATE = "mine"  # a game may have another name for it: `Drawing.private_command`
CORRECT = "correct"  # with real dice only
HINT = "hint"  # for a single person only
COMMANDS = ("help", "about", "why", HINT, "log", "table", PRIVATE, "undo", CORRECT, "save", "quit")
COLUMN = 15  # column of the explanations


def help_lines(drawing: Drawing, ask: dict[str, Any] | None, missing: set[str]) -> list[str]:
    """All commands available here, the words of the choices, the signs and the rules."""
    screen, words = drawing.screen, drawing.words
    lines = [words.say("help-choose")]
    for name in COMMANDS:
        here = drawing.private_command if name == PRIVATE else name
        if here is not None and here not in missing:
            term = screen.paint(words.say(f"help-{here}.entry"), "bold")
            lines.extend(term_lines(f"  {term}", words.say(f"help-{here}"), COLUMN, screen.width))
    if ask is not None:
        lines.extend(["", words.say_or(f"words-{ask['question'].removeprefix('question-')}", "")])
    rules = rules_beginning(words, ask["rules"] if ask is not None else [*drawing.rules_of_the_table])
    return [*lines, "", *drawing.legend(), "", *rule_lines(screen, words, rules)]


def about_topic(drawing: Drawing, topic: str) -> list[str]:
    """A rule by its id, or a thing on the table by its name; empty if there is none."""
    lines, rules = drawing.explain(topic)
    wanted_rules = rules_beginning(drawing.words, [topic.upper(), *rules])
    return [*lines, *rule_lines(drawing.screen, drawing.words, wanted_rules)]
