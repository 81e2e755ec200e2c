"""The keys of a site: in files beside a SQLite database, or in PostgreSQL, which may be on another machine."""

from __future__ import annotations

import secrets
from collections.abc import Callable

import sqlalchemy as sa

from zaria.core.records.seal import SECRET_BYTES
from zaria.server.operations.settings import KEY_FILE, PUSH_FILE, Settings, new_key, own_key
from zaria.server.storage.database import Database, disposing
from zaria.server.storage.schema import keys

COOKIES, PUSH = "cookies", "push"  # their names in the table of keys
FILES = {COOKIES: KEY_FILE, PUSH: PUSH_FILE}
P256_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve of push keys


def site_key(settings: Settings) -> bytes:
    """The key that signs cookies, made at the first start."""
    return made_once(settings, COOKIES, new_key)


def push_key(settings: Settings) -> bytes:
    """The private key that signs notifications, made at the first start of a site that sends them."""
    return made_once(settings, PUSH, lambda: (1 + secrets.randbelow(P256_ORDER - 1)).to_bytes(SECRET_BYTES, "big"))


def made_once(settings: Settings, name: str, make: Callable[[], bytes]) -> bytes:
    database = settings.database
    return shared_key(database, name, make) if database.is_shared else own_key(settings.data, FILES[name], make)


def shared_key(database: Database, name: str, make: Callable[[], bytes]) -> bytes:
    database.upgrade()
    with disposing(database.engine()) as engine, engine.begin() as connection:
        connection.execute(database.insert_if_new(keys, {"name": name, "value": make()}))
        key = connection.execute(sa.select(keys.c.value).where(keys.c.name == name)).scalar_one()
        return bytes(key)
