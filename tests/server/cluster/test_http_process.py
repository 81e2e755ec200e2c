"""A process that starts while the database is down says so in one line."""

import socket
from pathlib import Path

import pytest

from zaria.server.operations.settings import Settings
from zaria.server.processes.http_process import run_http_process


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
