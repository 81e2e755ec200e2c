"""The turn clock of a table: the time left for a decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zaria.core.engine.frames import CHANCE, OVER
from zaria.server.common import wall_clock

if TYPE_CHECKING:
    from zaria.server.table.state import TableState


class TurnClock:
    """The end of the current decision.

    In a game over days it follows from the times of the table's entries, so it survives restarts, and runs while no one
    is connected. Any other clock is kept by the process that runs the table, and stops while no player is connected.
    """

    def __init__(self) -> None:
        self.decision: int | None = None  # that is timed, by the number of steps that count before it
        self.end = 0.0
        self.left: dict[int, float] = {}  # for decisions that may come again after moves are taken back

    def turn_to(self, decision: int | None, now: float, seconds: int) -> None:
        """Start timing this decision, if it is a new one; None stops the clock.

        After an undo the decision has the time that was left: otherwise undo would give unlimited time.
        """
        if decision == self.decision:
            return
        if self.decision is not None:
            self.left[self.decision] = self.end - now
        if decision is not None:
            left = self.left.get(decision, 0.0)
            self.end = now + (left if left > 0 else seconds)
            self.left = {place: left for place, left in self.left.items() if place < decision}
        self.decision = decision

    def deadline(self, table: TableState, now: float, is_anybody_there: bool) -> float | None:
        """The end of the current decision at this table, by the clock of `now`; None if it is not timed."""
        if table.header.is_slow:
            return None if timed_decision(table) is None else now + table.slow.end - wall_clock.now()
        self.turn_to(timed_decision(table) if is_anybody_there else None, now, table.header.clock)
        return None if self.decision is None else self.end


def timed_decision(table: TableState) -> int | None:
    """A person's decision at a table with a clock, by the number of steps that count before it; else None."""
    match = table.match
    if match is None or table.status != "playing" or not table.header.clock:
        return None
    actor = match.state.actor
    return None if actor in (CHANCE, OVER) or table.seats[actor].bot is not None else len(match.line)
