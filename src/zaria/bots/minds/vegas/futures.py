"""The rounds to come in Las Vegas: steady answers look at what can be won, never at what was won before.

So what a future brings everybody depends on who begins it alone, if the cards of this round are dealt: those that
nobody wins are never drawn again (LV-PAY-03). Only who owes for Bad Luck pays no more than they have.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from zaria.bots.futures import WHOLE, Futures
from zaria.bots.luck import Luck
from zaria.bots.mind import Mind
from zaria.bots.rollouts import nothing_drawn
from zaria.core.bits import bit, has
from zaria.core.ints import zeros
from zaria.core.state import State
from zaria.vegas import money
from zaria.vegas.ranking import WORTH, strength
from zaria.vegas.table import Table

if TYPE_CHECKING:
    from zaria.core.ints import Ints

COIN: Final = 1  # a piece that nobody wins, and that debts are paid with first
PURSE: Final = 1000  # coins, more than anybody can owe


@final
class Gains:
    """What everybody wins in each future that a seat begins."""

    def __init__(self, number: i64, seats: i64) -> None:
        self.strengths: Ints = zeros(number * seats)  # what they add, by future and seat; of debtors their money only
        self.least: Ints = zeros(number * seats)  # what they have then who began with nothing, if anybody owed
        self.debtors: Ints = zeros(number)  # as bits


@final
class VegasFutures(Futures):
    def __init__(self, mind: Mind[Table], ended: Table, luck: Luck, first: i64, number: i64) -> None:
        self.mind = mind
        self.beginning = ended.copy()
        self.luck = luck
        self.first = first  # the number of the first future: it names its dice
        self.number = number
        self.gains: list[Gains | None] = [None] * int(ended.seats)  # by who begins

    def meet(self, ended: State) -> list[int]:
        assert isinstance(ended, Table)
        seats, gains = ended.seats, self.begun_by(ended.starter)
        before = zeros(seats)
        for seat in range(seats):
            before[seat] = strength(ended, seat)
        strengths, shares = gains.strengths, zeros(seats)
        for future in range(self.number):
            if gains.debtors[future] != 0:
                winners = self.winners_among_debtors(ended, gains, future)
            else:
                most: i64 = 0
                winners = 0
                for seat in range(seats):
                    reached = before[seat] + strengths[future * seats + seat]
                    if reached > most:
                        most = reached
                        winners = bit(seat)
                    elif reached == most:
                        winners |= bit(seat)
            share_out(winners, shares)
        return [int(shares[seat]) for seat in range(seats)]

    def begun_by(self, starter: i64) -> Gains:
        found = self.gains[starter]
        if found is None:
            found = self.played(starter)
            self.gains[starter] = found
        return found

    def played(self, starter: i64) -> Gains:
        seats = self.beginning.seats
        gains = Gains(self.number, seats)
        for future in range(self.number):
            rich = self.end_of(self.with_coins(starter, PURSE), future)
            debtors: i64 = 0
            for seat in range(seats):
                place = future * seats + seat
                coins = rich.money[(money.HAND + seat) * money.ROW + COIN]
                gains.strengths[place] = strength(rich, seat) - PURSE * (WORTH + 1)
                if coins < PURSE:
                    debtors |= bit(seat)
                    gains.strengths[place] = (rich.worth(seat) - PURSE) * WORTH
            if debtors != 0:
                gains.debtors[future] = debtors
                poor = self.end_of(self.with_coins(starter, 0), future)
                for seat in range(seats):
                    gains.least[future * seats + seat] = poor.worth(seat)
        return gains

    def with_coins(self, starter: i64, coins: i64) -> Table:
        """The round to come, begun by this seat, with so many coins in every hand and nothing else."""
        table = self.beginning.copy()
        table.starter = starter
        table.turn = starter
        for seat in range(table.seats):
            table.chips[seat] = 0
            for value in range(i64(money.ROW)):
                table.money[(money.HAND + seat) * money.ROW + value] = 0
            table.money[(money.HAND + seat) * money.ROW + COIN] = coins
        return table

    def end_of(self, table: Table, future: i64) -> Table:
        """The same table at the end of the game in this future."""
        self.luck.go_on(self.first + future, table.round, nothing_drawn())
        self.mind.play_out(table, self.luck)
        return table

    def winners_among_debtors(self, ended: Table, gains: Gains, future: i64) -> i64:
        """As bits, where somebody has to pay: all that is owed, or what there is."""
        seats, debtors = ended.seats, gains.debtors[future]
        most: i64 = 0
        richest: i64 = 0
        for seat in range(seats):
            place = future * seats + seat
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
            return as_bits(self.end_of(ended.copy(), future).winners())
        most = 0
        winners: i64 = 0
        for seat in range(seats):
            if has(richest, seat):
                reached = strength(ended, seat) + gains.strengths[future * seats + seat]
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
    found: i64 = 0
    for seat in seats:
        found |= bit(seat)
    return found
