"""The Daily Mountain: one solo game for everybody each day (UTC), whose dice are sealed until the day is over.

The first try of a guest counts. Its result is stored with the end of the game at the table itself: nobody hands in
anything. Past days can be dug again for practice.
"""

from __future__ import annotations

import secrets
from typing import Any, NamedTuple

import sqlalchemy as sa

from zaria.core.engine.registry import GAMES
from zaria.core.records.seal import SECRET_BYTES
from zaria.server.commands.new_table import shared_table
from zaria.server.common import utc_days
from zaria.server.context import Context
from zaria.server.messages.refusals import Refused
from zaria.server.people.guest import Guest
from zaria.server.people.names import clean_name, seat_name
from zaria.server.storage.changes import Changes, WriteConflict
from zaria.server.storage.schema import days as of_days
from zaria.server.storage.schema import tries
from zaria.server.table.entries import SharedDice
from zaria.server.table.seat import Seat, person_seat
from zaria.server.table.state import TableState

OPTIONS: dict[str, Any] = {}  # as usual
is_wrong = sa.func.coalesce(tries.c.verified, sa.true()).is_(sa.false())
FEW = 3  # days before this one, beside the list
LISTED = 1000  # results in a day's list


class DayRow(NamedTuple):
    day: str
    secret: bytes
    expert_table: str | None
    expert_points: int | None


class Try(NamedTuple):
    guest: str
    name: str
    table: str
    points: int | None
    ended: float | None
    verified: bool | None  # null until the day is over

    @property
    def counts(self) -> bool:
        """Was it finished in time, and not found wrong?"""
        return self.points is not None and self.verified is not False


class RankedResult(NamedTuple):
    """A result in a day's list of so many."""

    guest: str
    name: str
    points: int
    place: int
    number: int


def game_for_one() -> str:
    """The game that is dug: the first one that only one can play."""
    return next(name for name, game in GAMES.items() if game.players == (1, 1))


def dice_of(day: str) -> SharedDice:
    return SharedDice(f"daily-{day}", [])


def mountain_of(day: DayRow, seat: Seat, changes: Changes, practice: bool) -> TableState:
    more: dict[str, Any] = {"daily": day.day, "undo": practice}
    return shared_table(game_for_one(), OPTIONS, [seat], day.secret, dice_of(day.day), changes, **more)


class Daily:
    def __init__(self, context: Context) -> None:
        self.context = context
        self.store = context.store

    # Days

    async def today(self) -> DayRow:
        """Today's row. Whoever asks first makes the day's secret; all processes then read the same."""
        day = utc_days.today()
        row = await self.find(day)
        if row is not None:
            return row
        secret = self.context.settings.test_secret or secrets.token_bytes(SECRET_BYTES)
        await self.store.write(Changes(if_new=[(of_days, {"day": day, "secret": secret})]))
        made = await self.find(day)
        assert made is not None
        return made

    async def find(self, day: str) -> DayRow | None:
        rows = await self.store.all(self.rows().where(of_days.c.day == day))
        return DayRow(*rows[0]) if rows else None

    def rows(self) -> sa.Select[*tuple[Any, ...]]:
        columns = of_days.c
        return sa.select(columns.day, columns.secret, columns.expert_table, columns.expert_points)

    async def day(self, day: str | None) -> DayRow:
        """That day, or today; Refused for days that are still to come, and for those that nobody looked at."""
        if day is None or day == utc_days.today():
            return await self.today()
        row = await self.find(day) if utc_days.is_day(day) and utc_days.is_over(day) else None
        if row is None:
            raise Refused("no-day")
        return row

    # Tries

    async def try_of(self, day: str, guest: Guest | None) -> Try | None:
        if guest is None:
            return None
        query = self.selected().where(tries.c.day == day, tries.c.guest == guest.id)
        rows = await self.store.all(query)
        return Try(*rows[0]) if rows else None

    def selected(self) -> sa.Select[*tuple[Any, ...]]:
        columns = tries.c
        return sa.select(columns.guest, columns.name, columns.table_id, columns.points, columns.ended, columns.verified)

    async def results(self, day: str) -> list[Try]:
        """The tries that count, the best one first; among equals the earlier one. What was found wrong comes last."""
        query = self.selected().where(tries.c.day == day, tries.c.points.is_not(None))
        order = (is_wrong, tries.c.points.desc(), tries.c.ended, tries.c.name)
        return [Try(*row) for row in await self.store.all(query.order_by(*order).limit(LISTED))]

    async def best_and_own(self, wanted: list[str], guest: Guest | None) -> dict[str, list[RankedResult]]:
        """Of each of these days the best result, and this guest's if it counts: in one query, however many days."""
        columns = tries.c
        order = (columns.points.desc(), columns.ended, columns.name)  # as in `results`
        ranked = (
            sa.select(
                columns.day,
                columns.guest,
                columns.name,
                columns.points,
                sa.func.rank().over(partition_by=columns.day, order_by=columns.points.desc()).label("place"),
                sa.func.row_number().over(partition_by=columns.day, order_by=order).label("nth"),
                sa.func.count().over(partition_by=columns.day).label("number"),
            )
            .where(columns.day.in_(wanted), columns.points.is_not(None), ~is_wrong)
            .subquery()
        )
        is_own = ranked.c.guest == ("" if guest is None else guest.id)
        results: dict[str, list[RankedResult]] = {}
        rows = await self.store.all(sa.select(ranked).where((ranked.c.nth == 1) | is_own).order_by(ranked.c.nth))
        for day, who, name, points, place, _, number in rows:
            results.setdefault(day, []).append(RankedResult(who, name, points, place, number))
        return results

    async def dig(self, guest: Guest) -> str:
        """The table of the guest's one try at today's mountain: a new one, or the one that there is."""
        day = await self.today()
        own = await self.try_of(day.day, guest)
        if own is not None:
            return own.table
        changes = Changes()
        seat = person_seat(seat_name(clean_name(guest.name), guest.id, []), guest.id)
        table = mountain_of(day, seat, changes, practice=False)
        row = {"day": day.day, "guest": guest.id, "table_id": table.id, "name": table.seats[0].name}
        changes.rows.append((tries, row))
        try:
            await self.store.write(changes)
        except WriteConflict:  # two at once: the other one is the try
            own = await self.try_of(day.day, guest)
            if own is None:
                raise Refused("not-stored") from None
            return own.table
        return table.id

    async def practise(self, day: DayRow, guest: Guest) -> str:
        """A table with the dice of a past day. Nothing of it is counted."""
        if not utc_days.is_open(day.day):
            raise Refused("no-day")
        changes = Changes()
        table = mountain_of(day, person_seat(clean_name(guest.name), guest.id), changes, practice=True)
        await self.store.write(changes)
        return table.id

    # Days before

    async def of_guest(self, guest: Guest) -> dict[str, Try]:
        """All tries of a guest, by day."""
        rows = await self.store.all(
            self.selected().add_columns(tries.c.day).where(tries.c.guest == guest.id).order_by(tries.c.day)
        )
        return {row[-1]: Try(*row[:-1]) for row in rows}

    async def past(self, number: int) -> list[DayRow]:
        """The last days that are over, the latest first."""
        query = self.rows().where(of_days.c.day < utc_days.today())
        return [DayRow(*row) for row in await self.store.all(query.order_by(of_days.c.day.desc()).limit(number))]


def places(results: list[Try]) -> list[int | None]:
    """The place of each result; equal points share one, and what was found wrong has none.

    >>> places([Try("", "", "", points, 0, None) for points in (58, 47, 47, 40)])
    [1, 2, 2, 4]
    >>> places([Try("", "", "", 58, 0, True), Try("", "", "", 99, 0, False)])
    [1, None]
    """
    points = [one.points for one in results if one.counts]
    return [1 + points.index(one.points) if one.counts else None for one in results]


def streak(own: dict[str, Try]) -> int:
    """How many days in a row counted, up to today or yesterday."""
    counted = {day for day, one in own.items() if one.counts}
    day = utc_days.today()
    if day not in counted:
        day = utc_days.before(day)
    number = 0
    while day in counted:
        number, day = number + 1, utc_days.before(day)
    return number
