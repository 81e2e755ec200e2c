"""The writer: a thread that commits everything that gathered while the disk was busy.

It takes writes from the event loop and answers them there, with nothing in between: a move waits for the disk, and a
task or an executor on each side of it took a fifth as long again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Thread

from zaria.server.checkpoints import Checkpoints
from zaria.server.committing import Committer
from zaria.server.metrics import Metrics
from zaria.server.refusals import Refused
from zaria.server.write import Overtaken, Write

Job = tuple[Write, asyncio.Future[None]]
Answer = tuple[asyncio.Future[None], Refused | None]


class Writer:
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
        """When everything that was put is stored."""
        if self.thread.is_alive():
            self.jobs.put(None)
            await asyncio.to_thread(self.thread.join)

    def put(self, write: Write) -> asyncio.Future[None]:
        """Done when it is on disk; Refused if it could not be stored."""
        done: asyncio.Future[None] = self.loop.create_future()
        self.jobs.put((write, done))
        return done

    # In the thread

    def run(self) -> None:
        is_open = True
        while is_open:
            jobs, is_open = self.gathered()
            if jobs:
                self.commit(jobs)
                if self.checkpoints is not None:
                    self.checkpoints.after(sum(len(write.entries) for write, _ in jobs))

    def gathered(self) -> tuple[list[Job], bool]:
        """All that waits, at least one; and whether more may come."""
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
        begun = time.perf_counter()
        trouble = self.committer.commit([write for write, _ in jobs])
        answers: list[Answer] = [(done, trouble) for _, done in jobs]
        if trouble is not None and len(jobs) > 1:  # one bad write must not fail the others
            answers = [(done, self.committer.commit([write])) for write, done in jobs]
        seconds = time.perf_counter() - begun
        self.in_loop(lambda: self.answer(answers, seconds))

    def in_loop(self, work: Callable[[], None]) -> None:
        try:
            self.loop.call_soon_threadsafe(work)
        except RuntimeError:  # the loop is closed: nobody waits any more
            return

    # In the loop

    def answer(self, answers: list[Answer], seconds: float) -> None:
        self.metrics.commit_seconds.add(seconds)
        for done, trouble in answers:
            if trouble is not None:
                (self.metrics.overtaken if isinstance(trouble, Overtaken) else self.metrics.not_stored).add()
            if done.done():  # whoever waited for it is gone
                continue
            if trouble is None:
                done.set_result(None)
            else:
                done.set_exception(trouble)
