"""The database. One writer thread commits everything that queued up while the disk was busy; readers never wait."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from zaria.server import schema
from zaria.server.encoding import encode_text
from zaria.server.entries import BaseEntry, Entry, read_entry
from zaria.server.mailbox import Mailbox
from zaria.server.refusals import Refused
from zaria.server.upgrade import set_pragmas, upgrade

LISTED = 100  # tables in a list
INSERT_ENTRIES = "INSERT INTO entries (table_id, at, version, kind, data, guest, command) VALUES "
MOST_AT_ONCE = 500  # entries in a statement
log = logging.getLogger("zaria")


class StoredEntry(NamedTuple):
    """One version of a table: the entry, and the command that it came from."""

    version: int
    entry: Entry
    guest: str | None
    command: str | None


class TableRow(NamedTuple):
    id: str
    status: str
    secret: bytes


@dataclass
class Write:
    """Changes that are committed together or not at all."""

    rows: list[tuple[sa.Table, dict[str, Any]]] = field(default_factory=list)
    entries: list[tuple[Any, ...]] = field(default_factory=list)  # in the column order of `INSERT_ENTRIES`
    statements: list[sa.Executable] = field(default_factory=list)

    @property
    def is_empty(self) -> bool:
        return not self.rows and not self.entries and not self.statements

    def entry(
        self, table: str, version: int, entry: BaseEntry, guest: str | None = None, command: str | None = None
    ) -> None:
        self.entries.append((table, time.time(), version, entry.tag, encode_text(entry.data()), guest, command))

    def table(self, id: str, secret: bytes, status: str, listed: bool, summary: Mapping[str, Any]) -> None:
        row = {"id": id, "secret": secret, "status": status, "listed": listed, "summary": summary}
        self.rows.append((schema.tables, {**row, "created": time.time()}))

    def summary(self, id: str, status: str, listed: bool, summary: Mapping[str, Any]) -> None:
        changed = sa.update(schema.tables).where(schema.tables.c.id == id)
        self.statements.append(changed.values(status=status, listed=listed, summary=summary))

    def member(self, guest: str, table: str) -> None:
        self.statements.append(insert(schema.members).values(guest=guest, table_id=table).on_conflict_do_nothing())

    def chat(self, table: str, message: Mapping[str, Any], version: int, command: str) -> None:
        row = {"table_id": table, "at": time.time(), "version": version, "command": command, **message}
        self.rows.append((schema.chat, row))


class Store:
    """Everything that is kept between runs."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.engine: AsyncEngine = create_async_engine(f"sqlite+aiosqlite:///{path}")
        self.writing = sa.create_engine(f"sqlite:///{path}")
        self.thread = ThreadPoolExecutor(1, "writer")
        for engine in (self.engine.sync_engine, self.writing):
            sa.event.listen(engine, "connect", set_pragmas)
        self.loop = asyncio.get_running_loop()
        self.waiting: Mailbox[tuple[Write, asyncio.Future[None]] | None] = Mailbox()
        self.writer: asyncio.Task[None] | None = None
        self.is_closing = False

    async def open(self) -> None:
        await asyncio.to_thread(upgrade, self.path)
        self.writer = asyncio.create_task(self._write(), name="writer")

    async def close(self) -> None:
        """Finish all pending writes, then close."""
        self.is_closing = True
        if self.writer is not None:
            self.waiting.put(None)
            await self.writer
        self.thread.shutdown()
        self.writing.dispose()
        await self.engine.dispose()

    async def write(self, write: Write) -> None:
        """Returns when it is on disk; Refused if it could not be stored."""
        if self.is_closing:
            raise Refused("closing")
        done: asyncio.Future[None] = self.loop.create_future()
        self.waiting.put((write, done))
        await done

    async def _write(self) -> None:
        """Give the writer thread all pending writes at once: the loop then has one thing to wait for, not ten."""
        closing = False
        while not closing:
            gathered = await self.waiting.get_all()
            jobs = [job for job in gathered if job is not None]
            closing = len(jobs) < len(gathered)
            stored = await self._in_thread([write for write, _ in jobs])
            for write, done in jobs:
                if not stored and len(jobs) > 1:  # one bad write must not fail the others
                    answer(done, await self._in_thread([write]))
                else:
                    answer(done, stored)

    async def _in_thread(self, writes: list[Write]) -> bool:
        return await self.loop.run_in_executor(self.thread, self._commit, writes)

    def _commit(self, writes: list[Write]) -> bool:
        """Write everything in one transaction. Did it work?"""
        rows: dict[sa.Table, list[dict[str, Any]]] = {}
        for write in writes:
            for table, row in write.rows:
                rows.setdefault(table, []).append(row)
        try:
            with self.writing.begin() as connection:
                for table, several in rows.items():
                    connection.execute(sa.insert(table), several)
                insert_entries(connection, [entry for write in writes for entry in write.entries])
                for write in writes:
                    for statement in write.statements:
                        connection.execute(statement)
        except Exception as error:
            log.error("not stored: %s", type(error).__name__)
            return False
        return True

    # Reading

    async def all(self, query: sa.Select[*tuple[Any, ...]]) -> list[tuple[Any, ...]]:
        async with self.engine.connect() as connection:
            return [tuple(row) for row in await connection.execute(query)]

    async def table(self, id: str) -> TableRow | None:
        columns = schema.tables.c
        found = await self.all(sa.select(columns.id, columns.status, columns.secret).where(columns.id == id))
        return TableRow(*found[0]) if found else None

    async def entries(self, id: str) -> list[StoredEntry]:
        columns = schema.entries.c
        query = sa.select(columns.version, columns.kind, columns.data, columns.guest, columns.command)
        found = await self.all(query.where(columns.table_id == id).order_by(columns.version))
        return [StoredEntry(version, read_entry(kind, data), *sender) for version, kind, data, *sender in found]

    async def chat(self, id: str, last: int) -> list[dict[str, Any]]:
        columns = schema.chat.c
        query = sa.select(columns.number, columns.guest, columns.name, columns.text).where(columns.table_id == id)
        found = await self.all(query.order_by(columns.number.desc()).limit(last))
        return [dict(zip(("number", "guest", "name", "text"), row)) for row in reversed(found)]

    async def chat_commands(self, id: str) -> list[tuple[str, str, int]]:
        """Guest, command id and version of all chat messages of the table."""
        columns = schema.chat.c
        query = sa.select(columns.guest, columns.command, columns.version).where(columns.table_id == id)
        return [(row[0], row[1], row[2]) for row in await self.all(query.where(columns.command.is_not(None)))]

    async def tables_with(self, *status: str) -> list[str]:
        columns = schema.tables.c
        found = await self.all(sa.select(columns.id).where(columns.status.in_(status)).order_by(columns.created))
        return [row[0] for row in found]

    async def open_tables(self) -> list[dict[str, Any]]:
        columns = schema.tables.c
        query = sa.select(columns.summary).where(columns.listed, columns.status == "open")
        return [row[0] for row in await self.all(query.order_by(columns.created.desc()).limit(LISTED))]

    async def tables_of(self, guest: str) -> list[dict[str, Any]]:
        columns = schema.tables.c
        query = sa.select(columns.summary).join(schema.members, schema.members.c.table_id == columns.id)
        query = query.where(schema.members.c.guest == guest).order_by(columns.created.desc()).limit(LISTED)
        return [row[0] for row in await self.all(query)]

    async def unfinished_of(self, guest: str) -> int:
        columns = schema.tables.c
        query = sa.select(sa.func.count()).select_from(schema.tables)
        query = query.join(schema.members, schema.members.c.table_id == columns.id)
        found = await self.all(
            query.where(schema.members.c.guest == guest, columns.status.in_(["open", "sealing", "playing"]))
        )
        return int(found[0][0])


def insert_entries(connection: sa.Connection, entries: list[tuple[Any, ...]]) -> None:
    """Many rows in one statement: between statements the writer thread has to wait for the interpreter lock."""
    for first in range(0, len(entries), MOST_AT_ONCE):
        some = entries[first : first + MOST_AT_ONCE]
        values = [value for entry in some for value in entry]
        connection.exec_driver_sql(INSERT_ENTRIES + ", ".join(["(?, ?, ?, ?, ?, ?, ?)"] * len(some)), tuple(values))


def answer(done: asyncio.Future[None], stored: bool) -> None:
    """Resolve the future of a write, if somebody still waits for it."""
    if done.done():
        return
    if stored:
        done.set_result(None)
    else:
        done.set_exception(Refused("not-stored"))
