"""A table in play goes on after an upgrade: by the rules, the tiles and the faces with which it was opened."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from support.server.later import later_version
from support.server.person import Live, Person, play_on
from support.server.serving import serving
from zaria.core.engine.registry import GAMES
from zaria.core.records.record import Record
from zaria.core.records.replay import replay
from zaria.core.records.verify import verify

# Games whose draws depend on what came with Zaria when the table was opened.
TABLES: list[tuple[str, str, dict[str, Any]]] = [
    ("vegas", "mm", {"tiles": 2, "repeat_tiles": False, "rounds": 2}),
    ("miner", "mm", {}),
    ("miner-solo", "m", {"magic": 3}),
]


@contextmanager
def coming_back(data: Path, cookies: dict[str, str]) -> Iterator[Person]:
    """Ann, who has been here before."""
    with serving(data) as url, Person(url, None) as ann:
        for name, value in cookies.items():
            ann.http.cookies.set(name, value, domain="127.0.0.1")
        yield ann


@contextmanager
def all_seats(ann: Person, table: str, seats: str) -> Iterator[list[Live]]:
    with ExitStack() as stack:
        yield [stack.enter_context(ann.live(table, seat)) for seat in range(len(seats))]


def open_table(data: Path, game: str, seats: str, options: dict[str, Any], moves: int) -> tuple[str, dict[str, str]]:
    """A table at which so many moves were made before the server stopped, and Ann's cookies."""
    with serving(data) as url, Person(url) as ann:
        table = ann.create(game, seats, options=options)
        with all_seats(ann, table, seats) as lives:
            if moves:
                lives[0].begin(*range(len(seats)))
                lives[-1].until_status("playing")
                while moves:
                    moves -= play_on(lives)
        return table, dict(ann.http.cookies)


def make_older(data: Path, table: str) -> None:
    """The table as the first version wrote it: of rules 1, which do not say what they depend on."""
    with closing(sqlite3.connect(data / "zaria.sqlite3")) as database, database:
        (created,) = database.execute(
            "SELECT data FROM entries WHERE table_id = ? AND kind = 'create'", (table,)
        ).fetchone()
        older = json.loads(created) | {"rules": 1}
        del older["components"]
        changed = "UPDATE entries SET data = ? WHERE table_id = ? AND kind = 'create'"
        database.execute(changed, (json.dumps(older), table))


@pytest.mark.parametrize("rules", ["today's", "the first"])
@pytest.mark.parametrize("moves", [0, 4])
@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=[table[0] for table in TABLES])
def test_a_table_goes_on_after_an_upgrade(
    tmp_path: Path, game: str, seats: str, options: dict[str, Any], moves: int, rules: str
) -> None:
    """To its end, and with dice that can be checked; the record says by which rules, and what came with them."""
    table, cookies = open_table(tmp_path, game, seats, options, moves)
    if rules == "the first":
        make_older(tmp_path, table)
    with later_version(), coming_back(tmp_path, cookies) as ann:
        with all_seats(ann, table, seats) as lives:
            if not moves:
                lives[0].begin(*range(len(seats)))
                lives[-1].until_status("playing")
            before = ann.get(f"/api/tables/{table}/record")
            assert lives[0].table["status"] == "playing" and lives[0].table["closed"] is None
            while lives[0].table["status"] == "playing":
                play_on(lives)
            assert lives[0].table["status"] == "over"
        text = ann.ask("GET", f"/api/tables/{table}/record").text
        again = ann.do(table, "rematch")["table"]
        assert ann.get(f"/api/tables/{again}")["document"]["table"]["rules"] == GAMES[game].rules
    record = Record.from_json(text)
    assert record.rules == before["rules"] == (1 if rules == "the first" else GAMES[game].rules)
    assert record.components == before.get("components")
    assert (record.components is None) == (rules == "the first")
    assert record.steps[: len(before["steps"])] == before["steps"]
    assert replay(record).scores() == record.result["scores"]  # type: ignore[index]
    assert verify(record).is_over
