"""`--workers N`: several server processes behind one port.

This process accepts connections, reads the first line of each, and passes it to a worker: those of one table to the
same worker, so that a move is computed once. Any worker can serve any table, so this is only an optimisation. A worker
that dies is replaced, and the others take over its tables at once.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import re
import secrets
import signal
import socket
import zlib
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.context import SpawnProcess

import sqlalchemy as sa

from zaria.server.operations.settings import Settings
from zaria.server.processes.http_process import run_http_process
from zaria.server.storage.committer import CHANNEL
from zaria.server.storage.database import disposing
from zaria.server.storage.schema import processes

LOOK_SECONDS = 1.0  # for the first bytes of a connection; then any worker gets it
AGAIN_SECONDS = 0.5  # before a worker that died is replaced
STOP_SECONDS = 15.0  # for workers to end; then they are killed
PEEKED = 512  # bytes
MOST_LOOKED_AT = 1000  # connections at a time
TABLE = re.compile(rb"[A-Z]+ /api/tables/([^/? ]+)")
WORKER = re.compile(rb"[A-Z]+ [^ ]*[?&]worker=(\d{1,4})")
log = logging.getLogger("zaria")


@dataclass
class HttpProcess:
    """A process, and the channel on which it gets its connections."""

    number: int
    name: str
    process: SpawnProcess
    channel: socket.socket
    is_ready: bool = False


@dataclass
class Supervisor:
    settings: Settings
    listening: socket.socket
    workers: dict[int, HttpProcess] = field(default_factory=dict)
    tasks: set[asyncio.Task[None]] = field(default_factory=set)
    next_one: int = 0

    async def run(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.stopping = asyncio.Event()
        self.some_ready = asyncio.Event()
        for stop in (signal.SIGINT, signal.SIGTERM):
            self.loop.add_signal_handler(stop, self.stopping.set)
        for number in range(self.settings.workers):
            self.begin(number)
        self.listening.setblocking(False)
        self.start(self.accept())
        await self.stopping.wait()
        await self.stop()

    def start(self, run_http_process: object) -> None:
        task = asyncio.ensure_future(run_http_process)  # type: ignore[call-overload]
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # Workers

    def begin(self, number: int) -> None:
        ours, theirs = socket.socketpair()
        ours.setblocking(False)
        name = secrets.token_hex(8)
        process = multiprocessing.get_context("spawn").Process(
            target=run_http_process, args=(self.settings, name, theirs)
        )
        process.start()
        theirs.close()
        worker = self.workers[number] = HttpProcess(number, name, process, ours)
        self.loop.add_reader(ours, self.hear, worker)

    def hear(self, worker: HttpProcess) -> None:
        """A worker says once that it is ready. When the channel ends, it has died."""
        with suppress(BlockingIOError, OSError):
            if worker.channel.recv(1):
                worker.is_ready = True
                self.some_ready.set()
                return
        self.loop.remove_reader(worker.channel)
        worker.channel.close()
        worker.is_ready = False
        if not any(one.is_ready for one in self.workers.values()):
            self.some_ready.clear()
        if not self.stopping.is_set():
            self.start(self.replace(worker))

    async def replace(self, worker: HttpProcess) -> None:
        log.error("worker %d has died and is replaced", worker.number)
        await asyncio.to_thread(self.bury, worker)
        await asyncio.sleep(AGAIN_SECONDS)
        if not self.stopping.is_set():
            self.begin(worker.number)

    def bury(self, worker: HttpProcess) -> None:
        """Report a dead worker, so that the others do not wait until it counts as dead."""
        worker.process.kill()
        worker.process.join()
        gone = sa.delete(processes).where(processes.c.id == worker.name)
        with suppress(sa.exc.SQLAlchemyError), disposing(self.settings.database.engine()) as engine:
            connection = engine.connect()
            connection.execute(gone)
            connection.exec_driver_sql(f"NOTIFY {CHANNEL}, '{worker.name} gone - 0'")
            connection.commit()

    async def stop(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        for worker in self.workers.values():
            if worker.channel.fileno() >= 0:  # closed if it has just died
                self.loop.remove_reader(worker.channel)
            worker.process.terminate()
        ends = [asyncio.to_thread(worker.process.join, STOP_SECONDS) for worker in self.workers.values()]
        await asyncio.gather(*ends, *self.tasks, return_exceptions=True)
        for worker in self.workers.values():
            worker.process.kill()
            worker.process.join()

    # Connections

    async def accept(self) -> None:
        while True:
            try:
                connection, _ = await self.loop.sock_accept(self.listening)
            except OSError as error:  # too many open files, or it went away meanwhile
                log.warning("a connection was not accepted: %s", error)
                await asyncio.sleep(0.05)
                continue
            self.start(self.hand_on(connection))

    async def hand_on(self, connection: socket.socket) -> None:
        with connection:
            connection.setblocking(False)
            first = b"" if len(self.tasks) > MOST_LOOKED_AT else await self.first_bytes(connection)
            await self.some_ready.wait()
            for worker in self.preferred(first):
                with suppress(OSError):  # it cannot take any more, or has died
                    socket.send_fds(worker.channel, [b"c"], [connection.fileno()])
                    return
            log.warning("a connection was closed: no worker takes it")

    async def first_bytes(self, connection: socket.socket) -> bytes:
        """The bytes that arrive within a second, without consuming them."""
        some = asyncio.Event()
        self.loop.add_reader(connection, some.set)
        try:
            await asyncio.wait_for(some.wait(), LOOK_SECONDS)
            return connection.recv(PEEKED, socket.MSG_PEEK)
        except (TimeoutError, OSError):
            return b""
        finally:
            self.loop.remove_reader(connection)

    def preferred(self, first: bytes) -> list[HttpProcess]:
        """The workers that can take this connection, preferred one first."""
        number = self.number_for(first)
        count = self.settings.workers
        order = [self.workers[(number + further) % count] for further in range(count)]
        return [worker for worker in order if worker.is_ready]

    def number_for(self, first: bytes) -> int:
        """The preferred worker: by table, by number if one is requested, otherwise in turn."""
        if asked := WORKER.match(first):
            return int(asked[1]) % self.settings.workers
        if table := TABLE.match(first):
            return zlib.crc32(table[1]) % self.settings.workers
        self.next_one += 1
        return self.next_one % self.settings.workers
