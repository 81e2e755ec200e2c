"""What the handlers of commands work with, and the checks that they share."""

from __future__ import annotations

from typing import Any, NamedTuple

from zaria.server.audience.connections import Connections
from zaria.server.commands.transaction import Transaction
from zaria.server.limits.open_seats import OpenSeats
from zaria.server.messages.refusals import Refused
from zaria.server.operations.settings import Settings
from zaria.server.people.blocks import Blocks
from zaria.server.people.guest import Guest
from zaria.server.table.state import TableState


class CommandContext(NamedTuple):
    """Given to a handler together with the command."""

    transaction: Transaction
    guest: Guest
    connections: Connections
    settings: Settings
    open_seats: OpenSeats
    blocks: Blocks
    answer: dict[str, Any]  # the `ack`

    @property
    def table(self) -> TableState:
        return self.transaction.table


def must_be_open(context: CommandContext) -> None:
    if context.table.status != "open":
        raise Refused("table-started")


def must_be_host(context: CommandContext) -> None:
    if context.guest.id != context.table.host:
        raise Refused("not-host")


def must_be_seated(context: CommandContext) -> list[int]:
    """The guest's seats."""
    seats = context.table.seats_of(context.guest.id)
    if not seats:
        raise Refused("not-seated")
    return seats


def shown_name(context: CommandContext) -> str:
    """The guest's name as others see it: that of the first seat, marked if it is like another player's."""
    seats = context.table.seats_of(context.guest.id)
    return context.table.seats[seats[0]].name if seats else context.guest.name


def must_be_own(context: CommandContext, seat: int) -> None:
    if context.table.seat(seat).guest != context.guest.id:
        raise Refused("not-your-seat")
