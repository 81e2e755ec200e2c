"""The tastes of Dice Miner players: where two moves are about equal, each likes another."""

from __future__ import annotations

from mypy_extensions import i64

from zaria.core.bits import has
from zaria.miner.choices import DONE
from zaria.miner.dice import ALL_DICE, HAZARD, MAGIC, TREASURE, TUNNEL, kind_of
from zaria.miner.excavation import DigTurn, TakeFirst, TakeSecond
from zaria.miner.magic import MagicTurn
from zaria.miner.table import Table


def taste(table: Table, action: i64, manner: str) -> float:
    """How much a player of this manner likes the action, from 0 to 1."""
    top = table.pending()
    if isinstance(top, MagicTurn):
        return 1.0 if manner == "thrift" and action == DONE else 0.0
    if action >= ALL_DICE or not (isinstance(top, (DigTurn, TakeFirst, TakeSecond))):
        return 0.0
    if has(table.troves[table.turn], action):
        return 1.0 if manner == "everywhere" else 0.0  # shares Beer with everybody
    kind = kind_of(action)
    if manner == "glitter" or manner == "safe":
        return 1.0 if kind == TREASURE else 0.0
    if manner == "quiet":
        return 1.0 if kind == TUNNEL else 0.0
    if manner == "spoil":
        return 0.0 if kind == HAZARD else 1.0
    if manner == "deep":
        return 1.0 if kind == MAGIC else 0.0
    return 0.0
