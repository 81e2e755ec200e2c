"""Tells people by notification that a game over days waits for them: once for each turn, and not where it is open."""

from __future__ import annotations

import asyncio
import logging
import time
from hashlib import sha256
from urllib.parse import urlsplit

import sqlalchemy as sa

from zaria.i18n import LOCALES, words
from zaria.server.common import wall_clock
from zaria.server.live.tables import Tables
from zaria.server.messages.encoding import encode
from zaria.server.messages.incoming import NewDevice
from zaria.server.messages.refusals import Refused
from zaria.server.people.push import Device, Pusher, base64url, check_device
from zaria.server.storage.changes import Changes, WriteConflict
from zaria.server.storage.schema import devices, turns
from zaria.server.table.state import TableState

LOOK_SECONDS = 1.0  # between two looks for turns of which nobody was told
GRACE_SECONDS = 2.0  # after a turn began: who is still there sees it
AT_ONCE = 100  # turns
DEVICES = 10  # of one guest
AGAIN_SECONDS = (1.0, 10.0, 60.0)  # after a push service did not take a message
GONE = (404, 410)
log = logging.getLogger("zaria")


class Notifier:
    def __init__(self, tables: Tables, pusher: Pusher, grace: float = GRACE_SECONDS) -> None:
        self.tables = tables
        self.store = tables.context.store
        self.pusher = pusher
        self.grace = grace

    # Devices

    async def add(self, guest: str, session: str, wanted: NewDevice) -> None:
        """From now on this device is told. Of too many the oldest is told no more."""
        device = Device(session, wanted.endpoint, wanted.key, wanted.auth, wanted.locale)
        site = self.tables.context.settings.site
        own = "" if site is None else urlsplit(site.origin).hostname or ""
        check_device(device.endpoint, device.key, device.auth, self.pusher.anywhere, own)
        columns = devices.c
        locale = device.locale if device.locale in LOCALES else LOCALES[0]
        row = {**device._asdict(), "locale": locale, "guest": guest, "created": time.time()}
        before = sa.delete(devices).where(
            sa.or_(columns.session == device.session, columns.endpoint == device.endpoint)
        )
        newest = (
            sa.select(columns.session).where(columns.guest == guest).order_by(columns.created.desc()).limit(DEVICES)
        )
        older = sa.delete(devices).where(columns.guest == guest, columns.session.not_in(newest))
        await self.store.write(Changes(statements=[before, sa.insert(devices).values(**row), older]))

    async def remove(self, session: str) -> None:
        await self.store.write(Changes(statements=[sa.delete(devices).where(devices.c.session == session)]))

    async def has(self, session: str) -> bool:
        return bool(await self.store.all(sa.select(devices.c.session).where(devices.c.session == session)))

    # Turns

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.look()
            except Refused:  # the database is away
                continue
            except Exception:
                log.exception("notifications")

    async def look(self) -> None:
        columns = turns.c
        wanted = columns.guest.in_(sa.select(devices.c.guest))
        query = sa.select(columns.table_id, columns.guest).where(columns.told.is_(None), wanted)
        query = query.where(columns.since <= wall_clock.now() - self.grace).order_by(columns.since).limit(AT_ONCE)
        for table, guest in await self.store.all(query):
            if await self.claim(table, guest):
                await self.tell(table, guest)

    async def claim(self, table: str, guest: str) -> bool:
        """Only one process tells somebody of a turn, once."""
        own = sa.and_(turns.c.table_id == table, turns.c.guest == guest, turns.c.told.is_(None))
        telling = sa.update(turns).where(own).values(told=wall_clock.now()).returning(turns.c.guest)
        try:
            await self.store.write(Changes(must_find=[telling]))
        except WriteConflict:
            return False
        return True

    async def tell(self, table: str, guest: str) -> None:
        actor = await self.tables.get(table)
        if guest not in actor.table.awaited_guests():
            return
        here = {one.session for one in actor.connections.subscribers}
        open_there = here | await self.tables.context.peers.devices(table)
        columns = devices.c
        query = sa.select(columns.session, columns.endpoint, columns.key, columns.auth, columns.locale)
        for row in await self.store.all(query.where(columns.guest == guest)):
            device = Device(*row)
            if device.session not in open_there:
                message = message_for(actor.table, guest, device.locale)
                self.tables.run(self.send(device, message, table, actor.table.slow.end - wall_clock.now()))

    async def send(self, device: Device, message: bytes, table: str, seconds: float) -> None:
        """Until it was taken. A device that is gone is forgotten."""
        topic = base64url(sha256(table.encode()).digest()[:24])
        for pause in (*AGAIN_SECONDS, None):
            status = await self.pusher.send(device, message, topic, seconds)
            if status in GONE:
                return await self.remove(device.session)
            if status not in (0, 429) and status < 500:
                if status >= 300:
                    log.warning("a push service refused a notification: %d", status)
                return None
            if pause is not None:
                await asyncio.sleep(pause)
        return None


def message_for(table: TableState, guest: str, locale: str) -> bytes:
    """Whose turn it is and with whom, in the words of the device's language. It knows nothing of the game."""
    say = words(locale).say
    names = [seat.name for seat in table.seats if seat.guest != guest]
    text = {
        "title": say("push-turn", {"game": say(f"game-{table.header.game}")}),
        "body": say("push-company", {"names": ", ".join(names)}) if names else "",
        "table": table.id,
    }
    return encode(text)
