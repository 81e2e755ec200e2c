"""Which guests are connected to a table, and which have been away or idle for long."""

from __future__ import annotations

import time
from collections import Counter

from zaria.server.table.state import TableState


class Presence:
    def __init__(self, table: TableState, away_seconds: float, idle_seconds: float) -> None:
        self.table = table
        self.away_seconds = away_seconds
        self.idle_seconds = idle_seconds
        self.connections: Counter[str] = Counter()
        self.elsewhere: dict[str, set[str]] = {}  # guests who are connected through other processes, by process
        self.last_seen: dict[str, float] = {}
        self.waiting_since: dict[int, float] = {}  # by the seats for which the table waits
        self.since = time.monotonic()  # since the table was loaded

    def note_activity(self, guest: str) -> None:
        """The guest did something, over HTTP or WebSocket. A page that just stays connected does not count."""
        self.last_seen[guest] = time.monotonic()

    def come(self, guest: str | None) -> None:
        """A new connection."""
        if guest is not None:
            self.connections[guest] += 1
            self.note_activity(guest)

    def go(self, guest: str | None) -> None:
        """One connection fewer."""
        if guest is not None:
            self.connections[guest] -= 1
            self.note_activity(guest)

    def are_elsewhere(self, guests: dict[str, set[str]]) -> None:
        """Set who is connected through other processes. Those missing now have just left."""
        before = {guest for some in self.elsewhere.values() for guest in some}
        self.elsewhere = guests
        for guest in before - {guest for some in guests.values() for guest in some}:
            self.note_activity(guest)

    def follow_waiting(self) -> None:
        """Note for which people the table waits now."""
        now, before = time.monotonic(), self.waiting_since
        self.waiting_since = {seat: before.get(seat, now) for seat in self.table.awaited()}

    def idle_for(self, seat: int) -> float:
        """Seconds that the table has waited for this person without any activity."""
        now, guest = time.monotonic(), self.table.seats[seat].guest or ""
        return now - max(self.waiting_since.get(seat, now), self.last_seen.get(guest, self.since))

    def idle_in(self) -> float | None:
        """Seconds until the next connected person counts as away; None if the table waits for no one."""
        if self.table.header.is_slow or self.is_alone():
            return None
        left = [self.idle_seconds - self.idle_for(seat) for seat in self.waiting_since if self.is_online(seat)]
        return min([seconds for seconds in left if seconds > 0], default=None)

    def away_in(self) -> float | None:
        """Seconds until the next disconnected person counts as away; None if no one will."""
        if self.table.header.is_slow or self.is_alone():
            return None
        left = [self.away_seconds - self.offline_for(seat) for seat in self.table.people() if not self.is_online(seat)]
        return min([seconds for seconds in left if seconds > 0], default=None)

    def offline_for(self, seat: int) -> float:
        return time.monotonic() - self.last_seen.get(self.table.seats[seat].guest or "", self.since)

    def is_online(self, seat: int) -> bool:
        guest = self.table.seats[seat].guest
        if guest is None:
            return False
        return self.connections[guest] > 0 or any(guest in some for some in self.elsewhere.values())

    def is_anybody_there(self) -> bool:
        return any(self.is_online(seat) for seat in self.table.people())

    def is_alone(self) -> bool:
        """Is there only one person? Then no one else waits, and the game is kept until they return."""
        return len({self.table.seats[seat].guest for seat in self.table.people()}) <= 1

    def is_away(self, seat: int) -> bool:
        """Has this person been offline, or kept the others waiting, for so long that a bot may take the seat?"""
        if self.table.seats[seat].guest is None or self.is_alone():
            return False
        if self.table.header.is_slow:  # absence is normal there until the time is up
            return seat in self.table.overdue and not self.is_online(seat)
        return self.missed_for(seat) >= (self.idle_seconds if self.is_online(seat) else self.away_seconds)

    def missed_for(self, seat: int) -> float:
        """The seconds since this person was last connected; of one who is connected, since the table waits for them."""
        if self.is_online(seat):
            return self.idle_for(seat)
        return self.offline_for(seat)

    def away(self) -> list[int]:
        return [seat for seat in self.table.people() if self.is_away(seat)]

    def message(self) -> dict[str, object]:
        away = self.away()
        return {
            "type": "presence",
            "online": [seat for seat in self.table.people() if self.is_online(seat)],
            "away": away,
            "away_for": [int(self.missed_for(seat)) for seat in away],
        }
