"""A table's turn clock: how long whoever is asked still has. It stands still while none of the players is there."""

from __future__ import annotations

from zaria.core.frames import CHANCE, OVER
from zaria.server.presence import Presence
from zaria.server.table_state import TableState

LONGEST = 3600  # seconds


class TurnClock:
    def __init__(self, table: TableState, presence: Presence) -> None:
        self.table = table
        self.presence = presence
        self.running: int | None = None  # the decision whose time runs, by the steps that count before it
        self.end = 0.0
        self.left: dict[int, float] = {}  # of decisions to which the table may come back

    def end_of_turn(self, now: float) -> float | None:
        """When the decision of now must be made; None if there is time enough.

        Whoever takes a move back has what was left before it: else nobody would ever have to decide.
        """
        decision = self.decision()
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
        """What the time of a person runs for now."""
        table, match = self.table, self.table.match
        if match is None or table.status != "playing" or not table.header.clock:
            return None
        actor = match.state.actor
        if actor in (CHANCE, OVER) or table.seats[actor].bot is not None:
            return None
        return len(match.line) if any(self.presence.is_online(seat) for seat in table.people()) else None
