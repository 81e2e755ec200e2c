"""New tables."""

from __future__ import annotations

import secrets
from typing import Any

from zaria.bots import bot
from zaria.core.registry import find_game
from zaria.core.seal import SECRET_BYTES
from zaria.server.clock import LONGEST
from zaria.server.commands import USUAL_BOT, Guest, check_hash, seats_again
from zaria.server.incoming import NewTable, clean_name
from zaria.server.refusals import Refused
from zaria.server.room import Room, Seat
from zaria.server.settings import Settings
from zaria.server.store import Entry, Write

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that are mistaken for another
LENGTH = 12  # 59 bits: a private table's link cannot be guessed


def new_room(wanted: NewTable, guest: Guest, settings: Settings, write: Write) -> Room:
    """A table as it was asked for; all that is wrong with it is refused."""
    if wanted.dice not in ("sealed", "real"):
        raise Refused("bad-field", field="dice")
    if wanted.speed not in ("watch", "fast"):
        raise Refused("bad-field", field="speed")
    if wanted.clock != 0 and not settings.shortest_clock <= wanted.clock <= LONGEST:
        raise Refused("bad-clock", given=wanted.clock, low=settings.shortest_clock, high=LONGEST)
    state = find_game(wanted.game).start(len(wanted.seats), wanted.options)
    seats = []
    hashes = {}
    for number, seat in enumerate(wanted.seats):
        if seat.kind == "me":
            seats.append(Seat("person", clean_name(seat.name if seat.name is not None else guest.name), guest.id))
            check_hash(seat.hash)
            if seat.hash is not None:
                hashes[number] = seat.hash
        elif seat.kind == "open":
            seats.append(Seat("open"))
        elif seat.kind == "bot":
            seats.append(Seat("bot", bot=bot(seat.bot if seat.bot is not None else USUAL_BOT).name))
        else:
            raise Refused("bad-field", field=f"seats[{number}].kind")
    header = {
        "game": state.setup.game,
        "rules": state.setup.rules,
        "options": state.setup.options,
        "dice": wanted.dice,
        "speed": wanted.speed,
        "clock": wanted.clock,
        "private": wanted.private,
        "chat": wanted.chat,
    }
    return opened(header, seats, hashes, guest.id, settings, write)


def again(room: Room, host: str, settings: Settings, write: Write) -> Room:
    """Another table with the same game, options and seats, by the rules of today."""
    rules = find_game(room.header["game"]).rules
    return opened({**room.header, "rules": rules}, seats_again(room), {}, host, settings, write)


def opened(
    header: dict[str, Any], seats: list[Seat], hashes: dict[int, str], host: str, settings: Settings, write: Write
) -> Room:
    id = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
    room = Room(id, settings.test_secret or secrets.token_bytes(SECRET_BYTES))
    entries = [("create", {**header, "host": host, "seats": [seat.shown() for seat in seats]})]
    if header["dice"] == "sealed":
        entries += [("hash", {"seat": seat, "hash": given}) for seat, given in hashes.items()]
    for kind, data in entries:
        room.happen(kind, data)
        write.entry(id, Entry(room.version, kind, data, None, None))
    write.table(id, room.secret, room.status, room.is_listed, room.summary())
    for guest in {seat.guest for seat in seats if seat.guest is not None} | {host}:
        write.member(guest, id)
    return room
