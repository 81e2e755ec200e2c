"""Bad Luck (C2): if it was activated, the players with the fewest dice here pay $50,000 at the end of the round."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from zaria.core.values.bits import bit, has
from zaria.vegas.rules import money
from zaria.vegas.rules.lanes import lane
from zaria.vegas.rules.table import Table
from zaria.vegas.tiles.base import Tile

DEBT: Final = 5


@final
class BadLuck(Tile):
    def when_activated(self, table: Table, casino: i64, seat: i64) -> None:
        table.markers.bad_luck = 1

    def before_payouts(self, table: Table, casino: i64) -> None:
        """Fix the debtors by the dice before ties leave (LV-ROY-09)."""
        table.markers.debtors = fewest(table, casino)

    def at_payouts(self, table: Table, casino: i64) -> None:
        for seat in range(table.seats):
            if has(table.markers.debtors, seat):
                pay_debt(table, seat)

    def would_take(self, table: Table, casino: i64, seat: i64) -> i64:
        if not has(fewest(table, casino), seat):
            return 0
        return DEBT

    def view(self, table: Table, casino: i64, seat: int | None) -> dict[str, Any]:
        owing = fewest(table, casino)
        return {
            "activated": table.markers.bad_luck == 1,
            "owing": [int(other) for other in range(table.seats) if has(owing, other)],
        }


def fewest(table: Table, casino: i64) -> i64:
    """The players with the fewest dice here, or none, as bits. Neutral ones are not compared (LV-TILE-C2-01)."""
    if table.markers.bad_luck == 0:
        return 0
    weights = table.weights(casino)
    least: i64 = 255
    owing: i64 = 0
    for seat in range(table.seats):
        weight = lane(weights, seat)
        if weight < least:
            least = weight
            owing = 0
        if weight == least:
            owing |= bit(seat)
    return owing


def pay_debt(table: Table, seat: i64) -> None:
    """Money first, the lowest cards that reach the debt, with change in money; then chips (LV-TILE-C2-02)."""
    hand = money.HAND + seat
    handed_in: i64 = 0
    value: i64 = 1
    while handed_in < DEBT and value < money.ROW:
        if table.money[hand * money.ROW + value] == 0:
            value += 1
        else:
            money.move(table.money, value, hand, money.BANK)
            handed_in += value
    chips: i64 = 0
    if handed_in > DEBT:
        money.move(table.money, handed_in - DEBT, money.BANK, hand)
        handed_in = DEBT
    elif handed_in < DEBT:
        chips = DEBT - handed_in
        if chips > table.chips[seat]:
            chips = table.chips[seat]
    table.chips[seat] -= chips
    if table.sink is not None:
        amount = int(handed_in * money.DOLLARS)
        table.tell("vegas-bad-luck", {"seat": int(seat), "amount": amount, "chips": int(chips)})
