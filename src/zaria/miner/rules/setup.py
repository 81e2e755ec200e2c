"""The start of a game for several players, and of each of its rounds (DM-SETUP)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from zaria.core.engine.errors import Refusal
from zaria.core.engine.frames import Nature, Question, Step
from zaria.core.engine.questions import QuestionKind
from zaria.core.engine.setup import Setup
from zaria.core.values.bits import bit, count, has, lowest, members
from zaria.core.values.chance import Source
from zaria.core.values.ints import zeros
from zaria.miner.pieces.bag import ALL, FILL_MOUNTAIN
from zaria.miner.pieces.dice import ALL_DICE, TUNNEL
from zaria.miner.pieces.faces import BUILT_IN, SIDES, Faces, faces_from
from zaria.miner.pieces.heroes import HERO_FACES, HERO_NAMES, HEROES, NO_HERO
from zaria.miner.pieces.mountain import SIZE
from zaria.miner.pieces.notation import read_roll
from zaria.miner.rules import questions
from zaria.miner.rules.choices import no_choice
from zaria.miner.rules.excavation import START_EXCAVATION
from zaria.miner.rules.magic import START_MAGIC
from zaria.miner.rules.phases import CHOOSING, ROUNDS, UNDECIDED
from zaria.miner.rules.replenish import REPLENISH_TROVES, DrawStarter
from zaria.miner.rules.score_round import SCORE_ROUND
from zaria.miner.rules.table import COLUMNS, Table
from zaria.miner.rules.tiebreak import FIND_WINNER, GAME_OVER

MOST_ROLLS: Final = 100  # for the first starting player


def blank(setup: Setup) -> Table:
    """A table with all dice in the bag."""
    table = Table(setup)
    table.faces = faces_of(setup)
    table.bag = ALL
    table.troves = zeros(setup.players)
    table.lying = zeros(SIZE)
    table.face = zeros(ALL_DICE)
    table.heroes = zeros(setup.players)
    for seat in range(i64(setup.players)):
        table.heroes[seat] = NO_HERO
    table.points = zeros(setup.players * ROUNDS * COLUMNS)
    table.contest = bit(setup.players) - 1
    return table


def faces_of(setup: Setup) -> Faces:
    """The faces that the table itself brings, or Zaria's own faces at the time it was opened."""
    if setup.options["faces"] is not None:
        return faces_from(setup.options["faces"])
    faces = setup.components["faces"]
    return BUILT_IN if faces == BUILT_IN.by_kind() else faces_from(faces)


def begin(setup: Setup) -> Table:
    """A table for several players, before anything is rolled."""
    table = blank(setup)
    table.starter = UNDECIDED
    table.push(GAME_OVER)
    table.push(FIND_WINNER)
    for _ in range(ROUNDS):
        table.push(START_ROUND)
    table.push(HERO_CHOICE)
    table.push(FirstRoll(table.contest, 1))
    table.settle()
    return table


@final
class FirstRoll(Nature[Table]):
    """Each rolls a tunnel die, Beer is best; those tied for best roll again (DM-SETUP-01).

    After a hundred rolls one of them is drawn instead, so that every game ends.
    """

    def __init__(self, rolling: i64, times: i64) -> None:
        self.rolling = rolling
        self.times = times

    def key(self) -> tuple[object, ...]:
        return int(self.rolling), int(self.times)

    def kind(self) -> str:
        return "first"

    def bounds(self, state: Table) -> list[int]:
        return [SIDES] * int(count(self.rolling))

    def draw(self, state: Table, source: Source) -> None:
        best: i64 = 0
        most: i64 = -1
        rolled: list[str] = []
        for seat in range(state.seats):
            if has(self.rolling, seat):
                face = SIDES * TUNNEL + source.below(SIDES)
                worth = state.faces.symbol[face]  # a tunnel's number less one; Beer comes after all of them
                rolled.append(state.faces.names[face])
                if worth > most:
                    best = 0
                    most = worth
                if worth == most:
                    best |= bit(seat)
        if state.sink is not None:
            state.tell("miner-first", {"seats": members(self.rolling), "faces": rolled})
        if best & (best - 1) == 0:
            state.starter = lowest(best)
        else:
            state.push(FirstRoll(best, self.times + 1) if self.times < MOST_ROLLS else DrawStarter(best))

    def read(self, state: Table, words: list[str]) -> list[int]:
        return read_roll(words, [TUNNEL] * int(count(self.rolling)), state.faces)


@final
class HeroChoice(Step[Table]):
    """Players choose heroes, counter-clockwise from the starter's right; the starter comes last (DM-SETUP-02)."""

    def run(self, state: Table) -> None:
        state.phase = CHOOSING
        for step in range(state.seats):
            state.push(ChooseHero((state.starter + step) % state.seats))


@final
class ChooseHero(Question[Table]):
    """Any hero that is still free (DM-COMP-03)."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def key(self) -> tuple[object, ...]:
        return (int(self.seat),)

    def actor(self, state: Table) -> i64:
        return self.seat

    def mask(self, state: Table) -> i64:
        free = bit(HEROES) - 1
        for seat in range(state.seats):
            free &= ~bit(state.heroes[seat])
        return free

    def resolve(self, state: Table, action: i64) -> None:
        state.heroes[self.seat] = action
        if state.sink is not None:
            state.tell("miner-hero", {"seat": int(self.seat), "hero": HERO_NAMES[action]})

    def why_not(self, state: Table, action: i64) -> Refusal:
        for seat in range(state.seats):
            if action < HEROES and state.heroes[seat] == action:
                return Refusal("DM-COMP-03", "miner-hero-taken", {"hero": HERO_NAMES[action], "owner": int(seat)})
        return no_choice(self, state)

    def asks(self, state: Table) -> QuestionKind:
        return questions.HERO

    def arguments(self, state: Table) -> dict[str, object]:
        return {"seat": int(self.seat)}

    def word(self, state: Table, action: i64) -> str:
        return f"hero {HERO_NAMES[action]}" if action < HEROES else ""

    def verb(self, state: Table, action: i64) -> str:
        return "choose"

    def targets(self, state: Table, action: i64) -> list[str]:
        return [f"hero:{HERO_NAMES[action]}"]

    def preview(self, state: Table, action: i64) -> dict[str, object]:
        return {"faces": [list(face) for face in HERO_FACES[action]]}


@final
class StartRound(Step[Table]):
    """Fill, excavate, use magic, score, and replenish, but not after the last round."""

    def run(self, state: Table) -> None:
        state.round += 1
        if state.sink is not None:
            state.tell("miner-round", {"round": int(state.round), "starter": int(state.starter)})
        if state.round < ROUNDS:
            state.push(REPLENISH_TROVES)
        state.push(SCORE_ROUND)
        state.push(START_MAGIC)
        state.push(START_EXCAVATION)
        state.push(FILL_MOUNTAIN)


HERO_CHOICE: Final = HeroChoice()
START_ROUND: Final = StartRound()
