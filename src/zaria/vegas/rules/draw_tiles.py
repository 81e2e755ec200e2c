"""The tiles at the casinos of a round (LV-ROY-01, LV-ROY-02, LV-ROY-03)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from zaria.core.engine.errors import IllegalDeal
from zaria.core.engine.frames import Nature
from zaria.core.values.bits import bit, count, members, nth
from zaria.core.values.chance import Source
from zaria.vegas.rules.table import CASINOS, Table
from zaria.vegas.tiles.base import Tile
from zaria.vegas.tiles.catalogue import KEYS, TILES

FRONTS: Final = 0x1555555555555555  # sides are bits by their place in the list of all tiles, 62 at most


def lay_tiles(table: Table, sides: list[int]) -> None:
    """Put these sides, by their place in the list of all, at casinos 1, 2, 3, ..."""
    tiles: list[Tile | None] = [None] * CASINOS
    for casino in range(i64(len(sides))):
        tiles[casino] = TILES[sides[casino]]
    table.use_tiles(tiles)
    for casino in range(i64(len(sides))):
        TILES[sides[casino]].set_up(table, casino)


@final
class DrawTiles(Nature[Table]):
    """Random tiles, each on a random side, never both sides of one (LV-ROY-01).

    The integers of the draw count the sides that may be drawn, in the order of the list.
    """

    def kind(self) -> str:
        return "tiles"

    def bounds(self, state: Table) -> list[int]:
        """The number of sides that may be drawn does not depend on the earlier ones."""
        drawn: i64 = 0
        bounds: list[int] = []
        for casino in range(state.setup.options["tiles"]):
            sides = allowed_sides(state, drawn)
            bounds.append(int(count(sides)))
            drawn |= sides & -sides
        return bounds

    def draw(self, state: Table, source: Source) -> None:
        number: i64 = state.setup.options["tiles"]
        drawn: i64 = 0
        tiles: list[int] = []
        for casino in range(number):
            sides = allowed_sides(state, drawn)
            side = nth(sides, source.below(count(sides)))
            tiles.append(int(side))
            drawn |= bit(side)
        if not state.setup.options["repeat_tiles"]:
            state.used_tiles |= drawn
        lay_tiles(state, tiles)
        if state.sink is not None:
            state.tell("vegas-tiles", {"tiles": [TILES[side].key for side in tiles]})

    def read(self, state: Table, words: list[str]) -> list[int]:
        """Tiles by key or code: `jackpot C2 H1`."""
        if len(words) != state.setup.options["tiles"]:
            raise IllegalDeal("deal-length", expected=state.setup.options["tiles"], given=len(words))
        codes = [tile.code.lower() for tile in TILES]
        drawn: i64 = 0
        values: list[int] = []
        for word in words:
            sides = members(allowed_sides(state, drawn))
            side = KEYS.index(word) if word in KEYS else codes.index(word) if word in codes else -1
            if side not in sides:
                raise IllegalDeal("deal-tile", word=word[:40], possible=", ".join(KEYS[other] for other in sides))
            values.append(sides.index(side))
            drawn |= bit(side)
        return values


def allowed_sides(table: Table, drawn: i64) -> i64:
    """The sides that may come next. Without repetition: unused tiles, then unused sides, then any (LV-ROY-03)."""
    free = table.box & ~whole_tiles(drawn)
    unused_tiles = free & ~whole_tiles(table.used_tiles)
    if unused_tiles != 0:
        return unused_tiles
    unused_sides = free & ~table.used_tiles
    if unused_sides != 0:
        return unused_sides
    return free


def whole_tiles(sides: i64) -> i64:
    """These sides and the other sides of their tiles."""
    return sides | ((sides & FRONTS) << 1) | ((sides >> 1) & FRONTS)


DRAW_TILES: Final = DrawTiles()
