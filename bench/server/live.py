"""Live tables: the latency of a move to all receivers, compared with an echo server, and the saturated throughput.

125 tables of four, each seat on a connection of its own (500). A move is a player's decision; the next player's
command to roll follows at once and is not counted. Two minutes, on loopback. The load average is printed, because on a
busy machine only the ratio to the echo server is meaningful. The latency of the disk is printed too, since
every move waits for a sync and the echo server does not. `--data /dev/shm` shows the server without it.

    python -m bench.server.live [--seconds 60] [--tables 125] [--rate 50] [--data FOLDER]
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import time
from collections.abc import Callable
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory, TemporaryFile
from typing import NamedTuple

import uvloop
from bench.machine import cpu_seconds, load_average, machine, megabytes
from bench.server.load import SEATS, Sent, Table, connect_all
from bench.server.serving import free_port, seat_players, start_echo, start_server, until_healthy

from zaria.client import Api

SATURATED_SECONDS = 10
PAGES = bytes(8300)  # roughly what a move adds to the database's log
TARGET = {"p99": 15.0, "ratio": 3.0, "saturation": 1500}


class Measured(NamedTuple):
    """Milliseconds from sending a move until the last receiver got it, and the server's CPU time."""

    times: list[float]
    seconds: float
    cpu: float

    def line(self) -> str:
        rate = len(self.times) / self.seconds
        used = 100 * self.cpu / self.seconds
        return f"{rate:7.1f} moves/s   {spread(self.times)}   {used:5.1f}% of a core"

    def percentile(self, share: int) -> float:
        return quantiles(self.times, n=100)[share - 1]


def spread(times: list[float]) -> str:
    percentiles = quantiles(times, n=100)
    return f"p50 {percentiles[49]:6.2f}   p95 {percentiles[94]:6.2f}   p99 {percentiles[98]:6.2f} ms"


def press_on(note: Callable[[Sent], None]) -> Callable[[Table, Sent], None]:
    """After each move, note its time and roll for the next player."""

    def all_have_it(table: Table, sent: Sent) -> None:
        if sent.frame["do"] == "move":
            note(sent)
        if table.waits():
            table.roll()

    return all_have_it


async def at_a_steady_rate(tables: list[Table], pid: int, rate: float, seconds: float) -> Measured:
    """Move at fixed times, whatever the server does; skip tables that are not ready."""
    times: list[float] = []
    for table in tables:
        table.when_all_have_it = press_on(lambda sent: times.append(1000 * (sent.seen - sent.at)))
    used, start = cpu_seconds(pid), time.perf_counter()
    turn = random.Random(1).sample(tables, len(tables))
    for number in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, start + number / rate - time.perf_counter()))
        ready = next((table for table in turn if table.is_ready), None)
        if ready is not None:
            ready.move()
            turn.remove(ready)
            turn.append(ready)
    await settle(tables)
    return Measured(times, seconds, cpu_seconds(pid) - used)


async def as_fast_as_possible(tables: list[Table], pid: int, seconds: float) -> Measured:
    """Move again at every table as soon as all seats have its last move."""
    times: list[float] = []
    end = time.perf_counter() + seconds

    def all_have_it(table: Table, sent: Sent) -> None:
        if sent.frame["do"] == "move":
            times.append(1000 * (sent.seen - sent.at))

    def go_on(table: Table) -> None:
        if table.waits():
            table.roll()
        elif table.is_ready and time.perf_counter() < end:
            table.move()

    for table in tables:
        table.when_all_have_it = all_have_it
        table.when_idle = go_on
    used = cpu_seconds(pid)
    for table in tables:
        go_on(table)
    await asyncio.sleep(seconds)
    used = cpu_seconds(pid) - used
    counted = len(times)
    await settle(tables)
    return Measured(times[:counted], seconds, used)


async def settle(tables: list[Table]) -> None:
    """Wait until all commands are answered; a lost answer would show here."""
    end = time.perf_counter() + 10
    while any(table.sent is not None for table in tables) and time.perf_counter() < end:
        await asyncio.sleep(0.05)


async def count_mistakes(tables: list[Table], port: int) -> int:
    """The number of lost or misordered messages, refusals, unanswered commands and wrong documents."""
    wrong = 0
    async with Api(f"http://127.0.0.1:{port}") as api:
        for table in tables:
            wrong += len(table.refused) + (table.sent is not None) + sum(seat.wrong for seat in table.seats)
            headers = {"Cookie": table.cookie}
            for seat in table.seats:
                answer = await api.http.get(f"/api/tables/{table.id}?seat={seat.number}", headers=headers)
                fresh = answer.json()
                wrong += seat.follows and fresh["document"] != seat.document
                wrong += fresh["version"] != seat.version
    return wrong


async def measure_echo(tables: int, rate: float, seconds: float) -> tuple[Measured, Measured]:
    """Measure the echo server at a steady rate, and saturated."""
    port = free_port()
    process = start_echo(port)
    try:
        players = [Table(f"echo{number}", "", port, random.Random(number)) for number in range(tables)]
        await connect_all(players)
        steady = await at_a_steady_rate(players, process.pid, rate, seconds)
        return steady, await as_fast_as_possible(players, process.pid, SATURATED_SECONDS)
    finally:
        process.terminate()
        process.wait()


def measure_disk(folder: Path, rate: float, seconds: float) -> list[float]:
    """Milliseconds per synced append, which every commit of the database waits for."""
    times: list[float] = []
    with TemporaryFile(dir=folder, buffering=0) as file:
        for _ in range(int(rate * seconds)):
            time.sleep(1 / rate)
            begun = time.perf_counter()
            file.write(PAGES)
            os.fsync(file.fileno())
            times.append(1000 * (time.perf_counter() - begun))
    return times


async def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--tables", type=int, default=125)
    parser.add_argument("--rate", type=float, default=50)
    parser.add_argument("--data", type=Path, help="where the database lies; else where temporary files do")
    given = parser.parse_args()
    print(machine())
    print(f"{given.tables} tables, {given.tables * SEATS} connections, {given.rate:g} moves/s for {given.seconds:g} s")
    gc.disable()  # its pauses would count as the server's
    echo, full_echo = await measure_echo(given.tables, given.rate, given.seconds / 3)
    print(f"echo server {echo.line()}")
    print(f"saturated   {full_echo.line()}")
    with TemporaryDirectory(dir=given.data) as folder:
        disk = measure_disk(Path(folder), given.rate, given.seconds / 3)
        print(f"disk alone  {given.rate:7.1f} syncs/s   {spread(disk)}")
        port = free_port()
        process = start_server(port, Path(folder))
        try:
            await until_healthy(port)
            tables = await seat_players(port, given.tables, seed=1)
            steady = await at_a_steady_rate(tables, process.pid, given.rate, given.seconds)
            print(f"zaria serve {steady.line()}")
            wrong = await count_mistakes(tables, port)
            full = await as_fast_as_possible(tables, process.pid, SATURATED_SECONDS)
            print(f"saturated   {full.line()}")
            wrong += await count_mistakes(tables, port)
            print(f"memory {megabytes(process.pid):.0f} MB; lost, reordered, refused or astray: {wrong}")
        finally:
            process.terminate()
            process.wait()
    print(f"p99 beside echo: {steady.percentile(99) / echo.percentile(99):.2f} (target: at most {TARGET['ratio']:g})")
    print(f"p99: {steady.percentile(99):.1f} ms (target on a quiet machine: at most {TARGET['p99']:g})")
    print(f"saturation: {len(full.times) / full.seconds:.0f} moves/s (target: at least {TARGET['saturation']})")
    print(f"moves for a second of CPU time: {len(full.times) / full.cpu:.0f}; load average {load_average()}")


if __name__ == "__main__":
    uvloop.run(main())  # the players share the machine with the server, so they should be fast
