"""The 60 dice: which die is of which kind (DM-COMP-01). A die is a number from 0 to 59 for the whole game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from zaria.core.values.bits import bit
from zaria.core.values.ints import zeros

if TYPE_CHECKING:
    from zaria.core.values.ints import Ints

TUNNEL: Final = 0
HAZARD: Final = 1
TOOL: Final = 2
TREASURE: Final = 3
MAGIC: Final = 4
KINDS: Final = 5

KIND_NAMES: Final = ("tunnel", "hazard", "tool", "treasure", "magic")
NUMBER_OF: Final = (27, 10, 7, 8, 8)  # dice of each kind
ALL_DICE: Final = 60


def kind_of(die: i64) -> i64:
    """The kind of a die.

    >>> KIND_NAMES[kind_of(26)], KIND_NAMES[kind_of(27)], KIND_NAMES[kind_of(59)]
    ('tunnel', 'hazard', 'magic')
    """
    if die < 27:
        return TUNNEL
    if die < 37:
        return HAZARD
    if die < 44:
        return TOOL
    if die < 52:
        return TREASURE
    return MAGIC


def sets() -> Ints:
    """All dice of each kind, as bits."""
    masks = zeros(KINDS)
    for die in range(i64(ALL_DICE)):
        masks[kind_of(die)] |= bit(die)
    return masks


DICE_OF: Final = sets()


def dice_of(kind: i64) -> i64:
    """All dice of a kind, as bits."""
    return DICE_OF[kind]
