"""One process against two on the same PostgreSQL: moves per second.

The load is that of live.py, saturated: 125 tables of four, a connection for each seat, and every table moves again as
soon as everybody has its last move. `zaria serve --workers 1` and `--workers 2` take turns, medians are compared. On
two cores the players and PostgreSQL compete with the servers. So each part's share of the CPU is printed, and the
moves per second of the servers' CPU time: their speed with a core each. Everything on loopback.

    PYTHONPATH=tests python -m bench.server.processes [--rounds 3] [--seconds 10] [--tables 125]
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import NamedTuple

import uvloop
from bench.machine import cpu_seconds, load_average, machine
from bench.server.live import as_fast_as_possible, count_mistakes
from bench.server.load import SEATS
from bench.server.serving import seat_players, until_healthy
from bench.server.victim import Site

from support.process import children_of, workers_of

TARGET = 1.6  # times the rate of one process


class Saturated(NamedTuple):
    """Moves per second, and each part's share of the CPU."""

    moves: float
    server: float
    database: float
    players: float

    @property
    def for_processor(self) -> float:
        """Moves per second of the servers' CPU time."""
        return self.moves / (self.server * cores())

    def line(self) -> str:
        shares = f"servers {self.server:.0%}, PostgreSQL {self.database:.0%}, players {self.players:.0%} of the machine"
        return (
            f"{self.moves:7.0f} moves/s   {self.for_processor:7.0f} for a second of the servers' processor   {shares}"
        )


def cores() -> int:
    return os.cpu_count() or 1


async def saturate(workers: int, tables: int, seconds: float) -> Saturated:
    with tempfile.TemporaryDirectory() as folder, Site(Path(folder), "postgres", "--workers", str(workers)) as site:
        assert site.postgres is not None
        postgres = site.postgres.process.pid
        await until_healthy(site.port)
        while workers > 1 and len(workers_of(site.process.pid)) < workers:
            await asyncio.sleep(0.05)
        players = await seat_players(site.port, tables, seed=1)
        for table in players:
            for seat in table.seats[1:]:
                seat.follows = False
        servers = [site.process.pid, *(workers_of(site.process.pid) if workers > 1 else [])]

        def used() -> list[float]:
            stored = sum(cpu_seconds(pid) for pid in [postgres, *children_of(postgres)])
            return [sum(cpu_seconds(pid) for pid in servers), stored, time.process_time()]

        before, begun = used(), time.perf_counter()
        full = await as_fast_as_possible(players, site.process.pid, seconds)
        lasted = time.perf_counter() - begun
        shares = [(after - start) / lasted / cores() for start, after in zip(before, used())]
        wrong = await count_mistakes(players, site.port)
        if wrong:
            raise SystemExit(f"bench: {wrong} messages lost, reordered, refused or astray")
        return Saturated(len(full.times) / full.seconds, *shares)


async def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--tables", type=int, default=125)
    given = parser.parse_args()
    print(machine())
    print(f"{given.tables} tables, {given.tables * SEATS} connections, saturated for {given.seconds:g} s", flush=True)
    gc.disable()  # its pauses would count as the server's
    runs: dict[int, list[Saturated]] = {1: [], 2: []}
    for _ in range(given.rounds):
        for workers, several in runs.items():
            several.append(await saturate(workers, given.tables, given.seconds))
            print(f"{workers} {'process  ' if workers == 1 else 'processes'} {several[-1].line()}", flush=True)
    moves = {workers: median(one.moves for one in several) for workers, several in runs.items()}
    print(f"two processes make {moves[2] / moves[1]:.2f} times the moves of one (target: {TARGET:g})")
    alone = {workers: median(one.for_processor for one in several) for workers, several in runs.items()}
    print(f"with a core for each, by their own CPU time: {2 * alone[2] / alone[1]:.2f} times")
    print(f"load average {load_average()}")


if __name__ == "__main__":
    uvloop.run(main())
