"""What opponents know about Dice Miner's solo game. A value here is the points at the end of the game."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from zaria.bots.luck import Luck
from zaria.bots.mind import Effort, Mind
from zaria.bots.minds.miner.manners import likes
from zaria.bots.minds.solo.dig import Dig
from zaria.bots.minds.solo.terrain import terrain_of
from zaria.bots.minds.solo.think import Ends, PlannedEnd, Thought, at_once, digs_after
from zaria.bots.minds.solo.value import POINT, Eye
from zaria.bots.search import Candidate, appeal, halve
from zaria.core.bits import lowest
from zaria.core.rng import Rng
from zaria.miner.choices import DONE, REFILL
from zaria.miner.dice import ALL_DICE
from zaria.miner.solo import Recycle, SoloTurn
from zaria.miner.table import Table

ENDS: Final = 12  # how many ends of the mountain are compared
STEADY: Final = Effort(0, width=2)
NO_DICE: Final = Rng(0)  # a plan without rollouts needs none
RELUCTANCE: Final = 6.0  # people refill when they are stuck, not before


@final
class SoloMind(Mind[Table]):
    def quick(self, state: Table, luck: Luck) -> i64:
        worth = self.impressions(state, 0, state.legal())
        return state.legal()[worth.index(max(worth))]

    def impressions(self, state: Table, seat: i64, actions: list[int]) -> list[float]:
        """What the best outcome of the action looks worth; nothing is planned."""
        eye = Eye(terrain_of(state))
        turn = isinstance(state.pending(), SoloTurn)
        found: list[float] = []
        for action in actions:
            if turn and action == DONE:
                found.append(float(state.scores()[0]) - 100.0)  # never while anything else can be done
            elif turn and action == REFILL:
                found.append(float(looks(eye, at_once(state, REFILL))) / POINT - RELUCTANCE)
            else:
                digs = digs_after(state, action)
                found.append(float(max([looks(eye, dig) for dig in digs])) / POINT)
        return found

    def steady(self, state: Table, luck: Luck) -> i64:
        """The first step of a narrow plan: at first sight alone a solo game goes badly."""
        if state.mask() & (state.mask() - 1) == 0:
            return lowest(state.mask())
        return self.think(state, 0, NO_DICE, STEADY)[0].action

    def cost_of_a_game(self) -> int:
        return 25

    def manners(self, state: Table, seat: i64, actions: list[int], manner: str) -> list[float]:
        return [taste(state, action, manner) for action in actions]

    def think(
        self, known: Table, seat: int, rng: Rng, effort: Effort, manner: str = "", with_parts: bool = False
    ) -> list[Candidate]:
        """The best end of the mountain that each first step can lead to; the next mountain is played, if wanted."""
        thought = Thought(known, effort.width, favourites_first(known, manner, effort.bend))
        found: list[Candidate] = []
        for end in thought.plan.best_ends(ENDS):
            found.append(PlannedEnd(end, float(end.bent) / POINT))
        if effort.rollouts > 0 and len({candidate.action for candidate in found}) > 1:
            return halve(Ends(thought.terrain), found, effort.rollouts, dice_of_mountain(known))
        for candidate in found:
            if isinstance(candidate, PlannedEnd):
                candidate.note(candidate.estimate)
        return sorted(found, key=appeal, reverse=True)


def looks(eye: Eye, dig: Dig) -> int:
    return int(eye.on_the_way(dig.shape, dig.tunnels, dig.magic, dig.kit, dig.back))


def dice_of_mountain(table: Table) -> i64:
    """The number of the first rollout: the same until the next refill, since nothing else is drawn.

    So whoever is asked before every step compares ends with the dice by which it chose its plan, and keeps to it. With
    new dice each time it would leave the plan for whatever is lucky next.
    """
    return table.draws << 20


def favourites_first(table: Table, manner: str, bend: float) -> dict[int, int]:
    """All actions with what a player of this manner adds to each, in thousandths of a point.

    Often several first steps lead to the same end of the mountain: then the first one of these is taken.
    """
    actions = table.legal()
    liked = [action for action in actions if taste(table, action, manner) > 0.0]
    found = {action: round(bend * POINT) for action in liked}
    for action in actions:
        if action not in found:
            found[action] = 0
    return found


def taste(table: Table, action: int, manner: str) -> float:
    """How much a player of this manner likes the action, from 0 to 1."""
    top = table.pending()
    if action >= ALL_DICE or manner == "":
        return 0.0
    if isinstance(top, Recycle):
        return 0.0 if likes(manner, action) else 1.0  # what it likes may stay on the mountain
    return 1.0 if isinstance(top, SoloTurn) and likes(manner, action) else 0.0
