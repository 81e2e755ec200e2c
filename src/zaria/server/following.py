"""What another process stored about a table that is in memory here."""

from __future__ import annotations

from zaria.core.state import Event
from zaria.server.entries import BaseEntry, Begun, Stepped, SteppedLate, SteppedTurningOver
from zaria.server.table_state import TableState
from zaria.server.told import told


def follow(table: TableState, entry: BaseEntry, at: float) -> list[Event]:
    """Apply an entry from the log; the events are the same as in the process that stored it."""
    events, match = told(table, entry), table.match
    if match is not None and isinstance(entry, Stepped):
        if isinstance(entry, SteppedTurningOver):
            match.put_right(entry.earlier)
        match.follow(entry.step, isinstance(entry, SteppedLate))
    table.apply(entry, at)
    if isinstance(entry, Begun):
        table.play()
    return events if match is None else events + match.collect()
