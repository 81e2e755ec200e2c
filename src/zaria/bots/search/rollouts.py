"""Whole games by the baseline policy, which value positions."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64

from zaria.bots.search.common_dice import MOST_SEATS, CommonDice
from zaria.bots.search.continuations import WHOLE, Continuations
from zaria.bots.search.policy import UNLIMITED, Policy
from zaria.core.engine.frames import CHANCE, OVER
from zaria.core.engine.state import State


def no_draws() -> list[int]:
    """Draws for each seat at the start of a round: none. The last place is the whole table's."""
    return [0] * (MOST_SEATS + 1)


def play_baseline(policy: Policy[Any], state: State, dice: CommonDice, last_round: i64 = UNLIMITED) -> None:
    """Play in place by the baseline policy, to the end of `last_round` or of the game."""
    who = state.acting()
    while who != OVER and state.round_now() <= last_round:
        if who == CHANCE:
            dice.draw_in(state.round_now(), state.draw_seat())
            who = state.nature(dice)
        else:
            who = state.answer(policy.baseline(state, dice))


@final
class Rollouts:
    """Plays games to their end. A game's number seeds its dice, from whatever position it starts."""

    def __init__(self, policy: Policy[Any], in_points: bool) -> None:
        self.policy = policy
        self.in_points = in_points
        self.dice = CommonDice()
        self.played: i64 = 0

    def outcome(self, state: State, number: i64, drawn: list[int]) -> list[int]:
        """The payoffs of one game from this position. Leaves the state unchanged."""
        if state.acting() == OVER:
            return self.payoffs(state)
        tried = state.copy()
        self.dice.resume(number, state.round_now(), drawn)
        play_baseline(self.policy, tried, self.dice)
        self.played += 1
        return self.payoffs(tried)

    def continuations(self, state: State, last_round: i64, first: i64, number: i64) -> Continuations:
        """`number` continuations of the round, seeded from `first`: the same for every end of the round."""
        self.played += number * state.players
        return self.policy.continuations(self.ended(state, last_round, first, no_draws()), self.dice, first, number)

    def ended(self, state: State, last_round: i64, number: i64, drawn: list[int]) -> State:
        """The state after `last_round` in one game from here; the state itself if that round is over."""
        if state.acting() == OVER or state.round_now() > last_round:
            return state
        tried = state.copy()
        self.dice.resume(number, state.round_now(), drawn)
        play_baseline(self.policy, tried, self.dice, last_round)
        self.played += 1
        return tried

    def payoffs(self, state: State) -> list[int]:
        """Each seat's points, or share of the win, in a finished game."""
        if self.in_points:
            return state.scores()
        winners = state.winners()
        shares = [0] * state.players
        for seat in winners:
            shares[seat] = WHOLE // len(winners)
        return shares

    def is_baseline(self, state: State, action: int) -> bool:
        """Does the baseline policy always give this answer here? Not if it draws its answer."""
        self.dice.resume(0, 0, no_draws())
        before = self.dice.s0
        return int(self.policy.baseline(state.copy(), self.dice)) == action and self.dice.s0 == before
