"""The policy of the solo game. Values are points at the end of the game."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from zaria.bots.search.common_dice import CommonDice
from zaria.bots.search.model import Effort
from zaria.bots.search.policy import Policy
from zaria.core.values.bits import lowest
from zaria.miner.bots.solo.decisions import at_once, digs_after, planned_candidates
from zaria.miner.bots.solo.dig import Dig
from zaria.miner.bots.solo.terrain import terrain_of
from zaria.miner.bots.solo.value import POINT, Estimator
from zaria.miner.rules.choices import DONE, REFILL
from zaria.miner.rules.table import Table
from zaria.miner.solo.turn import SoloTurn

BASELINE: Final = Effort(0, width=2)
RELUCTANCE: Final = 6.0  # people refill when they are stuck, not before


@final
class SoloPolicy(Policy[Table]):
    def answer(self, state: Table, dice: CommonDice) -> i64:
        priors = self.priors(state, 0, state.legal())
        return state.legal()[priors.index(max(priors))]

    def priors(self, state: Table, seat: i64, actions: list[int]) -> list[float]:
        """The estimate of the best position after each action, without planning."""
        estimator = Estimator(terrain_of(state))
        turn = isinstance(state.pending(), SoloTurn)
        priors: list[float] = []
        for action in actions:
            if turn and action == DONE:
                priors.append(float(state.scores()[0]) - 100.0)  # never while another action is legal
            elif turn and action == REFILL:
                priors.append(float(estimate(estimator, at_once(state, REFILL))) / POINT - RELUCTANCE)
            else:
                digs = digs_after(state, action)
                priors.append(float(max([estimate(estimator, dig) for dig in digs])) / POINT)
        return priors

    def baseline(self, state: Table, dice: CommonDice) -> i64:
        """The first step of a plan with a narrow beam, since priors alone play badly."""
        if state.mask() & (state.mask() - 1) == 0:
            return lowest(state.mask())
        return planned_candidates(state, BASELINE)[0].action

    def baseline_cost(self) -> int:
        return 25


def estimate(estimator: Estimator, dig: Dig) -> int:
    return int(estimator.on_the_way(dig.shape, dig.tunnels, dig.magic, dig.kit, dig.back))
