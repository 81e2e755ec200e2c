"""Face-down cards at a real table, which people type only when they are turned over.

The engine needs them earlier. Until then stand-ins are used; when the cards are turned over, the earlier steps of the
record are corrected.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from zaria.core.engine.state import State
from zaria.core.records.record import Record


class TurnedOver(NamedTuple):
    """What people typed, as the answer to a draw."""

    values: list[int]
    earlier: list[tuple[int, list[Any]]]  # corrected steps of the record, each with its number from 1


class FaceDown(NamedTuple):
    """In the package `face_down` of a game's folder."""

    games: tuple[str, ...]
    kinds: tuple[str, ...]  # of the draws that no one sees
    stand_in: Callable[[State], list[int]]  # an answer to such a draw
    turn_over: Callable[[Record, State, str], TurnedOver]  # reads words typed for any other draw


def read_typed(hidden: FaceDown | None, record: Record, state: State, typed: str) -> TurnedOver:
    """Read words typed for a visible draw; IllegalDeal if they are impossible."""
    if hidden is None:
        return TurnedOver(state.parse_deal(typed), [])
    return hidden.turn_over(record, state, typed)
