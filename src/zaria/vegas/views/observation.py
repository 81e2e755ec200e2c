"""Las Vegas as a vector: what a seat sees of the table, number by number (docs/environments.md).

Seats are counted clockwise from the observing one; places of missing seats stay 0. Money is in units of $10,000. As in
views, the money of others is hidden until the end, unless it is played open (LV-PAY-04).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i16, i64

from zaria.core.engine.frames import OVER
from zaria.core.engine.observation import Field, Observation, ahead, write_one_of
from zaria.core.values.bits import has
from zaria.vegas.rules import money, questions
from zaria.vegas.rules.casino import BIG, BLACK, GREY, HIGH, LOW, NEUTRAL, SMALL
from zaria.vegas.rules.lanes import lane
from zaria.vegas.rules.markers import die_is_big, die_owner
from zaria.vegas.tiles.base import TileQuestion

if TYPE_CHECKING:
    from zaria.core.values.ints import Shorts
    from zaria.vegas.rules.table import Table

SEATS: Final = 5
CASINOS: Final = 6
QUESTIONS: Final = 19
MEMORY: Final = 4
SIDES: Final = 16  # of tiles
HIDDEN: Final = -1
DICE: Final = 8  # of one player
MOST: Final = 999

OBSERVATION: Final = Observation(
    [
        Field("players", 1, 2, SEATS, "at the table"),
        Field("round", 1, 0, 7, "from 1"),
        Field("rounds", 1, 1, 7, "of the game"),
        Field("actor", SEATS, 0, 1, "1 for the seat that is asked; none while nature draws and at the end"),
        Field("turn", SEATS, 0, 1, "1 for the seat whose turn it is"),
        Field("starter", SEATS, 0, 1, "1 for the seat that began the round; none while that is not known"),
        Field("question", QUESTIONS, 0, 1, "1 for the question that is asked, by its number"),
        Field("memory", MEMORY, -1, 99, "of a tile's question: its casino from 0, then what it is about"),
        Field("roll", CASINOS, 0, DICE, "small dice on the table, by number"),
        Field("roll_big", CASINOS, 0, 1, "1 for the number of the big die on the table"),
        Field("black_dice", 2, 0, 6, "the black dice as printed; 0 if not rolled"),
        Field("cards", 2 * CASINOS, 0, 10, "by casino, the higher and the lower card; 0 for none"),
        Field("small", CASINOS * SEATS, 0, DICE, "by casino and seat, small dice"),
        Field("big", CASINOS * SEATS, 0, 1, "by casino and seat, big dice"),
        Field("neutral", 2 * CASINOS, 0, DICE, "by casino, neutral dice: small, big"),
        Field("supply_small", SEATS, 0, DICE, "small dice that each seat still has"),
        Field("supply_big", SEATS, 0, 1, "big dice that each seat still has"),
        Field("chips", SEATS, 0, MOST, "of each seat"),
        Field("hand", SEATS, 0, MOST, "money cards of each seat"),
        Field("money", SEATS, HIDDEN, MOST, f"what they are worth; {HIDDEN} if it is hidden"),
        Field("royale", 1, 0, 1, "1 if there are tiles in this round; everything below is 0 if not"),
        Field("tiles", CASINOS * SIDES, 0, 1, "by casino, 1 for the tile that lies there, by its number"),
        Field("closed", CASINOS, 0, 1, "No Entry: 1 for the closed casino"),
        Field("black", CASINOS * SEATS, 0, 2, "Prime Time: by casino and seat, black dice"),
        Field("grey", CASINOS, 0, 99, "by casino, grey dice"),
        Field("bank", 10, -99, 99, "cards of each value from 1 to 10 in the bank; below 0: paid without a card"),
        Field("jackpot", 1, 0, MOST, "Jackpot: the amount to be won"),
        Field("bad_luck", 1, 0, 1, "Bad Luck: 1 once activated"),
        Field("entry_step", 1, 0, 5, "No Entry: the place on the track"),
        Field("high_five", SEATS, 0, 1, "High Five: 1 for the holder of the marker"),
        Field("power", SEATS, 0, 1, "Power Play: 1 for the holder of the marker"),
        Field("debtors", SEATS, 0, 1, "Bad Luck: 1 for each who owes"),
        Field("bar_small", SEATS, 0, DICE, "Knockout: small dice on the bar"),
        Field("bar_big", SEATS, 0, 1, "Knockout: big dice on the bar"),
        Field("double_small", SEATS, 0, DICE, "Double Down: small dice on the tile"),
        Field("double_big", SEATS, 0, 1, "Double Down: big dice on the tile"),
        Field("groups", 3, 0, 2, "Block It: groups of 1, 2 and 3 grey dice that are left"),
        Field("pictures", 3, 0, 9, "Handicap: free pictures: chip, money, adjustment"),
        Field(
            "nice", 2 * CASINOS, 0, SEATS, "Nice Dice: by picture, the die's owner from 1 (0: no die), 1 if it is big"
        ),
        Field("gold", 2, 0, SEATS, "My Choice: the same of the gold place"),
    ]
)


def write_observation(table: Table, row: Shorts, at: i64, seat: i64) -> None:
    """Write the vector. Each part writes its fields from `at` on, and returns where the next one begins."""
    at = write_question(table, row, at, seat)
    at = write_dice(table, row, at, seat)
    at = write_players(table, row, at, seat)
    if table.royale:
        row[at] = 1
        at = write_tiles(table, row, at + 1)
        at = write_casinos(table, row, at, seat)
        write_markers(table, row, at, seat)
    elif row[at] != 0:  # there were tiles in the round before
        for place in range(at, at + (OBSERVATION.size - OBSERVATION.place("royale"))):
            row[place] = 0


def write_question(table: Table, row: Shorts, at: i64, seat: i64) -> i64:
    row[at] = i16(table.seats)
    row[at + 1] = i16(table.round)
    row[at + 2] = i16(table.rounds)
    actor = table.acting()
    asked: i64 = -1
    if actor >= 0:
        asked = table.top.asks(table).number - 1
    at = write_one_of(row, at + 3, SEATS, ahead(actor, seat, table.seats))
    at = write_one_of(row, at, SEATS, ahead(table.turn, seat, table.seats))
    at = write_one_of(row, at, SEATS, ahead(table.starter, seat, table.seats))
    at = write_one_of(row, at, QUESTIONS, asked)
    for place in range(at, at + MEMORY):
        row[place] = 0
    top = table.top
    if isinstance(top, TileQuestion):
        write_memory(table, top, row, at, seat)
    return at + MEMORY


def write_memory(table: Table, question: TileQuestion, row: Shorts, at: i64, seat: i64) -> None:
    """Write the question's content as the seat knows it, without its own seat: casino and up to three numbers."""
    numbers = question.known(seat).key()
    number = question.asks(table).number
    for place in range(1, len(numbers)):
        held = numbers[place]
        assert isinstance(held, int)
        if place == 2 and number in (questions.GUESS.number, questions.SPLIT.number, questions.STACK.number):
            held = int(ahead(held, seat, table.seats))  # the seat that hides, picks or parts
        row[at] = i16(held)
        at += 1


def write_dice(table: Table, row: Shorts, at: i64, seat: i64) -> i64:
    for number in range(i64(CASINOS)):
        row[at + number] = i16(lane(table.rolled, number))
    at = write_one_of(row, at + CASINOS, CASINOS, table.rolled_big)
    row[at] = i16(table.black_one)
    row[at + 1] = i16(table.black_two)
    at += 2
    casinos, seats = table.casinos, table.seats
    for casino in range(i64(CASINOS)):
        row[at] = i16(casinos[HIGH + casino])
        row[at + 1] = i16(casinos[LOW + casino])
        at += 2
    for casino in range(i64(CASINOS)):
        small, big = casinos[SMALL + casino], casinos[BIG + casino]
        owner = seat
        for place in range(at, at + seats):
            row[place] = i16(lane(small, owner))
            row[place + CASINOS * SEATS] = i16(lane(big, owner))
            owner = table.left_of(owner)
        at += SEATS
    at += CASINOS * SEATS
    if seats == 2:  # only then there are neutral dice (LV-SETUP-03)
        for casino in range(i64(CASINOS)):
            row[at + 2 * casino] = i16(lane(casinos[SMALL + casino], NEUTRAL))
            row[at + 2 * casino + 1] = i16(lane(casinos[BIG + casino], NEUTRAL))
    return at + 2 * CASINOS


def write_players(table: Table, row: Shorts, at: i64, seat: i64) -> i64:
    open_money = table.open_money or table.acting() == OVER
    other = seat
    for place in range(at, at + table.seats):
        hand = money.HAND + other
        row[place] = i16(table.small[other])
        row[place + SEATS] = i16(table.big[other])
        row[place + 2 * SEATS] = i16(table.chips[other])
        row[place + 3 * SEATS] = i16(money.cards(table.money, hand))
        worth: i64 = HIDDEN
        if open_money or other == seat:
            worth = money.total(table.money, hand)
        row[place + 4 * SEATS] = i16(worth)
        other = table.left_of(other)
    return at + 5 * SEATS


def write_tiles(table: Table, row: Shorts, at: i64) -> i64:
    for casino in range(i64(CASINOS)):
        tile = table.tiles[casino]
        number: i64 = -1
        if tile is not None:
            number = tile.number - 1
        at = write_one_of(row, at, SIDES, number)
    return write_one_of(row, at, CASINOS, table.markers.closed)


def write_casinos(table: Table, row: Shorts, at: i64, seat: i64) -> i64:
    for casino in range(i64(CASINOS)):
        at = write_lanes(table, row, at, seat, table.casinos[BLACK + casino])
    for casino in range(i64(CASINOS)):
        row[at + casino] = i16(lane(table.casinos[SMALL + casino], GREY))
    at += CASINOS
    for value in range(i64(1), i64(money.ROW)):
        row[at] = i16(table.money[money.BANK * money.ROW + value])
        at += 1
    return at


def write_lanes(table: Table, row: Shorts, at: i64, seat: i64, lanes: i64) -> i64:
    """Counts of all seats."""
    other = seat
    for place in range(at, at + table.seats):
        row[place] = i16(lane(lanes, other))
        other = table.left_of(other)
    return at + SEATS


def write_markers(table: Table, row: Shorts, at: i64, seat: i64) -> None:
    markers = table.markers
    row[at] = i16(markers.jackpot)
    row[at + 1] = i16(markers.bad_luck)
    row[at + 2] = i16(markers.entry_step)
    at = write_one_of(row, at + 3, SEATS, ahead(markers.high_five, seat, table.seats))
    at = write_one_of(row, at, SEATS, ahead(markers.power, seat, table.seats))
    other = seat
    for place in range(at, at + table.seats):
        owes: i64 = 0
        if has(markers.debtors, other):
            owes = 1
        row[place] = i16(owes)
        other = table.left_of(other)
    at = write_lanes(table, row, at + SEATS, seat, markers.bar_small)
    at = write_lanes(table, row, at, seat, markers.bar_big)
    at = write_lanes(table, row, at, seat, markers.double_small)
    at = write_lanes(table, row, at, seat, markers.double_big)
    for size in range(i64(3)):
        row[at + size] = i16(lane(markers.groups, size + 1))
        row[at + 3 + size] = i16(lane(markers.pictures, size))
    at += 6
    for number in range(i64(CASINOS)):
        at = write_die(table, row, at, seat, markers.nice_die(number))
    write_die(table, row, at, seat, markers.gold)


def write_die(table: Table, row: Shorts, at: i64, seat: i64, die: i64) -> i64:
    """A single die on a picture: its owner from 1, and whether it is the big one."""
    row[at] = i16(ahead(die_owner(die), seat, table.seats) + 1)
    row[at + 1] = i16(die_is_big(die))
    return at + 2
