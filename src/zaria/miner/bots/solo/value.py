"""The value of a solo position when the mountain is refilled, in thousandths of a point.

The weights in weights.json are fitted to games by scripts/fit/fit_solo.py.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from zaria.core.values.bits import count, lowest
from zaria.core.values.ints import ints, zeros
from zaria.miner.bots.solo.dig import PICKAXES, RECYCLING, ROOM, SHIELDS, Dig, may_take, score_of, spells_of
from zaria.miner.bots.solo.terrain import Terrain, in_lane, size_of
from zaria.miner.pieces.dice import HAZARD, KINDS, TREASURE, TUNNEL
from zaria.miner.pieces.mountain import PLACES, on_top
from zaria.miner.pieces.tally import BEER
from zaria.miner.rules.phases import REFILLS

if TYPE_CHECKING:
    from zaria.core.values.ints import Ints

FILE: Final = Path(__file__).with_name("weights.json")
POINT: Final = 1000
FEATURES: Final = 24
# On the last mountain only points count in the end; these weights order unfinished plans.
ON_THE_WAY: Final = ints([100, 300, 800, 1600, 500, 900, 400, 700])
WORTH_OF_RECYCLING: Final = 700  # a die that must be recycled: it clears the way


def look_at(terrain: Terrain, shape: i64, tunnels: i64, magic: i64, kit: i64, back: i64, into: Ints) -> None:
    """Write the features of a dig, given by its fields, to `into`."""
    for number in range(i64(4)):
        into[number] = in_lane(tunnels, number) - in_lane(tunnels, number + 1)  # sequences that end here
    pickaxes = in_lane(kit, PICKAXES)
    shields = in_lane(kit, SHIELDS)
    room = in_lane(kit, ROOM)
    into[4] = pickaxes
    into[5] = shields
    into[6] = room
    spells = spells_of(magic)
    into[7] = min(spells, 3)  # without magic a player is soon stuck
    into[8] = min(spells, 6)
    into[9] = spells
    bag = terrain.bag + back
    for kind in range(i64(KINDS)):
        into[10 + kind] = in_lane(bag, kind)
    left = count(shape)
    into[15] = left
    blocked = blocked_tops(terrain, shape, tunnels, kit)
    into[16] = blocked
    hazards = in_lane(bag, HAZARD)
    into[17] = shields * hazards
    into[18] = pickaxes * hazards
    into[19] = room * in_lane(bag, TREASURE)
    into[20] = (in_lane(tunnels, 0) - in_lane(tunnels, 4)) * in_lane(bag, TUNNEL)
    into[21] = spells * blocked
    into[22] = min(size_of(bag) + left, PLACES)
    into[23] = 1


def blocked_tops(terrain: Terrain, shape: i64, tunnels: i64, kit: i64) -> i64:
    """The number of top dice that cannot be drafted now."""
    blocked: i64 = 0
    tops = on_top(shape)
    while tops != 0:
        symbol = terrain.faces.symbol[terrain.face[lowest(tops)]]
        if symbol != BEER and not may_take(symbol, tunnels, kit):
            blocked += 1
        tops &= tops - 1
    return blocked


def features(terrain: Terrain, dig: Dig) -> Ints:
    values = zeros(FEATURES)
    look_at(terrain, dig.shape, dig.tunnels, dig.magic, dig.kit, dig.back, values)
    return values


def load() -> list[Ints]:
    """Weights by the refills left, from one to all; first guesses if none are fitted yet."""
    if not FILE.exists():
        guess = [200, 600, 1400, 2600, 900, 2500, 500, 4000, 500, 500] + [0] * 5 + [-200] + [0] * 8
        return [ints(guess) for _ in range(REFILLS)]
    data = json.loads(FILE.read_text(encoding="utf-8"))
    return [ints(data[str(left)]) for left in range(1, REFILLS + 1)]


WEIGHTS: Final = load()


@final
class Estimator:
    """The quick estimate of digs of a mountain."""

    def __init__(self, terrain: Terrain) -> None:
        self.terrain = terrain
        self.features: Ints = zeros(FEATURES)

    def at_refill(self, shape: i64, tunnels: i64, magic: i64, kit: i64, back: i64) -> i64:
        """The expected points at the end of the game, if the mountain is refilled now."""
        features = self.features
        look_at(self.terrain, shape, tunnels, magic, kit, back, features)
        weights = WEIGHTS[self.terrain.refills - 1]
        total = POINT * score_of(tunnels, kit)
        for place in range(i64(FEATURES)):
            total += weights[place] * features[place]
        return total

    def on_the_way(self, shape: i64, tunnels: i64, magic: i64, kit: i64, back: i64) -> i64:
        """The sort key of unfinished plans."""
        recycling = in_lane(kit, RECYCLING)
        if self.terrain.refills > 0:
            return self.at_refill(shape, tunnels, magic, kit, back) + WORTH_OF_RECYCLING * recycling
        total = POINT * score_of(tunnels, kit)
        for number in range(i64(4)):
            total += ON_THE_WAY[number] * (in_lane(tunnels, number) - in_lane(tunnels, number + 1))
        total += ON_THE_WAY[4] * in_lane(kit, PICKAXES) + ON_THE_WAY[5] * in_lane(kit, SHIELDS)
        total += ON_THE_WAY[6] * in_lane(kit, ROOM) + ON_THE_WAY[7] * spells_of(magic)
        return total - 100 * recycling
