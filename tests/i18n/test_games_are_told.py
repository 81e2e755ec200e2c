"""Random games in which everything that can be said is said, in all languages: a missing word or argument raises."""

from collections.abc import Iterator
from typing import Any

import pytest

import zaria
from zaria.cli.prompts.typed_input import typed_word
from zaria.core.engine.checks import ACTIONS
from zaria.core.engine.errors import Refusal
from zaria.core.engine.state import Event
from zaria.i18n import LOCALES, words
from zaria.i18n.speech import Speech


def tables() -> Iterator[tuple[str, int, dict[str, Any], int]]:
    """Every game at every size; with tiles as well, often enough that all of them are met."""
    for game in zaria.GAMES.values():
        for players in range(game.players[0], game.players[1] + 1):
            yield game.name, players, {}, players
            if "tiles" in [option.name for option in game.options]:
                for seed in (players, 10 + players):
                    yield game.name, players, {"tiles": 6, "rounds": 4}, seed


def played(game: str, players: int, options: dict[str, Any], seed: int) -> tuple[list[Event], list[Any], list[Refusal]]:
    """All events, all questions, and all refusals, each of them once."""
    state = zaria.new(game, players=players, **options)
    events: list[Event] = []
    questions, refusals = {}, {}
    state.listen(events.append)
    rng = zaria.Rng(seed)
    while state.actor != zaria.OVER:
        for action in range(ACTIONS):
            refusal = state.why_not(action)
            if refusal is not None:
                refusals[repr(refusal)] = refusal
        if state.actor == zaria.CHANCE:
            state.roll(rng)
            continue
        ask = state.ask()
        assert ask is not None
        questions[repr((ask["question"], ask["arguments"]))] = ask
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])
    return events, list(questions.values()), list(refusals.values())


@pytest.mark.parametrize(("game", "players", "options", "seed"), list(tables()))
def test_a_random_game_is_told(game: str, players: int, options: dict[str, Any], seed: int) -> None:
    events, questions, refusals = played(game, players, options, seed)
    assert len(events) > 10
    for locale in LOCALES:
        speech = Speech(words(locale), {seat: f"Player {seat + 1}" for seat in range(-1, 7)})
        assert all([speech.event(event) for event in events])
        for ask in questions:
            assert speech.question(ask)
            explained = words(locale).say(ask["question"].replace("question", "words", 1))
            typed = [typed_word(choice["word"], choice["verb"], choice["targets"]) for choice in ask["choices"]]
            assert [word for word in typed if word.split()[0] not in explained] == [], ask["question"]
        for refusal in refusals:
            assert speech.refusal(refusal)
            assert refusal.rule is None or words(locale).has(f"rule-{refusal.rule}"), refusal
