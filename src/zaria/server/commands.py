"""The handlers of commands. Each checks first and then changes the table: a refused command changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from zaria.bots import USUAL_BOT, bot
from zaria.core.frames import CHANCE
from zaria.core.seal import hash_of
from zaria.server import incoming
from zaria.server.command_context import CommandContext, must_be_host, must_be_open, must_be_own, must_be_seated
from zaria.server.entries import (
    Abandoned,
    BytesGiven,
    CameBack,
    GaveUp,
    HandedOver,
    HashGiven,
    Rematched,
    Sat,
    SeatSet,
    Started,
    Stood,
)
from zaria.server.incoming import BaseCommand, Command, clean_name, required
from zaria.server.new_table import rematch_table
from zaria.server.refusals import Refused
from zaria.server.table_state import TableState
from zaria.server.transaction import Transaction

C = TypeVar("C", bound=BaseCommand)
HANDLERS: dict[type[BaseCommand], Callable[[CommandContext, Any], None]] = {}


def handles(kind: type[C]) -> Callable[[Callable[[CommandContext, C], None]], Callable[[CommandContext, C], None]]:
    """Registers a function as the handler of this type of command."""

    def register(handler: Callable[[CommandContext, C], None]) -> Callable[[CommandContext, C], None]:
        HANDLERS[kind] = handler
        return handler

    return register


def carry_out(context: CommandContext, command: Command) -> None:
    if command.version is not None and command.version != context.table.version:
        raise Refused("stale-version", given=str(command.version), present=context.table.version)
    HANDLERS[type(command)](context, command)


# Seats


@handles(incoming.Sit)
def sit(context: CommandContext, command: incoming.Sit) -> None:
    table, guest, transaction = context.table, context.guest, context.transaction
    must_be_open(context)
    if table.seat(command.seat).kind != "open":
        raise Refused("seat-taken")
    name = clean_name(command.name if command.name is not None else guest.name)
    transaction.tell("table-sat", {"seat": command.seat, "name": name})
    transaction.add(Sat(command.seat, guest.id, name))
    transaction.write.member(guest.id, table.id)
    if command.hash is not None:
        transaction.add(HashGiven(command.seat, command.hash))


@handles(incoming.Stand)
def stand(context: CommandContext, command: incoming.Stand) -> None:
    table, transaction = context.table, context.transaction
    must_be_own(context, command.seat)
    must_be_open(context)
    transaction.tell("table-stood", {"seat": command.seat, "name": table.seats[command.seat].name})
    transaction.add(Stood(command.seat, host_without(table, command.seat)))
    transaction.afterwards.append(lambda: context.connections.send_away(command.seat))


def host_without(table: TableState, left: int) -> str:
    """The host after that seat is left: somebody else only if it was the host's last seat and others are seated."""
    others = [seat.guest for number, seat in enumerate(table.seats) if seat.guest is not None and number != left]
    host_leaves = table.seats[left].guest == table.host and table.host not in others
    return others[0] if host_leaves and others else table.host


@handles(incoming.SetSeat)
def set_seat(context: CommandContext, command: incoming.SetSeat) -> None:
    transaction = context.transaction
    must_be_host(context)
    must_be_open(context)
    if context.table.seat(command.seat).kind == "person":
        raise Refused("seat-taken")
    if command.kind == "open":
        transaction.tell("table-seat-open", {"seat": command.seat})
        transaction.add(SeatSet(command.seat, "open", None))
    else:
        name = bot(command.bot or USUAL_BOT).name
        transaction.tell("table-seat-bot", {"seat": command.seat, "bot": name})
        transaction.add(SeatSet(command.seat, "bot", name))


@handles(incoming.Start)
def start(context: CommandContext, command: incoming.Start) -> None:
    must_be_host(context)
    must_be_open(context)
    if any(seat.kind == "open" for seat in context.table.seats):
        raise Refused("seats-open")
    context.transaction.tell("table-started", {})
    context.transaction.add(Started())


# Sealed dice


@handles(incoming.GiveHash)
def give_hash(context: CommandContext, command: incoming.GiveHash) -> None:
    table = context.table
    must_be_own(context, command.seat)
    if table.header.dice != "sealed":
        raise Refused("real-dice")
    if table.status != "open" and table.wants != "hashes":
        raise Refused("hash-late")
    context.transaction.add(HashGiven(command.seat, command.hash))


@handles(incoming.GiveBytes)
def give_bytes(context: CommandContext, command: incoming.GiveBytes) -> None:
    table, seat = context.table, command.seat
    must_be_own(context, seat)
    if table.wants != "bytes":
        raise Refused("bytes-early" if table.status in ("open", "sealing") else "table-started")
    if seat in table.added or seat not in table.hashes:
        raise Refused("hash-late")
    if hash_of(bytes.fromhex(command.bytes)) != table.hashes[seat]:
        raise Refused("bytes-wrong")
    context.transaction.add(BytesGiven(seat, command.bytes))


# The game


@handles(incoming.Move)
def move(context: CommandContext, command: incoming.Move) -> None:
    state = context.transaction.playing().state
    if state.actor == CHANCE:
        raise Refused("waiting-for-chance", kind=state.chance().kind)
    held = context.table.seats[state.actor]
    if held.guest != context.guest.id:
        raise Refused("not-your-move", seat=state.actor)
    if held.is_played_by_bot:
        raise Refused("seat-not-yours-now")
    action = state.parse(command.word) if command.word is not None else required(command.action, "action")
    context.transaction.step(lambda match: match.apply(action))


@handles(incoming.RollDice)
def roll(context: CommandContext, command: incoming.RollDice) -> None:
    seats = must_be_seated(context)
    context.transaction.playing()
    waiting = context.table.waits_for()
    if context.table.header.dice == "real":
        raise Refused("real-dice")
    if waiting is None:
        raise Refused("no-draw-now")
    if waiting[1] >= 0 and waiting[1] not in seats:
        raise Refused("no-press", seat=waiting[1])
    context.transaction.draw()


@handles(incoming.Deal)
def deal(context: CommandContext, command: incoming.Deal) -> None:
    must_be_seated(context)
    state = context.transaction.playing().state
    if context.table.header.dice != "real":
        raise Refused("sealed-dice")
    values = state.parse_deal(command.words) if command.words is not None else required(command.values, "values")
    context.transaction.step(lambda match: match.deal(values))


@handles(incoming.Undo)
def undo(context: CommandContext, command: incoming.Undo) -> None:
    match = context.transaction.playing()
    number = match.step_to_undo(must_be_seated(context), context.table.people())
    context.transaction.tell("table-undone", {"seat": match.record.steps[number - 1][0]})
    context.transaction.step(lambda match: match.undo(number))


# Coming and going


@handles(incoming.HandOver)
def hand_over(context: CommandContext, command: incoming.HandOver) -> None:
    seat = command.seat
    must_be_seated(context)
    context.transaction.playing()
    if context.table.seat(seat).kind != "person" or context.table.seats[seat].is_played_by_bot:
        raise Refused("no-person", seat=seat)
    if not context.connections.presence.is_away(seat):
        raise Refused("not-away", seat=seat)
    name = bot(command.bot or USUAL_BOT).name
    context.transaction.tell("table-handed-over", {"seat": seat, "bot": name})
    context.transaction.add(HandedOver(seat, name))


@handles(incoming.ComeBack)
def come_back(context: CommandContext, command: incoming.ComeBack) -> None:
    must_be_own(context, command.seat)
    if context.table.has_ended or not context.table.seats[command.seat].is_played_by_bot:
        raise Refused("seat-yours")
    take_seat_again(context.transaction, command.seat)


def take_seat_again(transaction: Transaction, seat: int) -> None:
    transaction.tell("table-came-back", {"seat": seat})
    transaction.add(CameBack(seat))


@handles(incoming.Abandon)
def abandon(context: CommandContext, command: incoming.Abandon) -> None:
    """The game ends when all people who are present want it."""
    table, guest, transaction = context.table, context.guest, context.transaction
    if table.has_ended:
        raise Refused("table-ended")
    if table.status == "open":
        must_be_host(context)
        seats = table.seats_of(guest.id)
    else:
        seats = must_be_seated(context)
    transaction.tell("table-gives-up" if command.on else "table-goes-on", {"seats": list(seats), "name": guest.name})
    transaction.add(GaveUp(seats, command.on))
    is_away = context.connections.presence.is_away
    others = [number for number in table.people() if not is_away(number) and not table.seats[number].is_played_by_bot]
    if command.on and (table.status == "open" or set(others) <= set(table.giving_up)):
        transaction.tell("table-abandoned", {})
        transaction.add(Abandoned())


@handles(incoming.Rematch)
def rematch(context: CommandContext, command: incoming.Rematch) -> None:
    """A new table with the same seats. It is made once; later requests get the same."""
    table, transaction = context.table, context.transaction
    must_be_seated(context)
    if not table.has_ended:
        raise Refused("table-not-ended")
    if table.rematch is None:
        again = rematch_table(table, context.guest.id, context.settings, transaction.write)
        transaction.tell("table-rematch", {"name": context.guest.name})
        transaction.add(Rematched(again.id))
    context.answer["table"] = table.rematch


@handles(incoming.Say)
def say(context: CommandContext, command: incoming.Say) -> None:
    chat = context.connections.chat
    message = chat.new_message(context.guest, must_be_seated(context)[0], command.text)
    context.transaction.write.chat(context.table.id, message, context.table.version, command.id)
    context.transaction.afterwards.append(lambda: chat.publish(message))
