"""The system's clock is set while people play: by an hour, by a day, forth and back."""

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from support.server.person import Person, play_on
from support.server.serving import serving

DAY = 24 * 3600.0
real_time = time.time


def set_by(seconds: float) -> Callable[[], float]:
    return lambda: real_time() + seconds


def test_games_go_on_whatever_the_clock_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game with a turn clock and an opponent, to its end, and once more after a restart."""
    with serving(tmp_path) as url, Person(url) as ann:
        table = ann.create("vegas", "mg", options={"rounds": 1}, clock=60, speed="fast")
        with ann.live(table, 0) as live:
            live.begin(0)
            live.until_asked()
            for step in (3600, -7 * DAY, DAY):
                monkeypatch.setattr(time, "time", set_by(step))
                version = live.version
                while live.version == version and live.table["status"] == "playing":
                    play_on([live])
            left = [message["seconds"] for message in live.heard if message["type"] == "clock"]
            assert left and all(0 < seconds <= 60 for seconds in left)  # nobody's time is longer or over
            while live.table["status"] == "playing":
                play_on([live])
            assert live.table["status"] == "over"
        shown = ann.get(f"/api/tables/{table}?seat=0")
        assert ann.get("/api/me")["id"] == ann.id  # and nobody was forgotten
    with serving(tmp_path) as url, Person(url, None) as again:
        again.http.cookies.update(ann.http.cookies)
        assert again.get(f"/api/tables/{table}?seat=0") == shown
