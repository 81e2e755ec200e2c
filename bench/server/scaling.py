"""The cost of live tables, measured in one process, and a simulation of many processes.

Measured: CPU time of a move (applied, stored, and encoded for four connections), time to load a table, memory per
table, and bytes per move in the database. Simulated: 1,000, 10,000 and 100,000 live tables. Moves arrive at random,
one per table every ten seconds, and each process handles one at a time. No socket is opened.

    python -m bench.server.scaling [--tables 300] [--moves 20]
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import secrets
import sqlite3
import tempfile
import time
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import NamedTuple

from bench.machine import machine

from zaria.server.endpoints.app import context_of
from zaria.server.limits.budgets import Budgets
from zaria.server.live.actor import TableActor
from zaria.server.live.tables import Tables
from zaria.server.messages.hub import Subscriber
from zaria.server.messages.incoming import Command, Move, NewSeat, NewTable, RollDice, Start
from zaria.server.operations.settings import DATABASE_FILE, Settings
from zaria.server.people.guest import Guest
from zaria.server.storage.store import Store
from zaria.server.thinking.bot_pool import BotPool

SEATS = 4
SECONDS_BETWEEN_MOVES = 10.0  # at one table
SIMULATED_SECONDS = 60.0
BUSY = 0.7  # of a core: above this, queues form


class Costs(NamedTuple):
    move: float  # CPU seconds
    load: float  # seconds
    table: float  # bytes in memory
    stored: float  # bytes in the database per move, with its automatic steps


async def measure(folder: Path, count: int, moves: int) -> Costs:
    settings = Settings(folder, tables=10**9, open_seats=10**9, seal_seconds=0, roll_seconds=0, idle_seconds=10**6)
    store, workers = Store(settings.database), BotPool(1, 20, 10)
    await store.open()
    tables = Tables(context_of(settings, store, workers, secrets.token_bytes(32), Budgets(settings)))
    guest = Guest("measure", "Ann")
    try:
        ids = [await new_table(tables, guest) for _ in range(count)]
        before = resident()
        actors = [await tables.get(id) for id in ids]
        for actor in actors:
            await begin(actor, guest)
        memory = (resident() - before) / count
        size, begun, made = size_of(folder), time.process_time(), 0
        for actor in actors:
            made += await play(actor, guest, moves)
        used = (time.process_time() - begun) / made
        stored = (size_of(folder) - size) / made
        begun = time.perf_counter()
        again: list[TableActor | None] = [await tables.load(id) for id in ids]
        loading = (time.perf_counter() - begun) / count
        for one in again:
            assert one is not None
            one.stop()
            await asyncio.gather(one.task, return_exceptions=True)
        return Costs(used, loading, memory, stored)
    finally:
        await tables.stop()
        await workers.close()
        await store.close()


async def new_table(tables: Tables, guest: Guest) -> str:
    seats = [NewSeat("me", name=f"{number}") for number in range(SEATS)]
    return (await tables.create(NewTable(game="vegas", seats=seats), guest, "127.0.0.1")).id


async def begin(actor: TableActor, guest: Guest) -> None:
    """Start the game, followed by a connection for each seat."""
    await do(actor, guest, Start(id="start"))
    for seat in range(SEATS):
        await actor.ask(partial(actor.attach, Subscriber(), guest, seat, None))
    while actor.table.status != "playing":
        await asyncio.sleep(0.001)


async def do(actor: TableActor, guest: Guest, command: Command) -> None:
    await actor.ask(partial(actor.do, guest, command))


async def play(actor: TableActor, guest: Guest, moves: int) -> int:
    """Play `moves` moves, discarding what is sent."""
    made = 0
    while made < moves and actor.table.status == "playing":
        match = actor.table.match
        assert match is not None
        version, id = actor.table.version, secrets.token_hex(6)
        if match.state.actor >= 0:
            await do(actor, guest, Move(id=id, version=version, action=match.state.legal()[0]))
            made += 1
        elif actor.table.waits_for() is not None:
            await do(actor, guest, RollDice(id=id, version=version))
        for one in actor.connections.subscribers:
            one.mailbox.items.clear()
    return made


def resident() -> int:
    """Resident memory of this process, in bytes."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def size_of(folder: Path) -> int:
    """Size of the database with its journal, in bytes."""
    with closing(sqlite3.connect(folder / DATABASE_FILE)) as database:
        (pages,), (each,) = (database.execute(f"PRAGMA {one}").fetchone() for one in ("page_count", "page_size"))
    return int(pages) * int(each)


def simulate(tables: int, processes: int, service: float, seed: int = 1) -> tuple[float, float]:
    """The utilisation of a process, and the 99th percentile of seconds from a command to its answer."""
    dice = random.Random(seed)
    rate = tables / processes / SECONDS_BETWEEN_MOVES
    free_at, waits, at = 0.0, list[float](), 0.0
    while at < SIMULATED_SECONDS:
        at += dice.expovariate(rate)
        free_at = max(free_at, at) + service * dice.uniform(0.5, 1.5)  # moves differ
        waits.append(free_at - at)
    return min(1.0, rate * service), sorted(waits)[len(waits) * 99 // 100]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--moves", type=int, default=20)
    given = parser.parse_args()
    print(machine())
    with tempfile.TemporaryDirectory() as folder:
        costs = asyncio.run(measure(Path(folder), given.tables, given.moves))
    print(f"a move: {costs.move * 1000:.2f} ms of a core, {costs.stored:.0f} bytes stored")
    print(f"a table: {costs.table / 1024:.0f} kB in memory, {costs.load * 1000:.1f} ms to load")
    print("| live tables | moves/s | processes | busy | p99 | memory of each | stored a day |")
    print("|---|---|---|---|---|---|---|")
    for tables in (1_000, 10_000, 100_000):
        rate = tables / SECONDS_BETWEEN_MOVES
        needed = max(1, -int(-rate * costs.move // BUSY))
        for processes in sorted({1, needed}):
            busy, slow = simulate(tables, processes, costs.move)
            late = f"{slow * 1000:.1f} ms" if busy < 1 else "falls behind"
            memory = tables / processes * costs.table / 2**20
            day = rate * 86_400 * costs.stored / 2**30
            print(
                f"| {tables:,} | {rate:,.0f} | {processes} | {busy:.0%} | {late} | {memory:,.0f} MB | {day:,.1f} GB |"
            )


if __name__ == "__main__":
    main()
