"""Connections to a table."""

import asyncio
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from support.server.person import Person
from support.server.serving import serving
from support.server.tables import table_of
from zaria.server.audience.broadcast import Broadcast
from zaria.server.audience.chat import Chat
from zaria.server.audience.connections import Connections
from zaria.server.common.rate_limit import Buckets
from zaria.server.messages.hub import Hub, Subscriber
from zaria.server.operations.settings import Settings
from zaria.server.people.blocks import Blocks
from zaria.server.processes import http_server
from zaria.server.storage.cluster.peers import Peers
from zaria.server.storage.database import Database
from zaria.server.storage.store import Store
from zaria.server.table.seat import open_seat, person_seat


def test_a_connection_that_closed_before_its_turn_is_sent_nothing() -> None:
    async def run() -> None:
        table, hub = table_of("vegas", [person_seat("Ann", "ann"), open_seat()]), Hub()
        chat = Chat(table, hub, Buckets(5, 1), [], Blocks(Store(Database.in_file(Path("unused")))))
        connections = Connections(table, Broadcast(table, hub, 10), hub, chat, Settings(Path()), Peers())
        subscriber = Subscriber()
        connections.come(subscriber, None)
        connections.look(subscriber, None, None)
        assert len(subscriber.mailbox) == 1 and len(hub.listeners) == 3
        connections.go(subscriber, None)
        connections.look(subscriber, None, None)
        assert len(subscriber.mailbox) == 1 and not hub.listeners

    asyncio.run(run())


def test_everybody_hears_within_ten_seconds_that_a_connection_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A device without a network closes nothing: it only stops answering."""
    assert http_server.PING_SECONDS + http_server.DEAD_SECONDS <= 10
    monkeypatch.setattr(http_server, "PING_SECONDS", 0.2)
    monkeypatch.setattr(http_server, "DEAD_SECONDS", 0.4)
    with serving(tmp_path) as url, Person(url) as ann, Person(url, "Ben") as ben:
        table = ann.create("miner", "mo")
        ben.do(table, "sit", seat=1, name="Ben")
        with ann.live(table, 0) as live, silent(ben, table):
            while live.until("presence")["online"] != [0, 1]:
                pass
            while live.until("presence")["online"] != [0]:
                pass


def test_it_is_told_when_somebody_who_never_came_counts_as_away(tmp_path: Path) -> None:
    """Bob sat down and was never connected: nothing happens any more, and still the others hear of it."""
    with serving(tmp_path, away_seconds=0.5) as url, Person(url) as ann, Person(url, "Bob") as bob:
        table = ann.create("miner", "mo")
        with ann.live(table, 0) as live:
            bob.do(table, "sit", seat=1, name="Bob")
            while live.until("presence")["away"] != [1]:
                pass


@contextmanager
def silent(person: Person, table: str) -> Iterator[None]:
    """A connection to the table that answers nothing, not even the server's pings."""
    address = urlsplit(str(person.http.base_url))
    cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    with socket.create_connection((address.hostname, address.port)) as link:
        link.sendall(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {address.netloc}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
            f"Origin: http://{address.netloc}\r\nCookie: {cookies}\r\n\r\n".encode()
        )
        assert b"101" in link.recv(64)
        yield
