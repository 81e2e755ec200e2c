"""Whole games from a position on: what a position is worth to each seat, one game at a time."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64

from zaria.bots.futures import WHOLE, Futures
from zaria.bots.luck import MOST_SEATS, Luck
from zaria.bots.mind import Mind
from zaria.core.frames import OVER
from zaria.core.state import State


def nothing_drawn() -> list[int]:
    """How often nature drew for each seat at the start of a round; the last place is the whole table's."""
    return [0] * (MOST_SEATS + 1)


@final
class Rollouts:
    """Plays games to their end. The number of a game names its dice, wherever in the game it starts."""

    def __init__(self, mind: Mind[Any], in_points: bool) -> None:
        self.mind = mind
        self.in_points = in_points
        self.luck = Luck()
        self.played: i64 = 0

    def outcome(self, state: State, number: i64, drawn: list[int]) -> list[int]:
        """What each seat has at the end of one game from here. The state stays as it is."""
        if state.acting() == OVER:
            return self.worth(state)
        tried = state.copy()
        self.luck.go_on(number, state.round_now(), drawn)
        self.mind.play_out(tried, self.luck)
        self.played += 1
        return self.worth(tried)

    def futures(self, state: State, last_round: i64, first: i64, number: i64) -> Futures:
        """So many futures of the round, which is dealt: what comes after it is the same however it ends."""
        self.played += number * state.players
        return self.mind.futures(self.ended(state, last_round, first, nothing_drawn()), self.luck, first, number)

    def ended(self, state: State, last_round: i64, number: i64, drawn: list[int]) -> State:
        """The end of that round in one game from here; the state itself if it is over."""
        if state.acting() == OVER or state.round_now() > last_round:
            return state
        tried = state.copy()
        self.luck.go_on(number, state.round_now(), drawn)
        self.mind.play_out(tried, self.luck, last_round)
        self.played += 1
        return tried

    def worth(self, state: State) -> list[int]:
        """Points, or the share in the win, of a game that is over."""
        if self.in_points:
            return state.scores()
        winners = state.winners()
        found = [0] * state.players
        for seat in winners:
            found[seat] = WHOLE // len(winners)
        return found

    def is_steady(self, state: State, action: int) -> bool:
        """Would every game from this question on begin with this answer? Not, if the answer is left to chance."""
        self.luck.go_on(0, 0, nothing_drawn())
        before = self.luck.s0
        return int(self.mind.steady(state.copy(), self.luck)) == action and self.luck.s0 == before
