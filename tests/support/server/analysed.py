"""Games played to the end and analysed by the server."""

import time
from collections.abc import Iterator
from typing import Any

from support.server.person import Person, play_on

LOOKS = 6000  # polls before giving up
PAUSE = 0.06  # seconds between two polls: a guest who asks without a pause is soon refused


def looks() -> Iterator[int]:
    """Iterate at the rate at which a guest may poll."""
    for number in range(LOOKS):
        yield number
        time.sleep(PAUSE)


def play_to_the_end(ann: Person, seats: str = "mg", **options: Any) -> str:
    """Play a short game of Ann against a bot."""
    table = ann.create("vegas", seats, options={"rounds": 1} | options)
    with ann.live(table) as live:
        live.begin(seats.index("m"))
        while live.table["status"] != "over":
            play_on([live])
    return table


def until_done(ann: Person, table: str) -> list[dict[str, Any]]:
    """Poll until the analysis is done; return all answers."""
    seen: list[dict[str, Any]] = []
    for _ in looks():
        seen.append(ann.get(f"/api/tables/{table}/analysis"))
        if seen[-1]["done"]:
            return seen
    raise AssertionError(f"not done: {seen[-1]['progress']}")
