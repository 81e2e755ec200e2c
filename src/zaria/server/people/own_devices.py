"""The devices on which somebody is the same guest. Each of them can be ended."""

from __future__ import annotations

import re
from typing import NamedTuple

import sqlalchemy as sa

from zaria.server.messages.refusals import Refused
from zaria.server.people.guest import Guest
from zaria.server.storage.changes import Changes
from zaria.server.storage.schema import devices, sessions
from zaria.server.storage.store import Store

HASH_LETTERS = 12  # letters of a session's hash: enough to tell one's own apart, and of no other use
# What browsers and systems call themselves; the first one that fits, since many name others, too.
BROWSERS = (("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", "Firefox"), ("Chrome", "Chrome"), ("Safari", "Safari"))
SYSTEMS = (
    *(("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows")),
    *(("Mac OS", "macOS"), ("CrOS", "ChromeOS"), ("Linux", "Linux")),
)


class OwnDevice(NamedTuple):
    id: str
    kind: str | None
    created: float
    is_this: bool


def kind_of(agent: str) -> str | None:
    """
    >>> kind_of("Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"), kind_of("curl/8")
    ('Firefox, Android', None)
    """
    known = [name for names in (BROWSERS, SYSTEMS) if (name := first_of(names, agent)) is not None]
    return ", ".join(known) or None


def first_of(names: tuple[tuple[str, str], ...], agent: str) -> str | None:
    return next((name for mark, name in names if re.search(rf"\b{mark}", agent)), None)


class OwnDevices:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def listed(self, guest: Guest, this: str) -> list[OwnDevice]:
        """This one first, then the newest; `this` is the session of who asks."""
        columns = sessions.c
        query = sa.select(columns.hash, columns.kind, columns.created).where(columns.guest == guest.id)
        rows = await self.store.all(query.order_by((columns.hash == this).desc(), columns.created.desc()))
        return [OwnDevice(hash[:HASH_LETTERS], kind, created, hash == this) for hash, kind, created in rows]

    async def end(self, guest: Guest, this: str, id: str | None) -> None:
        """End the device with this id, or all but this one. Refused if there is none, and for this one itself."""
        columns = sessions.c
        own = sa.and_(columns.guest == guest.id, columns.hash != this)
        if id is not None:
            own = sa.and_(own, sa.func.substr(columns.hash, 1, HASH_LETTERS) == id)
        hashes = [row[0] for row in await self.store.all(sa.select(columns.hash).where(own))]
        if id is not None and not hashes:
            raise Refused("no-device")
        gone: list[sa.Executable] = [sa.delete(kind).where(column.in_(hashes)) for kind, column in ENDED]
        await self.store.write(Changes(statements=gone, hints=[f"guest {guest.id} 0"]))


ENDED = ((sessions, sessions.c.hash), (devices, devices.c.session))
