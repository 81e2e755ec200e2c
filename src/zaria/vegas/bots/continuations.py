"""Continuations of a round of Las Vegas: the baseline looks at what can be won, never at what was won before.

So what a continuation brings depends only on who begins it, once the cards of this round are dealt: those that nobody
wins are never drawn again (LV-PAY-03). The exception is Bad Luck: nobody pays more than they have.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from zaria.bots.search.common_dice import CommonDice
from zaria.bots.search.continuations import WHOLE, Continuations
from zaria.bots.search.policy import Policy
from zaria.bots.search.rollouts import no_draws, play_baseline
from zaria.core.engine.state import State
from zaria.core.values.bits import bit, has
from zaria.core.values.ints import zeros
from zaria.vegas.rules import money
from zaria.vegas.rules.ranking import WORTH, strength
from zaria.vegas.rules.table import Table

if TYPE_CHECKING:
    from zaria.core.values.ints import Ints

COIN: Final = 1  # a piece that nobody wins, and that debts are paid with first
PURSE: Final = 1000  # coins, more than anybody can owe


@final
class Gains:
    """What everybody wins in each continuation that a seat begins."""

    def __init__(self, number: i64, seats: i64) -> None:
        self.strengths: Ints = zeros(number * seats)  # what each adds, by continuation and seat; of debtors the money
        self.least: Ints = zeros(number * seats)  # the money of those who began with nothing, if anybody owed
        self.debtors: Ints = zeros(number)  # as bits


@final
class VegasContinuations(Continuations):
    def __init__(self, policy: Policy[Table], ended: Table, dice: CommonDice, first: i64, number: i64) -> None:
        self.policy = policy
        self.beginning = ended.copy()
        self.dice = dice
        self.first = first  # seeds the first continuation
        self.number = number
        self.gains: list[Gains | None] = [None] * int(ended.seats)  # by who begins

    def outcomes_after(self, ended: State) -> list[int]:
        assert isinstance(ended, Table)
        seats, gains = ended.seats, self.gains_from(ended.starter)
        before = zeros(seats)
        for seat in range(seats):
            before[seat] = strength(ended, seat)
        strengths, shares = gains.strengths, zeros(seats)
        for sample_number in range(self.number):
            if gains.debtors[sample_number] != 0:
                winners = self.winners_among_debtors(ended, gains, sample_number)
            else:
                most: i64 = 0
                winners = 0
                for seat in range(seats):
                    reached = before[seat] + strengths[sample_number * seats + seat]
                    if reached > most:
                        most = reached
                        winners = bit(seat)
                    elif reached == most:
                        winners |= bit(seat)
            share_out(winners, shares)
        return [int(shares[seat]) for seat in range(seats)]

    def gains_from(self, starter: i64) -> Gains:
        gains = self.gains[starter]
        if gains is None:
            gains = self.play(starter)
            self.gains[starter] = gains
        return gains

    def play(self, starter: i64) -> Gains:
        seats = self.beginning.seats
        gains = Gains(self.number, seats)
        for sample_number in range(self.number):
            rich = self.end_of(self.with_coins(starter, PURSE), sample_number)
            debtors: i64 = 0
            for seat in range(seats):
                place = sample_number * seats + seat
                coins = rich.money[(money.HAND + seat) * money.ROW + COIN]
                gains.strengths[place] = strength(rich, seat) - PURSE * (WORTH + 1)
                if coins < PURSE:
                    debtors |= bit(seat)
                    gains.strengths[place] = (rich.worth(seat) - PURSE) * WORTH
            if debtors != 0:
                gains.debtors[sample_number] = debtors
                poor = self.end_of(self.with_coins(starter, 0), sample_number)
                for seat in range(seats):
                    gains.least[sample_number * seats + seat] = poor.worth(seat)
        return gains

    def with_coins(self, starter: i64, coins: i64) -> Table:
        """The round to come, begun by this seat, with this many coins in every hand and nothing else."""
        table = self.beginning.copy()
        table.starter = starter
        table.turn = starter
        for seat in range(table.seats):
            table.chips[seat] = 0
            for value in range(i64(money.ROW)):
                table.money[(money.HAND + seat) * money.ROW + value] = 0
            table.money[(money.HAND + seat) * money.ROW + COIN] = coins
        return table

    def end_of(self, table: Table, sample_number: i64) -> Table:
        """The same table at the end of the game in this continuation."""
        self.dice.resume(self.first + sample_number, table.round, no_draws())
        play_baseline(self.policy, table, self.dice)
        return table

    def winners_among_debtors(self, ended: Table, gains: Gains, sample_number: i64) -> i64:
        """As bits, where somebody has to pay: all that is owed, or what there is."""
        seats, debtors = ended.seats, gains.debtors[sample_number]
        most: i64 = 0
        richest: i64 = 0
        for seat in range(seats):
            place = sample_number * seats + seat
            reached = ended.worth(seat) + gains.strengths[place] // WORTH
            if reached < gains.least[place]:
                reached = gains.least[place]
            if reached > most:
                most = reached
                richest = 0
            if reached == most:
                richest |= bit(seat)
        if richest & (richest - 1) == 0:
            return richest
        if richest & debtors != 0:  # how many pieces they have left depends on those they had
            return as_bits(self.end_of(ended.copy(), sample_number).winners())
        most = 0
        winners: i64 = 0
        for seat in range(seats):
            if has(richest, seat):
                reached = strength(ended, seat) + gains.strengths[sample_number * seats + seat]
                if reached > most:
                    most = reached
                    winners = 0
                if reached == most:
                    winners |= bit(seat)
        return winners


def share_out(winners: i64, shares: Ints) -> None:
    number: i64 = 0
    for seat in range(i64(len(shares))):
        if has(winners, seat):
            number += 1
    for seat in range(i64(len(shares))):
        if has(winners, seat):
            shares[seat] += WHOLE // number


def as_bits(seats: list[int]) -> i64:
    mask: i64 = 0
    for seat in seats:
        mask |= bit(seat)
    return mask
