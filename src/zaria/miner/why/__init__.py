"""The reasons for the value of each die and each answer: data for pages, terminals and screen readers.

They are computed for one seat from public information: the mountain, the troves and the faces of dice, not the order
of the bag. They are computed only on request: no step and no bot needs them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from zaria.miner.rules import questions
from zaria.miner.rules.phases import EXCAVATION, MINING
from zaria.miner.why.choices import choices
from zaria.miner.why.dig import DigReasons
from zaria.miner.why.magic import rerollable, rolls
from zaria.miner.why.outlook import outlook
from zaria.miner.why.solo import SoloDig
from zaria.miner.why.solo_choices import goal, solo_choices

if TYPE_CHECKING:
    from zaria.core.engine.questions import QuestionKind
    from zaria.miner.rules.table import Table


def why(table: Table, seat: i64) -> dict[str, Any]:
    """All reasons for a seat: for the mountain's dice, for rerolls, and for its other answers."""
    result: dict[str, Any] = {"dice": [], "rolls": [], "choices": [], "goal": None}
    asked: QuestionKind | None = None
    if table.acting() == seat:
        asked, about = table.top.asks(table), table.top.arguments(table)
        result["choices"] = solo_choices(table, asked, about) if table.solo else choices(table, seat, asked, about)
    if table.phase == MINING:
        result["dice"] = SoloDig(table, asked).dice()
        result["goal"] = goal(table)
    elif table.phase == EXCAVATION:
        result["dice"] = DigReasons(table, seat, asked).dice()
    elif asked is questions.MAGIC or asked is questions.REROLL:
        result["rolls"] = rolls(table, outlook(table, seat), rerollable(table, seat))
    elif asked is questions.CACHE:
        result["rolls"] = rolls(table, outlook(table, seat), table.troves[seat] & ~table.cached)
    return result
