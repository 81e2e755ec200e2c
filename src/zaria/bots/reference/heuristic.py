"""How good a position looks to a simple bot."""

from __future__ import annotations

from zaria.core.engine.state import State


class Heuristic:
    """What is known about a game in general: the scores if the round were settled now. A game's own knows more."""

    def values(self, state: State) -> list[int]:
        """How good the position is for each seat. The unit is the game's own."""
        return state.standing()

    def is_pass(self, state: State, action: int) -> bool:
        """Does the action decline to do what the question offers?"""
        return False

    def counts_pending(self, state: State) -> bool:
        """Do the values already contain the question or draw that is pending, so that it need not be tried out?"""
        return False
