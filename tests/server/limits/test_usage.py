"""What is used in one process counts towards the limits of the others."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from support.eventually import eventually
from support.postgres import Postgres
from support.server import serving
from support.server.person import Person
from zaria.server.common.rate_limit import Buckets
from zaria.server.limits import usage
from zaria.server.limits.origins import Asker
from zaria.server.limits.usage import Usage

NETWORK = "192.0.2.7"


@pytest.fixture
def many() -> Iterator[ExitStack]:
    with ExitStack() as opened:
        yield opened


def site(buckets: Buckets) -> Usage:
    return Usage({"networks": buckets})


def test_what_was_taken_elsewhere_is_not_left_here() -> None:
    ours, theirs = Buckets(10, 1e-9), Buckets(10, 1e-9)
    here, there = site(ours), site(theirs)
    here.count([("there", None)])
    assert all(theirs.take(NETWORK) for _ in range(8))
    here.count([("there", there.note())])
    here.count([("there", there.note())])  # nothing new
    assert [ours.take(NETWORK) for _ in range(3)] == [True, True, False]
    assert ours.take("192.0.2.8")


def test_a_process_that_starts_does_not_charge_what_was_taken_before() -> None:
    ours, theirs = Buckets(10, 1e-9), Buckets(10, 1e-9)
    here, there = site(ours), site(theirs)
    assert theirs.take(NETWORK, 10)
    here.count([("there", there.note())])
    assert ours.take(NETWORK, 10)


def test_who_has_rested_is_not_noted_any_more() -> None:
    buckets = Buckets(2, 1e9)
    assert buckets.take(NETWORK)
    assert site(buckets).note()["taken"] == {"networks": {}} and buckets.taken == {}


def test_what_is_counted_anew_is_charged_whole() -> None:
    ours = Buckets(10, 1e-9)
    here = site(ours)
    notes = [{"connections": {}, "taken": {"networks": {NETWORK: amount}}} for amount in (0, 4, 3)]
    for note in notes:
        here.count([("there", note)])
    assert [ours.take(NETWORK) for _ in range(4)] == [True, True, True, False]


def test_connections_elsewhere_count_as_long_as_their_process_lives() -> None:
    here, there = Usage(), Usage()
    there.connect("guests", "ann")
    here.connect("guests", "ann")
    here.count([("there", there.note())])
    assert here.connections_of("guests", "ann") == 2
    here.count([])
    assert here.connections_of("guests", "ann") == 1
    here.disconnect("guests", "ann")
    assert here.note()["connections"]["guests"] == {}


def test_thinking_fades(monkeypatch: pytest.MonkeyPatch) -> None:
    used = Usage()
    used.thought(Asker(NETWORK, "ann", "table"), 8.0)
    monkeypatch.setattr(usage, "HALF_SECONDS", 1e-9)
    assert used.note()["thinking"] == {"guests": {}, "networks": {}, "tables": {}}


def test_a_guest_has_so_many_connections_at_all_processes_together(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch, many: ExitStack
) -> None:
    monkeypatch.setattr(serving, "address_for", postgres.database_for)
    monkeypatch.setattr(usage, "BEAT_SECONDS", 0.05)
    one, other = (many.enter_context(serving.serving(tmp_path, sockets=2)) for _ in range(2))
    ann, again = many.enter_context(Person(one, "Ann")), many.enter_context(Person(other, None))
    again.http.cookies.update(ann.http.cookies)
    table = ann.create("vegas", "mo")

    def is_let_in() -> bool:
        try:
            with again.live(table):
                return True
        except ConnectionClosed:
            return False

    with ann.live(table):
        with ann.live(table):
            eventually(lambda: not is_let_in())
        eventually(is_let_in)
