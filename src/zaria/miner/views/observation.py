"""Dice Miner as a vector: the table die by die, and what each player shows (docs/environments.md).

Seats are counted clockwise from the observing one; places of missing seats stay 0. Nothing is secret.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i16, i64

from zaria.core.engine.observation import Field, Observation, ahead, write_one_of
from zaria.core.values.bits import count, has, lowest
from zaria.miner.pieces.dice import ALL_DICE, KINDS, dice_of
from zaria.miner.pieces.heroes import HEROES
from zaria.miner.pieces.mountain import CELLS, PLACES, covers
from zaria.miner.pieces.tally import SHIELD, count_in
from zaria.miner.rules import questions
from zaria.miner.rules.phases import ROUNDS

if TYPE_CHECKING:
    from zaria.core.values.ints import Shorts
    from zaria.miner.rules.table import Table

SEATS: Final = 4
PHASES: Final = 8
QUESTIONS: Final = 12
COUNTED: Final = SHIELD + 1  # symbols that score
COLUMNS: Final = 3
SPENT: Final = 1
CACHED: Final = 2
USED: Final = 4
CHOSEN: Final = 8
MOST: Final = 9999
BY_DIE: Final = "by die, "
MARKS: Final = f"{SPENT} if spent, {CACHED} if cached, {USED} if used, {CHOSEN} if chosen to be rerolled; added up"

OBSERVATION: Final = Observation(
    [
        Field("players", 1, 1, SEATS, "at the table"),
        Field("round", 1, 0, MOST, "from 1; solo: the mountain"),
        Field("phase", PHASES, 0, 1, "1 for the phase, in the order of `miner.phases`"),
        Field("actor", SEATS, 0, 1, "1 for the seat that is asked; none while nature draws and at the end"),
        Field("turn", SEATS, 0, 1, "1 for the seat whose turn it is"),
        Field("starter", SEATS, 0, 1, "1 for the starting player; none while that is not known"),
        Field("question", QUESTIONS, 0, 1, "1 for the question that is asked, by its number"),
        Field("memory", 1, 0, MOST, "what the question is about: the die, or how many are left to choose"),
        Field("refills", 1, 0, 2, "solo: refills that are left"),
        Field("bag", KINDS, 0, ALL_DICE, "dice in the bag, by kind"),
        Field(
            "cell", ALL_DICE, 0, PLACES, BY_DIE + "its place on the mountain from 1, the lowest row first; 0: not there"
        ),
        Field("covers", ALL_DICE, 0, 2, BY_DIE + "how many dice lie on it, on the mountain"),
        Field("owner", ALL_DICE, 0, SEATS, BY_DIE + "whose trove it is in, from 1; 0: in none"),
        Field("symbol", ALL_DICE, 0, 13, BY_DIE + "the symbol that it shows, from 1; 0 in the bag and out of the game"),
        Field("amount", ALL_DICE, 0, 6, BY_DIE + "how often the symbol is on the face"),
        Field("marks", ALL_DICE, 0, 15, BY_DIE + MARKS),
        Field("hero", SEATS * HEROES, 0, 1, "by seat, 1 for its hero"),
        Field("hero_spent", SEATS, 0, 3, "by seat, magic of the hero that is spent"),
        Field("shown", SEATS * COUNTED, 0, 63, "by seat, tunnels 1 to 5, gems, cave-ins, dragons, pickaxes, shields"),
        Field("sheet", SEATS * ROUNDS * COLUMNS, -MOST, MOST, "by seat and round, points: tunnels, treasure, hazards"),
        Field("score", SEATS, -MOST, MOST, "by seat, points so far"),
    ]
)


def write_observation(table: Table, row: Shorts, at: i64, seat: i64) -> None:
    """Write the vector. Each part writes its fields from `at` on, and returns where the next one begins."""
    at = write_question(table, row, at, seat)
    at = write_dice(table, row, at, seat)
    write_players(table, row, at, seat)


def write_question(table: Table, row: Shorts, at: i64, seat: i64) -> i64:
    row[at] = i16(table.seats)
    row[at + 1] = i16(table.round)
    at = write_one_of(row, at + 2, PHASES, table.phase)
    actor = table.acting()
    asked: i64 = 0
    if actor >= 0:
        asked = table.top.asks(table).number
    at = write_one_of(row, at, SEATS, ahead(actor, seat, table.seats))
    at = write_one_of(row, at, SEATS, ahead(table.turn, seat, table.seats))
    at = write_one_of(row, at, SEATS, ahead(table.starter, seat, table.seats))
    at = write_one_of(row, at, QUESTIONS, asked - 1)
    row[at] = 0
    if asked > 0 and asked != questions.HERO.number:  # that question holds the seat it asks
        row[at] = i16(dice_held(table, 0))
    at += 1
    row[at] = i16(table.refills_left)
    at += 1
    for kind in range(i64(KINDS)):
        row[at + kind] = i16(count(table.bag & dice_of(kind)))
    return at + KINDS


def dice_held(table: Table, place: int) -> i64:
    """A number that the pending question holds; 0 if it has none there."""
    numbers = table.top.key()
    if place >= len(numbers):
        return 0
    number = numbers[place]
    assert isinstance(number, int)
    return number


def write_dice(table: Table, row: Shorts, at: i64, seat: i64) -> i64:
    for die in range(i64(ALL_DICE)):
        row[at + die] = 0
        row[at + ALL_DICE + die] = 0
        row[at + 2 * ALL_DICE + die] = 0
    for place in range(i64(PLACES)):
        cell = CELLS[place]
        if has(table.shape, cell):
            row[at + table.lying[cell]] = i16(place + 1)
            row[at + ALL_DICE + table.lying[cell]] = i16(covers(table.shape, cell))
    at += 2 * ALL_DICE
    owner = seat
    for number in range(i64(1), table.seats + 1):
        dice = table.troves[owner]
        while dice != 0:
            row[at + lowest(dice)] = i16(number)
            dice &= dice - 1
        owner = table.left_of(owner)
    return write_faces(table, row, at + ALL_DICE)


def write_faces(table: Table, row: Shorts, at: i64) -> i64:
    unseen = table.bag | table.removed
    faces = table.faces
    chosen: i64 = 0
    if table.acting() >= 0 and table.top.asks(table).number == questions.REROLL.number:
        chosen = dice_held(table, 1)
    for die in range(i64(ALL_DICE)):
        symbol: i64 = 0
        amount: i64 = 0
        if not has(unseen, die):
            face = table.face[die]
            symbol = faces.symbol[face] + 1
            amount = faces.amount[face]
        row[at + die] = i16(symbol)
        row[at + ALL_DICE + die] = i16(amount)
        mark = SPENT * ((table.spent >> die) & 1) + CACHED * ((table.cached >> die) & 1)
        mark += USED * ((table.used >> die) & 1) + CHOSEN * ((chosen >> die) & 1)
        row[at + 2 * ALL_DICE + die] = i16(mark)
    return at + 3 * ALL_DICE


def write_players(table: Table, row: Shorts, at: i64, seat: i64) -> None:
    heroes, spent = at, at + SEATS * HEROES
    shown = spent + SEATS
    sheet = shown + SEATS * COUNTED
    score = sheet + SEATS * ROUNDS * COLUMNS
    other = seat
    for place in range(table.seats):
        write_one_of(row, heroes + place * HEROES, HEROES, table.heroes[other])
        row[spent + place] = i16(table.hero_spent_by(other))
        tally = table.tally(other)
        for symbol in range(i64(COUNTED)):
            row[shown + place * COUNTED + symbol] = i16(count_in(tally, symbol))
        for line in range(i64(ROUNDS * COLUMNS)):
            row[sheet + place * ROUNDS * COLUMNS + line] = i16(table.points[other * ROUNDS * COLUMNS + line])
        row[score + place] = i16(table.points_now(other))
        other = table.left_of(other)
