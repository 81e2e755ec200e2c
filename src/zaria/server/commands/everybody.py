"""The handlers of the commands that everybody may send; those of the host are in `host_commands.py`."""

from __future__ import annotations

from zaria.bots import USUAL_BOT, bot
from zaria.core.engine.frames import CHANCE
from zaria.core.records.face_down import read_typed
from zaria.core.records.seal import hash_of
from zaria.games import face_down_of
from zaria.server.commands.context import (
    CommandContext,
    must_be_host,
    must_be_open,
    must_be_own,
    must_be_seated,
    shown_name,
)
from zaria.server.commands.handlers import Handlers
from zaria.server.commands.host import HOST_HANDLERS
from zaria.server.commands.new_table import rematch_table
from zaria.server.commands.transaction import Transaction
from zaria.server.messages import incoming
from zaria.server.messages.incoming import Command, require
from zaria.server.messages.refusals import Refused
from zaria.server.people.names import clean_name, seat_name
from zaria.server.table.entries import (
    BytesGiven,
    GameAbandoned,
    GaveUp,
    HashGiven,
    PersonCameBack,
    RematchMade,
    SeatHandedOver,
    SeatLeft,
    SeatTaken,
)
from zaria.server.table.match import Match
from zaria.server.table.state import TableState

MOST_UNDONE = 1000  # steps of a game that were taken back, with the dice and the opponents' moves among them
HANDLERS = Handlers(HOST_HANDLERS)
handles = HANDLERS.of


def carry_out(context: CommandContext, command: Command) -> None:
    if command.version is not None and command.version != context.table.version:
        raise Refused("stale-version", given=str(command.version), present=context.table.version)
    HANDLERS[type(command)](context, command)


# Seats


@handles(incoming.Sit)
def sit(context: CommandContext, command: incoming.Sit) -> None:
    """On one's own seat: under another name."""
    table, guest, transaction = context.table, context.guest, context.transaction
    must_be_open(context)
    seat = table.seat(command.seat)
    is_own = seat.guest == guest.id
    if not is_own and (seat.kind != "open" or seat.offered not in (None, guest.id)):
        raise Refused("seat-taken")
    if not is_own and guest.id != table.host:
        if guest.id in table.removed or context.blocks.has(table.host, guest.id):
            raise Refused("not-welcome")
        context.open_seats.must_have_room(guest.id)
    name = seat_name(clean_name(command.name if command.name is not None else guest.name), guest.id, table.seats)
    transaction.add(SeatTaken(command.seat, guest.id, name))
    transaction.changes.member(guest.id, table.id, name)
    if command.hash is not None:
        transaction.add(HashGiven(command.seat, command.hash))


@handles(incoming.Stand)
def stand(context: CommandContext, command: incoming.Stand) -> None:
    """Also from a seat that is only kept for them: then somebody else may have it."""
    table, transaction = context.table, context.transaction
    if table.seat(command.seat).offered != context.guest.id:
        must_be_own(context, command.seat)
    must_be_open(context)
    transaction.add(SeatLeft(command.seat, host_without(table, command.seat)))


def host_without(table: TableState, left: int) -> str:
    """The host after that seat is left: somebody else only if it was the host's last seat and others are seated."""
    others = [seat.guest for number, seat in enumerate(table.seats) if seat.guest is not None and number != left]
    host_leaves = table.seats[left].guest == table.host and table.host not in others
    return others[0] if host_leaves and others else table.host


# Sealed dice


@handles(incoming.GiveHash)
def give_hash(context: CommandContext, command: incoming.GiveHash) -> None:
    table = context.table
    must_be_own(context, command.seat)
    if table.header.dice != "sealed":
        raise Refused("real-dice")
    if table.status != "open" and table.wants != "hashes":
        raise Refused("hash-late")
    if not table.may_promise(command.seat):
        raise Refused("promise-broken")
    if any(command.hash == hashed for envelope in table.earlier for _, hashed, _ in envelope["seats"]):
        raise Refused("hash-used")
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
    action = state.parse(command.word) if command.word is not None else require(command.action, "action")
    context.transaction.move(action)


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
    if command.words is None:
        context.transaction.deal(require(command.values, "values"))
    else:
        record = context.transaction.playing().record
        typed = read_typed(face_down_of(record.game), record, state, command.words)
        context.transaction.deal(typed.values, typed.earlier)


@handles(incoming.Undo)
def undo(context: CommandContext, command: incoming.Undo) -> None:
    match = context.transaction.playing()
    seats = must_be_seated(context)
    if not context.table.header.undo:
        raise Refused("undo-never")
    must_not_undo_for_ever(match)
    context.transaction.undo(match.step_to_undo(seats, context.table.people()))


def must_not_undo_for_ever(match: Match) -> None:
    """What was taken back stays in the record, which everybody at the table reads again and again."""
    if len(match.record.steps) - len(match.line) >= MOST_UNDONE:
        raise Refused("undo-often", most=MOST_UNDONE)


@handles(incoming.Rewind)
def rewind(context: CommandContext, command: incoming.Rewind) -> None:
    match = context.transaction.playing()
    must_be_seated(context)
    lesson = context.table.lesson
    if lesson is None:
        raise Refused("not-a-lesson")
    if not 0 <= command.at <= lesson.at or command.at >= len(match.line):
        raise Refused("nothing-to-undo")
    must_not_undo_for_ever(match)
    context.transaction.undo(match.line.numbers[command.at])


# Coming and going


@handles(incoming.HandOver)
def hand_over(context: CommandContext, command: incoming.HandOver) -> None:
    seat = command.seat
    must_be_seated(context)
    context.transaction.playing()
    if context.table.header.is_contest:
        raise Refused("no-helper")
    if context.table.seat(seat).kind != "person" or context.table.seats[seat].is_played_by_bot:
        raise Refused("no-person", seat=seat)
    if not context.connections.presence.is_away(seat):
        raise Refused("not-away", seat=seat)
    name = bot(command.bot or USUAL_BOT).name
    context.transaction.add(SeatHandedOver(seat, name))


@handles(incoming.ComeBack)
def come_back(context: CommandContext, command: incoming.ComeBack) -> None:
    must_be_own(context, command.seat)
    if context.table.has_ended or not context.table.seats[command.seat].is_played_by_bot:
        raise Refused("seat-yours")
    take_seat_again(context.transaction, command.seat)


def take_seat_again(transaction: Transaction, seat: int) -> None:
    transaction.add(PersonCameBack(seat))


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
    transaction.add(GaveUp(seats, command.on, None if seats else guest.name))
    is_away = context.connections.presence.is_away
    others = [number for number in table.people() if not is_away(number) and not table.seats[number].is_played_by_bot]
    if command.on and (table.status == "open" or set(others) <= set(table.giving_up)):
        transaction.add(GameAbandoned())


@handles(incoming.Rematch)
def rematch(context: CommandContext, command: incoming.Rematch) -> None:
    """A new table; the others' seats are offered to them. It is made once; later requests get the same."""
    table, transaction = context.table, context.transaction
    must_be_seated(context)
    if not table.has_ended:
        raise Refused("table-not-ended")
    if table.rematch is None:
        again = rematch_table(table, context.guest.id, context.settings, transaction.changes)
        transaction.add(RematchMade(again.id, shown_name(context)))
    context.answer["table"] = table.rematch


@handles(incoming.Say)
def say(context: CommandContext, command: incoming.Say) -> None:
    chat = context.connections.chat
    message = chat.new_message(context.guest, must_be_seated(context)[0], command.text)
    context.transaction.changes.chat(context.table.id, message, context.table.version, command.id)
    context.transaction.afterwards.append(lambda: chat.publish(message))


@handles(incoming.React)
def react(context: CommandContext, command: incoming.React) -> None:
    """It is shown for a moment, and nobody keeps it."""
    chat = context.connections.chat
    reaction = chat.new_reaction(context.guest, must_be_seated(context)[0], command.reaction)
    context.transaction.afterwards.append(lambda: chat.pass_on(reaction))
    context.transaction.afterwards.append(lambda: context.connections.peers.react(context.table.id, reaction))
