"""The magic phase: spend magic dice one by one, each to reroll others of the trove (DM-MAGIC)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from zaria.core.engine.errors import Refusal
from zaria.core.engine.frames import Nature, Question, Step
from zaria.core.engine.questions import QuestionKind
from zaria.core.values.bits import bit, count, has, members, shl
from zaria.core.values.chance import Source
from zaria.miner.pieces.dice import ALL_DICE, HAZARD, MAGIC, dice_of, kind_of
from zaria.miner.pieces.faces import SIDES
from zaria.miner.pieces.heroes import HERO_MAGIC, hero_name
from zaria.miner.pieces.notation import read_roll
from zaria.miner.rules import questions
from zaria.miner.rules.choices import (
    DONE,
    HERO,
    die_arguments,
    elsewhere,
    faces_of,
    no_choice,
    refuse_twin,
    reroll_arguments,
    same_as,
)
from zaria.miner.rules.phases import SPELLS
from zaria.miner.rules.table import Table
from zaria.miner.views.projection import at_stake


def rerollable(table: Table) -> i64:
    """The current player's dice that magic may still reroll (DM-MAGIC-03)."""
    return table.troves[table.turn] & ~dice_of(HAZARD) & ~table.spent


def spendable(table: Table) -> i64:
    """The magic dice that the player may spend: there must be another die to reroll (DM-MAGIC-04)."""
    dice = rerollable(table)
    if dice & (dice - 1) == 0:
        return 0
    return dice & dice_of(MAGIC) & ~table.beer


def hero_left(table: Table) -> i64:
    """How many of the hero's magic faces the player has not spent yet (DM-MAGIC-06)."""
    return HERO_MAGIC[table.heroes[table.turn]] - table.hero_spent_by(table.turn)


@final
class StartMagic(Step[Table]):
    """Once around, from the player clockwise of the one who took the last die (DM-MAGIC-01)."""

    def run(self, state: Table) -> None:
        state.phase = SPELLS
        state.magic_first = state.left_of(state.turn)
        begin_magic(state)


def begin_magic(table: Table) -> None:
    """The first player of the contest, clockwise from `magic_first`, has a turn."""
    seat = table.magic_first
    while not has(table.contest, seat):
        seat = table.left_of(seat)
    begin_turn(table, seat)


def begin_turn(table: Table, seat: i64) -> None:
    table.turn = seat
    table.push(MAGIC_TURN)


def next_magician(table: Table) -> None:
    """The next player of the contest, until all have had their turn."""
    seat = table.left_of(table.turn)
    while seat != table.magic_first:
        if has(table.contest, seat):
            begin_turn(table, seat)
            return
        seat = table.left_of(seat)


@final
class MagicTurn(Question[Table]):
    """Which magic to spend next, if any (DM-MAGIC-02)."""

    def actor(self, state: Table) -> i64:
        return state.turn

    def mask(self, state: Table) -> i64:
        answers = bit(DONE)
        dice = spendable(state)
        if dice != 0:
            answers |= state.one_of_each(dice)
        if hero_left(state) > 0 and rerollable(state) != 0:
            answers |= bit(HERO)
        return answers

    def resolve(self, state: Table, action: i64) -> None:
        if action == DONE:
            next_magician(state)
            return
        symbols: i64 = 1  # a hero's face shows one
        if action == HERO:
            state.hero_spent += shl(1, 2 * state.turn)
        else:
            symbols = state.faces.amount[state.face[action]]
            state.spent |= bit(action)
        if state.sink is not None:
            tell_spent(state, action)
        state.push(MAGIC_TURN)
        choose_targets(state, symbols)

    def why_not(self, state: Table, action: i64) -> Refusal:
        if action == HERO:
            if hero_left(state) > 0:
                return Refusal("DM-MAGIC-04", "miner-nothing-to-reroll", {})
            return Refusal("DM-MAGIC-06", "miner-hero-spent", {})
        if action >= ALL_DICE:
            return no_choice(self, state)
        if not has(state.troves[state.turn], action):
            return elsewhere(state, action, "DM-MAGIC-02")
        if kind_of(action) != MAGIC:
            return Refusal("DM-MAGIC-02", "miner-no-magic", die_arguments(state, action))
        if has(state.spent, action):
            return Refusal("DM-MAGIC-06", "miner-spent", die_arguments(state, action))
        if has(state.beer, action):
            return Refusal("DM-MAGIC-05", "miner-magic-beer", die_arguments(state, action))
        return refuse_twin(state, action) or Refusal("DM-MAGIC-04", "miner-nothing-to-reroll", {})

    def asks(self, state: Table) -> QuestionKind:
        return questions.MAGIC

    def arguments(self, state: Table) -> dict[str, object]:
        return {"seat": int(state.turn)}

    def word(self, state: Table, action: i64) -> str:
        if action == DONE:
            return "done"
        if action == HERO:
            return "spend hero"
        return f"spend {action}" if action < ALL_DICE else ""

    def verb(self, state: Table, action: i64) -> str:
        return "done" if action == DONE else "spend"

    def targets(self, state: Table, action: i64) -> list[str]:
        if action == HERO:
            return [f"hero:{hero_name(state.heroes[state.turn])}"]
        return [f"die:{action}"] if action < ALL_DICE else []

    def same_as(self, state: Table, action: i64) -> list[str]:
        return same_as(state, spendable(state), action)

    def preview(self, state: Table, action: i64) -> dict[str, object]:
        if action == DONE:
            return {"rerolls": 0}
        if action == HERO:
            return {"rerolls": 1, "left": int(hero_left(state))}
        others = count(rerollable(state)) - 1
        return {"rerolls": int(min(state.faces.amount[state.face[action]], others))}


def tell_spent(table: Table, action: i64) -> None:
    if action == HERO:
        table.tell("miner-spent-hero", {"seat": int(table.turn), "hero": hero_name(table.heroes[table.turn])})
    else:
        table.tell("miner-spent", {"seat": int(table.turn), **die_arguments(table, action)})


def choose_targets(table: Table, symbols: i64) -> None:
    """One die per symbol is rerolled, or all dice if there are fewer (DM-MAGIC-04)."""
    dice = rerollable(table)
    if count(dice) <= symbols:
        table.push(MagicRoll(dice))
    else:
        table.push(ChooseTarget(symbols, 0))


@final
class ChooseTarget(Question[Table]):
    """Which die to reroll; all are chosen before any is rolled (DM-MAGIC-02)."""

    def __init__(self, left: i64, chosen: i64) -> None:
        self.left = left
        self.chosen = chosen

    def key(self) -> tuple[object, ...]:
        return int(self.left), int(self.chosen)

    def actor(self, state: Table) -> i64:
        return state.turn

    def mask(self, state: Table) -> i64:
        return state.one_of_each(rerollable(state) & ~self.chosen)

    def resolve(self, state: Table, action: i64) -> None:
        chosen = self.chosen | bit(action)
        if self.left > 1:
            state.push(ChooseTarget(self.left - 1, chosen))
        else:
            state.push(MagicRoll(chosen))

    def why_not(self, state: Table, action: i64) -> Refusal:
        if action >= ALL_DICE:
            return no_choice(self, state)
        if not has(state.troves[state.turn], action):
            return elsewhere(state, action, "DM-MAGIC-02")
        if kind_of(action) == HAZARD:
            return Refusal("DM-MAGIC-03", "miner-reroll-hazard", die_arguments(state, action))
        if has(state.spent, action):
            return Refusal("DM-MAGIC-03", "miner-reroll-spent", die_arguments(state, action))
        return refuse_twin(state, action) or Refusal("DM-MAGIC-02", "miner-reroll-twice", die_arguments(state, action))

    def asks(self, state: Table) -> QuestionKind:
        return questions.REROLL

    def arguments(self, state: Table) -> dict[str, object]:
        return {
            "seat": int(state.turn),
            "left": int(self.left),
            "chosen": members(self.chosen),
        }

    def word(self, state: Table, action: i64) -> str:
        return f"reroll {action}" if action < ALL_DICE else ""

    def verb(self, state: Table, action: i64) -> str:
        return "reroll"

    def targets(self, state: Table, action: i64) -> list[str]:
        return [f"die:{action}"]

    def same_as(self, state: Table, action: i64) -> list[str]:
        return same_as(state, rerollable(state) & ~self.chosen, action)

    def preview(self, state: Table, action: i64) -> dict[str, object]:
        return {"at_stake": at_stake(state, action)}


@final
class MagicRoll(Nature[Table]):
    """The chosen dice are rolled together, the lowest first (DM-MAGIC-02)."""

    def __init__(self, dice: i64) -> None:
        self.dice = dice

    def key(self) -> tuple[object, ...]:
        return (int(self.dice),)

    def kind(self) -> str:
        return "magic"

    def about(self, state: Table) -> i64:
        return state.turn

    def is_consequence(self) -> bool:
        return True

    def bounds(self, state: Table) -> list[int]:
        return [SIDES] * int(count(self.dice))

    def draw(self, state: Table, source: Source) -> None:
        before = faces_of(state, self.dice) if state.sink is not None else []
        state.roll_dice(self.dice, source)
        if state.sink is not None:
            state.tell("miner-rerolled", {"seat": int(state.turn), **reroll_arguments(state, self.dice, before)})

    def read(self, state: Table, words: list[str]) -> list[int]:
        return read_roll(words, [int(kind_of(die)) for die in members(self.dice)], state.faces)


def is_rerolling(table: Table) -> bool:
    """Is magic in use: are dice being chosen for it, or about to be rolled?"""
    return isinstance(table.top, (ChooseTarget, MagicRoll))


def rerolls_chosen(table: Table) -> i64:
    """The dice chosen so far for the magic in use."""
    top = table.top
    if isinstance(top, ChooseTarget):
        return top.chosen
    if isinstance(top, MagicRoll):
        return top.dice
    return 0


def rerolls_left(table: Table) -> i64:
    """How many more dice are to be chosen for the magic in use."""
    top = table.top
    if not isinstance(top, ChooseTarget):
        return 0
    return top.left


START_MAGIC: Final = StartMagic()
MAGIC_TURN: Final = MagicTurn()
