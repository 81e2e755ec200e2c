"""A solo mountain as the planner sees it. Between refills nothing is random, and only top dice leave.

Dice of a kind are alike, so the bag is five counts, and a die on the mountain is its face.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from zaria.bots.search.common_dice import CommonDice
from zaria.core.values.bits import bit, count, has
from zaria.core.values.ints import zeros
from zaria.miner.pieces.dice import KINDS, dice_of
from zaria.miner.pieces.faces import SIDES, Faces
from zaria.miner.pieces.mountain import CELLS, SIZE
from zaria.miner.pieces.tally import BEER
from zaria.miner.rules.table import Table

if TYPE_CHECKING:
    from zaria.core.values.ints import Ints

LANE: Final = 8  # bits of each kind's count in a word


def in_lane(word: i64, place: i64) -> i64:
    return (word >> (LANE * place)) & 0xFF


def one_of(place: i64) -> i64:
    return bit(LANE * place)


def size_of(bag: i64) -> i64:
    """The number of dice counted in the lanes of their kinds."""
    total: i64 = 0
    for kind in range(i64(KINDS)):
        total += in_lane(bag, kind)
    return total


@final
class Terrain:
    """The faces on the mountain by cell, the bag, and the refills left. Immutable."""

    def __init__(self, faces: Faces, wild: list[list[int]], refills: i64) -> None:
        self.faces = faces
        self.wild = wild  # by kind: the faces worth setting a Beer to
        self.refills = refills
        self.face: Ints = zeros(SIZE)
        self.bag: i64 = 0  # counts by kind, in lanes

    def refilled(self, shape: i64, bag: i64, dice: CommonDice) -> Terrain:
        """The next mountain: the empty cells of this shape are filled from the bag while it lasts.

        Each cell has its own random numbers, so that similar ends lead to similar mountains.
        """
        after = Terrain(self.faces, self.wild, self.refills - 1)
        left = size_of(bag)
        dice.draw_for(-1)
        for cell in CELLS:
            if has(shape, cell):
                after.face[cell] = self.face[cell]
            elif left > 0:
                dice.draw_at(cell)
                position = dice.below(left)
                kind = 0
                while position >= in_lane(bag, kind):
                    position -= in_lane(bag, kind)
                    kind += 1
                bag -= one_of(kind)
                left -= 1
                after.face[cell] = self.faces.shared[SIDES * kind + dice.below(SIDES)]
            else:
                after.face[cell] = NOTHING
        after.bag = bag
        return after

    def filled(self, shape: i64) -> i64:
        """The shape with all cells that hold a die."""
        for cell in CELLS:
            if self.face[cell] != NOTHING:
                shape |= bit(cell)
        return shape


NOTHING: Final = -1


def terrain_of(table: Table) -> Terrain:
    """The terrain of a table."""
    terrain = Terrain(table.faces, wild_faces(table.faces), table.refills_left)
    for cell in CELLS:
        terrain.face[cell] = table.face[table.lying[cell]] if has(table.shape, cell) else NOTHING
    terrain.bag = bag_of(table)
    return terrain


def bag_of(table: Table) -> i64:
    """The number of dice of each kind in the bag, in lanes."""
    bag: i64 = 0
    for kind in range(i64(KINDS)):
        bag += count(table.bag & dice_of(kind)) * one_of(kind)
    return bag


def wild_faces(faces: Faces) -> list[list[int]]:
    """By kind: of each symbol the face with the most of it. A Beer is never better set to less (SOLO-03)."""
    wild: list[list[int]] = []
    for kind in range(KINDS):
        best: dict[int, int] = {}
        for face in range(SIDES * kind, SIDES * kind + SIDES):
            symbol = int(faces.symbol[face])
            is_better = symbol not in best or faces.amount[face] > faces.amount[best[symbol]]
            if symbol != BEER and faces.shared[face] == face and is_better:
                best[symbol] = face
        wild.append([best[symbol] for symbol in sorted(best)])
    return wild


def kind_of_face(face: i64) -> i64:
    return face // SIDES
