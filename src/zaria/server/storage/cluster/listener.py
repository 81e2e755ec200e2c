"""Hints between processes, by PostgreSQL's NOTIFY. They say what is new in the database, the only source of truth.

A lost hint costs nothing but time: after every new connection, and every few seconds, all tables in memory are compared
with the database.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

import sqlalchemy as sa

from zaria.server.messages.refusals import Refused
from zaria.server.storage.changes import Changes
from zaria.server.storage.committer import CHANNEL
from zaria.server.storage.schema import hints
from zaria.server.storage.store import Store

POLL_SECONDS = 10.0  # between two comparisons while hints arrive
LOST_SECONDS = 1.0  # the same while they do not
SILENT_SECONDS = 5.0  # without even our own hint: the connection is made anew
log = logging.getLogger("zaria")

HintHandler = Callable[[str, str, int], None]  # kind, about what, number


class Listener:
    def __init__(self, store: Store, heard: HintHandler, compare: Callable[[], Awaitable[None]]) -> None:
        self.store = store
        self.heard = heard
        self.compare = compare
        self.is_connected = False
        self.own_sent: dict[int, float] = {}  # our own hints that we have not heard yet
        self.own_heard = 0.0
        self.lag = 0.0  # seconds that the last one took
        self.number = 0

    async def listen(self) -> None:
        """Until it is cancelled."""
        while True:
            try:
                await self.connected()
            except Exception as error:
                if self.is_connected or not self.own_heard:  # once, not every second
                    log.warning("no hints from other processes: %s", type(error).__name__)
                self.own_heard = time.monotonic()
            self.is_connected = False
            await asyncio.sleep(LOST_SECONDS)

    async def connected(self) -> None:
        import psycopg  # only a site on PostgreSQL has it

        address = self.store.database.listening()
        connection = await psycopg.AsyncConnection.connect(address, autocommit=True, connect_timeout=5)
        async with connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            self.own_heard = time.monotonic()
            self.is_connected = True
            await self.compare()  # what was said before
            while time.monotonic() - self.own_heard < SILENT_SECONDS:
                async for one in connection.notifies(timeout=LOST_SECONDS):
                    self.hear(one.payload)

    def hear(self, payload: str) -> None:
        process, _, hints = payload.partition(" ")
        is_own = process == self.store.process
        if is_own and "test" not in hints:  # our own moves: nearly all that we hear, if we are alone
            return
        for hint in hints.split("\n"):
            kind, about, number = hint.split(" ")
            if is_own and kind == "test":
                self.own_heard = time.monotonic()
                self.lag = self.own_heard - self.own_sent.pop(int(number), self.own_heard)
            elif not is_own and kind != "test":
                self.heard(kind, about, int(number))

    async def poll(self) -> None:
        """The last resort. And a hint to ourselves, to know that they arrive and how long they take."""
        last = time.monotonic()
        while True:
            await asyncio.sleep(LOST_SECONDS)
            self.number += 1
            self.own_sent = {self.number: time.monotonic()}
            self.store.post(Changes(hints=[f"test {self.store.process} {self.number}"]))
            if not self.is_connected or time.monotonic() - last >= POLL_SECONDS:
                with suppress(Exception):  # it is tried again
                    await self.compare()
                    last = time.monotonic()


async def read_hints(store: Store, heard: HintHandler) -> None:
    """Without PostgreSQL only the operator leaves hints, in a table that is looked at every second."""
    rows = await store.all(sa.select(sa.func.coalesce(sa.func.max(hints.c.id), 0)))
    last = rows[0][0]
    while True:
        await asyncio.sleep(LOST_SECONDS)
        with suppress(Refused):  # it is read the next time
            for number_of_hint, text in await store.all(sa.select(hints.c.id, hints.c.text).where(hints.c.id > last)):
                last = number_of_hint
                kind, about, number = text.split(" ")
                heard(kind, about, int(number))
