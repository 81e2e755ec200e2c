"""The simple reference player: what looks best if everything were settled right after the move."""

from __future__ import annotations

from zaria.core.frames import CHANCE
from zaria.core.rng import Rng
from zaria.core.state import State

SAMPLES = 12  # how often a draw that belongs to the move itself is tried


class GreedyBot:
    """Compares the actor's lead over the best opponent, were the round settled as things then lie.

    Dice that the move itself makes roll (a tile's, a reroll) are tried a few times and averaged; the next turn's are
    not. Of equal moves one is taken at random.
    """

    name = "greedy"

    def choose(self, known: State, seat: int, rng: Rng, budget: int) -> int:
        legal = known.legal()
        if len(legal) == 1:
            return legal[0]
        values = [self.value(known, action, seat, rng) for action in legal]
        best = [action for action, value in zip(legal, values) if value == max(values)]
        return best[rng.below(len(best))]

    def value(self, known: State, action: int, seat: int, rng: Rng) -> int:
        """The summed lead over SAMPLES tries."""
        after = known.copy()
        after.apply(action)
        if not follows_at_once(after):
            return SAMPLES * lead(after, seat)
        total = 0
        for _ in range(SAMPLES):
            tried = after.copy()
            while follows_at_once(tried):
                tried.roll(rng)
            total += lead(tried, seat)
        return total


def follows_at_once(state: State) -> bool:
    """Is nature about to draw something that belongs to the move just made?"""
    return state.actor == CHANCE and state.top.is_consequence()


def lead(state: State, seat: int) -> int:
    """How far the seat would be ahead of the best other one; alone, simply its score."""
    standing = state.standing()
    others = standing[:seat] + standing[seat + 1 :]
    return standing[seat] - max(others, default=0)
