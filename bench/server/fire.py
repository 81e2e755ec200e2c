"""Injected faults under load, one trial after another.

    away       PostgreSQL is killed and stays away for 30 s
    disk       the disk is full for 10 s (SQLite)
    listener   the connections for NOTIFY between processes are cut every half second
    fight      two processes repeatedly get different moves for the same version of a table
    crowd      500 connections are lost at once and reconnect

Tables of four, a connection for each seat, 50 moves/s. Afterwards all players reconnect, unanswered commands are sent
again, and every table's record is replayed and compared, as in crash.py. Longer trials: crash.py (kill -9), hostile.py
(fuzzed frames, leaks), hour.py (soak). Clock changes are tested in tests/server/live/test_clock_steps.py, since no
bench may set the system's clock. Everything on loopback.

    PYTHONPATH=tests python -m bench.server.fire [away disk listener fight crowd] [--tables 10] [--rate 50]
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import uvloop
from bench.machine import load_average, machine
from bench.server.crash import come_again, faults, has_answer, keep_moving
from bench.server.load import SEATS, Table
from bench.server.serving import seat_players, until_healthy
from bench.server.victim import WORKERS, Site

from zaria.client import Api

AWAY_SECONDS = 30.0
FULL_SECONDS = 10.0
CUT_SECONDS = 20.0
CROWD = 125  # tables of four
CROWD_SECONDS = 5.0
FIGHTS = 300
SOON = 3.0  # seconds until it serves again


class Fire:
    """A site and its players. Each trial returns what it observed."""

    def __init__(self, site: Site, tables: list[Table], rate: float) -> None:
        self.site = site
        self.tables = tables
        self.rate = rate
        self.wrong: list[str] = []
        self.back = 0.0  # seconds until all were back

    async def moving(self, seconds: float) -> None:
        """Let the players move for this many seconds."""
        task = asyncio.create_task(keep_moving(self.tables, self.rate))
        await asyncio.sleep(seconds)
        task.cancel()

    async def recover(self) -> str:
        """Reconnect all players and compare every table."""
        begun = time.perf_counter()
        await self.site.until_it_stores()
        serving = time.perf_counter() - begun
        await asyncio.gather(*[come_again(table) for table in self.tables])
        self.back = time.perf_counter() - begun
        async with Api(self.site.url) as api:
            for table in self.tables:
                if not has_answer(table):
                    self.wrong.append(f"{table.id}: no answer, {table.refused}")
                table.sent = None
                self.wrong += await faults(table, api)
        if serving > SOON:
            self.wrong.append(f"it served again after {serving:.2f} s")
        moves = sum(len(table.acked) for table in self.tables)
        return f"serving again after {serving:.2f} s, all back after {self.back:.2f} s, {moves} acknowledged moves"

    async def status(self, path: str) -> int:
        async with httpx.AsyncClient(base_url=self.site.url, timeout=60) as http:
            return (await http.get(path)).status_code

    # Trials

    async def away(self) -> str:
        assert self.site.postgres is not None
        await self.moving(1)
        self.site.postgres.kill()
        await self.moving(AWAY_SECONDS)
        if await self.status("/ready") != 503:
            self.wrong.append("it says that it is ready without its database")
        await asyncio.to_thread(self.site.postgres.start)
        return await self.recover()

    async def disk(self) -> str:
        size = max(file.stat().st_size for file in self.site.folder.iterdir())
        resource.prlimit(self.site.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
        await self.moving(FULL_SECONDS)
        if await self.status("/ready") != 503:
            self.wrong.append("it says that it is ready with a full disk")
        resource.prlimit(self.site.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
        return await self.recover()

    async def listener(self) -> str:
        """Spread the seats of each table over the processes, and keep cutting the notifications between them."""
        assert self.site.postgres is not None
        await self.apart()
        name = self.site.postgres.database_for(self.site.folder).partition("@/")[2].partition("?")[0]
        listening = f"FROM pg_stat_activity WHERE datname = '{name}' AND query LIKE 'LISTEN%'"
        moving = asyncio.create_task(self.moving(CUT_SECONDS))
        cuts = 0
        while not moving.done():
            await asyncio.to_thread(self.site.postgres.ask, f"SELECT pg_terminate_backend(pid) {listening}")
            cuts += 1
            await asyncio.sleep(0.5)
        return f"cut {cuts} times; {await self.recover()}"

    async def apart(self) -> None:
        """Connect each seat of a table to another process than the seat before."""
        for table in self.tables:
            table.close()
            for seat in table.seats:
                seat.more = f"&worker={seat.number % WORKERS}"
        await asyncio.gather(*[come_again(table) for table in self.tables])

    async def fight(self) -> str:
        """Send two moves for one version at once through different processes: exactly one must be made."""
        await self.apart()
        fights = decided = 0
        async with Api(self.site.url) as api:
            while fights < FIGHTS and not all(table.is_over for table in self.tables):
                for table in self.tables:
                    await come_again(table)
                    if table.asked() is not None:
                        decided += await self.one_fight(table, api)
                        fights += 1
                    elif table.waits():
                        table.roll()
        if decided != fights:
            self.wrong.append(f"{fights} fights, {decided} with one winner")
        return f"{fights} fights, each with one winner; {await self.recover()}"

    async def one_fight(self, table: Table, api: Api) -> bool:
        seat = table.asked()
        assert seat is not None and seat.question is not None
        version, choices = seat.version, seat.question["choices"]
        headers = {"Cookie": table.cookie, "X-CSRF-Token": csrf_of(table.cookie)}

        async def attempt(worker: int) -> httpx.Response:
            choice = choices[worker % len(choices)]
            body = {"id": f"{version} {worker}", "do": "move", "version": version, "action": choice["action"]}
            return await api.http.post(f"/api/tables/{table.id}/commands?worker={worker}", json=body, headers=headers)

        answers = await asyncio.gather(*[attempt(worker) for worker in range(WORKERS)])
        for worker, answer in enumerate(answers):
            if answer.is_success:
                table.acked.append((answer.json()["version"], choices[worker % len(choices)]["word"]))
        await come_again(table)
        return sorted(answer.status_code for answer in answers) == [200, 409]

    async def crowd(self) -> str:
        await self.moving(1)
        for table in self.tables:
            table.close()
        await asyncio.sleep(0)
        lost = sum(not seat.is_connected for table in self.tables for seat in table.seats)
        recovered = await self.recover()
        if self.back > CROWD_SECONDS:
            self.wrong.append(f"all were back only after {self.back:.1f} s")
        return f"{lost} of {len(self.tables) * SEATS} lost; {recovered}"


def csrf_of(cookies: str) -> str:
    tokens = [one.partition("=")[2] for one in cookies.split("; ") if one.startswith("zaria_csrf=")]
    return tokens[0] if tokens else ""


ON = {"away": "postgres", "disk": "sqlite", "listener": "postgres", "fight": "postgres", "crowd": "sqlite"}


async def trial(name: str, tables: int, rate: float) -> list[str]:
    with tempfile.TemporaryDirectory() as folder, Site(Path(folder), ON[name]) as site:
        await until_healthy(site.port)
        players = await seat_players(site.port, CROWD if name == "crowd" else tables, seed=8)
        fire = Fire(site, players, rate)
        run: Callable[[], Awaitable[str]] = getattr(fire, name)
        print(f"{name}: {await run()}; wrong: {len(fire.wrong)}; load average {load_average()}", flush=True)
        for line in fire.wrong[:5]:
            print(f"  {line}")
        return fire.wrong


async def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("trials", nargs="*", choices=[*ON, []], default=[])
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--rate", type=float, default=50)
    given = parser.parse_args()
    print(machine(), flush=True)
    wrong = [fault for name in given.trials or ON for fault in await trial(name, given.tables, given.rate)]
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(uvloop.run(main()))
