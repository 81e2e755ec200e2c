"""Which database a server uses: a SQLite file, or PostgreSQL by its address."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.pool import ConnectionPoolEntry

from zaria.server.messages.refusals import Refused
from zaria.server.storage.upgrade import check_database, check_server, set_pragmas, upgrade, upgrade_server

CONNECT_SECONDS = 5
LOST_MILLISECONDS = 10_000  # without an acknowledgement, after which the connection counts as lost
RESTED_SECONDS = 0.5
POSTGRES = "postgresql+psycopg"  # the driver, for synchronous and asynchronous programs
SCHEMES = ("postgresql", "postgres", POSTGRES)


class Database:
    """`file` is None for PostgreSQL."""

    def __init__(self, file: Path | None, url: sa.URL) -> None:
        self.file = file
        self.url = url

    @classmethod
    def in_file(cls, file: Path) -> Database:
        return cls(file, sa.URL.create("sqlite", database=str(file)))

    @classmethod
    def at(cls, address: str) -> Database:
        """The database at this address; Refused if it is not the address of one."""
        try:
            url = sa.make_url(address)
        except sa.exc.ArgumentError:
            raise Refused("database-address") from None
        if url.drivername == "sqlite" and url.database:
            return cls.in_file(Path(url.database))
        if url.drivername not in SCHEMES:
            raise Refused("database-address")
        if find_spec("psycopg") is None:
            raise Refused("database-driver")
        return cls(None, url.set(drivername=POSTGRES))

    @property
    def is_shared(self) -> bool:
        """Is it a database server that other processes may use, too?"""
        return self.file is None

    def __str__(self) -> str:
        """Its location, for people, without the password."""
        return str(self.file) if self.file is not None else self.url.set(drivername="postgresql").render_as_string()

    # Opening it

    def check(self) -> None:
        """Refused if it cannot be used; nothing is changed."""
        if self.file is not None:
            check_database(self.file)
        else:
            with disposing(self.engine()) as engine:
                check_server(engine, str(self))

    def upgrade(self) -> None:
        """Make its tables, or migrate them."""
        if self.file is not None:
            upgrade(self.file)
        else:
            with disposing(self.engine()) as engine:
                upgrade_server(engine)

    def engine(self, **options: Any) -> sa.Engine:
        """A synchronous engine, for threads and commands."""
        engine = sa.create_engine(self.url, **self.options(), **options)
        self.prepare(engine)
        return engine

    def options(self) -> dict[str, Any]:
        return (
            {}
            if self.file is not None
            else {"connect_args": {"connect_timeout": CONNECT_SECONDS, "tcp_user_timeout": LOST_MILLISECONDS}}
        )

    def prepare(self, engine: sa.Engine) -> None:
        if self.file is not None:
            sa.event.listen(engine, "connect", set_pragmas)
        else:
            notice_lost_connections(engine)

    def listening(self) -> str:
        """The address of PostgreSQL as its own library takes it."""
        return self.url.set(drivername="postgresql").render_as_string(hide_password=False)

    # Where the dialects differ

    def now(self) -> Any:
        """The time, in seconds; on PostgreSQL by its clock, because the machines that use it may differ."""
        return time.time() if self.file is not None else sa.func.extract("epoch", sa.func.clock_timestamp())

    def insert_if_new(self, table: sa.Table, row: Mapping[str, Any]) -> sa.Executable:
        """An insert that ignores existing rows."""
        if self.file is not None:
            return sqlite.insert(table).values(**row).on_conflict_do_nothing()
        return postgresql.insert(table).values(**row).on_conflict_do_nothing()


def notice_lost_connections(engine: sa.Engine) -> None:
    """Ping idle connections to PostgreSQL before they are used, and replace lost ones.

    SQLAlchemy can do that for every use, but then a fifth of all queries under load would be pings.
    """

    def was_used(connection: object, record: ConnectionPoolEntry) -> None:
        record.info["used"] = time.monotonic()

    def is_used(connection: Any, record: ConnectionPoolEntry, _: object) -> None:
        if time.monotonic() - record.info.get("used", 0.0) > RESTED_SECONDS:
            try:
                engine.dialect.do_ping(connection)
            except engine.dialect.loaded_dbapi.Error:
                raise sa.exc.DisconnectionError from None

    sa.event.listen(engine, "checkin", was_used)
    sa.event.listen(engine, "checkout", is_used)


@contextmanager
def disposing(engine: sa.Engine) -> Iterator[sa.Engine]:
    """Closes the engine's connections at the end of a `with`."""
    try:
        yield engine
    finally:
        engine.dispose()
