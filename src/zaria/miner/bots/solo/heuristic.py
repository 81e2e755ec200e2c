"""How good a position of the solo game looks to a simple bot, in hundredths of a point.

The points, plus a guess for the rest. When the game is over only points count, so stopping is never better than
another move.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from zaria.bots.reference.heuristic import Heuristic
from zaria.core.engine.state import State
from zaria.core.values.bits import count, lowest
from zaria.core.values.ints import ints
from zaria.miner.bots.heuristic import POINT, spells
from zaria.miner.pieces.bag import dice_about_to_fall
from zaria.miner.pieces.dice import MAGIC, TOOL, dice_of
from zaria.miner.pieces.mountain import on_top
from zaria.miner.pieces.tally import LONGEST, PICKAXE, SHIELD, count_in
from zaria.miner.rules.phases import FINISHED
from zaria.miner.rules.table import Table
from zaria.miner.solo.rules import chest_room, draftable
from zaria.miner.solo.score import solo_points

WORTH_OF_SEQUENCE: Final = ints([0, 20, 60, 140, 260, 0])  # by length; a complete one scores its points
WORTH_OF_PICKAXE: Final = 90  # that has neutralised nothing yet
WORTH_OF_SHIELD: Final = 250
WORTH_OF_ROOM: Final = 50  # in a chest
WORTH_OF_SPELLS: Final = ints([0, 800, 1300, 1600])  # the first magic symbols: without any, a player is soon stuck
WORTH_OF_SPELL: Final = 150  # each further one
WORTH_ON_MOUNTAIN: Final = 35  # a die that can still be reached
WORTH_OF_CHOICE: Final = 100  # a die that can be drafted now
WORTH_OF_REFILL: Final = 900


@final
class SoloHeuristic(Heuristic):
    def values(self, state: State) -> list[int]:
        assert isinstance(state, Table)
        return [int(value_of(state))]


def value_of(table: Table) -> i64:
    value = POINT * solo_points(table)
    if table.phase == FINISHED:
        return value
    value += sequences_begun(table.tally(0)) + free_tools(table)
    value += WORTH_OF_ROOM * chest_room(table) + magic_left(table)
    value += WORTH_ON_MOUNTAIN * (count(table.shape) + dice_about_to_fall(table))
    value += WORTH_OF_REFILL * table.refills_left
    return value + WORTH_OF_CHOICE * count(draftable(table, table.dice_at(on_top(table.shape))))


def magic_left(table: Table) -> i64:
    number = spells(table, table.troves[0] & dice_of(MAGIC))
    few = min(number, len(WORTH_OF_SPELLS) - 1)
    return WORTH_OF_SPELLS[few] + WORTH_OF_SPELL * (number - few)


def sequences_begun(tally: i64) -> i64:
    """The value of all sequences, by their lengths: one that reaches k but not k + 1 has length k."""
    worth: i64 = 0
    k: i64 = 1
    while k < LONGEST:
        worth += WORTH_OF_SEQUENCE[k] * (count_in(tally, k - 1) - count_in(tally, k))
        k += 1
    return worth


def free_tools(table: Table) -> i64:
    worth: i64 = 0
    dice = table.troves[0] & dice_of(TOOL) & ~table.used
    while dice != 0:
        symbol = table.faces.symbol[table.face[lowest(dice)]]
        if symbol == PICKAXE:
            worth += WORTH_OF_PICKAXE
        elif symbol == SHIELD:
            worth += WORTH_OF_SHIELD
        dice &= dice - 1
    return worth


HEURISTIC: Final = SoloHeuristic()
