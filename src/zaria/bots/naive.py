"""The other simple reference player: what is best for itself if everything ended right after the move."""

from __future__ import annotations

from zaria.core.rng import Rng
from zaria.core.state import State
from zaria.vegas.table import Table as VegasTable
from zaria.vegas.turn import PASS, Choose


class NaiveBot:
    """Looks at its own score alone, never passes of its own will, and takes the lowest of equal actions.

    It is a measure for other players, so it is never made better.
    """

    name = "naive"

    def choose(self, known: State, seat: int, rng: Rng, budget: int) -> int:
        legal = known.legal()
        if isinstance(known, VegasTable) and isinstance(known.pending(), Choose) and len(legal) > 1:
            legal = [action for action in legal if action != PASS]
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
