"""The tiles that random tables draw from (LV-ROY-01)."""

from __future__ import annotations

from typing import Any, Final

from zaria.core.engine.components import Component
from zaria.core.engine.errors import NewerRecord, quote
from zaria.vegas.tiles.catalogue import KEYS

ORIGINAL: Final = [
    *("lucky_punch", "jackpot", "prime_time", "fifty_fifty", "high_five", "bad_luck", "pay_day", "power_play"),
    *("no_entry", "knockout", "block_it", "handicap", "black_box", "double_down", "nice_dice", "my_choice"),
]


class DrawnTiles(Component):
    """All sides, in the order in which the integers of draws count them: that of the list of all tiles."""

    def is_used(self, options: dict[str, Any]) -> bool:
        return type(options["tiles"]) is int and options["tiles"] > 0

    def check(self, value: Any) -> Any:
        """Check that there are whole tiles, enough for any round, in order."""
        if not isinstance(value, list) or not all(type(key) is str for key in value):
            raise self.refuse()
        for key in value:
            if key not in KEYS:
                raise NewerRecord("record-component", given=quote(key))
        places = [KEYS.index(key) for key in value]
        whole = [side for place in places for side in (place // 2 * 2, place // 2 * 2 + 1)]
        if places != sorted(set(whole)) or len(places) < FEWEST:
            raise self.refuse()
        return list(value)


FEWEST: Final = 12  # sides of six tiles, one for each casino
DRAWN_TILES: Final = DrawnTiles("tiles", KEYS, ORIGINAL)
