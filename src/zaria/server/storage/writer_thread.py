"""The writer: a thread that commits everything that gathered while the disk was busy.

It takes changes from the event loop and resolves their futures there: a task and an executor in between were slower
than the disk.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Thread

from zaria.core.engine.errors import again
from zaria.server.common.metrics import Metrics
from zaria.server.messages.refusals import Refused
from zaria.server.storage.changes import Changes, DatabaseAway, WriteConflict
from zaria.server.storage.checkpoints import Checkpoints
from zaria.server.storage.committer import Committer

Job = tuple[Changes, asyncio.Future[None]]
log = logging.getLogger("zaria")


class WriterThread:
    """`checkpoints` are those of SQLite."""

    def __init__(self, committer: Committer, checkpoints: Checkpoints | None, metrics: Metrics) -> None:
        self.committer = committer
        self.checkpoints = checkpoints
        self.metrics = metrics
        self.loop = asyncio.get_running_loop()
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.thread = Thread(target=self.run, name="writer", daemon=True)

    def start(self) -> None:
        self.thread.start()

    async def close(self) -> None:
        """Close, after everything queued is stored."""
        if self.thread.is_alive():
            self.jobs.put(None)
            await asyncio.to_thread(self.thread.join)

    def put(self, changes: Changes) -> asyncio.Future[None]:
        """Queue changes. The future is done when they are on disk; Refused if they could not be stored."""
        done: asyncio.Future[None] = self.loop.create_future()
        self.jobs.put((changes, done))
        return done

    # In the thread

    def run(self) -> None:
        is_open = True
        while is_open:
            jobs, is_open = self.gathered()
            if jobs:
                self.commit(jobs)
                self.after(sum(len(changes.entries) for changes, _ in jobs))

    def after(self, entries: int) -> None:
        """Work after a commit. Errors here do not stop later writes."""
        try:
            if self.checkpoints is not None:
                self.checkpoints.after(entries)
        except Exception:
            log.exception("no checkpoint")

    def gathered(self) -> tuple[list[Job], bool]:
        """All waiting jobs, at least one, and whether the queue is still open."""
        jobs: list[Job] = []
        job = self.jobs.get()
        while job is not None:
            jobs.append(job)
            try:
                job = self.jobs.get_nowait()
            except Empty:
                return jobs, True
        return jobs, False

    def commit(self, jobs: list[Job]) -> None:
        """Commit all together; if one of them is at fault, each separately, so that only the bad one is refused."""
        begun = time.perf_counter()
        trouble = self.committer.commit([changes for changes, _ in jobs])
        if trouble is None or isinstance(trouble, DatabaseAway) or len(jobs) == 1:
            self.tell([done for _, done in jobs], trouble, begun)
            return
        for changes, done in jobs:
            begun = time.perf_counter()
            self.tell([done], self.committer.commit([changes]), begun)

    def tell(self, waiting: list[asyncio.Future[None]], trouble: Refused | None, begun: float) -> None:
        seconds = time.perf_counter() - begun
        self.in_loop(lambda: self.answer(waiting, trouble, seconds))

    def in_loop(self, work: Callable[[], None]) -> None:
        try:
            self.loop.call_soon_threadsafe(work)
        except RuntimeError:  # the loop is closed: nobody waits any more
            return

    # In the loop

    def answer(self, waiting: list[asyncio.Future[None]], trouble: Refused | None, seconds: float) -> None:
        self.metrics.commit_seconds.observe(seconds)
        for done in waiting:
            if trouble is not None:
                (self.metrics.overtaken if isinstance(trouble, WriteConflict) else self.metrics.not_stored).inc()
            if done.done():  # its waiter is gone
                continue
            if trouble is None:
                done.set_result(None)
            else:
                done.set_exception(again(type(trouble), trouble.refusal))
