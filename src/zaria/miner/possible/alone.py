"""Could a solo game of Dice Miner have reached this position?"""

from __future__ import annotations

from typing import Any

from zaria.core.engine.frames import END, Frame, begins
from zaria.core.values.bits import has
from zaria.miner.pieces.bag import FILL_MOUNTAIN
from zaria.miner.pieces.dice import TREASURE, kind_of
from zaria.miner.pieces.heroes import NO_HERO
from zaria.miner.pieces.tally import MOST_SYMBOLS
from zaria.miner.possible.table import are_dice_possible, are_uses_possible, is_one_die, is_sheet_possible
from zaria.miner.rules.phases import FINISHED, MINING, REFILLS, SETUP
from zaria.miner.rules.table import Table
from zaria.miner.rules.tiebreak import GAME_OVER
from zaria.miner.solo.draft import PutInChest, SetFace
from zaria.miner.solo.rules import chest_room
from zaria.miner.solo.turn import FILL, NEXT_ACTION, SOLO_TURN, FirstMagic, Recycle


def is_possible_alone(table: Table) -> bool:
    if not 0 <= table.refills_left <= REFILLS or table.heroes[0] != NO_HERO or table.contest != 1:
        return False
    if table.starter != 0 or table.turn != 0 or table.magic_first != 0 or table.spent != 0 or table.hero_spent != 0:
        return False
    if not is_sheet_possible(table, 0) or len(table.tie_breaks) > 0:
        return False
    if not are_dice_possible(table) or not are_uses_possible(table):
        return False
    filled = 1 + REFILLS - table.refills_left
    frames = [*table.below, table.top]
    if len(frames) == 1:
        return frames[0] is END and table.phase == FINISHED and table.round == filled
    rest = frames[2:]
    if len(rest) == 0 or not begins(frames[:2], [END, GAME_OVER]):
        return False
    top = rest[-1]
    if isinstance(top, FirstMagic):
        is_new = table.phase == SETUP and table.round == 0 and filled == 1 and table.troves[0] == 0 and table.shape == 0
        return is_new and top.dice == table.setup.options["magic"] > 0 and is_exactly(rest[:-1], [NEXT_ACTION, FILL])
    if table.phase != MINING or table.round != filled:
        return False
    if top is SOLO_TURN:
        return len(rest) == 1
    return is_exactly(rest[:-1], [NEXT_ACTION]) and is_asked(table, top)


def is_exactly(stack: list[Frame[Any]], whole: list[Frame[Any]]) -> bool:
    return len(stack) == len(whole) and begins(stack, whole)


def is_asked(table: Table, top: Frame[Any]) -> bool:
    """Is a question within a turn possible?"""
    if isinstance(top, SetFace):
        return is_one_die(top.die, table.troves[0] & table.beer)
    if isinstance(top, PutInChest):
        is_free = is_one_die(top.die, table.troves[0]) and not has(table.cached, top.die)
        return is_free and kind_of(top.die) == TREASURE and chest_room(table) > 0
    if isinstance(top, Recycle):
        return 1 <= top.left <= MOST_SYMBOLS and table.shape != 0
    return top is FILL_MOUNTAIN
