"""Dice as choices: their targets, which dice are the same choice, and why a die cannot be chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from zaria.core.engine.errors import Refusal
from zaria.core.engine.frames import Frame, possible, read_number
from zaria.core.values.bits import bit, has, members
from zaria.miner.pieces.dice import ALL_DICE, KIND_NAMES, kind_of
from zaria.miner.pieces.mountain import coordinates, covers
from zaria.miner.pieces.naming import name_in
from zaria.miner.pieces.tally import CHEST, SPELL
from zaria.miner.rules.phases import ROUNDS

if TYPE_CHECKING:
    from zaria.miner.rules.table import Table

# Answers that are not dice. Questions about seats, heroes and faces use small numbers.
HERO: Final = 60  # spend one of the hero's magic faces
REFILL: Final = 61
DONE: Final = 62  # done, or stop


def die_arguments(table: Table, die: i64) -> dict[str, object]:
    """The arguments of a message about a die."""
    return {"die": int(die), "die_kind": KIND_NAMES[kind_of(die)], "face": table.faces.names[table.face[die]]}


def dice_arguments(table: Table, dice: i64) -> dict[str, object]:
    """The arguments of a message about several dice."""
    return {"dice": members(dice), "faces": faces_of(table, dice)}


def faces_of(table: Table, dice: i64) -> list[str]:
    """The faces of the dice, lowest first."""
    return [table.faces.names[table.face[die]] for die in members(dice)]


def reroll_arguments(table: Table, dice: i64, before: list[str]) -> dict[str, object]:
    """The arguments of a message about rerolled dice: their old and new faces."""
    shown = dice_arguments(table, dice)
    shown["changes"] = [[was, now] for was, now in zip(before, faces_of(table, dice))]
    return shown


def no_choice(frame: Frame[Table], table: Table) -> Refusal:
    """The refusal for a number that is no answer to the question."""
    return Refusal(None, "not-a-choice", {"possible": possible(frame, table)})


def die_targets(table: Table, die: i64) -> list[str]:
    """The die, and the cell it lies in if it is on the mountain."""
    cell = table.cell_of(die)
    if cell < 0:
        return [f"die:{die}"]
    a, b = coordinates(cell)
    return [f"die:{die}", f"cell:{a},{b}"]


def same_as(table: Table, dice: i64, die: i64) -> list[str]:
    """The other dice among these that are the same choice as this one."""
    if not has(dice, die):
        return []
    return [f"die:{other}" for other in members(dice) if other != die and alike(table, other, die)]


def alike(table: Table, one: i64, other: i64) -> bool:
    """Do two dice of the actor's trove show the same face, and are both spent, cached or used, or both not?"""
    both = bit(one) | bit(other)
    for marked in (table.spent, table.cached, table.used):
        if marked & both != 0 and marked & both != both:
            return False
    return table.troves[table.turn] & both == both and table.face[one] == table.face[other]


def stand_in(table: Table, action: i64) -> i64:
    """The legal answer that is the same choice as this one; the answer itself if there is none."""
    legal = table.mask()
    if action >= ALL_DICE or has(legal, action) or not has(table.troves[table.turn], action):
        return action
    for other in members(legal & table.troves[table.turn]):
        if alike(table, other, action):
            return other
    return action


def refuse_twin(table: Table, die: i64) -> Refusal | None:
    """The refusal for a die that another one stands for, or None."""
    other = stand_in(table, die)
    return Refusal(None, "miner-same", die_arguments(table, die)) if other != die else None


def refuse_misplaced(table: Table, words: str) -> Refusal | None:
    """The refusal for words that belong to a die in another place, such as `share 7` for one on the mountain."""
    said = words.split()
    die = read_number(said[1]) if len(said) == 2 else -1
    if not 0 <= die < ALL_DICE or table.acting() < 0:
        return None
    word = table.top.word(table, die)
    if word == "" or word.split()[0] == said[0]:
        return None
    verbs = {table.top.word(table, other).split(" ")[0] for other in range(ALL_DICE)}
    return elsewhere(table, die, None) if said[0] in verbs else None


def cannot_take(table: Table, die: i64, rule: str) -> Refusal:
    """Why a die cannot be taken from the mountain, or recycled from it."""
    cell = table.cell_of(die)
    if cell < 0:
        return used_later(table, die) or elsewhere(table, die, rule)
    if covers(table.shape, cell) == 2:
        return Refusal("DM-COMP-04", "miner-buried", {"die": int(die), "which": name_in(table, die, table.shape)})
    if table.solo:
        return Refusal("DM-COMP-04", "miner-covered", {"die": int(die), "which": name_in(table, die, table.shape)})
    return Refusal("DM-DIG-03", "miner-no-side", {"die": int(die), "which": name_in(table, die, table.shape)})


def used_later(table: Table, die: i64) -> Refusal | None:
    """In games with others, dice not used while digging: magic comes after it, chests between rounds."""
    if table.solo or not has(table.troves[table.turn], die):
        return None
    symbol = table.faces.symbol[table.face[die]]
    if symbol == SPELL:
        return Refusal("DM-MAGIC-01", "miner-own-magic", die_arguments(table, die))
    if symbol == CHEST and table.round < ROUNDS:
        return Refusal("DM-REST-01", "miner-own-chest", die_arguments(table, die))
    return None


def elsewhere(table: Table, die: i64, rule: str | None) -> Refusal:
    """Why a die in another place cannot be chosen."""
    if has(table.bag, die):
        return Refusal(rule, "miner-in-bag", {"die": int(die)})
    if has(table.removed, die):
        return Refusal(rule, "miner-removed", {"die": int(die)})
    if table.cell_of(die) >= 0:
        return Refusal(rule, "miner-on-mountain", {"die": int(die), "which": name_in(table, die, table.shape)})
    owner = next(seat for seat in range(table.setup.players) if has(table.troves[seat], die))
    if owner == table.turn:
        return Refusal(rule, "miner-own", die_arguments(table, die))
    return Refusal(rule, "miner-others", {"owner": owner, **die_arguments(table, die)})
