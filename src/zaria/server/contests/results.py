"""A guest's finished games: results, dice, and heroes or tiles.

Games are counted on request, a few at a time, and never twice, so games of earlier versions are counted, too. Lessons
and games in which the guest had several seats are left out. No other person is named.
"""

from __future__ import annotations

import asyncio
from typing import Any

import sqlalchemy as sa

from zaria.core.engine.errors import ZariaError
from zaria.core.records.record import Record
from zaria.core.records.replay import effective, fresh, take
from zaria.games.statistics import statistics_of
from zaria.server.context import Context
from zaria.server.people.guest import Guest
from zaria.server.storage.changes import Changes
from zaria.server.storage.schema import analyses, entries, members, results, tables
from zaria.server.table.entries import TableCreated
from zaria.server.table.state import TableState

AT_ONCE = 40  # games counted per request
LISTED = 1000  # latest games that are returned
SIDES = 6  # of the dice whose numbers are counted


class Results:
    def __init__(self, context: Context) -> None:
        self.store = context.store

    async def count(self, guest: Guest) -> int:
        """Count some uncounted games; return how many are left."""
        left = await self.uncounted(guest)
        for table in left[:AT_ONCE]:
            await self.count_one(table, guest)
        return max(0, len(left) - AT_ONCE)

    async def uncounted(self, guest: Guest) -> list[str]:
        """This guest's uncounted finished tables, latest first."""
        counted = sa.select(results.c.table_id).where(results.c.guest == guest.id)
        query = sa.select(tables.c.id).join(members, members.c.table_id == tables.c.id)
        query = query.where(members.c.guest == guest.id, tables.c.status == "over", tables.c.id.not_in(counted))
        return [row[0] for row in await self.store.all(query.order_by(tables.c.created.desc()))]

    async def count_one(self, table: str, guest: Guest) -> None:
        row, stored = await self.store.table(table), await self.store.entries(table)
        when = sa.select(sa.func.max(entries.c.at)).where(entries.c.table_id == table, entries.c.kind == "over")
        ended = (await self.store.all(when))[0][0]
        if row is None or not stored or not isinstance(stored[0].entry, TableCreated):  # it was removed meanwhile
            return
        state = TableState(table, row.secret, stored[0].entry, with_game=False)
        for one in stored[1:]:
            state.apply(one.entry)
        data = await asyncio.to_thread(own_result, state, guest.id)
        made = {"guest": guest.id, "table_id": table, "ended": ended or 0.0, "data": data}
        await self.store.write(Changes(if_new=[(results, made)]))

    async def listed(self, guest: Guest) -> list[dict[str, Any]]:
        """All counted games, latest first, with the results of analyses."""
        columns, report = results.c, analyses.c.report
        there = results.outerjoin(tables, tables.c.id == columns.table_id)
        there = there.outerjoin(analyses, analyses.c.table_id == columns.table_id)
        found = report["done"], report["seats"], report["whole"]
        query = sa.select(columns.ended, columns.data, tables.c.id, *found).select_from(there)
        query = query.where(columns.guest == guest.id).order_by(columns.ended.desc()).limit(LISTED)
        return [
            {
                **data,
                "table": table,
                "ended": ended,
                "luck": {**seats[data["seat"]], "whole": whole[data["seat"]]} if done and whole is not None else None,
            }
            for ended, data, table, done, seats, whole in await self.store.all(query)
            if data
        ]


def own_result(table: TableState, guest: str) -> dict[str, Any]:
    """The guest's result of the game; empty if it does not count."""
    own, record = table.seats_of(guest), table.record
    if len(own) != 1 or record is None or record.result is None or table.header.dice == "lesson":
        return {}
    seat = own[0]
    is_sealed = table.header.dice == "sealed"
    return {
        "game": table.header.game,
        "seat": seat,
        "opponents": [one.bot if one.kind == "bot" else None for one in table.seats],
        "scores": record.result["scores"],
        "winners": record.result["winners"],
        "dice": numbers_rolled(record, seat) if is_sealed else [0] * SIDES,
        "with": played_with(record, seat),
        "daily": table.header.daily if table.header.is_contest else None,
    }


def numbers_rolled(record: Record, seat: int) -> list[int]:
    """How often this seat rolled each number. Rolls taken back do not count."""
    counts = [0] * SIDES
    statistics = statistics_of(record.game)
    for _, step in effective(record.steps):
        if statistics is None or step[0] != "deal":
            continue
        kind, _, roller, *_ = step[1].split("/")
        if kind in statistics.rolls and roller == str(seat):
            for value in step[3]:
                counts[value] += 1
    return counts


def played_with(record: Record, seat: int) -> dict[str, list[str]]:
    """The things to compare results by, by kind: this seat's heroes, or the tiles that it used."""
    statistics = statistics_of(record.game)
    if statistics is None:
        return {}
    counting = statistics.counting(len(record.players))
    try:
        state = fresh(record)
        state.listen(counting.hear)
        for number, step in effective(record.steps):
            take(state, number, step)
    except ZariaError:  # of rules that are gone: its result still counts
        return {}
    things = counting.end(state)
    return {
        kind: sorted(thing for thing, amounts in things.get(kind, {}).items() if amounts[seat] > 0)
        for kind in statistics.compared
    }
