"""Seats held at others' unstarted tables: no guest may block more than a few."""

from __future__ import annotations

from collections import Counter

from zaria.server.messages.refusals import Refused
from zaria.server.table.state import TableState


class OpenSeats:
    """Kept in memory, from the tables as they are loaded and change."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.by_table: dict[str, Counter[str]] = {}  # the number of seats of each guest
        self.held: Counter[str] = Counter()  # by guest, at all tables

    def follow(self, table: TableState) -> None:
        """Count the seats of a table as they are now."""
        self.forget(table.id)
        if table.status == "open":
            now = Counter(seat.guest for seat in table.seats if seat.guest is not None and seat.guest != table.host)
            self.by_table[table.id] = now
            self.held += now

    def forget(self, table: str) -> None:
        """Another process counts its seats from now on."""
        self.held -= self.by_table.pop(table, Counter())

    def must_have_room(self, guest: str) -> None:
        """Refused if this guest holds too many to take one more."""
        if self.held[guest] >= self.most:
            raise Refused("too-many-open-seats", most=self.most)
