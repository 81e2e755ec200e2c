"""Two servers on one PostgreSQL: races, hints, leases and presence between them."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from support.eventually import eventually
from support.postgres import Postgres
from support.server import serving
from support.server.analysed import play_to_the_end, until_done
from support.server.person import Live, Person, together
from support.server.steady import small_effort
from zaria.server.operations.settings import Settings
from zaria.server.storage import schema
from zaria.server.storage.cluster import listener, peers
from zaria.server.thinking import bot_pool
from zaria.server.thinking.bot_pool import FIRST_REPORT, BotPool


@pytest.fixture
def data(tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(serving, "address_for", postgres.database_for)
    return tmp_path


@contextmanager
def two(data: Path, **settings: Any) -> Iterator[tuple[str, str]]:
    with serving.serving(data, **settings) as one, serving.serving(data, **settings) as other:
        yield one, other


@contextmanager
def same(person: Person, url: str) -> Iterator[Person]:
    """The same guest at another server."""
    with Person(url, None) as again:
        again.http.cookies.update(person.http.cookies)
        again.id = person.id
        yield again


def is_kept_out(person: Person, table: str) -> bool:
    """From a free seat; somebody who gets it leaves it again."""
    if person.cannot(table, "sit", seat=1)[1] == "not-welcome":
        return True
    person.do(table, "stand", seat=1)
    return False


def leases(data: Path) -> dict[str, tuple[str, int]]:
    columns = schema.leases.c
    with serving.sql(data) as database:
        found = database.execute(sa.select(columns.table_id, columns.process, columns.fence))
        return {row[0]: (row[1], row[2]) for row in found}


def told(live: Live) -> list[Any]:
    return [(one["version"], one["events"]) for one in live.heard if one["type"] == "update"]


def online(live: Live) -> list[int] | None:
    """Who is connected, as last told."""
    found = [one["online"] for one in live.heard if one["type"] == "presence"]
    return found[-1] if found else None


def test_a_game_over_two_servers_is_the_same_at_both(data: Path) -> None:
    """Each update arrives at both with the same events, and both documents end alike."""
    with two(data, seal_seconds=2) as (one, other), Person(one, "Ann") as ann, Person(other, "Bob") as bob:
        table = ann.create("vegas", "mog", options={"rounds": 1}, speed="fast")
        with ann.live(table) as left, bob.live(table) as right:
            assert right.do("sit", seat=1)["type"] == "ack"
            left.reach(right.version)
            right.send({"type": "watch", "seat": 1})
            right.until("snapshot")
            right.do("chat", text="hello")
            assert left.until("chat")["text"] == "hello"
            while online(left) != [0, 1] or online(right) != [0, 1]:
                (left if online(left) != [0, 1] else right).until("presence")
            left.begin(0)
            right.until_status("playing")
            left.until_status("playing")
            while left.table["status"] == "playing":
                together(left, right)
                waiting = left.table["waiting"]
                asked = [live for live in (left, right) if live.question is not None]
                if asked:
                    asked[0].move()
                elif waiting is not None and waiting["seat"] in (0, 1):
                    (left, right)[waiting["seat"]].do("roll", version=left.version)
                elif left.table["status"] == "playing":
                    left.receive()
            right.reach(left.version)
            assert left.table == right.table
            assert left.table["status"] == "over"
            heard = dict(told(right))
            assert all(heard[version] == events for version, events in told(left) if version in heard)
            assert len(heard) > 10
        record = bob.get(f"/api/tables/{table}/record")
        assert record == ann.get(f"/api/tables/{table}/record")
        assert len(leases(data)) == 1  # one of the two ran it


def test_of_two_who_move_at_once_one_is_refused_as_stale(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without hints the second server still believes in the version before: the database decides."""
    monkeypatch.setattr(listener.Listener, "hear", lambda self, payload: None)
    monkeypatch.setattr(listener, "LOST_SECONDS", 1000.0)
    with two(data, roll_seconds=1000, seal_seconds=20) as (one, other), Person(one) as ann, same(ann, other) as there:
        table = ann.create("vegas", "mm")
        with ann.live(table, 0) as left:
            left.begin(0, 1)
            left.until_asked()
            with there.live(table, 0) as right:
                stale = {"version": right.version, "action": right.question["choices"][-1]["action"]}  # type: ignore[index]
                assert left.move()["type"] == "ack"
                refused = right.do("move", **stale)
                assert (refused["type"], refused["code"]) == ("refused", "stale-version")
                assert (right.version, right.document) == (left.version, left.document)
                assert right.do("abandon", on=True)["type"] == "ack"  # says no version: carried out after reading


def test_a_command_that_was_stored_elsewhere_gets_the_same_answer(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listener.Listener, "hear", lambda self, payload: None)
    monkeypatch.setattr(listener, "LOST_SECONDS", 1000.0)
    with two(data) as (one, other), Person(one) as ann, same(ann, other) as there:
        table = ann.create("vegas", "moo")
        there.get(f"/api/tables/{table}")  # in memory there
        asked = {"id": "same", "do": "sit", "seat": 1}
        answer = ann.post(f"/api/tables/{table}/commands", asked)
        assert there.post(f"/api/tables/{table}/commands", asked) == answer
        assert there.get(f"/api/tables/{table}")["version"] == answer["version"]


def test_a_lost_listener_is_made_anew_and_what_was_missed_is_read(data: Path, postgres: Postgres) -> None:
    with two(data) as (one, other), Person(one, "Ann") as ann, Person(other, "Bob") as bob:
        table = ann.create("vegas", "moo")
        with bob.live(table) as right:
            name = Settings(data, address=postgres.database_for(data)).database.url.database
            listeners = f"FROM pg_stat_activity WHERE datname = '{name}' AND query LIKE 'LISTEN%'"
            for seat in (1, 2):
                postgres.ask(f"SELECT pg_terminate_backend(pid) {listeners}")
                ann.do(table, "sit", seat=seat)
                while right.table["seats"][seat]["kind"] != "person":
                    right.receive()


def test_a_process_that_shows_no_signs_of_life_loses_its_tables(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it still wants to store is fenced off, and it goes on as one that only follows."""
    monkeypatch.setattr(peers, "BEAT_SECONDS", 0.1)
    monkeypatch.setattr(peers, "ALIVE_SECONDS", 1.0)
    with serving.serving(data, roll_seconds=1000, seal_seconds=20) as one, Person(one) as ann:
        table = ann.create("vegas", "mr", speed="fast")
        with ann.live(table, 0) as left:
            left.begin(0)
            left.until_asked()
            before = leases(data)[table]
            asleep = before[0]
            with monkeypatch.context() as first, serving.serving(data) as other, same(ann, other) as there:
                beat = peers.SharedPeers.beat

                async def sleeps(self: peers.SharedPeers) -> None:
                    if self.me != asleep:
                        await beat(self)

                first.setattr(peers.SharedPeers, "beat", sleeps)
                with there.live(table, 0) as right:
                    eventually(lambda: leases(data)[table][0] != asleep)
                    assert leases(data)[table][1] == before[1] + 1
                    while right.table["status"] == "playing" and right.version < left.version + 12:
                        if right.question is not None:
                            right.move()
                        elif right.table["waiting"] is not None and right.table["waiting"]["seat"] == 0:
                            right.do("roll", version=right.version)
                        else:
                            right.receive()
                    left.reach(right.version)
                    assert left.table == right.table
                assert leases(data)[table][0] != asleep


def test_a_table_is_run_where_its_people_are(data: Path) -> None:
    """Begun by a request to one server and played at the other, it would be worked out at both."""
    with two(data, roll_seconds=1000) as (one, other), Person(one) as ann, same(ann, other) as there:
        table = ann.create("vegas", "mm")
        ann.do(table, "start")
        eventually(lambda: ann.get(f"/api/tables/{table}")["document"]["table"]["status"] == "playing")
        first = leases(data)[table][0]
        with there.live(table, 0) as right:
            for _ in range(50):  # a server that is busy with the table keeps it, and lets go of it at a later change
                right.until_asked()
                right.move()
                if leases(data).get(table, (first,))[0] != first:
                    break
                right.do("undo", version=right.version)
            eventually(lambda: leases(data).get(table, (first,))[0] != first)
            eventually(lambda: "zaria_tables 0.0\n" in ann.ask("GET", "/metrics").text)
            assert ann.get(f"/api/tables/{table}")["version"] == right.version  # and whoever asks there sees it


def test_a_name_and_a_block_changed_at_one_server_count_at_the_other(data: Path) -> None:
    with two(data) as (one, other), Person(one, "Ann") as ann, same(ann, other) as there, Person(other, "Bob") as bob:
        assert there.get("/api/me")["name"] == "Ann"
        ann.post("/api/guests", {"name": "Anna"})
        eventually(lambda: bool(there.get("/api/me")["name"] == "Anna"))
        table = there.create("vegas", "mo")
        bob.get(f"/api/tables/{table}")
        ann.post("/api/me/blocks", {"guest": bob.id, "on": True})
        eventually(lambda: bob.cannot(table, "sit", seat=0)[1] == "seat-taken")  # it still answers
        eventually(lambda: is_kept_out(bob, table), "not welcome")


def test_a_recovery_link_works_once_at_both_together(data: Path) -> None:
    with two(data) as (one, other), Person(one) as ann, Person(other, None) as bob, Person(one, None) as cay:
        token = ann.post("/api/me/recovery")["token"]
        assert bob.post("/api/recover", {"token": token})["id"] == ann.id
        assert cay.refused("POST", "/api/recover", {"token": token}) == (404, "no-recovery")


def test_a_game_is_analysed_by_another_process_than_the_one_that_played_it(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_pool, "think_of_game", small_effort.think_of_game)
    with two(data) as (one, other), Person(one, "Ann") as ann, same(ann, other) as again:
        table = play_to_the_end(ann)
        with ann.live(table):  # so it stays in memory there, with its lease
            assert list(leases(data)) == [table]
            until_done(again, table)


def test_who_looks_at_an_analysis_through_another_process_begins_none(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each look counted as a new analysis there, and was refused after some."""
    going_on = threading.Event()

    async def wait(*_: object) -> tuple[dict[str, Any], None]:
        await asyncio.to_thread(going_on.wait)
        return FIRST_REPORT | {"done": True}, None

    monkeypatch.setattr(BotPool, "analyse", wait)
    with two(data, analyses_at_once=1) as (one, other), Person(one, "Ann") as ann, same(ann, other) as again:
        table = play_to_the_end(ann)
        looks = [person.get(f"/api/tables/{table}/analysis") for person in (ann, again, again, again)]
        assert looks == [FIRST_REPORT] * 4
        going_on.set()
        eventually(lambda: again.get(f"/api/tables/{table}/analysis")["done"])
