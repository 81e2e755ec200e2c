"""Drafting a die in a solo game: the effect on the trove, or the refusal (SOLO-03 to SOLO-06)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from zaria.core.engine.errors import Refusal
from zaria.core.engine.frames import Question
from zaria.core.engine.questions import QuestionKind
from zaria.core.values.bits import bit, has
from zaria.miner.pieces.dice import HAZARD, TREASURE, TUNNEL, kind_of
from zaria.miner.pieces.faces import SIDES
from zaria.miner.pieces.mountain import on_top
from zaria.miner.pieces.naming import name_in
from zaria.miner.pieces.tally import BEER, CAVE_IN
from zaria.miner.rules import questions
from zaria.miner.rules.choices import die_arguments, no_choice
from zaria.miner.rules.table import Table
from zaria.miner.solo.rules import chest_room, free_tool, wild_faces
from zaria.miner.solo.score import solo_points

INTO_CHEST: Final = 1
BESIDE: Final = 0


def draft(table: Table, die: i64) -> None:
    """The die joins the trove; a Beer is set to a face first."""
    if table.sink is not None:
        which = name_in(table, die, on_top(table.shape))
        table.tell("miner-drafted", {"which": which, **die_arguments(table, die)})
    table.lift(die)
    table.troves[0] |= bit(die)
    if has(table.beer, die):
        table.push(SetFace(die))
    else:
        settle_in(table, die)


def settle_in(table: Table, die: i64) -> None:
    """A hazard uses up a tool; treasure may go in a chest."""
    kind = kind_of(die)
    if kind == HAZARD:
        tool = free_tool(table, table.faces.symbol[table.face[die]])
        table.used |= bit(tool)
        if table.sink is not None:
            table.tell("miner-neutralised", die_arguments(table, tool))
    elif kind == TREASURE and chest_room(table) > 0:
        table.push(PutInChest(die))


@final
class SetFace(Question[Table]):
    """Beer is wild: which face the die shows from now on (SOLO-03)."""

    def __init__(self, die: i64) -> None:
        self.die = die

    def key(self) -> tuple[object, ...]:
        return (int(self.die),)

    def actor(self, state: Table) -> i64:
        return 0

    def mask(self, state: Table) -> i64:
        return wild_faces(state, kind_of(self.die), state.tally(0))

    def resolve(self, state: Table, action: i64) -> None:
        state.show(self.die, SIDES * kind_of(self.die) + action)
        if state.sink is not None:
            state.tell("miner-wild", die_arguments(state, self.die))
        settle_in(state, self.die)

    def why_not(self, state: Table, action: i64) -> Refusal:
        if action >= SIDES:
            return no_choice(self, state)
        face = SIDES * kind_of(self.die) + action
        if state.faces.symbol[face] == BEER:
            return Refusal("SOLO-03", "miner-set-beer", {})
        if state.faces.shared[face] != face:
            return Refusal(None, "miner-same-face", {"face": state.faces.names[face]})
        return why_not_draft(state, face)

    def asks(self, state: Table) -> QuestionKind:
        return questions.SET

    def arguments(self, state: Table) -> dict[str, object]:
        return die_arguments(state, self.die)

    def word(self, state: Table, action: i64) -> str:
        """The words of a face. Equal faces are one answer: only the first has words."""
        face = SIDES * kind_of(self.die) + action
        return f"set {state.faces.names[face]}" if action < SIDES and state.faces.shared[face] == face else ""

    def verb(self, state: Table, action: i64) -> str:
        return "set"

    def targets(self, state: Table, action: i64) -> list[str]:
        return [f"die:{self.die}", f"face:{state.faces.names[SIDES * kind_of(self.die) + action]}"]

    def preview(self, state: Table, action: i64) -> dict[str, object]:
        return gain_of(state, action)


@final
class PutInChest(Question[Table]):
    """Treasure goes in a chest or not; this cannot be changed later (SOLO-06)."""

    def __init__(self, die: i64) -> None:
        self.die = die

    def key(self) -> tuple[object, ...]:
        return (int(self.die),)

    def actor(self, state: Table) -> i64:
        return 0

    def mask(self, state: Table) -> i64:
        return bit(BESIDE) | bit(INTO_CHEST)

    def resolve(self, state: Table, action: i64) -> None:
        if action == INTO_CHEST:
            state.cached |= bit(self.die)
            if state.sink is not None:
                state.tell("miner-chest", die_arguments(state, self.die))

    def why_not(self, state: Table, action: i64) -> Refusal:
        return no_choice(self, state)

    def asks(self, state: Table) -> QuestionKind:
        return questions.CHEST

    def arguments(self, state: Table) -> dict[str, object]:
        return {"room": int(chest_room(state)), **die_arguments(state, self.die)}

    def word(self, state: Table, action: i64) -> str:
        return ("chest no", "chest yes")[action] if action <= INTO_CHEST else ""

    def verb(self, state: Table, action: i64) -> str:
        return "cache" if action == INTO_CHEST else "keep"

    def targets(self, state: Table, action: i64) -> list[str]:
        return [f"die:{self.die}"]

    def preview(self, state: Table, action: i64) -> dict[str, object]:
        return gain_of(state, action)


def gain_of(table: Table, action: i64) -> dict[str, object]:
    """The points that a legal answer brings directly."""
    after = table.copy()
    after.answer(action)
    return {"points": int(solo_points(after) - solo_points(table))}


def why_not_draft(table: Table, face: i64) -> Refusal:
    """Why a die cannot be drafted with this face."""
    name = table.faces.names[face]
    symbol = table.faces.symbol[face]
    if face // SIDES == TUNNEL:
        return Refusal("SOLO-04", "miner-no-tunnel", {"face": name, "before": int(symbol)})
    if symbol == CAVE_IN:
        return Refusal("SOLO-05", "miner-no-pickaxe", {"face": name})
    return Refusal("SOLO-05", "miner-no-shield", {"face": name})
