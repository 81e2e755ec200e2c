"""A table's turn clock: the time left for a decision. It stops while no player is connected; a slow one does not."""

from __future__ import annotations

from zaria.core.frames import CHANCE, OVER
from zaria.server import clock
from zaria.server.presence import Presence
from zaria.server.table_state import TableState

LONGEST = 14 * 24 * 3600  # seconds


class TurnClock:
    def __init__(self, table: TableState, presence: Presence) -> None:
        self.table = table
        self.presence = presence
        self.running: int | None = None  # the decision that is timed, by the number of steps before it
        self.end = 0.0
        self.left: dict[int, float] = {}  # for decisions that may come again after moves are taken back

    def end_of_turn(self, now: float) -> float | None:
        """The deadline of the present decision; None if it has none.

        After a move is taken back, its decision has the time that was left: else taking back would give unlimited time.
        """
        decision = self.decision()
        if self.table.header.is_slow:
            return None if decision is None else now + self.table.slow.end - clock.now()
        if decision != self.running:
            if self.running is not None:
                self.left[self.running] = self.end - now
            if decision is not None:
                left = self.left.get(decision, 0.0)
                self.end = now + (left if left > 0 else self.table.header.clock)
                self.left = {place: left for place, left in self.left.items() if place < decision}
            self.running = decision
        return None if decision is None else self.end

    def decision(self) -> int | None:
        """The decision that is timed now; None if none is."""
        table, match = self.table, self.table.match
        if match is None or table.status != "playing" or not table.header.clock:
            return None
        actor = match.state.actor
        if actor in (CHANCE, OVER) or table.seats[actor].bot is not None:
            return None
        is_anybody_there = any(self.presence.is_online(seat) for seat in table.people())
        return len(match.line) if table.header.is_slow or is_anybody_there else None
