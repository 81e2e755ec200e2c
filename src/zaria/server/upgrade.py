"""Brings the database to the present form. Alembic is loaded only if there is something to do: it takes its time."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import sqlalchemy as sa

PRESENT = "second"  # the newest of the migrations
MIGRATIONS = Path(__file__).parent / "migrations"


def upgrade(path: Path) -> None:
    if form_of(path) != PRESENT:
        migrate(path)


def form_of(path: Path) -> str | None:
    """The last migration that was carried out."""
    with closing(sqlite3.connect(path)) as connection:
        try:
            found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        except sqlite3.OperationalError:  # there is no such table yet
            return None
    return None if found is None else str(found[0])


def migrate(path: Path, form: str = PRESENT) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    engine = sa.create_engine(f"sqlite:///{path}")
    sa.event.listen(engine, "connect", careful)
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, form)
    engine.dispose()


def careful(connection: Any, record: object) -> None:
    """What is committed stays, even if the power fails; reading goes on meanwhile."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
