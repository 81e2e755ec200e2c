"""Silent, slow and too many connections: they are closed, and newcomers are served."""

import logging
import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from support.eventually import eventually
from support.process import Process
from support.server.person import PATIENCE, Person
from support.server.serving import serving
from zaria.server.endpoints.socket import socket_limits
from zaria.server.endpoints.socket.socket_limits import HttpConnection

NOBODY: dict[str, tuple[str, ...]] = {"uncounted": ()}


@contextmanager
def connected(url: str, sent: bytes = b"") -> Iterator[socket.socket]:
    """A connection that has sent this and nothing more."""
    host, port = url.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as one:
        one.sendall(sent)
        yield one


def is_ended(one: socket.socket) -> bool:
    """Does the server close it, after whatever it has to say?"""
    try:
        while one.recv(65536):
            pass
    except ConnectionError:
        return True
    return True


HALF_A_REQUEST = b"GET /health HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
HALF_A_BODY = b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"
WHOLE_REQUEST = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"


@pytest.mark.parametrize("sent", [b"", HALF_A_REQUEST, HALF_A_BODY, WHOLE_REQUEST + HALF_A_REQUEST], ids=ascii)
def test_a_request_that_does_not_come_to_its_end_is_not_waited_for(tmp_path: Path, sent: bytes) -> None:
    with serving(tmp_path, request_seconds=0.3) as url, connected(url, sent) as one:
        assert is_ended(one)


def test_a_request_is_answered_within_its_time(tmp_path: Path) -> None:
    with serving(tmp_path, request_seconds=3600) as url, connected(url, WHOLE_REQUEST) as one:
        assert one.recv(12) == b"HTTP/1.1 200"


def test_an_answer_that_is_not_read_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    lost = threading.Event()

    def connection_lost(self: HttpConnection, why: Exception | None) -> None:
        HttpConnection.connection_lost(self, why)
        lost.set()

    watched = type("Watched", (HttpConnection,), {"connection_lost": connection_lost})
    monkeypatch.setattr(socket_limits, "HttpConnection", watched)
    with serving(tmp_path, answer_seconds=0.3) as url, connected(url) as one:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        one.sendall(b"GET /schema/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 1000)
        assert lost.wait(PATIENCE)  # though nothing was read
    assert not caplog.records


def test_hundreds_of_silent_connections_at_few_files_lock_nobody_out(tmp_path: Path) -> None:
    """Each newcomer takes the place of the one that has been silent for longest. A live table is never closed."""
    with Process(tmp_path / "data", files=256) as server, Person(server.url) as ann, ExitStack() as stack:
        table = ann.create("vegas", "mo")
        with ann.live(table) as live:
            for number in range(600):
                stack.enter_context(connected(server.url, [b"", HALF_A_REQUEST, WHOLE_REQUEST][number % 3]))
            with Person(server.url, "Bob") as bob:
                bob.do(table, "sit", seat=1)
            live.send({"type": "ping"})
            assert live.until("pong")
        assert "a connection was closed: there are 128 connections, as many as there may be" in server.said
        assert server.said.count("\n") < 100  # one line a second at most, and not one for each of hundreds


def test_connections_of_one_network_are_limited(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with serving(tmp_path, connections_of_network=3, **NOBODY) as url, Person(url) as ann:
        table = ann.create("vegas", "mo")
        with connected(url) as silent, ann.live(table) as one, ann.live(table) as two:
            assert is_ended(silent)  # the live ones and Ann's own are three
            with caplog.at_level(logging.WARNING), ann.live(table) as three, ExitStack() as more:
                with pytest.raises((OSError, InvalidHandshake, ConnectionClosed)):
                    more.enter_context(ann.live(table))
                for live in (one, two, three):
                    live.send({"type": "ping"})
                    assert live.until("pong")
        assert "a connection was refused: there are 3 connections from 127.0.0.1" in caplog.text

        def is_let_in() -> bool:
            try:
                with ann.live(table) as again:
                    return again.version > 0
            except ConnectionClosed:
                return False

        eventually(is_let_in)  # those that were closed are not counted any more


def test_this_machine_is_not_limited(tmp_path: Path) -> None:
    with serving(tmp_path, connections_of_network=2) as url, ExitStack() as stack, Person(url) as ann:
        table = ann.create("vegas", "mo")
        lives = [stack.enter_context(ann.live(table)) for _ in range(5)]
        assert all(live.version for live in lives)
