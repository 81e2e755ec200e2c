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
    """How to play one game. Stateless."""

    def answer(self, state: S, dice: CommonDice) -> i64:
        """The rollout policy: a quick, sensible answer for the seat that is asked."""
        raise TypeError("a policy must answer")

    def answer_of_others(self, state: S, dice: CommonDice) -> i64:
        """The rollout policy of opponents, where a different model of them pays off."""
        return self.answer(state, dice)

    def baseline(self, state: S, dice: CommonDice) -> i64:
        """The policy that plays whole games to value a position."""
        return self.answer(state, dice)

    def baseline_cost(self) -> int:
        """Roughly how many times longer a game takes with the baseline than with the rollout policy."""
        return 1

    def mixed_strategy(self, state: S) -> list[int]:
        """The weight of each action where predictable play loses; empty where search is better."""
        return []

    def book_answer(self, state: S) -> i64:
        """The best answer by whole games, where the horizon of rollouts is too short; otherwise NOT_IN_BOOK."""
        return NOT_IN_BOOK

    def candidates(self, state: S, rollouts: i64) -> list[int]:
        """The legal actions worth searching with this budget, ascending; never none."""
        return members(state.mask())

    def priors(self, state: S, seat: i64, actions: list[int]) -> list[float]:
        """The value of each action before any search, in the game's own unit."""
        raise TypeError("a policy must have priors")

    def prior_scale(self) -> float:
        """The value of one unit of the priors, roughly."""
        return 0.0

    def rollout_limit(self, state: S) -> int:
        """The most rollouts for any level, where the options make them slow."""
        return UNLIMITED

    def rounds_are_separate(self, state: S) -> bool:
        """Do later rounds depend on this one only through what is won in it and who starts the next?"""
        return False

    def continuations(self, ended: S, dice: CommonDice, first: i64, number: i64) -> Continuations:
        """`number` continuations of a round that has ended, seeded from `first`; only where rounds are separate."""
        raise TypeError("its rounds are not separate")
