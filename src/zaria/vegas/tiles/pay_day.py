"""Pay Day (D1): $10,000 for every casino in which you have a die."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from zaria.vegas.rules.lanes import lane
from zaria.vegas.rules.table import CASINOS, Table
from zaria.vegas.tiles.base import Tile


@final
class PayDay(Tile):
    def when_activated(self, table: Table, casino: i64, seat: i64) -> None:
        """This casino counts in any case, also when My Choice activates it without a die (LV-TILE-D1-01)."""
        count: i64 = 0
        for number in range(i64(CASINOS)):
            if number == casino or lane(table.weights(number), seat) > 0:
                count += 1
        table.reward(seat, count, self.key)
