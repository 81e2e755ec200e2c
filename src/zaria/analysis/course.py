"""The course of a recorded game: its positions, and the steps between them."""

from __future__ import annotations

from typing import NamedTuple

from zaria.bots.futures import Futures
from zaria.bots.luck import MOST_SEATS
from zaria.bots.mind import Skill
from zaria.bots.minds import SKILLS
from zaria.bots.rollouts import Rollouts, nothing_drawn
from zaria.core.errors import BadRecord
from zaria.core.frames import CHANCE
from zaria.core.record import Record
from zaria.core.replay import effective, fresh, take
from zaria.core.state import State


class Step(NamedTuple):
    """A draw of nature (its seat is CHANCE) or a decision."""

    number: int  # its place in the record, from 1
    seat: int
    about: int  # the seat for which nature draws; -1 for the whole table, and for decisions
    kind: str  # of the draw; empty for decisions
    action: int  # of the decision; -1 for draws
    round: int
    turn: int  # the seat's turn in that round, from 1; 0 for draws
    is_steady: bool  # would the player who values positions have answered the same?


class Run(NamedTuple):
    """Positions from first to last with only decisions between them: they are valued with the same dice."""

    first: int
    last: int


class Stretch(NamedTuple):
    """Runs that are valued by the same games: one, or all of a round that others follow, which share its futures."""

    first: int  # places of runs
    last: int
    round: int  # 0 if it has no futures


class Course:
    """Position k is the one after the first k steps that count: what was taken back is no part of the game."""

    def __init__(self, record: Record) -> None:
        self.record = record
        state = fresh(record)
        found = SKILLS.get(record.game)
        if found is None:
            raise BadRecord("analysis-game", game=record.game)
        standing = effective(record.steps)
        if not standing:
            raise BadRecord("analysis-empty")
        self.skill: Skill = found
        self.in_points = state.players == 1
        self.rollouts = Rollouts(found.mind, self.in_points)
        self.states: list[State] = [state.copy()]
        self.drawn: list[list[int]] = [nothing_drawn()]  # how often nature drew in the round before each position
        self.steps: list[Step] = []
        turns: dict[tuple[int, int], int] = {}
        for number, written in standing:
            self.steps.append(step_from(state, number, written[1], turns, self.rollouts))
            after, round_before = list(self.drawn[-1]), state.round_now()
            if state.actor == CHANCE:
                after[state.draw_seat() if state.draw_seat() >= 0 else MOST_SEATS] += 1
            take(state, number, written)
            if state.round_now() != round_before:
                after = nothing_drawn()
            self.states.append(state.copy())
            self.drawn.append(after)
        self.players = state.players
        self.runs = runs_of(self.steps)
        self.last_round = int(state.round_now())
        self.stretches = self.stretches_of(self.last_round)

    def rounds_from(self, position: int) -> int:
        """How many rounds are played from there on, with the one that is going on."""
        return self.last_round - int(self.states[position].round_now()) + 1

    def stretches_of(self, last_round: int) -> list[Stretch]:
        """By run: the rounds before the last one that is begun are valued as wholes, where a game's rounds allow it."""
        found: list[Stretch] = []
        for place, run in enumerate(self.runs):
            state = self.states[run.first]
            now = int(state.round_now())
            if now == last_round or not self.skill.mind.has_dealt(state):
                found.append(Stretch(place, place, 0))
            elif found and found[-1].round == now:
                found[-1] = Stretch(found[-1].first, place, now)
            else:
                found.append(Stretch(place, place, now))
        return found

    def is_in(self, stretch: Stretch, step: int) -> bool:
        return self.runs[stretch.first].first <= step < self.runs[stretch.last].last

    def choices(self, step: int) -> list[int]:
        """Decisions of this seat that can be compared: there are several, and none is best left to chance."""
        state, seat = self.states[step], self.steps[step].seat
        if seat == CHANCE or len(state.legal()) < 2 or state.hides_from(seat):
            return []
        return [] if self.skill.mind.lots(state) else state.legal()

    def outcome(self, position: int, number: int) -> list[int]:
        """What each seat has at the end of one game from there."""
        return self.rollouts.outcome(self.states[position], number, self.drawn[position])

    def futures(self, stretch: Stretch, first: int, number: int) -> Futures:
        """What may come after the stretch's round."""
        start = self.runs[stretch.first].first
        return self.rollouts.futures(self.states[start], stretch.round, first, number)

    def outcome_with(self, futures: Futures, last_round: int, position: int, number: int) -> list[int]:
        """What each seat has in all these futures, after one way in which the round may end."""
        return futures.meet(self.rollouts.ended(self.states[position], last_round, number, self.drawn[position]))

    def outcome_after(self, position: int, action: int, number: int) -> list[int]:
        return self.rollouts.outcome(self.after(position, action), number, self.drawn[position])

    def outcome_after_with(
        self, futures: Futures, last_round: int, position: int, action: int, number: int
    ) -> list[int]:
        after = self.after(position, action)
        return futures.meet(self.rollouts.ended(after, last_round, number, self.drawn[position]))

    def after(self, position: int, action: int) -> State:
        """The position after another answer than was given there."""
        state = self.states[position].copy()
        state.answer(action)
        return state


def step_from(state: State, number: int, words: str, turns: dict[tuple[int, int], int], rollouts: Rollouts) -> Step:
    round_now = int(state.round_now())
    seat = state.actor
    if seat == CHANCE:
        return Step(number, CHANCE, state.draw_seat(), state.chance().kind, -1, round_now, 0, False)
    if seat < 0 or not isinstance(words, str):
        return Step(number, seat, -1, "", -1, round_now, 0, False)  # impossible: `take` says why
    if not state.continues_move() or (round_now, seat) not in turns:
        turns[round_now, seat] = turns.get((round_now, seat), 0) + 1
    action = state.parse(words)
    steady = state.why_not(action) is None and rollouts.is_steady(state, action)
    return Step(number, seat, -1, "", action, round_now, turns[round_now, seat], steady)


def runs_of(steps: list[Step]) -> list[Run]:
    runs: list[Run] = []
    first = 0
    for place, step in enumerate(steps):
        if step.seat == CHANCE:
            runs.append(Run(first, place))
            first = place + 1
    runs.append(Run(first, len(steps)))
    return runs
