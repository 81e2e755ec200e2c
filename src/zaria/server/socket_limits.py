"""Limits for connections: how many there may be, and how long one may be silent. Newcomers always find room.

A connection is busy while an answer to it is being made, and for as long as it is a WebSocket. Any other is quiet: when
there are too many connections, the one that has been quiet for longest is closed.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from zaria.server.network import is_in, network_of
from zaria.server.quick_socket import QuickSocket
from zaria.server.settings import Settings

log = logging.getLogger("zaria")


class SocketLimits:
    """The connections of a server. `most` is for all of them together."""

    def __init__(self, settings: Settings, most: int) -> None:
        self.most = most
        self.most_of_network = settings.connections_of_network
        self.uncounted = settings.uncounted if settings.site is None else settings.uncounted + settings.proxies
        self.request_seconds = settings.request_seconds
        self.answer_seconds = settings.answer_seconds
        self.open: Counter[str] = Counter()  # by network
        self.quiet: dict[HttpConnection, None] = {}  # the longest quiet first

    def make_room(self, network: str) -> bool:
        """May one more connection from this network be opened? If needed, a quiet one is closed."""
        if not is_in(network, self.uncounted) and self.open[network] >= self.most_of_network:
            same = next((one for one in self.quiet if one.network == network), None)
            return self.close_quiet(same, f"{self.open[network]} connections from {network}")
        if self.open.total() >= self.most:
            return self.close_quiet(next(iter(self.quiet), None), f"{self.most} connections, as many as there may be")
        return True

    def close_quiet(self, connection: HttpConnection | None, why: str) -> bool:
        log.warning("a connection was %s: there are %s", "closed" if connection is not None else "refused", why)
        if connection is None:
            return False
        connection.end()
        return True

    def leave(self, network: str) -> None:
        self.open[network] -= 1
        if self.open[network] <= 0:
            del self.open[network]


class HttpConnection(HttpToolsProtocol):
    limits: SocketLimits
    network = ""
    is_counted = False
    deadline: asyncio.TimerHandle | None = None  # of a request
    answering: RequestResponseCycle | None = None  # the request that is being answered
    unread: asyncio.TimerHandle | None = None  # the deadline of an answer that is not read

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self.network = network_of(self.client[0] if self.client else "")
        if not self.limits.make_room(self.network):
            transport.abort()
            return
        self.is_counted = True
        self.limits.open[self.network] += 1
        self.limits.quiet[self] = None
        self.set_deadline(self.limits.request_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self.uncount()
        super().connection_lost(exc)

    def uncount(self) -> None:
        self.set_deadline(None)
        self.forget_unread()
        self.limits.quiet.pop(self, None)
        if self.is_counted:
            self.is_counted = False
            self.limits.leave(self.network)

    def end(self) -> None:
        """Close the connection now. What frees the file comes a little later, and is not waited for."""
        self.uncount()
        if self.answering is not None:
            self.answering.disconnected = True  # nothing more is written to it
        self.transport.abort()

    def set_deadline(self, seconds: float | None) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
        self.deadline = None if seconds is None else self.loop.call_later(seconds, self.end)

    # A request has a time limit from its first byte to its last, and so has an answer that is not read.

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self.deadline is None:
            self.set_deadline(self.limits.request_seconds)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.set_deadline(None)
        self.limits.quiet.pop(self, None)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self.answering = cycle
        super()._start_asgi_task(cycle, app)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.is_counted and not self.transport.is_closing():
            self.limits.quiet[self] = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unread = self.loop.call_later(self.limits.answer_seconds, self.end)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.forget_unread()

    def forget_unread(self) -> None:
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None

    def handle_websocket_upgrade(self) -> None:
        """The connection stays counted until the WebSocket is closed."""
        self.set_deadline(None)
        self.limits.quiet.pop(self, None)
        super().handle_websocket_upgrade()


class LiveConnection(QuickSocket):
    limits: SocketLimits

    def connection_lost(self, exc: Exception | None) -> None:
        self.limits.leave(network_of(self.client[0] if self.client else ""))
        super().connection_lost(exc)


def protocols(limits: SocketLimits) -> dict[str, Any]:
    """The classes of connections with these limits, as uvicorn takes them."""
    of_server = {"limits": limits}
    return {
        "http": type("LimitedHttpConnection", (HttpConnection,), of_server),
        "ws": type("LimitedLiveConnection", (LiveConnection,), of_server),
    }
