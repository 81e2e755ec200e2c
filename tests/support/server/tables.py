"""Tables without a server around them."""

from typing import Any

import zaria
from zaria.server.table.entries import TableCreated
from zaria.server.table.seat import Seat
from zaria.server.table.state import TableState

ID = "k7m2q4x9r3tbc"


def table_of(
    game: str, seats: list[Seat], options: dict[str, Any] | None = None, secret: bytes = bytes(32), **more: Any
) -> TableState:
    """A new table with these seats; Ann is its host."""
    header: dict[str, Any] = {"dice": "sealed", "speed": "fast", "private": False, "chat": True, "host": "ann", **more}
    setup = zaria.GAMES[game].start(len(seats), options or {}).setup
    of_game: dict[str, Any] = {"game": game, "rules": setup.rules, "options": setup.options}
    made = TableCreated(**of_game, components=setup.components or None, seats=seats, **header)
    return TableState(ID, secret, made)
