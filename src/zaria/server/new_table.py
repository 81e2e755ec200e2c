"""New tables."""

from __future__ import annotations

import secrets
from typing import Any

from zaria.bots import USUAL_BOT, bot
from zaria.core.registry import find_game
from zaria.core.seal import SECRET_BYTES
from zaria.core.setup import Setup
from zaria.server.commands import check_hash, seats_again
from zaria.server.guest import Guest
from zaria.server.ids import new_id
from zaria.server.incoming import NewTable, clean_name
from zaria.server.refusals import Refused
from zaria.server.settings import Settings
from zaria.server.store import Entry, Write
from zaria.server.table_state import Seat, TableState
from zaria.server.turn_clock import LONGEST

ID_LENGTH = 12  # 59 bits: a private table's link cannot be guessed


def new_table(wanted: NewTable, guest: Guest, settings: Settings, write: Write) -> TableState:
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
        **of_the_game(state.setup),
        "dice": wanted.dice,
        "speed": wanted.speed,
        "clock": wanted.clock,
        "private": wanted.private,
        "chat": wanted.chat,
    }
    return open_table(header, seats, hashes, guest.id, settings, write)


def rematch_table(table: TableState, host: str, settings: Settings, write: Write) -> TableState:
    """Another table with the same game, options and seats, by the rules of today."""
    seats = seats_again(table)
    state = find_game(table.header["game"]).start(len(seats), table.header["options"])
    return open_table({**table.header, **of_the_game(state.setup)}, seats, {}, host, settings, write)


def of_the_game(setup: Setup) -> dict[str, Any]:
    """What a table must remember to be started by the same rules, whenever that is."""
    components = setup.components or None
    return {"game": setup.game, "rules": setup.rules, "options": setup.options, "components": components}


def open_table(
    header: dict[str, Any], seats: list[Seat], hashes: dict[int, str], host: str, settings: Settings, write: Write
) -> TableState:
    id = new_id(ID_LENGTH)
    table = TableState(id, settings.test_secret or secrets.token_bytes(SECRET_BYTES))
    entries = [("create", {**header, "host": host, "seats": [seat.shown() for seat in seats]})]
    if header["dice"] == "sealed":
        entries += [("hash", {"seat": seat, "hash": given}) for seat, given in hashes.items()]
    for kind, data in entries:
        table.happen(kind, data)
        write.entry(id, Entry(table.version, kind, data, None, None))
    write.table(id, table.secret, table.status, table.is_listed, table.summary())
    for guest in {seat.guest for seat in seats if seat.guest is not None} | {host}:
        write.member(guest, id)
    return table
