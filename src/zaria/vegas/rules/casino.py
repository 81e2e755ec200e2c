"""The six casinos (LV-COMP-03): their cards and dice, and who wins one (LV-PAY-01, LV-PAY-02)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zaria.core.values.bits import bit, has, highest
from zaria.vegas.rules.lanes import lane

# All casinos are in one row, which is quick to copy: a block of six for each of these. Dice are in lanes by owner.
HIGH: Final = 0  # money cards in units; 0: none
LOW: Final = 6
SMALL: Final = 12
BIG: Final = 18
BLACK: Final = 24  # Prime Time's, on their owner's side (LV-TILE-B1-02)
SIZE: Final = 30

# Owners of dice in a casino: seats first, then two neutral ones that belong to no player (LV-SETUP-03, LV-TILE-F1-02).
NEUTRAL: Final = 5
GREY: Final = 6
OWNERS: Final = 7
NOBODY: Final = -1


def untied_weights(weights: i64) -> i64:
    """The weights above 0 that exactly one owner has, as bits: equal weights cancel out (LV-PAY-01).

    >>> from zaria.vegas.rules.lanes import one_in
    >>> untied_weights(5 * one_in(0) + 3 * one_in(1) + 3 * one_in(2) + 1 * one_in(3)) == 2**5 + 2**1
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
    """The owners whose equal dice cancel out (LV-PAY-01)."""
    left = untied_weights(weights)
    return [int(o) for o in range(i64(OWNERS)) if lane(weights, o) > 0 and (left >> lane(weights, o)) & 1 == 0]


def owner_of(weights: i64, weight: i64) -> i64:
    """The owner of dice with this weight; NOBODY if there is none, and for -1."""
    for owner in range(i64(OWNERS)):
        if lane(weights, owner) == weight:
            return owner
    return NOBODY


def first_and_second(weights: i64) -> tuple[i64, i64]:
    """The owners with the most and second most dice once ties are out; NOBODY if there is none (LV-PAY-02)."""
    left = untied_weights(weights)
    first: i64 = NOBODY
    second: i64 = NOBODY
    most: i64 = 0
    next_most: i64 = 0
    owner: i64 = 0
    while weights != 0:
        weight = weights & 0xFF
        if weight > next_most and has(left, weight):
            if weight > most:
                second, next_most = first, most
                first, most = owner, weight
            else:
                second, next_most = owner, weight
        weights >>= 8
        owner += 1
    return first, second


def winner(weights: i64) -> i64:
    """The owner with the most dice once ties are out, neutral ones included; NOBODY if all are out."""
    return owner_of(weights, highest(untied_weights(weights)))
