"""What lies face down at a real table. People type it only when it is turned over.

The engine draws it earlier than that. Until then something else stands in for it; when it is turned over, the earlier
steps of the record are put right.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from zaria.core.engine.state import State
from zaria.core.records.record import Record


class TurnedOver(NamedTuple):
    """What people typed, as nature's answer."""

    values: list[int]
    earlier: list[tuple[int, list[Any]]]  # steps of the record that are put right, each with its number from 1


class FaceDown(NamedTuple):
    """In the package `face_down` of a game's folder."""

    games: tuple[str, ...]
    kinds: tuple[str, ...]  # of the draws that nobody sees
    stand_in: Callable[[State], list[int]]  # an answer to such a draw
    turn_over: Callable[[Record, State, str], TurnedOver]  # reads what is typed for any other draw


def read_typed(hidden: FaceDown | None, record: Record, state: State, typed: str) -> TurnedOver:
    """What people typed for a draw that they see. IllegalDeal if it cannot be."""
    if hidden is None:
        return TurnedOver(state.parse_deal(typed), [])
    return hidden.turn_over(record, state, typed)
