"""Planning a whole solo mountain: a beam of the most promising digs, step by step, until nothing is left to do."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from zaria.bots.luck import Luck
from zaria.bots.minds.solo.dig import Dig, size_of
from zaria.bots.minds.solo.terrain import Terrain
from zaria.bots.minds.solo.value import POINT, worth_at_refill, worth_on_the_way
from zaria.miner.mountain import FULL

NO_END: Final = -1_000_000_000  # the worth of a dig that cannot be left as it is
WINDOW: Final = 6 * POINT  # ends that are worth less than the best one by this are not looked at again


def can_refill(terrain: Terrain, dig: Dig) -> bool:
    return terrain.refills > 0 and dig.shape != FULL and size_of(terrain.bag + dig.back) > 0


def worth_of_end(terrain: Terrain, dig: Dig) -> i64:
    """What it is worth to refill now, or to stop, if there is nothing to refill with."""
    if dig.recycling > 0:
        return NO_END
    if can_refill(terrain, dig):
        return worth_at_refill(terrain, dig)
    return POINT * dig.score()


def rank_of(dig: Dig) -> int:
    return int(dig.rank)


@final
class Plan:
    """The best ends that a beam of this width finds."""

    def __init__(self, terrain: Terrain, width: int) -> None:
        self.terrain = terrain
        self.width = width
        self.best: Dig | None = None
        self.most: i64 = NO_END
        self.ends: list[Dig] = []  # kept only if asked for
        self.keep_ends = False

    def look_at(self, dig: Dig) -> None:
        """Could the mountain be left like this?"""
        worth = worth_of_end(self.terrain, dig)
        if worth > self.most:
            self.most = worth
            self.best = dig
        if self.keep_ends and worth > NO_END and worth > self.most - WINDOW:
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
                        after.rank = worth_on_the_way(terrain, after) + after.bent
                        self.look_at(after)
                        found.append(after)
            if len(found) > self.width:
                found.sort(key=rank_of, reverse=True)
                found = found[: self.width]
            beam = found


def worth_of_next(terrain: Terrain, dig: Dig, width: int, luck: Luck) -> i64:
    """What the best end of the next mountain is worth, with dice of its own; the points, if there is no next one.

    To play the mountain after it, too, would take longer and add more luck than it knows.
    """
    if not can_refill(terrain, dig):
        return POINT * dig.score()
    luck.draw_for(-1)
    after = terrain.refilled(dig.shape, terrain.bag + dig.back, luck)
    start = dig.copy()
    start.shape = after.filled(dig.shape)
    start.back = 0
    plan = Plan(after, width)
    plan.search([start])
    return plan.most
