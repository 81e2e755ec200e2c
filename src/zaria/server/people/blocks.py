"""Whom each guest has blocked: they cannot sit at the guest's tables, and the guest does not get their chat."""

from __future__ import annotations

import time
from collections import defaultdict

import sqlalchemy as sa

from zaria.server.messages.refusals import Refused
from zaria.server.storage.changes import Changes
from zaria.server.storage.schema import blocks, guests
from zaria.server.storage.store import Store

MOST = 500  # of one guest


class Blocks:
    """All lists are in memory: every message looks them up."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.by_guest: defaultdict[str, set[str]] = defaultdict(set)

    async def load(self, only: str | None = None) -> None:
        """Load all lists, or that of one guest."""
        query = sa.select(blocks.c.guest, blocks.c.blocked)
        rows = await self.store.all(query if only is None else query.where(blocks.c.guest == only))
        self.by_guest.pop(only or "", None)
        for guest, blocked in rows:
            self.by_guest[guest].add(blocked)

    def has(self, guest: str | None, other: str) -> bool:
        """Has this guest blocked the other?"""
        return guest is not None and other in self.by_guest.get(guest, ())

    async def add(self, guest: str, other: str) -> None:
        if guest == other or not await self.store.all(sa.select(guests.c.id).where(guests.c.id == other)):
            raise Refused("no-such-guest")
        if self.has(guest, other):
            return
        if len(self.by_guest[guest]) >= MOST:
            raise Refused("too-many-blocks", most=MOST)
        self.by_guest[guest].add(other)
        row = {"guest": guest, "blocked": other, "created": time.time()}
        await self.store.write(Changes([(blocks, row)], hints=[f"guest {guest} 0"]))

    async def remove(self, guest: str, other: str) -> None:
        self.by_guest[guest].discard(other)
        gone = sa.delete(blocks).where(blocks.c.guest == guest, blocks.c.blocked == other)
        await self.store.write(Changes(statements=[gone], hints=[f"guest {guest} 0"]))

    async def listed(self, guest: str) -> list[tuple[str, str]]:
        """Ids and names of those this guest has blocked, latest first."""
        query = sa.select(guests.c.id, guests.c.name).join(blocks, blocks.c.blocked == guests.c.id)
        rows = await self.store.all(query.where(blocks.c.guest == guest).order_by(blocks.c.created.desc()))
        return [(row[0], row[1]) for row in rows]
