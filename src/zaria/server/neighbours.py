"""What other processes on the same database do, as far as tables in memory here are concerned."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

import sqlalchemy as sa

from zaria.core.errors import ZariaError
from zaria.server.listener import Listener, read_hints
from zaria.server.peers import keep_beating
from zaria.server.schema import bans, guests
from zaria.server.table_actor import TableActor
from zaria.server.tables import Tables

NOT_ALLOWED = 1008  # for a connection that is closed
log = logging.getLogger("zaria")


class Neighbours:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.context = tables.context
        self.listener = Listener(self.context.store, self.hear, self.compare)
        self.looking = asyncio.Lock()

    async def start(self) -> None:
        """Show a first sign of life before any table is loaded, then go on by itself."""
        if not self.context.store.database.is_shared:
            self.tables.run(read_hints(self.context.store, self.hear))
            return
        await self.context.peers.beat()
        self.tables.run(keep_beating(self.context.peers, self.look_after))
        self.tables.run(self.listener.listen())
        self.tables.run(self.listener.poll())
        self.context.metrics.gauge(
            "zaria_listener_lag_seconds", "Time that the last hint between processes took.", lambda: self.listener.lag
        )
        self.context.metrics.gauge(
            "zaria_listener_connected", "1 while hints of other processes arrive.", lambda: self.listener.is_connected
        )

    # Hints

    def hear(self, kind: str, about: str, number: int) -> None:
        if kind == "guest":
            self.context.identities.forget(about)
            self.tables.run(self.context.blocks.load(about))
            self.tables.run(self.send_away_if_banned(about))
        elif kind == "gone":
            self.tables.run(self.look_after_soon())
        elif about.partition(":")[0] in self.tables.live:
            self.tables.run(self.hear_of_table(kind, about, number))

    async def hear_of_table(self, kind: str, about: str, number: int) -> None:
        id, *more = about.split(":")
        loading = self.tables.live.get(id)
        actor = None if loading is None else await asyncio.shield(loading)
        if actor is None or self.tables.live.get(id) is not loading:
            return
        if kind == "version" and number > actor.version:
            if actor.is_unused:  # all its people are connected elsewhere: nothing would come of following them
                self.tables.unload(actor, is_played_elsewhere=True)
            else:
                actor.post(actor.follow)
        elif kind == "chat":
            actor.post(actor.hear_chat)
        elif kind == "reaction":
            reaction = {"type": "reaction", "guest": more[0], "seat": number, "reaction": more[1]}
            actor.connections.chat.pass_on(reaction)
        elif kind == "presence":
            actor.post(actor.see_who_is_there)
        elif kind == "again":
            actor.post(actor.read_again)

    async def send_away_if_banned(self, guest: str) -> None:
        """Their connections are closed. So are those of somebody whose data were deleted."""
        known = sa.select(guests.c.id).where(guests.c.id == guest, guests.c.id.not_in(sa.select(bans.c.guest)))
        if not await self.context.store.all(known):
            for actor in self.tables.loaded():
                actor.connections.send_off(guest, NOT_ALLOWED)

    async def compare(self) -> None:
        """Compare all tables in memory with the database."""
        actors = {actor.table.id: actor for actor in self.tables.loaded()}
        for id, (version, said) in (await self.context.store.versions(list(actors))).items():
            actor, messages = actors[id], actors[id].connections.chat.messages
            if version > actor.version:
                actor.post(actor.follow)
            if said > (messages[-1]["number"] if messages else 0):
                actor.post(actor.hear_chat)

    # What a process left that died or forgot a table

    async def look_after_soon(self) -> None:
        """After a hint. If the database is away, the next beat looks again."""
        with suppress(ZariaError):
            await self.look_after()

    async def look_after(self) -> None:
        async with self.looking:
            for id in await self.context.peers.abandoned():
                with suppress(ZariaError):
                    actor = await self.tables.get(id)
                    actor.post(actor.carry_on)
            await self.take_what_nobody_runs()
            await self.miss_the_dead()

    async def take_what_nobody_runs(self) -> None:
        waiting = {actor.table.id: actor for actor in self.tables.loaded() if is_to_be_run(actor)}
        for id in await self.context.peers.unclaimed(list(waiting)):
            waiting[id].post(waiting[id].carry_on)

    async def miss_the_dead(self) -> None:
        """People who were connected through a process that has died are not connected any more."""
        elsewhere = [actor for actor in self.tables.loaded() if actor.connections.presence.elsewhere]
        alive = await self.context.peers.living() if elsewhere else set()
        for actor in elsewhere:
            if not set(actor.connections.presence.elsewhere) <= alive:
                actor.post(actor.see_who_is_there)


def is_to_be_run(actor: TableActor) -> bool:
    return actor.table.status in ("sealing", "playing") and not actor.is_run_here
