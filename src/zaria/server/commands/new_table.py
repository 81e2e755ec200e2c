"""New tables: as a guest asked for, or for a rematch."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from zaria.bots import USUAL_BOT, bot
from zaria.bots.opponents import USUAL_OPPONENTS
from zaria.core.engine.frames import OVER
from zaria.core.engine.registry import find_game
from zaria.core.records.record import Record
from zaria.core.records.replay import effective, replay
from zaria.core.records.seal import SECRET_BYTES
from zaria.server.commands.transaction import names_of
from zaria.server.messages.incoming import Change, NewSeat, NewTable
from zaria.server.messages.refusals import Refused
from zaria.server.operations.settings import Settings
from zaria.server.people.guest import Guest
from zaria.server.people.names import clean_name, seat_name
from zaria.server.storage.changes import Changes
from zaria.server.storage.ids import new_id
from zaria.server.table.entries import BaseEntry, GameBegun, HashGiven, SharedDice, Stepped, TableCreated, TableStarted
from zaria.server.table.lessons import Lesson
from zaria.server.table.seat import Seat, bot_seat, offered_seat, open_seat, person_seat
from zaria.server.table.state import TableState

LONGEST = 14 * 24 * 3600  # seconds for a turn
ID_LENGTH = 12  # 59 bits, so that links of private tables cannot be guessed


def new_table(
    wanted: NewTable, guest: Guest, companions: dict[str, str], settings: Settings, changes: Changes
) -> TableState:
    """The requested table; Refused if something is wrong with the request. Seats may be kept for these companions."""
    chosen = table_options(wanted.game, len(wanted.seats), wanted, settings)
    header = TableCreated(
        game=wanted.game, **chosen, host=guest.id, seats=requested_seats(wanted.seats, guest, companions)
    )
    hashes = []
    for number, seat in enumerate(wanted.seats):
        if seat.kind == "me" and seat.hash is not None and wanted.dice == "sealed":
            hashes.append(HashGiven(number, seat.hash))
    return open_table(header, hashes, settings, changes)


def table_options(game: str, players: int, wanted: NewTable | Change, settings: Settings) -> dict[str, Any]:
    """The checked options of a table, new or changed before its start; Refused if they are impossible."""
    check_clock(wanted.clock, settings)
    return {
        **rules_fields(game, players, wanted.options),
        "dice": wanted.dice,
        "speed": wanted.speed,
        "clock": wanted.clock,
        "private": wanted.private,
        "chat": wanted.chat,
        "hints": wanted.hints,
        "odds": wanted.odds,
    }


def rules_fields(game: str, players: int, options: dict[str, Any]) -> dict[str, Any]:
    """The options as the present rules take them, with what records need to know beside them."""
    setup = find_game(game).start(players, options).setup
    return {"rules": setup.rules, "options": setup.options, "components": setup.components or None}


def check_clock(seconds: int, settings: Settings) -> None:
    if seconds != 0 and not settings.shortest_clock <= seconds <= LONGEST:
        raise Refused("bad-clock", given=seconds, low=settings.shortest_clock, high=LONGEST)


def lesson_table(lesson: Lesson, guest: Guest, settings: Settings, changes: Changes) -> TableState:
    """A table for the guest alone, at which the lesson is followed."""
    seats = requested_seats([NewSeat("me"), *[NewSeat("bot", bot=name) for name in lesson.opponents]], guest, {})
    header = TableCreated(
        game=lesson.game,
        **rules_fields(lesson.game, len(seats), lesson.options),
        dice="lesson",
        speed="watch",
        private=True,
        chat=False,
        hints=False,
        host=guest.id,
        seats=seats,
        lesson=lesson.name,
    )
    return open_table(header, [], settings, changes)


def practice_table(
    game: Record, chairs: list[Seat], position: int, guest: Guest, settings: Settings, changes: Changes
) -> TableState:
    """A table to try another decision in a finished game.

    `position` is the number of steps that count before it. The guest gets the deciding seat, and opponents those of
    other people. Later dice are new and unknown. The game does not count.
    """
    steps = [step for _, step in effective(game.steps)][: max(0, position)]
    seat = replay(game.with_steps(steps, None)).actor if position < len(effective(game.steps)) else OVER
    if seat < 0:
        raise Refused("not-a-decision")
    rules = {"rules": game.rules, "options": game.options, "components": game.components}
    header = practice_header(game.game, rules, practice_seats(chairs, seat, guest), guest)
    table = TableState(new_id(ID_LENGTH), settings.test_secret or secrets.token_bytes(SECRET_BYTES), header)
    begun: list[BaseEntry] = [TableStarted(), GameBegun(names_of(table)), *(Stepped(step) for step in steps)]
    return store_table(table, begun, changes)


def trial_table(
    like: TableState, options: dict[str, Any], guest: Guest, settings: Settings, changes: Changes
) -> TableState:
    """A table for a new game like another one's, with these other options, to try out its rules.

    The guest has the same seat as there, and opponents all others. The game does not count.
    """
    seat = next(iter(like.seats_of(guest.id)), 0)
    rules = rules_fields(like.header.game, len(like.seats), like.header.options | options)
    header = practice_header(like.header.game, rules, practice_seats(like.seats, seat, guest), guest)
    return open_table(header, [], settings, changes)


def practice_seats(chairs: list[Seat], seat: int, guest: Guest) -> list[Seat]:
    """The guest on this seat, and opponents on those of other people."""
    free = iter([name for name in USUAL_OPPONENTS if bot_seat(name) not in chairs])
    seats = [one if one.kind == "bot" else bot_seat(next(free)) for one in chairs]
    seats[seat] = person_seat(seat_name(clean_name(guest.name), guest.id, seats), guest.id)
    return seats


def practice_header(game: str, rules: dict[str, Any], seats: list[Seat], guest: Guest) -> TableCreated:
    """The header of a table whose game does not count."""
    return TableCreated(
        game=game,
        **rules,
        dice="lesson",
        speed="watch",
        private=True,
        chat=False,
        hints=True,
        host=guest.id,
        seats=seats,
    )


def requested_seats(wanted: list[NewSeat], guest: Guest, companions: dict[str, str]) -> list[Seat]:
    asked = [seat.guest for seat in wanted if seat.guest is not None]
    if len(set(asked)) < len(asked) or not set(asked) <= companions.keys():
        raise Refused("no-such-guest")
    bots = [bot_seat(bot(seat.bot or USUAL_BOT).name) for seat in wanted if seat.kind == "bot"]
    left = iter(bots)
    seats = []
    for seat in wanted:
        if seat.kind == "me":
            name = clean_name(seat.name if seat.name is not None else guest.name)
            seats.append(person_seat(seat_name(name, guest.id, bots), guest.id))
        elif seat.kind == "bot":
            seats.append(next(left))
        else:
            seats.append(open_seat() if seat.guest is None else offered_seat(companions[seat.guest], seat.guest))
    return seats


def rematch_table(table: TableState, host: str, settings: Settings, changes: Changes) -> TableState:
    """A new table with the same game and options, by the present rules. Other people's seats are offered to them."""
    seats = [seat_again(seat, host) for seat in table.seats]
    now = rules_fields(table.header.game, len(seats), table.header.options)
    header = replace(table.header, rules=now["rules"], components=now["components"], host=host, seats=seats)
    dice = "sealed" if header.dice == "lesson" and header.lesson is None else header.dice  # a decision was tried out
    header = replace(header, shared=None, daily=None, undo=True, duel=None, dice=dice)
    return open_table(header, [], settings, changes)


def seat_again(seat: Seat, host: str) -> Seat:
    if seat.kind != "person" or seat.guest is None:
        return seat
    return seat.played_by(None) if seat.guest == host else offered_seat(seat.name, seat.guest)


def shared_table(
    game: str,
    options: dict[str, Any],
    seats: list[Seat],
    secret: bytes,
    dice: SharedDice,
    changes: Changes,
    **more: Any,
) -> TableState:
    """A started game with the dice of another one. Devices contribute nothing, and hints are not allowed."""
    header = TableCreated(
        game=game,
        **rules_fields(game, len(seats), options),
        dice="sealed",
        speed="watch",
        private=True,
        chat=False,
        hints=False,
        host=next((seat.guest for seat in seats if seat.guest is not None), ""),
        seats=seats,
        shared=dice,
        **more,
    )
    table = TableState(new_id(ID_LENGTH), secret, header)
    begun: list[BaseEntry] = [TableStarted(), GameBegun(names_of(table), table.against_opponents)]
    return store_table(table, begun, changes)


def open_table(header: TableCreated, hashes: list[HashGiven], settings: Settings, changes: Changes) -> TableState:
    table = TableState(new_id(ID_LENGTH), settings.test_secret or secrets.token_bytes(SECRET_BYTES), header)
    return store_table(table, hashes, changes)


def store_table(table: TableState, more: Sequence[BaseEntry], changes: Changes) -> TableState:
    """Store a new table with its entries so far."""
    changes.entry(table.id, table.version, table.header)
    for entry in more:
        changes.apply(table, entry)
    changes.table(table.id, table.secret, table.status, table.is_listed, table.summary())
    names = {seat.guest: seat.name for seat in table.seats if seat.guest is not None}
    for guest in names.keys() | {table.host} - {""}:
        changes.member(guest, table.id, names.get(guest))
    if table.invited():
        changes.invite(table.id, table.invited())
    return table
