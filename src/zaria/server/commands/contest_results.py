"""The results of tries and duels: only from games played here from the first roll to the end."""

from __future__ import annotations

import sqlalchemy as sa

from zaria.server.common import utc_days, wall_clock
from zaria.server.storage.schema import duel_tries, tries
from zaria.server.table.state import TableState


def result_updates(table: TableState) -> list[sa.Executable]:
    """The changes to store together with the end of a game in a contest."""
    result, header = None if table.record is None else table.record.result, table.header
    own_seat = next(iter(table.people()), 0)
    points = result["scores"][own_seat] if table.status == "over" and result is not None else None
    if header.duel is not None:
        own = sa.and_(duel_tries.c.duel == header.duel, duel_tries.c.table_id == table.id)
        return [sa.update(duel_tries).where(own).values(points=points, ended=wall_clock.now())]
    if header.daily is None:
        return []
    in_time = points if not utc_days.is_over(header.daily) else None  # games finished later do not count
    own = sa.and_(tries.c.day == header.daily, tries.c.table_id == table.id)
    return [sa.update(tries).where(own).values(points=in_time, ended=wall_clock.now())]
