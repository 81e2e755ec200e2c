"""Moves a whole site: from SQLite to PostgreSQL and back, into a backup and out of it.

A backup is a SQLite database with everything in it, the keys of the site as well. It is the same for both databases, so
a backup of one can be restored to the other.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sa

from zaria.core.records.seal import SECRET_BYTES
from zaria.server.messages.refusals import Refused
from zaria.server.operations.settings import Settings, write_whole
from zaria.server.operations.site_key import FILES
from zaria.server.storage.cluster.peers import ALIVE_SECONDS
from zaria.server.storage.database import Database, disposing
from zaria.server.storage.folder_lock import lock_folder
from zaria.server.storage.schema import entries, guests, keys, leases, metadata, present, processes, tables

PASSING = (processes, leases, present)  # about processes that run now
AT_ONCE = 1000  # rows

RowCounts = dict[str, int]  # rows by table
SiteKeys = dict[str, bytes]  # of the site, by name


def back_up(settings: Settings, file: Path) -> RowCounts:
    """Back up a consistent snapshot of everything. The server may keep running."""
    settings.database.check()
    must_exist(settings)
    if file.exists():
        raise Refused("file-exists", file=str(file))
    os.umask(0o077)  # it is for its owner only
    unfinished = file.with_name(f"{file.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    backup = Database.in_file(unfinished)
    backup.upgrade()
    copied = copy(settings.database, backup, keys_of(settings))
    in_one_file(backup)
    unfinished.replace(file)
    return copied


def restore(file: Path, settings: Settings) -> RowCounts:
    """Restore a backup into an empty site."""
    if not file.exists():
        raise Refused("backup-missing", file=str(file))
    backup = Database.in_file(file)
    backup.check()
    with locked_site(settings):
        must_be_empty(settings)
        return fill(backup, settings, keys_in(backup))


def migrate(source: Settings, target: Settings) -> RowCounts:
    """Copy a site to an empty database. No server may use either of them meanwhile."""
    source.database.check()
    must_exist(source)
    with locked_site(source), locked_site(target):
        must_be_empty(target)
        return fill(source.database, target, keys_of(source))


def fill(source: Database, target: Settings, own: SiteKeys) -> RowCounts:
    os.umask(0o077)
    if target.database.is_shared:
        target.database.upgrade()
        return copy(source, target.database, own)
    file = target.database.file
    assert file is not None
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    unfinished = Database.in_file(file.with_name(f"{file.name}.restored"))
    assert unfinished.file is not None
    unfinished.file.unlink(missing_ok=True)
    unfinished.upgrade()
    copied = copy(source, unfinished, {})
    in_one_file(unfinished)
    for name, key in own.items():
        write_whole(target.data / FILES[name], key)
    unfinished.file.replace(file)
    return copied


def copy(source: Database, target: Database, own: SiteKeys) -> RowCounts:
    """Copy all rows, in one transaction on each side."""
    copied: RowCounts = {}
    with reading_at_once(source) as reading, disposing(target.engine()) as engine, engine.begin() as writing:
        for table in metadata.sorted_tables:
            if table in PASSING or not sa.inspect(reading).has_table(
                table.name
            ):  # a backup may be of an earlier version
                continue
            known = {column["name"] for column in sa.inspect(reading).get_columns(table.name)}
            query = sa.select(*[column for column in table.c if column.name in known])
            if table is keys:
                query = query.where(keys.c.name.not_in(FILES))
            copied[table.name] = 0
            for some in reading.execute(query).mappings().partitions(AT_ONCE):
                writing.execute(sa.insert(table), [dict(row) for row in some])
                copied[table.name] += len(some)
        if own:
            writing.execute(sa.insert(keys), [{"name": name, "value": key} for name, key in own.items()])
    return copied


@contextmanager
def reading_at_once(database: Database) -> Iterator[sa.Connection]:
    """A connection that reads a consistent snapshot."""
    options = {"isolation_level": "REPEATABLE READ"} if database.is_shared else {}
    with disposing(database.engine(**options)) as engine, engine.connect() as connection:
        if not database.is_shared:
            connection.exec_driver_sql("BEGIN")  # its driver begins none for reads
        yield connection.execution_options(yield_per=AT_ONCE)


def in_one_file(database: Database) -> None:
    """Merge the journal into the database, so that the file can be moved."""
    with disposing(database.engine(isolation_level="AUTOCOMMIT")) as engine, engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA journal_mode=DELETE")


# Keys


def keys_of(settings: Settings) -> SiteKeys:
    if settings.database.is_shared:
        return keys_in(settings.database)
    files = {name: settings.data / file for name, file in FILES.items()}
    return {
        name: file.read_bytes() for name, file in files.items() if file.exists() and file.stat().st_size == SECRET_BYTES
    }


def keys_in(database: Database) -> SiteKeys:
    with disposing(database.engine()) as engine, engine.connect() as connection:
        rows = connection.execute(sa.select(keys.c.name, keys.c.value).where(keys.c.name.in_(FILES))).all()
    return {name: bytes(key) for name, key in rows}


# Checks


def must_exist(settings: Settings) -> None:
    file = settings.database.file
    if file is not None and not file.exists():
        raise Refused("site-missing", place=str(settings.database))


def must_be_empty(settings: Settings) -> None:
    if settings.database.file is not None:
        if settings.database.file.exists():
            raise Refused("site-there", place=str(settings.database))
        return
    settings.database.check()
    settings.database.upgrade()
    with disposing(settings.database.engine()) as engine, engine.begin() as connection:
        for table in (guests, tables, entries):
            if connection.execute(sa.select(sa.literal(1)).select_from(table).limit(1)).first() is not None:
                raise Refused("site-there", place=str(settings.database))
        connection.execute(sa.delete(keys))


@contextmanager
def locked_site(settings: Settings) -> Iterator[None]:
    """Refused if a server uses it."""
    database = settings.database
    if not database.is_shared:
        settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
        with lock_folder(settings.data):
            yield
        return
    database.check()
    with disposing(database.engine()) as engine, engine.connect() as connection:
        if sa.inspect(connection).has_table(processes.name):
            alive = sa.select(processes.c.id).where(processes.c.seen > database.now() - ALIVE_SECONDS)
            if connection.execute(alive).first() is not None:
                raise Refused("serve-twice", folder=str(database))
    yield
