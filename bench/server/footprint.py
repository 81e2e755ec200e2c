"""The start-up time and memory of `zaria serve`.

Start: from exec to the first answer, with an existing database. Memory: after the start, per open table without
connections, and per connection. A table stays in memory for ten minutes after its last connection (`--idle-seconds`),
and at most 1,000 do (`--idle-tables`). Everything on loopback.

    python -m bench.server.footprint [--times 9] [--tables 270] [--sockets 400]
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from pathlib import Path
from statistics import median

import uvloop
from bench.machine import cpu_seconds, load_average, machine, megabytes
from bench.server.load import Seat, Table
from bench.server.serving import free_port, start_server, until_healthy

from zaria.client import Api

TARGET = 1.0  # seconds until it answers
TABLES_PER_GUEST = 90  # a guest may have 100
AT_ONCE = 20  # connections opened at the same time
SPECTATOR = -1


async def start_once(data: Path) -> tuple[float, float]:
    """Seconds until the first answer, and seconds of CPU time."""
    port, begun = free_port(), time.perf_counter()
    process = start_server(port, data)
    try:
        await until_healthy(port)
        return time.perf_counter() - begun, cpu_seconds(process.pid)
    finally:
        process.terminate()
        process.wait()


async def show_start(times: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        first, _ = await start_once(Path(folder))  # creates the database
        starts = [await start_once(Path(folder)) for _ in range(times)]
    seconds, cpu = [one[0] for one in starts], [one[1] for one in starts]
    print(f"start with a new database: {first:.2f} s")
    print(f"with an existing one: median {median(seconds):.2f} s, worst {max(seconds):.2f} s (target: {TARGET:g})")
    print(f"CPU time: {median(cpu):.2f} s; load average {load_average()}")


async def show_memory(tables: int, sockets: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        process = start_server(port, Path(folder), ZARIA_SOCKETS="100000")
        try:
            await until_healthy(port)
            async with Api(f"http://127.0.0.1:{port}") as api:
                await api.enter("first")
            start = megabytes(process.pid)
            table = await open_tables(port, tables)
            idle = megabytes(process.pid)
            seats = [Seat(table, SPECTATOR) for _ in range(sockets)]
            for first in range(0, sockets, AT_ONCE):
                await asyncio.gather(*[seat.connect() for seat in seats[first : first + AT_ONCE]])
            connected = megabytes(process.pid)
        finally:
            process.terminate()
            process.wait()
    print(f"memory at the start {start:.0f} MB; per idle table {1024 * (idle - start) / tables:.0f} kB; ", end="")
    print(f"per connection {1024 * (connected - idle) / sockets:.0f} kB")


async def open_tables(port: int, count: int) -> Table:
    """Load `count` tables into the server's memory; return the last of them."""
    made = 0
    while True:
        async with Api(f"http://127.0.0.1:{port}") as api:
            await api.enter("bench")
            for _ in range(TABLES_PER_GUEST):
                id = await api.create("vegas", [{"kind": "me"}] * 4, chat=False)
                await api.snapshot(id)  # loads it
                made += 1
                if made >= count:
                    return Table(id, api.cookies(), port, random.Random(1))


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=9, help="starts")
    parser.add_argument("--tables", type=int, default=270)
    parser.add_argument("--sockets", type=int, default=400)
    given = parser.parse_args()
    print(machine())
    await show_start(given.times)
    await show_memory(given.tables, given.sockets)


if __name__ == "__main__":
    uvloop.run(main())
