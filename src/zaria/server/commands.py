"""What people can do at a table. Each function checks, and then changes; what it refuses has changed nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from zaria.bots import bot
from zaria.core.frames import CHANCE
from zaria.core.seal import CONTRIBUTION_BYTES, HASH_BYTES, hash_of, is_hex
from zaria.server.changes import Changes
from zaria.server.incoming import Command, clean_name, required
from zaria.server.refusals import Refused
from zaria.server.room import Room, Seat

USUAL_BOT = "greedy"
VERSIONED = ("move", "roll", "deal", "undo")


class Guest(NamedTuple):
    """`id` is public; the secret is in the guest's cookie."""

    id: str
    name: str


def check_version(room: Room, command: Command) -> None:
    if command.version is None and command.do in VERSIONED:
        raise Refused("bad-field", field="version")
    if command.version is not None and command.version != room.version:
        raise Refused("stale-version", given=str(command.version), present=room.version)


def must_be_open(room: Room) -> None:
    if room.status != "open":
        raise Refused("table-started")


def must_be_host(room: Room, guest: Guest) -> None:
    if guest.id != room.host:
        raise Refused("not-host")


def must_be_seated(room: Room, guest: Guest) -> list[int]:
    seats = room.seats_of(guest.id)
    if not seats:
        raise Refused("not-seated")
    return seats


def own_seat(room: Room, guest: Guest, command: Command) -> int:
    number = required(command.seat, "seat")
    if room.seat(number).guest != guest.id:
        raise Refused("not-your-seat")
    return number


# Seats


def sit(changes: Changes, guest: Guest, command: Command) -> None:
    room = changes.room
    number = required(command.seat, "seat")
    must_be_open(room)
    if room.seat(number).kind != "open":
        raise Refused("seat-taken")
    name = clean_name(command.name if command.name is not None else guest.name)
    check_hash(command.hash)
    changes.tell("table-sat", {"seat": number, "name": name})
    changes.happen("sit", {"seat": number, "guest": guest.id, "name": name})
    changes.write.member(guest.id, room.id)
    if command.hash is not None:
        changes.happen("hash", {"seat": number, "hash": command.hash})


def stand(changes: Changes, guest: Guest, command: Command) -> None:
    number = own_seat(changes.room, guest, command)
    must_be_open(changes.room)
    changes.tell("table-stood", {"seat": number, "name": changes.room.seats[number].name})
    changes.happen("stand", {"seat": number})


def seat(changes: Changes, guest: Guest, command: Command) -> None:
    room = changes.room
    number = required(command.seat, "seat")
    must_be_host(room, guest)
    must_be_open(room)
    if room.seat(number).kind == "person":
        raise Refused("seat-taken")
    if command.kind == "open":
        changes.tell("table-seat-open", {"seat": number})
        changes.happen("seat", {"seat": number, "kind": "open", "bot": None})
    elif command.kind == "bot":
        name = bot(command.bot or USUAL_BOT).name
        changes.tell("table-seat-bot", {"seat": number, "bot": name})
        changes.happen("seat", {"seat": number, "kind": "bot", "bot": name})
    else:
        raise Refused("bad-field", field="kind")


def start(changes: Changes, guest: Guest, command: Command) -> None:
    room = changes.room
    must_be_host(room, guest)
    must_be_open(room)
    if any(place.kind == "open" for place in room.seats):
        raise Refused("seats-open")
    changes.tell("table-started", {})
    changes.happen("start", {})


# Sealed dice


def check_hash(given: str | None) -> None:
    if given is not None and not is_hex(given, HASH_BYTES):
        raise Refused("bad-field", field="hash")


def hash(changes: Changes, guest: Guest, command: Command) -> None:
    room = changes.room
    number = own_seat(room, guest, command)
    given = required(command.hash, "hash")
    check_hash(given)
    if room.header["dice"] != "sealed":
        raise Refused("real-dice")
    if room.status != "open" and room.wants != "hashes":
        raise Refused("hash-late")
    changes.happen("hash", {"seat": number, "hash": given})


def add(changes: Changes, guest: Guest, command: Command) -> None:
    room = changes.room
    number = own_seat(room, guest, command)
    given = required(command.bytes, "bytes")
    if not is_hex(given, CONTRIBUTION_BYTES):
        raise Refused("bad-field", field="bytes")
    if room.wants != "bytes":
        raise Refused("bytes-early" if room.status in ("open", "sealing") else "table-started")
    if number in room.added or number not in room.hashes:
        raise Refused("hash-late")
    if hash_of(bytes.fromhex(given)) != room.hashes[number]:
        raise Refused("bytes-wrong")
    changes.happen("bytes", {"seat": number, "bytes": given})


# The game


def move(changes: Changes, guest: Guest, command: Command) -> None:
    state = changes.playing().state
    if state.actor == CHANCE:
        raise Refused("waiting-for-chance", kind=state.chance().kind)
    held = changes.room.seats[state.actor]
    if held.guest != guest.id:
        raise Refused("not-your-move", seat=state.actor)
    if held.is_played_by_bot:
        raise Refused("seat-not-yours-now")
    action = state.parse(command.word) if command.word is not None else required(command.action, "action")
    changes.step(lambda match: match.apply(action))


def roll(changes: Changes, guest: Guest, command: Command) -> None:
    room = changes.room
    seats = must_be_seated(room, guest)
    changes.playing()
    waiting = room.waits_for()
    if room.header["dice"] == "real":
        raise Refused("real-dice")
    if waiting is None:
        raise Refused("no-draw-now")
    if waiting[1] >= 0 and waiting[1] not in seats:
        raise Refused("no-press", seat=waiting[1])
    changes.draw()


def deal(changes: Changes, guest: Guest, command: Command) -> None:
    room = changes.room
    must_be_seated(room, guest)
    state = changes.playing().state
    if room.header["dice"] != "real":
        raise Refused("sealed-dice")
    values = state.parse_deal(command.words) if command.words is not None else required(command.values, "values")
    changes.step(lambda match: match.deal(values))


def undo(changes: Changes, guest: Guest, command: Command) -> None:
    room, match = changes.room, changes.playing()
    number = match.step_to_undo(must_be_seated(room, guest), room.people())
    changes.tell("table-undone", {"seat": match.record.steps[number - 1][0]})
    changes.step(lambda match: match.undo(number))


# Coming and going


def hand_over(changes: Changes, guest: Guest, command: Command, away: Callable[[int], bool]) -> None:
    room = changes.room
    must_be_seated(room, guest)
    number = required(command.seat, "seat")
    changes.playing()
    if room.seat(number).kind != "person" or room.seats[number].is_played_by_bot:
        raise Refused("no-person", seat=number)
    if not away(number):
        raise Refused("not-away", seat=number)
    name = bot(command.bot or USUAL_BOT).name
    changes.tell("table-handed-over", {"seat": number, "bot": name})
    changes.happen("hand-over", {"seat": number, "bot": name})


def back(changes: Changes, guest: Guest, command: Command) -> None:
    number = own_seat(changes.room, guest, command)
    if changes.room.has_ended or not changes.room.seats[number].is_played_by_bot:
        raise Refused("seat-yours")
    come_back(changes, number)


def come_back(changes: Changes, number: int) -> None:
    changes.tell("table-came-back", {"seat": number})
    changes.happen("back", {"seat": number})


def abandon(changes: Changes, guest: Guest, command: Command, away: Callable[[int], bool]) -> None:
    """The game ends when all people want it who are there."""
    room = changes.room
    if room.has_ended:
        raise Refused("table-ended")
    if room.status == "open":
        must_be_host(room, guest)
        seats = room.seats_of(guest.id)
    else:
        seats = must_be_seated(room, guest)
    changes.tell("table-gives-up" if command.on else "table-goes-on", {"seats": list(seats), "name": guest.name})
    changes.happen("abandon", {"seats": seats, "on": command.on})
    others = [number for number in room.people() if not away(number) and not room.seats[number].is_played_by_bot]
    if command.on and (room.status == "open" or set(others) <= set(room.giving_up)):
        changes.tell("table-abandoned", {})
        changes.happen("abandoned", {})


def seats_again(room: Room) -> list[Seat]:
    """The same people and bots, for another game."""
    return [Seat(one.kind, one.name, one.guest, one.bot if one.kind == "bot" else None) for one in room.seats]


PLAIN: dict[str, Callable[[Changes, Guest, Command], None]] = {
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
ABOUT_AWAY: dict[str, Callable[[Changes, Guest, Command, Callable[[int], bool]], None]] = {
    "hand-over": hand_over,
    "abandon": abandon,
}
