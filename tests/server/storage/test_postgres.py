"""What only a database on a server of its own can do: go away and come back."""

import signal
from pathlib import Path

import pytest

from support.eventually import eventually
from support.postgres import Postgres
from support.server import serving
from support.server.person import Person
from zaria.server.operations.settings import Settings
from zaria.server.storage import database


def ready(person: Person) -> str:
    return str(person.ask("GET", "/ready").json()["database"])


def until(person: Person, state: str) -> None:
    eventually(lambda: ready(person) == state, state)


def test_a_killed_database_loses_nothing_and_is_used_again(tmp_path: Path) -> None:
    with Postgres(durable=True) as postgres:
        address = postgres.database_for(tmp_path)
        with serving.serving(tmp_path, address=address) as url, Person(url) as ann:
            table = ann.create("vegas", "moo")
            ann.do(table, "sit", seat=1)
            before = ann.get(f"/api/tables/{table}")
            postgres.kill(signal.SIGKILL)
            assert ann.cannot(table, "sit", seat=2) == (503, "not-stored")
            assert ann.refused("GET", "/api/tables") == (503, "not-read")
            until(ann, "lost")
            postgres.start()
            until(ann, "ok")
            assert ann.get(f"/api/tables/{table}") == before
            ann.do(table, "sit", seat=2)


def test_a_read_on_a_lost_connection_is_made_on_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After the database was away, nobody is refused for a connection from before."""
    monkeypatch.setattr(database, "RESTED_SECONDS", 1000.0)  # none is tried before it is used
    with Postgres() as postgres:
        address = postgres.database_for(tmp_path)
        with serving.serving(tmp_path, address=address) as url, Person(url) as ann:
            before = ann.get("/api/tables")
            name = Settings(tmp_path, address=address).database.url.database
            others = f"FROM pg_stat_activity WHERE datname = '{name}' AND pid <> pg_backend_pid()"
            postgres.ask(f"SELECT pg_terminate_backend(pid) {others}")
            assert ann.get("/api/tables") == before
