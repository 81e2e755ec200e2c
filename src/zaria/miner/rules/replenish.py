"""Between rounds: cache dice, reroll the others, and find the next starting player (DM-REST)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from zaria.core.engine.errors import IllegalDeal, Refusal
from zaria.core.engine.frames import Nature, Question, Step, read_number
from zaria.core.engine.questions import QuestionKind
from zaria.core.values.bits import bit, count, has, lowest, members, nth
from zaria.core.values.chance import Source
from zaria.miner.pieces.dice import ALL_DICE, kind_of
from zaria.miner.pieces.faces import SIDES
from zaria.miner.pieces.notation import read_roll
from zaria.miner.rules import questions
from zaria.miner.rules.choices import (
    DONE,
    die_arguments,
    elsewhere,
    faces_of,
    no_choice,
    refuse_twin,
    reroll_arguments,
    same_as,
)
from zaria.miner.rules.phases import REPLENISH, UNDECIDED
from zaria.miner.rules.table import Table
from zaria.miner.views.projection import at_stake


@final
class Replenish(Step[Table]):
    """All cache, one after the other, clockwise from the finished round's starter; then all roll (DM-REST-01)."""

    def run(self, state: Table) -> None:
        state.phase = REPLENISH
        state.push(NEXT_STARTER)
        push_rolls(state, state.starter)
        state.push(CacheTurn(state.starter, state.seats))


def push_rolls(table: Table, first: i64) -> None:
    """Push a reroll of each trove in the contest, clockwise from the first seat."""
    for step in range(table.seats):
        seat = (first + table.seats - 1 - step) % table.seats  # what is pushed last comes first
        if has(table.contest, seat):
            table.push(RollTrove(seat))


@final
class CacheTurn(Step[Table]):
    """A seat may cache as many dice as it has chests; then the next seat has its turn."""

    def __init__(self, seat: i64, to_come: i64) -> None:
        self.seat = seat
        self.to_come = to_come

    def key(self) -> tuple[object, ...]:
        return int(self.seat), int(self.to_come)

    def run(self, state: Table) -> None:
        if self.to_come > 1:
            state.push(CacheTurn(state.left_of(self.seat), self.to_come - 1))
        state.turn = self.seat
        ask_cache(state, state.chests(self.seat))


def ask_cache(table: Table, left: i64) -> None:
    """Ask if there is room in a chest and a die to put in it."""
    if left > 0 and table.troves[table.turn] & ~table.cached != 0:
        table.push(CacheDie(left))


@final
class CacheDie(Question[Table]):
    """Which die to keep: any die, even a hazard or the chest itself (DM-REST-01)."""

    def __init__(self, left: i64) -> None:
        self.left = left

    def key(self) -> tuple[object, ...]:
        return (int(self.left),)

    def actor(self, state: Table) -> i64:
        return state.turn

    def mask(self, state: Table) -> i64:
        return state.one_of_each(state.troves[state.turn] & ~state.cached) | bit(DONE)

    def resolve(self, state: Table, action: i64) -> None:
        if action == DONE:
            return
        state.cached |= bit(action)
        if state.sink is not None:
            state.tell("miner-cached", {"seat": int(state.turn), **die_arguments(state, action)})
        ask_cache(state, self.left - 1)

    def why_not(self, state: Table, action: i64) -> Refusal:
        if action >= ALL_DICE:
            return no_choice(self, state)
        if not has(state.troves[state.turn], action):
            return elsewhere(state, action, "DM-REST-01")
        return refuse_twin(state, action) or Refusal("DM-REST-01", "miner-cached-already", die_arguments(state, action))

    def asks(self, state: Table) -> QuestionKind:
        return questions.CACHE

    def arguments(self, state: Table) -> dict[str, object]:
        return {"seat": int(state.turn), "left": int(self.left)}

    def word(self, state: Table, action: i64) -> str:
        if action == DONE:
            return "done"
        return f"cache {action}" if action < ALL_DICE else ""

    def verb(self, state: Table, action: i64) -> str:
        return "done" if action == DONE else "cache"

    def targets(self, state: Table, action: i64) -> list[str]:
        return [f"die:{action}"] if action < ALL_DICE else []

    def same_as(self, state: Table, action: i64) -> list[str]:
        return same_as(state, state.troves[state.turn] & ~state.cached, action)

    def preview(self, state: Table, action: i64) -> dict[str, object]:
        rolled = int(count(state.troves[state.turn] & ~state.cached))
        if action == DONE:
            return {"rolls": rolled}
        return {"rolls": rolled - 1, "at_stake": at_stake(state, action)}


class RollTrove(Step[Table]):
    """A trove is rerolled, except for cached dice (DM-REST-02, DM-END-02)."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def key(self) -> tuple[object, ...]:
        return (int(self.seat),)

    def run(self, state: Table) -> None:
        dice = state.troves[self.seat] & ~state.cached
        if dice != 0:
            state.push(TroveRoll(self.seat, dice))


@final
class TroveRoll(Nature[Table]):
    """The roll itself, the lowest die first."""

    def __init__(self, seat: i64, dice: i64) -> None:
        self.seat = seat
        self.dice = dice

    def key(self) -> tuple[object, ...]:
        return int(self.seat), int(self.dice)

    def kind(self) -> str:
        return "reroll"

    def about(self, state: Table) -> i64:
        return self.seat

    def bounds(self, state: Table) -> list[int]:
        return [SIDES] * int(count(self.dice))

    def draw(self, state: Table, source: Source) -> None:
        before = faces_of(state, self.dice) if state.sink is not None else []
        state.roll_dice(self.dice, source)
        if state.sink is not None:
            state.tell("miner-rerolled", {"seat": int(self.seat), **reroll_arguments(state, self.dice, before)})

    def read(self, state: Table, words: list[str]) -> list[int]:
        return read_roll(words, [int(kind_of(die)) for die in members(self.dice)], state.faces)


@final
class NextStarter(Step[Table]):
    """The lowest total starts the next round, ties at random (DM-REST-03). Caching ends (DM-REST-02)."""

    def run(self, state: Table) -> None:
        state.cached = 0
        lowest_total = state.score(0)
        seats: i64 = 0
        for seat in range(state.seats):
            total = state.score(seat)
            if total < lowest_total:
                lowest_total = total
                seats = 0
            if total == lowest_total:
                seats |= bit(seat)
        if count(seats) == 1:
            state.starter = lowest(seats)
        else:
            state.starter = UNDECIDED
            state.push(DrawStarter(seats))


@final
class DrawStarter(Nature[Table]):
    """One of several tied players starts, at random (DM-SETUP-01, DM-REST-03)."""

    def __init__(self, seats: i64) -> None:
        self.seats = seats

    def key(self) -> tuple[object, ...]:
        return (int(self.seats),)

    def kind(self) -> str:
        return "starter"

    def bounds(self, state: Table) -> list[int]:
        return [int(count(self.seats))]

    def draw(self, state: Table, source: Source) -> None:
        state.starter = nth(self.seats, source.below(count(self.seats)))

    def read(self, state: Table, words: list[str]) -> list[int]:
        """Read a tied seat, counted from 1."""
        numbers = [seat + 1 for seat in members(self.seats)]
        if len(words) != 1:
            raise IllegalDeal("deal-length", expected=1, given=len(words))
        if read_number(words[0]) not in numbers:
            possible = ", ".join([str(number) for number in numbers])
            raise IllegalDeal("miner-deal-seat", word=words[0][:40], possible=possible)
        return [numbers.index(read_number(words[0]))]


REPLENISH_TROVES: Final = Replenish()
NEXT_STARTER: Final = NextStarter()
