"""The tastes of Dice Miner players: where two moves are about equal, each likes another. The solo game has the same."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zaria.bots.minds.miner.gains import POINT, points, rival_gems, tally_of
from zaria.core.bits import has
from zaria.miner.dice import ALL_DICE, HAZARD, MAGIC, TOOL, TREASURE, TUNNEL, kind_of
from zaria.miner.excavation import DigTurn, TakeFirst, TakeSecond
from zaria.miner.magic import ChooseTarget
from zaria.miner.replenish import CacheDie
from zaria.miner.scoring import tunnel_points
from zaria.miner.table import Table

# The kinds of dice that each manner likes.
LIKES: Final[dict[str, list[int]]] = {
    "glitter": [TREASURE],
    "everywhere": [TOOL, TUNNEL],  # a bit here, a bit there
    "now": [TREASURE, HAZARD],  # what counts at once
    "quiet": [TUNNEL],  # long sequences
    "safe": [TOOL],  # nothing can happen to those who have tools
    "spoil": [TREASURE],  # what others would like to have
    "deep": [MAGIC],  # much to do later
    "thrift": [TUNNEL],  # what lasts
}


def likes(manner: str, die: i64) -> bool:
    return manner in LIKES and int(kind_of(die)) in LIKES[manner]


def taste(table: Table, action: i64, manner: str) -> float:
    """How much a player of this manner likes the action; only compared with its other choices."""
    top = table.pending()
    if action >= ALL_DICE:
        return 0.0
    if manner == "now" and isinstance(top, (ChooseTarget, CacheDie)):
        return 0.0  # looks at the mountain only
    if isinstance(top, ChooseTarget):
        return 0.0 if likes(manner, action) else 1.0  # rerolls something else
    if isinstance(top, CacheDie):
        return 1.0 if likes(manner, action) else 0.0
    if not isinstance(top, (DigTurn, TakeFirst, TakeSecond)):
        return 0.0
    if has(table.troves[table.turn], action):
        return 0.0
    if manner == "now":
        return gain(table, action)
    if manner == "quiet":
        return longer(table, action)
    return 1.0 if likes(manner, action) else 0.0


def gain(table: Table, die: i64) -> float:
    """The points that a die on the mountain would bring if the round ended now, in tens."""
    rivals = rival_gems(table, table.turn)
    tally = tally_of(table, table.turn)
    more = points(tally + table.faces.tally[table.face[die]], rivals) - points(tally, rivals)
    return float(more) / (10 * POINT)


def longer(table: Table, die: i64) -> float:
    """By how many points a die on the mountain makes sequences longer, in tens."""
    tally = tally_of(table, table.turn)
    return float(tunnel_points(tally + table.faces.tally[table.face[die]]) - tunnel_points(tally)) / 10.0
