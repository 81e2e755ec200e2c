"""New tables: as a guest asked for, or for a rematch."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from zaria.bots import USUAL_BOT, bot
from zaria.core.frames import OVER
from zaria.core.record import Record
from zaria.core.registry import find_game
from zaria.core.replay import effective, replay
from zaria.core.seal import SECRET_BYTES
from zaria.server.entries import BaseEntry, Begun, Created, HashGiven, SharedDice, Started, Stepped
from zaria.server.guest import Guest
from zaria.server.ids import new_id
from zaria.server.incoming import Change, NewSeat, NewTable
from zaria.server.lessons import Lesson
from zaria.server.names import clean_name, seat_name
from zaria.server.refusals import Refused
from zaria.server.seat import Seat, bot_seat, offered_seat, open_seat, person_seat
from zaria.server.settings import Settings
from zaria.server.table_state import TableState
from zaria.server.transaction import names_of
from zaria.server.turn_clock import LONGEST
from zaria.server.write import Write

# Who sit down for people, where a decision is tried out.
STAND_INS = (
    "normal-leo",
    "normal-nora",
    "easy-zoe",
    "easy-nino",
    "hard-bruno",
    "hard-iris",
    "expert-ada",
    "expert-max",
)
ID_LENGTH = 12  # 59 bits: nobody can guess the link of a private table


def new_table(wanted: NewTable, guest: Guest, settings: Settings, write: Write) -> TableState:
    """The table that was asked for; Refused if something is wrong with it."""
    chosen = chosen_by_host(wanted.game, len(wanted.seats), wanted, settings)
    header = Created(game=wanted.game, **chosen, host=guest.id, seats=taken_seats(wanted.seats, guest))
    hashes = []
    for number, seat in enumerate(wanted.seats):
        if seat.kind == "me" and seat.hash is not None and wanted.dice == "sealed":
            hashes.append(HashGiven(number, seat.hash))
    return open_table(header, hashes, settings, write)


def chosen_by_host(game: str, players: int, wanted: NewTable | Change, settings: Settings) -> dict[str, Any]:
    """What a table is to be, when it is made and when it is changed before its start; Refused if that cannot be."""
    check_clock(wanted.clock, settings)
    return {
        **by_rules(game, players, wanted.options),
        "dice": wanted.dice,
        "speed": wanted.speed,
        "clock": wanted.clock,
        "private": wanted.private,
        "chat": wanted.chat,
        "hints": wanted.hints,
        "odds": wanted.odds,
    }


def by_rules(game: str, players: int, options: dict[str, Any]) -> dict[str, Any]:
    """The options as the present rules take them, with what records need to know beside them."""
    setup = find_game(game).start(players, options).setup
    return {"rules": setup.rules, "options": setup.options, "components": setup.components or None}


def check_clock(seconds: int, settings: Settings) -> None:
    if seconds != 0 and not settings.shortest_clock <= seconds <= LONGEST:
        raise Refused("bad-clock", given=seconds, low=settings.shortest_clock, high=LONGEST)


def lesson_table(lesson: Lesson, guest: Guest, settings: Settings, write: Write) -> TableState:
    """A table for the guest alone, at which the lesson is followed."""
    seats = taken_seats([NewSeat("me"), *[NewSeat("bot", bot=name) for name in lesson.opponents]], guest)
    header = Created(
        game=lesson.game,
        **by_rules(lesson.game, len(seats), lesson.options),
        dice="lesson",
        speed="watch",
        private=True,
        chat=False,
        hints=False,
        host=guest.id,
        seats=seats,
        lesson=lesson.name,
    )
    return open_table(header, [], settings, write)


def practice_table(
    game: Record, chairs: list[Seat], position: int, guest: Guest, settings: Settings, write: Write
) -> TableState:
    """A table at which a decision of a game that is over can be made in another way.

    `position` is how many of the steps that count came before it. The guest has the seat that decides, and opponents
    have those of other people. The dice to come are others: nobody knows them. Nothing of it is counted.
    """
    steps = [step for _, step in effective(game.steps)][: max(0, position)]
    seat = replay(game.with_steps(steps, None)).actor if position < len(effective(game.steps)) else OVER
    if seat < 0:
        raise Refused("not-a-decision")
    rules = {"rules": game.rules, "options": game.options, "components": game.components}
    header = uncounted(game.game, rules, company(chairs, seat, guest), guest)
    table = TableState(new_id(ID_LENGTH), settings.test_secret or secrets.token_bytes(SECRET_BYTES), header)
    begun: list[BaseEntry] = [Started(), Begun(names_of(table)), *(Stepped(step) for step in steps)]
    return stored_table(table, begun, write)


def trial_table(
    like: TableState, options: dict[str, Any], guest: Guest, settings: Settings, write: Write
) -> TableState:
    """A table for a new game like that of another one, where its rules can be tried out, with these other options.

    The guest has the same seat as there, and opponents have all others. Nothing of it is counted.
    """
    seat = next(iter(like.seats_of(guest.id)), 0)
    rules = by_rules(like.header.game, len(like.seats), like.header.options | options)
    header = uncounted(like.header.game, rules, company(like.seats, seat, guest), guest)
    return open_table(header, [], settings, write)


def company(chairs: list[Seat], seat: int, guest: Guest) -> list[Seat]:
    """The guest on this seat, and opponents on those of other people."""
    free = iter([name for name in STAND_INS if bot_seat(name) not in chairs])
    seats = [one if one.kind == "bot" else bot_seat(next(free)) for one in chairs]
    seats[seat] = person_seat(seat_name(clean_name(guest.name), guest.id, seats), guest.id)
    return seats


def uncounted(game: str, rules: dict[str, Any], seats: list[Seat], guest: Guest) -> Created:
    """What a table is made with at which nothing counts."""
    return Created(
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


def taken_seats(wanted: list[NewSeat], guest: Guest) -> list[Seat]:
    bots = [bot_seat(bot(seat.bot or USUAL_BOT).name) for seat in wanted if seat.kind == "bot"]
    left = iter(bots)
    seats = []
    for seat in wanted:
        if seat.kind == "me":
            name = clean_name(seat.name if seat.name is not None else guest.name)
            seats.append(person_seat(seat_name(name, guest.id, bots), guest.id))
        else:
            seats.append(next(left) if seat.kind == "bot" else open_seat())
    return seats


def rematch_table(table: TableState, host: str, settings: Settings, write: Write) -> TableState:
    """A new table with the same game and options, by the present rules. Other people's seats are offered to them."""
    seats = [seat_again(seat, host) for seat in table.seats]
    now = by_rules(table.header.game, len(seats), table.header.options)
    header = replace(table.header, rules=now["rules"], components=now["components"], host=host, seats=seats)
    dice = "sealed" if header.dice == "lesson" and header.lesson is None else header.dice  # a decision was tried out
    header = replace(header, shared=None, daily=None, undo=True, duel=None, dice=dice)
    return open_table(header, [], settings, write)


def seat_again(seat: Seat, host: str) -> Seat:
    if seat.kind != "person" or seat.guest is None:
        return seat
    return seat.played_by(None) if seat.guest == host else offered_seat(seat.name, seat.guest)


def shared_table(
    game: str, options: dict[str, Any], seats: list[Seat], secret: bytes, dice: SharedDice, write: Write, **more: Any
) -> TableState:
    """A game that has the dice of others, and has begun. Nothing is added to its dice, and nobody helps."""
    header = Created(
        game=game,
        **by_rules(game, len(seats), options),
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
    begun: list[BaseEntry] = [Started(), Begun(names_of(table), table.against_opponents)]
    return stored_table(table, begun, write)


def open_table(header: Created, hashes: list[HashGiven], settings: Settings, write: Write) -> TableState:
    table = TableState(new_id(ID_LENGTH), settings.test_secret or secrets.token_bytes(SECRET_BYTES), header)
    return stored_table(table, hashes, write)


def stored_table(table: TableState, more: Sequence[BaseEntry], write: Write) -> TableState:
    """A new table with what has happened at it already."""
    write.entry(table.id, table.version, table.header)
    for entry in more:
        table.apply(entry)
        write.entry(table.id, table.version, entry)
    write.table(table.id, table.secret, table.status, table.is_listed, table.summary())
    for guest in {seat.guest for seat in table.seats if seat.guest is not None} | {table.host} - {""}:
        write.member(guest, table.id)
    return table
