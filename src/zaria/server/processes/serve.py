"""Runs a server: finds a port, prints the address, shuts down cleanly."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, nullcontext, suppress
from errno import EACCES, EADDRINUSE

from zaria.server.messages.refusals import Refused
from zaria.server.operations.logs import set_up_log
from zaria.server.operations.settings import Settings
from zaria.server.processes.http_server import make_server, raise_file_limit, tune_garbage_collector
from zaria.server.processes.supervisor import Supervisor
from zaria.server.storage.folder_lock import lock_folder

TRIES = 50  # ports

Tell = Callable[[str, Mapping[str, object]], None]


def serve(settings: Settings, port: int, listen: str | None, tell: Tell) -> None:
    """Serve until a signal stops it."""
    os.umask(0o077)  # files are for their owner only
    set_up_log(settings)
    folder, lan, site = settings.data, settings.lan, settings.site
    check_settings(settings)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with (
            nullcontext() if settings.database.is_shared else lock_folder(folder),
            listening_socket(port, listen or ("0.0.0.0" if lan else "127.0.0.1")) as listening,
        ):
            number = listening.getsockname()[1]
            if settings.workers == 1:
                server = make_server(settings)
            else:
                settings.database.check()
            tell("serve-at", {"address": address_here(*listening.getsockname()[:2])})
            if site is not None:
                tell("serve-public-at", {"address": site.origin})
            for address in lan_addresses() if lan else []:
                tell("serve-lan-at", {"address": f"http://{address}:{number}"})
            place = str(settings.database) if settings.database.is_shared else str(folder.resolve())
            tell("serve-data", {"folder": place})
            if settings.workers == 1:
                tune_garbage_collector()
                server.run(sockets=[listening])
            else:
                raise_file_limit()
                supervise(settings, listening)
    except OSError as error:
        raise Refused("serve-folder", folder=str(folder), errno=error.errno) from None


def address_here(host: str, port: int) -> str:
    """Where browsers on this machine find a server that listens there.

    >>> address_here("0.0.0.0", 8420), address_here("127.0.0.2", 8420), address_here("::", 8420)
    ('http://127.0.0.1:8420', 'http://127.0.0.2:8420', 'http://[::1]:8420')
    """
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def check_settings(settings: Settings) -> None:
    if settings.workers < 1:
        raise Refused("setting-number", setting="--workers", given=str(settings.workers))
    if settings.workers > 1 and not settings.database.is_shared:
        raise Refused("workers-need-postgres")
    if settings.workers > 1 and sys.platform == "win32":
        raise Refused("workers-not-here")


def supervise(settings: Settings, listening: socket.socket) -> None:
    asyncio.run(Supervisor(settings, listening).run())


@contextmanager
def listening_socket(port: int, address: str) -> Iterator[socket.socket]:
    """A listening socket on this port, or on the next free one."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    for number in range(port, min(port + TRIES, 65536)):
        listening = socket.socket(family, socket.SOCK_STREAM)
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((address, number))
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


def lan_addresses() -> list[str]:
    """This machine's address in the local network. Nothing is sent: the system only picks a route."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("10.255.255.255", 1))
        return [str(probe.getsockname()[0])]
    return []
