"""Planning a whole solo mountain: a beam search over digs until no step is left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from zaria.bots.search.common_dice import CommonDice
from zaria.core.values.bits import bit, lowest
from zaria.miner.bots.solo.dig import (
    MOST_SYMBOLS,
    PICKAXES,
    POINTS,
    RECYCLING,
    ROOM,
    SHIELDS,
    Dig,
    key_of,
    may_take,
    score_of,
)
from zaria.miner.bots.solo.digs import Digs, SeenDigs
from zaria.miner.bots.solo.net import prospect
from zaria.miner.bots.solo.terrain import Terrain, in_lane, kind_of_face, one_of, size_of
from zaria.miner.bots.solo.value import POINT, Estimator
from zaria.miner.pieces.mountain import FULL, on_top
from zaria.miner.pieces.tally import BEER, CAVE_IN, CHEST, DRAGON, GEM, LONGEST, PICKAXE, SHIELD

if TYPE_CHECKING:
    from zaria.core.values.ints import Ints

NO_END: Final = -1_000_000_000  # below the value of every end
CAREFUL: Final = 8  # beams narrower than this use the quick estimate only
WINDOW: Final = 6 * POINT  # ends further behind the best are not valued by the net
NARROW: Final = 3 * POINT  # the same, where only the best one is wanted


def can_refill(terrain: Terrain, dig: Dig) -> bool:
    return terrain.refills > 0 and dig.shape != FULL and size_of(terrain.bag + dig.back) > 0


def rank_of(dig: Dig) -> int:
    return int(dig.rank)


@final
class Plan:
    """A beam search of this width, and the best ends it finds."""

    def __init__(self, terrain: Terrain, width: int, keep_ends: bool = False, closely: bool = True) -> None:
        """`keep_ends` keeps good ends besides the best; `closely` values promising ends by the net."""
        self.terrain = terrain
        self.face: Ints = terrain.face
        self.symbol: Ints = terrain.faces.symbol
        self.amount: Ints = terrain.faces.amount
        self.eye = Estimator(terrain)
        self.width = width
        self.closely = closely and width >= CAREFUL and terrain.refills > 0
        self.window: i64 = 0  # ends further behind the best are not kept
        if keep_ends:
            self.window = WINDOW
        elif self.closely:
            self.window = NARROW
        self.most: i64 = NO_END
        self.ends: list[Dig] = []
        self.found = Digs(width)
        self.seen = SeenDigs(width)
        # First action and bias of the digs being added.
        self.first: i64 = 0
        self.bias: i64 = 0

    def search(self, start: list[Dig]) -> None:
        """Run the beam search from all these digs, even if the beam is narrower."""
        beam = Digs(self.width)
        for dig in start:
            self.first = dig.first
            self.bias = dig.bias
            self.look_at(dig.shape, dig.tunnels, dig.magic, dig.kit, dig.back)
        while self.found.size > 0:
            beam, self.found = self.found, beam
            self.found.size = 0
            self.seen.forget()
            for place in range(beam.size):
                self.expand(beam, place)
            self.found.keep_best(self.width)
        self.look_again()

    def leave(self, dig: Dig) -> None:
        """Add an end: the mountain left as it is."""
        self.first = dig.first
        self.bias = dig.bias
        glance = self.eye.on_the_way(dig.shape, dig.tunnels, dig.magic, dig.kit, dig.back)
        self.look_at_end(dig.shape, dig.tunnels, dig.magic, dig.kit, dig.back, glance)

    def look_at(self, shape: i64, tunnels: i64, magic: i64, kit: i64, back: i64) -> None:
        """Add a dig to the beam if it is new and, where the mountain may be left, to the ends."""
        if not self.seen.is_new(key_of(shape, tunnels, magic, kit)):
            return
        glance = self.eye.on_the_way(shape, tunnels, magic, kit, back)
        self.found.add(shape, tunnels, magic, kit, back, self.first, self.bias, glance + self.bias)
        if in_lane(kit, RECYCLING) > 0:
            return
        self.look_at_end(shape, tunnels, magic, kit, back, glance)

    def look_at_end(self, shape: i64, tunnels: i64, magic: i64, kit: i64, back: i64, glance: i64) -> None:
        """Add an end if its value is within the window."""
        worth = POINT * score_of(tunnels, kit)
        if self.terrain.refills > 0 and shape != FULL and size_of(self.terrain.bag + back) > 0:
            worth = glance  # without recycling, this is the value at a refill
        if worth > self.most - self.window:
            self.most = max(worth, self.most)
            end = Dig(shape, tunnels, magic, kit, back)
            end.first = self.first
            end.bias = self.bias
            end.rank = worth
            self.ends.append(end)

    def look_again(self) -> None:
        """Keep only ends within the window, and value them by the net."""
        least = self.most - self.window
        self.ends = [end for end in self.ends if end.rank >= least]
        if self.closely:
            self.most = NO_END
            for end in self.ends:
                if can_refill(self.terrain, end):
                    end.rank = prospect(self.terrain, end)
                self.most = max(self.most, end.rank)

    def best(self) -> Dig:
        """The first of the best ends."""
        return max(self.ends, key=rank_of)

    # Expanding

    def expand(self, beam: Digs, place: i64) -> None:
        """Add all successors of a dig."""
        self.first = beam.first[place]
        self.bias = beam.bias[place]
        shape = beam.shape[place]
        tunnels = beam.tunnels[place]
        magic = beam.magic[place]
        kit = beam.kit[place]
        back = beam.back[place]
        tops = on_top(shape)
        recycling = in_lane(kit, RECYCLING)
        if recycling > 0:
            while tops != 0:
                cell = lowest(tops)
                left = shape ^ bit(cell)
                less = kit - one_of(RECYCLING)
                if left == 0:
                    less = kit - recycling * one_of(RECYCLING)
                self.look_at(left, tunnels, magic, less, back + one_of(kind_of_face(self.face[cell])))
                tops &= tops - 1
            return
        if shape != 0:
            for symbols in range(i64(1), i64(MOST_SYMBOLS + 1)):
                if in_lane(magic, symbols) > 0:
                    spent = magic - one_of(symbols)
                    self.look_at(shape, tunnels, spent, kit + symbols * one_of(RECYCLING), back)
        while tops != 0:
            cell = lowest(tops)
            left = shape ^ bit(cell)
            face = self.face[cell]
            if self.symbol[face] != BEER:
                self.take(face, left, tunnels, magic, kit, back)
            else:
                for wild in self.terrain.wild[kind_of_face(face)]:
                    self.take(wild, left, tunnels, magic, kit, back)
            tops &= tops - 1

    def take(self, face: i64, shape: i64, tunnels: i64, magic: i64, kit: i64, back: i64) -> None:
        """Add the digs in which a die with this face joins the trove, in every possible way."""
        symbol = self.symbol[face]
        if not may_take(symbol, tunnels, kit):
            return
        amount = self.amount[face]
        if symbol < LONGEST:
            self.look_at(shape, tunnels + one_of(symbol), magic, kit, back)
        elif symbol == GEM:
            self.look_at(shape, tunnels, magic, kit + amount * one_of(POINTS), back)
            if in_lane(kit, ROOM) > 0:
                self.look_at(shape, tunnels, magic, kit - one_of(ROOM) + 2 * amount * one_of(POINTS), back)
        elif symbol == CAVE_IN:
            self.look_at(shape, tunnels, magic, kit - one_of(PICKAXES) + amount * one_of(POINTS), back)
        elif symbol == DRAGON:
            self.look_at(shape, tunnels, magic, kit - one_of(SHIELDS) + amount * one_of(POINTS), back)
        elif symbol == PICKAXE:
            self.look_at(shape, tunnels, magic, kit + one_of(PICKAXES), back)
        elif symbol == SHIELD:
            self.look_at(shape, tunnels, magic, kit + one_of(SHIELDS), back)
        elif symbol == CHEST:
            self.look_at(shape, tunnels, magic, kit + amount * one_of(ROOM), back)
        else:
            self.look_at(shape, tunnels, magic + one_of(amount), kit, back)

    def best_ends(self, number: int) -> list[Dig]:
        """The best of the kept ends, without duplicates."""
        ends = sorted(self.ends, key=rank_of, reverse=True)
        seen: set[int] = set()
        best: list[Dig] = []
        for end in ends:
            key = int(end.key()) ^ int(end.back)
            if key not in seen:
                seen.add(key)
                best.append(end)
                if len(best) == number:
                    break
        return best


def next_mountain(terrain: Terrain, end: Dig, dice: CommonDice) -> tuple[Terrain, Dig]:
    """The next mountain and position after a refill at this end."""
    after = terrain.refilled(end.shape, terrain.bag + end.back, dice)
    dig = Dig(after.filled(end.shape), end.tunnels, end.magic, end.kit, 0)
    return after, dig


def worth_of_next(terrain: Terrain, end: Dig, width: int, dice: CommonDice) -> i64:
    """The value of the best end of the next mountain, with these dice; the points if there is no next one.

    Playing the mountain after that, too, would take longer and add more noise than information.
    """
    if not can_refill(terrain, end):
        return POINT * end.score()
    after, dig = next_mountain(terrain, end, dice)
    plan = Plan(after, width)
    plan.search([dig])
    return plan.most
