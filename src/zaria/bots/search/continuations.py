"""Continuations: the rounds to come where they do not depend on this one. Played once, they follow every end of it."""

from __future__ import annotations

from typing import Final

from zaria.core.engine.state import State

WHOLE: Final = 840  # a game that is won, which up to eight winners can share in whole numbers


class Continuations:
    """Some continuations of a round, for whoever may begin them."""

    def outcomes_after(self, ended: State) -> list[int]:
        """Each seat's shares in the win after a round that ended so, in all continuations together."""
        raise TypeError("continuations must follow a round")
