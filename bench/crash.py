"""Kill -9 under load, many times: no acknowledged move is lost, none is half applied, and it soon serves again.

The load is that of live.py: 125 tables of four, 500 connections, 50 moves/s. After every crash all connections come
again with their last version, commands without an answer are sent once more, and every table's record is replayed and
compared. Everything on loopback; it stops by itself.

    python bench/crash.py [--times 20] [--tables 125] [--rate 50]
"""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
import tempfile
import time
from pathlib import Path
from statistics import median

import uvloop
from live import press_on
from load import SEATS, Table, connect_all
from serving import cpu_seconds, free_port, load_average, machine, seat_players, start_server, until_healthy

import zaria
from zaria.client import Api
from zaria.core.replay import state_after

WANTED = 3.0  # seconds until it serves again


async def keep_moving(tables: list[Table], rate: float) -> None:
    """Moves at a steady rate, at tables that are ready."""
    for table in tables:
        table.when_all_have_it = press_on(lambda sent: None)
    turn = random.Random(2).sample(tables, len(tables))
    while True:
        await asyncio.sleep(1 / rate)
        ready = next((table for table in turn if table.is_ready), None)
        if ready is not None:
            ready.move()
            turn.remove(ready)
            turn.append(ready)


async def come_again(tables: list[Table]) -> None:
    """All reconnect and send unanswered commands again."""
    await connect_all(tables)
    for table in tables:
        if table.sent is not None and not table.sent.is_acked:
            table.sent.send()
    end = time.perf_counter() + 10
    while any(not has_answer(table) for table in tables) and time.perf_counter() < end:
        await asyncio.sleep(0.02)
    for table in tables:
        table.sent = None
        if table.waits():
            table.roll()


def has_answer(table: Table) -> bool:
    if table.sent is None or table.sent.is_acked:
        return True
    return table.sent.word is None and "stale-version" in table.refused  # the server made the draw itself


async def faults(table: Table, api: Api) -> list[str]:
    """What is wrong with a table after a crash."""
    headers = {"Cookie": table.cookie}
    found = []
    fresh = (await api.http.get(f"/api/tables/{table.id}?seat=0", headers=headers)).json()
    record = zaria.Record.from_json((await api.http.get(f"/api/tables/{table.id}/record", headers=headers)).text)
    again = (await api.http.get(f"/api/tables/{table.id}?seat=0", headers=headers)).json()
    if again["version"] != fresh["version"]:  # it changed meanwhile
        return await faults(table, api)
    before = fresh["version"] - len(record.steps)  # versions before the first step
    for version, word in table.acked:
        place = version - before - 1
        if not 0 <= place < len(record.steps) or record.steps[place][1] != word:
            found.append(f"acknowledged move lost: {table.id} {version} {word}")
    moves = sum(step[0] != "deal" for step in record.steps)
    if moves != len(table.acked):
        found.append(f"{table.id}: {moves} moves in the record, {len(table.acked)} acknowledged")
    view = state_after(record, len(record.steps)).view(0)
    del view["ask"]
    if view != fresh["document"]["view"]:
        found.append(f"{table.id}: the record does not lead to what is shown")
    return found


async def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--times", type=int, default=20)
    parser.add_argument("--tables", type=int, default=125)
    parser.add_argument("--rate", type=float, default=50)
    given = parser.parse_args()
    print(machine())
    print(f"{given.tables} tables, {given.tables * SEATS} connections, {given.rate:g} moves/s, {given.times} crashes")
    dice = random.Random(3)
    port = free_port()
    healthy: list[float] = []
    connected: list[float] = []
    used: list[float] = []
    wrong: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        process = start_server(port, Path(folder))
        try:
            await until_healthy(port)
            tables = await seat_players(port, given.tables, seed=5)
            for _ in range(given.times):
                moving = asyncio.create_task(keep_moving(tables, given.rate))
                await asyncio.sleep(dice.uniform(0.5, 2.5))
                process.send_signal(signal.SIGKILL)
                killed = time.perf_counter()
                process.wait()
                process = start_server(port, Path(folder))
                moving.cancel()
                await until_healthy(port)
                healthy.append(time.perf_counter() - killed)
                used.append(cpu_seconds(process.pid))
                await come_again(tables)
                connected.append(time.perf_counter() - killed)
                await asyncio.sleep(0.2)
                async with Api(f"http://127.0.0.1:{port}") as api:
                    for table in tables:
                        wrong += await faults(table, api)
        finally:
            process.kill()
            process.wait()
    moves = sum(len(table.acked) for table in tables)
    print(f"{moves} acknowledged moves; lost, doubled or half applied: {len(wrong)}")
    for line in wrong[:10]:
        print(f"  {line}")
    print(f"serving again: median {median(healthy):.2f} s, worst {max(healthy):.2f} s (wanted: at most {WANTED:g} s)")
    print(f"processor time for that: median {median(used):.2f} s, worst {max(used):.2f} s")
    print(f"all connections back: median {median(connected):.2f} s, worst {max(connected):.2f} s")
    print(f"load average {load_average()}")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(uvloop.run(main()))
