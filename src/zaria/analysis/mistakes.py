"""The decisions that cost most: the best choice is found by thinking, and valued by other games than those."""

from __future__ import annotations

from math import sqrt
from typing import Any, Final, NamedTuple

from zaria.analysis.course import Course, Stretch
from zaria.bots.futures import Futures
from zaria.bots.hints import SURE, hint, sentence

THOUGHTS: Final = 250_000  # rollouts to think about all decisions of a game; a single one has no more than a hint
SCREENED: Final = 64  # games by which the decisions are found that may have cost most
SCREENED_BLOCKS: Final = 4  # the same where a round has futures
VALUED: Final = 1200  # games by which those are valued
VALUED_AT_ONCE: Final = 200  # of them
VALUED_BLOCKS: Final = 24
LISTED: Final = 3  # of each seat
SHORTLIST: Final = 5  # of each seat, before they are valued
FAR: Final = 500_000_009  # from the numbers of the games that value positions
FUTURES: Final = 2_000_000_011  # from those of games to those of futures
APART: Final = 1_000_003  # between the futures of two rounds


class Better:
    """A decision for which thinking found another choice. `loss` is what that choice would have brought more."""

    def __init__(self, step: int, action: int, told: dict[str, Any], data: dict[str, Any] | None = None) -> None:
        self.step = step
        self.action = action
        self.told = told  # the reason: a message and its arguments
        given = data or {"number": 0, "games": 0, "total": 0, "squares": 0, "first": 0.0}
        self.number: int = given["number"]  # of blocks
        self.games: int = given["games"]  # in each of them
        self.total: int = given["total"]
        self.squares: int = given["squares"]
        self.first: float = given["first"]  # the loss in the games that chose it; never shown

    def play(self, course: Course, number: int, last_round: int, futures: Futures | None) -> int:
        """What the better choice brought more in one game, or in one end of the round that meets all futures."""
        seat = course.steps[self.step].seat
        if futures is None:
            after = course.outcome(self.step + 1, number)
            return course.outcome_after(self.step, self.action, number)[seat] - after[seat]
        after = course.outcome_with(futures, last_round, self.step + 1, number)
        return course.outcome_after_with(futures, last_round, self.step, self.action, number)[seat] - after[seat]

    def note(self, loss: int, games: int) -> None:
        """One more block."""
        self.number += 1
        self.games = games
        self.total += loss
        self.squares += loss * loss

    def begin_anew(self) -> None:
        """Those games have chosen it; others value it."""
        self.first = self.loss
        self.number = self.total = self.squares = 0

    @property
    def loss(self) -> float:
        return self.total / (self.number * self.games)

    @property
    def error(self) -> float:
        if self.number < 2:
            return self.loss
        variance = (self.number * self.squares - self.total**2) / (self.number * (self.number - 1))
        return sqrt(variance / self.number) / self.games

    @property
    def is_sure(self) -> bool:
        return self.number > 1 and self.loss > SURE * self.error

    def to_data(self) -> dict[str, Any]:
        sums = {"number": self.number, "games": self.games, "total": self.total, "squares": self.squares}
        return {"step": self.step, "action": self.action, "told": self.told, "sums": sums | {"first": self.first}}


class Unit(NamedTuple):
    """Some blocks for some decisions: those of a round that has futures share them, others are alone."""

    stretch: Stretch
    betters: list[Better]
    first: int  # block
    blocks: int

    def play(self, course: Course, games: int, futures: int, seed: int) -> None:
        """A block is so many ends of the round that meet so many futures, or a single game."""
        last_round = self.stretch.round
        for block in range(self.first, self.first + self.blocks):
            met: Futures | None = None
            ends = 1
            if last_round:
                first = seed + FUTURES + self.stretch.first * APART + block * futures
                met, ends = course.futures(self.stretch, first, futures), games
            for better in self.betters:
                loss = 0
                for number in range(seed + block * ends, seed + (block + 1) * ends):
                    loss += better.play(course, number, last_round, met)
                better.note(loss, ends * futures if last_round else 1)


def units_of(course: Course, betters: list[Better], games: int, blocks: int) -> list[Unit]:
    """The work for these decisions: so many games, a few at once, or so many blocks that they share."""
    found: list[Unit] = []
    for stretch in course.stretches:
        group = [better for better in betters if course.is_in(stretch, better.step)]
        if stretch.round and group:
            found += [Unit(stretch, group, block, 1) for block in range(blocks)]
        elif group:
            found += [
                Unit(stretch, [better], first, min(VALUED_AT_ONCE, games - first))
                for better in group
                for first in range(0, games, VALUED_AT_ONCE)
            ]
    return found


def think_about(course: Course, step: int, rollouts: int, seed: int) -> Better | None:
    """The better choice that a strong player finds, if it is another one than was made."""
    state, played = course.states[step], course.steps[step].action
    found = hint(state, seed, rollouts)["choices"]
    best = found[0]
    if best["action"] == played:
        return None
    made = [choice for choice in found if choice["action"] == played]
    told: dict[str, Any] = {"key": "hint-equal", "arguments": {}}
    if made:
        known = state.known(course.steps[step].seat)
        told = sentence(course.skill.mind, known, [best, made[0]], "points" if course.in_points else "chance")
    return Better(step, best["action"], told)


def shortlist(course: Course, found: list[Better]) -> list[Better]:
    """Of each seat those that seem to have cost most, in the order of the game."""
    chosen: list[Better] = []
    for seat in range(course.players):
        own = [better for better in found if course.steps[better.step].seat == seat and better.first > 0]
        chosen += sorted(own, key=lambda better: (-better.first, better.step))[:SHORTLIST]
    return sorted(chosen, key=lambda better: better.step)
