"""How a game is played: the policy of rollouts, the baseline that positions are valued by, and priors."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from mypy_extensions import i64

from zaria.bots.search.common_dice import CommonDice
from zaria.bots.search.continuations import Continuations
from zaria.core.engine.state import State
from zaria.core.values.bits import members

S = TypeVar("S", bound=State)
UNLIMITED: Final = 1_000_000_000
NOT_IN_BOOK: Final = -1


class Policy(Generic[S]):
    """A game's own knowledge of how to play it. Has no memory."""

    def answer(self, state: S, dice: CommonDice) -> i64:
        """The rollout policy: a sensible answer at once, for the seat that is asked."""
        raise TypeError("a policy must answer")

    def answer_of_others(self, state: S, dice: CommonDice) -> i64:
        """The rollout policy of opponents, where it pays to model them differently from oneself."""
        return self.answer(state, dice)

    def baseline(self, state: S, dice: CommonDice) -> i64:
        """The policy by which whole games are played to value a position."""
        return self.answer(state, dice)

    def baseline_cost(self) -> int:
        """About how many times longer a game of the baseline takes than one of the rollout policy."""
        return 1

    def mixed_strategy(self, state: S) -> list[int]:
        """The weight of each action where a predictable player loses; empty where searching helps."""
        return []

    def book_answer(self, state: S) -> i64:
        """The answer known from whole games, where rollouts see too little; NOT_IN_BOOK elsewhere."""
        return NOT_IN_BOOK

    def candidates(self, state: S, rollouts: i64) -> list[int]:
        """The legal actions worth searching with this budget, ascending; never none."""
        return members(state.mask())

    def priors(self, state: S, seat: i64, actions: list[int]) -> list[float]:
        """What each action seems to be worth before any search, in the game's own unit."""
        raise TypeError("a policy must have priors")

    def prior_scale(self) -> float:
        """About what one unit of the priors is worth as a value."""
        return 0.0

    def rollout_limit(self, state: S) -> int:
        """How many rollouts a level may have at most, where the options make them slow."""
        return UNLIMITED

    def rounds_are_separate(self, state: S) -> bool:
        """Do the rounds after this one depend only on what is won in it and on who starts the next one?"""
        return False

    def continuations(self, ended: S, dice: CommonDice, first: i64, number: i64) -> Continuations:
        """`number` continuations of a round that has ended, seeded from `first`; only where rounds are separate."""
        raise TypeError("its rounds are not separate")
