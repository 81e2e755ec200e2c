"""Every code, event, question, option, draw and rule has its message, and the arguments fit."""

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from said_in_source import SOURCE, Said, chance_kinds, everything_said

import zaria
from zaria.games import parts
from zaria.i18n import LOCALES, files, words
from zaria.i18n.speech import Speech

PREFIXES = [prefix for game in parts("words") for prefixes in game.rules.values() for prefix in prefixes]


@cache  # not when the tests are collected, which every worker of every stage does
def said() -> list[Said]:
    return list(everything_said())


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def variables(locale: str) -> dict[str, set[str]]:
    """The arguments that each message asks for."""
    found = {}
    for path in files(locale):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                seen = Variables()
                seen.visit(entry)
                found[entry.id.name] = seen.names
    return found


@pytest.mark.parametrize("locale", LOCALES)
def test_what_the_source_says_has_a_message_whose_arguments_are_given(locale: str) -> None:
    asked = variables(locale)
    wrong = []
    for where, pattern, given in said():
        keys = [key for key in asked if re.fullmatch(pattern, key)]
        if not keys:
            wrong.append(f"{where}: no message {pattern}")
        for key in keys:
            told = {"dollars"} if given is not None and "amount" in given else set()
            missing = asked[key] - given - told if re.escape(key) == pattern and given is not None else set()
            wrong.extend(f"{where}: {key} asks for {name}" for name in missing)
    assert wrong == []


def test_the_source_is_really_read() -> None:
    keys = {each.key.replace("\\", "") for each in said()}
    assert {"refusal-vegas-not-rolled", "event-vegas-unpaid", "question-vegas-choose", "refusal-record-early"} <= keys


@pytest.mark.parametrize("locale", LOCALES)
def test_no_message_is_left_over(locale: str) -> None:
    patterns = {each.key for each in said()}
    told = [key for key in words(locale).keys if key.startswith(("refusal-", "event-", "question-"))]
    assert [key for key in told if not any(re.fullmatch(pattern, key) for pattern in patterns)] == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", zaria.GAMES.values(), ids=lambda game: game.name)
def test_games_options_and_draws_have_words(game: zaria.Game, locale: str) -> None:
    say = words(locale).say
    assert say(f"game-{game.name}")
    assert say(f"game-{game.name}.help")
    for option in game.options:
        assert say(option.key)
        assert say(f"{option.key}.help")
        assert Speech(words(locale), {}).refusal(option.refuse("nonsense").refusal)
        for value in option.range if option.type == "choice" else []:
            assert say(f"{option.key}.{value}")
    package = game.begin.__module__.split(".")[1]
    for kind in chance_kinds(SOURCE / package):
        assert say(f"chance-{package}-{kind}", {"seat": "Ann"})


@pytest.mark.parametrize("locale", LOCALES)
def test_rules_have_one_heading_each_and_full_sentences(locale: str) -> None:
    rules = [key for key in words(locale).keys if key.startswith("rule-")]
    assert "rule-LV-PAY-01" in rules
    for key in rules:
        assert re.fullmatch(rf"rule-({'|'.join(PREFIXES)})(-[A-Z0-9]+)*-\d\d", key)
        assert words(locale).has("rules-" + key[len("rule-") : -3])
        assert words(locale).say(key).endswith((".", "!"))
