"""Questions as data: the numbers stay, docs/questions.md is complete, and every question is met in play."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import zaria
from support.checkout import ROOT
from support.laws.journey import journey
from support.laws.variants import VARIANTS
from zaria.core.engine.state import State

pytestmark = pytest.mark.compiled

DOCUMENT = (ROOT / "docs/questions.md").read_text("utf-8")
RULES = re.findall(
    r"^- ([A-Z]+(?:-[A-Z0-9]+)*-\d\d)\b",
    "\n".join(path.read_text("utf-8") for path in sorted((ROOT / "docs/rules").glob("*.md"))),
    re.MULTILINE,
)
# Never change a line: clients know questions by these numbers. A new question is a new line.
NUMBERS = {
    "vegas": {
        1: "vegas-choose",
        2: "vegas-hide",
        3: "vegas-guess",
        4: "vegas-prime",
        5: "vegas-bet",
        6: "vegas-power",
        7: "vegas-close",
        8: "vegas-bar",
        9: "vegas-group",
        10: "vegas-grey",
        11: "vegas-picture",
        12: "vegas-adjust",
        13: "vegas-split",
        14: "vegas-stack",
        15: "vegas-move",
        16: "vegas-nice",
        17: "vegas-result",
        18: "vegas-activate",
        19: "vegas-gold",
    },
    "miner": {
        1: "miner-hero",
        2: "miner-dig",
        3: "miner-share",
        4: "miner-take-first",
        5: "miner-take-second",
        6: "miner-magic",
        7: "miner-reroll",
        8: "miner-cache",
    },
    "miner-solo": {9: "miner-solo", 10: "miner-set", 11: "miner-chest", 12: "miner-recycle"},
}
# The values that each kind of target can have.
VALUES = {
    "bet": r"higher|lower",
    "black": r"[1-6]",
    "casino": r"[1-6]",
    "cell": r"[0-5],[0-5]",
    "die": r"small|big|\d+",
    "face": r"[a-z-]+ \d|[a-z]+|\d",
    "group": r"[1-3]",
    "hero": r"[a-z-]+",
    "marker": r"[1-3]",
    "number": r"[1-6]",
    "picture": r"[1-6]|chip|money|adjustment",
    "seat": r"[0-4]",
    "stack": r"[12](:[026](,[026])*)?",
    "tile": r"[a-z_]+",
}


@cache
def asked(game: str) -> list[tuple[State, dict[str, Any]]]:
    """Every question of random games of all variants, and of one that is played well, with the position."""
    states = played_well(game)
    for number, variant in enumerate(VARIANTS):
        if variant.game == game:
            states += journey(number).states
    return [(state, ask) for state in states if (ask := state.ask()) is not None]


def played_well(game: str) -> list[State]:
    """The positions of a greedy game: alone, a random one ends before much is asked."""
    record = zaria.play(game, [zaria.bot("greedy")] * zaria.GAMES[game].players[0], seed=6)
    log = zaria.Log(game, record.players, **record.options)
    states = [log.state.copy()]
    for line in record.steps:
        if line[0] == "deal":
            log.deal(line[3])
        else:
            log.apply(log.state.parse(line[1]))
        states.append(log.state.copy())
    return states


def rows() -> Iterator[tuple[int, str, str | None, bool, set[tuple[str, ...]]]]:
    """The tables of the document: number, key, source, main, and each verb with its kinds of targets."""
    row = r"^\| (\d+) \| `([a-z-]+)` \| (?:`(\w+)` )?\| (yes )?\| (.+) \|$"
    for number, key, source, main, written in re.findall(row, DOCUMENT, re.MULTILINE):
        forms = {tuple(form.replace("`", "").split()) for form in written.split(" · ")}
        yield int(number), key, source or None, main != "", forms


def form(choice: dict[str, Any]) -> tuple[str, ...]:
    """The verb and the kinds of the targets, as the document writes them."""
    kinds = [target.partition(":")[0] for target in choice["targets"]]
    return ("move", "die", "…") if choice["verb"] == "move" else (choice["verb"], *kinds)


@pytest.mark.parametrize("game", zaria.GAMES)
def test_numbers_and_keys_stay_as_they_are(game: str) -> None:
    questions = zaria.GAMES[game].questions
    assert {question.number: question.key for question in questions} == NUMBERS[game]
    assert len(questions) == len(NUMBERS[game]) == len(set(NUMBERS[game].values()))


def test_the_document_lists_every_question() -> None:
    listed = [
        (question.number, question.key, question.source, question.is_main)
        for game in zaria.GAMES.values()
        for question in game.questions
    ]
    assert [row[:4] for row in rows()] == listed


@pytest.mark.parametrize("game", zaria.GAMES)
def test_every_rule_of_a_question_is_a_rule(game: str) -> None:
    for question in zaria.GAMES[game].questions:
        assert question.rules and set(question.rules) <= set(RULES), question.key


@pytest.mark.parametrize("game", zaria.GAMES)
def test_every_question_is_met_in_play_with_all_that_is_documented(game: str) -> None:
    met: dict[int, set[tuple[str, ...]]] = {}
    for _, ask in asked(game):
        met.setdefault(ask["number"], set()).update(form(choice) for choice in ask["choices"])
    assert met == {number: forms for number, key, _, _, forms in rows() if NUMBERS[game].get(number) == key}


@pytest.mark.parametrize("game", zaria.GAMES)
def test_a_question_says_what_the_list_says(game: str) -> None:
    listed = {question.number: question for question in zaria.GAMES[game].questions}
    for state, ask in asked(game):
        question = listed[ask["number"]]
        assert (ask["question"], ask["rules"], ask["main"]) == (question.message, question.rules, question.is_main)
        assert ask["source"] == question.source or (ask["number"], ask["source"]) == (12, "my_choice")
        assert ask["source"] is None or ask["source"] in [tile["key"] for tile in state.view()["tiles"]]


@pytest.mark.parametrize("game", zaria.GAMES)
def test_targets_are_the_documented_ones_and_tell_choices_apart(game: str) -> None:
    documented = set(re.findall(r"`([a-z]+):", DOCUMENT.partition("## Targets")[2].partition("## Las Vegas")[0]))
    assert documented == set(VALUES)
    for _, ask in asked(game):
        for choice in ask["choices"]:
            for target in choice["targets"] + choice["same_as"]:
                kind, _, value = target.partition(":")
                assert re.fullmatch(VALUES[kind], value), target
        told = [(choice["verb"], *choice["targets"]) for choice in ask["choices"]]
        assert len(set(told)) == len(told), ask
        merged = [target for choice in ask["choices"] for target in choice["same_as"]]
        named = [target for choice in ask["choices"] for target in choice["targets"]]
        assert len(set(merged)) == len(merged) and not set(merged) & set(named)


@pytest.mark.parametrize("game", zaria.GAMES)
def test_targets_name_what_the_words_say(game: str) -> None:
    """Every number in the words of a choice is in its targets, and so is the size of a die."""
    for _, ask in asked(game):
        for choice in ask["choices"]:
            written = re.findall(r"\d+", choice["word"])
            values = re.findall(r"\d+", " ".join(choice["targets"]))
            if choice["verb"] == "move":
                written = [str(len(written) and int(written[0]))]
                values = [str(choice["targets"].count("die:small"))]
            assert set(written) <= set(values), choice
            for size in ("small", "big"):
                assert size not in choice["word"].split() or f"die:{size}" in choice["targets"], choice


def test_an_adjustment_is_asked_by_the_tile_that_gave_it() -> None:
    sources = {ask["source"] for _, ask in asked("vegas") if ask["question"] == "question-vegas-adjust"}
    assert sources == {"handicap", "my_choice"}
