"""Commits: everything that gathered while the disk was busy, in one transaction. For the writer thread only."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator
from functools import cached_property
from operator import itemgetter
from typing import Any

import sqlalchemy as sa

from zaria.server.messages.refusals import Refused
from zaria.server.storage.changes import Changes, DatabaseAway, WriteConflict, hints_of
from zaria.server.storage.checkpoints import leave_checkpoints
from zaria.server.storage.database import Database

CHANNEL = "zaria"  # of the hints between processes
MOST_AT_ONCE = 500  # entries in a statement
LONGEST_HINT = 7_900  # bytes that PostgreSQL carries at once, a few less
ENTRIES = "INSERT INTO entries (table_id, at, version, kind, data, guest, command) "
SOME_ENTRIES = (  # for any number of them, so that PostgreSQL has to plan it once
    f"{ENTRIES} SELECT a, b, c, d, e::json, f, g FROM unnest("
    "%s::text[], %s::float8[], %s::int[], %s::text[], %s::text[], %s::text[], %s::text[]) AS entry(a, b, c, d, e, f, g)"
)
NOTIFY = f"SELECT pg_notify('{CHANNEL}', hint) FROM unnest(%s::text[]) AS hint"
AWAY = (sa.exc.OperationalError, sa.exc.InterfaceError, sqlite3.OperationalError)
DUPLICATE_ERRORS = (sa.exc.IntegrityError, sqlite3.IntegrityError)  # there is such a row already
log = logging.getLogger("zaria")


class Committer:
    """`process` is the name of this process in the database."""

    def __init__(self, database: Database, process: str) -> None:
        self.database = database
        self.process = process
        self.engine = database.engine()
        self.at_once = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        if database.file is not None:
            sa.event.listen(self.engine, "connect", leave_checkpoints)

    def commit(self, batch: list[Changes]) -> Refused | None:
        """Write everything in one transaction; return the error, if any."""
        try:
            # Always in the same order, or two processes could deadlock on each other's rows.
            entries = sorted((entry for changes in batch for entry in changes.entries), key=itemgetter(0, 2))
            if entries and all(changes.has_only_entries for changes in batch) and self.fits_in_a_statement(entries):
                self.insert_at_once(entries, batch)
            else:
                with self.engine.begin() as connection:
                    self.commit_all(connection, entries, batch)
        except WriteConflict as error:
            return error
        except Exception as error:
            if isinstance(error, DUPLICATE_ERRORS) and any(changes.may_be_overtaken for changes in batch):
                return WriteConflict("stale-version", given="", present=0)
            log.error("not stored: %s", type(error).__name__)
            return DatabaseAway("not-stored") if isinstance(error, AWAY) else Refused("not-stored")
        return None

    # Moves: one statement, which is a transaction by itself.

    def fits_in_a_statement(self, entries: list[tuple[Any, ...]]) -> bool:
        return self.database.is_shared or len(entries) <= MOST_AT_ONCE

    def insert_at_once(self, entries: list[tuple[Any, ...]], batch: list[Changes]) -> None:
        if self.database.is_shared:
            with self.at_once.connect() as connection:
                self.insert_and_notify(connection, entries, batch)
        else:
            self.file.cursor().execute(*insert_of(entries))

    @cached_property
    def file(self) -> sa.PoolProxiedConnection:
        """SQLite without SQLAlchemy's statements, which take more than half as long as the disk."""
        borrowed = self.engine.raw_connection()  # for good
        assert isinstance(borrowed.dbapi_connection, sqlite3.Connection)
        borrowed.dbapi_connection.isolation_level = None  # statements are committed at once
        return borrowed

    def close(self) -> None:
        """Close, when no more writes will come."""
        if "file" in self.__dict__:
            self.file.close()
        self.engine.dispose()

    # Everything else

    def commit_all(self, connection: sa.Connection, entries: list[tuple[Any, ...]], batch: list[Changes]) -> None:
        rows: dict[sa.Table, list[dict[str, Any]]] = {}
        for changes in batch:
            for table, row in changes.rows:
                rows.setdefault(table, []).append(row)
        for table, new in rows.items():
            connection.execute(sa.insert(table), new)
        if not self.database.is_shared:
            self.insert(connection, entries)
        elif entries:
            self.insert_and_notify(connection, entries, batch)
        else:
            self.notify(connection, batch)
        for changes in batch:
            for condition in changes.must_find:
                if connection.execute(condition).first() is None:
                    raise WriteConflict("stale-version", given="", present=0)
            for table, row in changes.if_new:
                connection.execute(self.database.insert_if_new(table, row))
            for statement in changes.statements:
                connection.execute(statement)

    def insert(self, connection: sa.Connection, entries: list[tuple[Any, ...]]) -> None:
        for first in range(0, len(entries), MOST_AT_ONCE):
            connection.exec_driver_sql(*insert_of(entries[first : first + MOST_AT_ONCE]))

    # On PostgreSQL other processes get the hints when, and only if, the transaction is committed.

    def insert_and_notify(
        self, connection: sa.Connection, entries: list[tuple[Any, ...]], batch: list[Changes]
    ) -> None:
        """Insert and notify in one statement, since each statement is a round trip to the database."""
        columns = [list(column) for column in zip(*entries)]
        hints = list(payloads(self.process, hints_of(batch)))
        connection.exec_driver_sql(f"WITH stored AS ({SOME_ENTRIES}) {NOTIFY}", (*columns, hints))

    def notify(self, connection: sa.Connection, batch: list[Changes]) -> None:
        hints = list(payloads(self.process, hints_of(batch)))
        if hints:
            connection.exec_driver_sql(NOTIFY, (hints,))


def insert_of(entries: list[tuple[Any, ...]]) -> tuple[str, tuple[Any, ...]]:
    """A statement for many rows: between statements the writer thread has to wait for the interpreter lock."""
    row = f"({', '.join('?' * 7)})"
    return f"{ENTRIES} VALUES {', '.join([row] * len(entries))}", tuple(value for entry in entries for value in entry)


def payloads(process: str, hints: list[str]) -> Iterator[str]:
    """All hints of a transaction in one notification, or as few as they fit into.

    >>> list(payloads("p1", ["version k7m2 3", "chat k7m2 1"]))
    ['p1 version k7m2 3\\nchat k7m2 1']
    """
    some, size = list[str](), len(process)
    for hint in hints:
        own = len(hint.encode()) + 1
        if some and size + own > LONGEST_HINT:
            yield f"{process} " + "\n".join(some)
            some, size = [], len(process)
        some.append(hint)
        size += own
    if some:
        yield f"{process} " + "\n".join(some)
