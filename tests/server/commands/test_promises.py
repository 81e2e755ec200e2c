"""Contributions to the dice that were promised and not shown: the dice are sealed anew, and the record tells it."""

import secrets
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import zaria
from support.server.person import Live, Person, play_on
from support.server.serving import serving
from support.server.steady.seals import SHOWN, end_of_seal
from zaria.core.records.seal import hash_of
from zaria.core.records.verify import verify


def new_promise(live: Live, seat: int) -> bytes:
    """Promise something for this seat; what it is."""
    own = secrets.token_bytes(16)
    assert live.do("hash", seat=seat, hash=sha256(own).hexdigest())["type"] == "ack"
    return own


def until_wants(live: Live, wants: str, seal: str | None = None) -> None:
    """Wait until the devices are asked for this, under another seal than the one that is given."""
    while live.table["seal"]["wants"] != wants or live.table["seal"]["seal"] == seal:
        live.receive()


def events(live: Live, kind: str) -> list[dict[str, Any]]:
    updates = [message for message in live.heard if message["type"] == "update"]
    return [event["arguments"] for update in updates for event in update["events"] if event["kind"] == kind]


@pytest.fixture
def place(tmp_path: Path) -> Iterator[str]:
    """A server that waits until the test says that it has waited."""
    with serving(tmp_path, seal_seconds=SHOWN) as url:
        yield url


def test_a_promise_that_is_not_kept_gives_new_dice_and_stays_in_the_record(ann: Person, bob: Person) -> None:
    table = ann.create("vegas", "mog", options={"rounds": 1}, speed="fast")
    bob.do(table, "sit", seat=1)
    with ann.live(table) as one, bob.live(table) as two:
        first = one.table["seal"]["seal"]
        given, held_back = new_promise(one, 0), new_promise(two, 1)
        one.do("start")
        until_wants(one, "bytes")
        one.do("bytes", seat=0, bytes=given.hex())
        end_of_seal(table)
        until_wants(one, "hashes", first)  # Bob knows what Ann added, and shows nothing
        assert events(one, "table-sealed-anew") == [{"seats": [1]}]
        until_wants(two, "hashes", first)
        assert two.do("bytes", seat=1, bytes=held_back.hex())["code"] == "bytes-early"
        for live, seat, own in ((one, 0, given), (two, 1, held_back)):
            again = live.do("hash", seat=seat, hash=sha256(own).hexdigest())
            assert again["code"] == "hash-used"
        second = [new_promise(one, 0), new_promise(two, 1)]
        until_wants(one, "bytes")
        one.do("bytes", seat=0, bytes=second[0].hex())
        two.do("bytes", seat=1, bytes=second[1].hex())
        while one.table["status"] != "over":
            assert one.table["seal"]["secret"] is None
            play_on([one, two])
        shown = one.table["seal"]
    record = zaria.Record.from_json(ann.ask("GET", f"/api/tables/{table}/record").text)
    assert record.seal is not None and record.seal.earlier == shown["earlier"]
    [envelope] = shown["earlier"]
    assert envelope["seal"] == first == hash_of(bytes.fromhex(envelope["secret"])) != shown["seal"]
    assert envelope["seats"] == [[0, hash_of(given), given.hex()], [1, hash_of(held_back), None]]
    verified = verify(record)
    assert (verified.seats, verified.unshown, verified.is_over) == ([0, 1], [[1]], True)


def test_a_seat_that_breaks_two_promises_holds_nothing_up_any_more(ann: Person, bob: Person) -> None:
    table = ann.create("vegas", "mo", options={"rounds": 1})
    bob.do(table, "sit", seat=1)
    with ann.live(table) as one, bob.live(table) as two:
        seal = ""
        one.do("start")
        for _ in range(2):
            until_wants(one, "hashes", seal)
            until_wants(two, "hashes", seal)
            seal = one.table["seal"]["seal"]
            own = new_promise(one, 0)
            new_promise(two, 1)
            until_wants(one, "bytes")
            one.do("bytes", seat=0, bytes=own.hex())
            end_of_seal(table)
        until_wants(one, "hashes", seal)
        until_wants(two, "hashes", seal)
        assert two.do("hash", seat=1, hash="ab" * 32)["code"] == "promise-broken"
        own = new_promise(one, 0)
        until_wants(one, "bytes")
        one.do("bytes", seat=0, bytes=own.hex())
        one.until_status("playing")
        assert [seat for seat, _, _ in one.table["seal"]["seats"]] == [0]
        assert [envelope["seats"][1][2] for envelope in one.table["seal"]["earlier"]] == [None, None]


def test_after_a_restart_the_table_has_its_new_secret(tmp_path: Path) -> None:
    with serving(tmp_path, seal_seconds=SHOWN) as url, Person(url) as ann:
        cookies = ann.http.cookies
        table = ann.create("vegas", "mg", options={"rounds": 1}, speed="fast")
        with ann.live(table) as live:
            new_promise(live, 0)
            first = live.table["seal"]["seal"]
            live.do("start")
            until_wants(live, "bytes")
            end_of_seal(table)
            until_wants(live, "hashes", first)
            end_of_seal(table)
            live.until_status("playing")  # nothing is promised for the second envelope
            before = live.table["seal"]
        assert len(before["earlier"]) == 1
    with serving(tmp_path) as url, Person(url, None) as ann:
        ann.http.cookies = cookies
        with ann.live(table) as live:
            assert live.table["seal"]["earlier"] == before["earlier"] and live.table["seal"]["seal"] == before["seal"]
            while live.table["status"] != "over":
                play_on([live])
        record = zaria.Record.from_json(ann.ask("GET", f"/api/tables/{table}/record").text)
    assert verify(record).unshown == [[0]]
