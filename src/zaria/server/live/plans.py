"""Automatic actions at a table: bots' moves, draws without a press, and time limits."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from zaria.bots import USUAL_BOT
from zaria.core.engine.frames import CHANCE, OVER
from zaria.server.commands.transaction import Transaction
from zaria.server.table.clock import TurnClock

if TYPE_CHECKING:
    from zaria.server.live.actor import TableActor, Work

AGAIN_SECONDS = 1.0  # after a bug of ours, before the next try
LOOK_SECONDS = 3600.0  # interval at which a slow clock's alarm checks the time, which may have been changed
SOON_SECONDS = 120.0  # before its alarm a table stays in memory
log = logging.getLogger("zaria")


class Plans:
    def __init__(self, actor: TableActor) -> None:
        self.actor = actor
        self.table = actor.table
        self.settings = actor.context.settings
        self.clock = TurnClock()
        self.loop = asyncio.get_running_loop()
        self.timer: asyncio.TimerHandle | None = None
        self.alarm: asyncio.TimerHandle | None = None  # of the turn clock
        self.bot: asyncio.Task[None] | None = None
        self.wanted: tuple[str | None, float] = (None, 0)  # what devices are asked for, and the deadline

    @property
    def is_pending(self) -> bool:
        """Is an action due soon? A slow table may be unloaded, and is loaded again when its time is up."""
        is_alarm_near = self.alarm is not None and (
            not self.table.header.is_slow or self.alarm.when() < self.loop.time() + SOON_SECONDS
        )
        return self.timer is not None or is_alarm_near or self.bot is not None

    @property
    def is_due(self) -> bool:
        """Is an automatic action due: a bot's move, a draw, the end of a time limit?"""
        table = self.table
        if table.status == "sealing":
            return True
        if table.status != "playing" or table.match is None:
            return False
        seat = table.match.state.actor
        if seat == CHANCE:
            return self.draws_itself
        return seat != OVER and table.seats[seat].is_played_by_bot and not table.is_astray

    @property
    def draws_itself(self) -> bool:
        """Does the table draw without a press after a while?"""
        return self.table.header.dice != "real" and not self.table.is_astray

    def make(self) -> None:
        """Plan what happens next, if it is not a person's decision."""
        self.cancel()
        self.run_clock()
        if not self.actor.is_run_here:
            return
        table, settings = self.table, self.settings
        if table.status == "sealing":
            if self.wanted[0] != table.wants:
                self.wanted = (table.wants, self.loop.time() + settings.seal_seconds)
            self.timer = self.loop.call_at(self.wanted[1], self.actor.post, self.due(table.version))
        elif table.status == "playing" and table.match is not None:
            seat = table.match.state.actor
            if table.hidden_draw() is not None:  # in tables of earlier versions, which waited for it
                self.timer = self.loop.call_later(0, self.actor.post, self.due(table.version))
            elif seat == CHANCE and self.draws_itself:
                pause = Transaction(table, self.actor.broadcast).pause()
                seconds = {"none": 0.0, "bot": settings.bot_seconds, "press": settings.roll_seconds}[pause]
                self.timer = self.loop.call_later(seconds, self.actor.post, self.due(table.version))
            elif seat not in (CHANCE, OVER) and table.seats[seat].is_played_by_bot and not table.is_astray:
                self.let_bot_think(seat, table.version)

    def cancel(self) -> None:
        for plan in (self.timer, self.alarm, self.bot):
            if plan is not None:
                plan.cancel()
        self.timer, self.alarm, self.bot = None, None, None

    # Time

    def run_clock(self) -> None:
        """Set the alarm of the turn clock, and announce the time left."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        end = self.deadline()
        if end is not None and self.bot is None and self.table.match is not None:
            seat = self.table.match.state.actor
            if self.actor.is_run_here:
                at = min(end, self.loop.time() + LOOK_SECONDS)
                self.alarm = self.loop.call_at(at, self.ring, seat, self.table.version)
            self.actor.connections.tell_clock(end - self.loop.time())

    def deadline(self) -> float | None:
        """When the present decision ends, by the time of the loop; None if it is not timed."""
        is_anybody_there = self.actor.connections.presence.is_anybody_there()
        return self.clock.deadline(self.table, self.loop.time(), is_anybody_there)

    def ring(self, seat: int, version: int) -> None:
        """End the decision if the time is up and was not extended meanwhile."""
        end = self.deadline()
        if end is not None and end > self.loop.time() + AGAIN_SECONDS:
            self.run_clock()
        else:
            self.let_bot_think(seat, version)

    def due(self, version: int) -> Work:
        """The action to take if nothing else happens before."""

        async def work() -> None:
            if self.table.version == version:
                await self.actor.commit(self.transaction(), due=True)

        return work

    def transaction(self) -> Transaction:
        """A transaction that is stored only if this process still runs the table."""
        transaction = Transaction(self.table, self.actor.broadcast)
        transaction.changes.must_find += self.actor.context.peers.fence(self.table.id)
        return transaction

    # Bots

    def let_bot_think(self, seat: int, version: int) -> None:
        self.alarm = None
        self.bot = asyncio.create_task(self.think(seat, version), name=f"bot {self.table.id}")
        self.bot.add_done_callback(self.has_thought)

    async def think(self, seat: int, version: int) -> None:
        """A move by the seat's bot, or by the usual bot for a person whose time is up."""
        match, name = self.table.match, self.table.seats[seat].bot
        if match is None:
            return
        is_late = name is None
        known = match.state.known(seat)
        if self.table.header.speed == "watch" and not is_late:
            await asyncio.sleep(self.settings.bot_seconds)
        context, seed = self.actor.context, self.table.seed_for(known)
        asker = context.origins.asker(self.table.host, self.table.id)
        action = await context.bot_pool.choose(name or USUAL_BOT, known, seat, asker, seed)

        async def work() -> None:
            if self.table.version == version:
                transaction = self.transaction()
                transaction.move(action, is_late)
                await self.actor.commit(transaction)

        self.actor.post(work)

    def has_thought(self, bot: asyncio.Task[None]) -> None:
        """Ask a bot again if its task failed: otherwise the table would wait forever."""
        if self.bot is not bot:  # the plan was cancelled
            return
        self.bot = None
        error = None if bot.cancelled() else bot.exception()
        if bot.cancelled() or error is not None:
            log.error("table %s: its bot's thinking broke off", self.table.id, exc_info=error)
            self.timer = self.loop.call_later(AGAIN_SECONDS, self.actor.post, self.actor.resume)
