"""The odds of a seat: the results of rerolls and of draws from the bag.

The content of the bag is public, its order is not: every die in it is equally likely to be drawn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from zaria.core.values.bits import count
from zaria.core.values.odds import odds_line
from zaria.miner.pieces.dice import KIND_NAMES, KINDS, dice_of
from zaria.miner.pieces.faces import SIDES
from zaria.miner.rules import questions
from zaria.miner.rules.phases import EXCAVATION, MINING, ROUNDS
from zaria.miner.why.magic import rerollable, rolls
from zaria.miner.why.outlook import outlook

if TYPE_CHECKING:
    from zaria.core.engine.questions import QuestionKind
    from zaria.miner.rules.table import Table


def odds(table: Table, seat: i64) -> list[dict[str, object]]:
    asked: QuestionKind | None = None
    if table.acting() == seat:
        asked = table.top.asks(table)
    lines: list[dict[str, object]] = []
    if asked is questions.MAGIC or asked is questions.REROLL:
        lines = of_rolls(table, seat, rerollable(table, seat))
    elif asked is questions.CACHE:
        lines = of_rolls(table, seat, table.troves[seat] & ~table.cached)
    return lines + of_bag(table)


def of_rolls(table: Table, seat: i64, dice: i64) -> list[dict[str, object]]:
    """For each of these dice, the chance that a reroll scores more than its face now."""
    lines: list[dict[str, object]] = []
    roll: Any
    for roll in rolls(table, outlook(table, seat), dice):
        targets = [f"die:{die}" for die in roll["dice"]]
        lines.append(odds_line("miner-better", targets, {"face": roll["face"]}, sides_that_score(roll["odds"]), SIDES))
    return lines


def sides_that_score(rolled: dict[str, Any]) -> int:
    return sum([int(face["sides"]) for face in rolled["faces"] if face["points"] > 0])


def of_bag(table: Table) -> list[dict[str, object]]:
    """For each kind, the chance of one die of the next mountain; empty if no mountain is left."""
    is_filled_again = (table.phase == EXCAVATION and table.round < ROUNDS) or (
        table.phase == MINING and table.refills_left > 0
    )
    total = int(count(table.bag))
    if not is_filled_again or total == 0:
        return []
    lines: list[dict[str, object]] = []
    for kind in range(i64(KINDS)):
        name = KIND_NAMES[kind]
        number = int(count(table.bag & dice_of(kind)))
        lines.append(odds_line("miner-bag", [f"bag:{name}"], {"die_kind": name}, number, total))
    return lines
