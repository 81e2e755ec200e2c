"""Live connections behind a proxy are counted by who asked it, and people at their tables come before onlookers."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from support.server.person import PATIENCE, Person
from support.server.serving import serving
from zaria.server.endpoints.socket import live_sockets
from zaria.server.live.actor import TableActor
from zaria.server.live.tables import Tables
from zaria.server.operations.public_site import PublicSite
from zaria.server.processes import http_server

SITE = PublicSite("http://dice.example.org")
TRY_AGAIN = 1013


@pytest.fixture
def many() -> Iterator[ExitStack]:
    with ExitStack() as opened:
        yield opened


def look(many: ExitStack, person: Person, table: str, address: str) -> ClientConnection:
    """A live connection through the proxy, from this address."""
    cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    headers = {"Cookie": cookies, "X-Forwarded-For": address}
    where = f"{person.url.replace('http', 'ws')}/api/tables/{table}/live"
    return many.enter_context(connect(where, additional_headers=headers, close_timeout=1))


def flood_of(many: ExitStack, person: Person, table: str, addresses: list[str]) -> list[tuple[ClientConnection, bool]]:
    """One after the other; with each, whether it was let in."""
    found = []
    for address in addresses:
        one = look(many, person, table, address)
        found.append((one, is_open(one)))
    return found


def is_open(one: ClientConnection) -> bool:
    """Does it get what a new connection gets?"""
    try:
        return '"snapshot"' in str(one.recv(timeout=PATIENCE))
    except ConnectionClosed:
        return False


def ends(one: ClientConnection) -> bool:
    try:
        while True:
            one.recv(timeout=PATIENCE)
    except ConnectionClosed as closed:
        return closed.rcvd is not None and closed.rcvd.code == TRY_AGAIN


def test_one_address_has_so_many_and_others_come_in(tmp_path: Path, many: ExitStack) -> None:
    with serving(tmp_path, site=SITE, connections_of_network=4) as url, Person(url, "Ann") as ann:
        table = ann.create("vegas", "mo")
        with Person(url, "Eve") as eve, Person(url, None) as nobody:
            flood = flood_of(many, eve, table, [f"192.0.2.7:{port}" for port in range(6)])
            assert [was_open for _, was_open in flood] == [True] * 4 + [False] * 2
            assert is_open(look(many, nobody, table, "192.0.2.8"))
            assert is_open(look(many, ann, table, "192.0.2.7"))  # she sits there: the oldest onlooker makes room
            assert ends(flood[0][0])


def test_addresses_that_begin_alike_have_so_many_together(tmp_path: Path, many: ExitStack) -> None:
    with serving(tmp_path, site=SITE, connections_of_provider=3) as url, Person(url, "Ann") as ann:
        table = ann.create("vegas", "mo")
        with Person(url, None) as nobody:
            flood = flood_of(many, nobody, table, [f"2001:db8:1:{place}::7" for place in range(4)])
            assert [was_open for _, was_open in flood] == [True] * 3 + [False]
            assert is_open(look(many, nobody, table, "2001:db8:2::7"))


def test_onlookers_leave_room_for_people_who_sit(
    tmp_path: Path, many: ExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_server, "raise_file_limit", lambda: http_server.RESERVED_FILES + 16)  # 12 live, 9 of them
    with (
        serving(tmp_path, site=SITE) as url,
        Person(url, "Ann") as ann,
        Person(url, "Bob") as bob,
        Person(url, None) as nobody,
    ):
        table = ann.create("vegas", "mo")
        bob.do(table, "sit", seat=1)
        flood = flood_of(many, nobody, table, [f"10.0.{place}.1" for place in range(10)])
        assert [was_open for _, was_open in flood] == [True] * 9 + [False]
        seated = flood_of(many, ann, table, [f"10.1.{place}.1" for place in range(3)])
        seated += flood_of(many, bob, table, ["10.1.3.1"])
        assert all(was_open for _, was_open in seated)
        assert ends(flood[0][0])  # the one that said nothing for longest
        monkeypatch.setattr(live_sockets, "IDLE_SECONDS", -1.0)
        flood[1][0].send('{"type": "mute", "on": true}')
        flood[1][0].send('{"type": "ping"}')
        while '"pong"' not in str(flood[1][0].recv(timeout=PATIENCE)):
            pass
        assert is_open(look(many, nobody, table, "10.2.0.1"))  # an onlooker for an idle one
        assert ends(flood[2][0])


def test_a_seat_of_ones_own_does_not_keep_the_room_of_others(
    tmp_path: Path, many: ExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Anybody may sit at a table of their own and open as many connections to it as they like: three of them count."""
    monkeypatch.setattr(http_server, "raise_file_limit", lambda: http_server.RESERVED_FILES + 16)  # 12 live, 9 of them
    with serving(tmp_path, site=SITE) as url, Person(url, "Ann") as ann, Person(url, "Eve") as eve:
        table, own = ann.create("vegas", "mo"), eve.create("vegas", "mo")
        flood = flood_of(many, eve, own, [f"10.0.{place}.1" for place in range(14)])
        assert [was_open for _, was_open in flood] == [True] * 12 + [False] * 2
        assert is_open(look(many, ann, table, "10.2.0.1"))  # one of Eve's makes room
        assert ends(flood[0][0])


def test_one_address_cannot_have_many_tables_loaded_at_once(
    tmp_path: Path, many: ExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever is too many is not let in before their table is loaded, but others are."""
    monkeypatch.setattr(live_sockets, "MOST_ARRIVING", 2)
    with serving(tmp_path, site=SITE) as url, Person(url, "Ann") as ann:
        table, get = ann.create("vegas", "mo"), Tables.get
        may_go_on = threading.Event()

        async def slow(tables: Tables, id: str) -> TableActor:
            await asyncio.to_thread(may_go_on.wait, PATIENCE)
            return await get(tables, id)

        monkeypatch.setattr(Tables, "get", slow)
        loading = [look(many, ann, table, "192.0.2.7") for _ in range(2)]
        assert ends(look(many, ann, table, "192.0.2.7"))
        other = look(many, ann, table, "192.0.2.8")
        may_go_on.set()
        assert all(is_open(one) for one in [*loading, other])
        assert is_open(look(many, ann, table, "192.0.2.7"))
