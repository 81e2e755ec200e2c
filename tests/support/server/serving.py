"""A real server on loopback while a `with` lasts."""

import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa

import support.server.steady.seals  # noqa: F401 - how long servers of this process wait for devices
from zaria.server.operations.settings import Settings
from zaria.server.processes.http_server import make_server

QUICK: dict[str, Any] = {
    "bot_workers": 1,
    "bot_seconds": 0,
    "roll_seconds": 0.2,
    "seal_seconds": 0.05,
    "away_seconds": 0.3,
}


def file_in(data: Path) -> str | None:
    """No address, so the database is a file in the folder."""
    return None


# The database address of a folder. The fixture `database` replaces this function.
address_for: Callable[[Path], str | None] = file_in


def place(data: Path) -> Settings:
    """The location of the data of a server with this folder."""
    return Settings(data, address=address_for(data))


@contextmanager
def sql(data: Path) -> Iterator[sa.Connection]:
    """A transaction in the database that belongs to this folder."""
    engine = place(data).database.engine()
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


@contextmanager
def serving(data: Path, **settings: Any) -> Iterator[str]:
    """The address of a running server with its files in this folder; its times are short unless given."""
    server = make_server(Settings(data, **({"address": address_for(data)} | QUICK | settings)))
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen(512)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
        thread.start()
        try:
            yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join(60)  # a busy machine takes its time
            assert not thread.is_alive()
