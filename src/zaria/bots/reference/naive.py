"""The other simple reference player: the most points for itself as if the game ended right after the move."""

from __future__ import annotations

from zaria.bots.reference.heuristics import heuristic_for
from zaria.core.engine.state import State
from zaria.core.values.rng import Rng


class NaiveBot:
    """Counts only its own score, never passes unless it must, and takes the lowest of equal actions.

    Other players are measured against it, so it is never improved.
    """

    name = "naive"

    def choose(self, known: State, seat: int, rng: Rng, budget: int) -> int:
        legal = known.legal()
        if len(legal) > 1:
            heuristic = heuristic_for(known)
            legal = [action for action in legal if not heuristic.is_pass(known, action)]
        best = legal[0]
        most = -1_000_000_000
        for action in legal:
            after = known.copy()
            after.answer(action)
            score = after.standing()[seat]
            if score > most:
                most = score
                best = action
        return best
