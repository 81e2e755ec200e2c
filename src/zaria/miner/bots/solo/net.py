"""The value of the rest of a solo game once a mountain is left, by a small neural net.

It has more inputs than the weights of value.py, which order plans, and is slower, so it values promising ends only.
net.json is fitted by scripts/fit/fit_solo_net.py. Integers only, so that results are the same compiled or not.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from zaria.core.values.bits import count, lowest
from zaria.core.values.ints import ints, zeros
from zaria.miner.bots.solo.dig import PICKAXES, ROOM, SHIELDS, Dig, spells_of
from zaria.miner.bots.solo.terrain import Terrain, in_lane, kind_of_face, size_of
from zaria.miner.bots.solo.value import POINT, blocked_tops
from zaria.miner.pieces.dice import KINDS, TUNNEL
from zaria.miner.pieces.mountain import PLACES, on_top
from zaria.miner.pieces.tally import BEER, CAVE_IN, CHEST, DRAGON, GEM, LONGEST, PICKAXE, SHIELD, SPELL
from zaria.miner.rules.phases import REFILLS

if TYPE_CHECKING:
    from zaria.core.values.ints import Ints

FILE: Final = Path(__file__).with_name("net.json")
HIDDEN: Final = 64
INPUTS: Final = 43
UNIT: Final = 1024  # scale of the weights; squared after two layers
# Offsets of the inputs.
TROVE: Final = 0  # sequences that end with each number, pickaxes, shields, room, magic dice with 1, 2, and more symbols
BAG: Final = 10  # dice by kind
LYING: Final = 15  # dice by kind that stay on the mountain
SHAPE: Final = 20  # blocked tops, tops, all that stays
NUMBERS: Final = 23  # tunnels on the mountain by number, and Beer
SYMBOLS: Final = 29  # on the mountain: cave-ins, dragons, symbols of both, gems, spells, pickaxes, shields, chests
NEXT: Final = 37  # size of the next mountain, and dice left in the bag
SPELLS: Final = 39  # at most 1, 3 and 6 of them; all


def inputs_of(terrain: Terrain, dig: Dig) -> Ints:
    inputs = zeros(INPUTS)
    for number in range(i64(LONGEST - 1)):
        inputs[TROVE + number] = in_lane(dig.tunnels, number) - in_lane(dig.tunnels, number + 1)
    inputs[TROVE + 4] = in_lane(dig.kit, PICKAXES)
    inputs[TROVE + 5] = in_lane(dig.kit, SHIELDS)
    inputs[TROVE + 6] = in_lane(dig.kit, ROOM)
    inputs[TROVE + 7] = in_lane(dig.magic, 1)
    inputs[TROVE + 8] = in_lane(dig.magic, 2)
    inputs[TROVE + 9] = in_lane(dig.magic, 3) + in_lane(dig.magic, 4) + in_lane(dig.magic, 5) + in_lane(dig.magic, 6)
    bag = terrain.bag + dig.back
    for kind in range(i64(KINDS)):
        inputs[BAG + kind] = in_lane(bag, kind)
    look_at_what_stays(terrain, dig, inputs)
    stays = count(dig.shape)
    inputs[SHAPE + 2] = stays
    inputs[NEXT] = min(size_of(bag) + stays, PLACES)
    inputs[NEXT + 1] = size_of(bag) + stays - inputs[NEXT]
    spells = spells_of(dig.magic)
    inputs[SPELLS] = min(spells, 1)
    inputs[SPELLS + 1] = min(spells, 3)
    inputs[SPELLS + 2] = min(spells, 6)
    inputs[SPELLS + 3] = spells
    return inputs


def look_at_what_stays(terrain: Terrain, dig: Dig, inputs: Ints) -> None:
    inputs[SHAPE] = blocked_tops(terrain, dig.shape, dig.tunnels, dig.kit)
    inputs[SHAPE + 1] = count(on_top(dig.shape))
    stays = dig.shape
    while stays != 0:
        face = terrain.face[lowest(stays)]
        kind = kind_of_face(face)
        symbol = terrain.faces.symbol[face]
        amount = terrain.faces.amount[face]
        inputs[LYING + kind] += 1
        if symbol < LONGEST:
            inputs[NUMBERS + symbol] += 1
        elif symbol == BEER:
            if kind == TUNNEL:
                inputs[NUMBERS + LONGEST] += 1
        elif symbol == CAVE_IN:
            inputs[SYMBOLS] += 1
            inputs[SYMBOLS + 2] += amount
        elif symbol == DRAGON:
            inputs[SYMBOLS + 1] += 1
            inputs[SYMBOLS + 2] += amount
        elif symbol == GEM:
            inputs[SYMBOLS + 3] += amount
        elif symbol == SPELL:
            inputs[SYMBOLS + 4] += amount
        elif symbol == PICKAXE:
            inputs[SYMBOLS + 5] += 1
        elif symbol == SHIELD:
            inputs[SYMBOLS + 6] += 1
        elif symbol == CHEST:
            inputs[SYMBOLS + 7] += amount
        stays &= stays - 1


@final
class Net:
    """A net with one hidden layer of ReLU neurons."""

    def __init__(self, weights: list[int], bias: list[int], out: list[int], base: int) -> None:
        """`weights` are ordered by input: those of the first input to all neurons, then the second, and so on."""
        self.weights: Ints = ints(weights)
        self.bias: Ints = ints(bias)
        self.out: Ints = ints(out)
        self.base: i64 = base

    def answer(self, inputs: Ints) -> i64:
        """The output, in thousandths of a point."""
        weights = self.weights
        bias = self.bias
        out = self.out
        neurons = zeros(HIDDEN)
        for place in range(i64(HIDDEN)):
            neurons[place] = bias[place]
        for number in range(i64(INPUTS)):
            amount = inputs[number]
            if amount != 0:
                first = HIDDEN * number
                for place in range(i64(HIDDEN)):
                    neurons[place] += amount * weights[first + place]
        total = self.base
        for place in range(i64(HIDDEN)):
            if neurons[place] > 0:
                total += neurons[place] * out[place]
        return total // (UNIT * UNIT)


def load() -> list[Net]:
    """Nets by the refills left, from one to all; nets of zeros if none are fitted yet."""
    nets: list[Net] = []
    if not FILE.exists():
        return [Net([0] * (INPUTS * HIDDEN), [0] * HIDDEN, [0] * HIDDEN, 0) for _ in range(REFILLS)]
    data = json.loads(FILE.read_text(encoding="utf-8"))
    for left in range(1, REFILLS + 1):
        net = data[str(left)]
        nets.append(Net(net["weights"], net["bias"], net["out"], net["base"]))
    return nets


NETS: Final = load()


def prospect(terrain: Terrain, dig: Dig) -> i64:
    """The expected points at the end of the game if the mountain is refilled now."""
    return POINT * dig.score() + NETS[terrain.refills - 1].answer(inputs_of(terrain, dig))
