"""Writes that wait for the disk are committed together, and fail one by one."""

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa

from support.server.person import PATIENCE
from zaria.server.messages.refusals import Refused
from zaria.server.storage import schema
from zaria.server.storage.changes import Changes, DatabaseAway, WriteConflict
from zaria.server.storage.checkpoints import Checkpoints
from zaria.server.storage.committer import MOST_AT_ONCE, Committer
from zaria.server.storage.database import Database
from zaria.server.storage.store import Store


def versions(*numbers: int) -> Changes:
    return Changes(entries=[("table", 0.0, number, "stepped", "{}", None, None) for number in numbers])


def stored(file: Path, *writes: Changes) -> tuple[list[BaseException | None], int]:
    """Puts all of them before the writer begins; what became of each, and how many entries there are."""

    async def run() -> tuple[list[BaseException | None], int]:
        store = Store(Database.in_file(file))
        waiting = [asyncio.ensure_future(store.write(write)) for write in writes]
        await asyncio.sleep(0)  # they are put, in this order
        await store.open()
        found = await asyncio.gather(*waiting, return_exceptions=True)
        counted = await store.all(sa.select(sa.func.count()).select_from(schema.entries))
        await store.close()
        return found, counted[0][0]

    return asyncio.run(run())


def test_one_that_is_overtaken_does_not_fail_the_others(tmp_path: Path) -> None:
    found, entries = stored(tmp_path / "zaria.sqlite3", versions(1, 2), versions(2, 3), versions(4))
    assert found[0] is None and found[2] is None
    assert isinstance(found[1], WriteConflict)
    assert entries == 3  # of the second one nothing was stored


def test_more_entries_than_a_statement_takes_are_all_stored_or_none(tmp_path: Path) -> None:
    many = versions(*range(1, MOST_AT_ONCE + 100))
    assert stored(tmp_path / "one.sqlite3", many) == ([None], MOST_AT_ONCE + 99)
    twice = versions(*range(1, MOST_AT_ONCE + 100), MOST_AT_ONCE + 99)
    found, entries = stored(tmp_path / "two.sqlite3", twice)
    assert isinstance(found[0], Refused) and entries == 0


def test_while_the_database_is_away_all_are_refused_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of them tried by itself would wait for it as long again."""
    tried: list[int] = []

    def is_away(committer: Committer, writes: list[Changes]) -> Refused:
        tried.append(len(writes))
        return DatabaseAway("not-stored")

    monkeypatch.setattr(Committer, "commit", is_away)
    found, entries = stored(tmp_path / "zaria.sqlite3", versions(1), versions(2), versions(3))
    assert [type(one) for one in found] == [DatabaseAway] * 3 and entries == 0
    assert len({id(one) for one in found}) == 3 and tried == [3]


def test_a_checkpoint_that_cannot_begin_stops_no_writes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(checkpoints: Checkpoints, entries: int) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(Checkpoints, "after", fails)

    async def run() -> None:
        store = Store(Database.in_file(tmp_path / "zaria.sqlite3"))
        await store.open()
        for number in (1, 2):
            await asyncio.wait_for(store.write(versions(number)), PATIENCE)
        await store.close()

    asyncio.run(run())
