"""Continuations of a round of Las Vegas, which do not depend on earlier winnings: the baseline ignores them.

Once the cards of this round are dealt, a continuation depends only on who starts it, since cards without a winner are
never drawn again (LV-PAY-03). The exception is Bad Luck: players pay at most what they have.
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

COIN: Final = 1  # a value that cannot be won, and that pays debts first
PURSE: Final = 1000  # coins; more than any debt


@final
class Gains:
    """Each seat's winnings in the continuations that one seat starts."""

    def __init__(self, number: i64, seats: i64) -> None:
        self.strengths: Ints = zeros(number * seats)  # gains by continuation and seat; money only for debtors
        self.least: Ints = zeros(number * seats)  # money from a start with nothing, if there are debtors
        self.debtors: Ints = zeros(number)  # as bits


@final
class VegasContinuations(Continuations):
    def __init__(self, policy: Policy[Table], ended: Table, dice: CommonDice, first: i64, number: i64) -> None:
        self.policy = policy
        self.beginning = ended.copy()
        self.dice = dice
        self.first = first  # seeds the first continuation
        self.number = number
        self.gains: list[Gains | None] = [None] * int(ended.seats)  # by starter

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
        """The next round, started by this seat, with nothing but this many coins in every hand."""
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
        """The table at the end of the game in this continuation."""
        self.dice.resume(self.first + sample_number, table.round, no_draws())
        play_baseline(self.policy, table, self.dice)
        return table

    def winners_among_debtors(self, ended: Table, gains: Gains, sample_number: i64) -> i64:
        """The winners as bits, if there are debtors, who pay their debt or all they have."""
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
        if richest & debtors != 0:  # their number of cards left depends on the cards they held
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
