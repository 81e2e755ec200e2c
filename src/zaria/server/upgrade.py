"""Migrates the database to the latest revision. Alembic is imported only if needed: that takes time."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import sqlalchemy as sa

LATEST = "second"  # revision ids are in databases and never change
MIGRATIONS = Path(__file__).parent / "migrations"


def upgrade(path: Path) -> None:
    if revision_of(path) != LATEST:
        migrate(path)


def revision_of(path: Path) -> str | None:
    """The revision of the database; None for a new one."""
    with closing(sqlite3.connect(path)) as connection:
        try:
            found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        except sqlite3.OperationalError:  # there is no such table yet
            return None
    return None if found is None else str(found[0])


def migrate(path: Path, revision: str = LATEST) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    engine = sa.create_engine(f"sqlite:///{path}")
    sa.event.listen(engine, "connect", set_pragmas)
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
    engine.dispose()


def set_pragmas(connection: Any, record: object) -> None:
    """Commits survive power failures, and reading goes on during writes."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
