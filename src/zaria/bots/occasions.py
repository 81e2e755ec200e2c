"""Occasions for remarks: a game's `Commentator` finds them in the public events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from zaria.core.engine.state import Event


class Occasion(NamedTuple):
    """A reason for a seat to say something; `Remarks` decides whether it does."""

    what: str  # the remark's name
    seat: int  # who would say it
    rank: int  # of several at once, the highest wins
    percent: int  # how often it is used
    is_end: bool = False  # the game is over


class StepOccasions(NamedTuple):
    """The occasions of a step, and notes for the next one."""

    occasions: list[Occasion]
    notes: tuple[int, ...]


class Commentator:
    """Finds the occasions of one game."""

    turns: frozenset[str] = frozenset()  # kinds of events that end a turn

    def look(self, events: Sequence[Event], notes: tuple[int, ...]) -> StepOccasions:
        """The occasions in the public events of a step. `notes` are those of the previous step."""
        raise TypeError(f"{type(self).__name__} does not look")


def endings(winners: object, seats: int) -> list[Occasion]:
    """The winner's and losers' occasions at the end of a game; none if several share the win."""
    if not isinstance(winners, list) or len(winners) != 1:
        return []
    lost = [Occasion("lost", seat, 8, 100, is_end=True) for seat in range(seats) if seat not in winners]
    return [Occasion("won", winners[0], 9, 100, is_end=True), *lost]
