"""What guests, networks and tables use, in all processes of a site: for its limits, and for the operator.

With its signs of life a process writes down who uses most of it. The others count that towards their own limits.
"""

from __future__ import annotations

import asyncio
import heapq
import logging
import time
from collections import Counter
from collections.abc import Iterable, Mapping
from contextlib import suppress
from typing import Any

import sqlalchemy as sa

from zaria.core.engine.errors import ZariaError
from zaria.server.common.rate_limit import Buckets
from zaria.server.limits.origins import Asker
from zaria.server.storage.changes import Changes
from zaria.server.storage.cluster.peers import ALIVE_SECONDS, BEAT_SECONDS, OLD_SECONDS
from zaria.server.storage.schema import processes
from zaria.server.storage.store import Store

MOST = 100  # of each kind that are written down
ALONE_SECONDS = 10.0  # between two notes of the only process, which the operator alone reads
HALF_SECONDS = 600.0  # then time of thinking counts half: what matters is who costs much now
LEAST_SECONDS = 0.01  # of thinking that are still counted
log = logging.getLogger("zaria")

Amounts = dict[str, float]  # by guest, network, provider or table


class Usage:
    def __init__(self, buckets: Mapping[str, Buckets] | None = None) -> None:
        self.buckets = buckets or {}
        self.connections: dict[str, Counter[str]] = {kind: Counter() for kind in ("guests", "networks", "providers")}
        self.elsewhere: dict[str, Counter[str]] = {kind: Counter() for kind in self.connections}
        self.thinking: dict[str, Amounts] = {kind: {} for kind in ("guests", "networks", "tables")}
        self.faded_at = time.monotonic()
        self.read: dict[str, dict[str, Amounts]] = {}  # by process: what had been taken there when we last looked
        self.written: dict[str, Any] = {}

    # Live connections

    def connect(self, kind: str, name: str) -> None:
        self.connections[kind][name] += 1

    def disconnect(self, kind: str, name: str) -> None:
        self.connections[kind][name] -= 1
        if self.connections[kind][name] <= 0:
            del self.connections[kind][name]

    def connections_here(self, kind: str, name: str) -> int:
        return self.connections[kind][name]

    def connections_of(self, kind: str, name: str) -> int:
        """The live connections of this guest, network or provider in all processes."""
        return self.connections[kind][name] + self.elsewhere[kind][name]

    # Thinking

    def thought(self, asker: Asker, seconds: float) -> None:
        """A worker was busy for so long."""
        self.fade()
        for kind, name in (("guests", asker.guest), ("networks", asker.network), ("tables", asker.table)):
            if name:
                self.thinking[kind][name] = self.thinking[kind].get(name, 0.0) + seconds

    def fade(self) -> None:
        now = time.monotonic()
        rest = 0.5 ** ((now - self.faded_at) / HALF_SECONDS)
        if rest > 0.99:
            return
        self.faded_at = now
        for kind, amounts in self.thinking.items():
            faded = {name: seconds * rest for name, seconds in amounts.items()}
            self.thinking[kind] = {name: seconds for name, seconds in faded.items() if seconds >= LEAST_SECONDS}

    # Other processes

    def note(self) -> dict[str, Any]:
        """Who uses most of this process."""
        self.fade()
        return {
            "taken": {name: buckets.most_taken(MOST) for name, buckets in self.buckets.items()},
            "connections": {kind: largest(counts) for kind, counts in self.connections.items()},
            "thinking": {kind: in_hundredths(largest(amounts)) for kind, amounts in self.thinking.items()},
        }

    def count(self, notes: Iterable[tuple[str, dict[str, Any] | None]]) -> None:
        """Count what the other living processes wrote down towards our limits."""
        read: dict[str, dict[str, Amounts]] = {}
        connections: dict[str, Counter[str]] = {kind: Counter() for kind in self.connections}
        for process, noted in notes:
            read[process] = {} if noted is None else noted["taken"]
            if noted is not None:
                for kind, counts in noted["connections"].items():
                    connections[kind].update(counts)
            if process in self.read:  # else we do not know when it was taken
                self.charge(self.read[process], read[process])
        self.read, self.elsewhere = read, connections

    def charge(self, before: dict[str, Amounts], now: dict[str, Amounts]) -> None:
        for name, amounts in now.items():
            for key, amount in amounts.items():
                known = before.get(name, {}).get(key, least(before.get(name, {})))
                more = amount - known if amount >= known else amount  # it counts anew when a bucket was full again
                if more > 0 and name in self.buckets:
                    self.buckets[name].charge(key, more)

    async def share(self, store: Store) -> None:
        """Write down what is used here, and read what is used elsewhere, until it is cancelled."""
        try:
            if not store.database.is_shared:  # what a run left that was killed
                with suppress(ZariaError):
                    await store.write(Changes(statements=[sa.delete(processes).where(processes.c.id != store.process)]))
            await self.keep_sharing(store)
        finally:  # what is no longer used is not kept
            with suppress(ZariaError):
                gone = sa.update(processes).where(processes.c.id == store.process).values(used=sa.null())
                await store.write(Changes(statements=[gone]))

    async def keep_sharing(self, store: Store) -> None:
        is_shared = store.database.is_shared
        while True:
            await asyncio.sleep(BEAT_SECONDS if is_shared else ALONE_SECONDS)
            try:
                await self.write(store)
                if is_shared:
                    columns = processes.c
                    alive = columns.seen > store.database.now() - ALIVE_SECONDS
                    others = sa.select(columns.id, columns.used).where(alive, columns.id != store.process)
                    self.count([(row[0], row[1]) for row in await store.all(others)])
            except ZariaError as error:
                log.warning("use is not shared: %s", type(error).__name__)

    async def write(self, store: Store) -> None:
        noted = self.note()
        has_connections = any(noted["connections"].values())  # then they have to be told again: they still are there
        if noted == self.written and (store.database.is_shared or not has_connections):
            return
        row = {"id": store.process, "seen": store.database.now()}
        own = sa.update(processes).where(processes.c.id == store.process).values(seen=row["seen"], used=noted)
        old = sa.delete(processes).where(processes.c.seen < row["seen"] - OLD_SECONDS)
        await store.write(Changes(if_new=[(processes, row)], statements=[own, old]))
        self.written = noted


def least(before: Amounts) -> float:
    """What somebody has taken at most who was not in the list: it has only the largest."""
    return min(before.values()) if len(before) >= MOST else 0.0


def largest(amounts: Mapping[str, float]) -> Amounts:
    return dict(heapq.nlargest(MOST, amounts.items(), key=lambda item: item[1]))


def in_hundredths(amounts: Amounts) -> Amounts:
    return {name: round(amount, 2) for name, amount in amounts.items()}
