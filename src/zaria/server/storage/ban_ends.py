"""Bans that hold now: those without an end, and those whose end has not come."""

import time

import sqlalchemy as sa

from zaria.server.storage.schema import bans


def is_in_force() -> sa.ColumnElement[bool]:
    return sa.or_(bans.c.until.is_(None), bans.c.until > time.time())
