"""The log of a server: what is wrong for a while is said a few times, not for every table and second."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from zaria.server.operations.logs import AT_ONCE, set_up_log
from zaria.server.operations.settings import Settings

log = logging.getLogger("zaria")


@contextmanager
def begun(folder: Path) -> Iterator[None]:
    root, level = logging.getLogger(), log.level
    before, root_level = root.handlers, root.level
    set_up_log(Settings(folder, log_level="info"))
    try:
        yield
    finally:
        root.handlers = before
        root.setLevel(root_level)
        log.setLevel(level)


def test_what_is_repeated_is_said_a_few_times(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [0.0]
    monkeypatch.setattr("zaria.server.common.rate_limit.time.monotonic", lambda: now[0])
    with begun(tmp_path):
        for table in range(100):
            log.warning("table %s cannot be loaded yet: %s", table, "Refused")
        log.warning("something else")
        first = capsys.readouterr().err.splitlines()
        now[0] = 60.0
        for table in range(100):
            log.warning("table %s cannot be loaded yet: %s", table, "Refused")
        (line,) = capsys.readouterr().err.splitlines()
    assert len(first) == AT_ONCE + 1 and first[-1].endswith("something else")
    assert line.endswith(f"left_out={100 - AT_ONCE}")


def test_every_request_is_logged(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with begun(tmp_path):
        for _ in range(20):
            log.info("answered")
    assert len(capsys.readouterr().err.splitlines()) == 20
