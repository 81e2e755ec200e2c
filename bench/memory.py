"""What a server keeps in memory: at its start, for a table that nobody is at, and for a connection.

A table is in memory for ten minutes after its last connection (`--idle-seconds`), and no more than 1,000 are
(`--idle-tables`). Everything on loopback; it stops by itself.

    python bench/memory.py [--tables 270] [--sockets 400]
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
from pathlib import Path

import uvloop
from load import Seat, Table
from serving import free_port, machine, megabytes, start_server, until_healthy

from zaria.client import Api

OF_ONE_GUEST = 90  # tables; a guest may have 100
AT_ONCE = 20  # connections that are being made
SPECTATOR = -1


async def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=270)
    parser.add_argument("--sockets", type=int, default=400)
    given = parser.parse_args()
    print(machine())
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        process = start_server(port, Path(folder), ZARIA_SOCKETS="100000")
        try:
            await until_healthy(port)
            async with Api(f"http://127.0.0.1:{port}") as api:
                await api.enter("first")
            start = megabytes(process.pid)
            table = await idle_tables(port, given.tables)
            idle = megabytes(process.pid)
            seats = [Seat(table, SPECTATOR) for _ in range(given.sockets)]
            for first in range(0, given.sockets, AT_ONCE):
                await asyncio.gather(*[seat.connect() for seat in seats[first : first + AT_ONCE]])
            connected = megabytes(process.pid)
        finally:
            process.terminate()
            process.wait()
    print(f"at its start {start:.0f} MB; an idle table {1024 * (idle - start) / given.tables:.0f} kB")
    print(f"a connection {1024 * (connected - idle) / given.sockets:.0f} kB")


async def idle_tables(port: int, count: int) -> Table:
    """So many tables in memory; the last of them."""
    made = 0
    while True:
        async with Api(f"http://127.0.0.1:{port}") as api:
            await api.enter("bench")
            for _ in range(OF_ONE_GUEST):
                id = await api.create("vegas", [{"kind": "me"}] * 4, chat=False)
                await api.snapshot(id)  # loads it
                made += 1
                if made >= count:
                    return Table(id, api.cookies(), port, random.Random(1))


if __name__ == "__main__":
    uvloop.run(main())
