"""Which guests are connected to a table, and which have been away for long."""

from __future__ import annotations

import time
from collections import Counter

from zaria.server.table_state import TableState


class Presence:
    def __init__(self, table: TableState, away_seconds: float) -> None:
        self.table = table
        self.away_seconds = away_seconds
        self.connections: Counter[str] = Counter()
        self.last_seen: dict[str, float] = {}
        self.since = time.monotonic()  # since the table was loaded

    def seen(self, guest: str) -> None:
        """The guest did something, over HTTP or WebSocket."""
        self.last_seen[guest] = time.monotonic()

    def come(self, guest: str | None) -> None:
        if guest is not None:
            self.connections[guest] += 1

    def go(self, guest: str | None) -> None:
        if guest is not None:
            self.connections[guest] -= 1
            self.seen(guest)

    def is_online(self, seat: int) -> bool:
        guest = self.table.seats[seat].guest
        return guest is not None and self.connections[guest] > 0

    def is_away(self, seat: int) -> bool:
        """Has this person been offline for so long that a bot may take the seat?"""
        guest = self.table.seats[seat].guest
        if guest is None or self.is_online(seat):
            return False
        return time.monotonic() - self.last_seen.get(guest, self.since) >= self.away_seconds

    def shown(self) -> dict[str, object]:
        people = self.table.people()
        return {
            "type": "presence",
            "online": [seat for seat in people if self.is_online(seat)],
            "away": [seat for seat in people if self.is_away(seat)],
        }
