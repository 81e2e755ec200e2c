"""Commands of the host before the start: chairs, options, people, and the start itself."""

from __future__ import annotations

from zaria.bots import USUAL_BOT, bot
from zaria.core.engine.registry import find_game
from zaria.server.commands.context import CommandContext, must_be_host, must_be_open
from zaria.server.commands.handlers import Handlers
from zaria.server.commands.new_table import table_options
from zaria.server.messages import incoming
from zaria.server.messages.refusals import Refused
from zaria.server.people.names import clean_title
from zaria.server.table.entries import (
    HostSet,
    OptionsChanged,
    PersonRemoved,
    SeatsArranged,
    SeatSet,
    TableNamed,
    TableStarted,
)

HOST_HANDLERS = Handlers()
handles = HOST_HANDLERS.of


@handles(incoming.Remove)
def remove(context: CommandContext, command: incoming.Remove) -> None:
    """The host removes a person from all their seats."""
    must_be_host(context)
    must_be_open(context)
    guest = another_person(context, command.seat)
    context.transaction.add(PersonRemoved(command.seat, guest))


@handles(incoming.MakeHost)
def make_host(context: CommandContext, command: incoming.MakeHost) -> None:
    """The host hands the role over to another person who sits here."""
    must_be_host(context)
    must_be_open(context)
    guest = another_person(context, command.seat)
    context.transaction.add(HostSet(guest))


def another_person(context: CommandContext, seat: int) -> str:
    """The person on a seat; Refused if there is none, or if it is the host."""
    guest = context.table.seat(seat).guest
    if guest is None or guest == context.table.host:
        raise Refused("no-person", seat=seat)
    return guest


@handles(incoming.SetSeat)
def set_seat(context: CommandContext, command: incoming.SetSeat) -> None:
    transaction = context.transaction
    must_be_host(context)
    must_be_open(context)
    if context.table.seat(command.seat).kind == "person":
        raise Refused("seat-taken")
    if command.kind == "open":
        transaction.add(SeatSet(command.seat, "open", None))
    else:
        name = bot(command.bot or USUAL_BOT).name
        transaction.add(SeatSet(command.seat, "bot", name))


@handles(incoming.Arrange)
def arrange(context: CommandContext, command: incoming.Arrange) -> None:
    """Move, add or remove chairs. No one loses a seat."""
    table = context.table
    must_be_host(context)
    must_be_open(context)
    kept = [seat for seat in command.order if seat is not None]
    for seat in kept:
        table.seat(seat)
    if len(set(kept)) < len(kept) or not set(table.people()) <= set(kept):
        raise Refused("seats-lost")
    find_game(table.header.game).check_players(len(command.order))
    context.transaction.add(SeatsArranged(command.order))


@handles(incoming.Change)
def change(context: CommandContext, command: incoming.Change) -> None:
    """Change the options. Seated people are told, since they might not have joined with these."""
    table = context.table
    must_be_host(context)
    must_be_open(context)
    chosen = table_options(table.header.game, len(table.seats), command, context.settings)
    context.transaction.add(OptionsChanged(**chosen))


@handles(incoming.NameTable)
def name_table(context: CommandContext, command: incoming.NameTable) -> None:
    """Name the table. All connections see the name at once, and so do lists of open tables."""
    must_be_host(context)
    must_be_open(context)
    context.transaction.add(TableNamed(clean_title(command.title)))


@handles(incoming.Start)
def start(context: CommandContext, command: incoming.Start) -> None:
    must_be_host(context)
    must_be_open(context)
    if any(seat.kind == "open" for seat in context.table.seats):
        raise Refused("seats-open")
    context.transaction.add(TableStarted())
