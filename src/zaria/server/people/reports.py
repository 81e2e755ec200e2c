"""What players report about others at a table: it waits for the operator (`zaria admin reports`)."""

from __future__ import annotations

import time
from typing import Any

import sqlalchemy as sa

from zaria.server.messages.refusals import Refused
from zaria.server.people.guest import Guest
from zaria.server.storage.changes import Changes
from zaria.server.storage.ids import new_id
from zaria.server.storage.schema import reports
from zaria.server.storage.store import Store
from zaria.server.table.state import TableState

ID_LENGTH = 8
MOST = 20  # of one guest in a day
DAY_SECONDS = 24 * 3600


class Reports:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def add(
        self, table: TableState, said: list[dict[str, Any]], guest: Guest, about: str, number: int | None
    ) -> None:
        """About somebody who sits or spoke at the table: a line of theirs by its number, or their name."""
        quote = quotation(table, said, about, number)
        if about == guest.id or quote is None:
            raise Refused("not-here")
        columns = reports.c
        query = sa.select(columns.table_id, columns.about, columns.number)
        query = query.where(columns.guest == guest.id, columns.at > time.time() - DAY_SECONDS)
        known = await self.store.all(query)
        if (table.id, about, number) in known:
            return
        if len(known) >= MOST:
            raise Refused("too-fast")
        row = {"id": new_id(ID_LENGTH), "at": time.time(), "table_id": table.id, "guest": guest.id}
        await self.store.write(Changes([(reports, {**row, "about": about, "number": number, "quote": quote})]))


def quotation(table: TableState, said: list[dict[str, Any]], about: str, number: int | None) -> str | None:
    """What it is about, in the words of that guest; None if there is nothing of theirs."""
    if number is not None:
        return next((one["text"] for one in said if (one["number"], one["guest"]) == (number, about)), None)
    return next((table.seats[seat].name for seat in table.seats_of(about)), None)
