"""The interface of players made of code."""

from __future__ import annotations

from typing import Protocol

from zaria.core.engine.state import State
from zaria.core.values.rng import Rng

BUDGET = 1000  # default rollouts of a bot per move


class Bot(Protocol):
    """Answers questions. Has no memory between calls, so one object may hold several seats."""

    name: str

    def choose(self, known: State, seat: int, rng: Rng, budget: int) -> int:
        """A legal action in `known`, the state with everything hidden that the seat may not know."""
        ...
