"""Questions to a table: what a seat or a spectator may know about it."""

from __future__ import annotations

from typing import Any

from zaria.core.errors import again as refused_again
from zaria.core.record import Record
from zaria.server.broadcast import Broadcast
from zaria.server.connections import Connections
from zaria.server.contests import must_be_let_in
from zaria.server.context import Context
from zaria.server.guest import Guest
from zaria.server.hints import Hints
from zaria.server.history import history
from zaria.server.refusals import Refused, refusal_body
from zaria.server.table_state import TableState


class TableQuestions:
    """They are asked in the table's turn, and change nothing."""

    table: TableState
    context: Context
    broadcast: Broadcast
    connections: Connections
    hints: Hints

    async def shown(self, guest: Guest | None, seat: int | None) -> dict[str, Any]:
        self.must_hold(guest, seat)
        await must_be_let_in(self.context, self.table, guest)
        return self.broadcast.snapshot(seat, self.connections.chat.heard_by(guest.id if guest is not None else None))

    async def recorded(self, guest: Guest | None, seat: int | None) -> str:
        self.must_hold(guest, seat)
        await must_be_let_in(self.context, self.table, guest)
        return self.table.shown_record(seat).to_json()

    async def known_state(self, guest: Guest | None, seat: int) -> tuple[int, bytes]:
        """The version, and the state that a seat of this guest may know."""
        self.must_hold(guest, seat)
        if self.table.closed is not None:
            raise refused_again(Refused, self.table.closed)
        return self.table.version, self.table.known_state(seat)

    async def looked_back(self, guest: Guest | None, seat: int | None) -> bytes:
        """The game so far. The table does nothing else meanwhile. After the end every seat may be seen."""
        await must_be_let_in(self.context, self.table, guest)
        if not self.table.has_ended:
            self.must_hold(guest, seat)
        elif seat is not None:
            self.table.seat(seat)
        closed = self.table.closed
        if closed is not None:
            raise refused_again(Refused, closed)
        if self.table.match is None:
            raise Refused("table-not-begun")
        version, record = self.table.version, self.table.match.record

        async def make() -> dict[str, Any]:
            return {"version": version, **await history(record, seat, self.table.remarks())}

        return await self.context.answers.get((self.table.id, version, seat), make)

    async def to_analyse(self, guest: Guest | None) -> tuple[int, Record]:
        """The version and the whole record of a game that is over, which everybody may see."""
        await must_be_let_in(self.context, self.table, guest)
        if self.table.closed is not None:
            raise refused_again(Refused, self.table.closed)
        if self.table.match is None:
            raise Refused("table-not-begun")
        if not self.table.has_ended:
            raise Refused("analysis-early")
        return self.table.version, self.table.match.record

    async def why(self, guest: Guest | None, target: str) -> dict[str, Any]:
        """Why the actor, if it is a seat of this guest, cannot choose this target."""
        match = self.table.match
        if match is None or match.state.actor not in self.seats_of(guest):
            raise Refused("not-your-move", seat=-1 if match is None else match.state.actor)
        refusal = match.state.why_not_target(target)
        return {"type": "why", "target": target, "refusal": None if refusal is None else refusal_body(refusal)}

    def must_hold(self, guest: Guest | None, seat: int | None) -> None:
        if seat is not None and seat not in self.seats_of(guest):
            raise Refused("not-your-seat")

    def seats_of(self, guest: Guest | None) -> list[int]:
        return self.table.seats_of(guest.id if guest is not None else None)
