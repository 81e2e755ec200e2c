"""All tables in memory. They are loaded from their entries when they are needed, and unloaded when they are not."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from operator import itemgetter
from typing import Any

import msgspec

from zaria.core.engine.errors import BadRecord, ZariaError
from zaria.server.audience.chat import MOST_SHOWN
from zaria.server.commands.new_table import lesson_table, new_table
from zaria.server.common import wall_clock
from zaria.server.context import Context
from zaria.server.live.actor import TableActor
from zaria.server.messages.incoming import Command, NewTable, Rematch
from zaria.server.messages.refusals import Refused
from zaria.server.people.companions import companions_of
from zaria.server.people.guest import Guest
from zaria.server.storage.changes import Changes
from zaria.server.table.entries import TableClosed, TableCreated
from zaria.server.table.history import in_pieces
from zaria.server.table.lessons import Lesson
from zaria.server.table.state import TableState

DAY_SECONDS = 24 * 3600
EXPIRY_SECONDS = 24 * 3600  # between two looks for what has expired
SLOW_SECONDS = 30.0  # between two looks for games over days in which somebody's time is up soon
MANY_GONE = 100  # closed connections; then their garbage is collected
MANY_LOOKS = 2_500  # young collections, about half an hour at fifty moves a second; then a full one
AGAIN_SECONDS = 1.0  # before a table that had an error is loaded again
Ack = dict[str, Any]
log = logging.getLogger("zaria")


class Tables:
    def __init__(self, context: Context) -> None:
        self.context = context
        self.live: dict[str, asyncio.Task[TableActor | None]] = {}  # loaded, or being loaded
        self.idle_since: dict[str, float] = {}
        self.loads = 0
        self.gone = 0  # connections that ended since garbage was last collected
        self.not_loaded: set[str] = set()  # tables in play that could not be loaded
        self.tasks: set[asyncio.Task[None]] = set()
        self.making = asyncio.Lock()  # a new table
        self.is_stopping = False

    def start(self) -> None:
        self.run(self.wake())
        self.run(self.sweep())
        self.run(self.remove_expired())
        self.run(self.ring_slow())

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def stop(self) -> None:
        self.is_stopping = True
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, *self.live.values(), return_exceptions=True)  # also what is being loaded
        tables = self.loaded()
        for actor in tables:
            actor.stop()
        await asyncio.gather(*[actor.task for actor in tables], return_exceptions=True)

    def loaded(self) -> list[TableActor]:
        tasks = [task for task in self.live.values() if task.done() and not task.cancelled()]
        actors = [task.result() for task in tasks if task.exception() is None]
        return [actor for actor in actors if actor is not None]

    def stopped(self) -> list[str]:
        """Tables that should go on by themselves and do not: they cannot be loaded, or nothing is planned at them."""
        return sorted(self.not_loaded | {actor.table.id for actor in self.loaded() if actor.is_stuck})

    def count_stopped(self) -> int:
        return len(self.stopped())

    async def create(self, wanted: NewTable | Lesson, guest: Guest, network: str) -> TableState:
        changes, settings = Changes(), self.context.settings
        if isinstance(wanted, Lesson):
            table = lesson_table(wanted, guest, settings, changes)
        else:
            asks = any(seat.guest is not None for seat in wanted.seats)
            companions = await companions_of(guest.id, self.context.store, self.context.blocks) if asks else {}
            table = new_table(wanted, guest, companions, settings, changes)
        async with self.room_for_one_more(guest, network):
            await self.context.store.write(changes)
        return table

    @asynccontextmanager
    async def room_for_one_more(self, guest: Guest, network: str) -> AsyncIterator[None]:
        """Refused if this guest has too many unfinished tables, or their network made too many. One at a time."""
        async with self.making:
            if await self.context.store.unfinished_of(guest.id) >= self.context.settings.tables:
                raise Refused("too-many-tables", most=self.context.settings.tables)
            if not self.context.budgets.take_table(network):
                raise Refused("too-fast")
            yield

    async def do(
        self, actor: TableActor, guest: Guest, command: Command, network: str, answered: Callable[[Ack], None]
    ) -> None:
        """A command to a table; `answered` is called in the table's turn. A new table for a rematch needs room."""

        async def work() -> None:
            answered(await actor.do(guest, command))

        metrics, begun = self.context.metrics, time.perf_counter()
        try:
            if isinstance(command, Rematch) and actor.table.rematch is None:
                async with self.room_for_one_more(guest, network):
                    await actor.ask(work)
            else:
                await actor.ask(work)
        except ZariaError:
            metrics.commands_refused.inc()
            raise
        metrics.commands_done.inc()
        metrics.command_seconds.observe(time.perf_counter() - begun)

    async def get(self, id: str) -> TableActor:
        """The table, loaded once however many requests ask for it at the same time.

        Use it at once: after another await it may have been unloaded.
        """
        while True:
            if id not in self.live:
                self.live[id] = asyncio.create_task(self.load(id))
                self.loads += 1
                if self.loads % (1 + self.context.settings.idle_tables // 10) == 0:
                    self.unload_idle()
            loading = self.live[id]
            try:
                actor = await asyncio.shield(loading)
            except Exception:
                self.live.pop(id, None)
                raise
            if actor is None:
                self.live.pop(id, None)
                raise Refused("no-table")
            if not actor.is_stopped or self.live.get(id) is loading:  # else it was just unloaded: load it again
                return actor

    async def load(self, id: str) -> TableActor | None:
        store = self.context.store
        row = await store.table(id)
        if row is None:
            return None
        try:
            entries = await store.entries(id)
        except msgspec.ValidationError as error:
            log.error("table %s cannot be read: %s", id, error)
            raise Refused("table-newer") from None
        header = entries[0].entry
        assert isinstance(header, TableCreated)
        table = TableState(id, row.secret, header)
        await in_pieces(table.loading((stored.entry, stored.at) for stored in entries[1:]))
        await self.close_if_unplayable(table)
        said, commands = await store.chat(id, MOST_SHOWN), await store.chat_commands(id)
        elsewhere = await self.context.peers.present(id)
        actor = TableActor(table, self.context, said, self.load_again)
        actor.connections.presence.are_elsewhere(elsewhere)
        actor.remember(entries, commands)
        return actor

    async def close_if_unplayable(self, table: TableState) -> None:
        """If its rules are too old to be replayed, the table is closed for good; it can still be read.

        If they are newer than ours, nothing is stored: a newer version can go on with it.
        """
        try:
            table.check_rules()
        except BadRecord as problem:
            if table.has_ended:
                return
            refusal = problem.refusal
            log.warning("table %s is closed: %s", table.id, refusal.code)
            if refusal.code != "record-rules-older":
                table.close(refusal)
                table.is_closed_here = True
            else:
                changes = Changes()
                changes.apply(table, TableClosed(refusal.code, refusal.arguments))
                changes.summary(table.id, table.status, False, table.summary())
                changes.turns(table.id, [], 0)
                await self.context.store.write(changes)

    def load_again(self, actor: TableActor) -> None:
        """The table had an error. Load it again even if nobody asks for it: its bots must go on."""
        self.forget(actor)
        if actor.table.status in ("sealing", "playing") and not self.is_stopping:
            self.run(self.wake_table(actor.table.id))

    async def wake_table(self, id: str) -> None:
        """Load a table; if that fails, try again later."""
        while True:
            await asyncio.sleep(AGAIN_SECONDS)
            try:
                await self.get(id)
            except Exception as error:
                self.not_loaded.add(id)
                log.warning("table %s cannot be loaded yet: %s", id, type(error).__name__)
            else:
                self.not_loaded.discard(id)
                return

    def forget(self, actor: TableActor) -> None:
        self.live.pop(actor.table.id, None)
        self.idle_since.pop(actor.table.id, None)

    async def wake(self) -> None:
        """After the start of the server: load all games in play, so that bots go on. Those over days can wait."""
        waiting = await self.context.store.waiting_until(wall_clock.now() + 2 * SLOW_SECONDS)
        playing = await self.context.store.tables_with("sealing", "playing")
        await self.load_unclaimed([id for id in playing if id not in waiting])

    async def load_unclaimed(self, wanted: list[str]) -> None:
        """Load those of these tables that no other process runs."""
        for id in await self.context.peers.unclaimed(wanted):
            try:
                await self.get(id)
                self.not_loaded.discard(id)
            except Exception:
                self.not_loaded.add(id)
                log.exception("table %s cannot be loaded", id)

    async def ring_slow(self) -> None:
        """Load games over days before somebody's time is up: they set the alarm themselves."""
        while True:
            await asyncio.sleep(SLOW_SECONDS)
            with suppress(Refused):  # the database is away: the next time
                due = await self.context.store.due_before(wall_clock.now() + 2 * SLOW_SECONDS)
                await self.load_unclaimed([id for id in due if id not in self.live])

    def waiting_for(self, guest: str) -> set[str]:
        """The tables in memory at which other people wait for this guest."""
        waiting = [actor.table for actor in self.loaded() if guest in actor.table.awaited_guests()]
        return {table.id for table in waiting if len({table.seats[seat].guest for seat in table.people()}) > 1}

    async def remove_expired(self) -> None:
        while True:
            await self.context.identities.remove_expired()
            await self.remove_old()
            await asyncio.sleep(EXPIRY_SECONDS)

    async def remove_old(self) -> None:
        """Tables that nobody has touched for as long as the settings say, unless somebody is looking at them."""
        days = self.context.settings.keep_days
        if days:
            for id in await self.context.store.untouched_since(time.time() - days * DAY_SECONDS):
                if id not in self.live:
                    await self.context.store.remove(id)

    async def sweep(self) -> None:
        """Unload idle tables now and then, and free what only the garbage collector finds.

        Tables and connections contain reference cycles. Automatic collections look at young objects only
        (`http_server.py`); this full one takes 0.06 ms for each table in memory.
        """
        while True:
            await asyncio.sleep(self.context.settings.idle_seconds / 10)
            if self.gone >= MANY_GONE or gc.get_count()[1] >= MANY_LOOKS:
                self.gone = 0
                gc.collect()
            self.unload_idle()

    def unload_idle(self) -> None:
        """Tables without connections and plans, after a while; those idle for longest sooner, if there are too many."""
        now, idle = time.monotonic(), list[tuple[float, TableActor]]()
        for actor in self.loaded():
            if actor.connections.subscribers or actor.is_busy:
                self.idle_since.pop(actor.table.id, None)
            else:
                idle.append((self.idle_since.setdefault(actor.table.id, now), actor))
        idle.sort(key=itemgetter(0))
        too_many = len(idle) - self.context.settings.idle_tables
        for number, (since, actor) in enumerate(idle):
            if number < too_many or now - since >= self.context.settings.idle_seconds:
                self.unload(actor)

    def unload(self, actor: TableActor, is_played_elsewhere: bool = False) -> None:
        self.forget(actor)
        actor.stop()
        if is_played_elsewhere:
            self.context.open_seats.forget(actor.table.id)
        self.context.peers.release(actor.table.id, is_played_elsewhere)
        self.gone += MANY_GONE  # a table is as large as many connections
