"""How good a position of Las Vegas looks to a simple bot, in dollars."""

from __future__ import annotations

from typing import Final, final

from zaria.bots.heuristic import Heuristic
from zaria.core.state import State
from zaria.vegas.money import DOLLARS
from zaria.vegas.projection import owed_now, winnings_now
from zaria.vegas.table import Table


@final
class VegasHeuristic(Heuristic):
    """The standing, but a debt is taken from what a seat has now: what it has not won yet pays no debts."""

    def values(self, state: State) -> list[int]:
        assert isinstance(state, Table)
        winnings = winnings_now(state)
        values: list[int] = []
        for seat in range(state.seats):
            worth = state.worth(seat)
            values.append(int((worth + winnings[seat] - min(worth, owed_now(state, seat))) * DOLLARS))
        return values


HEURISTIC: Final = VegasHeuristic()
