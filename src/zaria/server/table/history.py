"""The game so far, step by step, as one seat saw it: for the page's log and for replays."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any, TypeVar

import msgspec

from zaria.bots.remarks import Remarks
from zaria.core.engine.state import Event, State
from zaria.core.records.record import Record
from zaria.core.records.replay import effective, fresh, take
from zaria.server.messages.patch import Encoder, difference

STEPS_AT_ONCE = 20  # then other tasks run: a long game takes a tenth of a second
T = TypeVar("T")


async def in_pieces(work: Iterable[T]) -> T | None:
    """Run a generator and let other tasks run in between; return its last result."""
    last = None
    for place, last in enumerate(work, 1):
        if place % STEPS_AT_ONCE == 0:
            await asyncio.sleep(0)
    return last


async def history(record: Record, seat: int | None, remarks: Remarks | None = None) -> dict[str, Any]:
    """The view before the first step, and for each step that still counts its events and its patch of the view.

    `number` is the step's place in the record, from 1. Start + patches = the present view, exactly. With remarks, the
    events also have what opponents said.
    """
    state = fresh(record)
    happened: list[Event] = []
    state.listen(happened.append)
    start = plain_view(state, seat)
    view = Encoder().fields(start)
    steps: list[dict[str, Any]] = []
    for place, (number, step) in enumerate(effective(record.steps)):
        if place % STEPS_AT_ONCE == STEPS_AT_ONCE - 1:
            await asyncio.sleep(0)
        take(state, number, step)
        remark = None if remarks is None else remarks.after(number, happened)
        if remark is not None:
            happened.append(remark)
        events = [{"kind": one.kind, "arguments": one.arguments} for one in happened if one.visible_to(seat)]
        happened.clear()
        after = Encoder().fields(plain_view(state, seat))
        changes = difference(view, after, "/view")
        patch = [msgspec.Raw(operation) for operations in changes.values() for operation in operations]
        steps.append({"number": number, "events": events, "patch": patch})
        view = after
    return {"start": start, "steps": steps}


def plain_view(state: State, seat: int | None) -> dict[str, Any]:
    """The seat's view without its question, which only a live table asks."""
    view = state.view(seat)
    del view["ask"]
    return view
