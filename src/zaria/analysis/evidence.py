"""What the rollouts of a run of positions have shown so far: whole numbers, so that sums are exact everywhere."""

from __future__ import annotations

from fractions import Fraction
from math import sqrt
from typing import Any

from zaria.analysis.course import Course, Run

APART = 1_000_003  # between the numbers of the games of two runs, which so have dice of their own


class Sums:
    """Sum and sum of squares of one number a game, for each seat."""

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

    def variance(self, seat: int, number: int) -> float:
        """Of one game; at least two are needed to know it."""
        if number < 2:
            return 0.0
        return (number * self.squares[seat] - self.totals[seat] ** 2) / (number * (number - 1))

    def of_mean(self, seat: int, number: int) -> float:
        """The variance of the mean."""
        return self.variance(seat, number) / number

    def to_data(self) -> list[list[int]]:
        return [self.totals, self.squares]


class RunEvidence:
    """The positions of a run, valued by the same games. Luck is what is left, so `moved` decides how sure it is."""

    def __init__(self, course: Course, place: int, data: dict[str, Any] | None = None) -> None:
        seats = course.players
        self.course = course
        self.place = place
        self.run: Run = course.runs[place]
        positions = range(self.run.first, self.run.last + 1)
        self.number: int = data["number"] if data else 0  # of games
        self.values = [Sums(*sums) for sums in data["values"]] if data else [Sums.of(seats) for _ in positions]
        self.own = Sums(*data["own"]) if data else Sums.of(seats)  # what own decisions changed
        self.gifts = Sums(*data["gifts"]) if data else Sums.of(seats)  # what others' decisions changed
        # From the start of the run, or of the game, to its end: what luck did not change.
        self.moved = Sums(*data["moved"]) if data else Sums.of(seats)
        self.distinct = [
            position for position in positions if position == self.run.last or not course.steps[position].is_steady
        ]  # the games from the others go the same way as those from the next position

    @property
    def cost(self) -> int:
        """Rollouts that one more game takes."""
        return len(self.distinct)

    def play(self, games: int, seed: int) -> None:
        course, run = self.course, self.run
        for number in range(self.number, self.number + games):
            name = seed + self.place * APART + number
            values = [course.outcome(run.last, name)]
            for position in range(run.last - 1, run.first - 1, -1):
                is_same = course.steps[position].is_steady
                values.append(values[-1] if is_same else course.outcome(position, name))
            values.reverse()
            self.note(values)
        self.number += games

    def note(self, values: list[list[int]]) -> None:
        seats = range(self.course.players)
        own, gifts = [0 for _ in seats], [0 for _ in seats]
        for place in range(len(values) - 1):
            decider = self.course.steps[self.run.first + place].seat
            for seat in seats:
                change = values[place + 1][seat] - values[place][seat]
                if seat == decider:
                    own[seat] += change
                else:
                    gifts[seat] += change
        for place, value in enumerate(values):
            self.values[place].add(value)
        self.own.add(own)
        self.gifts.add(gifts)
        start = values[0] if self.run.first > 0 else [0 for _ in seats]
        self.moved.add([values[-1][seat] - start[seat] for seat in seats])

    def value(self, position: int, seat: int) -> Fraction:
        return Fraction(self.values[position - self.run.first].totals[seat], self.number)

    def error(self, position: int, seat: int) -> float:
        return sqrt(self.values[position - self.run.first].of_mean(seat, self.number))

    def doubt(self) -> float:
        """How much this run adds to the variance of luck, over all seats."""
        return sum(self.moved.of_mean(seat, self.number) for seat in range(self.course.players))

    def to_data(self) -> dict[str, Any]:
        return {
            "number": self.number,
            "values": [sums.to_data() for sums in self.values],
            "own": self.own.to_data(),
            "gifts": self.gifts.to_data(),
            "moved": self.moved.to_data(),
        }
