"""Uniformly random play to the end: the engine's fastest loop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zaria.core.engine.frames import CHANCE, OVER
from zaria.core.values.bits import count, nth

if TYPE_CHECKING:
    from zaria.core.engine.state import State
    from zaria.core.values.rng import Rng


def playout(state: State, rng: Rng) -> State:
    """Play uniformly at random to the end, in place and without events. Returns the same state."""
    state.listen(None)
    who = state.acting()
    while who != OVER:
        if who == CHANCE:
            who = state.nature(rng)
        else:
            mask = state.mask()
            who = state.answer(nth(mask, rng.below(count(mask))))
    return state
