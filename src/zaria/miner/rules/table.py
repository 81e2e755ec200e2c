"""The table of Dice Miner: the places and faces of the dice, and the ways they move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple, final

from mypy_extensions import i64

from zaria.core.engine.checks import plain_words
from zaria.core.engine.errors import IllegalMove
from zaria.core.engine.frames import OVER
from zaria.core.engine.setup import Setup
from zaria.core.engine.state import State
from zaria.core.values.bits import bit, has, lowest
from zaria.core.values.chance import Source
from zaria.core.values.ints import zeros
from zaria.core.values.row import Row
from zaria.miner.pieces.dice import TOOL, dice_of, kind_of
from zaria.miner.pieces.faces import BUILT_IN, SIDES, Faces
from zaria.miner.pieces.heroes import HERO_CHESTS, HERO_TALLY
from zaria.miner.pieces.mountain import CELLS, slide
from zaria.miner.pieces.tally import BEER, CHEST
from zaria.miner.rules.choices import refuse_misplaced, stand_in
from zaria.miner.rules.phases import EXCAVATION, ROUNDS, SETUP, SPELLS, TIE_BREAK
from zaria.miner.rules.ranking import places
from zaria.miner.solo.score import solo_points
from zaria.miner.views.observation import write_observation
from zaria.miner.views.odds import odds
from zaria.miner.views.projection import scores_if_settled
from zaria.miner.views.view import table_view
from zaria.miner.why import why

if TYPE_CHECKING:
    from zaria.core.values.ints import Ints, Shorts

# Columns of the score sheet.
TUNNELS: Final = 0
TREASURES: Final = 1
HAZARDS: Final = 2
COLUMNS: Final = 3


@final
class Table(State):
    """A game of Dice Miner, solo or not.

    Sets of dice are bits of one word. Every die is in exactly one place: the bag, the mountain, a trove, or out of the
    game.
    """

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.seats: i64 = setup.players
        self.solo: bool = False
        self.faces: Faces = BUILT_IN
        self.phase: i64 = SETUP
        self.round: i64 = 0
        self.starter: i64 = 0
        self.turn: i64 = 0
        # where the dice are
        self.bag: i64 = 0
        self.removed: i64 = 0  # out of the game (SOLO-07)
        self.troves: Ints = EMPTY  # by seat
        self.shape: i64 = 0  # the cells of the mountain that hold a die
        self.lying: Ints = EMPTY  # which die, by cell
        # what they show: see faces.py; 0 in the bag
        self.face: Ints = EMPTY
        self.beer: i64 = 0  # all dice that show Beer
        # dice in troves that were spent, cached or used
        self.spent: i64 = 0  # magic dice spent in this phase
        self.cached: i64 = 0  # kept from the next reroll (DM-REST-01); solo: treasure in a chest (SOLO-06)
        self.used: i64 = 0  # solo: tools that have neutralised a hazard (SOLO-05)
        # heroes, and how many of their magic faces are spent in this phase, in lanes of two bits by seat
        self.heroes: Ints = EMPTY  # by seat
        self.hero_spent: i64 = 0
        self.magic_first: i64 = 0  # who began the last magic phase
        # the score sheet: points by seat, round and column
        self.points: Ints = EMPTY
        self.rounds_scored: i64 = 0
        self.contest: i64 = 0  # who is scored: all, or in a tie-break those who are tied
        self.tie_breaks: list[TieScore] = []  # immutable: replaced, never changed
        self.refills_left: i64 = 0

    def copy(self) -> Table:
        twin = Table(self.setup)
        twin.top = self.top
        twin.below = self.below[:]
        twin.draws = self.draws
        twin.solo = self.solo
        twin.faces = self.faces
        twin.phase = self.phase
        twin.round = self.round
        twin.starter = self.starter
        twin.turn = self.turn
        twin.bag = self.bag
        twin.removed = self.removed
        twin.troves = self.troves[:]
        twin.shape = self.shape
        twin.lying = self.lying[:]
        twin.face = self.face[:]
        twin.beer = self.beer
        twin.spent = self.spent
        twin.cached = self.cached
        twin.used = self.used
        twin.heroes = self.heroes[:]
        twin.hero_spent = self.hero_spent
        twin.magic_first = self.magic_first
        twin.points = self.points[:]
        twin.rounds_scored = self.rounds_scored
        twin.contest = self.contest
        twin.tie_breaks = self.tie_breaks
        twin.refills_left = self.refills_left
        return twin

    def carry(self, row: Row) -> None:
        self.phase = row.number(self.phase)
        self.round = row.number(self.round)
        self.starter = row.number(self.starter)
        self.turn = row.number(self.turn)
        self.bag = row.number(self.bag)
        self.removed = row.number(self.removed)
        self.shape = row.number(self.shape)
        self.beer = row.number(self.beer)
        self.spent = row.number(self.spent)
        self.cached = row.number(self.cached)
        self.used = row.number(self.used)
        self.hero_spent = row.number(self.hero_spent)
        self.magic_first = row.number(self.magic_first)
        self.rounds_scored = row.number(self.rounds_scored)
        self.contest = row.number(self.contest)
        self.refills_left = row.number(self.refills_left)
        row.numbers(self.troves)
        row.numbers(self.face)
        row.numbers(self.heroes)
        row.numbers(self.points)
        for cell in CELLS:
            if has(self.shape, cell):
                self.lying[cell] = row.number(self.lying[cell])
        self.carry_tie_breaks(row)

    def carry_tie_breaks(self, row: Row) -> None:
        carried: list[TieScore] = []
        for place in range(row.number(i64(len(self.tie_breaks)))):
            score = self.tie_breaks[place] if place < len(self.tie_breaks) else NO_TIE_SCORE
            carried.append(TieScore(*[int(row.number(n)) for n in score]))
        self.tie_breaks = carried

    def round_now(self) -> i64:
        return self.round

    def scores(self) -> list[int]:
        """Points of all rounds scored so far; solo, those of the trove as it is (SOLO-10)."""
        return [int(self.points_now(seat)) for seat in range(self.seats)]

    def points_now(self, seat: i64) -> i64:
        """One seat's score."""
        return solo_points(self) if self.solo else self.score(seat)

    def score(self, seat: i64) -> i64:
        """A seat's points of all rounds scored so far."""
        total: i64 = 0
        first = seat * ROUNDS * COLUMNS
        for place in range(first, first + i64(ROUNDS * COLUMNS)):
            total += self.points[place]
        return total

    def columns(self, seat: i64, scored: i64) -> tuple[int, int, int]:
        """Tunnels, treasure and hazards of one round on the score sheet, rounds counted from 0."""
        first = (seat * ROUNDS + scored) * COLUMNS
        points = self.points
        return int(points[first + TUNNELS]), int(points[first + TREASURES]), int(points[first + HAZARDS])

    def standing(self) -> list[int]:
        return self.scores() if self.solo else scores_if_settled(self)

    def ranking(self) -> list[list[int]]:
        return places(self) if self.acting() == OVER else []

    def parse(self, words: object) -> int:
        """Parse an answer. Any of several equal dice may be named; the result is the one that stands for them."""
        refusal = refuse_misplaced(self, plain_words(words))
        if refusal is not None:
            raise IllegalMove.of(refusal)
        return int(stand_in(self, super().parse(words)))

    def table_view(self) -> dict[str, Any]:
        return table_view(self)

    def in_turn(self) -> i64:
        return self.turn

    def odds_of(self, seat: i64) -> list[dict[str, object]]:
        return odds(self, seat)

    def why(self, seat: object) -> dict[str, Any]:
        return why(self, self.check_seat(seat))

    def write_observation(self, row: Shorts, at: i64, seat: i64) -> None:
        write_observation(self, row, at, seat)

    def left_of(self, seat: i64) -> i64:
        """The next seat clockwise (DM-SETUP-02)."""
        if seat + 1 < self.seats:
            return seat + 1
        return 0

    def hero_spent_by(self, seat: i64) -> i64:
        """How many of its hero's magic faces the seat has spent (DM-MAGIC-06)."""
        return (self.hero_spent >> (2 * seat)) & 3

    def refresh_magic(self) -> None:
        """All magic can be spent again (DM-MAGIC-06)."""
        self.spent = 0
        self.hero_spent = 0

    # Dice

    def show(self, die: i64, face: i64) -> None:
        """Turn a die to a face."""
        face = self.faces.shared[face]
        self.face[die] = face
        if self.faces.symbol[face] == BEER:
            self.beer |= bit(die)
        else:
            self.beer &= ~bit(die)

    def roll_die(self, die: i64, source: Source) -> None:
        self.show(die, SIDES * kind_of(die) + source.below(SIDES))

    def roll_dice(self, dice: i64, source: Source) -> None:
        """Roll a set of dice, the lowest first."""
        while dice != 0:
            self.roll_die(lowest(dice), source)
            dice &= dice - 1

    def cell_of(self, die: i64) -> i64:
        """The cell of the die on the mountain; NOWHERE if it is not there."""
        cells = self.shape
        while cells != 0:
            cell = lowest(cells)
            if self.lying[cell] == die:
                return cell
            cells &= cells - 1
        return NOWHERE

    def dice_at(self, cells: i64) -> i64:
        """The dice in a set of cells."""
        dice: i64 = 0
        while cells != 0:
            dice |= bit(self.lying[lowest(cells)])
            cells &= cells - 1
        return dice

    def lift(self, die: i64) -> None:
        """Take a die off the mountain; a die that lay on it from one side slides down (DM-COMP-05)."""
        cell = self.cell_of(die)
        step = slide(self.shape, cell)
        while has(self.shape, cell + step):
            self.lying[cell] = self.lying[cell + step]
            cell += step
        self.shape ^= bit(cell)

    def put_back(self, die: i64) -> None:
        """Put a die that is nowhere in the bag."""
        self.bag |= bit(die)
        self.forget(die)

    def forget(self, die: i64) -> None:
        """Clear the die's face."""
        self.face[die] = 0
        self.beer &= ~bit(die)

    # Counts

    def is_scored_later(self) -> bool:
        """Do the troves still score in the current round?"""
        return self.phase == EXCAVATION or self.phase == SPELLS or self.phase == TIE_BREAK

    def tallies(self) -> Ints:
        """The tallies of all players in the contest; empty for the others."""
        tallies = zeros(self.seats)
        for seat in range(self.seats):
            if has(self.contest, seat):
                tallies[seat] = self.tally(seat)
        return tallies

    def tally(self, seat: i64) -> i64:
        """The tally of the trove and the hero (DM-COMP-03)."""
        total = HERO_TALLY[self.heroes[seat]]
        dice = self.troves[seat]
        if dice == 0:
            return total
        die = lowest(dice)
        dice >>= die
        while dice != 0:
            if dice & 1 != 0:
                total += self.faces.tally[self.face[die]]
            dice >>= 1
            die += 1
        return total

    def chests(self, seat: i64) -> i64:
        """How many chests the trove and the hero show."""
        number = HERO_CHESTS[self.heroes[seat]]
        dice = self.troves[seat] & dice_of(TOOL)
        while dice != 0:
            face = self.face[lowest(dice)]
            if self.faces.symbol[face] == CHEST:
                number += self.faces.amount[face]
            dice &= dice - 1
        return number

    def one_of_each(self, dice: i64) -> i64:
        """Keep only the lowest of dice with the same kind and face: they are the same choice."""
        seen: i64 = 0
        first: i64 = 0
        while dice != 0:
            face = bit(self.face[lowest(dice)])
            if seen & face == 0:
                seen |= face
                first |= dice & -dice
            dice &= dice - 1
        return first


class TieScore(NamedTuple):
    """What a tied player scored in a repeat of the tie-break; `repeat` counts from 1."""

    repeat: int
    seat: int
    tunnels: int
    treasure: int
    hazards: int


EMPTY: Final = zeros(0)
NOWHERE: Final = -1
NO_TIE_SCORE: Final = TieScore(0, 0, 0, 0, 0)
