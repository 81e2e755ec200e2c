"""Who would get what if the round ended now, and who has won when the game has (LV-END)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from zaria.vegas import money
from zaria.vegas.casino import NEUTRAL, NOBODY, first_and_second
from zaria.vegas.lanes import one_in

if TYPE_CHECKING:
    from zaria.vegas.table import Table


def scores_if_settled(table: Table) -> list[int]:
    """Each seat's dollars if the casinos paid now and the tiles gave what they promise now."""
    scores = table.scores()
    for seat in range(table.seats):
        scores[seat] += int(table.top.promise(table, seat) * money.DOLLARS)
    for casino in range(i64(len(table.casinos))):
        cards = table.casinos[casino]
        first, second = first_and_second(cards.weights())
        if first != NOBODY and first < NEUTRAL:
            scores[first] += int(cards.high * money.DOLLARS)
        if second != NOBODY and second < NEUTRAL:
            scores[second] += int(cards.low * money.DOLLARS)
        tile = table.tiles[casino]
        if tile is not None:
            for seat in range(table.seats):
                scores[seat] += int(tile.promise(table, casino, seat) * money.DOLLARS)
    return scores


def payments_if_placed(table: Table, number: i64) -> list[dict[str, int]]:
    """Whom the casino would pay if the actor placed this number and nothing else happened."""
    weight = table.rolled_small(number)
    if table.rolled_big == number:
        weight += 2
    return payments_with(table, number, table.turn, weight)


def payments_with(table: Table, number: i64, owner: i64, weight: i64) -> list[dict[str, int]]:
    """Whom the casino would pay if the owner had so much more weight there (or less, if negative)."""
    casino = table.casinos[number]
    first, second = first_and_second(casino.weights() + weight * one_in(owner))
    paid: list[dict[str, int]] = []
    if first != NOBODY and first < NEUTRAL:
        paid.append({"seat": int(first), "amount": int(casino.high * money.DOLLARS)})
    if second != NOBODY and second < NEUTRAL:
        paid.append({"seat": int(second), "amount": int(casino.low * money.DOLLARS)})
    return paid


def rank(table: Table, seat: i64) -> i64:
    """Money decides (LV-END-01), then the number of money cards and chips (LV-END-02)."""
    pieces = money.cards(table.money, money.HAND + seat) + table.chips[seat]
    return table.worth(seat) * 10_000 + pieces


def winning_seats(table: Table) -> list[int]:
    """All who share the best rank."""
    ranks = [rank(table, seat) for seat in range(table.seats)]
    return [seat for seat in range(len(ranks)) if ranks[seat] == max(ranks)]
