"""Reasons for answers that are not dice of the mountain: who gets a Beer, which magic, what to keep."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from zaria.core.values.bits import count, members
from zaria.miner.pieces.dice import KIND_NAMES, kind_of
from zaria.miner.pieces.heroes import HERO_MAGIC
from zaria.miner.rules import questions
from zaria.miner.rules.choices import DONE, HERO
from zaria.miner.rules.phases import ROUNDS
from zaria.miner.why.later import in_later_rounds, to_points
from zaria.miner.why.magic import best_reroll, rerollable, together
from zaria.miner.why.odds import odds
from zaria.miner.why.outlook import line, outlook

if TYPE_CHECKING:
    from zaria.core.engine.questions import QuestionKind
    from zaria.miner.rules.table import Table
    from zaria.miner.why.outlook import Outlook


def reason(action: i64, lines: list[dict[str, object]]) -> dict[str, object]:
    """An answer with its reasons and optional fields."""
    return {"action": int(action), "points": None, "odds": None, "together": None, "lines": lines}


def choices(table: Table, seat: i64, asked: QuestionKind, about: dict[str, object]) -> list[dict[str, object]]:
    """The answers to the seat's question that are not dice of the mountain, by action."""
    if asked is questions.DIG:
        return [share(table, seat, die) for die in members(table.mask() & table.troves[seat])]
    now = outlook(table, seat)
    if asked is questions.SHARE:
        return [give(table, now, int(str(about["die"])), other) for other in members(table.mask())]
    if asked is questions.MAGIC:
        best = best_reroll(table, now)
        return [spend(table, seat, action, best) for action in members(table.mask()) if action != DONE]
    if asked is questions.REROLL:
        chosen = about["chosen"]
        assert isinstance(chosen, list)
        return [reroll(table, now, chosen, die) for die in members(table.mask())]
    if asked is questions.CACHE:
        return [cache(table, die) for die in members(table.mask()) if die != DONE]
    return []


def share(table: Table, seat: i64, die: i64) -> dict[str, object]:
    """The second die, and what the Beer would have brought later."""
    lines = [line("share-takes", {"number": min(2, int(count(table.shape)))})]
    lines.append(line("beer-kind", {"die_kind": KIND_NAMES[kind_of(die)]}))
    given = to_points(-in_later_rounds(table, seat, die))
    if given != 0:
        lines.append(line("share-gives", {"change": given, "number": int(ROUNDS - table.round)}))
    return reason(die, lines)


def give(table: Table, now: Outlook, die: i64, other: i64) -> dict[str, object]:
    """The possible faces of the Beer for the taker, and their effect on the giver."""
    theirs = now.of(other)
    gain = odds(theirs, theirs, kind_of(die))
    entry = reason(other, [line("share-mean", {"seat": int(other), "mean": gain["mean"]})])
    entry["odds"] = {"seat": int(other), **gain}
    return entry


def spend(table: Table, seat: i64, action: i64, best: dict[str, object] | None) -> dict[str, object]:
    """How many dice it rerolls, and the best one now."""
    number = 1
    if action != HERO:
        others = int(count(rerollable(table, seat))) - 1
        number = min(int(table.faces.amount[table.face[action]]), others)
    lines = [line("magic-rerolls", {"number": number}), *([line("magic-best", best)] if best else [])]
    if action == HERO:
        left = HERO_MAGIC[table.heroes[seat]] - table.hero_spent_by(seat)
        lines.append(line("magic-hero", {"number": int(left)}))
    return reason(action, lines)


def reroll(table: Table, now: Outlook, chosen: list[int], die: i64) -> dict[str, object]:
    """The exact mean for this die with all dice already chosen."""
    dice = [*chosen, int(die)]
    mean = together(table, now, dice)
    lines = [line("odds-together", {"number": len(dice), "mean": mean})] if chosen else []
    entry = reason(die, lines)
    entry["together"] = mean
    return entry


def cache(table: Table, die: i64) -> dict[str, object]:
    kept = {"round": int(table.round) + 1, "face": table.faces.names[table.face[die]]}
    return reason(die, [line("cache-sure", kept)])
