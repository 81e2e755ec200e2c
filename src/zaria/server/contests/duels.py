"""Same-dice duels: a friend plays a game that somebody has played, with the same dice, and blind to it.

These are games for one, and games of one person against opponents: the same opponents play again. Where several people
play, nobody could sit down for the others. Draws against opponents are named by whose they are (see DrawNames), since
one game may have more of them than the other; an opponent who meets the same position answers the same.
"""

from __future__ import annotations

import time
from typing import Any, NamedTuple

import sqlalchemy as sa

from zaria.server.commands.new_table import shared_table
from zaria.server.common import utc_days
from zaria.server.context import Context
from zaria.server.messages.refusals import Refused
from zaria.server.people.guest import Guest
from zaria.server.people.names import clean_name, seat_name
from zaria.server.storage.changes import Changes, WriteConflict
from zaria.server.storage.ids import new_id
from zaria.server.storage.schema import duel_tries, duels
from zaria.server.table.entries import SharedDice
from zaria.server.table.seat import person_seat
from zaria.server.table.state import TableState

ID_LENGTH = 12


class Duel(NamedTuple):
    id: str
    table: str  # the first game
    guest: str  # who played it
    name: str
    expert_table: str | None  # what the expert made of the same dice, in a game for one
    expert_points: int | None


class DuelTry(NamedTuple):
    guest: str
    name: str
    table: str
    points: int | None
    ended: float | None


class Standing(NamedTuple):
    """How somebody stands against another one: duels that they won, of those that both have ended."""

    won: int
    met: int


class Duels:
    def __init__(self, context: Context) -> None:
        self.store = context.store

    async def make(self, table: TableState, guest: Guest) -> str:
        """The id of a duel over this game, which the guest has finished alone or against opponents."""
        if not table.seats_of(guest.id):
            raise Refused("not-seated")
        if table.status != "over":
            raise Refused("table-not-ended")
        if table.header.duel is not None:  # another one would show dice that others still have before them
            return table.header.duel
        day = table.header.daily
        if not can_be_met_again(table) or (day is not None and not utc_days.is_open(day)):
            raise Refused("no-duel-of-this")
        duel = await self.of_table(table.id)
        if duel is not None:
            return duel.id
        id = new_id(ID_LENGTH)
        row = {"id": id, "table_id": table.id, "guest": guest.id, "name": name_at(table), "created": time.time()}
        row["points"] = points_at(table)
        await self.store.write(Changes(if_new=[(duels, row)]))
        duel = await self.of_table(table.id)
        assert duel is not None
        return duel.id

    async def of_table(self, table: str) -> Duel | None:
        return await self.find(duels.c.table_id == table)

    async def get(self, id: str) -> Duel:
        duel = await self.find(duels.c.id == id)
        if duel is None:
            raise Refused("no-duel")
        return duel

    async def find(self, condition: sa.ColumnElement[bool]) -> Duel | None:
        columns = duels.c
        query = sa.select(columns.id, columns.table_id, columns.guest, columns.name)
        rows = await self.store.all(query.add_columns(columns.expert_table, columns.expert_points).where(condition))
        return Duel(*rows[0]) if rows else None

    async def tries(self, duel: str) -> list[DuelTry]:
        """All who took the duel up, in the order in which they ended."""
        columns = duel_tries.c
        query = sa.select(columns.guest, columns.name, columns.table_id, columns.points, columns.ended)
        rows = await self.store.all(query.where(columns.duel == duel).order_by(columns.ended, columns.name))
        return [DuelTry(*row) for row in rows]

    async def standings(self, guest: str) -> dict[str, Standing]:
        """How this guest stands against each other one, by guest. Who gave up has lost; a draw is nobody's win."""
        one, two = duels.c, duel_tries.c
        query = sa.select(one.guest, one.points, two.guest, two.points).join(duel_tries, two.duel == one.id)
        query = query.where(two.ended.is_not(None), one.points.is_not(None))
        query = query.where(sa.or_(one.guest == guest, two.guest == guest))
        standings: dict[str, Standing] = {}
        for first, made, second, reached in await self.store.all(query):
            ahead = 1 if reached is None else made - reached
            other, is_won = (second, ahead > 0) if first == guest else (first, ahead < 0)
            won, met = standings.get(other, Standing(0, 0))
            standings[other] = Standing(won + is_won, met + 1)
        return standings

    async def accept(self, duel: Duel, first: TableState, guest: Guest) -> str:
        """The table of this guest in the duel: a new one, or the one that there is."""
        if guest.id == duel.guest:
            raise Refused("duel-own")
        own = await self.own(duel, guest)
        if own is not None:
            return own.table
        header, dice, changes = first.header, same_dice(first), Changes()
        more: dict[str, Any] = {"duel": duel.id, "undo": False}
        opponents = [seat for seat in first.seats if seat.kind == "bot"]
        person = person_seat(seat_name(clean_name(guest.name), guest.id, opponents), guest.id)
        seats = [seat if seat.kind == "bot" else person for seat in first.seats]
        table = shared_table(header.game, header.options, seats, first.secret, dice, changes, **more)
        row = {"duel": duel.id, "guest": guest.id, "table_id": table.id, "name": name_at(table)}
        changes.rows.append((duel_tries, row))
        try:
            await self.store.write(changes)
        except WriteConflict:  # two at once
            own = await self.own(duel, guest)
            if own is None:
                raise Refused("not-stored") from None
            return own.table
        return table.id

    async def own(self, duel: Duel, guest: Guest | None) -> DuelTry | None:
        return next((one for one in await self.tries(duel.id) if guest is not None and one.guest == guest.id), None)

    async def may_see(self, duel: Duel, guest: Guest | None) -> bool:
        """Does this guest know the dice: who played them first, and who has finished their own game?

        Giving up shows nothing: whoever does it has most of the dice still before them, as another guest.
        """
        if guest is None:
            return False
        own = await self.own(duel, guest)
        return guest.id == duel.guest or (own is not None and own.points is not None)


def can_be_met_again(table: TableState) -> bool:
    """Are there the same dice for somebody else? In games against opponents of earlier versions there are not."""
    if len(table.people()) != 1 or table.record is None or table.record.seal is None:
        return False
    return len(table.seats) == 1 or table.record.seal.by_seat


def same_dice(table: TableState) -> SharedDice:
    """What the dice of another table are to be made of, beside this one's secret."""
    assert table.record is not None and table.record.seal is not None
    seal = table.record.seal
    return SharedDice(seal.table, [(one[0], one[1], one[2]) for one in seal.seats])


def own_seat(table: TableState) -> int:
    return table.people()[0]


def name_at(table: TableState) -> str:
    """Of the one who plays."""
    return table.seats[own_seat(table)].name


def points_at(table: TableState) -> int | None:
    """What the one who plays has in the end."""
    if table.record is None or table.record.result is None:
        return None
    points: int = table.record.result["scores"][own_seat(table)]
    return points


def taken_back(table: TableState) -> int:
    """How often a move was taken back in this game."""
    return 0 if table.record is None else sum(step[0] == "undo" for step in table.record.steps)
