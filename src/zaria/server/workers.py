"""Bots and hints are thought about in worker processes: the event loop never waits. One that dies or hangs
is replaced."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import secrets
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from pebble import CONSTS, ProcessExpired, ProcessPool

import zaria
from zaria.analysis import Analysis
from zaria.arena.worker_process import end_with_the_parent
from zaria.bots import BOTS, bot
from zaria.bots.hints import hint
from zaria.core.play import BUDGET
from zaria.core.record import Record
from zaria.core.rng import Rng
from zaria.core.saved import from_bytes
from zaria.core.state import State
from zaria.server.fair_queue import FairQueue
from zaria.server.metrics import Metrics

TRIES = 3
EFFORT = BUDGET if zaria.COMPILED else BUDGET // 5  # uncompiled, thinking takes a hundred times as long
GRACE_SECONDS = 5.0  # by then the pool must have killed a worker that exceeded its limit
CONSTS.term_timeout = 0.5  # seconds before a worker is killed: it has nothing to clean up
log = logging.getLogger("zaria")


def think(name: str, known: bytes, seat: int, seed: int) -> int:
    """In a worker: the bot's action in the state that its seat may know."""
    return bot(name).choose(from_bytes(known), seat, Rng(seed), EFFORT)


def think_of_hint(known: bytes) -> dict[str, Any]:
    """In a worker: the hint for the seat that is asked. The same state gets the same hint."""
    return hint(from_bytes(known), effort=EFFORT)


def think_of_game(record: str, unfinished: dict[str, Any] | None) -> tuple[dict[str, Any], dict[str, Any] | None]:
    """In a worker: one more pass of the analysis of a game. The report, and what is needed to go on, if anything is."""
    analysis = Analysis(Record.from_json(record), stored=unfinished)
    analysis.refine()
    return analysis.report(), None if analysis.is_done else analysis.to_data()


def begin_work() -> None:
    """In a worker, at its start: it ignores Ctrl-C, and ends with the server even if that is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_the_parent()


class Pool:
    """The worker processes. `given_up` is resolved when they are replaced."""

    def __init__(self, number: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.processes = ProcessPool(number, initializer=begin_work, context=context)
        self.given_up: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def wait(self, answer: asyncio.Future[Any], seconds: float) -> None:
        """Wait for the answer, or until the pool is given up."""
        either: list[asyncio.Future[Any]] = [answer, self.given_up]
        await asyncio.wait(either, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)

    def end(self) -> None:
        """End the processes, by force if needed. This may take a second."""
        self.processes.stop()  # type: ignore[no-untyped-call]
        self.processes.join()


def retrieved(answer: asyncio.Future[Any]) -> None:
    """Marks an error as seen: asyncio would log it if nobody waits for the answer any more."""
    if not answer.cancelled():
        answer.exception()


class Stuck(Exception):
    """The pool does not answer."""


class NoAnswer(Exception):
    """Thinking failed several times."""


class Workers:
    """Each process gets one question at a time. The others wait here, so a broken pool cannot lose them.

    Every question has an owner, and owners take turns: one with many tables does not delay another's.
    """

    def __init__(self, number: int, limit: float, start_limit: float, metrics: Metrics | None = None) -> None:
        self.number = number
        self.metrics = metrics or Metrics()
        self.limit = limit  # seconds to think
        self.start_limit = start_limit  # seconds until a worker must have begun
        self.queue = FairQueue(number)
        self.pool: Pool | None = None
        self.asking: set[asyncio.Task[Any]] = set()

    async def choose(self, name: str, known: State, seat: int, owner: str, seed: int | None = None) -> int:
        """The bot's action. If it fails several times, a random legal one, so that the game can go on."""
        seed = secrets.randbits(62) if seed is None else seed
        try:
            action: int = await self._answer(owner, f"the bot {name}", think, name, known.to_bytes(), seat, seed)
        except NoAnswer:
            return BOTS["random"].choose(known, seat, Rng(secrets.randbits(62)), BUDGET)
        return action

    async def hint(self, known: State, owner: str) -> dict[str, Any]:
        """The hint for the seat that is asked in this state; NoAnswer if it cannot be found."""
        found: dict[str, Any] = await self._answer(owner, "a hint", think_of_hint, known.to_bytes())
        return found

    async def analyse(
        self, record: str, unfinished: dict[str, Any] | None, owner: str
    ) -> tuple[dict[str, Any], dict[str, Any] | None]:
        """One more pass of the analysis of a game; NoAnswer if it fails again and again."""
        found: tuple[dict[str, Any], dict[str, Any] | None] = await self._answer(
            owner, "an analysis", think_of_game, record, unfinished
        )
        return found

    async def _answer(self, owner: str, what: str, thought: Callable[..., Any], *given: Any) -> Any:
        """Have a worker think when it is the owner's turn. A worker that hangs or dies is asked again."""
        for _ in range(TRIES):
            await self.queue.enter(owner)
            begun = time.perf_counter()
            asking = asyncio.create_task(self._ask(thought, given))
            self.asking.add(asking)
            asking.add_done_callback(self._has_answer)
            try:
                answer = await asyncio.shield(asking)  # if nobody waits any more, the worker is still busy
                self.metrics.bot_seconds.add(time.perf_counter() - begun)
                return answer
            except (Stuck, TimeoutError, ProcessExpired) as error:
                log.warning("a bot's worker is replaced: %s", type(error).__name__)
                self.metrics.bots_replaced.add()
            except Exception as error:  # an error in the thinking itself
                log.warning("%s failed: %s", what, type(error).__name__)
        raise NoAnswer(what)

    def _has_answer(self, asking: asyncio.Task[Any]) -> None:
        self.asking.discard(asking)
        self.queue.leave()
        retrieved(asking)

    async def _ask(self, thought: Callable[..., Any], given: tuple[Any, ...]) -> Any:
        """The worker's answer. Asks again if the pool was replaced because of another question."""
        while True:
            pool = self.pool = self.pool or Pool(self.number)
            try:
                future = pool.processes.schedule(thought, list(given), timeout=self.limit)
            except RuntimeError:  # an idle worker died, which breaks the pool
                raise self.stuck(pool) from None
            answer = asyncio.wrap_future(future)
            answer.add_done_callback(retrieved)
            await pool.wait(answer, self.start_limit)
            if not answer.done() and future.running():  # the pool enforces the limit from its start on
                await pool.wait(answer, self.limit + GRACE_SECONDS)
            if answer.done() and not isinstance(answer.exception(), BrokenProcessPool):
                return answer.result()
            if answer.done() or not pool.given_up.done():
                raise self.stuck(pool)

    def stuck(self, pool: Pool) -> Stuck:
        self.replace(pool)
        return Stuck()

    def replace(self, pool: Pool) -> None:
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
