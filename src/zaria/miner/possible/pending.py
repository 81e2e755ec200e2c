"""Could a game of Dice Miner for several players have reached this position? Checks the stack, then the table."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from zaria.core.engine.frames import END, Frame, begins
from zaria.core.values.bits import bit, count, has
from zaria.miner.pieces.bag import FILL_MOUNTAIN
from zaria.miner.pieces.tally import MOST_SYMBOLS
from zaria.miner.possible.table import (
    are_dice_possible,
    are_heroes_possible,
    are_tie_scores_possible,
    are_uses_possible,
    is_one_die,
    is_part,
    is_sheet_possible,
    seats_in,
)
from zaria.miner.rules.excavation import DIG_TURN, START_EXCAVATION, TAKE_FIRST, TAKE_SECOND, ShareRoll, ShareWith
from zaria.miner.rules.magic import MAGIC_TURN, START_MAGIC, ChooseTarget, MagicRoll, rerollable
from zaria.miner.rules.phases import CHOOSING, EXCAVATION, FINISHED, REPLENISH, ROUNDS, SETUP, SPELLS, TIE_BREAK
from zaria.miner.rules.phases import UNDECIDED as NO_STARTER
from zaria.miner.rules.replenish import (
    NEXT_STARTER,
    REPLENISH_TROVES,
    CacheDie,
    CacheTurn,
    DrawStarter,
    RollTrove,
    TroveRoll,
)
from zaria.miner.rules.score_round import SCORE_ROUND
from zaria.miner.rules.setup import HERO_CHOICE, MOST_ROLLS, START_ROUND, ChooseHero, FirstRoll
from zaria.miner.rules.table import Table
from zaria.miner.rules.tiebreak import FIND_WINNER, GAME_OVER, MOST_REPEATS, TIE_MAGIC, ScoreTie


def is_possible(table: Table) -> bool:
    """Is a position of several players possible? Solo games have their own check."""
    seats, frames = table.seats, [*table.below, table.top]
    if not (0 <= table.round <= ROUNDS and 0 <= table.turn < seats and 0 <= table.magic_first < seats):
        return False
    if table.removed != 0 or table.used != 0 or table.refills_left != 0 or not seats_in(table.contest, table):
        return False
    if not are_dice_possible(table):
        return False
    to_choose = [frame.seat for frame in frames if isinstance(frame, ChooseHero)]
    if table.round == 0 and len(to_choose) == 0:
        to_choose = list(range(int(seats)))
    if not are_heroes_possible(table, to_choose) or not are_uses_possible(table):
        return False
    if len(frames) == 1:
        return frames[0] is END and is_end(table)
    if len(frames) < 4:
        return False
    if isinstance(frames[2], ScoreTie) and begins(frames[:2], [END, GAME_OVER]):
        return is_tie_break(table, frames[2].repeat, frames[3:])
    game = [END, GAME_OVER, FIND_WINNER, *[START_ROUND] * int(ROUNDS - table.round)]
    rest = frames[len(game) :]
    if len(rest) == 0 or not begins(frames[: len(game)], game) or table.contest != bit(seats) - 1:
        return False
    if isinstance(rest[-1], FirstRoll | DrawStarter) != (table.starter == NO_STARTER):
        return False
    if not NO_STARTER <= table.starter < seats or len(table.tie_breaks) > 0:
        return False
    return is_start(table, rest) if table.round == 0 else is_in_round(table, rest)


def is_end(table: Table) -> bool:
    return (
        table.phase == FINISHED
        and table.round == ROUNDS
        and 0 <= table.starter < table.seats
        and is_sheet_possible(table, ROUNDS)
        and are_tie_scores_possible(table, MOST_REPEATS + 1)
    )


def is_start(table: Table, rest: list[Frame[Any]]) -> bool:
    """Is it the start of a game: the roll for the start, or the choice of heroes?"""
    top = rest[-1]
    if not is_sheet_possible(table, 0) or any(table.troves[seat] != 0 for seat in range(table.seats)):
        return False
    if isinstance(top, FirstRoll | DrawStarter):
        rolling = top.rolling if isinstance(top, FirstRoll) else top.seats
        if isinstance(top, FirstRoll) and not 1 <= top.times <= MOST_ROLLS:
            return False
        return table.phase == SETUP and seats_in(rolling, table) >= 2 and begins(rest[:-1], [HERO_CHOICE])
    choosing: list[Frame[Any]] = [ChooseHero((table.starter + step) % table.seats) for step in range(int(table.seats))]
    return table.phase == CHOOSING and begins(rest, choosing)


def is_in_round(table: Table, rest: list[Frame[Any]]) -> bool:
    scored, is_last = int(table.round) - 1, table.round == ROUNDS
    coming: list[Frame[Any]] = [] if is_last else [REPLENISH_TROVES]
    coming += [SCORE_ROUND, START_MAGIC, START_EXCAVATION, FILL_MOUNTAIN]
    if rest[-1] is FILL_MOUNTAIN:
        is_between = table.phase == (CHOOSING if table.round == 1 else REPLENISH)
        return is_between and len(rest) == len(coming) and begins(rest, coming) and is_sheet_possible(table, scored)
    after = coming[:-3]
    if begins(after, rest) and len(rest) > len(after):
        if not is_sheet_possible(table, scored) or table.cached != 0:
            return False
        inner = rest[len(after) :]
        if inner[0] is START_MAGIC:
            return table.phase == EXCAVATION and is_digging(table, inner[1:])
        return table.phase == SPELLS and is_magic(table, inner)
    return table.phase == REPLENISH and not is_last and is_sheet_possible(table, scored + 1) and is_rest(table, rest)


def is_digging(table: Table, inner: list[Frame[Any]]) -> bool:
    own_beer = table.troves[table.turn] & table.beer
    if table.shape == 0 or not 1 <= len(inner) <= 2:
        return False
    top = inner[-1]
    if len(inner) == 1:
        return top is DIG_TURN or top is TAKE_FIRST or top is TAKE_SECOND
    if inner[0] is not TAKE_FIRST or not isinstance(top, ShareWith | ShareRoll) or not is_one_die(top.die, own_beer):
        return False
    return isinstance(top, ShareWith) or (0 <= top.receiver < table.seats and top.receiver != table.turn)


def is_magic(table: Table, inner: list[Frame[Any]]) -> bool:
    top, dice = inner[-1], rerollable(table)
    if inner[0] is not MAGIC_TURN or len(inner) > 2 or not has(table.contest, table.turn):
        return False
    if isinstance(top, ChooseTarget):
        left = count(dice & ~top.chosen) if is_part(top.chosen, dice) else i64(0)
        return len(inner) == 2 and 1 <= top.left < left and top.left + count(top.chosen) <= MOST_SYMBOLS
    if isinstance(top, MagicRoll):
        return len(inner) == 2 and is_part(top.dice, dice) and 1 <= count(top.dice) <= MOST_SYMBOLS
    return len(inner) == 1


def is_rest(table: Table, rest: list[Frame[Any]]) -> bool:
    """Is it between rounds: caching, rolling, or the next starter?"""
    top, seats, turn = rest[-1], int(table.seats), table.turn
    if isinstance(top, DrawStarter):
        return len(rest) == 1 and seats_in(top.seats, table) >= 2 and table.cached == 0
    rolls: list[Frame[Any]] = [NEXT_STARTER, *rolls_from(table, table.starter)]
    if isinstance(top, TroveRoll):
        return begins(rest[:-1], rolls) and is_trove_roll(table, top)
    to_come = seats - int(turn - table.starter) % seats - 1
    if to_come > 0:
        rolls.append(CacheTurn(table.left_of(turn), to_come))
    if not isinstance(top, CacheDie) or len(rest) != len(rolls) + 1 or not begins(rest[:-1], rolls):
        return False
    return bool(top.left == table.chests(turn) - count(table.cached & table.troves[turn]) and top.left > 0)


def rolls_from(table: Table, first: i64) -> list[Frame[Any]]:
    """The rolls of all troves in the contest, as they are pushed."""
    seats = [int(first + table.seats - 1 - step) % int(table.seats) for step in range(int(table.seats))]
    return [RollTrove(seat) for seat in seats if has(table.contest, seat)]


def is_trove_roll(table: Table, roll: TroveRoll) -> bool:
    if not 0 <= roll.seat < table.seats or not has(table.contest, roll.seat):
        return False
    return bool(roll.dice != 0 and roll.dice == table.troves[roll.seat] & ~table.cached)


def is_tie_break(table: Table, repeat: i64, rest: list[Frame[Any]]) -> bool:
    if table.phase != TIE_BREAK or table.round != ROUNDS or not 1 <= repeat <= MOST_REPEATS or len(rest) == 0:
        return False
    if seats_in(table.contest, table) < 2 or not 0 <= table.starter < table.seats or table.cached != 0:
        return False
    if not is_sheet_possible(table, ROUNDS) or not are_tie_scores_possible(table, int(repeat)):
        return False
    top = rest[-1]
    if isinstance(top, TroveRoll):
        return begins(rest[:-1], [TIE_MAGIC, *rolls_from(table, table.magic_first)]) and is_trove_roll(table, top)
    return is_magic(table, rest)
