"""Migrates the database to the latest revision. Alembic is imported only if needed: that takes time."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from errno import EIO
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from zaria.server.messages.refusals import Refused

# Their ids are in databases and never change.
REVISIONS = (
    *("first", "second", "third", "fourth", "fifth", "sixth", "seventh"),
    *("daily", "analyses", "duels", "slow_tables", "results", "duel_experts", "duel_points"),
    *("verified", "device_kinds", "restrictions", "usage", "invitations"),
)
LATEST = REVISIONS[-1]
MIGRATION_LOCK = 0x7A61726961  # of PostgreSQL's advisory locks; any number that nobody else uses
MIGRATIONS = Path(__file__).parent / "migrations"


def check_database(path: Path) -> None:
    """Refused if the database cannot be used: nothing is changed, and never is a new one made in its place."""
    if not path.exists():
        if path.with_name(f"{path.name}-wal").exists():  # the rest of a database that is gone
            raise Refused("database-damaged", file=str(path))
        return
    with path.open("r+b"):  # an OSError says why it cannot be used at all
        pass
    try:
        revision = revision_of(path)
        with closing(sqlite3.connect(path)) as connection:
            is_sound = connection.execute("PRAGMA quick_check(1)").fetchone() == ("ok",)
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode not in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
            raise OSError(EIO, str(error)) from None
        is_sound, revision = False, None
    if not is_sound or revision is None:
        raise Refused("database-damaged", file=str(path))
    if revision not in REVISIONS:
        raise Refused("database-newer", file=str(path))


def upgrade(path: Path) -> None:
    """Make the database, or migrate it. A start that is killed leaves a whole new database or none."""
    if not path.exists():
        unfinished = path.with_name(f"{path.name}.new")
        unfinished.unlink(missing_ok=True)
        migrate(unfinished)
        unfinished.replace(path)
    elif revision_of(path) != LATEST:
        migrate(path)


def revision_of(path: Path) -> str | None:
    """The revision of the database; None for a new one."""
    with closing(sqlite3.connect(path)) as connection:
        try:
            row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        except sqlite3.OperationalError:  # there is no such table yet
            return None
    return None if row is None else str(row[0])


def migrate(path: Path, revision: str = LATEST) -> None:
    engine = sa.create_engine(f"sqlite:///{path}")
    sa.event.listen(engine, "connect", set_pragmas)
    with engine.begin() as connection:
        run_migrations(connection, revision)
    engine.dispose()


def run_migrations(connection: sa.Connection, revision: str = LATEST) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


# PostgreSQL


def check_server(engine: sa.Engine, name: str) -> None:
    """Refused if the database cannot be reached, or is of a newer version."""
    try:
        with engine.connect() as connection:
            revision = server_revision(connection)
    except sa.exc.OperationalError as error:
        raise Refused("database-unreachable", database=name, why=str(error.orig).strip()) from None
    if revision is not None and revision not in REVISIONS:
        raise Refused("database-newer", file=name)


def upgrade_server(engine: sa.Engine) -> None:
    """Make or migrate its tables, all or nothing. Of several processes that start, one does it and the others wait."""
    with engine.begin() as connection:
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
        if server_revision(connection) != LATEST:
            run_migrations(connection)


def server_revision(connection: sa.Connection) -> str | None:
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    revision = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
    return None if revision is None else str(revision)


def set_pragmas(connection: Any, record: object) -> None:
    """Commits survive power failures, and reading goes on during writes."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
