"""What is used in one process counts towards the limits of the others."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from support.eventually import eventually
from support.postgres import Postgres
from support.server import serving
from support.server.person import Person
from zaria.server.common.rate_limit import Buckets
from zaria.server.endpoints.socket.live_sockets import LiveSocket, LiveSockets
from zaria.server.limits import usage
from zaria.server.limits.network import provider_of
from zaria.server.limits.origins import Asker
from zaria.server.limits.usage import Usage
from zaria.server.operations.settings import Settings
from zaria.server.storage.schema import processes

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


def test_who_newly_comes_into_the_list_is_charged_what_is_new(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(usage, "MOST", 2)
    ours = Buckets(100, 1e-9)
    here = site(ours)
    for taken in ({"a": 50, "b": 50}, {"a": 50, NETWORK: 51}):
        here.count([("there", {"connections": {}, "taken": {"networks": taken}})])
    assert ours.take(NETWORK, 99) and not ours.take(NETWORK)


def test_a_player_whose_network_is_full_elsewhere_gets_in_here() -> None:
    here, there = Usage(), Usage()
    for _ in range(3):
        there.connect("networks", NETWORK)
        there.connect("providers", provider_of(NETWORK))
    here.count([("there", there.note())])
    sockets = LiveSockets(Settings(Path(), connections_of_network=3, uncounted=()), 100, here)
    player = LiveSocket(NETWORK, "ann", lambda: True, lambda: None)
    onlooker = LiveSocket(NETWORK, "bob", lambda: False, lambda: None)
    assert not sockets.enter(onlooker) and sockets.enter(player)


def test_a_silent_connection_is_told_again_and_nothing_is_left_at_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(usage, "ALONE_SECONDS", 0.02)
    with serving.serving(tmp_path) as url, Person(url, None) as nobody, Person(url) as ann:
        table = ann.create("vegas", "mo")
        with nobody.live(table):
            eventually(lambda: told(tmp_path)[1] == {"network 127.0.0.1": 1})
            before = told(tmp_path)[0]
            eventually(lambda: told(tmp_path)[0] > before)
    assert told(tmp_path)[1] is None


def told(data: Path) -> tuple[float, dict[str, int] | None]:
    """When the process last wrote down what is used of it, and the connections of guests among that."""
    with serving.sql(data) as database:
        seen, used = database.execute(sa.select(processes.c.seen, processes.c.used)).one_or_none() or (0.0, None)
    return seen, None if used is None else used["connections"]["guests"]


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
