"""The expert's game with the dice of a day's mountain or of a duel, computed in workers like any bot's moves, and
stored as a table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from hashlib import sha256

import sqlalchemy as sa

from zaria.core.engine.frames import CHANCE, OVER
from zaria.core.engine.state import State
from zaria.server.commands.new_table import shared_table
from zaria.server.common import utc_days
from zaria.server.contests.daily import Daily, DayRow, mountain_of
from zaria.server.contests.duels import Duel, same_dice
from zaria.server.limits.origins import Asker
from zaria.server.storage.changes import Changes, WriteConflict
from zaria.server.storage.schema import days as of_days
from zaria.server.storage.schema import duels as of_duels
from zaria.server.storage.schema import tries
from zaria.server.table.entries import GameFinished, Stepped
from zaria.server.table.seat import bot_seat
from zaria.server.table.state import TableState

EXPERT = "expert-ada"
LOOK_SECONDS = 20.0  # between two looks for a day that the expert has not dug
ASKER = Asker("the site", "expert")  # among those for whom games are analysed
MOST_ASKED = 50  # waiting duels; a look at another one asks again
log = logging.getLogger("zaria")


class ExpertDig:
    """Plays one game at a time: a day once a guest has finished it, a duel when a guest with access looks at it."""

    def __init__(self, daily: Daily) -> None:
        self.daily = daily
        self.store = daily.store
        self.asked: dict[str, tuple[Duel, TableState]] = {}
        self.woken = asyncio.Event()

    async def run(self) -> None:
        while True:
            try:
                for day in await self.due_days():
                    await self.alone(f"daily-{day.day}", partial(self.dig, day))
                if self.asked:
                    duel, first = next(iter(self.asked.values()))
                    try:
                        await self.alone(f"duel-{duel.id}", partial(self.dig_duel, duel, first))
                    finally:
                        del self.asked[duel.id]
                if self.asked:
                    continue  # but days go first
            except Exception as error:
                log.warning("the expert could not dig: %s", type(error).__name__)
            self.woken.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.woken.wait(), LOOK_SECONDS)

    def ask(self, duel: Duel, first: TableState) -> None:
        """Play this solo game as well; the result is stored with the duel."""
        if len(self.asked) < MOST_ASKED:
            self.asked.setdefault(duel.id, (duel, first))
            self.woken.set()

    async def due_days(self) -> list[DayRow]:
        """Today and yesterday, once a guest has ended a try."""
        dug = sa.select(tries.c.day).where(tries.c.ended.is_not(None))
        columns = of_days.c
        query = sa.select(columns.day, columns.secret, columns.expert_table, columns.expert_points)
        query = query.where(columns.expert_table.is_(None), columns.day.in_(dug))
        return [
            DayRow(*row) for row in await self.store.all(query.where(columns.day >= utc_days.before(utc_days.today())))
        ]

    async def alone(self, lease: str, dig: Callable[[], Awaitable[None]]) -> None:
        """Run it in only one of the processes that serve this database."""
        peers = self.daily.context.peers
        if await peers.take(lease):
            try:
                await dig()
            finally:
                peers.release(lease)

    async def dig(self, day: DayRow) -> None:
        changes = Changes()
        table = mountain_of(day, bot_seat(EXPERT), changes, practice=False)
        await self.play(table, changes, of_days, of_days.c.day == day.day)

    async def dig_duel(self, duel: Duel, first: TableState) -> None:
        changes, header = Changes(), first.header
        seats, more = [bot_seat(EXPERT)], {"duel": duel.id, "undo": False}
        table = shared_table(header.game, header.options, seats, first.secret, same_dice(first), changes, **more)
        await self.play(table, changes, of_duels, of_duels.c.id == duel.id)

    async def choose(self, known: State, seed: int) -> int:
        """The expert's action. No table waits for it."""
        return await self.daily.context.bot_pool.choose(EXPERT, known, 0, ASKER, seed, is_live=False)

    async def play(self, table: TableState, changes: Changes, kind: sa.Table, own: sa.ColumnElement[bool]) -> None:
        """Play the whole game, then store it in one go: if it is interrupted, it starts again."""
        match = table.match
        assert match is not None
        while match.state.actor != OVER:
            if match.state.actor == CHANCE:
                step = table.own_draw()
            else:
                seed = int.from_bytes(sha256(table.key + len(match.record.steps).to_bytes(4)).digest()[:7])
                known = match.state.known(0)
                step = match.move(await self.choose(known, seed))
            changes.apply(table, Stepped(step))
        changes.apply(table, GameFinished(match.record.result))
        changes.summary(table.id, table.status, False, table.summary())
        free = sa.and_(own, kind.c.expert_table.is_(None))
        changes.must_find.append(sa.select(kind.c.expert_table).where(free).with_for_update())
        result = match.record.result
        assert result is not None
        expert = {"expert_table": table.id, "expert_points": result["scores"][0]}
        changes.statements.append(sa.update(kind).where(free).values(**expert))
        try:
            await self.store.write(changes)
        except WriteConflict:
            log.info("the expert had dug already")
