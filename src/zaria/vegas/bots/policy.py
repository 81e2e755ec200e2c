"""The policy of Las Vegas: answers, candidates and priors."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from zaria.bots.search.common_dice import CommonDice
from zaria.bots.search.continuations import Continuations
from zaria.bots.search.policy import UNLIMITED, Policy
from zaria.core.values.bits import lowest, members
from zaria.vegas.bots.answers import prior_cost, rollout_answer, share_of_others, worth_of_number, worth_of_supply
from zaria.vegas.bots.continuations import VegasContinuations
from zaria.vegas.bots.mixed_strategies import mixed_strategy_for
from zaria.vegas.bots.money_now import UNIT, margin_now
from zaria.vegas.rules.draw_tiles import DrawTiles
from zaria.vegas.rules.setup import DrawCards, FirstPlayer, SetAside
from zaria.vegas.rules.table import Table
from zaria.vegas.rules.turn import PASS, Choose
from zaria.vegas.tiles.knockout import PutOnBar
from zaria.vegas.tiles.my_choice import PutOnGold

MOST_WITH_TILES: Final = 3000
ENOUGH: Final = 1000  # rollouts enough to compare small and big dice


@final
class VegasPolicy(Policy[Table]):
    def answer(self, state: Table, dice: CommonDice) -> i64:
        return rollout_answer(state, dice, may_pass=True)

    def baseline(self, state: Table, dice: CommonDice) -> i64:
        """Never passes, since chips from passing would make rounds depend on earlier ones."""
        return rollout_answer(state, dice, may_pass=False)

    def mixed_strategy(self, state: Table) -> list[int]:
        return mixed_strategy_for(state.pending())

    def candidates(self, state: Table, rollouts: i64) -> list[int]:
        """Only small dice to give away, unless there are enough rollouts to see when the big one is worth less."""
        top = state.pending()
        if rollouts < ENOUGH and isinstance(top, (PutOnBar, PutOnGold)):
            return [int(lowest(top.mask(state)))]
        return members(state.mask())

    def priors(self, state: Table, seat: i64, actions: list[int]) -> list[float]:
        share = share_of_others(state)
        cost = prior_cost(state)
        choosing = isinstance(state.pending(), Choose)
        values: list[float] = []
        for action in actions:
            if choosing and action != PASS:
                values.append(float(worth_of_number(state, action, share, cost)) / UNIT)
            elif choosing:
                values.append(-1.0)
            else:
                after = state.copy()
                after.answer(action)
                values.append(float(margin_now(after, seat, share) + worth_of_supply(after, seat)) / UNIT)
        return values

    def prior_scale(self) -> float:
        return 0.03

    def rollout_limit(self, state: Table) -> int:
        """With tiles a rollout takes three to five times as long."""
        return MOST_WITH_TILES if state.royale else UNLIMITED

    def rounds_are_separate(self, state: Table) -> bool:
        return not isinstance(state.pending(), (FirstPlayer, DrawTiles, DrawCards, SetAside))

    def continuations(self, ended: Table, dice: CommonDice, first: i64, number: i64) -> Continuations:
        return VegasContinuations(self, ended, dice, first, number)
