"""Fits the net that values ends of solo mountains (miner/bots/solo/net.json) to our own games.

    python scripts/fit/fit_solo_net.py --games 70000

It fits the last refill first, then the one before it, whose next mountain the first net values. Games are played by
the existing nets, so that they reach relevant ends; without any, fit twice. In each game several ends of one mountain
are compared: the next mountain is planned for each of them, with common random numbers. The net mainly learns the
differences between ends, since their common part is luck. Needs NumPy, and the compiled package.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterator
from multiprocessing import Pool
from pathlib import Path
from typing import Any

import numpy as np
from fit_solo import start

import zaria
from zaria.bots.search.common_dice import CommonDice
from zaria.miner.bots.solo import net, value
from zaria.miner.bots.solo.dig import Dig
from zaria.miner.bots.solo.plan import Plan, can_refill, next_mountain, worth_of_next
from zaria.miner.bots.solo.terrain import Terrain
from zaria.miner.rules.phases import REFILLS

FILE = Path(__file__).parents[2] / "src/zaria/miner/bots/solo/net.json"
WIDTH = 150  # of plans
# Beam widths for the next mountain, by the refills left. On the last mountain narrow beams undervalue what needs a good
# plan, such as magic; before that, the net makes up for it.
NEXT_WIDTH = {1: 40, 2: 16}
ENDS = 10  # compared ends of a mountain: half of them the best, half random good ones
GOOD = 150  # number of good ends
ROLLS = 6  # next mountains for each end
STRAY = 2500  # earlier, an end worse by up to this may be taken, so that the net sees such ends
COMMON = 0.1  # weight of the mean of a game's ends, relative to their differences
BATCH = 128  # games
Row = tuple[int, list[int], float]  # the game, the inputs, and the points of the rest of the game
Array = np.ndarray[Any, np.dtype[Any]]


def planned(terrain: Terrain, dig: Dig) -> Plan:
    plan = Plan(terrain, WIDTH, keep_ends=True)
    plan.search([dig])
    return plan


def ends_of(game: int, left: int) -> list[Row]:
    """Ends of the mountain with `left` refills left, and the values of the mountains after them."""
    rng, dice = zaria.Rng(game), CommonDice()
    terrain, dig = start(min(rng.below(6), 3), rng)  # most games begin with three magic dice
    dice.begin(game)
    plan = planned(terrain, dig)
    while terrain.refills > left:
        ends = [end for end in plan.best_ends(GOOD) if end.rank > plan.most - STRAY and can_refill(terrain, end)]
        if not ends:
            return []
        end = ends[rng.below(len(ends)) if rng.below(3) == 0 else 0]
        terrain, dig = next_mountain(terrain, end, dice)
        plan = planned(terrain, dig)
    good = [end for end in plan.best_ends(GOOD) if can_refill(terrain, end)]
    if len(good) < 2:
        return []
    chosen = good[: ENDS // 2] + [good[rng.below(len(good))] for _ in range(ENDS // 2)]
    rows: list[Row] = []
    for end in chosen:
        total = 0
        for roll in range(ROLLS):
            dice.begin(ROLLS * game + roll)
            total += int(worth_of_next(terrain, end, NEXT_WIDTH[left], dice))
        gain = (total / ROLLS - value.POINT * int(end.score())) / value.POINT
        rows.append((game, [int(x) for x in net.inputs_of(terrain, end)], gain))
    return rows


def gathered(games: int, left: int) -> list[Row]:
    with Pool(os.cpu_count()) as pool:
        found = pool.starmap(ends_of, [(game, left) for game in range(games)], chunksize=50)
    return [row for rows in found for row in rows]


class Trained:
    """A net in floating point, for centred and scaled inputs."""

    def __init__(self, rows: list[Row], seed: int) -> None:
        self.games = np.array([row[0] for row in rows])
        inputs = np.array([row[1] for row in rows], dtype=np.float64)
        gains = np.array([row[2] for row in rows])
        self.middle, self.scale = inputs.mean(0), inputs.std(0) + 1e-3
        self.mean, self.spread = gains.mean(), gains.std()
        self.inputs, self.gains = (inputs - self.middle) / self.scale, (gains - self.mean) / self.spread
        self.rng = np.random.default_rng(seed)
        wide = self.rng.normal(0, np.sqrt(2 / net.INPUTS), (net.INPUTS, net.HIDDEN))
        self.weights: list[Array] = [
            wide, np.zeros(net.HIDDEN), self.rng.normal(0, np.sqrt(1 / net.HIDDEN), net.HIDDEN), np.zeros(1)
        ]  # fmt: skip

    def answers(self, inputs: Array) -> tuple[Array, Array]:
        """The outputs of the neurons and of the net."""
        neurons = np.maximum(inputs @ self.weights[0] + self.weights[1], 0)
        return neurons, neurons @ self.weights[2] + self.weights[3]

    def batches(self, held_out: Array) -> Iterator[tuple[Array, Array]]:
        """Batches: the rows of some games, and for each row the index of its game."""
        at = np.where(~held_out)[0]
        games, first = np.unique(self.games[at], return_index=True)
        rows = np.split(at, first[1:])
        order = self.rng.permutation(len(games))
        for begin in range(0, len(order), BATCH):
            chosen = [rows[game] for game in order[begin : begin + BATCH]]
            yield np.concatenate(chosen), np.repeat(np.arange(len(chosen)), [len(one) for one in chosen])

    def train(self, rounds: int) -> None:
        """Train with Adam and a learning rate that falls to 0."""
        held_out = self.games % 10 == 0
        first = [np.zeros_like(weight) for weight in self.weights]
        second = [np.zeros_like(weight) for weight in self.weights]
        step = 0
        for number in range(rounds):
            rate = 1.5e-3 * (1 + np.cos(np.pi * number / rounds)) + 2e-5
            for rows, game in self.batches(held_out):
                inputs = self.inputs[rows]
                neurons, answers = self.answers(inputs)
                miss = answers - self.gains[rows]
                common = (np.bincount(game, miss) / np.bincount(game))[game]
                miss = 2 * (miss - common + COMMON * common) / len(rows)
                back = np.outer(miss, self.weights[2]) * (neurons > 0)
                step += 1
                for place, slope in enumerate(
                    [inputs.T @ back, back.sum(0), neurons.T @ miss, miss.sum(keepdims=True)]
                ):
                    slope = slope + 1e-5 * self.weights[place]
                    first[place] += 0.1 * (slope - first[place])
                    second[place] += 0.001 * (slope * slope - second[place])
                    pace = np.sqrt(second[place] / (1 - 0.999**step)) + 1e-8
                    self.weights[place] = self.weights[place] - rate * first[place] / (1 - 0.9**step) / pace
            if number % 10 == 9:
                print(f"  {number + 1} rounds: {self.miss(held_out):.3f} points between ends of a game", flush=True)

    def miss(self, chosen: Array) -> float:
        """The error in points of differences between the ends of a game, which is partly luck."""
        wrong = (self.answers(self.inputs)[1] - self.gains) * self.spread
        totals, numbers = np.bincount(self.games, wrong), np.maximum(np.bincount(self.games), 1)
        apart = wrong - (totals / numbers)[self.games]
        return float(np.sqrt((apart[chosen] ** 2).mean()))

    def in_whole_numbers(self) -> dict[str, Any]:
        """The net as integers for raw inputs, in thousandths of a point."""
        weights, bias, out, base = self.weights
        scaled = weights / self.scale[:, None]
        return {
            "weights": np.rint(net.UNIT * scaled).astype(int).ravel().tolist(),
            "bias": np.rint(net.UNIT * (bias - self.middle @ scaled)).astype(int).tolist(),
            "out": np.rint(net.UNIT * value.POINT * self.spread * out).astype(int).tolist(),
            "base": round(net.UNIT**2 * value.POINT * float(self.spread * base[0] + self.mean)),
        }


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=70000)
    parser.add_argument("--rounds", type=int, default=20, help="how often the net sees every game")
    arguments = parser.parse_args()
    found: dict[str, dict[str, Any]] = {}
    for left in range(1, REFILLS + 1):
        rows = gathered(arguments.games, left)
        print(f"{left} refills left: {len(rows)} ends", flush=True)
        trained = Trained(rows, left)
        trained.train(arguments.rounds)
        found[str(left)] = trained.in_whole_numbers()
        net.NETS[left - 1] = net.Net(*found[str(left)].values())  # the next net is fitted to this one's values
    lines = [f'  "{left}": {json.dumps(fitted)}' for left, fitted in found.items()]
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
