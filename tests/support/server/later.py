"""A later version of Zaria: with one more tile, other faces on the dice, and newer rules."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import zaria
from support.laws.variants import FACES
from zaria.miner.pieces.components import DICE_FACES
from zaria.vegas.tiles.base import KEYS, TILES, Tile, add_tile


@contextmanager
def one_more_tile() -> Iterator[None]:
    add_tile(Tile("extra_front", "I1"), Tile("extra_back", "I2"))
    try:
        yield
    finally:
        del TILES[-2:], KEYS[-2:]


@contextmanager
def other_faces() -> Iterator[None]:
    """Faces corrected after a look at real dice."""
    before, DICE_FACES.present = DICE_FACES.present, FACES
    try:
        yield
    finally:
        DICE_FACES.present = before


@contextmanager
def newer_rules() -> Iterator[None]:
    for game in zaria.GAMES.values():
        game.rules += 1
    try:
        yield
    finally:
        for game in zaria.GAMES.values():
            game.rules -= 1


@contextmanager
def later_version() -> Iterator[None]:
    with ExitStack() as changes:
        for change in (one_more_tile, other_faces, newer_rules):
            changes.enter_context(change())
        yield
