"""A recorded game as positions and the steps between them."""

from __future__ import annotations

from typing import NamedTuple

from zaria.bots.game_bots import skill_of
from zaria.bots.search.common_dice import MOST_SEATS
from zaria.bots.search.continuations import Continuations
from zaria.bots.search.policy import UNLIMITED
from zaria.bots.search.rollouts import Rollouts, no_draws
from zaria.bots.search.skill import Skill
from zaria.core.engine.errors import BadRecord
from zaria.core.engine.frames import CHANCE
from zaria.core.engine.state import State
from zaria.core.records.record import Record
from zaria.core.records.replay import effective, fresh, take


class RecordedStep(NamedTuple):
    """A draw (its seat is CHANCE) or a decision."""

    number: int  # its place in the record, from 1
    seat: int
    about: int  # the seat of a draw; -1 for the whole table, and for decisions
    kind: str  # of the draw; empty for decisions
    action: int  # of the decision; -1 for draws
    round: int
    turn: int  # the seat's turn in that round, from 1; 0 for draws
    is_baseline: bool  # does the baseline policy give the same answer?


class Segment(NamedTuple):
    """Positions with only decisions between them, valued with common random numbers."""

    first: int
    last: int


class Group(NamedTuple):
    """Segments valued together: a single one, or all of a round whose continuations they share."""

    first: int  # places of segments
    last: int
    round: int  # 0 if it has no continuations


class RecordedGame:
    """Position k comes after the first k steps that count; steps taken back do not count."""

    def __init__(self, record: Record) -> None:
        self.record = record
        state = fresh(record)
        skill = skill_of(record.game)
        if skill is None:
            raise BadRecord("analysis-game", game=record.game)
        standing = effective(record.steps)
        if not standing:
            raise BadRecord("analysis-empty")
        self.skill: Skill = skill
        self.in_points = state.players == 1
        self.rollouts = Rollouts(skill.model.policy, self.in_points)
        self.states: list[State] = [state.copy()]
        self.drawn: list[list[int]] = [no_draws()]  # draws in the round before each position
        self.steps: list[RecordedStep] = []
        turns: dict[tuple[int, int], int] = {}
        for number, written in standing:
            self.steps.append(step_from(state, number, written[1], turns, self.rollouts))
            after, round_before = list(self.drawn[-1]), state.round_now()
            if state.actor == CHANCE:
                after[state.draw_seat() if state.draw_seat() >= 0 else MOST_SEATS] += 1
            take(state, number, written)
            if state.round_now() != round_before:
                after = no_draws()
            self.states.append(state.copy())
            self.drawn.append(after)
        self.players = state.players
        self.segments = segments_of(self.steps)
        self.last_round = int(state.round_now())
        self.groups = self.groups_of(self.last_round)

    def rounds_from(self, position: int) -> int:
        """The number of rounds from that position on, including its own."""
        return self.last_round - int(self.states[position].round_now()) + 1

    def groups_of(self, last_round: int) -> list[Group]:
        """A group for each segment or, where rounds are separate, one for each round but the last."""
        groups: list[Group] = []
        for place, segment in enumerate(self.segments):
            state = self.states[segment.first]
            now = int(state.round_now())
            if now == last_round or not self.skill.model.policy.rounds_are_separate(state):
                groups.append(Group(place, place, 0))
            elif groups and groups[-1].round == now:
                groups[-1] = Group(groups[-1].first, place, now)
            else:
                groups.append(Group(place, place, now))
        return groups

    def is_in(self, group: Group, step: int) -> bool:
        return self.segments[group.first].first <= step < self.segments[group.last].last

    def choices(self, step: int) -> list[int]:
        """The choices of a decision that can be compared: more than one, no hidden information, no mixed strategy."""
        state, seat = self.states[step], self.steps[step].seat
        if seat == CHANCE or len(state.legal()) < 2 or state.hides_from(seat):
            return []
        return [] if self.skill.model.policy.mixed_strategy(state) else state.legal()

    def outcome(self, position: int, number: int) -> list[int]:
        """Each seat's payoff in one game from that position."""
        return self.rollouts.outcome(self.states[position], number, self.drawn[position])

    def continuations(self, group: Group, first: int, number: int) -> Continuations:
        """`number` continuations of the group's round, seeded from `first`."""
        start = self.segments[group.first].first
        return self.rollouts.continuations(self.states[start], group.round, first, number)

    def outcome_with(self, continuations: Continuations, last_round: int, position: int, number: int) -> list[int]:
        """Each seat's payoff after one end of the round, summed over all continuations."""
        return continuations.outcomes_after(
            self.rollouts.ended(self.states[position], last_round, number, self.drawn[position])
        )

    def ended(self, position: int, number: int, last_round: int) -> State:
        """The end of the round in one game from that position; of the game if `last_round` is 0."""
        return self.rollouts.ended(self.states[position], last_round or UNLIMITED, number, self.drawn[position])

    def ended_after(self, position: int, action: int, number: int, last_round: int) -> State:
        """The same after this answer instead of the one given."""
        after = self.after(position, action)
        return self.rollouts.ended(after, last_round or UNLIMITED, number, self.drawn[position])

    def after(self, position: int, action: int) -> State:
        """The position after this answer instead of the one given."""
        state = self.states[position].copy()
        state.answer(action)
        return state


def step_from(
    state: State, number: int, words: str, turns: dict[tuple[int, int], int], rollouts: Rollouts
) -> RecordedStep:
    round_now = int(state.round_now())
    seat = state.actor
    if seat == CHANCE:
        return RecordedStep(number, CHANCE, state.draw_seat(), state.chance().kind, -1, round_now, 0, False)
    if seat < 0 or not isinstance(words, str):
        return RecordedStep(number, seat, -1, "", -1, round_now, 0, False)  # impossible: `take` raises the error
    if not state.continues_move() or (round_now, seat) not in turns:
        turns[round_now, seat] = turns.get((round_now, seat), 0) + 1
    action = state.parse(words)
    baseline = state.why_not(action) is None and rollouts.is_baseline(state, action)
    return RecordedStep(number, seat, -1, "", action, round_now, turns[round_now, seat], baseline)


def segments_of(steps: list[RecordedStep]) -> list[Segment]:
    segments: list[Segment] = []
    first = 0
    for place, step in enumerate(steps):
        if step.seat == CHANCE:
            segments.append(Segment(first, place))
            first = place + 1
    segments.append(Segment(first, len(steps)))
    return segments
