"""Runs a server: finds a port, prints the address, shuts down cleanly."""

from __future__ import annotations

import gc
import os
import socket
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from errno import EACCES, EADDRINUSE
from pathlib import Path
from types import FrameType

import uvicorn
from filelock import FileLock, Timeout

from zaria.server.app import create_app
from zaria.server.refusals import Refused
from zaria.server.settings import LOCK_FILE, PORT, Settings, data_folder, fixed_secret

LARGEST_FRAME = 4096
PING_SECONDS = 2.5
DEAD_SECONDS = 6.5  # after a ping: 9 s in all
PATIENCE = 5  # seconds for requests under way when the server stops
TRIES = 50  # ports

Tell = Callable[[str, Mapping[str, object]], None]


def serve(port: int | None, lan: bool, data: str | None, environment: Mapping[str, str], tell: Tell) -> None:
    """Serve until a signal stops it."""
    os.umask(0o077)  # files are for their owner only
    folder = data_folder(data, environment)
    settings = Settings(folder, lan, fixed_secret(environment, lan))
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with alone(folder), bound(port or PORT, lan) as listening:
            number = listening.getsockname()[1]
            server = server_of(settings)
            tell("serve-at", {"address": f"http://127.0.0.1:{number}"})
            for address in addresses() if lan else []:
                tell("serve-lan-at", {"address": f"http://{address}:{number}"})
            tell("serve-data", {"folder": str(folder.resolve())})
            spare_the_collector()
            server.run(sockets=[listening])
    except OSError as error:
        raise Refused("serve-folder", folder=str(folder), errno=error.errno) from None


def spare_the_collector() -> None:
    """Tables and messages have no reference cycles, so nearly all of them are freed without the garbage collector.

    With its default thresholds it takes a tenth of the time, and full collections make everybody wait.
    """
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)


class Server(uvicorn.Server):
    """Shuts down cleanly, also when it gets several signals: that takes a few seconds at most."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.should_exit = True


def server_of(settings: Settings) -> uvicorn.Server:
    """The server for users and tests. It has no access log: a table's address is the key to it."""
    config = uvicorn.Config(
        create_app(settings),
        lifespan="on",
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=DEAD_SECONDS,
        ws_per_message_deflate=False,  # saves little, and lengths could leak secrets
        access_log=False,
        log_level="warning",
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=PATIENCE,
    )
    return Server(config)


@contextmanager
def bound(port: int, lan: bool) -> Iterator[socket.socket]:
    """A listening socket on this port, or on the next free one."""
    for number in range(port, min(port + TRIES, 65536)):
        listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind(("0.0.0.0" if lan else "127.0.0.1", number))
            listening.listen(2048)
        except OSError as error:
            listening.close()
            if error.errno not in (EADDRINUSE, EACCES):
                raise
            continue
        with listening:
            yield listening
        return
    raise Refused("serve-no-port", low=port, high=min(port + TRIES - 1, 65535))


def addresses() -> list[str]:
    """This machine's address in the local network. Nothing is sent: the system only picks a route."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("10.255.255.255", 1))
        return [str(probe.getsockname()[0])]
    return []


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Only one server may use a folder: two would overwrite each other's data."""
    lock = FileLock(folder / LOCK_FILE, mode=0o600)
    try:
        lock.acquire(blocking=False)
    except Timeout:
        raise Refused("serve-twice", folder=str(folder)) from None
    try:
        yield
    finally:
        lock.release()
