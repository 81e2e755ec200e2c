"""What a trove brings in the rounds to come, by the number of its dice of each kind.

The weights in weights.json are fitted to games by scripts/fit/fit_miner.py.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from zaria.core.values.bits import count
from zaria.core.values.ints import ints, zeros
from zaria.miner.pieces.dice import HAZARD, MAGIC, TOOL, TREASURE, TUNNEL, dice_of
from zaria.miner.pieces.heroes import HERO_NAMES, HEROES
from zaria.miner.rules.phases import ROUNDS

if TYPE_CHECKING:
    from zaria.core.values.ints import Ints
    from zaria.miner.rules.table import Table

FILE: Final = Path(__file__).with_name("weights.json")
DRAGON_SLAYER: Final = HERO_NAMES.index("dragon-slayer")
WITH_PICKAXE: Final = (HERO_NAMES.index("engineer"), HERO_NAMES.index("prospector"))
FEATURES: Final = 22
THOUSAND: Final = 1000


def features(table: Table, seat: i64) -> Ints:
    """The features of a seat, mainly its dice by kind. Their faces matter little, since they are rerolled."""
    trove = table.troves[seat]
    tunnels = count(trove & dice_of(TUNNEL))
    hazards = count(trove & dice_of(HAZARD))
    tools = count(trove & dice_of(TOOL))
    treasure = count(trove & dice_of(TREASURE))
    magic = count(trove & dice_of(MAGIC))
    most: i64 = 0  # the best opponent's treasure
    for other in range(table.seats):
        if other != seat:
            most = max(most, count(table.troves[other] & dice_of(TREASURE)))
    hero = table.heroes[seat]
    values = zeros(FEATURES)
    values[0] = tunnels
    values[1] = hazards
    values[2] = tools
    values[3] = treasure
    values[4] = magic
    values[5] = tunnels * tunnels
    values[6] = hazards * tools
    values[7] = treasure * treasure
    values[8] = tunnels * magic
    values[9] = tools * tools
    if hero < HEROES:
        values[10 + hero] = 1
    if hero in WITH_PICKAXE:
        values[16] = hazards
    elif hero == DRAGON_SLAYER:
        values[17] = hazards
    values[18] = treasure - most
    if treasure > most:
        values[19] = 1
    values[20] = table.chests(seat)
    if table.starter == seat:
        values[21] = 1
    return values


@final
class Weights:
    """What each feature adds to the points of later rounds, in thousandths, and the spread of the result."""

    def __init__(self, spread: float, weights: Ints) -> None:
        self.spread = spread  # points by which later rounds can still change who is ahead
        self.weights = weights

    def to_come(self, table: Table, seat: i64) -> i64:
        values = features(table, seat)
        weights = self.weights
        total: i64 = 0
        for place in range(i64(FEATURES)):
            total += values[place] * weights[place]
        return total


def load() -> list[Weights]:
    """Weights by the number of players, from 2 to 4, and the round just scored."""
    data = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    nothing = {"spread": 10.0, "weights": [0] * FEATURES}  # before anything was fitted
    rows = [data.get(f"{players}/{scored}", nothing) for players in (2, 3, 4) for scored in range(1, ROUNDS)]
    return [Weights(row["spread"], ints(row["weights"])) for row in rows]


WEIGHTS: Final = load()


def weights_of_round(table: Table, scored: i64) -> Weights:
    """The weights once this many rounds are scored, at least one and not all."""
    return WEIGHTS[(table.seats - 2) * (ROUNDS - 1) + scored - 1]
