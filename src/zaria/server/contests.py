"""Who may look at a game whose dice others still have before them."""

from __future__ import annotations

from zaria.server import days
from zaria.server.context import Context
from zaria.server.daily import Daily
from zaria.server.duels import Duels
from zaria.server.guest import Guest
from zaria.server.refusals import Refused
from zaria.server.table_state import TableState


async def must_be_let_in(context: Context, table: TableState, guest: Guest | None) -> None:
    """A game of a contest is seen by its player; once it has ended, by those who have ended theirs, too."""
    if guest is not None and table.seats_of(guest.id):
        return
    day = table.header.daily
    is_shut = day is not None and not days.is_open(day)
    if day is not None and is_shut and not (table.has_ended and await Daily(context).has_tried(day, guest)):
        raise Refused("daily-shut")
    if (len(table.people()) == 1 and table.has_ended) or table.header.duel is not None:
        await must_know_duel(context, table, guest)


async def must_know_duel(context: Context, table: TableState, guest: Guest | None) -> None:
    """Both the game that a duel is about, and the games that are played for it."""
    duels = Duels(context)
    of_header = table.header.duel
    duel = await duels.of_table(table.id) if of_header is None else await duels.get(of_header)
    if duel is not None and not (table.has_ended and await duels.may_see(duel, guest)):
        raise Refused("duel-shut")
