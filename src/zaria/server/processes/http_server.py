"""One server process: the application behind uvicorn, with its limits."""

from __future__ import annotations

import gc
import socket
import sys
from contextlib import suppress
from types import FrameType

import uvicorn

from zaria.server.endpoints.app import create_app
from zaria.server.endpoints.socket.socket_limits import SocketLimits, protocols
from zaria.server.operations.settings import Settings
from zaria.server.processes.passed_connections import PassedConnections

if sys.platform != "win32":
    import resource

LARGEST_FRAME = 4096
PING_SECONDS = 2.5
DEAD_SECONDS = 6.5  # after a ping: 9 s in all
PATIENCE = 5  # seconds for requests under way when the server stops
FILES = 65_536  # open at the same time; more would not be served anyway
YOUNG = 2_000  # new objects that are looked at together
NEVER = 1_000_000_000
RESERVED_FILES = 128  # for the database, bots, and connections that are just being closed


def tune_garbage_collector() -> None:
    """Collect young objects only, half a millisecond at a time; the others when idle tables are unloaded.

    Reference counting frees nearly everything, and everybody waits during a full collection.
    """
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


def raise_file_limit() -> int:
    """Allow as many open files as the system permits, since each connection is one; returns how many."""
    if sys.platform == "win32":
        return FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(hard, FILES)
    if soft < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return min(FILES, resource.getrlimit(resource.RLIMIT_NOFILE)[0])


class HttpServer(uvicorn.Server):
    """Shuts down cleanly, also when it gets several signals: that takes a few seconds at most."""

    channel: socket.socket | None = None  # on which a worker gets its connections

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.channel is not None:
            self.connections = PassedConnections(self, self.channel)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.should_exit = True


def make_server(settings: Settings, process: str | None = None) -> uvicorn.Server:
    """The server for users and tests. It has no access log: a table's address is the key to it."""
    connections = raise_file_limit() - RESERVED_FILES
    limits = SocketLimits(settings, connections)
    config = uvicorn.Config(
        create_app(settings, process, connections),
        **protocols(limits),
        lifespan="on",
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=DEAD_SECONDS,
        ws_per_message_deflate=False,  # saves little, and lengths could leak secrets
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=PATIENCE,
    )
    return HttpServer(config)
