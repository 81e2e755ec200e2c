"""High Five (C1): the first player whose dice here weigh five gets $100,000 at payouts."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from zaria.vegas.rules.lanes import lane
from zaria.vegas.rules.markers import NONE
from zaria.vegas.rules.table import Table
from zaria.vegas.tiles.base import Tile

REWARD: Final = 10


@final
class HighFive(Tile):
    def when_activated(self, table: Table, casino: i64, seat: i64) -> None:
        """The holder keeps the marker even if the dice leave (LV-TILE-C1-01)."""
        if table.markers.high_five == NONE and lane(table.weights(casino), seat) >= 5:
            table.markers.high_five = seat
            if table.sink is not None:
                table.tell("vegas-high-five", {"seat": int(seat)})

    def at_payouts(self, table: Table, casino: i64) -> None:
        if table.markers.high_five != NONE:
            table.reward(table.markers.high_five, REWARD, self.key)

    def would_pay(self, table: Table, casino: i64, seat: i64) -> i64:
        if table.markers.high_five != seat:
            return 0
        return REWARD

    def view(self, table: Table, casino: i64, seat: int | None) -> dict[str, Any]:
        holder = int(table.markers.high_five)
        return {"holder": holder if holder >= 0 else None}
