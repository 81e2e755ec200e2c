"""How good a position of Dice Miner looks to a simple bot, in hundredths of a point.

The points as the dice lie now, plus guesses for dice that score nothing yet. The guesses were tuned by play.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from zaria.bots.reference.heuristic import Heuristic
from zaria.core.engine.state import State
from zaria.core.values.bits import bit, count, lowest, members
from zaria.core.values.ints import ints
from zaria.miner.pieces.dice import KINDS, MAGIC, dice_of, kind_of
from zaria.miner.pieces.faces import SIDES
from zaria.miner.pieces.heroes import HERO_MAGIC
from zaria.miner.pieces.tally import GEM, SPELL, count_in
from zaria.miner.rules.choices import DONE
from zaria.miner.rules.excavation import takes_left
from zaria.miner.rules.magic import is_rerolling, rerollable, rerolls_chosen, rerolls_left
from zaria.miner.rules.phases import EXCAVATION, ROUNDS
from zaria.miner.rules.scoring import total_points
from zaria.miner.rules.table import Table
from zaria.miner.views.projection import scores_if_settled

POINT: Final = 100
WORTH_LATER: Final = ints([110, -60, 110, 150, 100])  # a die of each kind, per later round
WORTH_OF_SPELL: Final = 70  # a magic symbol that can still be spent in this round
WORTH_OF_REROLLED_SPELL: Final = 40  # one that may come up during the magic phase


@final
class MinerHeuristic(Heuristic):
    """Each seat's points if the round were scored now, plus its expected gains."""

    def values(self, state: State) -> list[int]:
        assert isinstance(state, Table)
        values = [POINT * points for points in scores_if_settled(state)]
        for seat in range(state.seats):
            values[seat] += int(to_come(state, seat))
        values[state.turn] += int(pending(state))
        return values

    def counts_pending(self, state: State) -> bool:
        """True for taking dice after sharing a Beer, and for rerolls by magic."""
        assert isinstance(state, Table)
        return takes_left(state) > 0 or is_rerolling(state)


def pending(table: Table) -> i64:
    """The expected gain of the present seat's pending take or reroll."""
    if takes_left(table) == 2:
        return best_takes(table, table.mask(), 2)
    if takes_left(table) == 1:
        return max(best_takes(table, table.mask() & ~bit(DONE), 1), 0)
    if not is_rerolling(table):
        return 0
    chosen = rerolls_chosen(table)
    gain = expected_gain(table, table.turn, chosen)
    if rerolls_left(table) > 0:
        gain += best_rerolls(table, rerollable(table) & ~chosen, rerolls_left(table))
    return gain


def to_come(table: Table, seat: i64) -> i64:
    """The value of the trove in later rounds, of its magic in this one, and of caching for the next."""
    worth: i64 = 0
    trove = table.troves[seat]
    for kind in range(i64(KINDS)):
        worth += WORTH_LATER[kind] * count(trove & dice_of(kind)) * (ROUNDS - table.round)
    if table.phase == EXCAVATION:
        worth += WORTH_OF_SPELL * (HERO_MAGIC[table.heroes[seat]] + spells(table, trove & dice_of(MAGIC)))
    return worth - expected_gain(table, seat, trove & table.cached)


def spells(table: Table, dice: i64) -> i64:
    """The number of symbols on magic dice."""
    number: i64 = 0
    while dice != 0:
        face = table.face[lowest(dice)]
        if table.faces.symbol[face] == SPELL:
            number += table.faces.amount[face]
        dice &= dice - 1
    return number


def rival_gems(table: Table, seat: i64) -> i64:
    """The most gems of any other player in the contest."""
    most: i64 = 0
    tallies = table.tallies()
    for other in range(table.seats):
        if other != seat:
            most = max(most, count_in(tallies[other], GEM))
    return most


def points(tally: i64, rivals: i64) -> i64:
    return POINT * total_points(tally, count_in(tally, GEM) > rivals)


def expected_gain(table: Table, seat: i64, dice: i64) -> i64:
    """The expected gain of rerolling each of these dice on its own."""
    if dice == 0:
        return 0
    tally = table.tally(seat)
    rivals = rival_gems(table, seat)
    gain: i64 = 0
    while dice != 0:
        gain += by_reroll(table, lowest(dice), tally, rivals)
        dice &= dice - 1
    return gain


def by_reroll(table: Table, die: i64, tally: i64, rivals: i64) -> i64:
    """The expected gain of rerolling the die, for a trove with this tally."""
    faces = table.faces
    first = SIDES * kind_of(die)
    rest = tally - faces.tally[table.face[die]]
    total: i64 = 0
    for side in range(i64(SIDES)):
        total += points(rest + faces.tally[first + side], rivals)
        if faces.symbol[first + side] == SPELL:
            total += WORTH_OF_REROLLED_SPELL * faces.amount[first + side]
    now = points(tally, rivals)
    if faces.symbol[table.face[die]] == SPELL:
        now += WORTH_OF_REROLLED_SPELL * faces.amount[table.face[die]]
    return total // SIDES - now


def best_rerolls(table: Table, dice: i64, number: i64) -> i64:
    """The present seat's expected gain from rerolling the best `number` of these dice."""
    tally = table.tally(table.turn)
    rivals = rival_gems(table, table.turn)
    gains = [int(by_reroll(table, die, tally, rivals)) for die in members(dice)]
    gains.sort(reverse=True)
    return sum(gains[:number])


def best_takes(table: Table, dice: i64, number: i64) -> i64:
    """The present seat's gain from the best of these dice; only the first must be taken."""
    tally = table.tally(table.turn)
    rivals = rival_gems(table, table.turn)
    gains = [int(by_taking(table, die, tally, rivals)) for die in members(dice)]
    gains.sort(reverse=True)
    return gains[0] + sum([max(gain, 0) for gain in gains[1:number]])


def by_taking(table: Table, die: i64, tally: i64, rivals: i64) -> i64:
    face = table.face[die]
    worth = points(tally + table.faces.tally[face], rivals) - points(tally, rivals)
    worth += WORTH_LATER[kind_of(die)] * (ROUNDS - table.round)
    if table.faces.symbol[face] == SPELL:
        worth += WORTH_OF_SPELL * table.faces.amount[face]
    return worth


HEURISTIC: Final = MinerHeuristic()
