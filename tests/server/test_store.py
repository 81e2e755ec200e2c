"""The database: what it refuses did not happen, and tables that are unloaded come back."""

import asyncio
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from websockets.exceptions import ConnectionClosed

from support.person import PATIENCE, Person, command
from support.serving import serving
from zaria.server import schema, tables
from zaria.server.context import Context
from zaria.server.guest import Guest
from zaria.server.hub import Hub
from zaria.server.identity import Identities
from zaria.server.incoming import NewSeat, NewTable
from zaria.server.refusals import Refused
from zaria.server.settings import Settings
from zaria.server.store import Store, Write
from zaria.server.tables import Tables
from zaria.server.upgrade import LATEST, MIGRATIONS, migrate, revision_of, upgrade
from zaria.server.workers import Workers


@contextmanager
def refusing(data: Path) -> Iterator[None]:
    """A database that takes no entries."""
    database = sqlite3.connect(data / "zaria.sqlite3", timeout=20)
    try:
        database.execute("ALTER TABLE entries RENAME TO elsewhere")
        database.commit()
        yield
        database.execute("ALTER TABLE elsewhere RENAME TO entries")
        database.commit()
    finally:
        database.close()


def test_what_cannot_be_stored_did_not_happen(tmp_path: Path) -> None:
    with serving(tmp_path) as url, Person(url) as ann:
        table = ann.create("vegas", "moo")
        asked = command("sit", seat=1)
        with ann.live(table) as live:
            with refusing(tmp_path):
                answer = ann.ask("POST", f"/api/tables/{table}/commands", asked)
                assert (answer.status_code, answer.json()["code"]) == (503, "not-stored")
            with pytest.raises(ConnectionClosed) as closed:
                live.until("ack")
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
            assert [message for message in live.heard if message["type"] == "update"] == []
        assert ann.get(f"/api/tables/{table}")["version"] == 1
        ann.post(f"/api/tables/{table}/commands", asked)
        assert ann.get(f"/api/tables/{table}")["document"]["table"]["seats"][1]["kind"] == "person"


def test_bots_go_on_when_the_database_takes_entries_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is connected, so nobody asks for the table."""
    monkeypatch.setattr(tables, "AGAIN_SECONDS", 0.05)
    with serving(tmp_path) as url, Person(url) as ann:
        table = ann.create("vegas", "rr", options={"rounds": 1})
        with ann.live(table) as live:
            live.do("start")
            live.until_status("playing")
            with refusing(tmp_path), pytest.raises(ConnectionClosed):
                live.until_status("over")
        with closing(sqlite3.connect(tmp_path / "zaria.sqlite3", timeout=20)) as database:
            over = "SELECT COUNT(*) FROM entries WHERE table_id = ? AND kind = 'over'"
            deadline = time.monotonic() + PATIENCE
            while database.execute(over, [table]).fetchone() == (0,) and time.monotonic() < deadline:
                time.sleep(0.05)
            assert database.execute(over, [table]).fetchone() == (1,)


def test_a_table_that_was_loaded_again_gets_no_messages_of_its_former_self(tmp_path: Path) -> None:
    with serving(tmp_path, away_seconds=0.5) as url, Person(url, "Ann") as ann, Person(url, "Bob") as bob:
        table = ann.create("vegas", "moo")
        bob.do(table, "sit", seat=1)
        with ann.live(table) as live, bob.live(table), refusing(tmp_path):
            assert ann.cannot(table, "sit", seat=2) == (503, "not-stored")
            with pytest.raises(ConnectionClosed):
                live.until("ack")
        with ann.live(table), bob.live(table) as live:
            assert live.until("presence")["online"] == [0, 1]
            with pytest.raises(TimeoutError):  # there is nothing to say: nobody has left
                live.socket.recv(timeout=1.5)


def test_a_table_without_connections_is_unloaded_and_loaded_again(tmp_path: Path) -> None:
    with serving(tmp_path, idle_seconds=0.1) as url, Person(url) as ann:
        table = ann.create("vegas", "mm")
        with ann.live(table, 0) as live:
            live.begin(0, 1)
            live.until_asked()
            live.move()
            while live.table["waiting"] is not None:
                live.receive()
        before = ann.get(f"/api/tables/{table}?seat=0")
        deadline = time.monotonic() + 10
        while time.monotonic() < deadline:  # a table that was loaded again has no old updates
            time.sleep(0.2)
            with ann.live(table, 0, since=1) as back:
                if back.receive()["type"] == "snapshot":
                    break
        assert back.heard[0]["type"] == "snapshot"
        assert ann.get(f"/api/tables/{table}?seat=0") == before


def test_a_request_to_a_table_that_is_being_unloaded_is_answered(tmp_path: Path) -> None:
    with serving(tmp_path, idle_seconds=0.001) as url, Person(url) as ann:
        table = ann.create("vegas", "mo")
        for _ in range(10):
            assert ann.do(table, "sit", seat=1)["type"] == "ack"
            assert ann.get(f"/api/tables/{table}")["document"]["table"]["seats"][1]["kind"] == "person"
            assert ann.do(table, "stand", seat=1)["type"] == "ack"


def test_a_table_that_is_being_loaded_when_the_server_stops_is_stopped_too(tmp_path: Path) -> None:
    async def run() -> None:
        settings = Settings(tmp_path)
        store = Store(settings.database)
        await store.open()
        found = Tables(Context(settings, store, Hub(), Workers(1, 1, 1), Identities(store, bytes(32))))
        table = await found.create(NewTable("vegas", [NewSeat("me"), NewSeat("open")]), Guest("ann", "Ann"))
        getting = asyncio.create_task(found.get(table.id))
        await asyncio.sleep(0)
        await found.stop()
        actor = await getting
        assert actor.is_stopped and actor.task.done()
        await store.close()

    asyncio.run(run())


def test_what_comes_when_the_database_closes_is_refused_and_what_came_before_is_written(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(tmp_path / "zaria.sqlite3")
        await store.open()
        row = {"id": "ann", "name": "Ann", "created": 1.0}
        before = asyncio.create_task(store.write(Write([(schema.guests, row)])))
        await asyncio.sleep(0)
        closed = asyncio.create_task(store.close())
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="restarting"):
            await asyncio.wait_for(store.write(Write()), 10)
        await asyncio.gather(before, closed)

    asyncio.run(run())
    with closing(sqlite3.connect(tmp_path / "zaria.sqlite3")) as database:
        assert database.execute("SELECT name FROM guests").fetchall() == [("Ann",)]


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
        from zaria.server import app, upgrade
        upgrade.upgrade(Path({str(tmp_path / "zaria.sqlite3")!r}))
        print("alembic" in sys.modules)
    """
    said = [subprocess.run([sys.executable, "-c", start], capture_output=True, text=True).stdout for _ in range(2)]
    assert said == ["True\n", "False\n"]
