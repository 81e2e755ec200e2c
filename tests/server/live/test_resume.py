"""Reconnecting: after a lost connection, a stop of the server, a kill, a change of the rules."""

import signal
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from support.process import Process
from support.server.person import Person, command, play_on
from support.server.serving import serving, sql
from zaria.client.patch import apply_patch
from zaria.core.engine.registry import GAMES
from zaria.server.storage.schema import entries


def test_missed_updates_are_sent_or_a_snapshot(ann: Person) -> None:
    table = ann.create("vegas", "mm", options={"rounds": 1})
    with ann.live(table, 0) as one, ann.live(table, 1) as two:
        one.begin(0, 1)
        two.until_status("playing")
        before, document = two.version, two.document
    with ann.live(table, 0) as one, ann.live(table, 1) as two:
        for _ in range(6):
            play_on([one, two])
        with ann.live(table, 1, since=before) as back:
            back.reach(two.version)
            updates = [message for message in back.heard if message["type"] == "update"]
            assert [message["type"] for message in back.heard if message["type"] != "presence"] == ["update"] * len(
                updates
            )
            for update in updates:
                apply_patch(document, update["patch"])
            assert document == two.document and back.question == two.question
            back.send({"type": "sync", "version": back.version})
            back.send({"type": "ping"})
            assert back.until("pong")["version"] == back.version
            back.send({"type": "sync"})
            assert back.until("snapshot")["document"] == two.document
        for unknown in (-5, two.version + 7, 10**15):
            with ann.live(table, 1, since=unknown) as back:
                assert back.until("snapshot")["version"] == two.version


def test_a_crowd_that_lost_its_connections_misses_nothing(ann: Person) -> None:
    """All at once; the long version is bench/server/fire.py."""
    table, crowd = ann.create("vegas", "moo"), 30
    with ExitStack() as connections:
        version = [connections.enter_context(ann.live(table)) for _ in range(crowd)][-1].version
    ann.do(table, "sit", seat=1)

    def come_again(_: int) -> int:
        with ann.live(table, since=version) as live:
            live.until("update")
            return live.version

    with ThreadPoolExecutor(crowd) as together:
        assert list(together.map(come_again, range(crowd))) == [version + 1] * crowd


def test_a_client_that_missed_more_than_the_limit_gets_a_snapshot(tmp_path: Path) -> None:
    with serving(tmp_path, missed_events=3) as url, Person(url) as ann:
        table = ann.create("vegas", "mm")
        with ann.live(table, 0) as live:
            before = live.version
            live.begin(0, 1)
            live.until_status("playing")
        with ann.live(table, 0, since=before) as back:
            assert back.until("snapshot")["version"] >= live.version


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_a_restart_continues_every_table_bots_included(tmp_path: Path, number: signal.Signals) -> None:
    """Acknowledged moves of people are kept; bots at a table without people play on."""
    data = tmp_path / "data"
    with Process(data, "--port", "18420") as server, Person(server.url) as ann:
        cookies = dict(ann.http.cookies)
        alone = ann.create("vegas", "rrr", options={"rounds": 4})  # bots at watchable speed: it lasts
        ann.do(alone, "start")
        table = ann.create("vegas", "mmr", options={"rounds": 1})
        with ann.live(table, 0) as live:
            live.begin(0, 1)
            asked = None
            while asked is None:
                question = live.until_asked()
                assert question is not None
                if live.document["view"]["actor"] == 0:
                    asked = command("move", version=live.version, action=question["choices"][0]["action"])
            live.send(asked)
            ack = live.until("ack")
            seal = live.table["seal"]["seal"]
        code = server.stop(number)
        assert code == (0 if number == signal.SIGTERM else -number)
    with Process(data, "--port", "18420") as server, Person(server.url, None) as ann:
        for name, value in cookies.items():
            ann.http.cookies.set(name, value, domain="127.0.0.1")
        with ann.live(table, 0) as live:
            assert live.version >= ack["version"] and live.table["seal"]["seal"] == seal
            assert ann.post(f"/api/tables/{table}/commands", asked) == ack  # known from before
            steps = ann.get(f"/api/tables/{table}/record")["steps"]
            assert len([step for step in steps if step[0] == 0]) == 1
        with ann.live(alone) as watching:
            before = watching.version
            while watching.version <= before:
                watching.receive()  # nobody but bots is there


def age(data: Path, table: str, rules: int) -> None:
    """Make the table one of older rules, or of others."""
    with sql(data) as database:
        created = sa.and_(entries.c.table_id == table, entries.c.kind == "create")
        header = database.execute(sa.select(entries.c.data).where(created)).scalar_one()
        database.execute(sa.update(entries).where(created).values(data=header | {"rules": rules}))


def test_a_table_of_rules_that_are_too_old_is_closed_and_can_be_read(tmp_path: Path) -> None:
    with serving(tmp_path) as url, Person(url) as ann:
        cookies: dict[str, Any] = dict(ann.http.cookies)
        table, over = ann.create("vegas", "mr"), ann.create("vegas", "rr", speed="fast", options={"rounds": 1})
        with ann.live(table) as live, ann.live(over) as watching:
            live.begin(0)
            live.until_asked()
            live.move()
            watching.do("start")
            watching.until_status("over")
            result = watching.table["result"]
    age(tmp_path, table, GAMES["vegas"].replays_from - 1)
    age(tmp_path, over, GAMES["vegas"].replays_from - 1)
    for _ in range(2):  # closed once, and still the same later
        with serving(tmp_path) as url, Person(url, None) as ann:
            for name, value in cookies.items():
                ann.http.cookies.set(name, value, domain="127.0.0.1")
            with ann.live(table) as live:
                assert live.table["status"] == "closed"
                assert live.table["closed"]["code"] == "record-rules-older"
                assert live.table["seal"]["secret"] is not None
                assert live.do("move", version=live.version, action=0)["code"] == "table-not-playing"
            record = ann.get(f"/api/tables/{table}/record")
            assert [step for step in record["steps"] if step[0] == 0] and record["seal"]["secret"] is not None
            with ann.live(over) as live:
                assert (live.table["status"], live.table["result"]) == ("over", result)
            assert ann.get(f"/api/tables/{over}/record")["result"] == result


def test_a_table_of_newer_rules_is_as_it_was_for_the_server_that_knows_them(tmp_path: Path) -> None:
    with serving(tmp_path) as url, Person(url) as ann:
        table = ann.create("vegas", "mm")
        with ann.live(table) as live:
            live.begin(0, 1)
            live.until_status("playing")
            while live.table["waiting"] is not None:
                live.receive()
        before = ann.get(f"/api/tables/{table}")
        cookies: dict[str, Any] = dict(ann.http.cookies)
    for by in (1, 0):
        age(tmp_path, table, GAMES["vegas"].rules + by)
        with serving(tmp_path) as url, Person(url, None) as ann:
            for name, value in cookies.items():
                ann.http.cookies.set(name, value, domain="127.0.0.1")
            if by == 0:
                assert ann.get(f"/api/tables/{table}") == before
                assert ann.do(table, "abandon")["version"] == before["version"] + 1
                continue
            found = ann.get(f"/api/tables/{table}")
            shown = found["document"]["table"]
            assert (shown["status"], shown["closed"]["code"]) == ("closed", "record-rules-newer")
            assert found["version"] == before["version"] and shown["seal"]["secret"] is None
            for do, fields in (("rematch", {}), ("abandon", {}), ("chat", {"text": "hi"})):
                assert ann.cannot(table, do, **fields) == (400, "record-rules-newer")
            assert ann.refused("GET", f"/api/tables/{table}/record") == (400, "record-rules-newer")
            assert ann.refused("GET", f"/api/tables/{table}/history") == (400, "record-rules-newer")
