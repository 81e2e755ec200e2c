"""A database of an earlier version: every table looks as that version showed it, and goes on.

The first line of `fixtures/before_entry_types.sql` says where the program is that made it and kept how it looked.
"""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from support.server.person import Live, Person, play_on, together
from support.server.serving import serving
from support.server.steady.seals import end_of_seal

FIXTURE = Path(__file__).parents[1] / "fixtures" / "before_entry_types"
OLD: dict[str, Any] = json.loads(FIXTURE.with_suffix(".json").read_text(encoding="utf-8"))
TABLES: dict[str, Any] = OLD["tables"]
STANDING: dict[str, Any] = {
    "bot_seconds": 3600,
    "roll_seconds": 3600,
    "seal_seconds": 3600,
    "away_seconds": 3600,
    "requests_per_minute": 10**9,
}
KINDS = {
    *("create", "sit", "stand", "seat", "start", "hash", "wants", "bytes", "begin", "step", "late", "hand-over"),
    *("back", "abandon", "abandoned", "over", "closed", "rematch"),
}


def write_old_database(folder: Path) -> None:
    """The database, and the key of its guests' cookies."""
    (folder / "key").write_bytes(bytes.fromhex(OLD["key"]))
    with closing(sqlite3.connect(folder / "zaria.sqlite3")) as database:
        database.executescript(FIXTURE.with_suffix(".sql").read_text(encoding="utf-8"))


@contextmanager
def old_server(folder: Path, **settings: Any) -> Iterator[dict[str, Person]]:
    """The guests of that time at a server with that database."""
    write_old_database(folder)
    with serving(folder, **settings) as url, returning(url, "Ann") as ann, returning(url, "Bob") as bob:
        yield {"Ann": ann, "Bob": bob}


def returning(url: str, name: str) -> Person:
    """A guest of that time, with the same cookie."""
    person = Person(url, None)
    person.http.cookies.set("zaria_guest", OLD["guests"][name]["cookie"])
    person.id = OLD["guests"][name]["id"]
    return person


@pytest.fixture(scope="module")
def standing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Person]]:
    """The guests at a server on which nothing happens by itself."""
    with old_server(tmp_path_factory.mktemp("standing"), **STANDING) as people:
        yield people


@pytest.fixture(scope="module")
def going_on(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Person]]:
    with old_server(tmp_path_factory.mktemp("going-on"), requests_per_minute=10**9) as people:
        yield people


def holds(found: Any, old: Any, place: str = "") -> None:
    """Everything that was shown is shown; newer versions may show more."""
    if isinstance(old, dict):
        assert isinstance(found, dict), place
        for name, value in old.items():
            assert name in found, f"{place}/{name}"
            holds(found[name], value, f"{place}/{name}")
    elif place.endswith("/closed/text"):  # a sentence, made again from the code and arguments beside it
        assert isinstance(found, str), place
    elif place.endswith("/targets"):
        assert set(old) <= set(found), place
    elif isinstance(old, list):
        assert isinstance(found, list) and len(found) == len(old), (place, found, old)
        for number, (one, other) in enumerate(zip(found, old)):
            holds(one, other, f"{place}/{number}")
    else:
        assert found == old, place


def test_the_database_has_entries_of_all_kinds() -> None:
    with closing(sqlite3.connect(":memory:")) as database:
        database.executescript(FIXTURE.with_suffix(".sql").read_text(encoding="utf-8"))
        kinds = {kind for (kind,) in database.execute("SELECT DISTINCT kind FROM entries")}
    assert kinds == KINDS


@pytest.mark.parametrize("name", TABLES)
def test_every_table_looks_as_it_did_to_everybody(standing: dict[str, Person], name: str) -> None:
    old = TABLES[name]
    table = f"/api/tables/{old['id']}"
    holds(standing["Ann"].get(table), old["spectator"])
    for number, seat in old["seats"].items():
        found = standing[seat["guest"]].get(f"{table}?seat={number}")
        public = old["spectator"]["document"]
        view = public["view"] and public["view"] | seat["view"]
        holds(found["document"], {"table": public["table"], "view": view})
        assert (found["question"] is None) == (seat["question"] is None)
        if seat["question"] is not None:
            holds(found["question"], seat["question"])


def test_lists_are_the_same(standing: dict[str, Person]) -> None:
    for path, old in OLD["lists"].items():
        holds(standing["Ann"].get(path), old)


def test_commands_of_that_time_get_the_same_answer_and_are_not_carried_out_again(standing: dict[str, Person]) -> None:
    assert {sent["command"]["do"] for sent in OLD["commands"]} == {"sit", "chat", "move", "rematch"}
    for sent in OLD["commands"]:
        table = TABLES[sent["table"]]
        path = f"/api/tables/{table['id']}"
        assert standing[sent["guest"]].post(f"{path}/commands", sent["command"]) == sent["answer"]
        assert standing["Ann"].get(path)["version"] == table["spectator"]["version"]


@pytest.mark.parametrize("name", [name for name in TABLES if name != "closed"])
def test_every_table_goes_on_to_its_end(going_on: dict[str, Person], name: str) -> None:
    ann, bob = going_on["Ann"], going_on["Bob"]
    table = TABLES[name]["id"]
    start(table, ann, bob)
    with ExitStack() as stack:
        seats = ann.get(f"/api/tables/{table}")["document"]["table"]["seats"]
        holders = [
            (number, ann if seat["guest"] == ann.id else bob) for number, seat in enumerate(seats) if seat["guest"]
        ]
        lives = [stack.enter_context(person.live(table, number)) for number, person in holders]
        one = lives[0]
        while one.table["status"] in ("sealing", "playing"):
            go_on(lives)
        assert one.table["status"] in ("over", "abandoned")
    if one.table["status"] == "over":
        record = ann.get(f"/api/tables/{table}/record")
        assert ann.post("/api/replays", record)["result"] == one.table["result"]


def start(table: str, *people: Person) -> None:
    """The host gives open seats to bots and starts, if that is still to be done."""
    shown = people[0].get(f"/api/tables/{table}")["document"]["table"]
    host = next(person for person in people if person.id == shown["host"])
    if shown["status"] == "open":
        for number, seat in enumerate(shown["seats"]):
            if seat["kind"] == "open":
                host.do(table, "seat", seat=number, kind="bot", bot="random")
        host.do(table, "start")


def go_on(lives: list[Live]) -> None:
    together(*lives)
    one = lives[0]
    if one.table["status"] == "sealing":
        if one.table["seal"]["wants"] == "bytes":  # who promised them is gone
            end_of_seal(one.table["id"])
        one.receive()
    elif one.table["dice"] == "real" and one.table["waiting"] is not None:
        bounds = one.table["waiting"]["draw"]["bounds"]
        assert one.do("deal", version=one.version, values=[0 for _ in bounds])["type"] == "ack"
    elif one.table["clock"] and any(live.question is not None for live in lives):
        asked = next(live for live in lives if live.question is not None)
        assert asked.move().get("code", "stale-version") == "stale-version"  # its time may have been up
    else:
        play_on(lives)


def test_a_table_with_entries_of_a_newer_version_is_left_as_it_is(tmp_path: Path) -> None:
    rows = "SELECT version, kind, data FROM entries WHERE table_id = ? ORDER BY version"
    table = TABLES["vegas"]["id"]
    write_old_database(tmp_path)
    with closing(sqlite3.connect(tmp_path / "zaria.sqlite3")) as database:
        database.execute("UPDATE entries SET kind = 'teleport' WHERE table_id = ? AND kind = 'begin'", [table])
        database.commit()
        before = database.execute(rows, [table]).fetchall()
    with serving(tmp_path) as url, returning(url, "Ann") as ann:
        assert ann.refused("GET", f"/api/tables/{table}") == (409, "table-newer")
        assert ann.cannot(table, "abandon") == (409, "table-newer")
        assert ann.get(f"/api/tables/{TABLES['open']['id']}")["version"] == 7
    with closing(sqlite3.connect(tmp_path / "zaria.sqlite3")) as database:
        assert database.execute(rows, [table]).fetchall() == before


def test_a_closed_table_stays_closed(going_on: dict[str, Person]) -> None:
    table = TABLES["closed"]["id"]
    assert going_on["Ann"].cannot(table, "start") == (409, "table-started")
    assert going_on["Ann"].get(f"/api/tables/{table}")["document"]["table"]["status"] == "closed"
