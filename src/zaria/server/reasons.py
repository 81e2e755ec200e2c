"""Why something on the table cannot be chosen now."""

from __future__ import annotations

from zaria.core.errors import Refusal
from zaria.core.state import ACTIONS, State


def why_not_target(state: State, target: str) -> Refusal | None:
    """The reason for the first answer that points at the target; None if one is possible, or none points there."""
    refusal: Refusal | None = None
    for action in range(ACTIONS):
        if state.top.word(state, action) and target in state.top.targets(state, action):
            reason = state.why_not(action)
            if reason is None:
                return None
            refusal = refusal or reason
    return refusal
