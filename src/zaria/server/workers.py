"""Bots think in processes of their own: the event loop never waits for them, and one that dies or hangs is replaced."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from pebble import CONSTS, ProcessExpired, ProcessPool

from zaria.bots import BOTS, bot
from zaria.core.play import BUDGET
from zaria.core.rng import Rng
from zaria.core.saved import from_bytes
from zaria.core.state import State

TRIES = 3
GRACE_SECONDS = 5.0  # after its limit the pool must have ended a worker that hangs
CONSTS.term_timeout = 0.5  # seconds that a worker has to end by itself: there is nothing that it must put in order
log = logging.getLogger("zaria")


def think(name: str, known: bytes, seat: int, seed: int) -> int:
    """In a worker: what the bot does. It gets what the seat may know."""
    return bot(name).choose(from_bytes(known), seat, Rng(seed), BUDGET)


def begin_work() -> None:
    """In a worker, first of all: signals are for the server, and a worker ends when the server does, even if killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_the_server, daemon=True).start()


def end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


class Pool:
    """The worker processes. `given_up` resolves when they are replaced by others."""

    def __init__(self, number: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.processes = ProcessPool(number, initializer=begin_work, context=context)
        self.given_up: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def wait(self, answer: asyncio.Future[int], seconds: float) -> None:
        """For the answer, but not longer than the pool lasts."""
        either: list[asyncio.Future[Any]] = [answer, self.given_up]
        await asyncio.wait(either, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)

    def end(self) -> None:
        """Kill the processes, whatever they do. This may take a second."""
        self.processes.stop()  # type: ignore[no-untyped-call]
        self.processes.join()


def retrieved(answer: asyncio.Future[int]) -> None:
    """An answer that nobody waits for any more may be an error, too: asyncio need not tell."""
    if not answer.cancelled():
        answer.exception()


class Stuck(Exception):
    """No worker answers."""


class Workers:
    """Each process gets one question at a time. All others wait here, where nothing can happen to them."""

    def __init__(self, number: int, limit: float, start_limit: float) -> None:
        self.number = number
        self.limit = limit  # seconds for a thought
        self.start_limit = start_limit  # seconds until a worker must have begun with it
        self.free = asyncio.Semaphore(number)
        self.pool: Pool | None = None
        self.asking: set[asyncio.Task[int]] = set()

    async def choose(self, name: str, known: State, seat: int) -> int:
        """The bot's action. If its worker fails again and again, any legal one: a table never stands still."""
        data = known.to_bytes()
        for _ in range(TRIES):
            await self.free.acquire()
            asking = asyncio.create_task(self._ask(name, data, seat))
            self.asking.add(asking)
            asking.add_done_callback(self._has_answer)
            try:
                return await asyncio.shield(asking)  # a worker is busy until it answers, even if nobody waits for it
            except (Stuck, TimeoutError, ProcessExpired) as error:
                log.warning("a bot's worker is replaced: %s", type(error).__name__)
            except Exception as error:  # whatever a bot does wrong is its own affair
                log.warning("the bot %s failed: %s", name, type(error).__name__)
        return BOTS["random"].choose(known, seat, Rng(secrets.randbits(62)), BUDGET)

    def _has_answer(self, asking: asyncio.Task[int]) -> None:
        self.asking.discard(asking)
        self.free.release()
        retrieved(asking)

    async def _ask(self, name: str, data: bytes, seat: int) -> int:
        """The worker's answer; asked again if all workers were replaced because another one of them hung."""
        while True:
            pool = self.pool = self.pool or Pool(self.number)
            try:
                future = pool.processes.schedule(think, [name, data, seat, secrets.randbits(62)], timeout=self.limit)
            except RuntimeError:  # a worker died while nobody asked it anything: that breaks the whole pool
                raise self.stuck(pool) from None
            answer = asyncio.wrap_future(future)
            answer.add_done_callback(retrieved)
            await pool.wait(answer, self.start_limit)
            if not answer.done() and future.running():  # the limit counts from here on, and the pool sees to it
                await pool.wait(answer, self.limit + GRACE_SECONDS)
            if answer.done() and not isinstance(answer.exception(), BrokenProcessPool):
                return answer.result()
            if answer.done() or not pool.given_up.done():
                raise self.stuck(pool)

    def stuck(self, pool: Pool) -> Stuck:
        self.replace(pool)
        return Stuck()

    def replace(self, pool: Pool) -> None:
        """The next question goes to other processes, and those who wait for these are told."""
        if self.pool is pool:
            self.pool = None
        if not pool.given_up.done():
            pool.given_up.set_result(None)
            threading.Thread(target=pool.end, daemon=True).start()

    async def close(self) -> None:
        for asking in self.asking:
            asking.cancel()
        if self.pool is not None:
            await asyncio.to_thread(self.pool.end)
