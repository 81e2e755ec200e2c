"""What people can do at a table. Each function checks, and then changes; what it refuses has changed nothing."""

from __future__ import annotations

from collections.abc import Callable

from zaria.bots import USUAL_BOT, bot
from zaria.core.frames import CHANCE
from zaria.core.seal import CONTRIBUTION_BYTES, HASH_BYTES, hash_of, is_hex
from zaria.server.guest import Guest
from zaria.server.incoming import Command, clean_name, required
from zaria.server.refusals import Refused
from zaria.server.table_state import Seat, TableState
from zaria.server.transaction import Transaction

VERSIONED = ("move", "roll", "deal", "undo")


def check_version(table: TableState, command: Command) -> None:
    if command.version is None and command.do in VERSIONED:
        raise Refused("bad-field", field="version")
    if command.version is not None and command.version != table.version:
        raise Refused("stale-version", given=str(command.version), present=table.version)


def must_be_open(table: TableState) -> None:
    if table.status != "open":
        raise Refused("table-started")


def must_be_host(table: TableState, guest: Guest) -> None:
    if guest.id != table.host:
        raise Refused("not-host")


def must_be_seated(table: TableState, guest: Guest) -> list[int]:
    seats = table.seats_of(guest.id)
    if not seats:
        raise Refused("not-seated")
    return seats


def own_seat(table: TableState, guest: Guest, command: Command) -> int:
    number = required(command.seat, "seat")
    if table.seat(number).guest != guest.id:
        raise Refused("not-your-seat")
    return number


# Seats


def sit(transaction: Transaction, guest: Guest, command: Command) -> None:
    table = transaction.table
    number = required(command.seat, "seat")
    must_be_open(table)
    if table.seat(number).kind != "open":
        raise Refused("seat-taken")
    name = clean_name(command.name if command.name is not None else guest.name)
    check_hash(command.hash)
    transaction.tell("table-sat", {"seat": number, "name": name})
    transaction.happen("sit", {"seat": number, "guest": guest.id, "name": name})
    transaction.write.member(guest.id, table.id)
    if command.hash is not None:
        transaction.happen("hash", {"seat": number, "hash": command.hash})


def stand(transaction: Transaction, guest: Guest, command: Command) -> None:
    number = own_seat(transaction.table, guest, command)
    must_be_open(transaction.table)
    transaction.tell("table-stood", {"seat": number, "name": transaction.table.seats[number].name})
    transaction.happen("stand", {"seat": number})


def seat(transaction: Transaction, guest: Guest, command: Command) -> None:
    table = transaction.table
    number = required(command.seat, "seat")
    must_be_host(table, guest)
    must_be_open(table)
    if table.seat(number).kind == "person":
        raise Refused("seat-taken")
    if command.kind == "open":
        transaction.tell("table-seat-open", {"seat": number})
        transaction.happen("seat", {"seat": number, "kind": "open", "bot": None})
    elif command.kind == "bot":
        name = bot(command.bot or USUAL_BOT).name
        transaction.tell("table-seat-bot", {"seat": number, "bot": name})
        transaction.happen("seat", {"seat": number, "kind": "bot", "bot": name})
    else:
        raise Refused("bad-field", field="kind")


def start(transaction: Transaction, guest: Guest, command: Command) -> None:
    table = transaction.table
    must_be_host(table, guest)
    must_be_open(table)
    if any(place.kind == "open" for place in table.seats):
        raise Refused("seats-open")
    transaction.tell("table-started", {})
    transaction.happen("start", {})


# Sealed dice


def check_hash(given: str | None) -> None:
    if given is not None and not is_hex(given, HASH_BYTES):
        raise Refused("bad-field", field="hash")


def hash(transaction: Transaction, guest: Guest, command: Command) -> None:
    table = transaction.table
    number = own_seat(table, guest, command)
    given = required(command.hash, "hash")
    check_hash(given)
    if table.header["dice"] != "sealed":
        raise Refused("real-dice")
    if table.status != "open" and table.wants != "hashes":
        raise Refused("hash-late")
    transaction.happen("hash", {"seat": number, "hash": given})


def add(transaction: Transaction, guest: Guest, command: Command) -> None:
    table = transaction.table
    number = own_seat(table, guest, command)
    given = required(command.bytes, "bytes")
    if not is_hex(given, CONTRIBUTION_BYTES):
        raise Refused("bad-field", field="bytes")
    if table.wants != "bytes":
        raise Refused("bytes-early" if table.status in ("open", "sealing") else "table-started")
    if number in table.added or number not in table.hashes:
        raise Refused("hash-late")
    if hash_of(bytes.fromhex(given)) != table.hashes[number]:
        raise Refused("bytes-wrong")
    transaction.happen("bytes", {"seat": number, "bytes": given})


# The game


def move(transaction: Transaction, guest: Guest, command: Command) -> None:
    state = transaction.playing().state
    if state.actor == CHANCE:
        raise Refused("waiting-for-chance", kind=state.chance().kind)
    held = transaction.table.seats[state.actor]
    if held.guest != guest.id:
        raise Refused("not-your-move", seat=state.actor)
    if held.is_played_by_bot:
        raise Refused("seat-not-yours-now")
    action = state.parse(command.word) if command.word is not None else required(command.action, "action")
    transaction.step(lambda match: match.apply(action))


def roll(transaction: Transaction, guest: Guest, command: Command) -> None:
    table = transaction.table
    seats = must_be_seated(table, guest)
    transaction.playing()
    waiting = table.waits_for()
    if table.header["dice"] == "real":
        raise Refused("real-dice")
    if waiting is None:
        raise Refused("no-draw-now")
    if waiting[1] >= 0 and waiting[1] not in seats:
        raise Refused("no-press", seat=waiting[1])
    transaction.draw()


def deal(transaction: Transaction, guest: Guest, command: Command) -> None:
    table = transaction.table
    must_be_seated(table, guest)
    state = transaction.playing().state
    if table.header["dice"] != "real":
        raise Refused("sealed-dice")
    values = state.parse_deal(command.words) if command.words is not None else required(command.values, "values")
    transaction.step(lambda match: match.deal(values))


def undo(transaction: Transaction, guest: Guest, command: Command) -> None:
    table, match = transaction.table, transaction.playing()
    number = match.step_to_undo(must_be_seated(table, guest), table.people())
    transaction.tell("table-undone", {"seat": match.record.steps[number - 1][0]})
    transaction.step(lambda match: match.undo(number))


# Coming and going


def hand_over(transaction: Transaction, guest: Guest, command: Command, away: Callable[[int], bool]) -> None:
    table = transaction.table
    must_be_seated(table, guest)
    number = required(command.seat, "seat")
    transaction.playing()
    if table.seat(number).kind != "person" or table.seats[number].is_played_by_bot:
        raise Refused("no-person", seat=number)
    if not away(number):
        raise Refused("not-away", seat=number)
    name = bot(command.bot or USUAL_BOT).name
    transaction.tell("table-handed-over", {"seat": number, "bot": name})
    transaction.happen("hand-over", {"seat": number, "bot": name})


def back(transaction: Transaction, guest: Guest, command: Command) -> None:
    number = own_seat(transaction.table, guest, command)
    if transaction.table.has_ended or not transaction.table.seats[number].is_played_by_bot:
        raise Refused("seat-yours")
    come_back(transaction, number)


def come_back(transaction: Transaction, number: int) -> None:
    transaction.tell("table-came-back", {"seat": number})
    transaction.happen("back", {"seat": number})


def abandon(transaction: Transaction, guest: Guest, command: Command, away: Callable[[int], bool]) -> None:
    """The game ends when all people want it who are there."""
    table = transaction.table
    if table.has_ended:
        raise Refused("table-ended")
    if table.status == "open":
        must_be_host(table, guest)
        seats = table.seats_of(guest.id)
    else:
        seats = must_be_seated(table, guest)
    transaction.tell("table-gives-up" if command.on else "table-goes-on", {"seats": list(seats), "name": guest.name})
    transaction.happen("abandon", {"seats": seats, "on": command.on})
    others = [number for number in table.people() if not away(number) and not table.seats[number].is_played_by_bot]
    if command.on and (table.status == "open" or set(others) <= set(table.giving_up)):
        transaction.tell("table-abandoned", {})
        transaction.happen("abandoned", {})


def seats_again(table: TableState) -> list[Seat]:
    """The same people and bots, for another game."""
    return [Seat(one.kind, one.name, one.guest, one.bot if one.kind == "bot" else None) for one in table.seats]


PLAIN: dict[str, Callable[[Transaction, Guest, Command], None]] = {
    "sit": sit,
    "stand": stand,
    "seat": seat,
    "start": start,
    "hash": hash,
    "bytes": add,
    "move": move,
    "roll": roll,
    "deal": deal,
    "undo": undo,
    "back": back,
}
ABOUT_AWAY: dict[str, Callable[[Transaction, Guest, Command, Callable[[int], bool]], None]] = {
    "hand-over": hand_over,
    "abandon": abandon,
}
