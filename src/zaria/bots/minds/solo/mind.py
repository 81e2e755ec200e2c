"""What opponents know about Dice Miner's solo game. A value here is the points at the end of the game."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from zaria.bots.luck import Luck
from zaria.bots.mind import Effort, Mind
from zaria.bots.minds.solo.plan import worth_of_end
from zaria.bots.minds.solo.terrain import terrain_of
from zaria.bots.minds.solo.think import Ends, PlannedEnd, Thought, at_once, digs_after
from zaria.bots.minds.solo.value import POINT, worth_on_the_way
from zaria.bots.search import Candidate, halve
from zaria.core.rng import Rng
from zaria.miner.choices import DONE, REFILL
from zaria.miner.dice import TREASURE, TUNNEL, kind_of
from zaria.miner.solo import SoloTurn
from zaria.miner.table import Table

ENDS: Final = 12  # how many ends of the mountain are compared
RELUCTANCE: Final = 6.0  # people refill when they are stuck, not before


@final
class SoloMind(Mind[Table]):
    def quick(self, state: Table, luck: Luck) -> i64:
        worth = self.impressions(state, 0, state.legal())
        return state.legal()[worth.index(max(worth))]

    def impressions(self, state: Table, seat: i64, actions: list[int]) -> list[float]:
        """What the best outcome of the action looks worth; nothing is planned."""
        terrain = terrain_of(state)
        turn = isinstance(state.pending(), SoloTurn)
        found: list[float] = []
        for action in actions:
            if turn and action == DONE:
                found.append(float(state.scores()[0]) - 100.0)  # never while anything else can be done
            elif turn and action == REFILL:
                found.append(float(worth_of_end(terrain, at_once(state, REFILL))) / POINT - RELUCTANCE)
            else:
                digs = digs_after(state, action)
                found.append(float(max([int(worth_on_the_way(terrain, dig)) for dig in digs])) / POINT)
        return found

    def manners(self, state: Table, seat: i64, actions: list[int], manner: str) -> list[float]:
        return [taste(state, action, manner) for action in actions]

    def think(
        self, known: Table, seat: int, rng: Rng, effort: Effort, manner: str = "", with_parts: bool = False
    ) -> list[Candidate]:
        """The best end of the mountain that each first step can lead to; played to the end of the game, if wanted."""
        thought = Thought(known, effort.width)
        found: list[Candidate] = []
        for end in thought.best_ends(ENDS):
            planned = PlannedEnd(end, effort.bend * taste(known, int(end.first), manner))
            found.append(planned)
        if effort.rollouts > 0 and len({candidate.action for candidate in found}) > 1:
            number = rng.word()
            return halve(Ends(thought.terrain), found, effort.rollouts, number)
        for candidate in found:
            if isinstance(candidate, PlannedEnd):
                candidate.note(float(candidate.end.rank) / POINT)
        return found


def taste(table: Table, action: int, manner: str) -> float:
    if action >= DONE - 2 or not isinstance(table.pending(), SoloTurn):
        return 0.0
    kind = kind_of(action)
    if manner == "glitter" and kind == TREASURE:
        return 1.0
    if manner == "quiet" and kind == TUNNEL:
        return 1.0
    return 0.0
