"""The reference `greedy`: what it thinks through, and what it leaves to others."""

import pytest

import zaria
from support.scripted.royale import Royale

pytestmark = pytest.mark.compiled


def test_it_does_not_answer_for_others() -> None:
    """The guess is the neighbour's. Without hoping for a wrong one, all numbers are as good to hide."""
    table = Royale(3, "lucky_punch")
    table.lay("1")
    greedy, known = zaria.bot("greedy"), table.state.known(0)
    hidden = {known.name(greedy.choose(known, 0, zaria.Rng(seed), 1000)) for seed in range(20)}
    assert hidden == {"hide 1", "hide 2", "hide 3"}
