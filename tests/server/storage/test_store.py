"""The database: what it refuses did not happen, and tables that are unloaded come back."""

import asyncio
import gc
import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from support.eventually import eventually
from support.server import serving as support_serving
from support.server.person import Person, command
from support.server.serving import serving, sql
from zaria.server.endpoints.app import context_of
from zaria.server.endpoints.socket.websocket import Connection
from zaria.server.limits.budgets import Budgets
from zaria.server.live import tables
from zaria.server.live.actor import TableActor
from zaria.server.live.tables import Tables
from zaria.server.messages.incoming import NewSeat, NewTable, Start
from zaria.server.messages.refusals import Refused
from zaria.server.operations.settings import Settings
from zaria.server.people.guest import Guest
from zaria.server.storage import schema
from zaria.server.storage.changes import Changes
from zaria.server.storage.store import Store
from zaria.server.thinking.bot_pool import BotPool


@contextmanager
def refusing(data: Path) -> Iterator[None]:
    """A database that takes no entries."""
    with sql(data) as database:
        database.execute(sa.text("ALTER TABLE entries RENAME TO elsewhere"))
    yield
    with sql(data) as database:
        database.execute(sa.text("ALTER TABLE elsewhere RENAME TO entries"))


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
        eventually(lambda: ends_of(tmp_path, table) == 1)


def ends_of(data: Path, table: str) -> int:
    columns = schema.entries.c
    over = sa.select(sa.func.count()).where(columns.table_id == table, columns.kind == "over")
    with sql(data) as database:
        return int(database.execute(over).scalar_one())


def test_a_table_that_was_loaded_again_gets_no_messages_of_its_former_self(tmp_path: Path) -> None:
    with serving(tmp_path, away_seconds=0.5) as url, Person(url, "Ann") as ann, Person(url, "Bob") as bob:
        table = ann.create("vegas", "moo")
        bob.do(table, "sit", seat=1)
        with ann.live(table) as live, bob.live(table), refusing(tmp_path):
            assert ann.cannot(table, "sit", seat=2) == (503, "not-stored")
            with pytest.raises(ConnectionClosed):
                live.until("ack")
        with bob.live(table) as live:
            with ann.live(table):
                while live.until("presence")["online"] != [0, 1]:
                    pass
                told = len(live.heard)
            while live.until("presence")["away"] != [0]:
                pass
        # Ann has left now, and is away: who counted since the database failed would have told it before.
        assert [(message["type"], message["away"]) for message in live.heard[told:]] == [
            ("presence", []),
            ("presence", [0]),
        ]


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
        eventually(lambda: in_memory(ann) == 0)
        with ann.live(table, 0, since=1) as back:
            assert back.receive()["type"] == "snapshot"  # a table that was loaded again has no old updates
        assert ann.get(f"/api/tables/{table}?seat=0") == before


def test_there_are_no_more_idle_tables_in_memory_than_the_settings_say(tmp_path: Path) -> None:
    with serving(tmp_path, idle_tables=5) as url, Person(url) as ann:
        watched = ann.create("vegas", "mo")
        with ann.live(watched) as live:
            ids = [ann.create("vegas", "mo") for _ in range(20)]
            shown = [ann.get(f"/api/tables/{id}") for id in ids]  # loads each of them
            assert in_memory(ann) <= 7  # the cap, one that is being loaded, and the one that is watched
            assert [ann.get(f"/api/tables/{id}") for id in ids] == shown
            ann.do(watched, "seat", seat=1, kind="bot")  # it was never unloaded
            assert live.until("update")["version"] == 2


def in_memory(person: Person) -> int:
    lines = person.ask("GET", "/metrics").text.splitlines()
    return int(float(next(line for line in lines if line.startswith("zaria_tables ")).split()[1]))


def test_tables_and_connections_that_are_gone_leave_no_memory_behind(tmp_path: Path) -> None:
    """The garbage collector is spared, and called when tables are unloaded."""
    before, freed = gc.get_threshold(), list[str]()
    gc.set_threshold(0)
    try:
        with serving(tmp_path, idle_seconds=0.2, requests_per_minute=10**6) as url, Person(url) as ann:
            for _ in range(5):
                table = ann.create("vegas", "mo")
                with ann.live(table) as live:
                    live.receive()
                    note_when_freed(table, freed)
            eventually(lambda: len(freed) == 10, "they are freed")
    finally:
        gc.set_threshold(*before)


def note_when_freed(table: str, freed: list[str]) -> None:
    """The table and the connection to it. Who looked for them again and again would keep them from being freed."""
    for one in gc.get_objects():
        actor = one.actor if type(one) is Connection else one
        if type(actor) is TableActor and actor.table.id == table:
            weakref.finalize(one, freed.append, table)


def test_a_request_to_a_table_that_is_being_unloaded_is_answered(tmp_path: Path) -> None:
    with serving(tmp_path, idle_seconds=0.001) as url, Person(url) as ann:
        table = ann.create("vegas", "mo")
        for _ in range(10):
            assert ann.do(table, "sit", seat=1)["type"] == "ack"
            assert ann.get(f"/api/tables/{table}")["document"]["table"]["seats"][1]["kind"] == "person"
            assert ann.do(table, "stand", seat=1)["type"] == "ack"


def test_a_table_that_is_being_loaded_when_the_server_stops_is_stopped_too(tmp_path: Path) -> None:
    async def run() -> None:
        settings = Settings(tmp_path, address=support_serving.address_for(tmp_path))
        store = Store(settings.database)
        await store.open()
        found = Tables(context_of(settings, store, BotPool(1, 1, 1), bytes(32), Budgets(settings)))
        table = await found.create(
            NewTable("vegas", [NewSeat("me"), NewSeat("open")]), Guest("ann", "Ann"), "127.0.0.1"
        )
        getting = asyncio.create_task(found.get(table.id))
        await asyncio.sleep(0)
        await found.stop()
        actor = await getting
        assert actor.is_stopped and actor.task.done()
        await store.close()

    asyncio.run(run())


def test_a_table_whose_bot_is_due_without_a_plan_is_stuck(tmp_path: Path) -> None:
    async def run() -> None:
        settings = Settings(tmp_path, address=support_serving.address_for(tmp_path), bot_seconds=1000, seal_seconds=0)
        store = Store(settings.database)
        await store.open()
        found = Tables(context_of(settings, store, BotPool(1, 1, 1), bytes(32), Budgets(settings)))
        ann, bots = Guest("ann", "Ann"), [NewSeat("bot", bot="random"), NewSeat("bot", bot="random")]
        actor = await found.get((await found.create(NewTable("vegas", bots), ann, "127.0.0.1")).id)
        await actor.ask(lambda: actor.do(ann, Start(id="1")))
        while actor.table.status != "playing" or actor.is_working or len(actor.inbox):
            await asyncio.sleep(0.01)
        assert found.stopped() == []  # the bot waits for its time
        actor.plans.cancel()
        assert found.stopped() == [actor.table.id]
        await found.stop()
        await store.close()

    asyncio.run(run())


def test_what_comes_when_the_database_closes_is_refused_and_what_came_before_is_written(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(Settings(tmp_path, address=support_serving.address_for(tmp_path)).database)
        await store.open()
        row = {"id": "ann", "name": "Ann", "created": 1.0}
        before = asyncio.create_task(store.write(Changes([(schema.guests, row)])))
        await asyncio.sleep(0)
        closed = asyncio.create_task(store.close())
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="restarting"):
            await asyncio.wait_for(store.write(Changes()), 10)
        await asyncio.gather(before, closed)

    asyncio.run(run())
    with sql(tmp_path) as database:
        assert database.execute(sa.select(schema.guests.c.name)).scalars().all() == ["Ann"]
