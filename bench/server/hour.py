"""An hour's soak: players who lose their connections, and watched games between opponents.

Tables of four with a connection for each seat move at a steady rate; finished games are replaced. Every second one
connection is cut and reconnects; every ten seconds two opponents start a fast game with a spectator. Each line reports
one twelfth of the time. At the end every table's record is replayed and compared. Everything on loopback.

    PYTHONPATH=tests python -m bench.server.hour [--minutes 60] [--tables 25] [--rate 10]
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import quantiles

import uvloop
from bench.machine import cpu_seconds, load_average, machine, megabytes
from bench.server.crash import come_again, faults
from bench.server.live import press_on
from bench.server.load import SEATS, Sent, Table
from bench.server.serving import seat_players, until_healthy, with_new_games
from bench.server.victim import Site

from zaria.client import Api, LiveTable

LINES = 12
OPPONENTS = ("easy-zoe", "greedy")


class Hour:
    def __init__(self, site: Site, tables: list[Table], rate: float) -> None:
        self.site = site
        self.tables = tables
        self.rate = rate
        self.dice = random.Random(6)
        self.times: list[float] = []  # milliseconds until all seats had a move, since the last line printed
        self.moves = 0
        self.cuts = 0
        self.watched = 0  # finished games of opponents
        self.wrong: list[str] = []
        self.memory: list[float] = []

    async def run(self, minutes: float) -> None:
        working = [asyncio.create_task(self.again_and_again(work)) for work in (self.move, self.cut, self.watch)]
        begun, used = time.monotonic(), cpu_seconds(self.site.process.pid)
        for line in range(1, LINES + 1):
            await asyncio.sleep(max(0.0, begun + line * 60 * minutes / LINES - time.monotonic()))
            now = cpu_seconds(self.site.process.pid)
            self.line(60 * minutes / LINES, now - used)
            used = now
        for task in working:
            task.cancel()
        await asyncio.gather(*working, return_exceptions=True)

    async def again_and_again(self, work: Callable[[], Awaitable[None]]) -> None:
        """Repeat the action; note errors and continue."""
        while True:
            try:
                await work()
            except Exception as error:
                self.wrong.append(f"{type(error).__name__}: {error}")
                await asyncio.sleep(1)

    async def move(self) -> None:
        await asyncio.sleep(1 / self.rate)
        for table in self.tables:
            table.when_all_have_it = press_on(self.note)
        ready = [table for table in self.tables if table.is_ready]
        if ready:
            self.dice.choice(ready).move()
        if any(table.is_over for table in self.tables):
            await self.compare([table for table in self.tables if table.is_over])
            self.tables = await with_new_games(self.site.port, self.tables, self.dice.randrange(10**9))

    def note(self, sent: Sent) -> None:
        self.moves += 1
        self.times.append(1000 * (sent.seen - sent.at))

    async def cut(self) -> None:
        """Cut a random connection and reconnect it."""
        await asyncio.sleep(1)
        table = self.dice.choice([table for table in self.tables if not table.is_over])
        seat = self.dice.choice(table.seats)
        if seat.socket is not None:
            seat.socket.close()
        self.cuts += 1
        await come_again(table)
        if table.sent is not None and table.sent.is_acked:  # its update arrived before or after the cut
            table.sent = None
        if table.sent is None and table.waits():
            table.roll()

    async def watch(self) -> None:
        """Watch a game between opponents to its end."""
        async with Api(self.site.url) as api:
            await api.enter("soak")
            id = await api.create("vegas", [{"kind": "bot", "bot": name} for name in OPPONENTS], speed="fast")
            async with LiveTable(api, id) as live:
                await api.command(id, "start")
                while live.table_now["status"] != "over":
                    await live.changed()
        self.watched += 1
        await asyncio.sleep(10)

    async def compare(self, tables: list[Table]) -> None:
        async with Api(self.site.url) as api:
            for table in tables:
                self.wrong += await faults(table, api)

    def line(self, seconds: float, used: float) -> None:
        self.memory.append(megabytes(self.site.process.pid))
        cuts = quantiles(self.times, n=100) if len(self.times) > 1 else [0.0] * 99
        print(
            f"{self.moves} moves, p50 {cuts[49]:.1f} ms, p99 {cuts[98]:.1f} ms, {used / seconds:.1%} of a core, "
            f"{self.memory[-1]:.0f} MB, {self.cuts} cuts, {self.watched} games watched, {len(self.wrong)} wrong",
            flush=True,
        )
        self.times.clear()


async def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--tables", type=int, default=25)
    parser.add_argument("--rate", type=float, default=10)
    given = parser.parse_args()
    print(machine())
    print(
        f"{given.tables} tables, {given.tables * SEATS} connections, {given.rate:g} moves/s, {given.minutes:g} minutes"
    )
    with tempfile.TemporaryDirectory() as folder, Site(Path(folder), "sqlite") as site:
        await until_healthy(site.port)
        hour = Hour(site, await seat_players(site.port, given.tables, seed=7), given.rate)
        await hour.run(given.minutes)
        await asyncio.gather(*[come_again(table) for table in hour.tables])
        await hour.compare(hour.tables)
        await until_healthy(site.port)
    half = hour.memory[LINES // 2]
    print(f"memory from the middle to the end: {half:.0f} to {hour.memory[-1]:.0f} MB; load average {load_average()}")
    print(f"lost, doubled, half applied, refused or astray: {len(hour.wrong)}")
    for one in hour.wrong[:10]:
        print(f"  {one}")
    return 1 if hour.wrong else 0


if __name__ == "__main__":
    raise SystemExit(uvloop.run(main()))
