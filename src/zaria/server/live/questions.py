"""Queries to a table, answered with what a seat or a spectator may know."""

from __future__ import annotations

from typing import Any

from zaria.core.engine.errors import again as refused_again
from zaria.core.records.record import Record
from zaria.server.audience.broadcast import Broadcast
from zaria.server.audience.connections import Connections
from zaria.server.contests.access import check_access, check_help
from zaria.server.context import Context
from zaria.server.live.hints import Hints
from zaria.server.messages.encoding import encode
from zaria.server.messages.refusals import Refused, refusal_body
from zaria.server.people.guest import Guest
from zaria.server.table.history import history, in_pieces
from zaria.server.table.state import TableState


class TableQuestions:
    """Queries run in the table's task and change nothing."""

    table: TableState
    context: Context
    broadcast: Broadcast
    connections: Connections
    hints: Hints

    async def snapshot(self, guest: Guest | None, seat: int | None) -> dict[str, Any]:
        self.must_hold(guest, seat)
        await check_access(self.context, self.table, guest)
        return self.broadcast.snapshot(seat, self.connections.chat.heard_by(guest.id if guest is not None else None))

    async def record_text(self, guest: Guest | None, seat: int | None) -> bytes:
        """The record as this seat may see it. Blocks this table, but not others."""
        self.must_hold(guest, seat)
        await check_access(self.context, self.table, guest)
        table = self.table

        async def make() -> bytes:
            record: Record | None = await in_pieces(table.showing_record(seat))
            assert record is not None
            return record.to_json().encode()

        return await self.context.answers.get(("record", table.id, table.version, seat, table.is_open), make)

    async def known_state(self, guest: Guest | None, seat: int) -> tuple[int, bytes]:
        """The version, and the state that a seat of this guest may know."""
        self.must_hold(guest, seat)
        if self.table.closed is not None:
            raise refused_again(Refused, self.table.closed)
        return self.table.version, self.table.known_state(seat)

    async def history(self, guest: Guest | None, seat: int | None) -> bytes:
        """The game so far. Blocks this table meanwhile. After the end every seat may be seen."""
        await check_access(self.context, self.table, guest)
        if not self.table.has_ended or self.table.is_shut:
            self.must_hold(guest, seat)
        elif seat is not None:
            self.table.seat(seat)
        closed = self.table.closed
        if closed is not None:
            raise refused_again(Refused, closed)
        if self.table.match is None:
            raise Refused("table-not-begun")
        version, record = self.table.version, self.table.match.record

        async def make() -> bytes:
            return encode({"version": version, **await history(record, seat, self.table.remarks())})

        return await self.context.answers.get((self.table.id, version, seat), make)

    async def to_analyse(self, guest: Guest | None) -> tuple[int, Record]:
        """The version and the whole record of a finished game without open contests."""
        await check_access(self.context, self.table, guest)
        if self.table.closed is not None:
            raise refused_again(Refused, self.table.closed)
        if self.table.match is None:
            raise Refused("table-not-begun")
        if not self.table.has_ended:
            raise Refused("analysis-early")
        check_help(self.table)
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
