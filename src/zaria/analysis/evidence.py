"""Results of the rollouts so far, as sums of integers, which are exact on every platform."""

from __future__ import annotations

from fractions import Fraction
from math import sqrt
from typing import Any, Final

from zaria.analysis.recorded_game import Group, RecordedGame, Segment
from zaria.bots.search.continuations import WHOLE, Continuations

APART: Final = 1_000_003  # between the seeds of two segments, so that they share no dice
CONTINUATIONS: Final = 1_500_000_007  # between the seeds of games and those of continuations
IDLE: Final = 4  # blocks of a segment without decisions: more would only smooth the graph
PILOT: Final = 8  # blocks of a round before games are allocated by variance
MORE: Final = 4  # a segment gets at most this many times the usual games of a block
SURPRISE: Final = 0.5  # games assumed to end otherwise though none has so far


class Sums:
    """For each seat, the sum and sum of squares of one number per block."""

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

    def variance_of_mean(self, seat: int, number: int) -> float:
        """The variance of the mean of `number` blocks; 0 while there are fewer than two."""
        if number < 2:
            return 0.0
        return (number * self.squares[seat] - self.totals[seat] ** 2) / (number * number * (number - 1))

    def to_data(self) -> list[list[int]]:
        return [self.totals, self.squares]


class SegmentEvidence:
    """The positions of a segment, valued with common random numbers. A block adds one number per position and seat."""

    def __init__(
        self,
        game: RecordedGame,
        place: int,
        games: int,
        most: int,
        continuations: int,
        data: dict[str, Any] | None = None,
    ) -> None:
        seats = game.players
        self.game = game
        self.place = place
        self.games: int = data["games"] if data else games  # of the next block
        self.most = most  # the numbers of every block are scaled to this many games
        self.scale = most * continuations  # games that the numbers of a block stand for
        self.segment: Segment = game.segments[place]
        positions = range(self.segment.first, self.segment.last + 1)
        self.number: int = data["number"] if data else 0  # of blocks
        self.values = [Sums(*sums) for sums in data["values"]] if data else [Sums.of(seats) for _ in positions]
        self.moved = Sums(*data["moved"]) if data else Sums.of(seats)  # from the first position to the last
        self.distinct = [
            position for position in positions if position == self.segment.last or not game.steps[position].is_baseline
        ]  # the others have the games of the next position

    @property
    def decides(self) -> bool:
        """Does the estimate of luck depend on this segment? Luck is what start and decisions leave unexplained."""
        return self.segment.first == 0 or len(self.distinct) > 1

    def play(self, seed: int, last_round: int, continuations: Continuations | None) -> list[list[int]]:
        """Play one block and return the sums of its games, by position and seat."""
        first = seed + self.place * APART + self.number * self.most
        values: list[list[int]] = []
        for position in range(self.segment.last, self.segment.first - 1, -1):
            if values and self.game.steps[position].is_baseline:
                values.append(values[-1])
            else:
                values.append(self.block_at(position, range(first, first + self.games), last_round, continuations))
        values.reverse()
        for place, value in enumerate(values):
            self.values[place].add(value)
        self.moved.add([values[-1][seat] - values[0][seat] for seat in range(self.game.players)])
        self.number += 1
        return values

    def block_at(
        self, position: int, numbers: range, last_round: int, continuations: Continuations | None
    ) -> list[int]:
        game, sums = self.game, [0] * self.game.players
        for number in numbers:
            if continuations is None:
                outcome = game.outcome(position, number)
            else:
                outcome = game.outcome_with(continuations, last_round, position, number)
            for seat, value in enumerate(outcome):
                sums[seat] += value
        return [value * (self.most // self.games) for value in sums]

    def value(self, position: int, seat: int) -> Fraction:
        return Fraction(self.values[position - self.segment.first].totals[seat], self.number * self.scale)

    def error(self, position: int, seat: int) -> float:
        return sqrt(self.values[position - self.segment.first].variance_of_mean(seat, self.number)) / self.scale

    def spread(self) -> float:
        """The standard error of the effect of this segment's decisions, over all seats."""
        return sqrt(sum([self.moved.variance_of_mean(seat, self.number) for seat in range(self.game.players)]))

    def to_data(self) -> dict[str, Any]:
        values = [sums.to_data() for sums in self.values]
        return {"number": self.number, "games": self.games, "values": values, "moved": self.moved.to_data()}


class GroupEvidence:
    """Segments that share their continuations. Blocks are independent, so their variance gives a valid error."""

    def __init__(
        self, game: RecordedGame, group: Group, games: int, continuations: int, data: dict[str, Any] | None = None
    ) -> None:
        seats = game.players
        self.game = game
        self.group = group
        self.games, self.continuations = (games, continuations) if group.round else (1, 1)  # of one block, at first
        self.most = MORE * games if group.round else 1
        self.number: int = data["number"] if data else 0  # of blocks
        self.own = Sums(*data["own"]) if data else Sums.of(seats)  # effect of own decisions
        self.gifts = Sums(*data["gifts"]) if data else Sums.of(seats)  # effect of others' decisions
        # The change within each segment, plus the value at the start of the game: everything but luck.
        self.moved = Sums(*data["moved"]) if data else Sums.of(seats)
        self.segments = [
            SegmentEvidence(
                game, place, self.games, self.most, self.continuations, data and data["runs"][place - group.first]
            )
            for place in range(group.first, group.last + 1)
        ]

    @property
    def scale(self) -> int:
        """Games that the numbers of a block stand for: each end of the round is combined with each continuation."""
        return self.most * self.continuations

    @property
    def rollouts(self) -> int:
        """Rollouts of one more block."""
        own = sum(
            [
                len(segment.distinct) * segment.games
                for segment in self.segments
                if segment.decides or not self.group.round
            ]
        )
        return own + (self.continuations * self.game.players if self.group.round else 0)

    @property
    def cost(self) -> int:
        """The approximate cost of one more block, in rounds of a game."""
        if self.group.round:
            return self.rollouts
        return self.rollouts * self.game.rounds_from(self.segments[0].segment.first)

    @property
    def decides(self) -> bool:
        return any([segment.decides for segment in self.segments])

    def play(self, blocks: int, seed: int) -> None:
        for _ in range(blocks):
            self.play_block(seed)

    def play_block(self, seed: int) -> None:
        group, seats = self.group, range(self.game.players)
        continuations: Continuations | None = None
        if group.round:
            first = seed + CONTINUATIONS + group.first * APART + self.number * self.continuations
            continuations = self.game.continuations(group, first, self.continuations)
        own, gifts, moved = [0 for _ in seats], [0 for _ in seats], [0 for _ in seats]
        for segment in self.segments:
            if group.round and not segment.decides and segment.number >= IDLE:
                continue
            values = segment.play(seed, group.round, continuations)
            for place in range(len(values) - 1):
                decider = self.game.steps[segment.segment.first + place].seat
                for seat in seats:
                    change = values[place + 1][seat] - values[place][seat]
                    if seat == decider:
                        own[seat] += change
                    else:
                        gifts[seat] += change
            for seat in seats:
                moved[seat] += values[-1][seat] - (values[0][seat] if segment.segment.first > 0 else 0)
        self.own.add(own)
        self.gifts.add(gifts)
        self.moved.add(moved)
        self.number += 1
        if group.round and self.number == PILOT:
            self.share_out()

    def share_out(self) -> None:
        """Give segments of large variance more games per block and others fewer, at the same cost.

        All blocks keep the same weight, so the mean stays unbiased and its error follows from their variance.
        """
        segments = [segment for segment in self.segments if segment.decides]
        costs = [float(len(segment.distinct) * (self.group.last + 1 - segment.place)) for segment in segments]
        whole = sum([segment.spread() * sqrt(cost) for segment, cost in zip(segments, costs, strict=True)])
        for segment, cost in zip(segments, costs, strict=True):
            if whole > 0.0:
                segment.games = power_near(self.games * segment.spread() / sqrt(cost) * sum(costs) / whole, self.most)

    def variance(self, sums: Sums, seat: int) -> float:
        """The variance of the mean of these numbers, per game."""
        return sums.variance_of_mean(seat, self.number) / self.scale**2

    def luck_variance(self, seat: int) -> float:
        """This group's part of the variance of a seat's luck.

        With only wins and losses, decisions that changed nothing in the first games may still matter in the next.
        """
        variance = self.variance(self.moved, seat)
        if self.decides and not self.group.round and not self.game.in_points:
            variance += SURPRISE * (WHOLE / self.number) ** 2
        return variance

    def total_variance(self) -> float:
        """The sum of these variances over all seats."""
        return sum([self.luck_variance(seat) for seat in range(self.game.players)])

    def to_data(self) -> dict[str, Any]:
        return {
            "number": self.number,
            "own": self.own.to_data(),
            "gifts": self.gifts.to_data(),
            "moved": self.moved.to_data(),
            "runs": [segment.to_data() for segment in self.segments],
        }


def power_near(target: float, most: int) -> int:
    """The nearest power of two from 1 to `most`, so that every block can be scaled to `most` games."""
    power = 1
    while power < most and power * sqrt(2.0) < target:
        power *= 2
    return power
