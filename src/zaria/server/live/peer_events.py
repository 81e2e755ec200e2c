"""Reacts to what other processes on the same database do to tables that are in memory here."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from zaria.core.engine.errors import ZariaError
from zaria.server.live.actor import TableActor
from zaria.server.live.ended_devices import close_ended
from zaria.server.live.tables import Tables
from zaria.server.storage.cluster.listener import Listener, read_hints
from zaria.server.storage.cluster.peers import keep_beating

log = logging.getLogger("zaria")


class PeerEvents:
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
        self.tables.run(keep_beating(self.context.peers, self.take_over))
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
            self.tables.run(close_ended(self.tables, about))
        elif kind == "networks":
            self.tables.run(self.context.budgets.restrictions.load(self.context.store))
        elif kind == "gone":
            self.tables.run(self.take_over_after_hint())
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

    async def compare(self) -> None:
        """Compare all tables in memory with the database."""
        actors = {actor.table.id: actor for actor in self.tables.loaded()}
        for id, (version, said) in (await self.context.store.versions(list(actors))).items():
            actor, messages = actors[id], actors[id].connections.chat.messages
            if version > actor.version:
                actor.post(actor.follow)
            if said > (messages[-1]["number"] if messages else 0):
                actor.post(actor.hear_chat)

    # Tables that another process left behind

    async def take_over_after_hint(self) -> None:
        """After a hint. If the database is away, the next beat looks again."""
        with suppress(ZariaError):
            await self.take_over()

    async def take_over(self) -> None:
        async with self.looking:
            for id in await self.context.peers.abandoned():
                with suppress(ZariaError):
                    actor = await self.tables.get(id)
                    actor.post(actor.resume)
            await self.claim_unclaimed()
            await self.drop_dead_connections()

    async def claim_unclaimed(self) -> None:
        waiting = {actor.table.id: actor for actor in self.tables.loaded() if is_to_be_run(actor)}
        for id in await self.context.peers.unclaimed(list(waiting)):
            waiting[id].post(waiting[id].resume)

    async def drop_dead_connections(self) -> None:
        """People who were connected through a process that has died are not connected any more."""
        elsewhere = [actor for actor in self.tables.loaded() if actor.connections.presence.elsewhere]
        alive = await self.context.peers.living() if elsewhere else set()
        for actor in elsewhere:
            if not set(actor.connections.presence.elsewhere) <= alive:
                actor.post(actor.see_who_is_there)


def is_to_be_run(actor: TableActor) -> bool:
    return actor.table.status in ("sealing", "playing") and not actor.is_run_here
