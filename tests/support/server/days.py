"""A clock that tests set, and a player of a mountain."""

from typing import Any

import pytest

from support.server.person import Live, Person
from zaria.server.common import wall_clock

NOON = 1_794_744_000.0  # 2026-11-15, 12:00 UTC
TODAY = "2026-11-15"
HOUR = 3600
SECRET = bytes(range(32))  # these dice give mountains with something to dig


class Clock:
    """The time of all servers of this process; it stands still."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.time = NOON
        monkeypatch.setattr(wall_clock, "now", lambda: self.time)

    def wait(self, hours: float) -> None:
        self.time += hours * HOUR


def dig(person: Person, day: str | None = None) -> str:
    return str(person.post("/api/daily", {"day": day})["table"])


def words_of(live: Live) -> list[str]:
    assert live.question is not None
    return [choice["word"] for choice in live.question["choices"]]


def dig_to_the_end(person: Person, table: str, dice: int = 3) -> int:
    """Take some dice, then stop; the points."""
    with person.live(table, 0) as live:
        while live.until_asked() is not None:
            taken = [word for word in words_of(live) if word.startswith("take")] if dice > 0 else []
            word = taken[0] if taken else "stop" if "stop" in words_of(live) else words_of(live)[0]
            dice -= word.startswith("take")
            assert live.do("move", version=live.version, word=word)["type"] == "ack"
        live.until_status("over")
        scores: list[int] = live.table["result"]["scores"]
        return scores[0]


def try_today(person: Person, dice: int = 3) -> int:
    return dig_to_the_end(person, dig(person), dice)


def own_record(person: Person, table: str) -> dict[str, Any]:
    found: dict[str, Any] = person.get(f"/api/tables/{table}/record?seat=0")
    return found


def deals(record: dict[str, Any]) -> list[Any]:
    return [step for step in record["steps"] if step[0] == "deal"]


def cookie_of(person: Person) -> dict[str, str]:
    """With it another device is the same guest."""
    return {"zaria_guest": person.http.cookies["zaria_guest"]}
