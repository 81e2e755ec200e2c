"""What is worth a remark: a game's `Watch` looks at what everybody was told, and finds the occasions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from zaria.core.engine.state import Event


class Occasion(NamedTuple):
    """Somebody has a reason to say something; whether they do is decided elsewhere."""

    what: str  # the remark's name
    seat: int  # who would say it
    rank: int  # of several at once, the highest is heard
    percent: int  # how often it is used
    is_end: bool = False  # the game is over


class StepOccasions(NamedTuple):
    """The occasions of a step, and what the watch wants to know at the next one."""

    occasions: list[Occasion]
    notes: tuple[int, ...]


class Commentator:
    """A game's own occasions."""

    turns: frozenset[str] = frozenset()  # kinds of events that end somebody's turn

    def look(self, events: Sequence[Event], notes: tuple[int, ...]) -> StepOccasions:
        """What the public events of a step are an occasion for. `notes` are those of the last step."""
        raise TypeError(f"{type(self).__name__} does not look")


def endings(winners: object, seats: int) -> list[Occasion]:
    """At the end the winner has the word; where several share the win, nobody has."""
    if not isinstance(winners, list) or len(winners) != 1:
        return []
    lost = [Occasion("lost", seat, 8, 100, is_end=True) for seat in range(seats) if seat not in winners]
    return [Occasion("won", winners[0], 9, 100, is_end=True), *lost]
