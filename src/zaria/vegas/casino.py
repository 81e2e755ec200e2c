"""One of the six casinos (LV-COMP-03): its two money cards, the dice in it, and who wins it (LV-PAY-01, LV-PAY-02)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from zaria.core.bits import bit, highest
from zaria.core.row import Row
from zaria.vegas.lanes import lane, one_in

# Owners of dice in a casino. Seats come first; the two neutral ones play for nobody (LV-SETUP-03, LV-TILE-F1-02).
NEUTRAL: Final = 5
GREY: Final = 6
OWNERS: Final = 7
NOBODY: Final = -1


@final
class Casino:
    """Dice are counted by owner, in lanes: see lanes.py."""

    def __init__(self, high: i64, low: i64) -> None:
        self.high = high  # money cards in units; 0: none
        self.low = low
        self.small: i64 = 0
        self.big: i64 = 0
        self.black: i64 = 0  # Prime Time's, on their owner's side (LV-TILE-B1-02)

    def copy(self) -> Casino:
        twin = Casino(self.high, self.low)
        twin.small = self.small
        twin.big = self.big
        twin.black = self.black
        return twin

    def carry(self, row: Row) -> None:
        self.high = row.number(self.high)
        self.low = row.number(self.low)
        self.small = row.number(self.small)
        self.big = row.number(self.big)
        self.black = row.number(self.black)

    def weights(self) -> i64:
        """What each owner's dice weigh: a big one counts as two (LV-COMP-02)."""
        return self.small + 2 * self.big + self.black

    def put(self, owner: i64, small: i64, big: i64) -> None:
        """Dice come in; negative numbers take them out."""
        one = one_in(owner)
        self.small += small * one
        self.big += big * one

    def clear(self) -> None:
        self.small = 0
        self.big = 0
        self.black = 0


def untied(weights: i64) -> i64:
    """The weights above 0 that only one owner has, as bits: all players with equal weights are out (LV-PAY-01).

    >>> from zaria.vegas.lanes import one_in
    >>> untied(5 * one_in(0) + 3 * one_in(1) + 3 * one_in(2) + 1 * one_in(3)) == 2**5 + 2**1
    True
    """
    once: i64 = 0
    twice: i64 = 0
    while weights != 0:
        weight = bit(weights & 0xFF)
        twice |= once & weight
        once |= weight
        weights >>= 8
    return once & ~twice & ~1


def tied_owners(weights: i64) -> list[int]:
    """Who takes equal dice out (LV-PAY-01)."""
    left = untied(weights)
    return [int(o) for o in range(i64(OWNERS)) if lane(weights, o) > 0 and (left >> lane(weights, o)) & 1 == 0]


def owner_of(weights: i64, weight: i64) -> i64:
    """Whose dice have this weight; NOBODY if nobody's do, and for -1."""
    for owner in range(i64(OWNERS)):
        if lane(weights, owner) == weight:
            return owner
    return NOBODY


def first_and_second(weights: i64) -> tuple[i64, i64]:
    """Who has most dice when the equals are out, and who comes second; NOBODY where there is none (LV-PAY-02)."""
    left = untied(weights)
    if left == 0:
        return NOBODY, NOBODY
    most = highest(left)
    return owner_of(weights, most), owner_of(weights, highest(left ^ bit(most)))


def winner(weights: i64) -> i64:
    """The owner with most dice when the equals are out, neutral ones included; NOBODY if all are out."""
    return owner_of(weights, highest(untied(weights)))
