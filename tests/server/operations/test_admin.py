"""`zaria admin`, while a server runs."""

import json
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from support.command import zaria
from support.eventually import eventually
from support.postgres import Postgres
from support.server import serving
from support.server.person import Person
from zaria.server.live import tables
from zaria.server.operations.admin import Admin
from zaria.server.operations.settings import Settings
from zaria.server.storage.cluster import listener


@pytest.fixture(params=["sqlite", "postgres"])
def admin(request: pytest.FixtureRequest, tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> Admin:
    monkeypatch.setattr(listener, "LOST_SECONDS", 0.2)
    if request.param == "postgres":
        monkeypatch.setattr(serving, "address_for", postgres.database_for)
    return Admin(Settings(tmp_path, address=serving.address_for(tmp_path)).database)


def test_an_operator_closes_tables_bans_guests_and_deletes_data(tmp_path: Path, admin: Admin) -> None:
    with serving.serving(tmp_path, seal_seconds=2) as url, Person(url, "Ann") as ann, Person(url, "Bob") as bob:
        table, other = ann.create("vegas", "mo"), bob.create("vegas", "mo")
        assert ann.id is not None and bob.id is not None
        bob.do(table, "sit", seat=1)
        bob.do(table, "chat", text="my secret plan")
        assert [found["id"] for found in admin.tables()] == [table, other]
        assert [(found["name"], found["banned"]) for found in admin.guests()] == [("Ann", False), ("Bob", False)]
        with ann.live(other) as live:
            admin.close(other)
            live.until_status("closed")
            assert live.table["closed"]["text"] == "the operator of this site closed the table"
        told = admin.export(bob.id)
        assert told["guest"]["name"] == "Bob" and told["chat"][0]["text"] == "my secret plan"
        assert {one["id"] for one in told["tables"]} == {table, other}
        with bob.live(table, 1) as live:
            admin.ban(bob.id)
            with pytest.raises(ConnectionClosed):
                live.until("ack")
        assert bob.refused("GET", "/api/me") == (403, "banned")
        admin.ban(bob.id, on=False)
        eventually(lambda: bob.ask("GET", "/api/me").status_code == 200)
        with ann.live(table, 0) as live:
            live.begin(0)
            live.until_status("playing")
            admin.delete(bob.id)
            while live.table["seats"][1]["name"] != "…":
                live.receive()
            assert "Bob" not in json.dumps(live.document) and bob.id not in json.dumps(live.document)
        eventually(lambda: bob.get("/api/me") is None)
        assert "Bob" not in ann.ask("GET", f"/api/tables/{table}/record?seat=0").text
        assert [found["name"] for found in admin.guests()] == ["Ann"]
        assert "my secret plan" not in ann.ask("GET", f"/api/tables/{table}").text


def test_the_command_says_what_it_did_and_what_it_needs(tmp_path: Path) -> None:
    with serving.serving(tmp_path) as url, Person(url, "Ann") as ann:
        table = ann.create("vegas", "mo")
        address = serving.address_for(tmp_path)
        place = ("--data", str(tmp_path)) if address is None else ("--database", address)
        assert table in zaria("admin", "tables", *place)[1]
        assert f"{ann.id}" in zaria("admin", "guests", *place)[1]
        assert zaria("admin", "close", table, *place) == (0, f"Closed: {table}\n")
        assert zaria("admin", "close", *place)[0] == 2
        assert zaria("admin", "dance", *place)[0] == 2
        assert zaria("admin", "ban", "nobody", *place)[0] == 1


def test_tables_that_nobody_touches_are_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[str] = []
    remove_old = tables.Tables.remove_old

    async def look(self: tables.Tables) -> None:
        await remove_old(self)
        looks.append("done")

    monkeypatch.setattr(tables, "EXPIRY_SECONDS", 0.05)
    monkeypatch.setattr(tables.Tables, "remove_old", look)
    with serving.serving(tmp_path) as url, Person(url) as ann:
        table = ann.create("vegas", "mo")
    with serving.serving(tmp_path, keep_days=1) as url, Person(url, None) as ann:
        looks.clear()
        eventually(lambda: len(looks) > 1)
        assert ann.ask("GET", f"/api/tables/{table}").status_code == 200
    with serving.serving(tmp_path, keep_days=0.000001) as url, Person(url, None) as ann:
        eventually(lambda: Admin(serving.place(tmp_path).database).tables() == [])  # who asked for it would keep it
        assert ann.refused("GET", f"/api/tables/{table}") == (404, "no-table")
