"""Every law of the contract, in every registered game and a spread of options."""

from collections.abc import Callable

import pytest
from hypothesis import given

from support.laws.journey import positions, sample
from support.laws.laws import LAWS
from support.laws.variants import VARIANTS
from zaria.core.engine.state import State

pytestmark = pytest.mark.compiled

POSITIONS = 12  # of one random game of each variant


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("number", range(len(VARIANTS)), ids=map(str, VARIANTS))
def test_law_holds_throughout_a_game(number: int, law: Callable[[State], None]) -> None:
    for state in sample(number, POSITIONS):
        law(state)


@given(positions())
def test_all_laws_hold_wherever_play_may_lead(state: State) -> None:
    for law in LAWS:
        law(state.copy())
