"""Continuations: later rounds that do not depend on this one. Played once, they are reused for every end of it."""

from __future__ import annotations

from typing import Final

from zaria.core.engine.state import State

WHOLE: Final = 840  # the value of a win; divisible by up to eight winners


class Continuations:
    """A number of continuations of a round, for each seat that may start the next round."""

    def outcomes_after(self, ended: State) -> list[int]:
        """Each seat's shares of the win after this end of the round, summed over all continuations."""
        raise TypeError("continuations must follow a round")
