"""What the expert makes of the same dice, of a day's mountain or of a duel's: thought about in workers like any bot's
moves, and kept as a table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from hashlib import sha256

import sqlalchemy as sa

from zaria.core.frames import CHANCE, OVER
from zaria.core.seal import draw
from zaria.server import days
from zaria.server.daily import Daily, DayRow, mountain_of
from zaria.server.duels import Duel, same_dice
from zaria.server.entries import BaseEntry, Finished, Stepped
from zaria.server.new_table import shared_table
from zaria.server.schema import days as of_days
from zaria.server.schema import duels as of_duels
from zaria.server.schema import tries
from zaria.server.seat import bot_seat
from zaria.server.table_state import TableState
from zaria.server.write import Overtaken, Write

EXPERT = "expert-ada"
LOOK_SECONDS = 20.0  # between two looks for a day that the expert has not dug
OWNER = "daily"  # among those whose bots think
MOST_ASKED = 50  # duels that wait; whoever looks at another one asks again
log = logging.getLogger("zaria")


class ExpertDig:
    """One game after the other: days once somebody has dug there, duels when somebody looks at them who may."""

    def __init__(self, daily: Daily) -> None:
        self.daily = daily
        self.store = daily.store
        self.asked: dict[str, tuple[Duel, TableState]] = {}
        self.woken = asyncio.Event()

    async def run(self) -> None:
        while True:
            try:
                for day in await self.wanted():
                    await self.alone(f"daily-{day.day}", self.dig(day))
                if self.asked:
                    duel, first = next(iter(self.asked.values()))
                    try:
                        await self.alone(f"duel-{duel.id}", self.dig_duel(duel, first))
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
        """Play this game for one, too; it is known when it is stored with the duel."""
        if len(self.asked) < MOST_ASKED:
            self.asked.setdefault(duel.id, (duel, first))
            self.woken.set()

    async def wanted(self) -> list[DayRow]:
        """Today and yesterday, once somebody has ended a try."""
        dug = sa.select(tries.c.day).where(tries.c.ended.is_not(None))
        columns = of_days.c
        query = sa.select(columns.day, columns.secret, columns.expert_table, columns.expert_points)
        query = query.where(columns.expert_table.is_(None), columns.day.in_(dug))
        return [DayRow(*row) for row in await self.store.all(query.where(columns.day >= days.before(days.today())))]

    async def alone(self, lease: str, digging: Coroutine[None, None, None]) -> None:
        """In one of the processes that serve this database."""
        peers = self.daily.context.peers
        if not await peers.take(lease):
            digging.close()
            return
        try:
            await digging
        finally:
            peers.release(lease)

    async def dig(self, day: DayRow) -> None:
        write = Write()
        table = mountain_of(day, bot_seat(EXPERT), write, practice=False)
        await self.play(table, write, of_days, of_days.c.day == day.day)

    async def dig_duel(self, duel: Duel, first: TableState) -> None:
        write, header = Write(), first.header
        seats, more = [bot_seat(EXPERT)], {"duel": duel.id, "undo": False}
        table = shared_table(header.game, header.options, seats, first.secret, same_dice(first), write, **more)
        await self.play(table, write, of_duels, of_duels.c.id == duel.id)

    async def play(self, table: TableState, write: Write, kind: sa.Table, own: sa.ColumnElement[bool]) -> None:
        """Play the whole game, then store it at once, and in its row: who is interrupted begins again."""
        table.play()
        match = table.match
        assert match is not None
        made: list[BaseEntry] = []
        while match.state.actor != OVER:
            if match.state.actor == CHANCE:
                chance = match.state.chance()
                match.deal(draw(table.key, chance.label, chance.bounds))
            else:
                seed = int.from_bytes(sha256(table.key + len(made).to_bytes(4)).digest()[:7])
                known = match.state.known(0)
                match.apply(await self.daily.context.workers.choose(EXPERT, known, 0, OWNER, seed))
            made.append(Stepped(match.record.steps[-1]))
        made.append(Finished(match.record.result))
        for entry in made:
            table.apply(entry)
            write.entry(table.id, table.version, entry)
        write.summary(table.id, table.status, False, table.summary())
        free = sa.and_(own, kind.c.expert_table.is_(None))
        write.must_find.append(sa.select(kind.c.expert_table).where(free).with_for_update())
        result = match.record.result
        assert result is not None
        found = {"expert_table": table.id, "expert_points": result["scores"][0]}
        write.statements.append(sa.update(kind).where(free).values(**found))
        try:
            await self.store.write(write)
        except Overtaken:
            log.info("the expert had dug already")
