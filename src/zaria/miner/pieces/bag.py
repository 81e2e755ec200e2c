"""The bag, and filling the mountain from it (DM-SETUP-03, DM-REST-04, SOLO-08)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from zaria.core.engine.errors import IllegalDeal
from zaria.core.engine.frames import Nature
from zaria.core.values.bits import bit, count, has, lowest, shl
from zaria.core.values.chance import Source
from zaria.miner.pieces.dice import ALL_DICE, KIND_NAMES, KINDS, dice_of
from zaria.miner.pieces.faces import SIDES
from zaria.miner.pieces.mountain import CELLS, PLACES
from zaria.miner.pieces.notation import read_face, read_faces, read_kind
from zaria.miner.rules.table import Table

LANE: Final = 8  # bits of each kind's count


def counts(dice: i64) -> i64:
    """The number of dice of each kind, in lanes."""
    lanes: i64 = 0
    for kind in range(i64(KINDS)):
        lanes |= shl(count(dice & dice_of(kind)), LANE * kind)
    return lanes


def draw(bag: i64, lanes: i64, left: i64, source: Source) -> i64:
    """The kind of one of the `left` dice in the bag. The integer drawn counts them kind by kind."""
    position = source.below(left)
    kind: i64 = 0
    while position >= (lanes >> (LANE * kind)) & 0xFF:
        position -= (lanes >> (LANE * kind)) & 0xFF
        kind += 1
    return kind


@final
class FillMountain(Nature[Table]):
    """The empty cells are filled from the lowest up while dice last: all dice are drawn, then all are rolled.

    Dice of a kind are alike, so the lowest of the kind in the bag is drawn.
    """

    def kind(self) -> str:
        return "mountain"

    def bounds(self, state: Table) -> list[int]:
        in_bag = int(count(state.bag))
        drawn = int(missing(state))
        return list(range(in_bag, in_bag - drawn, -1)) + [SIDES] * drawn

    def draw(self, state: Table, source: Source) -> None:
        before = state.shape
        lanes = counts(state.bag)
        left = count(state.bag)
        for cell in CELLS:
            if left > 0 and not has(before, cell):
                kind = draw(state.bag, lanes, left, source)
                die = lowest(state.bag & dice_of(kind))
                lanes -= shl(1, LANE * kind)
                left -= 1
                state.bag ^= bit(die)
                state.lying[cell] = die
                state.shape |= bit(cell)
        for cell in CELLS:
            if has(state.shape, cell) and not has(before, cell):
                state.roll_die(state.lying[cell], source)
        if state.sink is not None:
            state.tell("miner-mountain", {"round": int(state.round), "number": int(count(state.shape & ~before))})

    def read(self, state: Table, words: list[str]) -> list[int]:
        """The new dice from the lowest row up, each row from its left end: `t3 tunnel beer c2 ...`."""
        expected = int(missing(state))
        given = read_faces(words)
        if len(given) != expected:
            raise IllegalDeal("deal-length", expected=expected, given=len(given))
        left = [int(count(state.bag & dice_of(kind))) for kind in range(KINDS)]
        drawn: list[int] = []
        rolled: list[int] = []
        for said, name in given:
            kind = read_kind(said, name, state.faces)
            rolled.append(read_face(said, name, kind, state.faces))
            if left[kind] == 0:
                raise IllegalDeal("miner-deal-none-left", "DM-COMP-01", die_kind=KIND_NAMES[kind])
            drawn.append(sum(left[:kind]))
            left[kind] -= 1
        return drawn + rolled


def missing(table: Table) -> i64:
    """How many dice a fill puts on the mountain: as many as fit or as are in the bag."""
    return min(count(table.bag), PLACES - count(table.shape))


def dice_about_to_fall(table: Table) -> i64:
    """How many dice the pending fill puts on the mountain; 0 if none is pending."""
    if not isinstance(table.top, FillMountain):
        return 0
    return missing(table)


ALL: Final = bit(ALL_DICE) - 1
FILL_MOUNTAIN: Final = FillMountain()
