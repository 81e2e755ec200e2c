"""Same-dice duels: a friend plays a finished game with the same dice, without having seen it.

Solo games, and games of one person against opponents, who play again. Games of several people need the others. Draws
against opponents are named by seat (see DrawNames), since one game may have more of them than the other; an opponent
gives the same answer in the same position.
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
    expert_table: str | None  # the expert's game with the same dice, in a solo game
    expert_points: int | None


class DuelTry(NamedTuple):
    guest: str
    name: str
    table: str
    points: int | None
    ended: float | None


class Standing(NamedTuple):
    """A score against another player: duels won, of those that both have finished."""

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
        """All games in the duel, in the order in which they ended."""
        columns = duel_tries.c
        query = sa.select(columns.guest, columns.name, columns.table_id, columns.points, columns.ended)
        rows = await self.store.all(query.where(columns.duel == duel).order_by(columns.ended, columns.name))
        return [DuelTry(*row) for row in rows]

    async def standings(self, guest: str) -> dict[str, Standing]:
        """This guest's standings, by other guest. Giving up loses; a draw is no win for either."""
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
        """This guest's table in the duel, new or existing."""
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
        """May this guest see the games: the first player, and guests who have finished their own game?

        Giving up gives no access: the person could play the remaining dice as another guest.
        """
        if guest is None:
            return False
        own = await self.own(duel, guest)
        return guest.id == duel.guest or (own is not None and own.points is not None)


def can_be_met_again(table: TableState) -> bool:
    """Can others get the same dice? Not for games against opponents from earlier versions."""
    if len(table.people()) != 1 or table.record is None or table.record.seal is None:
        return False
    return len(table.seats) == 1 or table.record.seal.by_seat


def same_dice(table: TableState) -> SharedDice:
    """The inputs, besides this table's secret, for another table's equal dice."""
    assert table.record is not None and table.record.seal is not None
    seal = table.record.seal
    return SharedDice(seal.table, [(one[0], one[1], one[2]) for one in seal.seats])


def own_seat(table: TableState) -> int:
    return table.people()[0]


def name_at(table: TableState) -> str:
    """The name of the person who plays."""
    return table.seats[own_seat(table)].name


def points_at(table: TableState) -> int | None:
    """The final points of the person who plays."""
    if table.record is None or table.record.result is None:
        return None
    points: int = table.record.result["scores"][own_seat(table)]
    return points


def taken_back(table: TableState) -> int:
    """How often a move was taken back in this game."""
    return 0 if table.record is None else sum(step[0] == "undo" for step in table.record.steps)
