"""Where rollouts of Dice Miner stop, and the parts of their value."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from zaria.bots.search.evaluator import Evaluator
from zaria.miner.bots.value import chance_to_win
from zaria.miner.rules.table import Table


@final
class MinerEvaluator(Evaluator[Table]):
    def horizon(self, state: Table) -> i64:
        """The number of scored rounds at the end of a rollout: one more than now. A tie-break is played to its end."""
        return state.rounds_scored + 1

    def is_past(self, state: Table, horizon: i64) -> bool:
        return state.rounds_scored == horizon

    def value(self, state: Table, seat: i64) -> float:
        return chance_to_win(state, seat)

    def part_names(self) -> list[str]:
        """The points of the seat and of the best other seat at the end of the round."""
        return ["points", "rival"]

    def parts(self, state: Table, seat: i64) -> list[float]:
        most: i64 = -1000
        for other in range(state.seats):
            if other != seat:
                most = max(most, state.score(other))
        return [float(state.score(seat)), float(most)]
