"""`zaria admin`, while a server runs."""

import json
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from support.command import zaria
from support.eventually import eventually
from support.server import serving
from support.server.person import Person, play_on
from zaria.server.limits import usage
from zaria.server.live import tables
from zaria.server.messages.refusals import Refused
from zaria.server.operations import costs
from zaria.server.operations.admin import Admin, Why
from zaria.server.operations.public_site import PublicSite
from zaria.server.operations.settings import Settings
from zaria.server.people import reports
from zaria.server.storage import schema
from zaria.server.storage.cluster import listener

SITE = PublicSite("http://dice.example.org")


@pytest.fixture
def admin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Admin:
    monkeypatch.setattr(listener, "LOST_SECONDS", 0.2)
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


def through(person: Person, address: str) -> Person:
    person.http.headers["X-Forwarded-For"] = address
    return person


def status(person: Person) -> int:
    return person.ask("GET", "/api/me").status_code


def test_networks_are_slowed_and_banned_with_a_reason_and_an_end(tmp_path: Path, admin: Admin) -> None:
    with (
        serving.serving(tmp_path, site=SITE, requests_of_network_per_minute=200) as url,
        Person(url, "Ann") as ann,
        Person(url, "Eve") as eve,
    ):
        table = ann.create("vegas", "mo")
        through(ann, "198.51.100.7")
        through(eve, "192.0.2.7")
        with eve.live(table) as live:
            admin.ban("192.0.2.0/24", why=Why("floods", 3600))
            with pytest.raises(ConnectionClosed):
                live.until("ack")
        assert eve.refused("GET", "/api/games") == (403, "banned")
        assert status(ann) == 200
        [row] = admin.restrictions()
        assert (row["network"], row["is_ban"], row["reason"]) == ("192.0.2.0/24", True, "floods")
        assert 3500 < row["until"] - time.time() <= 3600
        admin.ban("192.0.2.0/24", on=False)
        eventually(lambda: status(eve) == 200)
        admin.slow("192.0.2.7", Why("asks too much"))
        eventually(lambda: any(status(eve) == 429 for _ in range(60)))  # each counts ten times
        assert all(status(ann) == 200 for _ in range(60))
        admin.ban("192.0.2.7", why=Why("for a moment", -1))  # its end has come
        through(eve, "192.0.2.7")
        eventually(lambda: admin.restrictions()[0]["is_ban"] and eve.ask("GET", "/health").status_code == 200)
        assert eve.ask("GET", "/api/me").status_code in (200, 429)
        assert [(one["action"], one["about"], one["reason"]) for one in admin.log()] == [
            ("ban", "192.0.2.0/24", "floods"),
            ("unban", "192.0.2.0/24", None),
            ("slow", "192.0.2.7", "asks too much"),
            ("ban", "192.0.2.7", "for a moment"),
        ]


def test_a_ban_of_a_guest_ends_by_itself(tmp_path: Path, admin: Admin) -> None:
    with serving.serving(tmp_path) as url, Person(url, "Bob") as bob:
        assert bob.id is not None
        admin.ban(bob.id, why=Why("rude", 3600))
        eventually(lambda: bob.ask("GET", "/api/me").status_code == 403)
        assert [(one["banned"], one["reason"]) for one in admin.guests()] == [(True, "rude")]
        admin.ban(bob.id, why=Why("rude", -1))
        eventually(lambda: bob.ask("GET", "/api/me").status_code == 200)
        assert [one["banned"] for one in admin.guests()] == [False]


def test_a_line_of_chat_is_reported_taken_away_and_settled(tmp_path: Path, admin: Admin) -> None:
    with serving.serving(tmp_path) as url, Person(url, "Ann") as ann, Person(url, "Bob") as bob:
        table = ann.create("vegas", "mo")
        bob.do(table, "sit", seat=1)
        bob.do(table, "chat", text="something rude")
        place = f"/api/tables/{table}/reports"
        for _ in range(2):  # the second one says nothing new
            assert ann.ask("POST", place, {"guest": bob.id, "number": 1}).status_code == 204
        assert ann.ask("POST", place, {"guest": bob.id}).status_code == 204
        assert ann.refused("POST", place, {"guest": bob.id, "number": 7}) == (404, "not-here")
        assert ann.refused("POST", place, {"guest": ann.id}) == (404, "not-here")
        with Person(url, "Eve") as eve:
            assert eve.refused("POST", place, {"guest": bob.id}) == (403, "not-seated")
        first, second = admin.reports()
        assert (first["table_id"], first["guest"], first["about"]) == (table, ann.id, bob.id)
        assert [(one["number"], one["quote"]) for one in (first, second)] == [(1, "something rude"), (None, "Bob")]
        with ann.live(table) as live:
            admin.unsay(f"{table}:1", Why("rude"))
            while "something rude" in json.dumps(live.document) or not live.document.get("table"):
                live.receive()
            eventually(lambda: "something rude" not in ann.ask("GET", f"/api/tables/{table}").text)
        admin.settle(first["id"])
        assert [one["id"] for one in admin.reports()] == [second["id"]]
        with pytest.raises(Refused, match="no line"):
            admin.unsay(f"{table}:9")
        with pytest.raises(Refused, match="no open report"):
            admin.settle(first["id"])
        assert [one["action"] for one in admin.log()] == ["unsay", "settle"]
        assert admin.export(str(ann.id))["reports"][0]["about"] == bob.id


def test_the_operator_sees_who_costs_most(tmp_path: Path, admin: Admin, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("ALONE_SECONDS", "BEAT_SECONDS"):
        monkeypatch.setattr(usage, name, 0.05)
    with serving.serving(tmp_path) as url, Person(url, "Ann") as ann, Person(url, "Bob") as bob:
        table = ann.create("vegas", "mz", options={"rounds": 1}, speed="fast")
        with ann.live(table) as live:
            live.begin(0)
            live.until_status("playing")
            while live.table["status"] == "playing":
                play_on([live])
            assert ann.ask("GET", f"/api/tables/{table}/analysis").status_code == 200

            def told(kind: str, about: str) -> dict[str, Any]:
                return next((one for one in admin.costs()[kind] if one["id"] == about), {})

            eventually(lambda: told("guests", str(ann.id)).get("thinking", 0) > 0)
            guest, of_table = told("guests", str(ann.id)), told("tables", table)
            assert (guest["name"], guest["connections"], guest["tables"]) == ("Ann", 1, 1)
            assert (of_table["entries"], of_table["bytes"]) == (guest["entries"], guest["bytes"])
            assert of_table["thinking"] > 0 and told("networks", "127.0.0.1")["thinking"] > 0
        assert "thinking" not in told("guests", str(bob.id))
        eventually(lambda: "connections" not in told("guests", str(ann.id)))


def test_who_floods_in_one_way_only_is_not_hidden_by_those_who_play() -> None:
    rows: dict[str, dict[str, Any]] = {f"player {number}": {"thinking": 0.1} for number in range(costs.MOST_LISTED)}
    rows["flood"] = {"requests": 5000}
    assert costs.dearest(rows)[0] == {"id": "flood", "requests": 5000}


def test_requests_of_all_devices_and_processes_are_added_up(admin: Admin) -> None:
    admin.database.upgrade()
    now, device = time.time(), {"hash": "h1", "guest": "ann", "created": 0.0}
    nothing: dict[str, Any] = {"connections": {}, "thinking": {}}
    with admin.changing() as connection:
        connection.execute(sa.insert(schema.guests).values(id="ann", name="Ann", created=0.0))
        connection.execute(sa.insert(schema.sessions).values([device, {**device, "hash": "h2"}]))
        for process, seen in (("one", now), ("other", now), ("gone", now - 2 * costs.RECENT_SECONDS)):
            taken = {"sessions": {"h1": 30, "h2": 4, "forged": 9}, "networks": {"192.0.2.7": 40}}
            row = {"id": process, "seen": seen, "used": {**nothing, "taken": taken}}
            connection.execute(sa.insert(schema.processes).values(row))
    assert admin.costs() == {
        "networks": [{"id": "192.0.2.7", "requests": 80}],
        "guests": [{"id": "ann", "name": "Ann", "requests": 68}],
        "tables": [],
    }


def test_too_many_reports_of_one_guest_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reports, "MOST", 1)
    with serving.serving(tmp_path) as url, Person(url, "Ann") as ann, Person(url, "Bob") as bob:
        table = ann.create("vegas", "mo")
        bob.do(table, "sit", seat=1)
        bob.do(table, "chat", text="hello")
        assert ann.ask("POST", f"/api/tables/{table}/reports", {"guest": bob.id}).status_code == 204
        refused = ann.refused("POST", f"/api/tables/{table}/reports", {"guest": bob.id, "number": 1})
        assert refused == (429, "too-fast")


def test_the_command_takes_a_reason_and_a_time(tmp_path: Path) -> None:
    with serving.serving(tmp_path) as url, Person(url, "Ann"):
        address = serving.address_for(tmp_path)
        place = ("--data", str(tmp_path)) if address is None else ("--database", address)
        assert zaria("admin", "ban", "192.0.2.7", "--reason", "floods", "--for", "7d", *place)[0] == 0
        assert zaria("admin", "slow", "2001:db8::/32", *place) == (0, "Slowed: 2001:db8::/32\n")
        code, said = zaria("admin", "networks", *place)
        assert code == 0 and "192.0.2.7/32" in said and "banned" in said and "floods" in said and "slowed" in said
        assert "floods" in zaria("admin", "log", *place)[1]
        for wrong in (("ban", "192.0.2.7", "--for", "soon"), ("slow", "nobody"), ("settle", "none")):
            assert zaria("admin", *wrong, *place)[0] in (1, 2)
