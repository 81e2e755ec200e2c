"""The option that only Las Vegas has: the tiles in play (LV-ROY-02)."""

from __future__ import annotations

from typing import Any

from zaria.core.engine.errors import BadOption, quote
from zaria.core.engine.registry import Option, read_int
from zaria.vegas.rules.table import CASINOS
from zaria.vegas.tiles.catalogue import KEYS, TILES


class TilesOption(Option):
    """The number of random tiles per round, or the list of tiles at casinos 1, 2, 3, ... in every round."""

    def __init__(self, game: str) -> None:
        super().__init__(game, "tiles", "tiles", 0, [0, CASINOS, list(KEYS)])

    def check(self, value: Any) -> Any:
        if type(value) is int and 0 <= value <= CASINOS:
            return value
        if not isinstance(value, list) or not 1 <= len(value) <= CASINOS:
            raise self.refuse(value)
        for key in value:
            if type(key) is not str or key not in KEYS:
                raise BadOption("option-tile", given=quote(key), possible=", ".join(KEYS))
        taken: dict[int, str] = {}
        for key in value:
            tile = KEYS.index(key) // 2
            if tile in taken:
                raise BadOption(
                    "option-tile-sides", "LV-ROY-01", one=taken[tile], two=key, letter=TILES[2 * tile].code[0]
                )
            taken[tile] = key
        return list(value)

    def read(self, text: str) -> Any:
        number = read_int(text)
        return self.check(number if isinstance(number, int) else [key.strip() for key in text.split(",")])

    def possible(self) -> str:
        return f"0..{CASINOS}"
