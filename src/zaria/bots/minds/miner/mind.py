"""What opponents know about Dice Miner with several players."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from zaria.bots.luck import Luck
from zaria.bots.mind import NOT_LEARNT, Mind
from zaria.bots.minds.miner.gains import PLAIN, POINT, Outlook, Rerolls, keen_at
from zaria.bots.minds.miner.manners import taste
from zaria.bots.minds.miner.quick import choose_hero, impression, quick_answer, ranked_rerolls, spend
from zaria.bots.minds.miner.value import chance_to_win
from zaria.miner.magic import ChooseTarget, MagicTurn, rerollable
from zaria.miner.setup import ChooseHero
from zaria.miner.table import Table

HUNDRED: Final = 100
KEEN_ONES: Final = 10  # of a hundred others: with more it plays better against good players, and worse against `greedy`


@final
class MinerMind(Mind[Table]):
    def __init__(self) -> None:
        # A magic turn asks several times before anything is rolled: what rerolls promise is worked out once for all.
        self.rerolls: Rerolls | None = None

    def quick(self, state: Table, luck: Luck) -> i64:
        return self.answer_of(state, keen_at(state), 0)

    def quick_of_others(self, state: Table, luck: Luck) -> i64:
        """Nobody knows who the others are: in each rollout, each is either keen or plain throughout."""
        trait = luck.trait(state.turn)
        outlook = keen_at(state) if trait % HUNDRED < KEEN_ONES else PLAIN
        return self.answer_of(state, outlook, trait // HUNDRED)

    def answer_of(self, state: Table, outlook: Outlook, whim: i64) -> i64:
        top = state.pending()
        if not isinstance(top, (MagicTurn, ChooseTarget)):
            return quick_answer(state, outlook, whim)
        rerolls = ranked_rerolls(state, self.rerolls)
        self.rerolls = rerolls
        if isinstance(top, ChooseTarget):
            return rerolls.best(rerollable(state) & ~top.chosen)
        return spend(state, top.mask(state), rerolls)

    def impressions(self, state: Table, seat: i64, actions: list[int]) -> list[float]:
        return [float(impression(state, action)) / POINT for action in actions]

    def value_of_impression(self) -> float:
        return 0.02

    def manners(self, state: Table, seat: i64, actions: list[int], manner: str) -> list[float]:
        return [taste(state, action, manner) for action in actions]

    def horizon(self, state: Table) -> i64:
        """How many rounds will be scored: one more. A tie-break is played to its end."""
        return state.rounds_scored + 1

    def is_settled(self, state: Table, horizon: i64) -> bool:
        return state.rounds_scored == horizon

    def value(self, state: Table, seat: i64) -> float:
        return chance_to_win(state, seat)

    def part_names(self) -> list[str]:
        """The points of the seat and of the best other one when the round is over."""
        return ["points", "rival"]

    def parts(self, state: Table, seat: i64) -> list[float]:
        most: i64 = -1000
        for other in range(state.seats):
            if other != seat:
                most = max(most, state.score(other))
        return [float(state.score(seat)), float(most)]

    def learnt(self, state: Table) -> i64:
        """Heroes: it would take thousands of rollouts to tell which of them win more games."""
        top = state.pending()
        return choose_hero(top, state) if isinstance(top, ChooseHero) else NOT_LEARNT
