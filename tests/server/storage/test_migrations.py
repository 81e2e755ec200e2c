"""Databases of all revisions become present ones, on SQLite and on PostgreSQL."""

import sqlite3
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.config import Config
from alembic.script import ScriptDirectory

from support.postgres import SECONDS, Postgres
from zaria.server.messages.refusals import Refused
from zaria.server.storage import schema
from zaria.server.storage.database import Database
from zaria.server.storage.upgrade import LATEST, MIGRATIONS, migrate, revision_of, run_migrations, upgrade


def test_databases_of_the_first_revision_are_migrated_to_the_latest(tmp_path: Path) -> None:
    path = tmp_path / "zaria.sqlite3"
    assert (revision_of(path), newest()) == (None, LATEST)
    migrate(path, "first")
    with closing(sqlite3.connect(path)) as database:
        row = ("t", 1, "g", "Ann", "hi", 1.0)
        database.execute("INSERT INTO chat (table_id, number, guest, name, text, at) VALUES (?, ?, ?, ?, ?, ?)", row)
        database.commit()
        upgrade(path)
        assert revision_of(path) == LATEST
        assert database.execute("SELECT text, command FROM chat").fetchall() == [("hi", None)]
        for table in schema.metadata.sorted_tables:
            columns = [found[1] for found in database.execute(f"PRAGMA table_info({table.name})")]
            assert columns == [column.name for column in table.columns]


def newest() -> str | None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return ScriptDirectory.from_config(config).get_current_head()


def test_a_present_database_needs_no_migration(tmp_path: Path) -> None:
    """Alembic takes a good part of the time that a server needs to be there again."""
    start = f"""if True:
        import sys
        from pathlib import Path
        from zaria.server.endpoints import app
        from zaria.server.storage import upgrade
        upgrade.upgrade(Path({str(tmp_path / "zaria.sqlite3")!r}))
        print("alembic" in sys.modules)
    """
    said = [subprocess.run([sys.executable, "-c", start], capture_output=True, text=True).stdout for _ in range(2)]
    assert said == ["True\n", "False\n"]


def empty(postgres: Postgres, name: str) -> Database:
    postgres.ask(f"CREATE DATABASE {name}")
    return Database.at(postgres.address(name))


def test_postgresql_of_the_first_revision_is_migrated_to_the_latest(postgres: Postgres) -> None:
    database = empty(postgres, "first_revision")
    engine = database.engine()
    with engine.begin() as connection:
        run_migrations(connection, "first")
        row = {"table_id": "t", "number": 1, "guest": "g", "name": "Ann", "text": "hi", "at": 1.0}
        old = sa.table("chat", *(sa.column(name) for name in row))
        connection.execute(sa.insert(old).values(row))
    database.upgrade()
    with engine.begin() as connection:
        assert connection.execute(sa.select(schema.chat.c.text, schema.chat.c.command)).all() == [("hi", None)]
        for table in schema.metadata.sorted_tables:
            columns = [found["name"] for found in sa.inspect(connection).get_columns(table.name)]
            assert columns == [column.name for column in table.columns]
    engine.dispose()


def test_processes_that_start_together_migrate_once(postgres: Postgres) -> None:
    database = empty(postgres, "several_starts")
    starts = [threading.Thread(target=database.upgrade, daemon=True) for _ in range(4)]
    for start in starts:
        start.start()
    for start in starts:
        start.join(SECONDS)
    assert not any(start.is_alive() for start in starts)
    database.check()
    engine = database.engine()
    with engine.begin() as connection:
        assert connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalars().all() == [LATEST]
        connection.execute(sa.text("UPDATE alembic_version SET version_num = 'of-the-future'"))
    engine.dispose()
    with pytest.raises(Refused, match="newer version"):
        database.check()


def test_a_database_that_cannot_be_reached_is_named_without_its_password(postgres: Postgres) -> None:
    address = f"postgresql://zaria:hidden@/nowhere?host={postgres.folder}"
    with pytest.raises(Refused) as refused:
        Database.at(address).check()
    assert refused.value.refusal.code == "database-unreachable"
    assert "nowhere" in str(refused.value) and "hidden" not in str(refused.value)


@pytest.mark.parametrize("address", ["mysql://zaria@localhost/zaria", "dice", "sqlite://"])
def test_addresses_of_other_databases_are_refused(address: str) -> None:
    with pytest.raises(Refused, match="postgresql://user:password@host/name"):
        Database.at(address)
