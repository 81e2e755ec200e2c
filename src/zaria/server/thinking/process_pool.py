"""Worker processes: the event loop never waits for them. One that dies or hangs is replaced."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any

from pebble import CONSTS, ProcessExpired, ProcessPool

from zaria.child_process import end_with_the_parent
from zaria.server.common.metrics import Metrics
from zaria.server.limits.fair_queue import FairQueue
from zaria.server.limits.origins import Asker
from zaria.server.limits.usage import Usage

TRIES = 3
GRACE_SECONDS = 5.0  # by then the pool must have killed a worker that exceeded its limit
CONSTS.term_timeout = 0.5  # seconds before a worker is killed: it has nothing to clean up
log = logging.getLogger("zaria")


def start_worker(niceness: int) -> None:
    """In a worker, at its start: it ignores Ctrl-C, and ends with the server even if that is killed.

    A nice one gets little of a processor while others want it, and gives it back within a few milliseconds.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_the_parent()
    if hasattr(os, "nice"):  # not on Windows
        os.nice(niceness)


class Processes:
    """The worker processes. `given_up` is resolved when they are replaced."""

    def __init__(self, number: int, niceness: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.processes = ProcessPool(number, initializer=start_worker, initargs=(niceness,), context=context)
        self.given_up: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def wait(self, answer: asyncio.Future[Any], seconds: float) -> None:
        """Wait for the answer, or until the pool is given up."""
        either: list[asyncio.Future[Any]] = [answer, self.given_up]
        await asyncio.wait(either, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)

    def end(self) -> None:
        """End the processes, by force if needed. This may take a second."""
        self.processes.stop()  # type: ignore[no-untyped-call]
        self.processes.join()


def mark_retrieved(answer: asyncio.Future[Any]) -> None:
    """Marks an error as seen: asyncio would log it if nobody waits for the answer any more."""
    if not answer.cancelled():
        answer.exception()


class Stuck(Exception):
    """The pool does not answer."""


class NoAnswer(Exception):
    """Thinking failed several times."""


class Workers:
    """Each process gets one question at a time. The others wait here, so a broken pool cannot lose them.

    Providers take turns, in each of them networks, and in those guests: who has many tables, or is many guests, does
    not delay others.
    """

    def __init__(
        self, number: int, niceness: int, limit: float, start_limit: float, metrics: Metrics, usage: Usage
    ) -> None:
        self.number = number
        self.niceness = niceness
        self.metrics = metrics
        self.usage = usage
        self.limit = limit  # seconds to think
        self.start_limit = start_limit  # seconds until a worker must have begun
        self.queue = FairQueue(number)
        self.pool: Processes | None = None
        self.asking: set[asyncio.Task[Any]] = set()

    async def answer(self, asker: Asker, what: str, thought: Callable[..., Any], *given: Any) -> Any:
        """Have a worker think when it is the asker's turn. A worker that hangs or dies is asked again."""
        for _ in range(TRIES):
            await self.queue.enter(*asker.turns)
            begun = time.perf_counter()
            asking = asyncio.create_task(self._ask(thought, given))
            self.asking.add(asking)
            asking.add_done_callback(partial(self._has_answer, asker, begun))
            try:
                answer = await asyncio.shield(asking)  # if nobody waits any more, the worker is still busy
                self.metrics.bot_seconds.observe(time.perf_counter() - begun)
                return answer
            except (Stuck, TimeoutError, ProcessExpired) as error:
                log.warning("a bot's worker is replaced: %s", type(error).__name__)
                self.metrics.bots_replaced.inc()
            except Exception as error:  # an error in the thinking itself
                log.warning("%s failed: %s", what, type(error).__name__)
        raise NoAnswer(what)

    def _has_answer(self, asker: Asker, begun: float, asking: asyncio.Task[Any]) -> None:
        self.usage.thought(asker, time.perf_counter() - begun)
        self.asking.discard(asking)
        self.queue.leave()
        mark_retrieved(asking)

    async def _ask(self, thought: Callable[..., Any], given: tuple[Any, ...]) -> Any:
        """The worker's answer. Asks again if the pool was replaced because of another question."""
        while True:
            pool = self.pool = self.pool or Processes(self.number, self.niceness)
            try:
                future = pool.processes.schedule(thought, list(given), timeout=self.limit)
            except RuntimeError:  # an idle worker died, which breaks the pool
                raise self.stuck(pool) from None
            answer = asyncio.wrap_future(future)
            answer.add_done_callback(mark_retrieved)
            await pool.wait(answer, self.start_limit)
            if not answer.done() and future.running():  # the pool enforces the limit from its start on
                await pool.wait(answer, self.limit + GRACE_SECONDS)
            if answer.done() and not isinstance(answer.exception(), BrokenProcessPool):
                return answer.result()
            if answer.done() or not pool.given_up.done():
                raise self.stuck(pool)

    def stuck(self, pool: Processes) -> Stuck:
        self.replace(pool)
        return Stuck()

    def replace(self, pool: Processes) -> None:
        """Use a new pool from now on, and wake up those who wait for this one."""
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
