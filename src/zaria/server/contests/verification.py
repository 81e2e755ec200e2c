"""Checks the games of a day's list when its envelope is open: every die and every step, from what is stored."""

from __future__ import annotations

import asyncio
import logging

import msgspec
import sqlalchemy as sa

from zaria.core.records.verify import open_envelope, verify
from zaria.server.common import utc_days
from zaria.server.messages.refusals import Refused
from zaria.server.storage.changes import Changes
from zaria.server.storage.schema import tries
from zaria.server.storage.store import Store
from zaria.server.table.entries import TableCreated
from zaria.server.table.state import TableState

LOOK_SECONDS = 20.0  # between two looks for days that are over
AT_ONCE = 50  # games
log = logging.getLogger("zaria")


class Verification:
    """Several processes may check the same game: they find the same."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.unread: set[str] = set()  # games that this version cannot read: they are in nobody's way

    async def run(self) -> None:
        while True:
            try:
                checked = await self.check_some()
            except Exception as error:
                log.warning("games of a day could not be verified: %s", type(error).__name__)
                checked = 0
            await asyncio.sleep(0 if checked == AT_ONCE else LOOK_SECONDS)

    async def check_some(self) -> int:
        """Check games of days that are open; returns how many there were."""
        columns = tries.c
        query = (
            sa.select(columns.day, columns.table_id, columns.points)
            .where(columns.points.is_not(None), columns.verified.is_(None), columns.day < utc_days.today())
            .where(columns.table_id.not_in(self.unread))
        )
        rows = [row for row in await self.store.all(query.limit(AT_ONCE)) if utc_days.is_open(row[0])]
        for _, table, points in rows:
            is_right = await self.is_right(table, points)
            if is_right is None:
                continue
            checked = sa.update(tries).where(columns.table_id == table).values(verified=is_right)
            await self.store.write(Changes(statements=[checked]))
        return len(rows)

    async def is_right(self, table: str, points: int) -> bool | None:
        """None if this version cannot say."""
        try:
            row, stored = await self.store.table(table), await self.store.entries(table)
        except msgspec.ValidationError as error:  # a newer version may know what it is
            log.error("the game of table %s cannot be read: %s", table, error)
            self.unread.add(table)
            return None
        if row is None or not stored or not isinstance(stored[0].entry, TableCreated):  # it was removed meanwhile
            return False
        try:
            state = TableState(table, row.secret, stored[0].entry, with_game=False)
            for one in stored[1:]:
                state.apply(one.entry)
            return await asyncio.to_thread(has_these_points, state, points)
        except Exception as error:  # whatever is wrong with it, the others of the day are checked
            log.error("the game of table %s is not right: %s", table, error)
            return False


def has_these_points(table: TableState, points: int) -> bool:
    """Whether the record leads to them; ZariaError if something in it is wrong."""
    if table.record is None:
        raise Refused("table-not-begun")
    record = open_envelope(table.record, table.secret)
    verify(record)
    return record.result is not None and record.result["scores"] == [points]
