"""Access to games whose dice others have yet to play."""

from __future__ import annotations

from zaria.server.common import utc_days
from zaria.server.contests.duels import Duels
from zaria.server.context import Context
from zaria.server.messages.refusals import Refused
from zaria.server.people.guest import Guest
from zaria.server.table.state import TableState


async def check_access(context: Context, table: TableState, guest: Guest | None) -> None:
    """Only its player may see a game of a contest, as long as it could help another player with the same dice.

    Having finished a try gives no access: guests are free to create, and a new one could copy what this one sees.
    """
    if guest is not None and table.seats_of(guest.id):
        return
    check_day(table)
    if (len(table.people()) == 1 and table.has_ended) or table.header.duel is not None:
        await check_duel_access(context, table, guest)


def check_day(table: TableState) -> None:
    """Refused while the day of this mountain lasts."""
    if table.header.daily is not None and not utc_days.is_open(table.header.daily):
        raise Refused("daily-shut")


def check_help(table: TableState) -> None:
    """Refused where a search in a game would help another try, even the guest's own."""
    check_day(table)
    if table.is_shut:
        raise Refused("duel-shut")


async def check_duel_access(context: Context, table: TableState, guest: Guest | None) -> None:
    """Check access to the first game of a duel, and to the games played for it."""
    duels = Duels(context)
    of_header = table.header.duel
    duel = await duels.of_table(table.id) if of_header is None else await duels.get(of_header)
    if duel is not None and not (table.has_ended and await duels.may_see(duel, guest)):
        raise Refused("duel-shut")
