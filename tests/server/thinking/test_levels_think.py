"""Levels think in workers, from the bytes of what their seat may know."""

import pytest

import zaria
from support.laws.positions import positions
from support.laws.variants import Variant
from zaria.core.engine.player import BUDGET
from zaria.server.thinking import bot_pool


@pytest.mark.parametrize("game", ["vegas", "miner-solo"])
@pytest.mark.parametrize("name", ["easy-zoe", "normal", "hard-iris"])
def test_a_level_answers_in_a_worker_as_anywhere(name: str, game: str) -> None:
    state = next(positions(Variant(game, 1 if game == "miner-solo" else 3, {}), 1, seed=8))
    seat = state.actor
    action = bot_pool.think(name, state.known(seat).to_bytes(), seat, 4)
    assert action == zaria.bot(name).choose(state.known(seat), seat, zaria.Rng(4), bot_pool.EFFORT)
    assert action in state.legal()


def test_uncompiled_opponents_think_less_so_that_nobody_waits() -> None:
    assert (bot_pool.EFFORT == BUDGET) == zaria.COMPILED
