"""What people can do against others who spoil a game: remove, go on without, refuse, block."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from support.server.person import Live, Person
from support.server.serving import serving, sql
from support.server.tables import table_of
from zaria.server.audience.presence import Presence
from zaria.server.limits.open_seats import OpenSeats
from zaria.server.messages.refusals import Refused
from zaria.server.table.seat import Seat, bot_seat, person_seat


@pytest.fixture
def eve(url: str) -> Iterator[Person]:
    with Person(url, "Eve") as person:
        yield person


def seats(person: Person, table: str) -> list[tuple[str, str | None]]:
    found = person.get(f"/api/tables/{table}")["document"]["table"]["seats"]
    return [(seat["kind"], seat["guest"]) for seat in found]


# The host removes people


def test_the_host_removes_a_person_who_cannot_come_back(ann: Person, eve: Person, bob: Person) -> None:
    table = ann.create("vegas", "mooo")
    eve.do(table, "sit", seat=1)
    eve.do(table, "sit", seat=2, hash="ab" * 32)
    with eve.live(table, 1) as live:
        assert bob.cannot(table, "remove", seat=1) == (403, "not-host")
        assert eve.cannot(table, "remove", seat=1) == (403, "not-host")
        for seat in (0, 3):
            assert ann.cannot(table, "remove", seat=seat) == (409, "no-person")
        ann.do(table, "remove", seat=1)
        assert live.until("snapshot")["seat"] is None
    assert seats(ann, table) == [("person", ann.id), *[("open", None)] * 3]
    assert ann.get(f"/api/tables/{table}")["document"]["table"]["seal"]["seats"] == []
    assert eve.cannot(table, "sit", seat=1) == (403, "not-welcome")
    bob.do(table, "sit", seat=1)


def test_nobody_is_removed_after_the_start(ann: Person, eve: Person) -> None:
    table = ann.create("vegas", "mo")
    eve.do(table, "sit", seat=1)
    ann.do(table, "start")
    assert ann.cannot(table, "remove", seat=1) == (409, "table-started")


def test_the_removed_stay_removed_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as url, Person(url) as ann, Person(url, "Eve") as eve:
        table = ann.create("vegas", "mo")
        eve.do(table, "sit", seat=1)
        ann.do(table, "remove", seat=1)
        cookies = eve.http.cookies
    with serving(tmp_path) as url, Person(url, None) as again:
        again.http.cookies = cookies
        assert again.cannot(table, "sit", seat=1) == (403, "not-welcome")


# Idle counts as away


def wait_for_away(live: Live, seat: int) -> None:
    while seat not in live.until("presence")["away"]:
        pass


def test_somebody_who_lets_the_others_wait_counts_as_away(tmp_path: Path) -> None:
    limits = {"idle_turn_seconds": 0.5, "away_seconds": 3600, "seal_seconds": 0.1}
    with serving(tmp_path, **limits) as url, Person(url) as ann, Person(url, "Eve") as eve:
        table = ann.create("vegas", "om", options={"rounds": 1, "first": "seat0"}, speed="fast")
        eve.do(table, "sit", seat=0)
        with ann.live(table) as one, eve.live(table) as two:
            one.do("start")
            two.until_asked()
            wait_for_away(one, 0)
            assert [message for message in one.heard if message["type"] == "presence"][-1]["online"] == [0, 1]
            assert one.do("hand-over", seat=0, bot="random")["type"] == "ack"
            assert two.do("back", seat=0)["type"] == "ack"  # she is there, and takes the seat again
            one.reach(two.version)
            assert one.do("hand-over", seat=0)["code"] == "not-away"


def test_who_moves_again_is_not_shown_as_away_any_more(tmp_path: Path) -> None:
    limits = {"idle_turn_seconds": 0.5, "away_seconds": 3600, "seal_seconds": 0.1}
    with serving(tmp_path, **limits) as url, Person(url) as ann, Person(url, "Eve") as eve:
        table = ann.create("vegas", "om", options={"rounds": 1, "first": "seat0"}, speed="fast")
        eve.do(table, "sit", seat=0)
        with ann.live(table) as one, eve.live(table) as two:
            one.do("start")
            two.until_asked()
            wait_for_away(one, 0)
            two.move()
            assert 0 not in one.until("presence")["away"]


def test_nobody_can_stop_the_others_from_giving_up_by_being_idle(tmp_path: Path) -> None:
    limits = {"idle_turn_seconds": 0.5, "away_seconds": 3600, "seal_seconds": 0.1}
    with serving(tmp_path, **limits) as url, Person(url) as ann, Person(url, "Eve") as eve:
        table = ann.create("vegas", "mo", options={"rounds": 1, "first": "seat0"}, speed="fast")
        eve.do(table, "sit", seat=1)
        with ann.live(table) as one, eve.live(table):
            one.do("start")
            one.until_asked()
            one.do("abandon")
            assert one.table["status"] == "playing"  # Eve may want to go on
            wait_for_away(one, 1)
            one.do("abandon")
            one.until_status("abandoned")


@pytest.mark.sources
def test_those_who_are_not_waited_for_are_not_idle(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    table = table_of("vegas", [person_seat("Ann", "ann"), person_seat("Bob", "bob")])
    waited = [0]
    monkeypatch.setattr(table, "awaited", lambda: waited)
    presence = Presence(table, 90, 300)
    for guest in ("ann", "bob"):
        presence.come(guest)
    presence.follow_waiting()
    now += 299
    assert (presence.is_away(0), presence.is_away(1), presence.idle_in()) == (False, False, 1)
    now += 1
    assert (presence.is_away(0), presence.is_away(1), presence.idle_in()) == (True, False, None)
    assert (presence.message()["away"], presence.message()["away_for"]) == ([0], [300])
    presence.note_activity("ann")
    assert not presence.is_away(0) and presence.idle_in() == 300
    waited[:] = [1]
    presence.follow_waiting()
    now += 300
    assert (presence.is_away(0), presence.is_away(1)) == (False, True)
    presence.go("ann")
    now += 130
    assert (presence.message()["away"], presence.message()["away_for"]) == ([0, 1], [130, 430])


@pytest.mark.sources
@pytest.mark.parametrize("others", [[bot_seat("random")], [person_seat("Ann", "ann")]], ids=["opponents", "hot seat"])
def test_nobody_is_away_where_nobody_else_waits(monkeypatch: pytest.MonkeyPatch, others: list[Seat]) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    table = table_of("vegas", [person_seat("Ann", "ann"), *others])
    monkeypatch.setattr(table, "awaited", lambda: [0])
    presence = Presence(table, 90, 300)
    presence.come("ann")
    presence.follow_waiting()
    now += 10_000
    assert (presence.is_away(0), presence.idle_in(), presence.away_in()) == (False, None, None)
    presence.go("ann")
    now += 10_000
    assert (presence.is_away(0), presence.away_in()) == (False, None)


# A few open seats


def test_a_guest_holds_only_a_few_seats_at_tables_of_others(tmp_path: Path) -> None:
    with serving(tmp_path, open_seats=2) as url, Person(url) as ann, Person(url, "Eve") as eve:
        tables = [ann.create("vegas", "moo") for _ in range(3)]
        eve.create("vegas", "mmmmm")  # her own table does not count
        eve.do(tables[0], "sit", seat=1)
        eve.do(tables[1], "sit", seat=1)
        assert eve.cannot(tables[2], "sit", seat=1) == (429, "too-many-open-seats")
        assert eve.cannot(tables[0], "sit", seat=2) == (429, "too-many-open-seats")
        eve.do(tables[0], "stand", seat=1)
        eve.do(tables[2], "sit", seat=1)
        ann.do(tables[1], "seat", seat=2, kind="bot")
        ann.do(tables[1], "start")  # a game that has begun does not count any more
        eve.do(tables[0], "sit", seat=1)
        ann.do(tables[2], "remove", seat=1)
        eve.do(tables[0], "sit", seat=2)
        assert eve.cannot(tables[2], "sit", seat=1)[0] in (403, 429)


def test_seats_are_counted_again_when_tables_are_loaded() -> None:
    held = OpenSeats(2)
    table = table_of("vegas", [person_seat("Ann", "ann"), person_seat("Eve", "eve"), person_seat("Eve", "eve")])
    for _ in range(2):
        held.follow(table)
        with pytest.raises(Refused):
            held.must_have_room("eve")
    held.must_have_room("ann")  # the host
    table.status = "abandoned"
    held.follow(table)
    held.must_have_room("eve")
    table.status = "open"
    held.follow(table)
    held.forget(table.id)  # it is played through another process
    held.must_have_room("eve")


# Rematches are offers


def test_the_seats_of_a_rematch_are_offers(ann: Person, bob: Person, eve: Person) -> None:
    table = ann.create("vegas", "moog", options={"rounds": 1})
    bob.do(table, "sit", seat=1)
    eve.do(table, "sit", seat=2)
    ann.do(table, "abandon")
    again = bob.do(table, "rematch")["table"]
    assert seats(ann, again) == [("open", None), ("person", bob.id), ("open", None), ("bot", None)]
    for person in (ann, eve):
        tables = person.get("/api/me/tables")["tables"]
        assert [one["invited"] for one in tables if one["id"] == again] == [True]
    assert again not in [one["id"] for one in ann.get("/api/tables")["tables"]]  # no seat is free for all
    assert eve.cannot(again, "sit", seat=0) == (409, "seat-taken")
    ann.do(again, "sit", seat=0)
    assert bob.cannot(again, "start") == (409, "seats-open")
    bob.do(again, "seat", seat=2, kind="open")
    assert again in [one["id"] for one in eve.get("/api/tables")["tables"]]
    eve.do(again, "sit", seat=2)
    bob.do(again, "start")


def test_a_rematch_does_not_count_for_those_who_did_not_ask_for_it(tmp_path: Path) -> None:
    with serving(tmp_path, tables=2) as url, Person(url) as ann, Person(url, "Eve") as eve:
        for _ in range(2):
            table = ann.create("vegas", "mo")
            eve.do(table, "sit", seat=1)
            ann.do(table, "abandon")
            eve.do(table, "rematch")
        ann.create("vegas", "mo")


# Block lists


def blocked(person: Person) -> list[str]:
    return [one["name"] for one in person.get("/api/me/blocks")["blocks"]]


def test_a_guest_blocks_others_and_forgives_them(ann: Person, eve: Person, bob: Person, url: str) -> None:
    assert blocked(ann) == []
    ann.post("/api/me/blocks", {"guest": bob.id})
    ann.post("/api/me/blocks", {"guest": eve.id})
    ann.post("/api/me/blocks", {"guest": eve.id})
    assert blocked(ann) == ["Eve", "Bob"] and blocked(eve) == []
    for wrong in (ann.id, "nobody"):
        assert ann.refused("POST", "/api/me/blocks", {"guest": wrong}) == (404, "no-such-guest")
    forgiven = ann.post("/api/me/blocks", {"guest": eve.id, "on": False})
    assert forgiven == {"blocks": [{"id": bob.id, "name": "Bob"}]}
    with Person(url, None) as nobody:
        assert nobody.refused("GET", "/api/me/blocks") == (401, "no-guest")


def test_the_blocked_cannot_sit_at_the_blockers_tables(ann: Person, eve: Person) -> None:
    ann.post("/api/me/blocks", {"guest": eve.id})
    table = ann.create("vegas", "mo")
    assert eve.cannot(table, "sit", seat=1) == (403, "not-welcome")
    ann.post("/api/me/blocks", {"guest": eve.id, "on": False})
    eve.do(table, "sit", seat=1)


def test_the_chat_of_the_blocked_is_not_heard(ann: Person, bob: Person, eve: Person) -> None:
    table = bob.create("vegas", "moo")
    ann.do(table, "sit", seat=1)
    eve.do(table, "sit", seat=2)
    eve.do(table, "chat", text="before")
    ann.post("/api/me/blocks", {"guest": eve.id})
    with ann.live(table) as one, bob.live(table) as two:
        assert one.heard[0]["chat"] == [] and [said["text"] for said in two.heard[0]["chat"]] == ["before"]
        eve.do(table, "chat", text="boo")
        bob.do(table, "chat", text="hello")
        assert one.until("chat")["text"] == "hello"
        assert [two.until("chat")["text"], two.until("chat")["text"]] == ["boo", "hello"]
    assert [said["text"] for said in ann.get(f"/api/tables/{table}")["chat"]] == ["hello"]


def test_block_lists_are_kept(tmp_path: Path) -> None:
    with serving(tmp_path) as url, Person(url) as ann, Person(url, "Eve") as eve:
        ann.post("/api/me/blocks", {"guest": eve.id})
        table = ann.create("vegas", "mo")
        cookies = eve.http.cookies
    with serving(tmp_path) as url, Person(url, None) as again:
        again.http.cookies = cookies
        assert again.cannot(table, "sit", seat=1) == (403, "not-welcome")
    with sql(tmp_path) as database:
        assert database.execute(sa.text("SELECT guest, blocked FROM blocks")).all() == [(ann.id, eve.id)]
