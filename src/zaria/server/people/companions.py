"""People with whom a guest has finished a game lately: they can be asked to the next one."""

from __future__ import annotations

import sqlalchemy as sa

from zaria.server.people.blocks import Blocks
from zaria.server.storage.schema import guests, members, tables
from zaria.server.storage.store import Store

MOST = 12  # that can be asked
LOOKED_AT = 200  # seats of others at the latest tables


async def companions_of(guest: str, store: Store, blocks: Blocks) -> dict[str, str]:
    """By id, the latest first, the name under which they sat there: they may have another one elsewhere.

    Not those whom the guest has blocked, nor those who blocked the guest.
    """
    own, others = members.alias(), members.alias()
    query = sa.select(others.c.guest, others.c.name).join(own, own.c.table_id == others.c.table_id)
    query = query.join(tables, tables.c.id == own.c.table_id).join(guests, guests.c.id == others.c.guest)
    query = query.where(own.c.guest == guest, others.c.guest != guest, others.c.name.is_not(None))
    query = query.where(tables.c.status == "over").order_by(tables.c.created.desc()).limit(LOOKED_AT)
    names: dict[str, str] = {}
    for other, name in await store.all(query):
        if not blocks.has(guest, other) and not blocks.has(other, guest):
            names.setdefault(other, name)
    return dict(list(names.items())[:MOST])
