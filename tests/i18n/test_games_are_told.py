"""Random games in which everything that can be said is said: a missing word or argument raises."""

from collections.abc import Iterator
from typing import Any

import pytest

import zaria
from zaria.core.state import ACTIONS
from zaria.i18n import LOCALES, words
from zaria.i18n.speech import Speech


def tables() -> Iterator[tuple[str, int, dict[str, Any], int]]:
    """Every game at every size; with tiles as well, often enough that all of them are met."""
    for game in zaria.GAMES.values():
        for players in range(game.players[0], game.players[1] + 1):
            yield game.name, players, {}, players
            if "tiles" in [option.name for option in game.options]:
                for seed in range(4):
                    yield game.name, players, {"tiles": 6, "rounds": 4}, seed


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("game", "players", "options", "seed"), list(tables()))
def test_a_random_game_is_told(game: str, players: int, options: dict[str, Any], seed: int, locale: str) -> None:
    speech = Speech(words(locale), {seat: f"Player {seat + 1}" for seat in range(-1, 7)})
    state = zaria.new(game, players=players, **options)
    told: list[str] = []
    state.listen(lambda event: told.append(speech.event(event)))
    rng = zaria.Rng(seed)
    while state.actor != zaria.OVER:
        for action in range(ACTIONS):
            refusal = state.why_not(action)
            if refusal is not None:
                assert speech.refusal(refusal)
                assert refusal.rule is None or words(locale).has(f"rule-{refusal.rule}"), refusal
        if state.actor == zaria.CHANCE:
            state.roll(rng)
        else:
            ask = state.ask()
            assert ask is not None
            assert speech.question(ask)
            legal = state.legal()
            state.apply(legal[rng.below(len(legal))])
    assert len(told) > 10
    assert all(told)
