"""Guests: a signed cookie and a display name. Only hashes of secrets are stored."""

from __future__ import annotations

import asyncio
import hmac
import secrets
import time
from base64 import urlsafe_b64encode
from hashlib import sha256

import sqlalchemy as sa
from sqlalchemy.dialects.sqlite import insert

from zaria.server.guest import Guest
from zaria.server.ids import new_id
from zaria.server.incoming import clean_name
from zaria.server.refusals import Refused
from zaria.server.schema import guests, recoveries, sessions
from zaria.server.store import Store, Write

COOKIE = "zaria_guest"
AGE = 400 * 24 * 3600  # seconds: the longest that browsers keep a cookie
CACHED = 10_000
ID_LENGTH = 10


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def new_token() -> str:
    """128 random bits."""
    return urlsafe_b64encode(secrets.token_bytes(16)).decode().rstrip("=")


class Identities:
    def __init__(self, store: Store, key: bytes) -> None:
        self.store = store
        self.key = key
        self.cache: dict[str, Guest] = {}  # by the hash of the session
        self.recovering = asyncio.Lock()  # one at a time: a token works once

    def session(self, cookie: str | None) -> str | None:
        """The hash of the cookie's session; None if the signature is not ours."""
        token, _, signature = (cookie or "").partition(".")
        if not token or not cookie or not cookie.isascii() or not hmac.compare_digest(signature, self.signature(token)):
            return None
        return hashed(token)

    def signature(self, token: str) -> str:
        return hmac.digest(self.key, b"zaria-guest\0" + token.encode(), "sha256").hex()

    async def guest(self, cookie: str | None) -> Guest | None:
        session = self.session(cookie)
        if session is None:
            return None
        if session not in self.cache:
            query = sa.select(guests.c.id, guests.c.name).join(sessions, sessions.c.guest == guests.c.id)
            found = await self.store.all(query.where(sessions.c.hash == session))
            if not found:
                return None
            self.remember(session, Guest(*found[0]))
        return self.cache[session]

    def remember(self, session: str, guest: Guest) -> None:
        if len(self.cache) >= CACHED:
            self.cache.clear()
        self.cache[session] = guest

    async def create(self, name: str) -> tuple[Guest, str]:
        """A new guest, and the cookie for their device."""
        guest = Guest(new_id(ID_LENGTH), clean_name(name))
        write = Write([(guests, {"id": guest.id, "name": guest.name, "created": time.time()})])
        return guest, await self.add_session(guest, write)

    async def add_session(self, guest: Guest, write: Write) -> str:
        token = new_token()
        write.rows.append((sessions, {"hash": hashed(token), "guest": guest.id, "created": time.time()}))
        await self.store.write(write)
        return f"{token}.{self.signature(token)}"

    async def rename(self, guest: Guest, name: str) -> Guest:
        renamed = Guest(guest.id, clean_name(name))
        change = sa.update(guests).where(guests.c.id == guest.id).values(name=renamed.name)
        await self.store.write(Write(statements=[change]))
        for session, known in list(self.cache.items()):
            if known.id == guest.id:
                self.cache[session] = renamed
        return renamed

    async def new_recovery(self, guest: Guest) -> str:
        """A token with which another device can become this guest, once. It replaces the previous one."""
        token = new_token()
        row = insert(recoveries).values(guest=guest.id, hash=hashed(token))
        await self.store.write(Write(statements=[row.on_conflict_do_update(["guest"], set_={"hash": hashed(token)})]))
        return token

    async def recover(self, token: str) -> tuple[Guest, str]:
        query = sa.select(guests.c.id, guests.c.name).join(recoveries, recoveries.c.guest == guests.c.id)
        async with self.recovering:
            found = await self.store.all(query.where(recoveries.c.hash == hashed(token)))
            if not found:
                raise Refused("no-recovery")
            used = sa.delete(recoveries).where(recoveries.c.hash == hashed(token))
            guest = Guest(*found[0])
            return guest, await self.add_session(guest, Write(statements=[used]))
