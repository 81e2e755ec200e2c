"""`zaria serve --workers N`: several processes behind one port."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

import pytest
from websockets.exceptions import WebSocketException

from support.eventually import eventually
from support.postgres import Postgres
from support.process import Process, workers_of
from support.server import serving
from support.server.person import PATIENCE, Live, Person
from zaria.server.operations.settings import Settings
from zaria.server.processes.supervisor import HttpProcess, Supervisor


@contextmanager
def live_again(person: Person, table: str) -> Iterator[Live]:
    """As a page does: a connection that is refused is tried again."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            connection = person.live(table, 0)
            live = connection.__enter__()
            break
        except (OSError, WebSocketException):
            assert time.monotonic() < deadline
            time.sleep(0.1)
    try:
        yield live
    finally:
        connection.__exit__(None, None, None)


def test_several_workers_need_postgresql_and_say_so(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "zaria.cli", "serve", "--workers", "2", "--data", str(tmp_path)]
    refused = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE * 3)
    assert refused.returncode == 1
    assert refused.stderr.count("\n") == 1 and "several workers need PostgreSQL" in refused.stderr


def test_a_killed_worker_is_replaced_and_its_tables_go_on(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its connections are made anew; what was acknowledged is there; the other worker runs the bots meanwhile."""
    monkeypatch.setattr(serving, "address_for", postgres.database_for)
    settings = ("--workers", "2", "--bot-workers", "1", "--seal-seconds", "20")
    with Process(tmp_path, "--port", "8470", *settings) as process, Person(process.url) as ann:
        table = ann.create("vegas", "mrr", speed="fast", options={"rounds": 1})
        with ann.live(table, 0) as live:
            live.begin(0)
            live.until_asked()
            assert live.move()["type"] == "ack"
            version, before = live.version, workers_of(process.process.pid)
        assert len(before) == 2
        os.kill(before[zlib.crc32(table.encode()) % 2], signal.SIGKILL)
        with live_again(ann, table) as live:
            assert live.version >= version
            while live.table["status"] == "playing":
                if live.question is not None:
                    live.move()
                else:
                    live.receive()
        eventually(lambda: len(workers_of(process.process.pid)) == 2)
        assert workers_of(process.process.pid) != before
        for number in range(2):
            assert "zaria_listener_connected" in ann.ask("GET", f"/metrics?worker={number}").text
        assert process.stop(signal.SIGTERM) == 0


def test_it_can_be_stopped_just_after_a_worker_died(tmp_path: Path) -> None:
    """The channel of a dead worker is closed already, and nobody has taken its place yet."""

    class Dead:
        def terminate(self) -> None: ...

        def kill(self) -> None: ...

        def join(self, timeout: float | None = None) -> None: ...

    async def stop(supervisor: Supervisor) -> None:
        supervisor.loop = asyncio.get_running_loop()
        supervisor.stopping, supervisor.some_ready = asyncio.Event(), asyncio.Event()
        ours, theirs = socket.socketpair()
        ours.setblocking(False)
        worker = supervisor.workers[0] = HttpProcess(0, "first", cast(Any, Dead()), ours)
        supervisor.loop.add_reader(ours, supervisor.hear, worker)
        theirs.close()  # it dies
        while ours.fileno() >= 0:
            await asyncio.sleep(0)
        supervisor.stopping.set()
        await supervisor.stop()

    with socket.socket() as listening:
        asyncio.run(stop(Supervisor(Settings(tmp_path), listening)))
