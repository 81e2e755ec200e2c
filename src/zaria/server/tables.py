"""All live tables of this process: made, loaded from their entries when somebody needs them, and forgotten again."""

from __future__ import annotations

import asyncio
import logging
import time

from zaria.core.errors import BadRecord
from zaria.server.chat import SHOWN
from zaria.server.commands import Guest
from zaria.server.creating import new_room
from zaria.server.incoming import NewTable
from zaria.server.refusals import Refused
from zaria.server.room import Room
from zaria.server.store import Entry, Write
from zaria.server.table import Services, Table

log = logging.getLogger("zaria")


class Tables:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.live: dict[str, asyncio.Task[Table | None]] = {}  # loaded, or being loaded
        self.idle_since: dict[str, float] = {}
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self.tasks = [asyncio.create_task(self.wake()), asyncio.create_task(self.sweep())]

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, *self.live.values(), return_exceptions=True)  # also what is being loaded
        tables = self.loaded()
        for table in tables:
            table.stop()
        await asyncio.gather(*[table.task for table in tables], return_exceptions=True)

    def loaded(self) -> list[Table]:
        tasks = [task for task in self.live.values() if task.done() and not task.cancelled()]
        found = [task.result() for task in tasks if task.exception() is None]
        return [table for table in found if table is not None]

    async def create(self, wanted: NewTable, guest: Guest) -> Room:
        if await self.services.store.unfinished_of(guest.id) >= self.services.settings.tables:
            raise Refused("too-many-tables", most=self.services.settings.tables)
        write = Write()
        room = new_room(wanted, guest, self.services.settings, write)
        await self.services.store.write(write)
        return room

    async def get(self, id: str) -> Table:
        """The live table, loaded once however many ask for it at the same time.

        Ask it at once: after other waiting it may have left the memory.
        """
        while True:
            if id not in self.live:
                self.live[id] = asyncio.create_task(self.load(id))
            loading = self.live[id]
            try:
                table = await asyncio.shield(loading)
            except Exception:
                self.live.pop(id, None)
                raise
            if table is None:
                self.live.pop(id, None)
                raise Refused("no-table")
            if not table.is_stopped or self.live.get(id) is loading:  # else it has just left: load it again
                return table

    async def load(self, id: str) -> Table | None:
        store = self.services.store
        row = await store.table(id)
        if row is None:
            return None
        entries = await store.entries(id)
        room = Room(id, row.secret)
        for entry in entries:
            if entry.kind in ("step", "late"):
                room.add_step(entry.data, entry.kind == "late")
            else:
                room.happen(entry.kind, entry.data)
        await self.set_up(room)
        said, commands = await store.chat(id, SHOWN), await store.chat_commands(id)
        table = Table(room, self.services, said, self.forget)
        table.remember(entries, commands)
        return table

    async def set_up(self, room: Room) -> None:
        """Replay the game. One that follows older rules is closed for good; it can still be read.

        One that another server may understand is as it was for that one.
        """
        try:
            room.check_rules()
            room.play()
        except BadRecord as problem:
            if room.has_ended:
                return
            refusal = problem.refusal
            log.warning("table %s is closed: %s", room.id, refusal.code)
            if refusal.code != "record-rules-older":
                room.close(refusal)
                room.is_shut = True
            else:
                data = {"code": refusal.code, "arguments": refusal.arguments}
                room.happen("closed", data)
                write = Write()
                write.entry(room.id, Entry(room.version, "closed", data, None, None))
                write.summary(room.id, room.status, False, room.summary())
                await self.services.store.write(write)

    def forget(self, table: Table) -> None:
        self.live.pop(table.room.id, None)
        self.idle_since.pop(table.room.id, None)

    async def wake(self) -> None:
        """After a start: games go on, bots move again."""
        for id in await self.services.store.tables_with("sealing", "playing"):
            try:
                await self.get(id)
            except Exception:
                log.exception("table %s cannot be loaded", id)

    async def sweep(self) -> None:
        """Tables at which nothing can happen leave the memory when nobody has looked at them for a while."""
        while True:
            await asyncio.sleep(self.services.settings.idle_seconds / 10)
            now = time.monotonic()
            for table in self.loaded():
                id = table.room.id
                if table.onlookers.subscribers or table.is_busy:
                    self.idle_since.pop(id, None)
                elif now - self.idle_since.setdefault(id, now) >= self.services.settings.idle_seconds:
                    self.forget(table)
                    table.stop()
