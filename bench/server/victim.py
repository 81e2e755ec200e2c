"""A site to break: `zaria serve` in its own process on SQLite, or with workers on its own PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Self, TypeVar

import httpx
from bench.server.serving import PATIENCE, free_port, start_server, until_healthy

from support.postgres import Postgres
from support.process import workers_of
from support.server.siege import CALM
from zaria.client import Api, RequestRefused
from zaria.server.operations.settings import variable_of

T = TypeVar("T")
WORKERS = 2


class Site:
    """A site that runs while a `with` lasts. `on` is its database: "sqlite" or "postgres"."""

    def __init__(self, folder: Path, on: str, *arguments: str, **environment: str) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.arguments = arguments
        self.environment = environment
        self.answers_again = 0.0  # time of the killed database's first answer
        self.postgres = Postgres(durable=True) if on == "postgres" else None
        if self.postgres is not None:
            self.arguments = ("--workers", str(WORKERS), *arguments)
            self.environment = {"ZARIA_DATABASE": self.postgres.database_for(folder), **environment}
        self.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)
        if self.postgres is not None:
            self.postgres.__exit__()

    def start(self) -> None:
        self.process = start_server(self.port, self.folder, *self.arguments, **self.environment)

    # Faults

    async def kill_server(self) -> None:
        """Kill the server and restart it at once."""
        workers = workers_of(self.process.pid)
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        while any(Path(f"/proc/{worker}").exists() for worker in workers):  # they end by themselves
            await asyncio.sleep(0.01)
        self.start()

    async def kill_worker(self) -> None:
        """Kill a random worker."""
        os.kill(random.choice(workers_of(self.process.pid)), signal.SIGKILL)

    async def kill_database(self) -> None:
        """Kill the database and restart it until it answers: its own recovery is not measured."""
        assert self.postgres is not None
        self.postgres.kill()
        await asyncio.to_thread(self.postgres.start)
        self.answers_again = time.perf_counter()

    # Recovery

    async def until_it_stores(self) -> None:
        """Wait until the site accepts a new guest, which is a write to the database."""
        async with Api(self.url) as api:
            await until(lambda: api.enter("again"))

    async def until_complete(self) -> None:
        """Wait until all workers are back."""
        while self.postgres is not None and len(workers_of(self.process.pid)) < WORKERS:
            await asyncio.sleep(0.02)


async def until(attempt: Callable[[], Awaitable[T]]) -> T:
    """Retry while requests are refused or unanswered."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return await attempt()
        except (httpx.HTTPError, RequestRefused):
            if time.monotonic() > end:
                raise
            await asyncio.sleep(0.02)


@contextmanager
def calm_site() -> Iterator[Site]:
    """A healthy site without rate limits."""
    calm = {variable_of(name): str(value) for name, value in CALM.items()}
    with tempfile.TemporaryDirectory() as folder, Site(Path(folder), "sqlite", **calm) as site:
        asyncio.run(until_healthy(site.port))
        yield site
