"""What may be drafted in a solo game (SOLO-03 to SOLO-06)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from zaria.core.values.bits import bit, count, has, lowest
from zaria.miner.pieces.dice import HAZARD, TOOL, TUNNEL, dice_of, kind_of
from zaria.miner.pieces.faces import SIDES
from zaria.miner.pieces.tally import BEER, CAVE_IN, PICKAXE, SHIELD, count_in

if TYPE_CHECKING:
    from zaria.miner.rules.table import Table

NO_TOOL: Final = -1


def may_draft(table: Table, face: i64, tally: i64) -> bool:
    """May a die with this face, not Beer, be drafted to a trove with this tally (SOLO-04, SOLO-05)?"""
    kind = face // SIDES
    symbol = table.faces.symbol[face]
    if kind == TUNNEL:
        return symbol == 0 or count_in(tally, symbol) < count_in(tally, symbol - 1)
    return kind != HAZARD or free_tool(table, symbol) != NO_TOOL


def free_tool(table: Table, hazard: i64) -> i64:
    """The lowest unused tool die that neutralises this hazard; NO_TOOL if there is none."""
    wanted: i64 = SHIELD
    if hazard == CAVE_IN:
        wanted = PICKAXE
    dice = table.troves[0] & dice_of(TOOL) & ~table.used
    while dice != 0:
        die = lowest(dice)
        if table.faces.symbol[table.face[die]] == wanted:
            return die
        dice &= dice - 1
    return NO_TOOL


def wild_faces(table: Table, kind: i64, tally: i64) -> i64:
    """The sides to which a Beer of this kind may be set, equal ones once (SOLO-03)."""
    sides: i64 = 0
    for side in range(i64(SIDES)):
        face = SIDES * kind + side
        if table.faces.shared[face] == face and table.faces.symbol[face] != BEER and may_draft(table, face, tally):
            sides |= bit(side)
    return sides


def draftable(table: Table, dice: i64) -> i64:
    """The dice among these that may be drafted."""
    free: i64 = 0
    tally = table.tally(0)
    while dice != 0:
        die = lowest(dice)
        if has(table.beer, die):
            if wild_faces(table, kind_of(die), tally) != 0:
                free |= bit(die)
        elif may_draft(table, table.face[die], tally):
            free |= bit(die)
        dice &= dice - 1
    return free


def chest_room(table: Table) -> i64:
    """How many more treasure dice the chests hold (SOLO-06)."""
    return table.chests(0) - count(table.cached)
