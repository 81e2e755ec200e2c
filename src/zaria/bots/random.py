"""The weakest reference player: any legal action, each as likely as the others."""

from __future__ import annotations

from zaria.core.bits import count, nth
from zaria.core.rng import Rng
from zaria.core.state import State


class RandomBot:
    name = "random"

    def choose(self, known: State, seat: int, rng: Rng, budget: int) -> int:
        mask = known.mask()
        return int(nth(mask, rng.below(count(mask))))
