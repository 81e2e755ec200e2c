"""The styles of Dice Miner players, also in the solo game."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from zaria.bots.search.style import Style
from zaria.core.values.bits import has
from zaria.miner.bots.gains import POINT, points, rival_gems, tally_of
from zaria.miner.pieces.dice import ALL_DICE, HAZARD, MAGIC, TOOL, TREASURE, TUNNEL, kind_of
from zaria.miner.rules.excavation import DigTurn, TakeFirst, TakeSecond
from zaria.miner.rules.magic import ChooseTarget
from zaria.miner.rules.replenish import CacheDie
from zaria.miner.rules.scoring import tunnel_points
from zaria.miner.rules.table import Table

# The kinds of dice that each style likes.
LIKES: Final[dict[str, list[int]]] = {
    "glitter": [TREASURE],
    "everywhere": [TOOL, TUNNEL],  # a bit here, a bit there
    "now": [TREASURE, HAZARD],  # what counts at once
    "quiet": [TUNNEL],  # long sequences
    "safe": [TOOL],  # tools protect from hazards
    "spoil": [TREASURE],  # what others want
    "deep": [MAGIC],  # much to do later
    "thrift": [TUNNEL],  # what lasts
}


@final
class MinerStyle(Style[Table]):
    def preferences(self, state: Table, seat: i64, actions: list[int], style: str) -> list[float]:
        return [preference(state, action, style) for action in actions]


def likes(style: str, die: i64) -> bool:
    return style in LIKES and int(kind_of(die)) in LIKES[style]


def preference(table: Table, action: i64, style: str) -> float:
    """How much a player of this style likes the action; only compared with its other choices."""
    top = table.pending()
    if action >= ALL_DICE:
        return 0.0
    if style == "now" and isinstance(top, (ChooseTarget, CacheDie)):
        return 0.0  # only takes matter
    if isinstance(top, ChooseTarget):
        return 0.0 if likes(style, action) else 1.0  # rerolls something else
    if isinstance(top, CacheDie):
        return 1.0 if likes(style, action) else 0.0
    if not isinstance(top, (DigTurn, TakeFirst, TakeSecond)):
        return 0.0
    if has(table.troves[table.turn], action):
        return 0.0
    if style == "now":
        return gain(table, action)
    if style == "quiet":
        return longer(table, action)
    return 1.0 if likes(style, action) else 0.0


def gain(table: Table, die: i64) -> float:
    """The points that a die on the mountain would gain if the round ended now, in tens."""
    rivals = rival_gems(table, table.turn)
    tally = tally_of(table, table.turn)
    more = points(tally + table.faces.tally[table.face[die]], rivals) - points(tally, rivals)
    return float(more) / (10 * POINT)


def longer(table: Table, die: i64) -> float:
    """The points that a die on the mountain adds to sequences, in tens."""
    tally = tally_of(table, table.turn)
    return float(tunnel_points(tally + table.faces.tally[table.face[die]]) - tunnel_points(tally)) / 10.0
