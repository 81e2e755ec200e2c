"""What a position is worth when a rollout stops."""

from __future__ import annotations

from typing import Generic, TypeVar

from mypy_extensions import i64

from zaria.core.engine.state import State

S = TypeVar("S", bound=State)


class Evaluator(Generic[S]):
    """Where rollouts of a game stop, and who is ahead there."""

    def horizon(self, state: S) -> i64:
        """The last round of rollouts from this position."""
        raise TypeError("an evaluator must have a horizon")

    def is_past(self, state: S, horizon: i64) -> bool:
        """Is the horizon's round over?"""
        raise TypeError("an evaluator must have a horizon")

    def value(self, state: S, seat: i64) -> float:
        """The seat's chance to win, from 0 to 1."""
        raise TypeError("an evaluator must have a value")

    def part_names(self) -> list[str]:
        """Names of the parts of a value that people understand."""
        return []

    def parts(self, state: S, seat: i64) -> list[float]:
        """The parts of the seat's value when a rollout stops."""
        return []

    def is_safe(self, state: S, action: i64) -> bool:
        """Can no other seat take what the action wins?"""
        return False
