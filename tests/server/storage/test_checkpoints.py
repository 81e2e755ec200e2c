"""What SQLite has in its log goes into its file while people play: the log does not grow with every move."""

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa

from zaria.server.storage import checkpoints
from zaria.server.storage.changes import Changes
from zaria.server.storage.database import Database
from zaria.server.storage.store import Store

PAGE = 4096


def one_entry(number: int) -> Changes:
    return Changes(entries=[("table", 0.0, number, "stepped", "{}", None, None)])


def test_the_log_is_begun_again_and_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoints, "MANY", 20)
    file = tmp_path / "zaria.sqlite"

    async def run() -> list[int]:
        store, sizes = Store(Database.in_file(file)), list[int]()
        await store.open()
        for number in range(400):
            await store.write(one_entry(number))
            if store.checkpoints is not None and store.checkpoints.moving is not None:
                await asyncio.wrap_future(store.checkpoints.moving)  # however slow the machine is
            sizes.append(file.with_name(f"{file.name}-wal").stat().st_size)
        await store.close()
        return sizes

    sizes = asyncio.run(run())
    assert max(sizes) < 150 * PAGE  # 400 entries fill about 900 pages
    with Database.in_file(file).engine().connect() as connection:
        assert connection.execute(sa.text("SELECT count(*) FROM entries")).scalar_one() == 400


def test_no_commit_waits_for_a_checkpoint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """More than the thousand pages after which SQLite would make one within a commit."""
    monkeypatch.setattr(checkpoints, "MANY", 1_000_000)
    file = tmp_path / "zaria.sqlite"

    async def run() -> int:
        store = Store(Database.in_file(file))
        await store.open()
        for number in range(600):
            await store.write(one_entry(number))
        size = file.with_name(f"{file.name}-wal").stat().st_size
        await store.close()
        return size

    assert asyncio.run(run()) > 1_100 * PAGE
