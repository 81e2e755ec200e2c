"""Games that are played to the end and taken apart by the server."""

import time
from collections.abc import Iterator
from typing import Any

from support.server.person import Person, play_on

LOOKS = 6000  # how often somebody asks before giving up
PAUSE = 0.06  # seconds between two looks: a guest who asks without a pause is soon refused


def looks() -> Iterator[int]:
    """Once for each look, as often as a guest may."""
    for number in range(LOOKS):
        yield number
        time.sleep(PAUSE)


def play_to_the_end(ann: Person, seats: str = "mg", **options: Any) -> str:
    """A short game that Ann plays against a bot."""
    table = ann.create("vegas", seats, options={"rounds": 1} | options)
    with ann.live(table) as live:
        live.begin(seats.index("m"))
        while live.table["status"] != "over":
            play_on([live])
    return table


def until_done(ann: Person, table: str) -> list[dict[str, Any]]:
    """All that was seen on the way."""
    seen: list[dict[str, Any]] = []
    for _ in looks():
        seen.append(ann.get(f"/api/tables/{table}/analysis"))
        if seen[-1]["done"]:
            return seen
    raise AssertionError(f"not done: {seen[-1]['progress']}")
