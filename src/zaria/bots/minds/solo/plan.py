"""Planning a whole solo mountain: a beam of the most promising digs, step by step, until nothing is left to do."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from zaria.bots.luck import Luck
from zaria.bots.minds.solo.dig import Dig, size_of
from zaria.bots.minds.solo.net import prospect
from zaria.bots.minds.solo.terrain import Terrain
from zaria.bots.minds.solo.value import POINT, worth_on_the_way
from zaria.miner.mountain import FULL

NO_END: Final = -1_000_000_000  # worth less than every end
CAREFUL: Final = 8  # who follows fewer plans side by side goes by a glance
WINDOW: Final = 6 * POINT  # ends that are worth less than the best one by this are not looked at again
NARROW: Final = 3 * POINT  # the same, where only the best one is wanted


def can_refill(terrain: Terrain, dig: Dig) -> bool:
    return terrain.refills > 0 and dig.shape != FULL and size_of(terrain.bag + dig.back) > 0


def rank_of(dig: Dig) -> int:
    return int(dig.rank)


@final
class Plan:
    """The best ends that a beam of this width finds."""

    def __init__(self, terrain: Terrain, width: int) -> None:
        self.terrain = terrain
        self.width = width
        self.closely = width >= CAREFUL  # are promising ends looked at twice?
        self.best: Dig | None = None
        self.most: i64 = NO_END
        self.most_at_a_glance: i64 = NO_END
        self.ends: list[Dig] = []  # kept only if asked for
        self.keep_ends = False

    def look_at(self, dig: Dig) -> None:
        """How promising is the dig, and could the mountain be left like this?"""
        terrain = self.terrain
        glance = worth_on_the_way(terrain, dig)
        dig.rank = glance + dig.bent
        if dig.recycling > 0:
            return
        worth = POINT * dig.score()
        if can_refill(terrain, dig):
            worth = glance  # nothing is being recycled, so it is the worth at a refill
            if self.closely:
                if glance <= self.most_at_a_glance - (WINDOW if self.keep_ends else NARROW):
                    return
                self.most_at_a_glance = max(glance, self.most_at_a_glance)
                worth = prospect(terrain, dig)
        if worth > self.most:
            self.most = worth
            self.best = dig
        if self.keep_ends and worth > self.most - WINDOW:
            end = dig.copy()
            end.rank = worth
            self.ends.append(end)

    def search(self, start: list[Dig]) -> None:
        """Go on from these digs, all at once."""
        terrain = self.terrain
        beam = start
        for dig in beam:
            self.look_at(dig)
        while len(beam) > 0:
            seen: set[int] = set()
            found: list[Dig] = []
            for dig in beam:
                for after in dig.following(terrain):
                    key = int(after.key())
                    if key not in seen:
                        seen.add(key)
                        self.look_at(after)
                        found.append(after)
            if len(found) > self.width:
                found.sort(key=rank_of, reverse=True)
                found = found[: self.width]
            beam = found

    def best_ends(self, number: int) -> list[Dig]:
        """The best of the ends that were kept, each kind once."""
        ends = sorted(self.ends, key=rank_of, reverse=True)
        seen: set[int] = set()
        found: list[Dig] = []
        for end in ends:
            key = int(end.key()) ^ int(end.back)
            if key not in seen:
                seen.add(key)
                found.append(end)
                if len(found) == number:
                    break
        return found


def next_mountain(terrain: Terrain, end: Dig, luck: Luck) -> tuple[Terrain, Dig]:
    """The mountain is left like this and refilled."""
    luck.draw_for(-1)
    after = terrain.refilled(end.shape, terrain.bag + end.back, luck)
    dig = end.copy()
    dig.shape = after.filled(end.shape)
    dig.back = 0
    return after, dig


def worth_of_next(terrain: Terrain, end: Dig, width: int, luck: Luck) -> i64:
    """What the best end of the next mountain is worth, with dice of its own; the points, if there is no next one.

    To play the mountain after it, too, would take longer and add more luck than it knows.
    """
    if not can_refill(terrain, end):
        return POINT * end.score()
    after, dig = next_mountain(terrain, end, luck)
    plan = Plan(after, width)
    plan.search([dig])
    return plan.most
