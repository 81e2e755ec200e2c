"""Markers, tracks and dice on the tiles of a round. New in each round (LV-ROY-10)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from zaria.core.values.row import Row
from zaria.vegas.rules.lanes import lane, one_in

NONE: Final = -1
BIG: Final = 8  # added to the owner of a single die on a tile if it is the big one


@final
class Markers:
    """The counters of all tiles. Tiles have no state of their own, so that a state is copied quickly.

    Dice on the bar and on Double Down are counted in lanes by seat. A single die on a picture is its owner's seat
    plus 1, and BIG more if it is the big one; 0 is no die.
    """

    def __init__(self) -> None:
        self.jackpot: i64 = 0  # Jackpot: the amount to be won
        self.high_five: i64 = NONE  # High Five: who holds the marker
        self.bad_luck: i64 = 0  # Bad Luck: 1 once activated
        self.debtors: i64 = 0  # Bad Luck: who owes, as bits
        self.power: i64 = NONE  # Power Play: who holds the marker
        self.closed: i64 = NONE  # No Entry: the closed casino, from 0
        self.entry_step: i64 = 0  # No Entry: the place on the track
        self.bar_small: i64 = 0  # Knockout
        self.bar_big: i64 = 0
        self.groups: i64 = 0  # Block It: groups left, in lanes by their size
        self.pictures: i64 = 0  # Handicap: free pictures, in lanes by kind
        self.double_small: i64 = 0  # Double Down
        self.double_big: i64 = 0
        self.nice: i64 = 0  # Nice Dice: the die on each picture, in lanes by number
        self.gold: i64 = 0  # My Choice: the die on the gold place

    def copy(self) -> Markers:
        twin = Markers()
        twin.jackpot = self.jackpot
        twin.high_five = self.high_five
        twin.bad_luck = self.bad_luck
        twin.debtors = self.debtors
        twin.power = self.power
        twin.closed = self.closed
        twin.entry_step = self.entry_step
        twin.bar_small = self.bar_small
        twin.bar_big = self.bar_big
        twin.groups = self.groups
        twin.pictures = self.pictures
        twin.double_small = self.double_small
        twin.double_big = self.double_big
        twin.nice = self.nice
        twin.gold = self.gold
        return twin

    def carry(self, row: Row) -> None:
        self.jackpot = row.number(self.jackpot)
        self.high_five = row.number(self.high_five)
        self.bad_luck = row.number(self.bad_luck)
        self.debtors = row.number(self.debtors)
        self.power = row.number(self.power)
        self.closed = row.number(self.closed)
        self.entry_step = row.number(self.entry_step)
        self.bar_small = row.number(self.bar_small)
        self.bar_big = row.number(self.bar_big)
        self.groups = row.number(self.groups)
        self.pictures = row.number(self.pictures)
        self.double_small = row.number(self.double_small)
        self.double_big = row.number(self.double_big)
        self.nice = row.number(self.nice)
        self.gold = row.number(self.gold)

    def nice_die(self, number: i64) -> i64:
        return lane(self.nice, number)

    def put_nice_die(self, number: i64, die: i64) -> None:
        self.nice += (die - lane(self.nice, number)) * one_in(number)


def single_die(seat: i64, big: i64) -> i64:
    """A die on a picture, as one number."""
    return seat + 1 + BIG * big


def die_owner(die: i64) -> i64:
    return (die & (BIG - 1)) - 1


def die_is_big(die: i64) -> i64:
    """1 for the big one, 0 for a small one."""
    return die >> 3


def die_view(die: i64) -> dict[str, int | bool] | None:
    if die == 0:
        return None
    return {"seat": int(die_owner(die)), "big": die_is_big(die) == 1}


NO_MARKERS: Final = Markers()  # shared by all tables without tiles, and never changed
