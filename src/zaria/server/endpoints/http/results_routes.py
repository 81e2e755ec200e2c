"""The HTTP route of a guest's own statistics."""

from __future__ import annotations

import msgspec
from litestar import get

from zaria.server.contests.results import Results
from zaria.server.endpoints.http.routes import AnyRequest, context_of, guest_of


class Shares(msgspec.Struct):
    """In points (of 100), rounded so that they add up, with those of the other seats, too."""

    start: int
    luck: int
    decisions: int
    gifts: int
    end: int


class OwnLuck(msgspec.Struct):
    """What the analysis found for this guest: in shares of the win, or in points for a game of one."""

    start: float
    luck: float
    luck_error: float
    decisions: float
    decisions_error: float
    gifts: float
    gifts_error: float
    end: float
    whole: Shares


class GamePlayed(msgspec.Struct):
    """A game that you finished. `opponents` are the bots by seat, null for people; `table` is null if it is gone."""

    game: str
    ended: float  # seconds since 1970
    seat: int  # yours
    opponents: list[str | None]
    scores: list[int]
    winners: list[int]
    dice: list[int]  # how often you rolled each number; only sealed dice
    played_with: dict[str, list[str]] = msgspec.field(name="with")  # heroes, tiles
    daily: str | None  # the day, if it was your try at the Daily Mountain
    table: str | None
    luck: OwnLuck | None  # null while nobody has had it analysed


class GamesPlayed(msgspec.Struct):
    """The latest first. `uncounted` games are not in the list yet: ask again."""

    games: list[GamePlayed]
    uncounted: int


@get("/api/me/games")
async def my_games(request: AnyRequest) -> GamesPlayed:
    """Your finished games, with your results, your dice and your luck."""
    guest, results = await guest_of(request), Results(context_of(request))
    left = await results.count(guest)
    return GamesPlayed(msgspec.convert(await results.listed(guest), list[GamePlayed]), left)


RESULTS_ROUTES = [my_games]
