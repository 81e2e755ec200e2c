"""A process that starts while the database is down says so in one line."""

import socket
from pathlib import Path

import pytest
import sqlalchemy as sa

from zaria.server.operations.settings import Settings
from zaria.server.processes.http_process import run_http_process
from zaria.server.storage.database import Database


def test_without_its_database_a_process_says_so_in_one_line(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    settings = Settings(tmp_path, address=f"postgresql://zaria@127.0.0.1:{port}/zaria?connect_timeout=1")
    ours, theirs = socket.socketpair()
    with ours, theirs, pytest.raises(SystemExit):
        run_http_process(settings, "worker", ours)
    said = capfd.readouterr().err.splitlines()
    assert len(said) == 1 and "a process cannot start: the database" in said[0]


def test_a_database_that_goes_down_after_it_was_looked_at_takes_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def gone(self: Database) -> None:
        raise sa.exc.OperationalError("SELECT 1", {}, Exception("connection refused\nIs the server running?"))

    monkeypatch.setattr(Database, "upgrade", gone)
    ours, theirs = socket.socketpair()
    with ours, theirs, pytest.raises(SystemExit):
        run_http_process(Settings(tmp_path), "worker", ours)
    said = capfd.readouterr().err.splitlines()
    assert len(said) == 1 and "the server cannot start: the database" in said[0] and "connection refused" in said[0]
