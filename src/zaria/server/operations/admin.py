"""What an operator does with a site, also while it runs: the database is changed, and the servers get a hint."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_network
from typing import Any, NamedTuple

import sqlalchemy as sa

from zaria.core.engine.errors import Refusal, quote
from zaria.server.messages.refusals import Refused
from zaria.server.operations.costs import costs
from zaria.server.storage.ban_ends import is_in_force
from zaria.server.storage.committer import CHANNEL
from zaria.server.storage.database import Database, disposing
from zaria.server.storage.schema import (
    audit,
    bans,
    blocks,
    chat,
    devices,
    duel_tries,
    duels,
    entries,
    guests,
    hints,
    invitations,
    members,
    recoveries,
    reports,
    restrictions,
    results,
    sessions,
    tables,
    tries,
    turns,
)
from zaria.server.table.entries import GameBegun, GaveUp, RematchMade, TableClosed, TableCreated, read_entry
from zaria.server.table.state import UNFINISHED, TableState

TRIES = 20  # against a server that stores something at the same moment
NOBODY = "…"  # the name of somebody whose data were deleted
ADMIN = "admin"  # the sender of our hints


class Why(NamedTuple):
    """Why the operator does something, and for how many seconds."""

    reason: str | None = None
    seconds: float | None = None

    def in_force(self) -> dict[str, Any]:
        now = time.time()
        return {"at": now, "reason": self.reason, "until": None if self.seconds is None else now + self.seconds}


UNSAID = Why()


def network_in(about: str) -> str | None:
    """The network that an operator means; None if it is none, but a guest's id.

    >>> network_in("192.0.2.7"), network_in("2001:db8::1/32"), network_in("k7m2q4x9r3")
    ('192.0.2.7/32', '2001:db8::/32', None)
    """
    try:
        return str(ip_network(about, strict=False))
    except ValueError:
        return None


class Admin:
    def __init__(self, database: Database) -> None:
        self.database = database

    @contextmanager
    def changing(self) -> Iterator[sa.Connection]:
        with disposing(self.database.engine()) as engine, engine.begin() as connection:
            yield connection

    def hint(self, connection: sa.Connection, text: str) -> None:
        if self.database.is_shared:
            connection.execute(sa.select(sa.func.pg_notify(CHANNEL, f"{ADMIN} {text}")))
        else:
            connection.execute(sa.insert(hints).values(text=text, at=time.time()))

    # Looking

    def tables(self, status: tuple[str, ...] = UNFINISHED) -> list[dict[str, Any]]:
        query = sa.select(tables.c.id, tables.c.status, tables.c.created, tables.c.summary)
        with self.changing() as connection:
            rows = connection.execute(query.where(tables.c.status.in_(status)).order_by(tables.c.created))
            return [dict(row) for row in rows.mappings()]

    def guests(self) -> list[dict[str, Any]]:
        banned = bans.c.guest.is_not(None).label("banned")
        query = sa.select(guests.c.id, guests.c.name, guests.c.created, banned, bans.c.until, bans.c.reason)
        query = query.outerjoin(bans, sa.and_(bans.c.guest == guests.c.id, is_in_force()))
        with self.changing() as connection:
            return [dict(row) for row in connection.execute(query.order_by(guests.c.created)).mappings()]

    def restrictions(self) -> list[dict[str, Any]]:
        """The networks that are slowed or banned."""
        return self.listed(sa.select(restrictions).order_by(restrictions.c.at))

    def reports(self) -> list[dict[str, Any]]:
        """What players have reported and nobody has settled, the oldest first."""
        return self.listed(sa.select(reports).where(reports.c.settled.is_(None)).order_by(reports.c.at))

    def log(self) -> list[dict[str, Any]]:
        """What operators did, the latest last."""
        return self.listed(sa.select(audit).order_by(audit.c.id))

    def costs(self) -> dict[str, list[dict[str, Any]]]:
        """Who costs most: guests, tables and networks, with what they use now and what is stored of them."""
        with self.changing() as connection:
            return costs(connection, self.database.now())

    def listed(self, query: sa.Select[*tuple[Any, ...]]) -> list[dict[str, Any]]:
        with self.changing() as connection:
            return [dict(row) for row in connection.execute(query).mappings()]

    def export(self, guest: str) -> dict[str, Any]:
        """Everything that is stored about a person."""
        with self.changing() as connection:
            person = self.person(connection, guest)

            def rows(query: sa.Select[*tuple[Any, ...]]) -> list[dict[str, Any]]:
                return [dict(row) for row in connection.execute(query).mappings()]

            sat = sa.select(tables.c.id, tables.c.status, tables.c.created, tables.c.summary)
            did = sa.select(entries.c.table_id, entries.c.version, entries.c.kind, entries.c.data, entries.c.at)
            said = sa.select(chat.c.table_id, chat.c.name, chat.c.text, chat.c.at)
            return {
                "guest": person,
                "sessions": rows(sa.select(sessions.c.created).where(sessions.c.guest == guest)),
                "notifications": rows(sa.select(devices.c.endpoint, devices.c.created).where(devices.c.guest == guest)),
                "blocks": rows(sa.select(blocks.c.blocked, blocks.c.created).where(blocks.c.guest == guest)),
                "tables": rows(sat.join(members, members.c.table_id == tables.c.id).where(members.c.guest == guest)),
                "invitations": rows(sa.select(invitations).where(invitations.c.guest == guest)),
                "commands": rows(did.where(entries.c.guest == guest).order_by(entries.c.at)),
                "daily": rows(sa.select(tries).where(tries.c.guest == guest).order_by(tries.c.day)),
                "duels": rows(sa.select(duels).where(duels.c.guest == guest).order_by(duels.c.created)),
                "results": rows(sa.select(results).where(results.c.guest == guest).order_by(results.c.ended)),
                "duels_taken_up": rows(sa.select(duel_tries).where(duel_tries.c.guest == guest)),
                "reports": rows(sa.select(reports).where(reports.c.guest == guest).order_by(reports.c.at)),
                "chat": rows(said.where(chat.c.guest == guest).order_by(chat.c.at)),
            }

    def person(self, connection: sa.Connection, guest: str) -> dict[str, Any]:
        row = connection.execute(sa.select(guests).where(guests.c.id == guest)).mappings().first()
        if row is None:
            raise Refused("no-such-guest")
        return dict(row)

    # Changing

    def close(self, table: str, said: Why = UNSAID) -> None:
        """The game cannot go on. Everybody at the table sees that the operator closed it."""
        why = Refusal(None, "closed-by-operator", {})
        entry = TableClosed(why.code, why.arguments)
        for attempt in range(TRIES):
            try:
                with self.changing() as connection:
                    state = self.state(connection, table)
                    if state.status not in UNFINISHED:
                        raise Refused("table-ended")
                    state.close(why)
                    row = {"table_id": table, "version": state.version + 1, "kind": entry.tag, "data": entry.data()}
                    connection.execute(sa.insert(entries).values(**row, at=time.time()))
                    changed = {"status": state.status, "listed": False, "summary": state.summary()}
                    connection.execute(sa.update(tables).where(tables.c.id == table).values(**changed))
                    connection.execute(sa.delete(turns).where(turns.c.table_id == table))
                    self.hint(connection, f"version {table} {state.version + 1}")
                    self.note(connection, "close", table, said)
                    return
            except sa.exc.IntegrityError:  # somebody has just moved
                time.sleep(0.01 * attempt)
        raise Refused("not-stored")

    def state(self, connection: sa.Connection, table: str) -> TableState:
        """The table without its game."""
        secret = connection.execute(sa.select(tables.c.secret).where(tables.c.id == table)).scalar()
        if secret is None:
            raise Refused("no-table")
        query = sa.select(entries.c.kind, entries.c.data).where(entries.c.table_id == table)
        stored = [read_entry(*row) for row in connection.execute(query.order_by(entries.c.version))]
        assert isinstance(stored[0], TableCreated)
        state = TableState(table, secret, stored[0], with_game=False)
        for entry in stored[1:]:
            state.apply(entry)
        return state

    def ban(self, about: str, on: bool = True, why: Why = UNSAID) -> None:
        """A guest, an address or a network can do nothing on this site any more, or again."""
        network = network_in(about)
        with self.changing() as connection:
            self.note(connection, "ban" if on else "unban", about, why)
            if network is not None:
                self.restrict(connection, network, True if on else None, why)
                return
            self.person(connection, about)
            connection.execute(sa.delete(bans).where(bans.c.guest == about))
            if on:
                connection.execute(sa.insert(bans).values(guest=about, **why.in_force()))
            self.hint(connection, f"guest {about} 0")

    def slow(self, about: str, why: Why = UNSAID) -> None:
        """What comes from this address or network counts several times, until it is unbanned."""
        network = network_in(about)
        if network is None:
            raise Refused("no-network", given=quote(about))
        with self.changing() as connection:
            self.note(connection, "slow", about, why)
            self.restrict(connection, network, False, why)

    def restrict(self, connection: sa.Connection, network: str, is_ban: bool | None, why: Why) -> None:
        """Without a kind not any more."""
        connection.execute(sa.delete(restrictions).where(restrictions.c.network == network))
        if is_ban is not None:
            row = {"network": network, "is_ban": is_ban, **why.in_force()}
            connection.execute(sa.insert(restrictions).values(**row))
        self.hint(connection, "networks all 0")

    def unsay(self, line: str, why: Why = UNSAID) -> None:
        """Take away a line of chat, given as TABLE:NUMBER. Everybody at the table sees that there was one."""
        table, _, number = line.partition(":")
        own = sa.and_(chat.c.table_id == table, chat.c.number == (int(number) if number.isdecimal() else -1))
        with self.changing() as connection:
            if not connection.execute(sa.update(chat).where(own).values(text=NOBODY)).rowcount:
                raise Refused("no-line", given=quote(line))
            self.note(connection, "unsay", line, why)
            self.hint(connection, f"again {table} 0")

    def settle(self, report: str, why: Why = UNSAID) -> None:
        """The operator is done with what somebody has reported."""
        own = sa.and_(reports.c.id == report, reports.c.settled.is_(None))
        with self.changing() as connection:
            if not connection.execute(sa.update(reports).where(own).values(settled=time.time())).rowcount:
                raise Refused("no-report", given=quote(report))
            self.note(connection, "settle", report, why)

    def note(self, connection: sa.Connection, action: str, about: str, why: Why) -> None:
        """What the operator did stays to be read."""
        row = {"at": time.time(), "action": action, "about": about, "reason": why.reason}
        connection.execute(sa.insert(audit).values(**row))

    def delete(self, guest: str) -> None:
        """Delete a person's data. The games stay for the others, without the person's name and with nobody's id."""
        nobody = f"nobody-{secrets.token_hex(6)}"
        with self.changing() as connection:
            person = self.person(connection, guest)
            query = sa.select(members.c.table_id).where(members.c.guest == guest)
            for table in connection.execute(query).scalars().all():
                self.forget_at(connection, table, guest, nobody, person["name"])
                self.hint(connection, f"again {table} 0")
            gone = (
                sessions,
                recoveries,
                blocks,
                members,
                invitations,
                chat,
                tries,
                duels,
                duel_tries,
                turns,
                devices,
                results,
                reports,
            )
            for kind in gone:
                connection.execute(sa.delete(kind).where(kind.c.guest == guest))
            connection.execute(sa.delete(blocks).where(blocks.c.blocked == guest))
            connection.execute(sa.delete(guests).where(guests.c.id == guest))
            connection.execute(sa.delete(reports).where(reports.c.about == guest))
            self.hint(connection, f"guest {guest} 0")
            self.note(connection, "delete", nobody, UNSAID)

    def forget_at(self, connection: sa.Connection, table: str, guest: str, nobody: str, name: str) -> None:
        """Rewrite the entries of a table."""
        columns = entries.c
        query = sa.select(columns.version, columns.kind, columns.data, columns.guest)
        rows = connection.execute(query.where(columns.table_id == table).order_by(columns.version)).all()
        own: set[int] = set()  # the seats of this person at that time
        state: TableState | None = None
        for version, kind, data, sender in rows:
            entry = read_entry(kind, data)
            names = {name, *(state.seats[seat].name for seat in own)} if state is not None else {name}
            is_own = sender == guest and isinstance(entry, GaveUp | RematchMade)
            if state is None:
                assert isinstance(entry, TableCreated)
                state = TableState(table, b"", entry, with_game=False)
            else:
                state.apply(entry)
            own = set(state.seats_of(guest))
            changed = without(data, guest, nobody)
            if isinstance(entry, GameBegun):
                kept = [NOBODY if seat in own else called for seat, called in enumerate(entry.names)]
                changed = {**changed, "names": kept}
            elif is_own and isinstance(changed, dict) and changed.get("name") in names:
                changed = {**changed, "name": NOBODY}
            if changed != data or sender == guest:
                row = sa.and_(columns.table_id == table, columns.version == version)
                values = {"data": changed, "guest": None if sender == guest else sender}
                connection.execute(sa.update(entries).where(row).values(**values))
        assert state is not None
        for seat in own:
            state.seats[seat] = state.seats[seat].called(NOBODY)
        shown = sa.update(tables).where(tables.c.id == table).values(summary=state.summary())
        connection.execute(shown)


def without(data: Any, guest: str, nobody: str) -> Any:
    """What is stored, with nobody in the place of a guest.

    >>> without({"seats": [{"guest": "g1", "name": "Ann"}], "host": "g1"}, "g1", "nobody")
    {'seats': [{'guest': 'nobody', 'name': '…'}], 'host': 'nobody'}
    """
    if isinstance(data, dict):
        own = data.get("guest") == guest or data.get("offered") == guest
        cleaned = {key: without(value, guest, nobody) for key, value in data.items()}
        return {**cleaned, "name": NOBODY} if own and "name" in data else cleaned
    if isinstance(data, list):
        return [without(one, guest, nobody) for one in data]
    return nobody if data == guest else data
