"""Opponents in random positions must choose legal actions and leave the state unchanged."""

import zaria
from support.laws.positions import positions
from support.laws.variants import Variant
from zaria.bots.opponents import OPPONENTS

PLAYERS = ["naive", "expectation", *OPPONENTS]
BUDGET = 1  # thousandths of a level's usual effort


def check_choices(variant: Variant, number: int, seed: int) -> None:
    """Let all kinds of players choose, in turn, in this many positions."""
    for place, state in enumerate(positions(variant, number, seed)):
        name = PLAYERS[place % len(PLAYERS)]
        before = state.key()
        seat = state.actor
        chosen = zaria.bot(name).choose(state.known(seat), seat, zaria.Rng(place), BUDGET)
        assert chosen in state.legal(), (name, state.ask())
        assert state.key() == before, f"{name} changed the state"
