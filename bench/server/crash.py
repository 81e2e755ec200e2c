"""Repeated kill -9 under load: no acknowledged move is lost or half applied, and the site soon serves again.

It kills the server (on SQLite), one of two workers, or the database (on PostgreSQL). The load is that of
live.py: tables of four, a connection for each seat, 50 moves/s. After every crash all lost connections reconnect from
their last version, unanswered commands are sent again, and every table's record is replayed and compared. Finished
tables are replaced. Everything on loopback.

    PYTHONPATH=tests python -m bench.server.crash [--kill server|worker|database] [--times 20] [--tables 125]
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from functools import partial
from pathlib import Path
from statistics import median

import uvloop
from bench.machine import cpu_seconds, load_average, machine
from bench.server.live import press_on
from bench.server.load import SEATS, Table
from bench.server.serving import PATIENCE, seat_players, until_healthy, with_new_games
from bench.server.victim import Site, until

import zaria
from zaria.client import Api
from zaria.core.records.replay import state_after

TARGET = 3.0  # seconds until it serves again
LATE_SECONDS = 10.0
AGAIN = {"not-stored", "not-read", "closing", "overloaded", "unexpected"}  # refusals after which a client retries
ON = {"server": "sqlite", "worker": "postgres", "database": "postgres"}


async def keep_moving(tables: list[Table], rate: float) -> None:
    """Make moves at a steady rate at tables that are ready."""
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


async def come_again(table: Table) -> float | None:
    """Reconnect what was lost and resend unanswered commands. Return when that was done, if anything was lost."""
    was_cut = False
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        cut = [seat for seat in table.seats if not await seat.is_up()]
        was_cut = was_cut or bool(cut)
        for seat in cut:
            await seat.try_to_connect()
        if has_answer(table) and all(seat.is_connected for seat in table.seats):
            break
        table.refused.clear()
        if table.sent is not None:
            table.sent.send()
        await asyncio.sleep(0.05 if table.sent is None else 0.2)
    return time.perf_counter() if was_cut else None


def has_answer(table: Table) -> bool:
    """Was the command answered? A draw may be refused, because the server made it itself."""
    if table.sent is None or table.sent.is_acked:
        return True
    return table.sent.word is None and not AGAIN.issuperset(table.refused)


async def faults(table: Table, api: Api) -> list[str]:
    """List what is wrong with a table after a crash."""
    headers = {"Cookie": table.cookie}
    wrong = []
    shown, record_of = f"/api/tables/{table.id}?seat=0", f"/api/tables/{table.id}/record"
    answers = [await api.http.get(path, headers=headers) for path in (shown, record_of, shown)]
    if not all(answer.is_success for answer in answers):
        return [f"{table.id}: answered with {', '.join(str(answer.status_code) for answer in answers)}"]
    fresh, record, again = answers[0].json(), zaria.Record.from_json(answers[1].text), answers[2].json()
    if again["version"] != fresh["version"]:  # it changed meanwhile
        return await faults(table, api)
    has_ended = fresh["document"]["table"]["status"] != "playing"
    before = fresh["version"] - len(record.steps) - has_ended  # versions before the first step
    for version, word in table.acked:
        place = version - before - 1
        if not 0 <= place < len(record.steps) or record.steps[place][1] != word:
            wrong.append(f"acknowledged move lost: {table.id} {version} {word}")
    moves = sum(step[0] != "deal" for step in record.steps)
    if moves != len(table.acked):
        wrong.append(f"{table.id}: {moves} moves in the record, {len(table.acked)} acknowledged")
    view = state_after(record, len(record.steps)).view(0)
    del view["ask"]
    if view != fresh["document"]["view"]:
        wrong.append(f"{table.id}: the record does not lead to what is shown")
    return wrong


async def lasting_faults(table: Table, api: Api) -> list[str]:
    """Faults that stay: a process that missed notifications while the database was away soon catches up by itself."""
    end = time.monotonic() + LATE_SECONDS
    while (wrong := await faults(table, api)) and time.monotonic() < end:
        await asyncio.sleep(0.1)
    return wrong


class Crashes:
    """The results so far."""

    def __init__(self, site: Site, kill: str) -> None:
        self.site = site
        self.kill = kill
        self.serving: list[float] = []  # seconds from the crash
        self.connected: list[float] = []
        self.used: list[float] = []  # CPU seconds of a restarted server
        self.recovering: list[float] = []  # seconds of the database alone
        self.complete: list[float] = []  # seconds from then until every connection is up to date
        self.wrong: list[str] = []
        self.moves = 0

    async def crash(self, tables: list[Table]) -> None:
        """Kill, reconnect, compare."""
        killed = time.perf_counter()
        await getattr(self.site, f"kill_{self.kill}")()
        await self.site.until_it_stores()
        stores = time.perf_counter()
        self.recovering.append(self.site.answers_again - killed)
        self.used.append(cpu_seconds(self.site.process.pid))
        back = await asyncio.gather(*[come_again(table) for table in tables])
        cut = [at for at in back if at is not None]
        served = min(cut, default=stores) if self.kill == "worker" else stores
        self.serving.append(served - killed)
        self.connected.append(max(cut, default=stores) - killed)
        wrong: list[str] = []
        for table in tables:
            if not has_answer(table):
                wrong.append(f"{table.id}: no answer, {table.refused}")
            table.sent = None
            if table.waits():
                table.roll()
        async with Api(self.site.url) as api:
            for table in tables:
                wrong += await lasting_faults(table, api)
        self.complete.append(time.perf_counter() - stores)
        for line in wrong:
            print(f"wrong after kill {len(self.serving)}: {line}", flush=True)
        self.wrong += wrong
        await self.site.until_complete()

    def report(self) -> None:
        happened = f"{len(self.serving)} kills, {self.moves} acknowledged moves"
        print(f"{happened}; lost, doubled or half applied: {len(self.wrong)}")
        slow = sum(seconds > TARGET for seconds in self.serving)
        print(f"serving again: {spread(self.serving)}; {slow} of {len(self.serving)} over {TARGET:g} s")
        if self.kill == "server":
            print(f"CPU time for that: {spread(self.used)}")
        if self.kill == "database":
            ours = [all - own for all, own in zip(self.serving, self.recovering)]
            print(f"until PostgreSQL answers: {spread(self.recovering)}; from then on: {spread(ours)}")
        print(f"all connections back: {spread(self.connected)}")
        print(f"every move shown by whichever process is asked, after it serves: {spread(self.complete)}")
        print(f"load average {load_average()}", flush=True)


def spread(seconds: list[float]) -> str:
    return f"median {median(seconds):.2f} s, worst {max(seconds):.2f} s"


async def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--kill", choices=list(ON), default="server")
    parser.add_argument("--times", type=int, default=20)
    parser.add_argument("--tables", type=int, default=125)
    parser.add_argument("--rate", type=float, default=50)
    parser.add_argument("--seconds", type=float, default=2.5, help="of play before a kill, at most; a fifth at least")
    parser.add_argument("--minutes", type=float, default=600, help="then it stops, whatever times are left")
    given = parser.parse_args()
    print(machine())
    connections = given.tables * SEATS
    print(
        f"{given.tables} tables, {connections} connections, {given.rate:g} moves/s, {given.kill} killed {given.times} x"
    )
    dice, end = random.Random(3), time.monotonic() + 60 * given.minutes
    with tempfile.TemporaryDirectory() as folder, Site(Path(folder), ON[given.kill]) as site:
        crashes = Crashes(site, given.kill)
        await until_healthy(site.port)
        tables = await seat_players(site.port, given.tables, seed=5)
        for number in range(given.times):
            moving = asyncio.create_task(keep_moving(tables, given.rate))
            await asyncio.sleep(dice.uniform(given.seconds / 5, given.seconds))
            moving.cancel()
            await crashes.crash(tables)
            if number % 20 == 19:
                print(f"{number + 1} times: {len(crashes.wrong)} wrong, serving {spread(crashes.serving)}", flush=True)
            crashes.moves += sum(len(table.acked) for table in tables if table.is_over)
            # A process that has not noticed yet that the database is back may refuse once.
            tables = await until(partial(with_new_games, site.port, tables, 1000 * number))
            if time.monotonic() > end:
                break
    crashes.moves += sum(len(table.acked) for table in tables)
    crashes.report()
    return 1 if crashes.wrong else 0


if __name__ == "__main__":
    raise SystemExit(uvloop.run(main()))
