"""The step that may be taken back, at live tables and in the terminal."""

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
    """The number of the step that these seats may take back now, or a refusal.

    `line` are the numbers of the steps that count, `reveals` those that revealed a secret, `people` all people's seats.
    A person without other people may go back past dice and bots. Otherwise only the last step can be taken back.
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
    """The numbers of the steps that revealed a secret to a seat or spectators."""
    state = fresh(record)
    reveals: set[int] = set()
    for number, step in effective(record.steps):
        before = secrets_of(state)
        take(state, number, step)
        if shows_more(before, state):
            reveals.add(number)
    return reveals


def shows_more(before: list[int], state: State) -> bool:
    """Was a secret revealed to any seat or to spectators?"""
    return any(now < then for now, then in zip(secrets_of(state), before))


def secrets_of(state: State) -> list[int]:
    """The number of pending secrets from each seat, and from spectators last."""
    if not state.hides_from(None):  # the usual case: nothing is secret
        return [0] * (state.players + 1)
    return [state.secrets_from(viewer) for viewer in (*range(state.players), None)]
