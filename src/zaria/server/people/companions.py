"""People with whom a guest has finished a game lately: they can be asked to the next one."""

from __future__ import annotations

import sqlalchemy as sa

from zaria.server.people.blocks import Blocks
from zaria.server.storage.schema import guests, members, tables
from zaria.server.storage.store import Store

MOST = 12  # that can be asked


async def companions_of(guest: str, store: Store, blocks: Blocks) -> list[tuple[str, str]]:
    """Their ids and names, the latest first; not those whom the guest has blocked, nor those who blocked the guest."""
    own, others = members.alias(), members.alias()
    latest = sa.func.max(tables.c.created)
    query = sa.select(guests.c.id, guests.c.name).join(others, others.c.guest == guests.c.id)
    query = query.join(own, own.c.table_id == others.c.table_id).join(tables, tables.c.id == own.c.table_id)
    query = query.where(own.c.guest == guest, others.c.guest != guest, tables.c.status == "over")
    rows = await store.all(query.group_by(guests.c.id, guests.c.name).order_by(latest.desc()).limit(10 * MOST))
    free = [(row[0], row[1]) for row in rows if not blocks.has(guest, row[0]) and not blocks.has(row[0], guest)]
    return free[:MOST]
