"""What the expert makes of a day's mountain: thought about in workers like any bot's moves, and kept as a table."""

from __future__ import annotations

import asyncio
import logging
from hashlib import sha256

import sqlalchemy as sa

from zaria.core.frames import CHANCE, OVER
from zaria.core.seal import draw
from zaria.server import days
from zaria.server.daily import Daily, DayRow, mountain_of
from zaria.server.entries import BaseEntry, Finished, Stepped
from zaria.server.schema import days as of_days
from zaria.server.schema import tries
from zaria.server.seat import bot_seat
from zaria.server.write import Overtaken, Write

EXPERT = "expert-ada"
LOOK_SECONDS = 20.0  # between two looks for a day that the expert has not dug
OWNER = "daily"  # among those whose bots think
log = logging.getLogger("zaria")


class ExpertDig:
    def __init__(self, daily: Daily) -> None:
        self.daily = daily
        self.store = daily.store

    async def run(self) -> None:
        while True:
            try:
                for day in await self.wanted():
                    await self.dig_alone(day)
            except Exception as error:
                log.warning("the expert could not dig: %s", type(error).__name__)
            await asyncio.sleep(LOOK_SECONDS)

    async def wanted(self) -> list[DayRow]:
        """Today and yesterday, once somebody has ended a try."""
        dug = sa.select(tries.c.day).where(tries.c.ended.is_not(None))
        columns = of_days.c
        query = sa.select(columns.day, columns.secret, columns.expert_table, columns.expert_points)
        query = query.where(columns.expert_table.is_(None), columns.day.in_(dug))
        return [DayRow(*row) for row in await self.store.all(query.where(columns.day >= days.before(days.today())))]

    async def dig_alone(self, day: DayRow) -> None:
        """In one of the processes that serve this database."""
        peers, lease = self.daily.context.peers, f"daily-{day.day}"
        if not await peers.take(lease):
            return
        try:
            await self.dig(day)
        finally:
            peers.release(lease)

    async def dig(self, day: DayRow) -> None:
        """Play the whole game, then store it at once: who is interrupted begins again."""
        write = Write()
        table = mountain_of(day, bot_seat(EXPERT), write, practice=False)
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
        free = sa.and_(of_days.c.day == day.day, of_days.c.expert_table.is_(None))
        write.must_find.append(sa.select(of_days.c.day).where(free).with_for_update())
        result = match.record.result
        assert result is not None
        found = {"expert_table": table.id, "expert_points": result["scores"][0]}
        write.statements.append(sa.update(of_days).where(free).values(**found))
        try:
            await self.store.write(write)
        except Overtaken:
            log.info("the expert had dug already")
