"""Who costs a site most: what they use of its processes now, and what is stored of them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Any

import sqlalchemy as sa

from zaria.server.storage.schema import entries, guests, members, processes, sessions

MOST_LISTED = 20  # of each kind
RECENT_SECONDS = 60.0  # since a process last wrote down who uses it
KINDS = ("networks", "guests", "tables")
MEASURES = ("thinking", "requests", "connections", "bytes")

Rows = defaultdict[str, dict[str, Any]]  # by network, guest or table


def costs(connection: sa.Connection, now: Any) -> dict[str, list[dict[str, Any]]]:
    """By kind, the dearest first. `thinking` is in seconds, `requests` are weighted by their cost."""
    rows: dict[str, Rows] = {kind: defaultdict(dict) for kind in KINDS}
    recent = sa.select(processes.c.used).where(processes.c.seen > now - RECENT_SECONDS, processes.c.used.is_not(None))
    for used in connection.execute(recent).scalars().all():
        taken = used["taken"]
        owners = pairs(connection, sessions.c.hash, sessions.c.guest, taken["sessions"])
        add(rows["guests"], "requests", ((owners.get(device), amount) for device, amount in taken["sessions"].items()))
        add(rows["networks"], "requests", taken["networks"].items())
        for name in ("connections", "thinking"):
            for kind in KINDS:
                add(rows[kind], name, used[name].get(kind, {}).items())
    for kind, column in (("guests", members.c.guest), ("tables", entries.c.table_id)):
        for about, tables, number, size in connection.execute(stored_by(column)):
            of_guest = {"tables": tables} if kind == "guests" else {}
            rows[kind][about].update(of_guest, entries=number, bytes=size)
    names = pairs(connection, guests.c.id, guests.c.name, rows["guests"])
    named = {guest: {"name": name, **rows["guests"][guest]} for guest, name in names.items()}
    return {kind: dearest(named if kind == "guests" else rows[kind]) for kind in KINDS}


def add(rows: Rows, name: str, amounts: Iterable[tuple[str | None, float]]) -> None:
    for about, amount in amounts:
        if about is not None:
            rows[about][name] = round(rows[about].get(name, 0) + amount, 1)


def pairs(connection: sa.Connection, key: sa.Column[str], value: sa.Column[str], keys: Iterable[str]) -> dict[str, str]:
    return {row[0]: row[1] for row in connection.execute(sa.select(key, value).where(key.in_(list(keys))))}


def stored_by(column: sa.Column[str]) -> sa.Select[str, int, int, Any]:
    """Of guests or tables: how many tables, entries and bytes; those with most bytes."""
    size = sa.func.sum(sa.func.length(sa.cast(entries.c.data, sa.Text)))
    tables = sa.func.count(sa.distinct(entries.c.table_id))
    query = sa.select(column, tables, sa.func.count(), size).select_from(entries)
    if column.table is members:
        query = query.join(members, members.c.table_id == entries.c.table_id)
    return query.group_by(column).order_by(size.desc()).limit(MOST_LISTED)


def dearest(rows: dict[str, dict[str, Any]]) -> list[dict[str, Any]]:
    """By their largest share of anything: who floods in one way only is not hidden by those who just play."""
    totals = {name: sum(row.get(name, 0) for row in rows.values()) or 1 for name in MEASURES}
    shares = {about: max(row.get(name, 0) / totals[name] for name in MEASURES) for about, row in rows.items()}
    order = sorted(rows, key=lambda about: shares[about], reverse=True)
    return [{"id": about, **rows[about]} for about in order[:MOST_LISTED]]
