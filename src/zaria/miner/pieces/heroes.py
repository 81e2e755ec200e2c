"""The six heroes and their fixed faces (DM-COMP-03), which count as dice in the trove but never move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from zaria.core.values.ints import ints
from zaria.miner.pieces.faces import amount_of, symbol_of
from zaria.miner.pieces.tally import CHEST, SPELL, tally_of

if TYPE_CHECKING:
    from zaria.core.values.ints import Ints

HEROES: Final = 6
NO_HERO: Final = HEROES  # the rows below have an empty entry for it

HERO_NAMES: Final = ("alchemist", "dragon-slayer", "engineer", "prospector", "surveyor", "treasurer")
HERO_FACES: Final[tuple[tuple[tuple[str, str], ...], ...]] = (
    (("magic", "magic 1"), ("magic", "magic 1"), ("magic", "magic 1")),
    (("tool", "shield"), ("magic", "magic 1")),
    (("tunnel", "2"), ("tool", "pickaxe")),
    (("treasure", "gem 1"), ("tool", "pickaxe")),
    (("tunnel", "1"), ("magic", "magic 1")),
    (("treasure", "gem 1"), ("tool", "chest 2")),
    (),
)


def counts(symbol: int) -> Ints:
    """The number of a symbol on each hero."""
    return ints([sum([amount_of(face) for _, face in faces if symbol_of(face) == symbol]) for faces in HERO_FACES])


def tallies() -> Ints:
    """What each hero adds to a trove's tally."""
    return ints([sum([int(tally_of(symbol_of(face), amount_of(face))) for _, face in faces]) for faces in HERO_FACES])


HERO_TALLY: Final = tallies()
HERO_MAGIC: Final = counts(SPELL)
HERO_CHESTS: Final = counts(CHEST)


def hero_name(hero: i64) -> str | None:
    """The hero's name in options, words and views; None for no hero."""
    return HERO_NAMES[hero] if hero < HEROES else None
