"""What single dice gain a trove, in hundredths of a point: the arithmetic of the rollout policy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from zaria.core.values.bits import bit, count, has, lowest
from zaria.core.values.ints import ints, zeros
from zaria.miner.pieces.dice import HAZARD, KINDS, MAGIC, TREASURE, TUNNEL, dice_of, kind_of
from zaria.miner.pieces.faces import SIDES
from zaria.miner.pieces.heroes import HERO_MAGIC, HERO_TALLY
from zaria.miner.pieces.tally import GEM, SPELL, count_in
from zaria.miner.rules.phases import ROUNDS
from zaria.miner.rules.scoring import hazard_points, total_points, treasure_points, tunnel_points
from zaria.miner.rules.table import Table

if TYPE_CHECKING:
    from zaria.core.values.ints import Ints

POINT: Final = 100
WORTH_OF_REROLLED_SPELL: Final = 40  # a magic symbol that may come up during the magic phase
FACES: Final = 30
NOTHING: Final = zeros(0)


@final
class FutureValue:
    """What dice are worth to a player beyond the points that they score now."""

    def __init__(self, later: Ints, spell: i64, beer: i64) -> None:
        self.later = later  # a die of each kind, per later round
        self.spell = spell  # a magic symbol that can still be spent in this round
        self.beer = beer  # a Beer kept for a later turn

    def of_later(self, table: Table, die: i64) -> i64:
        """The value of the die in later rounds, whatever it shows."""
        return self.later[kind_of(die)] * (ROUNDS - table.round)


# Tuned in play against `greedy`: without search they win .47 against three, and .69 against one.
KEEN: Final = FutureValue(ints([10, 140, 216, 150, 20]), 10, 60)
KEEN_OF_TWO: Final = FutureValue(
    ints([15, 110, 240, 380, 20]), 35, 350
)  # with two, most gems for one means none for the other
PLAIN: Final = FutureValue(ints([110, -60, 110, 150, 100]), 70, 15)  # as `greedy` plays; most opponents avoid hazards


def keen_at(table: Table) -> FutureValue:
    """The values that a good player at this table uses."""
    return KEEN_OF_TWO if table.seats == 2 else KEEN


def tally_of_dice(table: Table, dice: i64) -> i64:
    """The tally of a set of dice."""
    total: i64 = 0
    tallies = table.faces.tally
    while dice != 0:
        total += tallies[table.face[lowest(dice)]]
        dice &= dice - 1
    return total


def tally_of(table: Table, seat: i64) -> i64:
    """The tally of the seat's trove and hero."""
    return HERO_TALLY[table.heroes[seat]] + tally_of_dice(table, table.troves[seat])


def rival_gems(table: Table, seat: i64) -> i64:
    """The most gems of any other player in the contest."""
    most: i64 = 0
    treasure = dice_of(TREASURE)
    for other in range(table.seats):
        if other != seat and has(table.contest, other):
            shown = HERO_TALLY[table.heroes[other]] + tally_of_dice(table, table.troves[other] & treasure)
            gems = count_in(shown, GEM)
            if gems > most:
                most = gems
    return most


def points(tally: i64, rivals: i64) -> i64:
    return POINT * total_points(tally, count_in(tally, GEM) > rivals)


def hope_of(table: Table, seat: i64, future_value: FutureValue) -> i64:
    """The seat's points if the round ended now, plus the future value of its dice."""
    trove = table.troves[seat]
    hope = POINT * table.score(seat) + points(tally_of(table, seat), rival_gems(table, seat))
    hope += future_value.spell * HERO_MAGIC[table.heroes[seat]]
    for kind in range(i64(KINDS)):
        hope += future_value.later[kind] * (ROUNDS - table.round) * count(trove & dice_of(kind))
    magic = trove & dice_of(MAGIC)
    while magic != 0:
        face = table.face[lowest(magic)]
        if table.faces.symbol[face] == SPELL:
            hope += future_value.spell * table.faces.amount[face]
        magic &= magic - 1
    return hope


@final
class Takes:
    """The gain of taking a die, for the seat whose turn it is."""

    def __init__(self, table: Table, future_value: FutureValue) -> None:
        self.table = table
        self.future_value = future_value
        self.tally: i64 = tally_of(table, table.turn)
        self.rivals: i64 = rival_gems(table, table.turn)
        self.now: i64 = points(self.tally, self.rivals)

    def of(self, die: i64) -> i64:
        table = self.table
        face = table.face[die]
        shown = table.faces.tally[face]
        worth = self.future_value.of_later(table, die)
        if shown != 0:
            worth += points(self.tally + shown, self.rivals) - self.now
        elif table.faces.symbol[face] == SPELL:
            worth += self.future_value.spell * table.faces.amount[face]
        return worth

    def best(self, dice: i64, last: bool) -> i64:
        """The best of these dice; of equals the lowest, or the last."""
        best = lowest(dice)
        most = self.of(best)
        dice &= dice - 1
        while dice != 0:
            die = lowest(dice)
            worth = self.of(die)
            if worth > most or (last and worth == most):
                most = worth
                best = die
            dice &= dice - 1
        return best

    def best_two(self, dice: i64) -> i64:
        """The gain of the best two of these dice; only the first must be taken."""
        first: i64 = -1_000_000
        second: i64 = 0
        while dice != 0:
            worth = self.of(lowest(dice))
            if worth > first:
                if first > second:
                    second = first
                first = worth
            elif worth > second:
                second = worth
            dice &= dice - 1
        return first + second


@final
class Rerolls:
    """The expected gain of rerolling a die, for the seat whose turn it is; computed once for each face."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.turn: i64 = table.turn
        self.draws: i64 = table.draws
        self.tally: i64 = tally_of(table, table.turn)
        self.rivals: i64 = rival_gems(table, table.turn)
        self.known: i64 = 0  # faces already computed, as bits
        self.gain: Ints = zeros(FACES)
        self.ranked: Ints = NOTHING  # the dice that magic may reroll, the most promising first; see `rank`
        self.number: i64 = 0

    def holds_for(self, table: Table) -> bool:
        """Is it still the same turn at the same table, without a roll since?"""
        return self.table is table and self.draws == table.draws and self.turn == table.turn

    def of(self, die: i64) -> i64:
        face = self.table.face[die]
        if not has(self.known, face):
            self.known |= bit(face)
            self.gain[face] = self.work_out(face)
        return self.gain[face]

    def work_out(self, face: i64) -> i64:
        """The mean over all sides, minus the present face. Only one column of the score sheet changes."""
        faces = self.table.faces
        first = face - face % SIDES
        kind = face // SIDES
        rest = self.tally - faces.tally[face]
        total: i64 = 0
        if kind == TUNNEL:
            for side in range(i64(SIDES)):
                total += tunnel_points(rest + faces.tally[first + side])
            return POINT * (total - SIDES * tunnel_points(self.tally)) // SIDES
        if kind == TREASURE:
            for side in range(i64(SIDES)):
                total += self.gem_points(rest + faces.tally[first + side])
            return POINT * (total - SIDES * self.gem_points(self.tally)) // SIDES
        if kind == MAGIC:
            for side in range(i64(SIDES)):
                total += self.spells(first + side)
            return WORTH_OF_REROLLED_SPELL * (total - SIDES * self.spells(face)) // SIDES
        for side in range(i64(SIDES)):
            total += hazard_points(rest + faces.tally[first + side])
        return POINT * (total - SIDES * hazard_points(self.tally)) // SIDES

    def gem_points(self, tally: i64) -> i64:
        return treasure_points(tally, count_in(tally, GEM) > self.rivals)

    def spells(self, face: i64) -> i64:
        faces = self.table.faces
        if faces.symbol[face] == SPELL:
            return faces.amount[face]
        return 0

    # Which dice to reroll

    def rank(self) -> None:
        """Sort the dice that magic may reroll, best first; equals by number."""
        ranked = zeros(count(self.table.troves[self.turn]))
        number: i64 = 0
        dice = self.table.troves[self.turn] & ~dice_of(HAZARD)
        while dice != 0:
            die = lowest(dice)
            gain = self.of(die)
            place = number
            while place > 0 and self.of(ranked[place - 1]) < gain:
                ranked[place] = ranked[place - 1]
                place -= 1
            ranked[place] = die
            number += 1
            dice &= dice - 1
        self.ranked = ranked
        self.number = number

    def best(self, dice: i64) -> i64:
        """The most promising of these dice."""
        place: i64 = 0
        while not has(dice, self.ranked[place]):
            place += 1
        return self.ranked[place]

    def of_best(self, dice: i64, number: i64) -> i64:
        """The expected gain of rerolling the `number` most promising of these dice."""
        total: i64 = 0
        place: i64 = 0
        while number > 0 and place < self.number:
            die = self.ranked[place]
            if has(dice, die):
                total += self.of(die)
                number -= 1
            place += 1
        return total
