"""The rounds to come, where they go their own way: played once, they meet every way in which this round may end."""

from __future__ import annotations

from typing import Final

from zaria.core.state import State

WHOLE: Final = 840  # a game that is won, which up to eight winners can share in whole numbers


class Futures:
    """Some futures of a round, for whoever may begin them."""

    def meet(self, ended: State) -> list[int]:
        """Each seat's shares in the win after a round that ended so, in all futures together."""
        raise TypeError("futures must meet a round")
