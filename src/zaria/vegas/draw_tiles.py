"""Which tiles lie at which casinos in a round (LV-ROY-01, LV-ROY-02, LV-ROY-03)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from zaria.core.bits import bit, has
from zaria.core.chance import Dealt, Source
from zaria.core.errors import IllegalDeal
from zaria.core.frames import Nature
from zaria.vegas.table import CASINOS, Table
from zaria.vegas.tiles.catalogue import KEYS, TILES
from zaria.vegas.tiles.base import Tile

SIDES: Final = 16


def lay_tiles(table: Table, sides: list[int]) -> None:
    """These sides, by their place in the list of all, go to casinos 1, 2, 3, ..."""
    tiles: list[Tile | None] = [None] * CASINOS
    for casino in range(len(sides)):
        tiles[casino] = TILES[sides[casino]]
    table.tiles = tiles
    table.royale = True
    for casino in range(len(sides)):
        TILES[sides[casino]].set_up(table, casino)
    if table.sink is not None:
        table.tell("vegas-tiles", {"tiles": [TILES[side].key for side in sides]})


@final
class DrawTiles(Nature[Table]):
    """Random tiles, each on a random side, never both sides of one (LV-ROY-01).

    Nature's integers count the sides that may be drawn, in the order of the list.
    """

    def kind(self) -> str:
        return "tiles"

    def bounds(self, state: Table) -> list[int]:
        """How many sides may be drawn does not depend on which ones were."""
        sides: list[int] = []
        bounds: list[int] = []
        for casino in range(state.setup.options["tiles"]):
            candidates = allowed(state, sides)
            bounds.append(len(candidates))
            sides.append(candidates[0])
        return bounds

    def draw(self, state: Table, source: Source) -> None:
        sides: list[int] = []
        for casino in range(state.setup.options["tiles"]):
            candidates = allowed(state, sides)
            sides.append(candidates[source.below(len(candidates))])
        if not state.setup.options["repeat_tiles"]:
            for side in sides:
                state.used_tiles |= bit(side)
        lay_tiles(state, sides)

    def read(self, state: Table, words: list[str]) -> list[int]:
        """Tiles by key or code: `jackpot C2 H1`."""
        if len(words) != state.setup.options["tiles"]:
            raise IllegalDeal("deal-length", expected=state.setup.options["tiles"], given=len(words))
        codes = [tile.code.lower() for tile in TILES]
        sides: list[int] = []
        values: list[int] = []
        for word in words:
            candidates = allowed(state, sides)
            side = KEYS.index(word) if word in KEYS else codes.index(word) if word in codes else -1
            if side not in candidates:
                raise IllegalDeal("deal-tile", word=word[:40], possible=", ".join(KEYS[other] for other in candidates))
            values.append(candidates.index(side))
            sides.append(side)
        return values


def allowed(table: Table, drawn: list[int]) -> list[int]:
    """The sides that may come next. Without repetition: unused tiles, then unused sides, then any (LV-ROY-03)."""
    free = [side for side in range(SIDES) if side not in drawn and side ^ 1 not in drawn]
    used = table.used_tiles
    unused_tiles = [side for side in free if not has(used, side) and not has(used, side ^ 1)]
    unused_sides = [side for side in free if not has(used, side)]
    return unused_tiles or unused_sides or free


DRAW_TILES: Final = DrawTiles()
