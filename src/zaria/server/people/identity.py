"""Guests: a signed cookie and a display name. Only hashes of secrets are stored."""

from __future__ import annotations

import hmac
import secrets
import time
from base64 import urlsafe_b64encode
from hashlib import sha256

import sqlalchemy as sa

from zaria.server.messages.refusals import Refused
from zaria.server.people.guest import Guest
from zaria.server.people.names import own_name
from zaria.server.storage.ban_ends import is_in_force
from zaria.server.storage.changes import Changes, WriteConflict
from zaria.server.storage.ids import new_id
from zaria.server.storage.schema import bans, devices, guests, recoveries, sessions
from zaria.server.storage.store import Store

COOKIE = "zaria_guest"
FORMER = "zaria_former"  # who this device was before it became somebody else
AGE = 400 * 24 * 3600  # seconds: the longest that browsers keep a cookie
CACHED = 10_000
ID_LENGTH = 10
CODE_LENGTH = 12  # 59 bits, for a code that is valid for minutes, once, and cannot be tried often


def hash_token(token: str) -> str:
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
        return hash_token(token)

    def signature(self, token: str) -> str:
        return hmac.digest(self.key, b"zaria-guest\0" + token.encode(), "sha256").hex()

    async def guest(self, cookie: str | None) -> Guest | None:
        session = self.session(cookie)
        if session is None:
            return None
        if session not in self.cache:
            query = sa.select(guests.c.id, guests.c.name, bans.c.at).join(sessions, sessions.c.guest == guests.c.id)
            query = query.outerjoin(bans, sa.and_(bans.c.guest == guests.c.id, is_in_force()))
            rows = await self.store.all(query.where(sessions.c.hash == session))
            if not rows:
                return None
            if rows[0][2] is not None:
                raise Refused("banned")
            self.remember(session, Guest(*rows[0][:2]))
        return self.cache[session]

    def remember(self, session: str, guest: Guest) -> None:
        if len(self.cache) >= CACHED:
            self.cache.clear()
        self.cache[session] = guest

    async def create(self, name: str, kind: str | None = None) -> tuple[Guest, str]:
        """A new guest, and the cookie for their device."""
        guest = Guest(new_id(ID_LENGTH), own_name(name))
        changes = Changes([(guests, {"id": guest.id, "name": guest.name, "created": time.time()})])
        return guest, await self.add_session(guest, changes, kind)

    async def add_session(self, guest: Guest, changes: Changes, kind: str | None) -> str:
        """The cookie for one more device of this kind."""
        token = new_token()
        row = {"hash": hash_token(token), "guest": guest.id, "created": time.time(), "kind": kind}
        changes.rows.append((sessions, row))
        await self.store.write(changes)
        return f"{token}.{self.signature(token)}"

    async def remove_expired(self) -> None:
        """Sessions whose cookies no browser keeps any more."""
        old = sa.delete(sessions).where(sessions.c.created < time.time() - AGE)
        gone = sa.delete(devices).where(devices.c.session.not_in(sa.select(sessions.c.hash)))
        await self.store.write(Changes(statements=[old, gone]))
        self.cache.clear()

    async def rename(self, guest: Guest, name: str) -> Guest:
        renamed = Guest(guest.id, own_name(name))
        change = sa.update(guests).where(guests.c.id == guest.id).values(name=renamed.name)
        await self.store.write(Changes(statements=[change], hints=[f"guest {guest.id} 0"]))
        self.forget(guest.id)
        return renamed

    def forget(self, guest: str) -> None:
        """Read the guest from the database next time: they were changed, here or by another process."""
        self.cache = {session: known for session, known in self.cache.items() if known.id != guest}

    async def new_recovery(self, guest: Guest) -> str:
        """A code with which another device can become this guest, once and soon. It replaces the previous one."""
        code = new_id(CODE_LENGTH)
        made = {"hash": hash_token(code), "created": time.time()}
        newer = sa.update(recoveries).where(recoveries.c.guest == guest.id).values(**made)
        await self.store.write(Changes(if_new=[(recoveries, {"guest": guest.id} | made)], statements=[newer]))
        return code

    async def behind(self, code: str, seconds: float) -> Guest:
        """Whom the code would make somebody, if it is not older than that."""
        query = sa.select(guests.c.id, guests.c.name).join(recoveries, recoveries.c.guest == guests.c.id)
        query = query.where(guests.c.id.not_in(sa.select(bans.c.guest).where(is_in_force())))
        query = query.where(is_of(code), recoveries.c.created >= time.time() - seconds)
        rows = await self.store.all(query)
        if not rows:
            raise Refused("no-recovery")
        return Guest(*rows[0])

    async def recover(self, code: str, seconds: float, kind: str | None = None) -> tuple[Guest, str]:
        guest = await self.behind(code, seconds)
        used = sa.delete(recoveries).where(is_of(code)).returning(recoveries.c.guest)
        try:
            return guest, await self.add_session(guest, Changes(must_find=[used]), kind)  # it works once
        except WriteConflict:
            raise Refused("no-recovery") from None


def is_of(code: str) -> sa.ColumnElement[bool]:
    """People type a code in groups and capitals."""
    return recoveries.c.hash == hash_token("".join(filter(str.isalnum, code.lower())))
