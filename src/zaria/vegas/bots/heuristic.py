"""How good a position of Las Vegas looks to a simple bot, in dollars."""

from __future__ import annotations

from typing import Final, final

from zaria.bots.reference.heuristic import Heuristic
from zaria.core.engine.state import State
from zaria.vegas.rules.money import DOLLARS
from zaria.vegas.rules.table import Table
from zaria.vegas.rules.turn import PASS, Choose
from zaria.vegas.views.projection import owed_now, winnings_now


@final
class VegasHeuristic(Heuristic):
    """The money if the round ended now; debts are paid from present money, not from money still to be won."""

    def values(self, state: State) -> list[int]:
        assert isinstance(state, Table)
        winnings = winnings_now(state)
        values: list[int] = []
        for seat in range(state.seats):
            worth = state.worth(seat)
            values.append(int((worth + winnings[seat] - min(worth, owed_now(state, seat))) * DOLLARS))
        return values

    def is_pass(self, state: State, action: int) -> bool:
        return action == PASS and isinstance(state.pending(), Choose)


HEURISTIC: Final = VegasHeuristic()
