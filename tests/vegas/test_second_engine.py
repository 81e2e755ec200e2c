"""The base game agrees with a slow, simple second engine at every step of random games."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import zaria
from support.scripted.pictures import picture
from support.scripted.slow_vegas import SlowVegas

pytestmark = pytest.mark.compiled

STYLES = ("random", "crowd", "spread")  # how players decide; crowds meet in few casinos and so tie more often


def choose(names: list[str], style: str, rng: zaria.Rng) -> str:
    if style == "crowd":
        return names[0]
    if style == "spread":
        return names[-1]
    return names[rng.below(len(names))]


@settings(max_examples=settings().max_examples // (2 if zaria.COMPILED else 8))  # whole games take their time
@given(
    players=st.integers(2, 5),
    rounds=st.integers(1, 7),
    first=st.sampled_from(["seat0", "random"]),
    style=st.sampled_from(STYLES),
    seed=st.integers(0, 2**32),
)
def test_engine_and_slow_engine_agree(players: int, rounds: int, first: str, style: str, seed: int) -> None:
    state = zaria.new("vegas", players=players, rounds=rounds, first=first)
    slow = SlowVegas(players, rounds, first)
    rng = zaria.Rng(seed)
    while state.actor != zaria.OVER:
        assert picture(state) == slow.picture()
        assert state.scores() == slow.scores()
        if state.actor == zaria.CHANCE:
            assert (state.chance().kind, state.bounds()) == (slow.waiting, slow.bounds())
            slow.draw(state.roll(rng))
        else:
            names = [state.name(action) for action in state.legal()]
            assert (state.actor, names) == (slow.turn, slow.words())
            words = choose(names, style, rng)
            state.apply(state.parse(words))
            slow.decide(words)
    assert slow.waiting == "over"
    assert picture(state) == slow.picture()
    assert state.scores() == slow.scores()
    assert state.winners() == slow.winners()


@given(
    dice=st.lists(st.tuples(st.integers(0, 7), st.integers(0, 1)), min_size=2, max_size=6),
    high=st.integers(3, 10),
    low=st.integers(3, 10),
)
def test_who_is_paid_agrees_for_any_dice_in_a_casino(dice: list[tuple[int, int]], high: int, low: int) -> None:
    from zaria.vegas.rules.casino import NEUTRAL, first_and_second
    from zaria.vegas.rules.table import Table

    table, slow = zaria.new("vegas", players=5), SlowVegas(5)
    assert isinstance(table, Table)
    table.lay_cards(0, high, low)
    for place, (small, big) in enumerate(dice):
        owner = place if place < 5 else NEUTRAL
        table.put(0, owner, small, big)
        slow.dice[0] += [(owner, "small")] * small + [(owner, "big")] * big
    order = [*slow.standing(0), -1, -1]
    assert first_and_second(table.weights(0)) == (order[0], order[1])
