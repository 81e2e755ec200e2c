"""Connections that a worker gets from the supervisor instead of accepting them itself."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress
from typing import TYPE_CHECKING

from zaria.server.endpoints.socket.socket_limits import new_connection

if TYPE_CHECKING:
    from zaria.server.processes.http_server import HttpServer


class PassedConnections:
    """Takes connections from the channel, and gives them to the server's protocol."""

    def __init__(self, server: HttpServer, channel: socket.socket) -> None:
        self.server = server
        self.channel = channel
        self.loop = asyncio.get_running_loop()
        self.taking: set[asyncio.Task[None]] = set()
        channel.setblocking(False)
        self.loop.add_reader(channel, self.receive)
        channel.send(b"r")

    def receive(self) -> None:
        try:
            message, files, _, _ = socket.recv_fds(self.channel, 1, 1)
        except BlockingIOError:
            return
        except OSError:
            message, files = b"", []
        if not message:  # the supervisor has died
            self.loop.remove_reader(self.channel)
            self.server.should_exit = True
        for file in files:
            task = self.loop.create_task(self.take(socket.socket(fileno=file)))
            self.taking.add(task)
            task.add_done_callback(self.taking.discard)

    async def take(self, connection: socket.socket) -> None:
        connection.setblocking(False)
        with suppress(OSError):
            await self.loop.connect_accepted_socket(lambda: new_connection(self.server), connection)
