"""New tables: as a guest asked for, or for a rematch."""

from __future__ import annotations

import secrets

from msgspec.structs import replace

from zaria.bots import USUAL_BOT, bot
from zaria.core.registry import find_game
from zaria.core.seal import SECRET_BYTES
from zaria.server.entries import Created, HashGiven
from zaria.server.guest import Guest
from zaria.server.ids import new_id
from zaria.server.incoming import NewSeat, NewTable, clean_name
from zaria.server.refusals import Refused
from zaria.server.seat import Seat, bot_seat, open_seat, person_seat
from zaria.server.settings import Settings
from zaria.server.store import Write
from zaria.server.table_state import TableState
from zaria.server.turn_clock import LONGEST

ID_LENGTH = 12  # 59 bits: nobody can guess the link of a private table


def new_table(wanted: NewTable, guest: Guest, settings: Settings, write: Write) -> TableState:
    """The table that was asked for; Refused if something is wrong with it."""
    if wanted.clock != 0 and not settings.shortest_clock <= wanted.clock <= LONGEST:
        raise Refused("bad-clock", given=wanted.clock, low=settings.shortest_clock, high=LONGEST)
    setup = find_game(wanted.game).start(len(wanted.seats), wanted.options).setup
    header = Created(
        game=setup.game,
        rules=setup.rules,
        options=setup.options,
        components=setup.components or None,
        dice=wanted.dice,
        speed=wanted.speed,
        clock=wanted.clock,
        private=wanted.private,
        chat=wanted.chat,
        host=guest.id,
        seats=[taken_seat(seat, guest) for seat in wanted.seats],
    )
    hashes = []
    for number, seat in enumerate(wanted.seats):
        if seat.kind == "me" and seat.hash is not None and wanted.dice == "sealed":
            hashes.append(HashGiven(number, seat.hash))
    return open_table(header, hashes, settings, write)


def taken_seat(wanted: NewSeat, guest: Guest) -> Seat:
    if wanted.kind == "me":
        return person_seat(clean_name(wanted.name if wanted.name is not None else guest.name), guest.id)
    if wanted.kind == "bot":
        return bot_seat(bot(wanted.bot if wanted.bot is not None else USUAL_BOT).name)
    return open_seat()


def rematch_table(table: TableState, host: str, settings: Settings, write: Write) -> TableState:
    """A new table with the same game, options and seats, by the present rules."""
    seats = [seat.played_by(None) if seat.kind == "person" else seat for seat in table.seats]
    setup = find_game(table.header.game).start(len(seats), table.header.options).setup
    header = replace(table.header, rules=setup.rules, components=setup.components or None, host=host, seats=seats)
    return open_table(header, [], settings, write)


def open_table(header: Created, hashes: list[HashGiven], settings: Settings, write: Write) -> TableState:
    table = TableState(new_id(ID_LENGTH), settings.test_secret or secrets.token_bytes(SECRET_BYTES), header)
    write.entry(table.id, table.version, header)
    for entry in hashes:
        table.apply(entry)
        write.entry(table.id, table.version, entry)
    write.table(table.id, table.secret, table.status, table.is_listed, table.summary())
    for guest in {seat.guest for seat in table.seats if seat.guest is not None} | {table.host}:
        write.member(guest, table.id)
    return table
