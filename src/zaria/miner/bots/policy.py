"""The policy of Dice Miner with several players."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from zaria.bots.search.common_dice import CommonDice
from zaria.bots.search.policy import NOT_IN_BOOK, Policy
from zaria.miner.bots.answers import choose_hero, prior, ranked_rerolls, rollout_answer, spend
from zaria.miner.bots.gains import PLAIN, POINT, FutureValue, Rerolls, keen_at
from zaria.miner.rules.magic import ChooseTarget, MagicTurn, rerollable
from zaria.miner.rules.setup import ChooseHero
from zaria.miner.rules.table import Table

HUNDRED: Final = 100
KEEN_ONES: Final = 10  # percent of opponents: more is better against good players, and worse against `greedy`


@final
class MinerPolicy(Policy[Table]):
    def __init__(self) -> None:
        # A magic turn asks several times before anything is rolled, so the gains of rerolls are computed once.
        self.rerolls: Rerolls | None = None

    def answer(self, state: Table, dice: CommonDice) -> i64:
        return self.answer_of(state, keen_at(state), 0)

    def answer_of_others(self, state: Table, dice: CommonDice) -> i64:
        """Opponents are unknown: throughout a rollout, each is either KEEN or PLAIN."""
        trait = dice.trait(state.turn)
        future_value = keen_at(state) if trait % HUNDRED < KEEN_ONES else PLAIN
        return self.answer_of(state, future_value, trait // HUNDRED)

    def answer_of(self, state: Table, future_value: FutureValue, whim: i64) -> i64:
        top = state.pending()
        if not isinstance(top, (MagicTurn, ChooseTarget)):
            return rollout_answer(state, future_value, whim)
        rerolls = ranked_rerolls(state, self.rerolls)
        self.rerolls = rerolls
        if isinstance(top, ChooseTarget):
            return rerolls.best(rerollable(state) & ~top.chosen)
        return spend(state, top.mask(state), rerolls)

    def priors(self, state: Table, seat: i64, actions: list[int]) -> list[float]:
        return [float(prior(state, action)) / POINT for action in actions]

    def prior_scale(self) -> float:
        return 0.02

    def book_answer(self, state: Table) -> i64:
        """The answer for heroes, because telling them apart would take thousands of rollouts."""
        top = state.pending()
        return choose_hero(top, state) if isinstance(top, ChooseHero) else NOT_IN_BOOK
