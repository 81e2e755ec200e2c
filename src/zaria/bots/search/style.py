"""The styles of characters: each prefers different moves among those of about equal value."""

from __future__ import annotations

from typing import Generic, TypeVar

from mypy_extensions import i64

from zaria.core.engine.state import State

S = TypeVar("S", bound=State)


class Style(Generic[S]):
    """What the characters of a game prefer."""

    def preferences(self, state: S, seat: i64, actions: list[int], style: str) -> list[float]:
        """How much this style likes each action, from 0 to 1."""
        return [0.0] * len(actions)


def normalise(preferences: list[float]) -> list[float]:
    """Scale to 0 for the least liked and 1 for the most liked, so that a style shows even between similar choices."""
    low, high = min(preferences), max(preferences)
    if high <= low:
        return [0.0] * len(preferences)
    return [(preference - low) / (high - low) for preference in preferences]
