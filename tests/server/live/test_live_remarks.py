"""Opponents' remarks at live tables: told to everybody, there again after a restart, and no part of the record."""

from pathlib import Path
from typing import Any

from support.server.person import Live, Person
from support.server.serving import serving
from support.server.zoe import table_with_zoe, zoe_rolls


def remarks_in(steps: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [event for step in steps for event in step["events"] if event["kind"] == "remark"]


def begin(ann: Person, bob: Person, table: str) -> None:
    bob.do(table, "sit", seat=2)
    zoe_rolls(ann, table)


def heard(live: Live) -> dict[str, Any]:
    """The first remark that comes."""
    while True:
        for event in live.until("update")["events"]:
            if event["kind"] == "remark":
                found: dict[str, Any] = event
                return found


def test_everybody_hears_the_same_and_finds_it_again(place: str, ann: Person, bob: Person) -> None:
    table = table_with_zoe(ann)
    cyd = Person(place, None)
    with cyd, ann.live(table) as one, bob.live(table) as two, cyd.live(table) as three:
        begin(ann, bob, table)
        told = [heard(live) for live in (one, two, three)]
        assert told[0]["arguments"] == {"seat": 0, "remark": "zoe-roll"}
        assert told[1] == told[2] == told[0]
        for person, seat in ((ann, 1), (bob, 2), (cyd, -1)):
            steps = person.get(f"/api/tables/{table}/history?seat={seat}")["steps"]
            assert remarks_in(steps) == [told[0]]
    record = ann.get(f"/api/tables/{table}/record")
    assert "zoe-roll" not in str(record)
    replayed = ann.post("/api/replays", record)
    assert remarks_in(replayed["steps"]) == []


def test_they_are_the_same_after_a_restart_and_nothing_of_them_is_stored(tmp_path: Path) -> None:
    with serving(tmp_path) as url, Person(url, "Ann") as ann, Person(url, "Bob") as bob:
        table = table_with_zoe(ann)
        begin(ann, bob, table)
        before = ann.get(f"/api/tables/{table}/history?seat=1")["steps"]
        cookies = ann.http.cookies
    assert len(remarks_in(before)) == 1
    with serving(tmp_path) as url, Person(url, None) as ann:
        ann.http.cookies = cookies
        after = ann.get(f"/api/tables/{table}/history?seat=1")["steps"]
        assert after[: len(before)] == before
