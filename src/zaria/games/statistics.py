"""The counts of a game in simulations, from the package `statistics` of its folder."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple, Protocol

from zaria.core.engine.state import Event, State
from zaria.games import parts

Things = dict[str, dict[str, list[int]]]  # by kind and thing, each seat's amount


class Count(Protocol):
    """Collects the counts of one game."""

    def hear(self, event: Event) -> None: ...

    def end(self, state: State) -> Things: ...


class GameStatistics(NamedTuple):
    """`words` gives the message of a thing, and its arguments: `("number", "4")` may be `simulate-number`.

    `rolls` are the kinds of draws in which a seat rolls its own dice, numbered 1 to 6; `compared` are the kinds of
    things shown when people compare their results.
    """

    games: tuple[str, ...]
    counting: Callable[[int], Count]  # by number of players
    words: Callable[[str, str], tuple[str, dict[str, object]]]
    rolls: tuple[str, ...] = ()
    compared: tuple[str, ...] = ()


@cache
def statistics_of(game: str) -> GameStatistics | None:
    return next((part for part in parts("statistics") if game in part.games), None)
