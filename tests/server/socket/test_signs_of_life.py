"""Silent connections are asked whether somebody is there, and given up after a while. By a clock of the test."""

from collections.abc import Callable
from types import SimpleNamespace

import pytest
from websockets.protocol import State

from zaria.server.endpoints.socket.quick_socket import PING, QuickSocket
from zaria.server.processes.http_server import DEAD_SECONDS, PING_SECONDS

MASK = b"\0\0\0\0"
PONG, UNASKED_PONG, TEXT = b"\x8a\x80" + MASK, b"\x8a\x82" + MASK + b"hi", b"\x81\x82" + MASK + b"{}"


class Loop:
    """Time passes when the test says so."""

    def __init__(self) -> None:
        self.now = 0.0
        self.timers: list[tuple[float, Callable[[], None]]] = []

    def time(self) -> float:
        return self.now

    def call_later(self, seconds: float, work: Callable[[], None]) -> None:
        self.timers.append((self.now + seconds, work))

    def pass_until(self, end: float) -> None:
        while due := [timer for timer in self.timers if timer[0] <= end]:
            timer = min(due, key=lambda one: one[0])
            self.timers.remove(timer)
            self.now = timer[0]
            timer[1]()
        self.now = end


class Silent(QuickSocket):
    """A connection after its handshake, whose client does nothing by itself."""

    def __init__(self, loop: Loop, answer: bytes | None) -> None:
        self.loop = loop  # type: ignore[assignment]
        self.answer = answer
        self.ping_interval, self.ping_timeout = PING_SECONDS, DEAD_SECONDS
        self.ping_timer = None
        self.handshake_complete, self.close_sent, self.disconnected, self.read_paused = True, False, False, False
        self.frames = []
        self.conn = SimpleNamespace(state=State.OPEN)  # type: ignore[assignment]
        self.config = SimpleNamespace(ws_max_size=4096)  # type: ignore[assignment]
        self.transport = SimpleNamespace(is_closing=lambda: False, write=self.written)  # type: ignore[assignment]
        self.pings: list[float] = []
        self.given_up: float | None = None
        self.start_keepalive()

    def take_text(self, mask: bytes, masked: bytes) -> bool:
        return True

    def written(self, data: bytes) -> None:
        assert data == PING
        self.pings.append(self.loop.time())
        if self.answer is not None:
            self.data_received(self.answer)

    def keepalive_timeout(self) -> None:
        self.given_up = self.loop.time()


@pytest.mark.parametrize("answer", [PONG, UNASKED_PONG, TEXT], ids=["pong", "pong with something", "text"])
def test_whoever_answers_in_any_way_stays(answer: bytes) -> None:
    loop = Loop()
    connection = Silent(loop, answer)
    loop.pass_until(60)
    assert connection.given_up is None
    assert 60 / PING_SECONDS - 1 <= len(connection.pings) <= 60 / PING_SECONDS + 1


def test_whoever_stays_silent_is_given_up_after_nine_seconds() -> None:
    loop = Loop()
    connection = Silent(loop, None)
    loop.pass_until(3)
    connection.data_received(TEXT)
    loop.pass_until(60)
    assert connection.given_up == pytest.approx(3 + PING_SECONDS + DEAD_SECONDS)
    assert len(connection.pings) >= 3


def test_whoever_talks_is_not_asked() -> None:
    loop = Loop()
    connection = Silent(loop, None)
    for second in range(1, 60):
        connection.data_received(TEXT)
        loop.pass_until(second)
    assert connection.pings == [] and connection.given_up is None


def test_connections_that_came_together_are_not_asked_together() -> None:
    loop = Loop()
    connections = [Silent(loop, PONG) for _ in range(100)]
    loop.pass_until(60)
    assert len({connection.pings[-1] for connection in connections}) > 90
