"""The disk decides: what it refuses did not happen; what leaves the memory comes back."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from support.person import Person, command
from support.serving import serving


@contextmanager
def refusing(data: Path) -> Iterator[None]:
    """A database that takes no entries."""
    database = sqlite3.connect(data / "zaria.sqlite3", timeout=20)
    try:
        database.execute("ALTER TABLE entries RENAME TO elsewhere")
        database.commit()
        yield
        database.execute("ALTER TABLE elsewhere RENAME TO entries")
        database.commit()
    finally:
        database.close()


def test_what_cannot_be_stored_did_not_happen(tmp_path: Path) -> None:
    with serving(tmp_path) as url, Person(url) as ann:
        table = ann.create("vegas", "moo")
        asked = command("sit", seat=1)
        with ann.live(table) as live:
            with refusing(tmp_path):
                answer = ann.ask("POST", f"/api/tables/{table}/commands", asked)
                assert (answer.status_code, answer.json()["code"]) == (503, "not-stored")
            with pytest.raises(ConnectionClosed) as closed:
                live.until("ack")
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
            assert [message for message in live.heard if message["type"] == "update"] == []
        assert ann.get(f"/api/tables/{table}")["version"] == 1
        ann.post(f"/api/tables/{table}/commands", asked)
        assert ann.get(f"/api/tables/{table}")["document"]["table"]["seats"][1]["kind"] == "person"


def test_a_table_that_nobody_looks_at_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    with serving(tmp_path, idle_seconds=0.1) as url, Person(url) as ann:
        table = ann.create("vegas", "mm")
        with ann.live(table, 0) as live:
            live.begin(0, 1)
            live.until_asked()
            live.move()
            while live.table["waiting"] is not None:
                live.receive()
        before = ann.get(f"/api/tables/{table}?seat=0")
        deadline = time.monotonic() + 10
        while time.monotonic() < deadline:  # when it was loaded anew, updates from before are not known any more
            time.sleep(0.2)
            with ann.live(table, 0, since=1) as back:
                if back.receive()["type"] == "snapshot":
                    break
        assert back.heard[0]["type"] == "snapshot"
        assert ann.get(f"/api/tables/{table}?seat=0") == before
