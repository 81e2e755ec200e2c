"""Who has won, and who comes next (LV-END)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from zaria.vegas.rules import money

if TYPE_CHECKING:
    from zaria.vegas.rules.table import Table

WORTH: Final = 10_000  # a unit of money counts more than any number of pieces


def strength(table: Table, seat: i64) -> i64:
    """Money decides (LV-END-01), then the number of money cards and chips (LV-END-02)."""
    pieces = money.cards(table.money, money.HAND + seat) + table.chips[seat]
    return table.worth(seat) * WORTH + pieces


def places(table: Table) -> list[list[int]]:
    """The seats, best first; equals share a place."""
    strengths = [strength(table, seat) for seat in range(table.seats)]
    return [
        [seat for seat in range(len(strengths)) if strengths[seat] == shared]
        for shared in sorted(set(strengths), reverse=True)
    ]
