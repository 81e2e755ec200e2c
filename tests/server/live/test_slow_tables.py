"""Games over days: the clock goes on while nobody is there, and my tables say where I am waited for."""

from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from support.eventually import eventually
from support.server import serving as servers
from support.server.days import HOUR, Clock
from support.server.person import Live, Person
from support.server.serving import serving, sql
from zaria.server.live import tables
from zaria.server.operations.admin import Admin
from zaria.server.operations.settings import Settings
from zaria.server.storage import schema
from zaria.server.table.clock import TurnClock
from zaria.server.table.entries import SteppedLate

DAY = 24 * HOUR


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def begun(ann: Person, bob: Person, clock: int = DAY, **more: Any) -> str:
    """A table of both, at which the first decision waits for one of them, and nobody is connected."""
    table = ann.create("miner", "mo", clock=clock, **more)
    bob.do(table, "sit", seat=1)
    with ann.live(table) as live:
        live.do("start")
        live.until_status("playing")
        while live.document["view"]["actor"] < 0:
            live.receive()
    return table


def same(url: str, person: Person) -> Person:
    """The person again, at a server that was started anew."""
    again = Person(url, None)
    again.http.cookies, again.id = person.http.cookies, person.id
    return again


def left(live: Live) -> float:
    return float(live.until("clock")["seconds"])


def waited_for(person: Person, table: str) -> bool:
    return bool(next(one for one in person.get("/api/me/tables")["tables"] if one["id"] == table)["turn"])


def late_moves(data: Path) -> int:
    with sql(data) as connection:
        query = sa.select(sa.func.count()).where(schema.entries.c.kind == SteppedLate([]).tag)
        return int(connection.execute(query).scalar_one())


@pytest.mark.parametrize("seconds", [2 * HOUR, DAY, 14 * DAY])
def test_a_decision_may_take_days(ann: Person, bob: Person, seconds: int) -> None:
    with ann.live(begun(ann, bob, seconds)) as live:
        assert seconds - 60 < left(live) <= seconds


def test_the_clock_goes_on_while_nobody_is_there_and_over_a_restart(tmp_path: Path, time: Clock) -> None:
    with serving(tmp_path) as url, Person(url, "Ann") as ann, Person(url, "Bob") as bob:
        table = begun(ann, bob)
        time.wait(5)
        with ann.live(table) as live:
            assert left(live) == 19 * HOUR
    time.wait(4)
    with serving(tmp_path) as url, same(url, ann) as ann, ann.live(table) as live:
        assert left(live) == 15 * HOUR


def test_when_the_time_was_up_while_the_server_was_off_the_move_is_made_at_its_start(
    tmp_path: Path, time: Clock
) -> None:
    with serving(tmp_path) as url, Person(url, "Ann") as ann, Person(url, "Bob") as bob:
        begun(ann, bob)
    time.wait(23)
    with serving(tmp_path) as url, same(url, ann):
        pass
    assert late_moves(tmp_path) == 0
    time.wait(2)
    with serving(tmp_path):
        eventually(lambda: late_moves(tmp_path) == 1)


def test_a_table_that_was_unloaded_is_loaded_when_its_time_is_up(
    tmp_path: Path, time: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "SLOW_SECONDS", 0.05)
    with serving(tmp_path, idle_seconds=0.1) as url, Person(url, "Ann") as ann, Person(url, "Bob") as bob:
        begun(ann, bob)
        eventually(lambda: "zaria_tables 0.0" in ann.ask("GET", "/metrics").text.splitlines())
        time.wait(25)
        eventually(lambda: late_moves(tmp_path) == 1)


def test_who_is_not_there_is_not_away_until_their_time_was_up(tmp_path: Path, time: Clock) -> None:
    with serving(tmp_path, away_seconds=0) as url, Person(url, "Ann") as ann, Person(url, "Bob") as bob:
        table = begun(ann, bob)
        waiting, other, seat = (ann, bob, 0) if waited_for(ann, table) else (bob, ann, 1)
        assert other.cannot(table, "hand-over", seat=seat) == (409, "not-away")
        time.wait(25)
    with serving(tmp_path, away_seconds=0) as url, same(url, other) as other:
        eventually(lambda: late_moves(tmp_path) >= 1)
        other.do(table, "hand-over", seat=seat)
        assert waiting.id != other.id


def test_the_tables_that_wait_for_me_come_first(tmp_path: Path, time: Clock) -> None:
    with serving(tmp_path) as url, Person(url, "Ann") as ann, Person(url, "Bob") as bob:
        long, short = begun(ann, bob, 3 * DAY), begun(ann, bob)
        lone = ann.create("vegas", "mg")
        listed = {person: person.get("/api/me/tables")["tables"] for person in (ann, bob)}
        for table, clock in ((long, 3 * DAY), (short, DAY)):
            found = [one for tables in listed.values() for one in tables if one["id"] == table and one["turn"]]
            assert [one["due"] for one in found] == [time.time + clock]
            assert found[0]["clock"] == clock
        for tables_of_one in listed.values():
            turns = [one["turn"] for one in tables_of_one]
            assert turns == sorted(turns, reverse=True)
            dues = [one["due"] for one in tables_of_one if one["turn"]]
            assert dues == sorted(dues)
        assert all(one["due"] is None and not one["turn"] for one in listed[ann] if one["id"] == lone)


def test_after_a_move_the_table_waits_for_the_other(tmp_path: Path, time: Clock) -> None:
    with serving(tmp_path) as url, Person(url, "Ann") as ann, Person(url, "Bob") as bob:
        table = begun(ann, bob)
        first, second = (ann, bob) if waited_for(ann, table) else (bob, ann)
        time.wait(3)
        with first.live(table) as live:
            live.until_asked()
            live.move()
        eventually(lambda: waited_for(second, table))
        assert not waited_for(first, table)
        Admin(Settings(tmp_path, address=servers.address_for(tmp_path)).database).close(table)
        eventually(lambda: not waited_for(second, table))


def test_at_a_table_with_a_quick_clock_the_turn_is_known_while_it_is_in_memory(ann: Person, bob: Person) -> None:
    table = begun(ann, bob, clock=0)
    assert waited_for(ann, table) != waited_for(bob, table)


def test_taking_back_gives_no_more_time() -> None:
    clock = TurnClock()
    clock.turn_to(0, 0, DAY)
    assert clock.end == DAY
    clock.turn_to(1, 10 * HOUR, DAY)  # 14 hours were left
    assert clock.end == 10 * HOUR + DAY
    clock.turn_to(0, 11 * HOUR, DAY)
    assert clock.end == 11 * HOUR + 14 * HOUR
    clock.turn_to(1, 12 * HOUR, DAY)
    clock.turn_to(2, 13 * HOUR, DAY)
    assert clock.end == 13 * HOUR + DAY
    clock.turn_to(1, 14 * HOUR, DAY)  # only the second move
    assert clock.end == 14 * HOUR + 23 * HOUR
