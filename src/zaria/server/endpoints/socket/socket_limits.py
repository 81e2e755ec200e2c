"""Limits for connections: how many there may be, and how long one may be silent. There is always room for new ones.

A connection is busy while an answer to it is being made, and for as long as it is a WebSocket. Any other is quiet: when
there are too many connections, the one that has been quiet for longest is closed.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from zaria.server.endpoints.socket.quick_socket import QuickSocket
from zaria.server.limits.network import is_in, network_of
from zaria.server.operations.settings import Settings

MOST_AT_ONCE = 262_144  # bytes that asyncio reads in one go
LARGEST_HEAD = 16_384  # bytes of a request's address and headers
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
    head: int | None = None  # bytes that came while headers were read
    named = 0  # bytes of headers that were read

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

    def data_received(self, data: bytes) -> None:
        """Headers that do not end are not kept; a body may come with the rest of them."""
        if self.head is not None:
            self.head += len(data)
            if self.head > 2 * LARGEST_HEAD + MOST_AT_ONCE:
                self.end()
                return
        super().data_received(data)

    def on_header(self, name: bytes, value: bytes) -> None:
        self.named += len(name) + len(value)
        if self.named > LARGEST_HEAD:
            raise ValueError("the headers are too large")  # the parser then answers with 400 and closes
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self.head = None
        super().on_headers_complete()

    def on_message_begin(self) -> None:
        self.head, self.named = 0, 0
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


def new_connection(server: uvicorn.Server) -> asyncio.Protocol:
    """As uvicorn makes one for each connection that it accepts itself."""
    config = server.config
    made: asyncio.Protocol = config.http_protocol_class(  # type: ignore[call-arg]
        config=config, server_state=server.server_state, app_state=server.lifespan.state
    )
    return made


def protocols(limits: SocketLimits) -> dict[str, Any]:
    """The classes of connections with these limits, as uvicorn takes them."""
    of_server = {"limits": limits}
    return {
        "http": type("LimitedHttpConnection", (HttpConnection,), of_server),
        "ws": type("LimitedLiveConnection", (LiveConnection,), of_server),
    }
