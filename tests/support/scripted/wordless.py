"""A game with rules and nothing else: no words, no drawing, no shapes. Everything must still work with it.

Two players roll a die as often as they like; a 1 loses the points of the turn, holding keeps them. Before a turn the
player says in secret how they feel, so that there is a secret question. The first with 20 points wins.

Its classes are not created on import, because a test's classes cannot inherit from compiled ones.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from zaria.core.engine.frames import Frames, Nature, Question
from zaria.core.engine.questions import QuestionKind
from zaria.core.engine.registry import GAMES, Game, IntOption, register
from zaria.core.engine.setup import Setup
from zaria.core.engine.state import State
from zaria.core.values.chance import Source
from zaria.core.values.row import Row

DARE = QuestionKind(1, "wordless-dare", [], main=True)
MOOD = QuestionKind(2, "wordless-mood", [])


class Wordless(State):
    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.held = [0, 0]
        self.turn = 0
        self.pot = 0

    def copy(self) -> "Wordless":
        twin = Wordless(self.setup)
        twin.top, twin.below, twin.draws = self.top, self.below[:], self.draws
        twin.held, twin.turn, twin.pot = self.held[:], self.turn, self.pot
        return twin

    def carry(self, row: Row) -> None:
        self.held = [int(row.number(points)) for points in self.held]
        self.turn = int(row.number(self.turn))
        self.pot = int(row.number(self.pot))

    def round_now(self) -> int:
        return 1

    def scores(self) -> list[int]:
        return list(self.held)

    def ranking(self) -> list[list[int]]:
        if max(self.held) < self.setup.options["goal"]:
            return []
        return [[0], [1]] if self.held[0] > self.held[1] else [[1], [0]]

    def table_view(self) -> dict[str, Any]:
        return {"pot": self.pot, "turn": self.turn, "players": [{"held": points} for points in self.held]}


class Die(Nature[Wordless]):
    def kind(self) -> str:
        return "die"

    def about(self, state: Wordless) -> int:
        return state.turn

    def bounds(self, state: Wordless) -> list[int]:
        return [6]

    def draw(self, state: Wordless, source: Source) -> None:
        pips = int(source.below(6)) + 1
        state.tell("wordless-rolled", {"seat": state.turn, "pips": pips})
        state.pot = 0 if pips == 1 else state.pot + pips
        if pips == 1:
            state.turn = 1 - state.turn
        state.push(Dare())


class Dare(Question[Wordless]):
    """0 holds, 1 and 2 roll the die with one hand or the other."""

    def actor(self, state: Wordless) -> int:
        return state.turn

    def always_asked(self) -> bool:
        return True

    def mask(self, state: Wordless) -> int:
        return 0b111

    def asks(self, state: Wordless) -> QuestionKind:
        return DARE

    def arguments(self, state: Wordless) -> dict[str, object]:
        return {"pot": state.pot}

    def word(self, state: Wordless, action: int) -> str:
        return ["hold", "roll left", "roll right"][action] if action < 3 else ""

    def verb(self, state: Wordless, action: int) -> str:
        return "hold" if action == 0 else "roll"

    def targets(self, state: Wordless, action: int) -> list[str]:
        return [[], ["hand:left"], ["hand:right"]][action]

    def preview(self, state: Wordless, action: int) -> dict[str, object]:
        return {"keeps": state.pot} if action == 0 else {}

    def resolve(self, state: Wordless, action: int) -> None:
        if action > 0:
            state.push(Die())
            return
        state.held[state.turn] += state.pot
        state.pot = 0
        state.turn = 1 - state.turn
        if not state.ranking():
            state.push(Dare())
            state.push(Mood())


class Mood(Question[Wordless]):
    def actor(self, state: Wordless) -> int:
        return state.turn

    def is_secret(self) -> bool:
        return True

    def mask(self, state: Wordless) -> int:
        return 0b11

    def asks(self, state: Wordless) -> QuestionKind:
        return MOOD

    def word(self, state: Wordless, action: int) -> str:
        return ["glad", "gloomy"][action] if action < 2 else ""

    def verb(self, state: Wordless, action: int) -> str:
        return "feel"

    def targets(self, state: Wordless, action: int) -> list[str]:
        return [["mood:glad"], ["mood:gloomy"]][action]


def begin(setup: Setup) -> Wordless:
    state = Wordless(setup)
    state.push(Dare())
    return state


GAME = Game(
    "wordless",
    (2, 2),
    [IntOption("wordless", "goal", 20, 5, 100)],
    1,
    begin,
    Wordless,
    Frames([Die, Dare, Mood]),
    [DARE, MOOD],
    components=[],
    replays_from=1,
)


@contextmanager
def wordless() -> Iterator[Game]:
    """Register the game while the `with` lasts."""
    register(GAME)
    try:
        yield GAME
    finally:
        del GAMES[GAME.name]
