"""Bots think in processes of their own: the event loop never waits for them, and a process that dies is replaced."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from zaria.bots import BOTS, bot
from zaria.core.play import BUDGET
from zaria.core.record import Record
from zaria.core.replay import state_after, take
from zaria.core.rng import Rng
from zaria.core.state import State

TRIES = 3
KEPT = 64  # positions that a worker remembers, so that it need not replay a game for every move
log = logging.getLogger("zaria")

positions: OrderedDict[str, tuple[list[list[Any]], State | None]] = OrderedDict()  # of this worker, by table


def position(table: str, record: Record) -> State:
    """The state of the record, from where this worker last saw the table if possible."""
    steps, state = positions.pop(table, ([], None))
    new = record.steps[len(steps) :]
    if state is None or record.steps[: len(steps)] != steps or any(step[0] == "undo" for step in new):
        state = state_after(record, len(record.steps))
    else:
        for number, step in enumerate(new, len(steps) + 1):
            take(state, number, step)
    positions[table] = (record.steps, state)
    while len(positions) > KEPT:
        positions.popitem(last=False)
    return state


def think(name: str, table: str, record: tuple[Any, ...], seat: int, seed: int) -> int:
    """In a worker: what the bot does. It gets what the seat may know."""
    state = position(table, Record(*record))
    return bot(name).choose(state.known(seat), seat, Rng(seed), BUDGET)


def begin_work() -> None:
    """In a worker, first of all: signals are for the server, and a worker does not outlive it, however it ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_the_server, daemon=True).start()


def end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


class Workers:
    def __init__(self, number: int, limit: float) -> None:
        self.number = number
        self.limit = limit
        self.pool: ProcessPoolExecutor | None = None

    def start(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.number, context, begin_work)
        return self.pool

    def replace(self, broken: ProcessPoolExecutor) -> None:
        """A worker died or hangs: a new pool takes the place of the broken one."""
        if self.pool is broken:
            self.pool = None
        kill(broken)

    async def choose(self, name: str, table: str, record: Record, seat: int, known: State) -> int:
        """The bot's action. If its worker fails again and again, any legal one: a table never stands still."""
        header = (record.game, record.rules, record.options, record.players)
        plain = (*header, list(record.steps), record.result, None, record.components)
        for _ in range(TRIES):
            pool = self.start()
            try:
                asked = asyncio.get_running_loop().run_in_executor(
                    pool, think, name, table, plain, seat, secrets.randbits(62)
                )
                return await asyncio.wait_for(asked, self.limit)
            except (BrokenProcessPool, TimeoutError):
                log.warning("a bot's worker is replaced")
                self.replace(pool)
            except Exception as error:  # whatever a bot does wrong is its own affair
                log.warning("the bot %s failed: %s", name, type(error).__name__)
        return BOTS["random"].choose(known, seat, Rng(secrets.randbits(62)), BUDGET)

    def close(self) -> None:
        if self.pool is not None:
            kill(self.pool)
            self.pool = None


def kill(pool: ProcessPoolExecutor) -> None:
    processes = list((getattr(pool, "_processes", None) or {}).values())  # the pool itself cannot stop one that hangs
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
