"""The value of a position of Las Vegas at the end of a round."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from mypy_extensions import i64

from zaria.bots.search.evaluator import Evaluator
from zaria.core.engine.frames import OVER
from zaria.vegas.bots.style import preference
from zaria.vegas.rules.money import DOLLARS
from zaria.vegas.rules.table import Table
from zaria.vegas.rules.turn import PASS, Choose

SPREAD_OF_ROUND: Final = 5.0  # units by which a round can still change who is ahead: the softmax's temperature
SPREAD_AT_END: Final = 1.0  # units: a narrow win counts less than a clear one, which lowers the variance


@final
class VegasEvaluator(Evaluator[Table]):
    def horizon(self, state: Table) -> i64:
        return state.round

    def is_past(self, state: Table, horizon: i64) -> bool:
        return state.round != horizon

    def value(self, state: Table, seat: i64) -> float:
        """The chance to win, by a softmax of all players' money."""
        spread = SPREAD_AT_END
        if state.acting() != OVER:
            rounds: i64 = state.setup.options["rounds"]
            spread = SPREAD_OF_ROUND * sqrt(float(rounds - state.round + 1))  # the next round has begun already
        own = state.worth(seat)
        total = 0.0
        for other in range(state.seats):
            total += exp(float(state.worth(other) - own) / spread)
        return 1.0 / total

    def part_names(self) -> list[str]:
        """The money of the seat and of the best other seat at the end of the round, in dollars."""
        return ["money", "rival"]

    def parts(self, state: Table, seat: i64) -> list[float]:
        most: i64 = 0
        for other in range(state.seats):
            if other != seat:
                most = max(most, state.worth(other))
        return [float(DOLLARS * state.worth(seat)), float(DOLLARS * most)]

    def is_safe(self, state: Table, action: i64) -> bool:
        """True if no dice still to come can tie or beat those in the casino; never with tiles."""
        choosing = isinstance(state.pending(), Choose) and action != PASS
        return choosing and not state.royale and preference(state, state.turn, action, "safe") == 1.0
