"""The styles of solo players."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from zaria.bots.search.style import Style
from zaria.miner.bots.solo.value import POINT
from zaria.miner.bots.style import likes
from zaria.miner.pieces.dice import ALL_DICE
from zaria.miner.rules.table import Table
from zaria.miner.solo.turn import Recycle, SoloTurn


@final
class SoloStyle(Style[Table]):
    def preferences(self, state: Table, seat: i64, actions: list[int], style: str) -> list[float]:
        return [preference(state, action, style) for action in actions]


def favourites_first(table: Table, style: str, bias: float) -> dict[int, int]:
    """All actions with their biases in this style, in thousandths of a point, favourites first.

    Several first steps often lead to the same end of the mountain; the first of them is chosen.
    """
    actions = table.legal()
    liked = [action for action in actions if preference(table, action, style) > 0.0]
    biases = {action: round(bias * POINT) for action in liked}
    for action in actions:
        if action not in biases:
            biases[action] = 0
    return biases


def preference(table: Table, action: int, style: str) -> float:
    """How much a player of this style likes the action, from 0 to 1."""
    top = table.pending()
    if action >= ALL_DICE or style == "":
        return 0.0
    if isinstance(top, Recycle):
        return 0.0 if likes(style, action) else 1.0  # what it likes may stay on the mountain
    return 1.0 if isinstance(top, SoloTurn) and likes(style, action) else 0.0
