"""Changes to store, all or none."""

from __future__ import annotations

import time
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa

from zaria.server.common import wall_clock
from zaria.server.messages.encoding import encode_text
from zaria.server.messages.refusals import Refused
from zaria.server.storage import schema
from zaria.server.table.entries import BaseEntry
from zaria.server.table.state import TableState


class WriteConflict(Refused):
    """Another process wrote this version first, or runs the table now. Nothing was stored."""


class DatabaseAway(Refused):
    """The database does not answer or accepts no writes: no single change is at fault."""


@dataclass
class Changes:
    """Changes that are committed together or not at all."""

    rows: list[tuple[sa.Table, dict[str, Any]]] = field(default_factory=list)
    entries: list[tuple[Any, ...]] = field(default_factory=list)  # in the column order of `ENTRIES`
    statements: list[sa.Executable] = field(default_factory=list)
    if_new: list[tuple[sa.Table, dict[str, Any]]] = field(default_factory=list)  # rows that may be there already
    must_find: list[sa.Executable] = field(default_factory=list)  # each must give a row, or nothing is stored
    hints: list[str] = field(default_factory=list)  # for other processes, beside those about entries and chat

    @property
    def is_empty(self) -> bool:
        return not self.rows and not self.entries and not self.statements and not self.if_new

    @property
    def has_only_entries(self) -> bool:
        """True for nearly all moves; hints are allowed."""
        others = self.rows, self.statements, self.if_new, self.must_find
        return not any(others)

    @property
    def may_be_overtaken(self) -> bool:
        return bool(self.entries) or any(table is schema.chat for table, _ in self.rows)

    def entry(
        self, table: str, version: int, entry: BaseEntry, guest: str | None = None, command: str | None = None
    ) -> None:
        self.entries.append((table, wall_clock.now(), version, entry.tag, encode_text(entry.data()), guest, command))

    def apply(self, table: TableState, entry: BaseEntry) -> None:
        """Apply an entry to its table, and store it."""
        table.apply(entry)
        self.entry(table.id, table.version, entry)

    def table(self, id: str, secret: bytes, status: str, listed: bool, summary: Mapping[str, Any]) -> None:
        row = {"id": id, "secret": secret, "status": status, "listed": listed, "summary": summary}
        self.rows.append((schema.tables, {**row, "created": time.time()}))

    def summary(self, id: str, status: str, listed: bool, summary: Mapping[str, Any]) -> None:
        changed = sa.update(schema.tables).where(schema.tables.c.id == id)
        self.statements.append(changed.values(status=status, listed=listed, summary=summary))

    def turns(self, id: str, guests: Collection[str], due: float) -> None:
        """Set whom the table waits for. People it was already waiting for are not notified again."""
        columns = schema.turns.c
        here = columns.table_id == id
        self.statements.append(sa.delete(schema.turns).where(here, columns.guest.not_in(guests)))
        if guests:
            self.statements.append(sa.update(schema.turns).where(here).values(due=due))
        since = wall_clock.now()
        for guest in guests:
            row = {"table_id": id, "guest": guest, "since": since, "due": due, "told": None}
            self.if_new.append((schema.turns, row))

    def member(self, guest: str, table: str, name: str | None) -> None:
        own = sa.and_(schema.members.c.guest == guest, schema.members.c.table_id == table)
        self.if_new.append((schema.members, {"guest": guest, "table_id": table}))
        self.statements.append(sa.update(schema.members).where(own).values(name=name))

    def invite(self, table: str, guests: Collection[str]) -> None:
        """Set whom the table waits for before its game."""
        here = schema.invitations.c.table_id == table
        self.statements.append(sa.delete(schema.invitations).where(here, schema.invitations.c.guest.not_in(guests)))
        for guest in guests:
            self.if_new.append((schema.invitations, {"guest": guest, "table_id": table, "at": time.time()}))

    def chat(self, table: str, message: Mapping[str, Any], version: int, command: str) -> None:
        row = {"table_id": table, "at": time.time(), "version": version, "command": command, **message}
        self.rows.append((schema.chat, row))


def hints_of(batch: list[Changes]) -> list[str]:
    """`version TABLE N` and `chat TABLE N`, the last of each table, and what was added."""
    latest: dict[str, int] = {}
    for changes in batch:
        for table, _, version, *_ in changes.entries:
            latest[f"version {table}"] = max(version, latest.get(f"version {table}", 0))
        for kind, row in changes.rows:
            if kind is schema.chat:
                latest[f"chat {row['table_id']}"] = row["number"]
    return [f"{about} {number}" for about, number in latest.items()] + [hint for one in batch for hint in one.hints]
