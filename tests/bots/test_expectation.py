"""The reference `expectation`: exact chances, checked against all that can happen."""

from itertools import product

import pytest

import zaria
from support.laws.positions import positions
from support.laws.variants import Variant
from zaria.vegas.bots.expectation import chances, expected_after, expected_margin
from zaria.vegas.bots.money_now import UNIT, margin
from zaria.vegas.rules.lanes import one_in
from zaria.vegas.rules.table import Table
from zaria.vegas.rules.turn import Choose

pytestmark = pytest.mark.compiled


def test_chances_of_dice_are_exact() -> None:
    assert chances(0, 0) == [1.0]
    for small, big in ((1, 0), (0, 1), (3, 0), (2, 1), (4, 1)):
        counted = [0] * (small + 2 * big + 1)
        for faces in product(range(6), repeat=small + big):
            counted[sum((2 if die >= small else 1) for die, face in enumerate(faces) if face == 0)] += 1
        assert chances(small, big) == pytest.approx([number / 6 ** (small + big) for number in counted])


def test_the_margin_is_that_of_all_outcomes() -> None:
    weights = 2 * one_in(0) + 1 * one_in(1) + 2 * one_in(2)
    spreads = [chances(1, 1), chances(2, 0), chances(0, 1)]
    exact = 0.0
    for added in product(*(range(len(spread)) for spread in spreads)):
        chance = spreads[0][added[0]] * spreads[1][added[1]] * spreads[2][added[2]]
        after = weights + sum(more * one_in(owner) for owner, more in enumerate(added))
        exact += chance * float(margin(after, 9, 4, 1, UNIT // 2))
    found = expected_margin(weights, spreads, 0, 1.0, 9, 4, 1, UNIT // 2)
    assert found == pytest.approx(exact, abs=UNIT * 9 * 27 * 0.0005)


def test_it_takes_what_it_expects_most_of_and_greedy_answers_the_rest() -> None:
    seen = {"chosen": 0, "left to greedy": 0}
    bot, greedy = zaria.bot("expectation"), zaria.bot("greedy")
    for state in positions(Variant("vegas", 2, {"tiles": 3}), 60, seed=9):
        known, seat = state.known(state.actor), state.actor
        action = bot.choose(known, seat, zaria.Rng(1), 1000)
        assert isinstance(known, Table)
        if isinstance(known.pending(), Choose):
            worth = {one: expected_after(known, seat, one) for one in known.legal()}
            assert worth[action] == max(worth.values())
            seen["chosen"] += 1
        else:
            assert action == greedy.choose(known, seat, zaria.Rng(1), 1000)
            seen["left to greedy"] += 1
    assert min(seen.values()) > 0
