"""From what a seat is shown to a position of the engine, so that any bot can play from afar."""

from __future__ import annotations

from typing import Any

from zaria.core.record import Record
from zaria.core.replay import effective, fresh, take
from zaria.core.state import State


def known_position(record: Record, seat: int, view: dict[str, Any]) -> State | None:
    """The state that the seat may know, by the record and the view it is shown; None if they are of different moments.

    For a secret answer (`hide ?`) any one is taken with which the table looks as it does.
    """
    steps = [step for _, step in effective(record.steps)]
    for state in continued(fresh(record), steps):
        seen = state.view(seat)
        del seen["ask"]
        if seen == view:
            return state.known(seat)
    return None


def continued(state: State, steps: list[list[Any]]) -> list[State]:
    """All states to which the steps can lead."""
    for number, step in enumerate(steps):
        if step[0] != "deal" and step[1].endswith(" ?"):
            found = []
            for action in state.legal():
                twin = state.copy()
                twin.apply(action)
                found += continued(twin, steps[number + 1 :])
            return found
        take(state, number + 1, step)
    return [state]
