"""Common random numbers: all candidates get the same dice for the same draws."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from zaria.core.values.chance import Source
from zaria.core.values.ints import zeros
from zaria.core.values.rng import M32, rotate

if TYPE_CHECKING:
    from zaria.core.values.ints import Ints

MOST_SEATS: Final = 8
MOST_DRAWS: Final = 1024  # for a seat in a round


def mix_bits(x: i64) -> i64:
    """Hash x to 32 bits."""
    x = ((x ^ (x >> 16)) * 0x7FEB352D) & M32
    x = ((x ^ (x >> 15)) * 0x68E31DA5) & M32
    return x ^ (x >> 16)


@final
class CommonDice(Source):
    """The dice of one rollout. A seat's third roll is the same in all rollouts with one number, whatever came before.

    So candidates differ by what they do, not by luckier dice.
    """

    def __init__(self) -> None:
        self.number: i64 = 0
        self.round: i64 = 0  # if dice are numbered by round
        self.draws: Ints = zeros(MOST_SEATS + 1)  # how often nature drew for each seat; the last for the whole table
        self.s0: i64 = 1
        self.s1: i64 = 1

    def begin(self, number: i64) -> None:
        """Start the rollout with this number."""
        self.number = number & M32
        self.round = 0
        for place in range(i64(MOST_SEATS + 1)):
            self.draws[place] = 0

    def resume(self, number: i64, round_now: i64, drawn: list[int]) -> None:
        """Resume the rollout with this number in the middle of a round, after `drawn` draws for each seat.

        So later dice are the same from every position of the game.
        """
        self.number = number & M32
        self.round = round_now
        for place in range(i64(MOST_SEATS + 1)):
            self.draws[place] = drawn[place]
        self.s0 = mix_bits(self.number)
        self.s1 = mix_bits(self.s0 + 0x3C6EF372) | 1

    def draw_in(self, round_now: i64, seat: i64) -> None:
        """Start the seat's next draw in this round. Its dice do not depend on earlier rounds."""
        if round_now != self.round:
            self.round = round_now
            for place in range(i64(MOST_SEATS + 1)):
                self.draws[place] = 0
        self.draw_for(seat)

    def draw_for(self, seat: i64) -> None:
        """Start the next draw for this seat; -1 is the whole table."""
        if seat < 0:
            seat = MOST_SEATS
        self.draws[seat] += 1
        name = ((self.round * MOST_DRAWS + self.draws[seat]) * 16 + seat) * 0x9E3779B1
        self.s0 = mix_bits(self.number ^ (name & M32))
        self.s1 = mix_bits(self.s0 + 0x3C6EF372) | 1

    def draw_at(self, place: i64) -> None:
        """Start this place's part of the whole table's last draw, independent of other places."""
        name = (self.draws[MOST_SEATS] * MOST_DRAWS + place) * 0x9E3779B1
        self.s0 = mix_bits(self.number ^ (name & M32))
        self.s1 = mix_bits(self.s0 + 0x3C6EF372) | 1

    def trait(self, seat: i64) -> i64:
        """32 bits that are constant for the seat throughout the rollout."""
        return mix_bits(self.number ^ (((seat + 1) * 0x85EBCA77) & M32))

    def below(self, n: i64) -> i64:
        """Uniform to within a millionth: dice and cards have few sides."""
        s0 = self.s0
        s1 = self.s1 ^ s0
        word = (rotate((s0 * 0x9E3779BB) & M32, 5) * 5) & M32
        self.s0 = rotate(s0, 26) ^ s1 ^ ((s1 << 9) & M32)
        self.s1 = rotate(s1, 13)
        return (word * n) >> 32
