"""Opponents in random positions: what they choose must be legal, and thinking must not change anything."""

import zaria
from support.laws.positions import positions
from support.laws.variants import Variant
from zaria.bots.opponents import OPPONENTS

PLAYERS = ["naive", "expectation", *OPPONENTS]
BUDGET = 1  # of a thousand parts of a level's usual effort


def check_choices(variant: Variant, number: int, seed: int) -> None:
    """All kinds of players in turn choose in so many positions."""
    for place, state in enumerate(positions(variant, number, seed)):
        name = PLAYERS[place % len(PLAYERS)]
        before = state.key()
        seat = state.actor
        chosen = zaria.bot(name).choose(state.known(seat), seat, zaria.Rng(place), BUDGET)
        assert chosen in state.legal(), (name, state.ask())
        assert state.key() == before, f"{name} changed the state"
