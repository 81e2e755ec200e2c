"""The HTTP routes of the Daily Mountain."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody

from zaria.core.records.seal import hash_of
from zaria.server.common import utc_days, wall_clock
from zaria.server.contests.daily import FEW, Daily, DayRow, RankedResult, Try, game_for_one, places, streak
from zaria.server.endpoints.http.routes import AnyRequest, context_of, guest_of, tables_of
from zaria.server.limits.budgets import network_of_scope
from zaria.server.people.guest import Guest
from zaria.server.people.identity import COOKIE
from zaria.server.people.look_alikes import told_apart

MOST_DAYS = 60


class NewDig(msgspec.Struct, forbid_unknown_fields=True):
    """Without a day, or with today's, it is your one try; a past day is practice."""

    day: Annotated[str, msgspec.Meta(max_length=20)] | None = None


class Dug(msgspec.Struct):
    """A result. `place` is shared by equal points, and null for what was found wrong.

    `table` is its game, null while it is not to be seen.

    `verified` says whether every die and every step of it is right; null before the day is over.
    """

    place: int | None
    name: str
    points: int
    table: str | None
    mine: bool
    verified: bool | None


class OwnTry(msgspec.Struct):
    """`place` and `points` are null until it is finished, and for ever if it was given up or not finished in time."""

    table: str
    ended: bool
    points: int | None
    place: int | None


class ExpertDug(msgspec.Struct):
    """`table` is null while the game is not to be seen."""

    points: int
    table: str | None


class DayLine(msgspec.Struct):
    """A day that is over; `best` and `name` are null if nobody finished."""

    day: str
    number: int
    best: int | None
    name: str | None
    points: int | None  # yours
    place: int | None
    expert: int | None  # points of the opponent who dug last, with the same dice


class DayShown(msgspec.Struct):
    """`seal` is shown from the beginning, `secret` when the day is over. `results` are null until you have tried."""

    day: str
    game: str
    left: float  # seconds until the day is over
    seal: str
    secret: str | None
    number: int  # of finished tries
    best: int | None
    own: OwnTry | None
    results: list[Dug] | None
    expert: ExpertDug | None
    streak: int
    before: list[DayLine]


class DaysShown(msgspec.Struct):
    days: list[DayLine]


class DigMade(msgspec.Struct):
    table: str


@get("/api/daily")
async def today(request: AnyRequest) -> DayShown:
    """Today's mountain: your try, and, once you have tried, the day's list."""
    daily = Daily(context_of(request))
    return await show_day(request, daily, await daily.today())


@get("/api/daily/{day:str}")
async def one_day(request: AnyRequest, day: FromPath[str]) -> DayShown:
    """The mountain of a day that is over, or of today."""
    daily = Daily(context_of(request))
    return await show_day(request, daily, await daily.day(day))


@get("/api/days")
async def past_days(request: AnyRequest) -> DaysShown:
    """The days that are over, the latest first."""
    daily = Daily(context_of(request))
    return DaysShown(await day_lines(daily, await visitor(request), await daily.past(MOST_DAYS)))


@post("/api/daily")
async def dig(request: AnyRequest, data: JSONBody[NewDig]) -> DigMade:
    """The table of your one try at today's mountain, or a new one at which a past day is practised."""
    guest, daily = await guest_of(request), Daily(context_of(request))
    day = await daily.day(data.day)
    own = await daily.try_of(day.day, guest)
    is_today = day.day == utc_days.today()
    if is_today and own is not None:
        return DigMade(own.table)
    async with tables_of(request).room_for_one_more(guest, network_of_scope(request.scope)):
        return DigMade(await (daily.dig(guest) if is_today else daily.practise(day, guest)))


async def visitor(request: AnyRequest) -> Guest | None:
    return await context_of(request).identities.guest(request.cookies.get(COOKIE))


async def show_day(request: AnyRequest, daily: Daily, day: DayRow) -> DayShown:
    guest = await visitor(request)
    own, results = await daily.try_of(day.day, guest), await daily.results(day.day)
    is_open = utc_days.is_open(day.day)
    may_look = is_open or (own is not None and own.ended is not None)
    mine = {} if guest is None else await daily.of_guest(guest)
    past = [one for one in await daily.past(FEW + 1) if one.day != day.day][:FEW]
    expert = None
    if may_look and day.expert_table is not None and day.expert_points is not None:
        expert = ExpertDug(day.expert_points, day.expert_table if is_open else None)
    return DayShown(
        day=day.day,
        game=game_for_one(),
        left=max(0, utc_days.end_of(day.day) - wall_clock.now()),
        seal=hash_of(day.secret),
        secret=day.secret.hex() if is_open else None,
        number=sum(one.counts for one in results),
        best=next((one.points for one in results if one.counts), None),
        own=None if own is None else OwnTry(own.table, own.ended is not None, own.points, place_of(own, results)),
        results=list_results(results, guest, is_open) if may_look else None,
        expert=expert,
        streak=streak(mine),
        before=await day_lines(daily, guest, past),
    )


def list_results(results: list[Try], guest: Guest | None, is_open: bool) -> list[Dug]:
    listed = []
    names = told_apart([one.name for one in results])
    for place, one, name in zip(places(results), results, names):
        mine = guest is not None and one.guest == guest.id
        table = one.table if mine or is_open else None
        listed.append(Dug(place, name, one.points or 0, table, mine, one.verified))
    return listed


def place_of(own: Try | None, results: list[Try]) -> int | None:
    if own is None or own.points is None or not own.counts:
        return None
    return 1 + sum(one.counts and one.points is not None and one.points > own.points for one in results)


async def day_lines(daily: Daily, guest: Guest | None, wanted: list[DayRow]) -> list[DayLine]:
    results = await daily.best_and_own([row.day for row in wanted], guest)
    return [day_line(row, results.get(row.day, []), None if guest is None else guest.id) for row in wanted]


def day_line(row: DayRow, placed: list[RankedResult], me: str | None) -> DayLine:
    best = placed[0] if placed else None
    own = next((one for one in placed if one.guest == me), None)
    return DayLine(
        day=row.day,
        number=0 if best is None else best.number,
        best=None if best is None else best.points,
        name=None if best is None else best.name,
        points=None if own is None else own.points,
        place=None if own is None else own.place,
        expert=row.expert_points if utc_days.is_open(row.day) else None,
    )


DAILY_ROUTES = [today, one_day, past_days, dig]
