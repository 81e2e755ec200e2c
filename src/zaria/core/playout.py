"""Uniformly random play to the end: the engine's fastest loop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zaria.core.bits import count, nth
from zaria.core.frames import CHANCE, OVER

if TYPE_CHECKING:
    from zaria.core.rng import Rng
    from zaria.core.state import State


def playout(state: State, rng: Rng) -> State:
    """Play uniformly at random to the end, in place; nobody is told. Returns the same state."""
    state.listen(None)
    who = state.acting()
    while who != OVER:
        if who == CHANCE:
            who = state.nature(rng)
        else:
            mask = state.mask()
            who = state.answer(nth(mask, rng.below(count(mask))))
    return state
