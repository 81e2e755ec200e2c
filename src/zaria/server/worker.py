"""One of several server processes behind one port: it gets its connections from the supervisor."""

from __future__ import annotations

import os
import signal
import socket

from zaria.server.logs import begin_log
from zaria.server.process import Server, server_of, spare_the_collector
from zaria.server.settings import Settings


def work(settings: Settings, name: str, channel: socket.socket) -> None:
    """Serve until the supervisor says so, or has died."""
    os.umask(0o077)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all processes; the supervisor ends us
    begin_log(settings)
    server = server_of(settings, name)
    assert isinstance(server, Server)
    server.channel = channel
    spare_the_collector()
    server.run(sockets=[])
