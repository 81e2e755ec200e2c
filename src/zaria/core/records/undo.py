"""Which step may be taken back, at live tables and in the terminal."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from zaria.core.engine.errors import Refusal
from zaria.core.engine.state import State
from zaria.core.records.record import Record
from zaria.core.records.replay import effective, fresh, take


def step_to_undo(
    steps: list[list[Any]],
    line: Sequence[int],
    reveals: Collection[int],
    seats: Sequence[int],
    people: Sequence[int],
) -> int | Refusal:
    """The number of the step that these seats may take back now, or why there is none.

    `line` are the numbers of the steps that count, `reveals` those that showed a secret, `people` all people's seats. A
    person who plays alone may go back past dice and bots. With other people it is the last step or none.
    """
    if len(people) == 1:
        own = [number for number in line if steps[number - 1][0] in seats]
        return own[-1] if own else Refusal(None, "nothing-to-undo", {})
    if not line:
        return Refusal(None, "nothing-to-undo", {})
    last = steps[line[-1] - 1]
    if last[0] == "deal":
        return Refusal(None, "undo-dice", {})
    if last[0] not in seats:
        return Refusal(None, "undo-other", {"seat": last[0]})
    if line[-1] in reveals:
        return Refusal(None, "undo-reveal", {})
    return line[-1]


def reveals_of(record: Record) -> set[int]:
    """The numbers of the steps that showed somebody a secret."""
    state = fresh(record)
    reveals: set[int] = set()
    for number, step in effective(record.steps):
        before = secrets_of(state)
        take(state, number, step)
        if shows_more(before, state):
            reveals.add(number)
    return reveals


def shows_more(before: list[int], state: State) -> bool:
    """Does somebody know a secret now that was hidden before?"""
    return any(now < then for now, then in zip(secrets_of(state), before))


def secrets_of(state: State) -> list[int]:
    """How many pending things each seat may not know; a spectator's number is last."""
    if not state.hides_from(None):  # most of the time nothing is secret
        return [0] * (state.players + 1)
    return [state.secrets_from(viewer) for viewer in (*range(state.players), None)]
