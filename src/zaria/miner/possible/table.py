"""Is a table of Dice Miner possible, solo or not? Every die is in one place and shows one of its faces."""

from __future__ import annotations

from mypy_extensions import i64

from zaria.core.values.bits import bit, count, has
from zaria.miner.pieces.bag import ALL
from zaria.miner.pieces.dice import ALL_DICE, MAGIC, TOOL, TREASURE, dice_of, kind_of
from zaria.miner.pieces.faces import SIDES
from zaria.miner.pieces.heroes import HERO_MAGIC, HEROES, NO_HERO
from zaria.miner.pieces.mountain import CELLS, FULL, LOWEST_ROW, A, B
from zaria.miner.pieces.tally import BEER
from zaria.miner.rules.phases import ROUNDS
from zaria.miner.rules.table import COLUMNS, Table

MOST_POINTS = 10_000  # in one column of the score sheet, up or down
MOST_TIE_SCORES = 400


def are_dice_possible(table: Table) -> bool:
    """Is each of the sixty dice in the bag, on the mountain, in a trove or out of the game?"""
    if table.shape & ~FULL != 0 or table.shape < 0 or not is_pile(table.shape):
        return False
    places = [table.bag, table.removed, *[table.troves[seat] for seat in range(table.seats)]]
    for cell in CELLS:
        if has(table.shape, cell):
            die = table.lying[cell]
            if not 0 <= die < ALL_DICE:
                return False
            places.append(bit(die))
    there: i64 = 0
    for dice in places:
        if dice < 0 or dice & there != 0:
            return False
        there |= dice
    return there == ALL and are_faces_possible(table)


def is_pile(shape: i64) -> bool:
    """Does each die lie on two others, or on the ground?"""
    for cell in CELLS:
        is_above = has(shape, cell) and (cell >> 3) + (cell & 7) > LOWEST_ROW
        if is_above and not (has(shape, cell - A) and has(shape, cell - B)):
            return False
    return True


def are_faces_possible(table: Table) -> bool:
    """Does each die show a side of its kind, of equal sides the first, and no face in the bag or out of the game?"""
    beer: i64 = 0
    hidden = table.bag | table.removed
    for die in range(i64(ALL_DICE)):
        face = table.face[die]
        if has(hidden, die):
            if face != 0:
                return False
        elif face // SIDES != kind_of(die) or table.faces.shared[face] != face:
            return False
        elif table.faces.symbol[face] == BEER:
            beer |= bit(die)
    return table.beer == beer


def are_uses_possible(table: Table) -> bool:
    """Are only dice in troves spent, cached or used, and have heroes spent only faces they have?"""
    troves: i64 = 0
    for seat in range(table.seats):
        troves |= table.troves[seat]
        if table.hero_spent_by(seat) > HERO_MAGIC[table.heroes[seat]]:
            return False
    caching = troves & dice_of(TREASURE) if table.solo else troves
    if not 0 <= table.hero_spent < 1 << (2 * int(table.seats)):
        return False
    return (
        is_part(table.spent, troves & dice_of(MAGIC))
        and is_part(table.cached, caching)
        and is_part(table.used, troves & dice_of(TOOL))
        and (not table.solo or count(table.cached) <= table.chests(0))
    )


def is_part(some: i64, whole: i64) -> bool:
    """Is one set, as bits, part of another?"""
    return some >= 0 and some & ~whole == 0


def are_heroes_possible(table: Table, to_choose: list[int]) -> bool:
    """Do all players have different heroes, except those still to choose? A solo player has none."""
    heroes = [int(table.heroes[seat]) for seat in range(int(table.seats))]
    chosen = [hero for seat, hero in enumerate(heroes) if seat not in to_choose]
    if any(heroes[seat] != NO_HERO for seat in to_choose):
        return False
    return len(set(chosen)) == len(chosen) and all(0 <= hero < HEROES for hero in chosen)


def is_sheet_possible(table: Table, scored: int) -> bool:
    """Are the scored rounds on the score sheet, and all other columns empty?"""
    if table.rounds_scored != scored:
        return False
    for place in range(int(table.seats) * ROUNDS * COLUMNS):
        is_blank = place // COLUMNS % ROUNDS >= scored
        points = table.points[place]
        if (points != 0 and is_blank) or not -MOST_POINTS <= points <= MOST_POINTS:
            return False
    return True


def are_tie_scores_possible(table: Table, repeat: int) -> bool:
    """Are there scores only for earlier repeats, in order, and one per seat in each?"""
    rows = table.tie_breaks
    order = [(row.repeat, row.seat) for row in rows]
    if len(rows) > MOST_TIE_SCORES or order != sorted(set(order)):
        return False
    if any(not (1 <= row.repeat < repeat and 0 <= row.seat < table.seats) for row in rows):
        return False
    return all(abs(points) <= MOST_POINTS for row in rows for points in row[2:])


def seats_in(dice: i64, table: Table) -> int:
    """The number of seats in these bits; 0 if any bit is no seat."""
    return int(count(dice)) if 0 < dice < bit(table.seats) else 0


def is_one_die(die: int, dice: i64) -> bool:
    """Is it exactly one of these dice?"""
    return 0 <= die < ALL_DICE and has(dice, die)
