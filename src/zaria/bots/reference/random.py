"""The weakest reference player: a uniformly random legal action."""

from __future__ import annotations

from zaria.core.engine.state import State
from zaria.core.values.bits import count, nth
from zaria.core.values.rng import Rng


class RandomBot:
    name = "random"

    def choose(self, known: State, seat: int, rng: Rng, budget: int) -> int:
        mask = known.mask()
        return int(nth(mask, rng.below(count(mask))))
