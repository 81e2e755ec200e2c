"""Random positions with a choice."""

from collections.abc import Iterator

import zaria
from support.laws.variants import Variant
from zaria.core.engine.state import State


def positions(variant: Variant, number: int, seed: int) -> Iterator[State]:
    """This many positions, spread over random games: about one choice in four."""
    rng = zaria.Rng(seed)
    found = 0
    while found < number:
        state = variant.new()
        while state.actor != zaria.OVER and found < number:
            if state.actor == zaria.CHANCE:
                state.nature(rng)
                continue
            legal = state.legal()
            if len(legal) > 1 and rng.below(4) == 0:
                found += 1
                yield state
            state.answer(legal[rng.below(len(legal))])
