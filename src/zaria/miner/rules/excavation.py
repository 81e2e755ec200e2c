"""Excavation: take a die from the top; or share a Beer first, and take up to two, from the side too (DM-DIG)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from zaria.core.engine.errors import Refusal
from zaria.core.engine.frames import Nature, Question, Step
from zaria.core.engine.questions import QuestionKind
from zaria.core.values.bits import bit, count
from zaria.core.values.chance import Source
from zaria.miner.pieces.dice import ALL_DICE, kind_of
from zaria.miner.pieces.faces import SIDES
from zaria.miner.pieces.mountain import on_side, on_top
from zaria.miner.pieces.naming import name_in
from zaria.miner.pieces.notation import read_roll
from zaria.miner.rules import questions
from zaria.miner.rules.choices import (
    DONE,
    cannot_take,
    die_arguments,
    die_targets,
    no_choice,
    refuse_twin,
    same_as,
    used_later,
)
from zaria.miner.rules.phases import EXCAVATION
from zaria.miner.rules.table import Table
from zaria.miner.views.projection import if_taken


@final
class StartExcavation(Step[Table]):
    """The starting player begins (DM-DIG-01)."""

    def run(self, state: Table) -> None:
        state.phase = EXCAVATION
        state.turn = state.starter
        state.push(DIG_TURN)


def next_digger(table: Table) -> None:
    """The next player clockwise has a turn, until the mountain is empty (DM-DIG-01)."""
    if table.shape != 0:
        table.turn = table.left_of(table.turn)
        table.push(DIG_TURN)


def take(table: Table, die: i64, takeable: i64) -> None:
    """A die joins the trove with the face it shows (DM-DIG-01); `takeable` are the cells it was chosen from."""
    if table.sink is not None:
        which = name_in(table, die, takeable)
        table.tell("miner-took", {"seat": int(table.turn), "which": which, **die_arguments(table, die)})
    table.lift(die)
    table.troves[table.turn] |= bit(die)


@final
class DigTurn(Question[Table]):
    """A turn: take a top die, or share a Beer first.

    The die says which of the two: it is on the mountain or in the trove. Since sharing comes first, a Beer taken in
    this turn waits for the next (DM-DIG-04).
    """

    def actor(self, state: Table) -> i64:
        return state.turn

    def always_asked(self) -> bool:
        return True

    def mask(self, state: Table) -> i64:
        dice = state.dice_at(on_top(state.shape))
        beers = state.troves[state.turn] & state.beer
        if beers != 0:
            dice |= state.one_of_each(beers)
        return dice

    def resolve(self, state: Table, action: i64) -> None:
        if state.troves[state.turn] & bit(action) != 0:
            state.push(TAKE_FIRST)
            state.push(ShareWith(action))
        else:
            take(state, action, on_top(state.shape))
            next_digger(state)

    def why_not(self, state: Table, action: i64) -> Refusal:
        if action >= ALL_DICE:
            return no_choice(self, state)
        if state.troves[state.turn] & bit(action) == 0:
            return cannot_take(state, action, "DM-DIG-01")
        later = refuse_twin(state, action) or used_later(state, action)
        return later or Refusal("DM-DIG-02", "miner-no-beer", die_arguments(state, action))

    def asks(self, state: Table) -> QuestionKind:
        return questions.DIG

    def arguments(self, state: Table) -> dict[str, object]:
        beers = state.troves[state.turn] & state.beer
        return {"seat": int(state.turn), "beer": "yes" if beers != 0 else "no"}

    def word(self, state: Table, action: i64) -> str:
        if action >= ALL_DICE:
            return ""
        return f"{self.verb(state, action)} {action}"

    def verb(self, state: Table, action: i64) -> str:
        return "share" if state.troves[state.turn] & bit(action) != 0 else "take"

    def targets(self, state: Table, action: i64) -> list[str]:
        return die_targets(state, action)

    def same_as(self, state: Table, action: i64) -> list[str]:
        return same_as(state, state.troves[state.turn] & state.beer, action)

    def preview(self, state: Table, action: i64) -> dict[str, object]:
        if state.troves[state.turn] & bit(action) != 0:
            return {"rolls": 1, "takes": min(2, int(count(state.shape)))}
        return if_taken(state, action)


@final
class ShareWith(Question[Table]):
    """Who gets the Beer: any other player (DM-DIG-02)."""

    def __init__(self, die: i64) -> None:
        self.die = die

    def key(self) -> tuple[object, ...]:
        return (int(self.die),)

    def actor(self, state: Table) -> i64:
        return state.turn

    def mask(self, state: Table) -> i64:
        return (bit(state.seats) - 1) & ~bit(state.turn)

    def resolve(self, state: Table, action: i64) -> None:
        state.push(ShareRoll(self.die, action))

    def why_not(self, state: Table, action: i64) -> Refusal:
        if action == state.turn:
            return Refusal("DM-DIG-02", "miner-share-self", {})
        return no_choice(self, state)

    def asks(self, state: Table) -> QuestionKind:
        return questions.SHARE

    def arguments(self, state: Table) -> dict[str, object]:
        return {"seat": int(state.turn), **die_arguments(state, self.die)}

    def word(self, state: Table, action: i64) -> str:
        return f"to {action}" if action < state.seats else ""

    def verb(self, state: Table, action: i64) -> str:
        return "give"

    def targets(self, state: Table, action: i64) -> list[str]:
        return [f"seat:{action}"]


@final
class ShareRoll(Nature[Table]):
    """The shared die is rolled and goes to the other player with its new face (DM-DIG-02)."""

    def __init__(self, die: i64, receiver: i64) -> None:
        self.die = die
        self.receiver = receiver

    def key(self) -> tuple[object, ...]:
        return int(self.die), int(self.receiver)

    def kind(self) -> str:
        return "beer"

    def about(self, state: Table) -> i64:
        return state.turn

    def is_consequence(self) -> bool:
        return True

    def bounds(self, state: Table) -> list[int]:
        return [SIDES]

    def draw(self, state: Table, source: Source) -> None:
        state.roll_die(self.die, source)
        state.troves[state.turn] ^= bit(self.die)
        state.troves[self.receiver] |= bit(self.die)
        if state.sink is not None:
            state.tell(
                "miner-shared", {"seat": int(state.turn), "owner": int(self.receiver), **die_arguments(state, self.die)}
            )

    def read(self, state: Table, words: list[str]) -> list[int]:
        return read_roll(words, [int(kind_of(self.die))], state.faces)


def open_cells(shape: i64) -> i64:
    """The cells from which a die may be taken after sharing (DM-DIG-03)."""
    return on_top(shape) | on_side(shape)


class TakeShared(Question[Table]):
    """Take a die after sharing, from the top or the side (DM-DIG-03)."""

    def actor(self, state: Table) -> i64:
        return state.turn

    def mask(self, state: Table) -> i64:
        return state.dice_at(open_cells(state.shape))

    def why_not(self, state: Table, action: i64) -> Refusal:
        return no_choice(self, state) if action >= ALL_DICE else cannot_take(state, action, "DM-DIG-01")

    def word(self, state: Table, action: i64) -> str:
        return f"take {action}" if action < ALL_DICE else ""

    def verb(self, state: Table, action: i64) -> str:
        return "take"

    def targets(self, state: Table, action: i64) -> list[str]:
        return die_targets(state, action)

    def preview(self, state: Table, action: i64) -> dict[str, object]:
        return if_taken(state, action)


@final
class TakeFirst(TakeShared):
    def resolve(self, state: Table, action: i64) -> None:
        take(state, action, open_cells(state.shape))
        if state.shape != 0:
            state.push(TAKE_SECOND)

    def asks(self, state: Table) -> QuestionKind:
        return questions.TAKE_FIRST

    def arguments(self, state: Table) -> dict[str, object]:
        return {"seat": int(state.turn)}


@final
class TakeSecond(TakeShared):
    """The second die is optional."""

    def mask(self, state: Table) -> i64:
        return super().mask(state) | bit(DONE)

    def resolve(self, state: Table, action: i64) -> None:
        if action != DONE:
            take(state, action, open_cells(state.shape))
        next_digger(state)

    def asks(self, state: Table) -> QuestionKind:
        return questions.TAKE_SECOND

    def arguments(self, state: Table) -> dict[str, object]:
        return {"seat": int(state.turn)}

    def word(self, state: Table, action: i64) -> str:
        return "done" if action == DONE else super().word(state, action)

    def verb(self, state: Table, action: i64) -> str:
        return "done" if action == DONE else "take"

    def targets(self, state: Table, action: i64) -> list[str]:
        return [] if action == DONE else super().targets(state, action)

    def preview(self, state: Table, action: i64) -> dict[str, object]:
        return {"points": 0, "others": []} if action == DONE else super().preview(state, action)


def takes_left(table: Table) -> i64:
    """How many dice may still be taken after sharing a Beer; 0 in any other situation."""
    if isinstance(table.top, TakeFirst):
        return 2
    if isinstance(table.top, TakeSecond):
        return 1
    return 0


START_EXCAVATION: Final = StartExcavation()
DIG_TURN: Final = DigTurn()
TAKE_FIRST: Final = TakeFirst()
TAKE_SECOND: Final = TakeSecond()
