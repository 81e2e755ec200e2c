"""Odds at live tables: a switch of the table that all are told of, and numbers from what each seat knows."""

import json

import pytest

from support.server.person import Live, Person, play_on, together
from zaria.core.records.record import Record
from zaria.core.records.replay import replay


def seat_told(live: Live) -> int:
    assert live.odds is not None
    seat: int = live.odds["seat"]
    return seat


def events(live: Live) -> list[str]:
    return [event["kind"] for message in live.heard for event in message.get("events", [])]


def test_everybody_is_told_before_and_at_the_start(ann: Person, bob: Person) -> None:
    table = ann.create("vegas", "mo", odds=True, private=False)
    line = next(line for line in bob.get("/api/tables")["tables"] if line["id"] == table)
    assert line["odds"] is True
    bob.do(table, "sit", seat=1)
    with ann.live(table) as first, bob.live(table) as second, bob.live(table, seat=-1) as watching:
        assert first.table["odds"] is second.table["odds"] is watching.table["odds"] is True
        assert first.odds is None
        first.begin(0)
        while first.question is None and second.question is None:
            play_on([first, second])
        together(first, second, watching)
        for live in (first, second, watching):
            assert events(live).count("table-odds") == 1
        assert (seat_told(first), seat_told(second)) == (0, 1)
        assert seat_told(watching) == watching.document["view"]["turn"]


@pytest.mark.parametrize("wanted", [None, False])
def test_a_table_that_does_not_ask_for_them_has_none(ann: Person, wanted: bool | None) -> None:
    table = ann.create("vegas", "mg", **({} if wanted is None else {"odds": wanted}))
    with ann.live(table) as live:
        live.begin(0)
        while live.question is None:
            play_on([live])
        assert live.table["odds"] is False and live.odds is None
        assert ann.get(f"/api/tables/{table}")["odds"] is None


def test_the_host_changes_it_before_the_start_and_a_rematch_keeps_it(ann: Person, bob: Person) -> None:
    table = ann.create("vegas", "mo")
    bob.do(table, "sit", seat=1)
    wishes = {"options": {}, "dice": "sealed", "speed": "watch", "clock": 0, "private": True, "chat": True}
    assert bob.cannot(table, "change", **wishes, hints=None, odds=True)[0] == 403
    ann.do(table, "change", **wishes, hints=None, odds=True)
    assert bob.get(f"/api/tables/{table}")["document"]["table"]["odds"] is True
    ann.do(table, "abandon")
    again = ann.do(table, "rematch")["table"]
    assert ann.get(f"/api/tables/{again}")["document"]["table"]["odds"] is True


def test_they_are_those_of_the_engine_and_end_with_the_game(ann: Person) -> None:
    table = ann.create("miner", "mg", odds=True)
    with ann.live(table) as live:
        live.begin(0)
        seen = 0
        while live.table["status"] == "playing":
            if live.question is not None and seen < 5:
                record = Record.from_json(ann.ask("GET", f"/api/tables/{table}/record").text)
                assert live.odds == json.loads(json.dumps(replay(record).odds(0)))
                seen += 1
            play_on([live])
        assert seen == 5 and live.odds is None
