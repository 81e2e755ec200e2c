"""Closes the live connections of devices that are a guest's no more."""

from __future__ import annotations

import sqlalchemy as sa

from zaria.server.live.tables import Tables
from zaria.server.storage.ban_ends import is_in_force
from zaria.server.storage.schema import bans, sessions

NOT_ALLOWED = 1008  # for a connection that is closed


async def close_ended(tables: Tables, guest: str) -> None:
    """Of a guest who was banned, or whose data were deleted, all devices have ended."""
    known = sa.select(sessions.c.hash).where(sessions.c.guest == guest, guest_is_free(guest))
    left = {row[0] for row in await tables.context.store.all(known)}
    for actor in tables.loaded():
        actor.connections.send_off(guest, left, NOT_ALLOWED)


def guest_is_free(guest: str) -> sa.ColumnElement[bool]:
    return sa.literal(guest).not_in(sa.select(bans.c.guest).where(is_in_force()))
