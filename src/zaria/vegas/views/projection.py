"""The payouts if the round ended now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from zaria.vegas.rules import money
from zaria.vegas.rules.casino import NEUTRAL, NOBODY, first_and_second
from zaria.vegas.rules.lanes import one_in

if TYPE_CHECKING:
    from zaria.vegas.rules.table import Table


def scores_if_settled(table: Table) -> list[int]:
    """Each seat's dollars if the casinos paid now and the tiles did what is already certain."""
    winnings = winnings_now(table)
    scores: list[int] = []
    for seat in range(table.seats):
        units = table.worth(seat) + winnings[seat]
        scores.append(int((units - min(units, owed_now(table, seat))) * money.DOLLARS))  # debts come last (LV-ROY-09)
    return scores


def winnings_now(table: Table) -> list[i64]:
    """Payments of casinos and tiles to each seat, in units."""
    winnings: list[i64] = [0] * table.setup.players
    for casino in range(i64(len(table.tiles))):
        first, second = first_and_second(table.weights(casino))
        if first != NOBODY and first < NEUTRAL:
            winnings[first] += table.high_card(casino)
        if second != NOBODY and second < NEUTRAL:
            winnings[second] += table.low_card(casino)
        tile = table.tiles[casino]
        if tile is not None:
            for seat in range(table.seats):
                winnings[seat] += tile.would_pay(table, casino, seat)
    return winnings


def owed_now(table: Table, seat: i64) -> i64:
    """The seat's debts to tiles, in units, as far as it can pay (LV-TILE-C2-02)."""
    units: i64 = 0
    for casino in range(i64(len(table.tiles))):
        tile = table.tiles[casino]
        if tile is not None:
            units += tile.would_take(table, casino, seat)
    return units


def payments_if_placed(table: Table, number: i64) -> list[dict[str, int]]:
    """The casino's payments if the actor placed this number and nothing else happened."""
    weight = table.rolled_small(number)
    if table.rolled_big == number:
        weight += 2
    return payments_with(table, number, table.turn, weight)


def payments_with(table: Table, number: i64, owner: i64, weight: i64) -> list[dict[str, int]]:
    """The casino's payments if the owner's dice there weighed this much more (less if negative)."""
    first, second = first_and_second(table.weights(number) + weight * one_in(owner))
    paid: list[dict[str, int]] = []
    if first != NOBODY and first < NEUTRAL:
        paid.append({"seat": int(first), "amount": int(table.high_card(number) * money.DOLLARS)})
    if second != NOBODY and second < NEUTRAL:
        paid.append({"seat": int(second), "amount": int(table.low_card(number) * money.DOLLARS)})
    return paid
