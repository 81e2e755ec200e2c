"""Solo: draft dice from the top, spend magic, refill or stop, in any order (SOLO)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from zaria.core.engine.errors import Refusal
from zaria.core.engine.frames import Nature, Question, Step
from zaria.core.engine.questions import QuestionKind
from zaria.core.engine.setup import Setup
from zaria.core.values.bits import bit, count, has, lowest
from zaria.core.values.chance import Source
from zaria.miner.pieces.bag import FILL_MOUNTAIN, missing
from zaria.miner.pieces.dice import ALL_DICE, MAGIC, dice_of, kind_of
from zaria.miner.pieces.faces import SIDES
from zaria.miner.pieces.mountain import FULL, on_top
from zaria.miner.pieces.naming import name_in
from zaria.miner.pieces.notation import read_roll
from zaria.miner.rules import questions
from zaria.miner.rules.choices import (
    DONE,
    REFILL,
    cannot_take,
    dice_arguments,
    die_arguments,
    die_targets,
    no_choice,
    refuse_twin,
    same_as,
)
from zaria.miner.rules.phases import MINING, REFILLS
from zaria.miner.rules.setup import blank
from zaria.miner.rules.table import Table
from zaria.miner.rules.tiebreak import GAME_OVER
from zaria.miner.solo.draft import draft, gain_of, why_not_draft
from zaria.miner.solo.rules import draftable


def blank_solo(setup: Setup) -> Table:
    """A solo table with all dice in the bag."""
    table = blank(setup)
    table.solo = True
    return table


def begin_solo(setup: Setup) -> Table:
    """A solo table before anything is rolled."""
    table = blank_solo(setup)
    table.refills_left = REFILLS
    table.push(GAME_OVER)
    table.push(NEXT_ACTION)
    table.push(FILL)
    if setup.options["magic"] > 0:
        table.push(FirstMagic(setup.options["magic"]))
    table.settle()
    return table


@final
class FirstMagic(Nature[Table]):
    """Magic dice from the bag are rolled: the start of the trove (SOLO-01)."""

    def __init__(self, dice: i64) -> None:
        self.dice = dice

    def key(self) -> tuple[object, ...]:
        return (int(self.dice),)

    def kind(self) -> str:
        return "start"

    def about(self, state: Table) -> i64:
        return 0

    def bounds(self, state: Table) -> list[int]:
        return [SIDES] * int(self.dice)

    def draw(self, state: Table, source: Source) -> None:
        for number in range(self.dice):
            die = lowest(state.bag & dice_of(MAGIC))
            state.bag ^= bit(die)
            state.troves[0] |= bit(die)
            state.roll_die(die, source)
        if state.sink is not None:
            state.tell("miner-start", dice_arguments(state, state.troves[0]))

    def read(self, state: Table, words: list[str]) -> list[int]:
        return read_roll(words, [MAGIC] * int(self.dice), state.faces)


@final
class Fill(Step[Table]):
    """The next mountain, up to the third (SOLO-02, SOLO-08)."""

    def run(self, state: Table) -> None:
        state.phase = MINING
        state.round += 1
        state.push(FILL_MOUNTAIN)


@final
class NextAction(Step[Table]):
    """Ask what to do, until only stopping is possible (SOLO-09)."""

    def run(self, state: Table) -> None:
        if actions(state) != 0:
            state.push(SOLO_TURN)


def actions(table: Table) -> i64:
    """All legal actions except stopping (SOLO-02)."""
    answers = draftable(table, table.dice_at(on_top(table.shape)))
    if table.shape != 0:
        answers |= table.one_of_each(spendable(table))
    if can_refill(table):
        answers |= bit(REFILL)
    return answers


def spendable(table: Table) -> i64:
    """The magic dice that show magic (SOLO-01, SOLO-07)."""
    return table.troves[0] & dice_of(MAGIC) & ~table.beer


def can_refill(table: Table) -> bool:
    """Refilling is possible twice a game, if there is a die in the bag and room for it (SOLO-08)."""
    return table.refills_left > 0 and table.shape != FULL and table.bag != 0


@final
class SoloTurn(Question[Table]):
    def actor(self, state: Table) -> i64:
        return 0

    def always_asked(self) -> bool:
        return True

    def mask(self, state: Table) -> i64:
        return actions(state) | bit(DONE)

    def resolve(self, state: Table, action: i64) -> None:
        if action == DONE:
            return
        state.push(NEXT_ACTION)
        if action == REFILL:
            state.refills_left -= 1
            if state.sink is not None:
                state.tell("miner-refill", {"left": int(state.refills_left)})
            state.push(FILL)
        elif has(state.troves[0], action):
            spend(state, action)
        else:
            draft(state, action)

    def why_not(self, state: Table, action: i64) -> Refusal:
        if action == REFILL:
            return why_not_refill(state)
        if action >= ALL_DICE:
            return no_choice(self, state)
        if has(state.troves[0], action):
            return refuse_twin(state, action) or why_not_spend(state, action)
        if not has(state.dice_at(on_top(state.shape)), action):
            return cannot_take(state, action, "SOLO-03")
        if has(state.beer, action):
            return Refusal("SOLO-03", "miner-no-wild", die_arguments(state, action))
        return why_not_draft(state, state.face[action])

    def asks(self, state: Table) -> QuestionKind:
        return questions.SOLO

    def arguments(self, state: Table) -> dict[str, object]:
        return {"refills": int(state.refills_left)}

    def word(self, state: Table, action: i64) -> str:
        verb = self.verb(state, action)
        return f"{verb} {action}" if action < ALL_DICE else verb

    def verb(self, state: Table, action: i64) -> str:
        if action == DONE:
            return "stop"
        if action == REFILL:
            return "refill"
        if action >= ALL_DICE:
            return ""
        return "spend" if has(state.troves[0], action) else "take"

    def targets(self, state: Table, action: i64) -> list[str]:
        return die_targets(state, action) if action < ALL_DICE else []

    def same_as(self, state: Table, action: i64) -> list[str]:
        return same_as(state, spendable(state), action)

    def preview(self, state: Table, action: i64) -> dict[str, object]:
        if action == DONE:
            return {"points": 0}
        if action == REFILL:
            return {"dice": int(missing(state))}
        if has(state.troves[0], action):
            return {"recycles": int(min(state.faces.amount[state.face[action]], count(state.shape)))}
        return gain_of(state, action)


def why_not_refill(table: Table) -> Refusal:
    if table.refills_left == 0:
        return Refusal("SOLO-08", "miner-no-refill", {})
    if table.shape == FULL:
        return Refusal("SOLO-08", "miner-full", {})
    return Refusal("SOLO-08", "miner-bag-empty", {})


def why_not_spend(table: Table, die: i64) -> Refusal:
    if kind_of(die) != MAGIC:
        return Refusal("SOLO-07", "miner-no-magic", die_arguments(table, die))
    if has(table.beer, die):
        return Refusal("SOLO-01", "miner-magic-beer", die_arguments(table, die))
    return Refusal("SOLO-07", "miner-empty", {})


def spend(table: Table, die: i64) -> None:
    """The magic die leaves the game; it recycles as many dice as it has symbols (SOLO-07)."""
    if table.sink is not None:
        table.tell("miner-spent-solo", die_arguments(table, die))
    symbols = table.faces.amount[table.face[die]]
    table.troves[0] ^= bit(die)
    table.removed |= bit(die)
    table.forget(die)
    table.push(Recycle(symbols))


@final
class Recycle(Question[Table]):
    """Which top die goes back in the bag; asked once for each die left to recycle (SOLO-07)."""

    def __init__(self, left: i64) -> None:
        self.left = left

    def key(self) -> tuple[object, ...]:
        return (int(self.left),)

    def actor(self, state: Table) -> i64:
        return 0

    def mask(self, state: Table) -> i64:
        return state.dice_at(on_top(state.shape))

    def resolve(self, state: Table, action: i64) -> None:
        if state.sink is not None:
            which = name_in(state, action, on_top(state.shape))
            state.tell("miner-recycled", {"which": which, **die_arguments(state, action)})
        state.lift(action)
        state.put_back(action)
        if self.left > 1 and state.shape != 0:
            state.push(Recycle(self.left - 1))

    def why_not(self, state: Table, action: i64) -> Refusal:
        return no_choice(self, state) if action >= ALL_DICE else cannot_take(state, action, "SOLO-07")

    def asks(self, state: Table) -> QuestionKind:
        return questions.RECYCLE

    def arguments(self, state: Table) -> dict[str, object]:
        return {"left": int(self.left)}

    def word(self, state: Table, action: i64) -> str:
        return f"recycle {action}" if action < ALL_DICE else ""

    def verb(self, state: Table, action: i64) -> str:
        return "recycle"

    def targets(self, state: Table, action: i64) -> list[str]:
        return die_targets(state, action)


FILL: Final = Fill()
NEXT_ACTION: Final = NextAction()
SOLO_TURN: Final = SoloTurn()
