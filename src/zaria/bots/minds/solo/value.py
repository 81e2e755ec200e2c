"""What a solo position is worth when the mountain is refilled, in thousandths of a point.

The weights are fitted to games by scripts/fit_solo.py and lie in weights.json.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from zaria.bots.minds.solo.dig import Dig, size_of
from zaria.bots.minds.solo.terrain import Terrain, in_lane
from zaria.core.bits import count, lowest
from zaria.core.ints import ints, zeros
from zaria.miner.dice import HAZARD, KINDS, TREASURE, TUNNEL
from zaria.miner.mountain import PLACES, on_top
from zaria.miner.phases import REFILLS

if TYPE_CHECKING:
    from zaria.core.ints import Ints

FILE: Final = Path(__file__).with_name("weights.json")
POINT: Final = 1000
FEATURES: Final = 24
# The last mountain: nothing is worth anything at its end, but these orders are tried first on the way there.
ON_THE_WAY: Final = ints([100, 300, 800, 1600, 500, 900, 400, 700])
WORTH_OF_RECYCLING: Final = 700  # a die that must go: it clears the way


def features(terrain: Terrain, dig: Dig) -> Ints:
    found = zeros(FEATURES)
    tunnels = dig.tunnels
    for number in range(i64(4)):
        found[number] = in_lane(tunnels, number) - in_lane(tunnels, number + 1)  # sequences that end here
    found[4] = dig.pickaxes
    found[5] = dig.shields
    found[6] = dig.room
    spells = dig.spells()
    found[7] = min(spells, 3)  # who has no magic is soon stuck
    found[8] = min(spells, 6)
    found[9] = spells
    bag = terrain.bag + dig.back
    for kind in range(i64(KINDS)):
        found[10 + kind] = in_lane(bag, kind)
    left = count(dig.shape)
    found[15] = left
    blocked: i64 = 0
    tops = on_top(dig.shape)
    while tops != 0:
        if dig.is_blocked(terrain, lowest(tops)):
            blocked += 1
        tops &= tops - 1
    found[16] = blocked
    found[17] = dig.shields * in_lane(bag, HAZARD)
    found[18] = dig.pickaxes * in_lane(bag, HAZARD)
    found[19] = dig.room * in_lane(bag, TREASURE)
    found[20] = (in_lane(tunnels, 0) - in_lane(tunnels, 4)) * in_lane(bag, TUNNEL)
    found[21] = spells * blocked
    found[22] = min(size_of(bag) + left, PLACES)
    found[23] = 1
    return found


def load() -> list[Ints]:
    """By the refills that are left, from one to all; the engine's first guesses where nothing was fitted yet."""
    if not FILE.exists():
        guess = [200, 600, 1400, 2600, 900, 2500, 500, 4000, 500, 500] + [0] * 5 + [-200] + [0] * 8
        return [ints(guess) for _ in range(REFILLS)]
    data = json.loads(FILE.read_text(encoding="utf-8"))
    return [ints(data[str(left)]) for left in range(1, REFILLS + 1)]


WEIGHTS: Final = load()


def worth_at_refill(terrain: Terrain, dig: Dig) -> i64:
    """The points, and what the rest of the game may bring."""
    weights = WEIGHTS[terrain.refills - 1]
    found = features(terrain, dig)
    total = POINT * dig.score()
    for place in range(i64(FEATURES)):
        total += weights[place] * found[place]
    return total


def worth_on_the_way(terrain: Terrain, dig: Dig) -> i64:
    """What plans are ordered by before they are finished."""
    if terrain.refills > 0:
        return worth_at_refill(terrain, dig) + WORTH_OF_RECYCLING * dig.recycling
    total = POINT * dig.score()
    for number in range(i64(4)):
        open_ones = in_lane(dig.tunnels, number) - in_lane(dig.tunnels, number + 1)
        total += ON_THE_WAY[number] * open_ones
    total += ON_THE_WAY[4] * dig.pickaxes + ON_THE_WAY[5] * dig.shields + ON_THE_WAY[6] * dig.room
    return total + ON_THE_WAY[7] * dig.spells() - 100 * dig.recycling
