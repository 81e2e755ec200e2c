"""Fits the value of a solo position at a refill (miner/bots/solo/weights.json) to our own games.

    python scripts/fit/fit_solo.py --games 2000 --times 4

Each time the games are played by a narrow beam with the weights found so far, with 0 to 3 magic dice in turn.
"""

from __future__ import annotations

import argparse
import json
from typing import cast

from fitting import LeastSquares

import zaria
from zaria.bots.search.common_dice import CommonDice
from zaria.core.values.ints import ints
from zaria.miner.bots.solo import value
from zaria.miner.bots.solo.dig import Dig, dig_of
from zaria.miner.bots.solo.plan import Plan, can_refill, next_mountain
from zaria.miner.bots.solo.terrain import Terrain, terrain_of
from zaria.miner.rules.phases import REFILLS
from zaria.miner.rules.table import Table

LEARNING = 0.6  # step size towards the new weights


def start(magic: int, rng: zaria.Rng) -> tuple[Terrain, Dig]:
    """The first mountain of a game."""
    table = cast(Table, zaria.new("miner-solo", magic=magic))
    while table.actor == zaria.CHANCE:
        table.nature(rng)
    return terrain_of(table), dig_of(table, 0)


def play(magic: int, seed: int, width: int) -> tuple[list[tuple[int, list[int], int]], int]:
    """For each refill of a game: refills left, features, and points; and the final points."""
    dice = CommonDice()
    dice.begin(seed)
    terrain, dig = start(magic, zaria.Rng(seed))
    rows: list[tuple[int, list[int], int]] = []
    while True:
        plan = Plan(terrain, width)
        plan.search([dig])
        dig = plan.best()
        if not can_refill(terrain, dig):
            return rows, int(dig.score())
        rows.append((int(terrain.refills), [int(x) for x in value.features(terrain, dig)], int(dig.score())))
        terrain, dig = next_mountain(terrain, dig, dice)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--times", type=int, default=4)
    parser.add_argument("--width", type=int, default=12)
    arguments = parser.parse_args()
    found = [[int(weight) for weight in row] for row in value.WEIGHTS]
    for time in range(arguments.times):
        squares = [LeastSquares(value.FEATURES) for _ in range(REFILLS)]
        total = 0
        for game in range(arguments.games):
            rows, end = play(game % 4, time * arguments.games + game, arguments.width)
            total += end
            for left, row, points in rows:
                squares[left - 1].add([float(x) for x in row], float(end - points))
        for left in range(REFILLS):
            new = squares[left].solve(ridge=3.0)
            found[left] = [
                round(old + LEARNING * (value.POINT * weight - old)) for old, weight in zip(found[left], new)
            ]
            value.WEIGHTS[left] = ints(found[left])
        print(f"{time + 1}: mean of {arguments.games} games {total / arguments.games:.2f}", flush=True)
        rows_of_text = [f'  "{left + 1}": {json.dumps(found[left])}' for left in range(REFILLS)]
        value.FILE.write_text("{\n" + ",\n".join(rows_of_text) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
