"""The database. One thread writes, others read meanwhile."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql

from zaria.server.common.metrics import Metrics
from zaria.server.messages.refusals import Refused
from zaria.server.storage import schema
from zaria.server.storage.changes import Changes
from zaria.server.storage.checkpoints import Checkpoints, leave_checkpoints
from zaria.server.storage.committer import Committer
from zaria.server.storage.database import Database
from zaria.server.storage.writer_thread import WriterThread
from zaria.server.table.entries import Entry, read_entry

LISTED = 100  # tables in a list
READERS = 4  # threads
log = logging.getLogger("zaria")


class StoredEntry(NamedTuple):
    """One version of a table: the entry, and the command that it came from."""

    version: int
    entry: Entry
    guest: str | None
    command: str | None
    at: float


class TableRow(NamedTuple):
    id: str
    status: str
    secret: bytes


class Store:
    """All data kept between runs."""

    def __init__(self, database: Database, metrics: Metrics | None = None, process: str | None = None) -> None:
        self.database = database
        self.metrics = metrics or Metrics()
        self.reading = database.engine(pool_size=READERS)
        self.readers = ThreadPoolExecutor(READERS, "reader")
        self.process = process or secrets.token_hex(8)  # the name of this process in the database
        self.loop = asyncio.get_running_loop()
        self.committer = Committer(database, self.process)
        self.checkpoints = Checkpoints(database.file) if database.file is not None else None
        self.writer = WriterThread(self.committer, self.checkpoints, self.metrics)
        self.is_closing = False
        if database.file is not None:
            sa.event.listen(self.reading, "connect", leave_checkpoints)

    async def open(self) -> None:
        await asyncio.to_thread(self.database.upgrade)
        self.writer.start()

    async def close(self) -> None:
        """Finish all pending writes, then close."""
        self.is_closing = True
        await self.writer.close()
        if self.checkpoints is not None:
            self.checkpoints.close()
        self.readers.shutdown()
        self.committer.close()
        self.reading.dispose()

    async def write(self, changes: Changes) -> None:
        """Write changes and wait until they are on disk; Refused if they could not be stored."""
        if self.is_closing:
            raise Refused("closing")
        await self.writer.put(changes)

    def post(self, changes: Changes) -> None:
        """The same without waiting; failures are logged."""
        if not self.is_closing:
            self.writer.put(changes).add_done_callback(asyncio.Future.exception)

    async def probe(self) -> None:
        """Refused if nothing can be written now. Also writes a heartbeat of this process."""
        row = {"id": self.process, "seen": self.database.now()}
        seen = sa.update(schema.processes).where(schema.processes.c.id == self.process).values(seen=row["seen"])
        await self.write(Changes(if_new=[(schema.processes, row)], statements=[seen]))

    # Reading

    async def all(self, query: sa.Select[*tuple[Any, ...]]) -> list[tuple[Any, ...]]:
        try:
            return await self.loop.run_in_executor(self.readers, self._work, self._read, query, Refused("not-read"))
        except sa.exc.DataError:  # what PostgreSQL cannot hold, such as a NUL, is in no row
            return []

    async def change(self, statement: sa.Executable) -> list[tuple[Any, ...]]:
        """Execute at once, not queued behind other changes; returns the rows."""
        return await self.loop.run_in_executor(self.readers, self._work, self._rows, statement, Refused("not-stored"))

    def _read(self, query: sa.Executable) -> list[tuple[Any, ...]]:
        """Retry once if an idle connection was lost: the pool opens a new one."""
        try:
            return self._rows(query)
        except sa.exc.DBAPIError as error:
            if not error.connection_invalidated:
                raise
        return self._rows(query)

    def _rows(self, statement: sa.Executable) -> list[tuple[Any, ...]]:
        with self.reading.begin() as connection:
            result = connection.execute(statement)
            return [tuple(row) for row in result] if result.returns_rows else []

    def _work(
        self, ask: Callable[[sa.Executable], list[tuple[Any, ...]]], statement: sa.Executable, trouble: Refused
    ) -> list[tuple[Any, ...]]:
        try:
            return ask(statement)
        except (sa.exc.OperationalError, sa.exc.InterfaceError) as error:
            log.error(f"{trouble.refusal.code.replace('-', ' ')}: %s", type(error).__name__)
            raise trouble from None

    async def versions(self, tables: list[str]) -> dict[str, tuple[int, int]]:
        """The last version and the last chat message of each of these tables; on PostgreSQL."""
        known = sa.func.unnest(sa.cast(tables, postgresql.ARRAY(sa.String))).table_valued("id").render_derived()
        entries, chat = schema.entries.c, schema.chat.c
        version = sa.select(sa.func.max(entries.version)).where(entries.table_id == known.c.id).scalar_subquery()
        number = sa.select(sa.func.max(chat.number)).where(chat.table_id == known.c.id).scalar_subquery()
        rows = await self.all(sa.select(known.c.id, version, sa.func.coalesce(number, 0)))
        return {row[0]: (row[1], row[2]) for row in rows if row[1] is not None}

    async def table(self, id: str) -> TableRow | None:
        columns = schema.tables.c
        rows = await self.all(sa.select(columns.id, columns.status, columns.secret).where(columns.id == id))
        return TableRow(*rows[0]) if rows else None

    async def entries(self, id: str, after: int = 0) -> list[StoredEntry]:
        """The entries of the table after that version."""
        columns = schema.entries.c
        query = sa.select(columns.version, columns.kind, columns.data, columns.guest, columns.command, columns.at)
        query = query.where(columns.table_id == id, columns.version > after)
        rows = await self.all(query.order_by(columns.version))
        return [StoredEntry(version, read_entry(kind, data), *sender) for version, kind, data, *sender in rows]

    async def chat(self, id: str, last: int) -> list[dict[str, Any]]:
        """The last messages of the table."""
        columns = schema.chat.c
        query = sa.select(columns.number, columns.guest, columns.name, columns.text).where(columns.table_id == id)
        rows = await self.all(query.order_by(columns.number.desc()).limit(last))
        return [dict(zip(("number", "guest", "name", "text"), row)) for row in reversed(rows)]

    async def chat_commands(self, id: str) -> list[tuple[str, str, int]]:
        """Guest, command id and version of all chat messages of the table."""
        columns = schema.chat.c
        query = sa.select(columns.guest, columns.command, columns.version).where(columns.table_id == id)
        return [(row[0], row[1], row[2]) for row in await self.all(query.where(columns.command.is_not(None)))]

    async def tables_with(self, *status: str) -> list[str]:
        columns = schema.tables.c
        rows = await self.all(sa.select(columns.id).where(columns.status.in_(status)).order_by(columns.created))
        return [row[0] for row in rows]

    async def waiting_until(self, after: float) -> set[str]:
        """Games over days whose deadline is then or later."""
        columns = schema.turns.c
        later = sa.select(columns.table_id).group_by(columns.table_id).having(sa.func.min(columns.due) >= after)
        return {row[0] for row in await self.all(later)}

    async def due_before(self, at: float) -> list[str]:
        """Games over days whose deadline is before then."""
        columns = schema.turns.c
        return [row[0] for row in await self.all(sa.select(columns.table_id).where(columns.due < at).distinct())]

    async def untouched_since(self, at: float) -> list[str]:
        """Tables at which nothing has happened since then."""
        columns = schema.entries.c
        last = sa.select(columns.table_id).group_by(columns.table_id).having(sa.func.max(columns.at) < at)
        return [row[0] for row in await self.all(last)]

    async def remove(self, table: str) -> None:
        """Remove everything about a table."""
        kinds = (
            schema.entries,
            schema.chat,
            schema.members,
            schema.invitations,
            schema.leases,
            schema.present,
            schema.analyses,
            schema.turns,
        )
        gone = [sa.delete(kind).where(kind.c.table_id == table) for kind in kinds]
        gone.append(sa.delete(schema.leases).where(schema.leases.c.table_id == schema.ANALYSIS_LEASE.format(table)))
        await self.write(Changes(statements=[*gone, sa.delete(schema.tables).where(schema.tables.c.id == table)]))

    async def open_tables(self) -> list[dict[str, Any]]:
        columns = schema.tables.c
        query = sa.select(columns.summary).where(columns.listed, columns.status == "open")
        rows = await self.all(query.order_by(columns.created.desc()).limit(LISTED))
        return [{**row[0], "due": None, "turn": False, "invited": False} for row in rows]

    async def tables_of(self, guest: str) -> list[dict[str, Any]]:
        """With `due`, where a game over days waits for this guest: those come first, then invitations.

        Nobody is told of invitations to tables of those whom they have blocked.
        """
        columns, turns = schema.tables.c, schema.turns.c
        query = sa.select(columns.summary, turns.due).join(schema.members, schema.members.c.table_id == columns.id)
        own = sa.and_(turns.table_id == columns.id, turns.guest == guest)
        query = query.outerjoin(schema.turns, own).where(schema.members.c.guest == guest)
        query = query.order_by(turns.due.is_(None), turns.due, columns.created.desc()).limit(LISTED)
        invitations = schema.invitations.c
        asked = sa.select(columns.summary).join(schema.invitations, invitations.table_id == columns.id)
        asked = asked.where(invitations.guest == guest, columns.status == "open").order_by(invitations.at.desc())
        blocks, there = schema.blocks.c, schema.members.c
        blocked = sa.select(blocks.blocked).join(schema.members, there.guest == blocks.blocked)
        asked = asked.where(~blocked.where(blocks.guest == guest, there.table_id == columns.id).exists())
        invited = [{**row[0], "due": None, "invited": True} for row in await self.all(asked.limit(LISTED))]
        own_tables = [{**row[0], "due": row[1], "invited": False} for row in await self.all(query)]
        waiting = [one for one in own_tables if one["due"] is not None]
        return waiting + invited + own_tables[len(waiting) :]

    async def unfinished_of(self, guest: str) -> int:
        columns = schema.tables.c
        query = sa.select(sa.func.count()).select_from(schema.tables)
        query = query.join(schema.members, schema.members.c.table_id == columns.id)
        rows = await self.all(
            query.where(schema.members.c.guest == guest, columns.status.in_(["open", "sealing", "playing"]))
        )
        return int(rows[0][0])
