"""Answers to tiles that cost something when they are wrong."""

from collections.abc import Callable
from fractions import Fraction

import pytest

import zaria
from zaria.bots.opponents import LEVELS
from zaria.vegas.bots.mixed_strategies import PART, mixed_strategy_for
from zaria.vegas.tiles.black_box import ALL_MARKERS, PARTINGS, Pick
from zaria.vegas.tiles.knockout import BIG, SMALL, PutOnBar

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize("level", [*LEVELS, "hard-iris"])
def test_a_small_die_goes_on_the_bar_while_there_is_one(level: str) -> None:
    """One who always does won .297 +- .011 against three who always give the big one away."""
    asked = 0
    for seed in range(40):
        rng, state = zaria.Rng(seed), zaria.new("vegas", players=3, tiles=["knockout"], rounds=1)
        while state.actor != zaria.OVER and asked < 8:
            if state.actor == zaria.CHANCE:
                state.nature(rng)
            elif isinstance(state.pending(), PutOnBar) and state.legal() == [SMALL, BIG]:
                asked += 1
                known = state.known(state.actor)
                assert zaria.bot(level).choose(known, state.actor, zaria.Rng(seed), 5) == SMALL
                assert {choice["action"] for choice in zaria.hint(state, rollouts=10)["choices"]} == {SMALL, BIG}
                state.apply(BIG if seed % 2 else SMALL)
            else:
                state.apply(state.legal()[rng.below(len(state.legal()))])
    assert asked == 8


Lots = list[int]
AT_RANDOM: Lots = [1] * len(PARTINGS)


def our_pick(parting: int) -> Lots:
    return mixed_strategy_for(Pick(0, 0, 1, parting))


def random_pick(parting: int) -> Lots:
    return [1, 1]


def larger_one(parting: int) -> Lots:
    return [1, 1] if len(PARTINGS[parting]) == 3 else [0, 1]


def paid_by_black_box(parted: Lots, picked: Callable[[int], Lots]) -> Fraction:
    """What the winner gets on average, in units, if the neighbour parts and the winner picks by these lots."""
    total = Fraction(0)
    for parting, markers in enumerate(PARTINGS):
        smaller, larger = picked(parting)
        units = smaller * sum(markers) + larger * (ALL_MARKERS - sum(markers))
        total += Fraction(parted[parting] * units, sum(parted) * (smaller + larger))
    return total


def test_who_picks_from_the_black_box_gets_more_than_at_random() -> None:
    """A random pick gets half of all, whatever the neighbour does; more can be had only where that one is careless."""
    assert paid_by_black_box(AT_RANDOM, random_pick) == paid_by_black_box(PART, random_pick) == Fraction(ALL_MARKERS, 2)
    assert paid_by_black_box(AT_RANDOM, our_pick) > paid_by_black_box(AT_RANDOM, random_pick)


@pytest.mark.parametrize("picked", [our_pick, larger_one])
def test_who_parts_the_black_box_pays_less_than_at_random(picked: Callable[[int], Lots]) -> None:
    assert paid_by_black_box(PART, picked) < Fraction(ALL_MARKERS, 2) < paid_by_black_box(AT_RANDOM, picked)
