"""Guests: a signed cookie and a display name. Only hashes of secrets are stored."""

from __future__ import annotations

import hmac
import secrets
import time
from base64 import urlsafe_b64encode
from hashlib import sha256

import sqlalchemy as sa

from zaria.server.guest import Guest
from zaria.server.ids import new_id
from zaria.server.names import clean_name
from zaria.server.refusals import Refused
from zaria.server.schema import bans, devices, guests, recoveries, sessions
from zaria.server.store import Store
from zaria.server.write import Overtaken, Write

COOKIE = "zaria_guest"
AGE = 400 * 24 * 3600  # seconds: the longest that browsers keep a cookie
CACHED = 10_000
ID_LENGTH = 10
CODE_LENGTH = 12  # 59 bits, for a code that is valid for minutes, once, and cannot be tried often


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
            query = sa.select(guests.c.id, guests.c.name, bans.c.at).join(sessions, sessions.c.guest == guests.c.id)
            query = query.outerjoin(bans, bans.c.guest == guests.c.id)
            found = await self.store.all(query.where(sessions.c.hash == session))
            if not found:
                return None
            if found[0][2] is not None:
                raise Refused("banned")
            self.remember(session, Guest(*found[0][:2]))
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

    async def remove_expired(self) -> None:
        """Sessions whose cookies no browser keeps any more."""
        old = sa.delete(sessions).where(sessions.c.created < time.time() - AGE)
        gone = sa.delete(devices).where(devices.c.session.not_in(sa.select(sessions.c.hash)))
        await self.store.write(Write(statements=[old, gone]))
        self.cache.clear()

    async def rename(self, guest: Guest, name: str) -> Guest:
        renamed = Guest(guest.id, clean_name(name))
        change = sa.update(guests).where(guests.c.id == guest.id).values(name=renamed.name)
        await self.store.write(Write(statements=[change], hints=[f"guest {guest.id} 0"]))
        self.forget(guest.id)
        return renamed

    def forget(self, guest: str) -> None:
        """The guest is read from the database when they come again: here or elsewhere they were changed."""
        self.cache = {session: known for session, known in self.cache.items() if known.id != guest}

    async def new_recovery(self, guest: Guest) -> str:
        """A code with which another device can become this guest, once and soon. It replaces the previous one."""
        code = new_id(CODE_LENGTH)
        made = {"hash": hashed(code), "created": time.time()}
        newer = sa.update(recoveries).where(recoveries.c.guest == guest.id).values(**made)
        await self.store.write(Write(if_new=[(recoveries, {"guest": guest.id} | made)], statements=[newer]))
        return code

    async def recover(self, code: str, seconds: float) -> tuple[Guest, str]:
        """By a code that is not older than that; people type it in groups and capitals."""
        own = recoveries.c.hash == hashed("".join(filter(str.isalnum, code.lower())))
        query = sa.select(guests.c.id, guests.c.name).join(recoveries, recoveries.c.guest == guests.c.id)
        query = query.where(guests.c.id.not_in(sa.select(bans.c.guest)))
        found = await self.store.all(query.where(own, recoveries.c.created >= time.time() - seconds))
        used = sa.delete(recoveries).where(own).returning(recoveries.c.guest)
        try:
            guest = Guest(*found[0])
            return guest, await self.add_session(guest, Write(must_find=[used]))  # it works once
        except (IndexError, Overtaken):
            raise Refused("no-recovery") from None
