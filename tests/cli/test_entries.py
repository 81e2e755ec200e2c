"""What entries mean, for every question of every game."""

from typing import Any

import pytest

import zaria
from zaria.cli.entries import all_words, begins, shortcuts, understand
from zaria.cli.mistake import Mistake


@pytest.mark.parametrize("options", [{}, {"tiles": 6}], ids=["base", "royale"])
@pytest.mark.parametrize("players", [2, 4])
def test_every_choice_has_a_key_and_every_word_is_understood(players: int, options: dict[str, Any]) -> None:
    state = zaria.new("vegas", players=players, **options)
    rng = zaria.Rng(players)
    while state.actor != zaria.OVER:
        if state.actor == zaria.CHANCE:
            state.roll(rng)
            continue
        keys = shortcuts(state)
        assert list(keys.values()) == state.legal()
        for key, action in keys.items():
            assert understand(state, key) == action
        for action, word in all_words(state).items():
            if action in state.legal():
                assert understand(state, word.upper()) == action
            elif word not in keys:
                with pytest.raises(zaria.IllegalMove):
                    understand(state, word)
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])


def test_what_is_unclear_is_said_to_be() -> None:
    state = zaria.new("vegas", players=3)
    state.deal([0] * 12)
    state.deal([0, 1, 2, 3, 3, 3, 3, 3])
    with pytest.raises(Mistake) as unclear:
        understand(state, "place")
    assert unclear.value.refusal.arguments["possible"] == "place 1, place 2, place 3, place 4"
    assert understand(state, "pa") == state.parse("pass")
    with pytest.raises(zaria.IllegalMove) as refused:
        understand(state, "6")
    assert refused.value.refusal.rule == "LV-TURN-02"


def test_numbers_must_be_whole() -> None:
    assert not begins("place 12", "place 1")
    assert begins("place 12", "pl 12")
    assert not begins("pass", "pass 1")
    assert not begins("pass", "")
