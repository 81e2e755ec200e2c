"""The base of tiles: stateless rules with hooks named after the rulebook's headings. By default a hook does nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from zaria.core.engine.frames import Frame, Nature, Question
from zaria.core.values.chance import Source

if TYPE_CHECKING:
    from zaria.vegas.rules.table import Table


# When a tile acts at the end of a round.
NEVER: Final = -1
WITH_OTHERS: Final = 0
AFTER_OTHERS: Final = 1
LAST: Final = 2


class Tile:
    """One side of a tile. Its state is in `table.markers`; its questions are frames in its own file.

    `key` names it in options, views and messages; `code` is the letter of the tile and the number of the side.
    `order` is when it acts at the end of a round (LV-ROY-09). `watchful` tiles also act when turns start and dice move.
    """

    def __init__(self, key: str, code: str, order: int = NEVER, watchful: bool = False) -> None:
        self.key = key
        self.code = code
        self.order: i64 = order
        self.watchful = watchful
        self.number: i64 = 0  # its place in the list of all, from 1

    def set_up(self, table: Table, casino: i64) -> None:
        """Set-up, at the start of the round."""

    def at_turn_start(self, table: Table, casino: i64, seat: i64) -> Frame[Table] | None:
        """Watchful tiles: a question in place of the roll; it pushes the roll itself if the player wants it."""
        return None

    def when_activated(self, table: Table, casino: i64, seat: i64) -> None:
        """When activated by this seat."""

    def when_dice_moved(self, table: Table, casino: i64) -> None:
        """Watchful tiles: dice came into the casino or left it, and nothing else has happened yet."""

    def before_payouts(self, table: Table, casino: i64) -> None:
        """Before payouts: the dice as they stand, equals not yet out."""

    def at_payouts(self, table: Table, casino: i64) -> None:
        """At payouts, after all casinos have paid."""

    def would_pay(self, table: Table, casino: i64, seat: i64) -> i64:
        """Its payment to the seat if the round ended now, in units."""
        return 0

    def would_take(self, table: Table, casino: i64, seat: i64) -> i64:
        """The seat's debt to it if the round ended now, in units."""
        return 0

    def view(self, table: Table, casino: i64, seat: int | None) -> dict[str, Any]:
        """The tile as this seat (None: a spectator) sees it."""
        return {}


class TileQuestion(Question["Table"]):
    """A tile's question to one seat. It is skipped if it has at most one answer (LV-ROY-11)."""

    def __init__(self, seat: i64, casino: i64) -> None:
        self.seat = seat
        self.casino = casino  # where the tile is

    def actor(self, state: Table) -> i64:
        return self.seat

    def source(self, state: Table) -> str | None:
        """The tile at this casino: two tiles ask for an adjustment."""
        tile = state.tiles[self.casino]
        return tile.key if tile is not None else None

    def key(self) -> tuple[object, ...]:
        return (int(self.seat), int(self.casino))


class BlackDice(Nature["Table"]):
    """The two black dice are rolled for a seat."""

    def __init__(self, seat: i64, casino: i64) -> None:
        self.seat = seat
        self.casino = casino

    def key(self) -> tuple[object, ...]:
        return (int(self.seat), int(self.casino))

    def kind(self) -> str:
        return "black"

    def about(self, state: Table) -> i64:
        return self.seat

    def bounds(self, state: Table) -> list[int]:
        return [6, 6]

    def is_consequence(self) -> bool:
        return True

    def draw(self, state: Table, source: Source) -> None:
        one = source.below(6) + 1
        two = source.below(6) + 1
        state.black_one = one
        state.black_two = two
        if state.sink is not None:
            state.tell("vegas-black", {"seat": int(self.seat), "one": int(one), "two": int(two)})
        self.rolled(state, one, two)

    def rolled(self, state: Table, one: i64, two: i64) -> None:
        """Resolve the roll."""


TILES: Final[list[Tile]] = []  # all sides of all tiles: catalogue.py lists them
KEYS: Final[list[str]] = []


def add_tile(front: Tile, back: Tile) -> None:
    """Add the sides of a tile next to each other, so that a side's tile is its place // 2 (LV-COMP-06).

    Draws, records and saved states rely on the order of the list: only append to it.
    """
    for side in (front, back):
        TILES.append(side)
        KEYS.append(side.key)
        side.number = len(TILES)
