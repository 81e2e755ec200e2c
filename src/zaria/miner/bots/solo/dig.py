"""A solo position between refills, packed into a few words, so that thousands can be made quickly."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from zaria.core.values.bits import lowest
from zaria.core.values.hashing import START_ONE, mix
from zaria.miner.bots.solo.terrain import LANE, in_lane, one_of
from zaria.miner.pieces.dice import MAGIC, TOOL, dice_of
from zaria.miner.pieces.tally import CAVE_IN, DRAGON, GEM, LONGEST, PICKAXE, SHIELD, SPELL, count_in
from zaria.miner.rules.table import Table
from zaria.miner.solo.rules import chest_room
from zaria.miner.solo.score import STRAIGHT, cached_gems, hazard_symbols

MOST_SYMBOLS: Final = 6  # on one magic die

# The lanes of a kit.
PICKAXES: Final = 0  # that have neutralised nothing yet
SHIELDS: Final = 1
ROOM: Final = 2  # in chests
RECYCLING: Final = 3  # dice that must still go back in the bag
POINTS: Final = 4  # without complete sequences; uses all bits from here on


@final
class Dig:
    """A position of a plan: the mountain and the trove, and the plan's first action.

    `tunnels` counts the numbers 1 to 5 in lanes, `magic` the magic dice by their symbols, `kit` everything named above,
    and `back` the dice put back in the bag, by kind.
    """

    def __init__(self, shape: i64, tunnels: i64, magic: i64, kit: i64, back: i64) -> None:
        self.shape = shape
        self.tunnels = tunnels
        self.magic = magic
        self.kit = kit
        self.back = back
        self.first: i64 = 0  # the first action of the plan
        self.bias: i64 = 0  # the bias of the player's style for that action
        self.rank: i64 = 0

    def score(self) -> i64:
        return score_of(self.tunnels, self.kit)

    def key(self) -> i64:
        return key_of(self.shape, self.tunnels, self.magic, self.kit)


def score_of(tunnels: i64, kit: i64) -> i64:
    """All points (SOLO-10). No number is more frequent than the one before it (SOLO-04)."""
    return (kit >> (LANE * POINTS)) + STRAIGHT * in_lane(tunnels, LONGEST - 1)


def key_of(shape: i64, tunnels: i64, magic: i64, kit: i64) -> i64:
    """A hash: equal for digs with the same possible futures, otherwise different except for rare collisions."""
    return mix(mix(mix(mix(START_ONE, shape), tunnels), magic), kit)


def spells_of(magic: i64) -> i64:
    """The number of symbols on magic dice."""
    total: i64 = 0
    for symbols in range(i64(1), i64(MOST_SYMBOLS + 1)):
        total += symbols * in_lane(magic, symbols)
    return total


def may_take(symbol: i64, tunnels: i64, kit: i64) -> bool:
    """May a die with this symbol be drafted (SOLO-04, SOLO-05)?"""
    if symbol < LONGEST:
        return symbol == 0 or in_lane(tunnels, symbol) < in_lane(tunnels, symbol - 1)
    if symbol == CAVE_IN:
        return in_lane(kit, PICKAXES) > 0
    if symbol == DRAGON:
        return in_lane(kit, SHIELDS) > 0
    return True


def dig_of(table: Table, recycling: i64) -> Dig:
    """The position on a table."""
    tally = table.tally(0)
    tunnels: i64 = 0
    for number in range(i64(LONGEST)):
        tunnels += count_in(tally, number) * one_of(number)
    magic: i64 = 0
    dice = table.troves[0] & dice_of(MAGIC) & ~table.beer
    while dice != 0:
        face = table.face[lowest(dice)]
        if table.faces.symbol[face] == SPELL:
            magic += one_of(table.faces.amount[face])
        dice &= dice - 1
    kit = chest_room(table) * one_of(ROOM) + recycling * one_of(RECYCLING)
    kit += (hazard_symbols(tally) + count_in(tally, GEM) + cached_gems(table)) * one_of(POINTS)
    tools = table.troves[0] & dice_of(TOOL) & ~table.used
    while tools != 0:
        symbol = table.faces.symbol[table.face[lowest(tools)]]
        if symbol == PICKAXE:
            kit += one_of(PICKAXES)
        elif symbol == SHIELD:
            kit += one_of(SHIELDS)
        tools &= tools - 1
    return Dig(table.shape, tunnels, magic, kit, 0)
