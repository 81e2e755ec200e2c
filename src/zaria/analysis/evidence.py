"""What the rollouts of runs of positions have shown so far: whole numbers, so that sums are exact everywhere."""

from __future__ import annotations

from fractions import Fraction
from math import sqrt
from typing import Any, Final

from zaria.analysis.course import Course, Run, Stretch
from zaria.bots.futures import WHOLE, Futures

APART: Final = 1_000_003  # between the numbers of the games of two runs, which so have dice of their own
FUTURES: Final = 1_500_000_007  # from the numbers of those games to those of futures
STEADY: Final = 4  # blocks of a run in which nobody decided anything: more would only make the graph smoother
PILOT: Final = 8  # blocks of a round, after which games go to the runs that are known worst
MORE: Final = 4  # times as many games as usual, that a run has in a block at most
SURPRISE: Final = 0.5  # games that may still be decided otherwise, though none was so far


class Sums:
    """Sum and sum of squares of one number a block, for each seat."""

    def __init__(self, totals: list[int], squares: list[int]) -> None:
        self.totals = totals
        self.squares = squares

    @classmethod
    def of(cls, seats: int) -> Sums:
        return cls([0] * seats, [0] * seats)

    def add(self, values: list[int]) -> None:
        for seat, value in enumerate(values):
            self.totals[seat] += value
            self.squares[seat] += value * value

    def of_mean(self, seat: int, number: int) -> float:
        """The variance of the mean of so many; at least two are needed to know it."""
        if number < 2:
            return 0.0
        return (number * self.squares[seat] - self.totals[seat] ** 2) / (number * number * (number - 1))

    def to_data(self) -> list[list[int]]:
        return [self.totals, self.squares]


class RunEvidence:
    """The positions of a run, valued by the same games. A block of them gives one number to each position and seat."""

    def __init__(
        self, course: Course, place: int, games: int, most: int, futures: int, data: dict[str, Any] | None = None
    ) -> None:
        seats = course.players
        self.course = course
        self.place = place
        self.games: int = data["games"] if data else games  # of the next block
        self.most = most  # games of a block: its numbers count as if it had so many
        self.scale = most * futures  # games in the numbers of a block
        self.run: Run = course.runs[place]
        positions = range(self.run.first, self.run.last + 1)
        self.number: int = data["number"] if data else 0  # of blocks
        self.values = [Sums(*sums) for sums in data["values"]] if data else [Sums.of(seats) for _ in positions]
        self.moved = Sums(*data["moved"]) if data else Sums.of(seats)  # from the first position to the last
        self.distinct = [
            position for position in positions if position == self.run.last or not course.steps[position].is_steady
        ]  # the games from the others go the same way as those from the next position

    @property
    def decides(self) -> bool:
        """Does luck depend on this run? Luck is what is left of the start and of what decisions changed."""
        return self.run.first == 0 or len(self.distinct) > 1

    def play(self, seed: int, last_round: int, futures: Futures | None) -> list[list[int]]:
        """One more block: the sum of its games, by position and seat."""
        first = seed + self.place * APART + self.number * self.most
        values: list[list[int]] = []
        for position in range(self.run.last, self.run.first - 1, -1):
            if values and self.course.steps[position].is_steady:
                values.append(values[-1])
            else:
                values.append(self.block_at(position, range(first, first + self.games), last_round, futures))
        values.reverse()
        for place, value in enumerate(values):
            self.values[place].add(value)
        self.moved.add([values[-1][seat] - values[0][seat] for seat in range(self.course.players)])
        self.number += 1
        return values

    def block_at(self, position: int, numbers: range, last_round: int, futures: Futures | None) -> list[int]:
        course, sums = self.course, [0] * self.course.players
        for number in numbers:
            if futures is None:
                outcome = course.outcome(position, number)
            else:
                outcome = course.outcome_with(futures, last_round, position, number)
            for seat, value in enumerate(outcome):
                sums[seat] += value
        return [value * (self.most // self.games) for value in sums]

    def value(self, position: int, seat: int) -> Fraction:
        return Fraction(self.values[position - self.run.first].totals[seat], self.number * self.scale)

    def error(self, position: int, seat: int) -> float:
        return sqrt(self.values[position - self.run.first].of_mean(seat, self.number)) / self.scale

    def spread(self) -> float:
        """How much blocks differ in what the decisions of this run changed, for all seats together."""
        return sqrt(sum([self.moved.of_mean(seat, self.number) for seat in range(self.course.players)]))

    def to_data(self) -> dict[str, Any]:
        values = [sums.to_data() for sums in self.values]
        return {"number": self.number, "games": self.games, "values": values, "moved": self.moved.to_data()}


class StretchEvidence:
    """Runs that share their futures. Blocks share nothing, so how they differ says honestly how sure their mean is."""

    def __init__(
        self, course: Course, stretch: Stretch, games: int, futures: int, data: dict[str, Any] | None = None
    ) -> None:
        seats = course.players
        self.course = course
        self.stretch = stretch
        self.games, self.futures = (games, futures) if stretch.round else (1, 1)  # of a block, at first
        self.most = MORE * games if stretch.round else 1
        self.number: int = data["number"] if data else 0  # of blocks
        self.own = Sums(*data["own"]) if data else Sums.of(seats)  # what own decisions changed
        self.gifts = Sums(*data["gifts"]) if data else Sums.of(seats)  # what others' decisions changed
        # From the start of each run, or of the game, to the run's end: what luck did not change.
        self.moved = Sums(*data["moved"]) if data else Sums.of(seats)
        self.runs = [
            RunEvidence(
                course, place, self.games, self.most, self.futures, data and data["runs"][place - stretch.first]
            )
            for place in range(stretch.first, stretch.last + 1)
        ]

    @property
    def scale(self) -> int:
        """Games in the numbers of a block: every way to end meets every future."""
        return self.most * self.futures

    @property
    def rollouts(self) -> int:
        """Of one more block."""
        own = sum([len(run.distinct) * run.games for run in self.runs if run.decides or not self.stretch.round])
        return own + (self.futures * self.course.players if self.stretch.round else 0)

    @property
    def cost(self) -> int:
        """How long one more block takes, in rounds of a game, about."""
        if self.stretch.round:
            return self.rollouts
        return self.rollouts * self.course.rounds_from(self.runs[0].run.first)

    @property
    def decides(self) -> bool:
        return any([run.decides for run in self.runs])

    def play(self, blocks: int, seed: int) -> None:
        for _ in range(blocks):
            self.play_block(seed)

    def play_block(self, seed: int) -> None:
        stretch, seats = self.stretch, range(self.course.players)
        futures: Futures | None = None
        if stretch.round:
            first = seed + FUTURES + stretch.first * APART + self.number * self.futures
            futures = self.course.futures(stretch, first, self.futures)
        own, gifts, moved = [0 for _ in seats], [0 for _ in seats], [0 for _ in seats]
        for run in self.runs:
            if stretch.round and not run.decides and run.number >= STEADY:
                continue
            values = run.play(seed, stretch.round, futures)
            for place in range(len(values) - 1):
                decider = self.course.steps[run.run.first + place].seat
                for seat in seats:
                    change = values[place + 1][seat] - values[place][seat]
                    if seat == decider:
                        own[seat] += change
                    else:
                        gifts[seat] += change
            for seat in seats:
                moved[seat] += values[-1][seat] - (values[0][seat] if run.run.first > 0 else 0)
        self.own.add(own)
        self.gifts.add(gifts)
        self.moved.add(moved)
        self.number += 1
        if stretch.round and self.number == PILOT:
            self.share_out()

    def share_out(self) -> None:
        """From now on runs whose decisions are known worst have more games, and others fewer, for the same time.

        Blocks count alike whatever games they have, so their mean stays right, and how they differ its error.
        """
        runs = [run for run in self.runs if run.decides]
        costs = [float(len(run.distinct) * (self.stretch.last + 1 - run.place)) for run in runs]
        whole = sum([run.spread() * sqrt(cost) for run, cost in zip(runs, costs, strict=True)])
        for run, cost in zip(runs, costs, strict=True):
            if whole > 0.0:
                run.games = power_near(self.games * run.spread() / sqrt(cost) * sum(costs) / whole, self.most)

    def variance(self, sums: Sums, seat: int) -> float:
        """Of the mean of these numbers, in games."""
        return sums.of_mean(seat, self.number) / self.scale**2

    def luck_variance(self, seat: int) -> float:
        """What this stretch adds to the variance of a seat's luck.

        A game is won or not: decisions that changed nothing in a few games may yet do so in the next one.
        """
        variance = self.variance(self.moved, seat)
        if self.decides and not self.stretch.round and not self.course.in_points:
            variance += SURPRISE * (WHOLE / self.number) ** 2
        return variance

    def doubt(self) -> float:
        """The same for all seats together."""
        return sum([self.luck_variance(seat) for seat in range(self.course.players)])

    def to_data(self) -> dict[str, Any]:
        return {
            "number": self.number,
            "own": self.own.to_data(),
            "gifts": self.gifts.to_data(),
            "moved": self.moved.to_data(),
            "runs": [run.to_data() for run in self.runs],
        }


def power_near(wanted: float, most: int) -> int:
    """The power of two that is nearest, from 1 to `most`: so every block can count as if it had that many games."""
    found = 1
    while found < most and found * sqrt(2.0) < wanted:
        found *= 2
    return found
