"""Money: the 90 cards, the bank, and the players' hands. In units of $10,000; only views use dollars.

One row holds the number of cards of each value from 1 to 10 in each place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from zaria.core.values.chance import Source
from zaria.core.values.ints import zeros

if TYPE_CHECKING:
    from zaria.core.values.ints import Ints

DOLLARS: Final = 10_000  # a unit, in dollars
CARDS: Final = (0, 0, 0, 11, 11, 13, 15, 13, 11, 9, 7)  # LV-COMP-04: how many of each value
CARDS_A_ROUND: Final = 12  # LV-SETUP-01

# Places of money. Each takes ROW counts, indexed by the value of a card; 1 and 2 occur only as change (LV-TILE-C2-02).
ROW: Final = 11
DECK: Final = 0  # may still be drawn
BOTTOM: Final = 1  # returned after payouts: never drawn again (LV-PAY-03)
BANK: Final = 2  # Royale: face up (LV-ROY-04); negative counts are payments without such a card
HAND: Final = 3  # the hand of seat s is place HAND + s


def full_deck(players: i64) -> Ints:
    """Money with all cards in the deck."""
    money = zeros(ROW * (HAND + players))
    for value in range(i64(ROW)):
        money[DECK * ROW + value] = CARDS[value]
    return money


def add(money: Ints, place: i64, value: i64) -> None:
    money[place * ROW + value] += 1


def move(money: Ints, value: i64, source: i64, target: i64) -> None:
    """Move a card of this value from one place to another."""
    money[source * ROW + value] -= 1
    money[target * ROW + value] += 1


def move_all(money: Ints, source: i64, target: i64) -> None:
    for value in range(i64(ROW)):
        money[target * ROW + value] += money[source * ROW + value]
        money[source * ROW + value] = 0


def total(money: Ints, place: i64) -> i64:
    """The total value of the cards in this place."""
    units: i64 = 0
    for value in range(i64(ROW)):
        units += value * money[place * ROW + value]
    return units


def cards(money: Ints, place: i64) -> i64:
    """The number of cards in this place."""
    number: i64 = 0
    for value in range(i64(ROW)):
        number += money[place * ROW + value]
    return number


def draw(money: Ints, left: i64, source: Source) -> i64:
    """Take one of the `left` cards of the deck at random. The integer drawn counts them from the lowest value up."""
    position = source.below(left)
    value: i64 = 0
    while position >= money[DECK * ROW + value]:
        position -= money[DECK * ROW + value]
        value += 1
    money[DECK * ROW + value] -= 1
    return value


def counts(money: Ints, place: i64) -> list[int]:
    """The number of cards of each value, from 0 to 10."""
    return [int(money[place * ROW + value]) for value in range(i64(ROW))]


def positions(deck: list[int], drawn: list[int]) -> list[int]:
    """The integers that draw these values in this order; KeyError names a value that is not in the deck."""
    left = list(deck)
    answer: list[int] = []
    for value in drawn:
        if not 0 <= value < len(left) or left[value] == 0:
            raise KeyError(value)
        answer.append(sum(left[:value]))
        left[value] -= 1
    return answer


def reward_view(units: i64) -> dict[str, object]:
    """A reward as it is shown: chips for 1 and 2, dollars for 3 and more (LV-ROY-08)."""
    if units <= 2:
        return {"chips": int(units), "amount": 0}
    return {"chips": 0, "amount": int(units * DOLLARS)}
