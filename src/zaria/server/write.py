"""What is to be stored, all together or not at all."""

from __future__ import annotations

import time
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa

from zaria.server import clock, schema
from zaria.server.encoding import encode_text
from zaria.server.entries import BaseEntry
from zaria.server.refusals import Refused


class Overtaken(Refused):
    """Another process was faster: the table has such a version already, or is run there. Nothing was stored."""


class Away(Refused):
    """The database does not answer, or takes nothing: no write is to blame."""


@dataclass
class Write:
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
        """As nearly all moves have; with hints of them."""
        others = self.rows, self.statements, self.if_new, self.must_find
        return not any(others)

    @property
    def may_be_overtaken(self) -> bool:
        return bool(self.entries) or any(table is schema.chat for table, _ in self.rows)

    def entry(
        self, table: str, version: int, entry: BaseEntry, guest: str | None = None, command: str | None = None
    ) -> None:
        self.entries.append((table, clock.now(), version, entry.tag, encode_text(entry.data()), guest, command))

    def table(self, id: str, secret: bytes, status: str, listed: bool, summary: Mapping[str, Any]) -> None:
        row = {"id": id, "secret": secret, "status": status, "listed": listed, "summary": summary}
        self.rows.append((schema.tables, {**row, "created": time.time()}))

    def summary(self, id: str, status: str, listed: bool, summary: Mapping[str, Any]) -> None:
        changed = sa.update(schema.tables).where(schema.tables.c.id == id)
        self.statements.append(changed.values(status=status, listed=listed, summary=summary))

    def turns(self, id: str, guests: Collection[str], due: float) -> None:
        """For whom the table waits now. Who was waited for already is still told once only."""
        columns = schema.turns.c
        here = columns.table_id == id
        self.statements.append(sa.delete(schema.turns).where(here, columns.guest.not_in(guests)))
        if guests:
            self.statements.append(sa.update(schema.turns).where(here).values(due=due))
        since = clock.now()
        for guest in guests:
            row = {"table_id": id, "guest": guest, "since": since, "due": due, "told": None}
            self.if_new.append((schema.turns, row))

    def member(self, guest: str, table: str) -> None:
        self.if_new.append((schema.members, {"guest": guest, "table_id": table}))

    def chat(self, table: str, message: Mapping[str, Any], version: int, command: str) -> None:
        row = {"table_id": table, "at": time.time(), "version": version, "command": command, **message}
        self.rows.append((schema.chat, row))


def hints_of(writes: list[Write]) -> list[str]:
    """`version TABLE N` and `chat TABLE N`, the last of each table, and what was added."""
    found: dict[str, int] = {}
    for write in writes:
        for table, _, version, *_ in write.entries:
            found[f"version {table}"] = max(version, found.get(f"version {table}", 0))
        for kind, row in write.rows:
            if kind is schema.chat:
                found[f"chat {row['table_id']}"] = row["number"]
    return [f"{about} {number}" for about, number in found.items()] + [hint for one in writes for hint in one.hints]
