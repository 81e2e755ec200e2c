"""How good a position looks to a simple bot."""

from __future__ import annotations

from zaria.core.engine.state import State


class Heuristic:
    """The general heuristic: the scores if the round were settled now. Games override it with better ones."""

    def values(self, state: State) -> list[int]:
        """How good the position is for each seat, in the game's own unit."""
        return state.standing()

    def is_pass(self, state: State, action: int) -> bool:
        """Does the action decline to do what the question offers?"""
        return False

    def counts_pending(self, state: State) -> bool:
        """Do the values already include the pending question or draw, so that it need not be searched?"""
        return False
