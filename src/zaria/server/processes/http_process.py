"""One of several server processes behind one port: it gets its connections from the supervisor."""

from __future__ import annotations

import logging
import os
import signal
import socket
import sys

from zaria.core.engine.errors import ZariaError
from zaria.server.operations.logs import set_up_log
from zaria.server.operations.settings import Settings
from zaria.server.processes.http_server import HttpServer, make_server, tune_garbage_collector

log = logging.getLogger("zaria")


def run_http_process(settings: Settings, name: str, channel: socket.socket) -> None:
    """Serve until the supervisor says so, or has died."""
    os.umask(0o077)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all processes; the supervisor ends us
    set_up_log(settings)
    try:
        server = make_server(settings, name)
    except ZariaError as error:  # the database is down, for example: the supervisor starts another process later
        log.error("a process cannot start: %s", " ".join(str(error).split()))
        sys.exit(1)
    assert isinstance(server, HttpServer)
    server.channel = channel
    tune_garbage_collector()
    server.run(sockets=[])
