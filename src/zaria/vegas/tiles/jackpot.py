"""Jackpot (A2): roll the black dice; a total of 7 or a double wins the jackpot, which otherwise grows."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from zaria.vegas.rules.money import DOLLARS
from zaria.vegas.rules.table import Table
from zaria.vegas.tiles.base import BlackDice, Tile

FIRST: Final = 3
MOST: Final = 8


@final
class Jackpot(Tile):
    def set_up(self, table: Table, casino: i64) -> None:
        table.markers.jackpot = FIRST

    def when_activated(self, table: Table, casino: i64, seat: i64) -> None:
        table.push(TryJackpot(seat, casino))

    def view(self, table: Table, casino: i64, seat: int | None) -> dict[str, Any]:
        return {"amount": int(table.markers.jackpot * DOLLARS)}


@final
class TryJackpot(BlackDice):
    def rolled(self, state: Table, one: i64, two: i64) -> None:
        markers = state.markers
        if one + two == 7 or one == two:  # LV-TILE-A2-01
            state.reward(self.seat, markers.jackpot, "jackpot")
            markers.jackpot = FIRST
        elif markers.jackpot < MOST:
            markers.jackpot += 1
