"""Decisions in a solo game: the first step of the best plan for the mountain."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from zaria.bots.search.common_dice import CommonDice
from zaria.bots.search.halving import Candidate, Sampler, halve, score_of
from zaria.bots.search.model import Effort
from zaria.core.values.bits import lowest
from zaria.core.values.hashing import mix
from zaria.miner.bots.solo.dig import Dig, dig_of
from zaria.miner.bots.solo.plan import Plan, can_refill, worth_of_next
from zaria.miner.bots.solo.style import favourites_first
from zaria.miner.bots.solo.terrain import Terrain, bag_of, terrain_of
from zaria.miner.bots.solo.value import POINT
from zaria.miner.rules.choices import DONE, REFILL
from zaria.miner.rules.table import Table
from zaria.miner.solo.draft import PutInChest, SetFace
from zaria.miner.solo.turn import Recycle, SoloTurn

ENDS: Final = 12  # how many ends of the mountain are compared
ROLLOUT_WIDTH: Final = 16  # beam in rollouts; narrower ones undervalue positions that need a good plan
# Rollouts that the fitted estimate of an end is worth. Its error of a difference between ends is about half a point,
# that of a single rollout eight times as much: so 8 * 8 rollouts are as good.
TRUST: Final = 64.0


def planned_candidates(known: Table, effort: Effort, style: str = "") -> list[Candidate]:
    """The best ends of the mountain, with their first steps; rollouts play the next mountain, too."""
    planning = Planning(known, effort.width, favourites_first(known, style, effort.bias))
    candidates: list[Candidate] = []
    for end in planning.plan.best_ends(ENDS):
        candidates.append(PlannedEnd(end, float(end.bias) / POINT))
    if effort.rollouts > 0 and len({candidate.action for candidate in candidates}) > 1:
        return halve(EndSampler(planning.terrain), candidates, effort.rollouts, dice_of_mountain(known))
    for candidate in candidates:
        if isinstance(candidate, PlannedEnd):
            candidate.add(candidate.estimate)
    return sorted(candidates, key=score_of, reverse=True)


def dice_of_mountain(table: Table) -> i64:
    """The number of the first rollout: constant until the next refill, since nothing else is drawn.

    So before every step a player compares ends with the dice by which it chose its plan, and keeps to the plan. With
    new dice each time it would switch to whatever is lucky next.
    """
    return table.draws << 20


def digs_after(table: Table, action: int) -> list[Dig]:
    """The positions after the action, for all answers to its further questions."""
    open_ones = [table.copy()]
    open_ones[0].answer(action)
    digs: list[Dig] = []
    while len(open_ones) > 0:
        state = open_ones.pop()
        top = state.pending()
        if isinstance(top, (SetFace, PutInChest)):
            for answer in state.legal():
                after = state.copy()
                after.answer(answer)
                open_ones.append(after)
        else:
            dig = dig_of(state, top.left if isinstance(top, Recycle) else 0)
            dig.back = bag_of(state) - bag_of(table)  # recycled dice may come back
            dig.first = action
            digs.append(dig)
    return digs


def at_once(table: Table, action: int) -> Dig:
    """The position if the mountain is left now."""
    dig = dig_of(table, 0)
    dig.first = action
    return dig


@final
class Planning:
    """The plans for one decision."""

    def __init__(self, table: Table, width: int, biases: dict[int, int]) -> None:
        """`biases` holds all actions, favourites first, with the bias of the style."""
        self.table = table
        self.terrain: Terrain = terrain_of(table)
        self.plan = Plan(self.terrain, width, keep_ends=True)
        start: list[Dig] = []
        for action in biases:
            if action == REFILL:
                start.append(at_once(table, REFILL))
            elif action == DONE and isinstance(table.pending(), SoloTurn):
                if not can_refill(self.terrain, at_once(table, DONE)):
                    start.append(at_once(table, DONE))
            else:
                start += digs_after(table, action)
        for dig in start:
            dig.bias = biases[int(dig.first)]
            if dig.first == REFILL or dig.first == DONE:
                self.plan.leave(dig)
        self.plan.search([dig for dig in start if dig.first != REFILL and dig.first != DONE])


@final
class PlannedEnd(Candidate):
    """An end of the mountain, as a candidate for the first step towards it."""

    def __init__(self, end: Dig, bias: float) -> None:
        super().__init__(int(end.first), bias)
        self.end = end
        self.estimate: float = float(end.rank) / POINT

    def score(self) -> float:
        """The estimate, corrected by rollouts in proportion to their number: a few alone would add mostly noise."""
        number = len(self.values)
        if number == 0:
            return self.estimate + self.bias
        return self.estimate + number / (number + TRUST) * (self.mean() - self.estimate) + self.bias


@final
class EndSampler(Sampler):
    """Plays the mountain after each end."""

    def __init__(self, terrain: Terrain) -> None:
        self.terrain = terrain
        self.dice = CommonDice()

    def sample(self, candidates: list[Candidate], number: i64) -> None:
        for candidate in candidates:
            if isinstance(candidate, PlannedEnd):
                key = int(key_of_next(self.terrain, candidate.end, number))
                if key not in REMEMBERED:
                    self.dice.begin(number)
                    worth = worth_of_next(self.terrain, candidate.end, ROLLOUT_WIDTH, self.dice)
                    if len(REMEMBERED) >= MOST_REMEMBERED:
                        REMEMBERED.clear()
                    REMEMBERED[key] = float(worth) / POINT
                candidate.add(REMEMBERED[key])


# Results of rollouts, kept between the steps of a mountain: the same ends come up again with the same dice.
REMEMBERED: Final[dict[int, float]] = {}
MOST_REMEMBERED: Final = 40_000  # a few mountains


def key_of_next(terrain: Terrain, end: Dig, number: i64) -> i64:
    """A hash of the next mountain: different for different mountains, except for rare collisions."""
    key = mix(mix(mix(end.key(), number), terrain.refills), terrain.bag + end.back)
    stays = end.shape
    while stays != 0:
        key = mix(key, terrain.face[lowest(stays)])
        stays &= stays - 1
    return key
