"""A database that cannot be used: one sentence and a way out, nothing changed, and never a new one in its place."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from support.process import Process
from zaria.server.messages.refusals import Refused
from zaria.server.operations.settings import DATABASE_FILE
from zaria.server.storage.upgrade import LATEST, check_database, revision_of, upgrade


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A database with something in it."""
    path = tmp_path / DATABASE_FILE
    upgrade(path)
    with closing(sqlite3.connect(path)) as database:
        rows = [(f"g{number}", "Ann" * 50, 1.0) for number in range(500)]
        database.executemany("INSERT INTO guests (id, name, created) VALUES (?, ?, ?)", rows)
        database.commit()
    return path


def refusal_of(path: Path) -> str:
    before = path.read_bytes() if path.exists() else None
    with pytest.raises(Refused) as caught:
        check_database(path)
    assert (path.read_bytes() if path.exists() else None) == before
    assert caught.value.refusal.arguments == {"file": str(path)}
    return caught.value.refusal.code


def test_a_sound_database_is_welcome_and_so_is_none_at_all(path: Path) -> None:
    check_database(path)
    assert revision_of(path) == LATEST
    check_database(path.with_name("none.sqlite3"))
    assert not path.with_name("none.sqlite3").exists()


@pytest.mark.parametrize("left", [0, 1, 99, 4096, 0.5, 0.99])
def test_a_database_that_was_cut_short_is_refused(path: Path, left: float) -> None:
    content = path.read_bytes()
    path.write_bytes(content[: int(left * len(content)) if isinstance(left, float) else left])
    assert refusal_of(path) == "database-damaged"


@pytest.mark.parametrize("place", [0, 20, 4096 + 3, 3 * 4096])
def test_a_damaged_database_is_refused(path: Path, place: int) -> None:
    content = bytearray(path.read_bytes())
    content[place : place + 300] = b"\xff" * 300
    path.write_bytes(content)
    assert refusal_of(path) == "database-damaged"


def test_a_database_of_something_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / DATABASE_FILE
    with closing(sqlite3.connect(path)) as database:
        database.execute("CREATE TABLE notes (text)")
    assert refusal_of(path) == "database-damaged"


def test_the_rest_of_a_database_that_is_gone_is_kept(path: Path) -> None:
    path.with_name(f"{path.name}-wal").write_bytes(b"the last games")
    path.unlink()
    assert refusal_of(path) == "database-damaged"


def test_a_newer_database_is_refused(path: Path) -> None:
    with closing(sqlite3.connect(path)) as database:
        database.execute("UPDATE alembic_version SET version_num = 'hundredth'")
        database.commit()
    assert refusal_of(path) == "database-newer"


def test_a_start_that_was_killed_leaves_nothing_in_the_way(tmp_path: Path) -> None:
    path = tmp_path / DATABASE_FILE
    path.with_name(f"{path.name}.new").write_bytes(b"half a database")
    check_database(path)
    upgrade(path)
    check_database(path)
    assert [file.name for file in tmp_path.iterdir()] == [DATABASE_FILE]


def test_people_read_one_sentence(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:5000])
    with Process(path.parent) as server:
        assert server.process.wait(60) == 1
    assert server.said.count("\n") == 1
    assert (
        server.said.startswith("zaria: ")
        and "is damaged or cut short; nothing was changed. Put a backup" in server.said
    )
    assert path.stat().st_size == 5000
