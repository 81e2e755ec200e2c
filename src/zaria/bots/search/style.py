"""The styles of characters: where two moves are about equal, each prefers another."""

from __future__ import annotations

from typing import Generic, TypeVar

from mypy_extensions import i64

from zaria.core.engine.state import State

S = TypeVar("S", bound=State)


class Style(Generic[S]):
    """What the characters of a game prefer."""

    def preferences(self, state: S, seat: i64, actions: list[int], style: str) -> list[float]:
        """How much each action is to the taste of a player of this style, from 0 to 1."""
        return [0.0] * len(actions)


def normalise(preferences: list[float]) -> list[float]:
    """From 0 for what is liked least to 1 for what is liked most, so that styles show however alike the choices are."""
    low, high = min(preferences), max(preferences)
    if high <= low:
        return [0.0] * len(preferences)
    return [(preference - low) / (high - low) for preference in preferences]
