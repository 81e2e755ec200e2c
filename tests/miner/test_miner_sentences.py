"""Whole games, and every sentence that people read in them: dice are named by what they show, never by a number."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

import zaria
from zaria.core.engine.checks import ACTIONS
from zaria.core.engine.errors import Refusal
from zaria.core.engine.state import Event
from zaria.i18n import LOCALES, words
from zaria.i18n.speech import Speech

SECRET = 7777  # stands for every number of a die: nobody may read it
HYPHEN_FOR_MINUS = re.compile(r"(?<![\w-])-\d")
GAMES: list[tuple[str, int, dict[str, int]]] = [("miner", 2, {}), ("miner", 3, {}), ("miner", 4, {})] + [
    ("miner-solo", 1, {"magic": n}) for n in range(4)
]


def without_numbers(arguments: Any) -> dict[str, Any]:
    """The arguments of a message, with another number for every die."""
    told = dict(arguments)
    for name in ("die", "other"):
        if name in told:
            told[name] = SECRET
    for name in ("dice", "chosen"):
        if name in told:
            told[name] = [SECRET] * len(told[name])
    return told


def said(game: str, players: int, options: dict[str, Any], seed: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """All messages of a random game: what happened, what was asked, and why everything else was refused."""
    state = zaria.new(game, players=players, **options)
    events: list[Event] = []
    refusals: dict[str, Refusal] = {}
    state.listen(events.append)
    rng = zaria.Rng(seed)
    while state.actor != zaria.OVER:
        if state.actor == zaria.CHANCE:
            state.roll(rng)
            continue
        for refusal in [state.why_not(action) for action in range(ACTIONS)]:
            if refusal is not None:
                refusals[repr(refusal)] = refusal
        ask = state.ask()
        assert ask is not None
        yield ask["question"], ask["arguments"]
        going_on = [choice["action"] for choice in ask["choices"] if choice["verb"] != "stop"] or state.legal()
        state.apply(going_on[rng.below(len(going_on))])
    for event in events:
        yield f"event-{event.kind}", dict(event.arguments)
    for refusal in refusals.values():
        yield refusal.key, dict(refusal.arguments)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_no_sentence_has_the_number_of_a_die_or_a_hyphen_for_a_minus(
    game: str, players: int, options: dict[str, Any]
) -> None:
    messages = [message for seed in range(3) for message in said(game, players, options, seed)]
    assert len(messages) > 100
    for locale in LOCALES:
        speech = Speech(words(locale), {seat: f"Player {'ABCD'[seat]}" for seat in range(players)})
        told = [speech.say(key, without_numbers(arguments)) for key, arguments in messages]
        assert [text for text in told if str(SECRET) in text] == []
        assert [text for text in told if HYPHEN_FOR_MINUS.search(text)] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_a_loss_is_told_with_a_minus_sign(locale: str) -> None:
    about = {"seat": 0, "round": 1, "total": -3, "tunnels": 0, "treasure": 0, "hazards": -3}
    told = Speech(words(locale), {0: "Ann"}).say("event-miner-scored", about)
    assert told.count("\N{MINUS SIGN}3") == 2
    assert "-3" not in told


@pytest.mark.parametrize("locale", LOCALES)
def test_a_die_is_told_by_its_place_only_if_another_is_alike(locale: str) -> None:
    speech = Speech(words(locale), {0: "Ann"})
    face = words(locale).say("face-tunnel", {"number": "5"})
    alone = speech.say("event-miner-took", {"seat": 0, "which": {"face": "5"}})
    assert alone.endswith(f"{face}.")
    places: list[dict[str, Any]] = [{"place": place} for place in ("left", "right", "above", "below")]
    rows: list[dict[str, Any]] = [{"place": "row", "row": 2, "number": 3}, {"place": "row", "row": 3, "number": 2}]
    told = {speech.say("event-miner-took", {"seat": 0, "which": {"face": "5", **place}}) for place in [*places, *rows]}
    assert len(told) == 6
    assert all(face in text and len(text) > len(alone) for text in told)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_reroll_is_told_with_what_it_was_and_what_it_became(locale: str) -> None:
    speech = Speech(words(locale), {0: "Ann"})
    told = speech.say("event-miner-rerolled", {"seat": 0, "changes": [["2", "4"], ["gem 1", "gem 1"]]})
    names = [words(locale).say(f"face-{face}", {"number": n}) for face, n in (("tunnel", "2"), ("tunnel", "4"))]
    assert told.index(names[0]) < told.index(names[1])
    assert told.count(words(locale).say("face-gem", {"number": "1"})) == 1
