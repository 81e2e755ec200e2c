"""The processes that serve one database: who runs which table, and who is connected where.

A process writes heartbeats into the database. While it does, it alone runs the bots and timers of the tables that it
has leased; after that another takes them over. A lease has a fencing number that grows with each owner: what a former
owner still wants to store is refused. Without PostgreSQL there is one process, which runs everything.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from contextlib import suppress
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql

from zaria.server.messages.refusals import Refused
from zaria.server.storage.changes import Changes
from zaria.server.storage.schema import leases, present, processes, tables
from zaria.server.storage.store import Store

BEAT_SECONDS = 1.0  # between two heartbeats
ALIVE_SECONDS = 4.0  # after the last heartbeat; PostgreSQL's clock counts them
OLD_SECONDS = 3600.0  # then what a process left is removed
MOST_AT_ONCE = 100  # tables taken over with each beat, so that all processes get some
log = logging.getLogger("zaria")

GuestsByProcess = dict[str, set[str]]  # guests by process


class Peers:
    """Nobody else uses this database."""

    def runs(self, table: str) -> bool:
        """Does this process run the table's bots and timers?"""
        return True

    async def take(self, table: str) -> bool:
        """Run this table from now on, unless another process does."""
        return True

    def fence(self, table: str) -> list[sa.Executable]:
        """Conditions for storing a bot's move or the end of a time limit."""
        return []

    def release(self, table: str, is_played_elsewhere: bool = False) -> None:
        """It is not in memory any more. If it is played in another process, that one runs it from now on."""

    async def unclaimed(self, wanted: list[str]) -> list[str]:
        """Those of these tables that no process runs."""
        return wanted

    async def abandoned(self) -> list[str]:
        """Games whose process has died."""
        return []

    def came(self, table: str, guest: str, session: str) -> None:
        """The first connection of this device of the guest in this process."""

    def went(self, table: str, guest: str, session: str) -> None:
        """The last one is gone."""

    def react(self, table: str, reaction: dict[str, Any]) -> None:
        """Have other processes show a reaction, too."""

    async def present(self, table: str) -> GuestsByProcess:
        """Who is connected to the table through other processes."""
        return {}

    async def devices(self, table: str) -> set[str]:
        """Their devices, by the hashes of the cookies."""
        return set()

    async def living(self) -> set[str]:
        """The processes that show signs of life."""
        return set()

    async def beat(self) -> None:
        """A sign of life."""

    async def leave(self) -> None:
        """The process stops; the others need not wait until it counts as dead."""


class SharedPeers(Peers):
    """Other processes may use this database."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.me = store.process
        self.held: dict[str, int] = {}  # the numbers of our leases

    def runs(self, table: str) -> bool:
        return table in self.held

    async def take(self, table: str) -> bool:
        if table in self.held and await self.store.all(self.fence_of(table, self.held[table])):
            return True
        self.held.pop(table, None)
        new = postgresql.insert(leases).values(table_id=table, process=self.me, fence=1)
        newer = {"process": self.me, "fence": leases.c.fence + 1}
        is_free = sa.or_(leases.c.process == self.me, leases.c.process.not_in(self.alive()))
        taking = new.on_conflict_do_update(index_elements=["table_id"], set_=newer, where=is_free)
        rows = await self.store.change(taking.returning(leases.c.fence))
        if rows:
            self.held[table] = rows[0][0]
        return bool(rows)

    def alive(self) -> sa.Select[tuple[str]]:
        return sa.select(processes.c.id).where(processes.c.seen > self.store.database.now() - ALIVE_SECONDS)

    def fence_of(self, table: str, number: int) -> sa.Select[tuple[int]]:
        own = sa.and_(leases.c.table_id == table, leases.c.process == self.me, leases.c.fence == number)
        return sa.select(leases.c.fence).where(own)

    def fence(self, table: str) -> list[sa.Executable]:
        return [self.fence_of(table, self.held.get(table, 0)).with_for_update(read=True)]

    def release(self, table: str, is_played_elsewhere: bool = False) -> None:
        number = self.held.pop(table, None)
        if number is not None:
            own = sa.and_(leases.c.table_id == table, leases.c.process == self.me, leases.c.fence == number)
            hints = ["gone - 0"] if is_played_elsewhere else []
            self.store.post(Changes(statements=[sa.delete(leases).where(own)], hints=hints))

    async def unclaimed(self, wanted: list[str]) -> list[str]:
        if not wanted:
            return []
        run = sa.select(leases.c.table_id).where(leases.c.process.in_(self.alive()))
        claimed = {row[0] for row in await self.store.all(run)}
        return [table for table in wanted if table not in claimed]

    async def abandoned(self) -> list[str]:
        query = sa.select(leases.c.table_id).join(tables, tables.c.id == leases.c.table_id)
        query = query.where(leases.c.process.not_in(self.alive()), tables.c.status.in_(["sealing", "playing"]))
        return [row[0] for row in await self.store.all(query.order_by(sa.func.random()).limit(MOST_AT_ONCE))]

    # Who is connected

    def came(self, table: str, guest: str, session: str) -> None:
        row = {"table_id": table, "process": self.me, "guest": guest, "session": session}
        self.store.post(Changes(if_new=[(present, row)], hints=[f"presence {table} 0"]))

    def went(self, table: str, guest: str, session: str) -> None:
        own = sa.and_(present.c.table_id == table, present.c.process == self.me, present.c.guest == guest)
        gone = sa.delete(present).where(own, present.c.session == session)
        self.store.post(Changes(statements=[gone], hints=[f"presence {table} 0"]))

    def react(self, table: str, reaction: dict[str, Any]) -> None:
        about = f"{table}:{reaction['guest']}:{reaction['reaction']}"
        self.store.post(Changes(hints=[f"reaction {about} {reaction['seat']}"]))

    async def present(self, table: str) -> GuestsByProcess:
        guests: GuestsByProcess = defaultdict(set)
        query = sa.select(present.c.process, present.c.guest).where(present.c.table_id == table)
        for process, guest in await self.store.all(query.where(present.c.process.in_(self.alive()))):
            if process != self.me:
                guests[process].add(guest)
        return guests

    async def devices(self, table: str) -> set[str]:
        query = sa.select(present.c.session).where(present.c.table_id == table)
        return {row[0] for row in await self.store.all(query.where(present.c.process.in_(self.alive())))}

    # Life

    async def living(self) -> set[str]:
        return {row[0] for row in await self.store.all(self.alive())}

    async def beat(self) -> None:
        now: Any = self.store.database.now()
        new = postgresql.insert(processes).values(id=self.me, seen=now)
        await self.store.change(new.on_conflict_do_update(index_elements=["id"], set_={"seen": now}))

    async def leave(self) -> None:
        gone = [sa.delete(present).where(present.c.process == self.me)]
        gone += [sa.delete(processes).where(processes.c.id == self.me)]
        with suppress(Refused):  # the database is away: the others find out by our silence
            await self.store.write(Changes(statements=[*gone, *self.remove_old()], hints=["gone - 0"]))

    def remove_old(self) -> list[sa.Delete]:
        """What processes that died long ago have left."""
        long_ago = self.store.database.now() - OLD_SECONDS
        known = sa.select(processes.c.id)
        return [
            sa.delete(processes).where(processes.c.seen < long_ago),
            sa.delete(present).where(present.c.process.not_in(known)),
        ]


def peers_of(store: Store) -> Peers:
    return SharedPeers(store) if store.database.is_shared else Peers()


async def keep_beating(peers: Peers, then: Any) -> None:
    """Heartbeats, until it is cancelled. After each, `then` looks for what others left behind."""
    while True:
        try:
            await peers.beat()
            await asyncio.wait_for(then(), 10 * BEAT_SECONDS)
        except Exception as error:
            log.warning("no sign of life: %s", type(error).__name__)
        await asyncio.sleep(BEAT_SECONDS)
