"""The key that signs cookies: in a file beside a SQLite database, or in PostgreSQL, which may be on another machine."""

from __future__ import annotations

import secrets

import sqlalchemy as sa

from zaria.core.seal import SECRET_BYTES
from zaria.server.database import Database, closed_after
from zaria.server.schema import keys
from zaria.server.settings import Settings, own_key

COOKIES = "cookies"  # its name in the table of keys


def site_key(settings: Settings) -> bytes:
    """The site's key, made at the first start."""
    database = settings.database
    return shared_key(database) if database.is_shared else own_key(settings.data)


def shared_key(database: Database) -> bytes:
    database.upgrade()
    with closed_after(database.engine()) as engine, engine.begin() as connection:
        new = {"name": COOKIES, "value": secrets.token_bytes(SECRET_BYTES)}
        connection.execute(database.insert_if_new(keys, new))
        found = connection.execute(sa.select(keys.c.value).where(keys.c.name == COOKIES)).scalar_one()
        return bytes(found)
