"""Fits the future value of a trove after a round of Dice Miner (miner/why/weights.json) to our own games.

    python scripts/fit/fit_miner.py --games 6000

All players use the rollout policy, heroes are drawn at random, and one answer in twenty is random, so that all kinds of
troves occur. The same games give the same weights.
"""

from __future__ import annotations

import argparse
import json
from typing import cast

from fitting import LeastSquares, best_spread

import zaria
from zaria.bots.search.common_dice import CommonDice
from zaria.miner.bots.policy import MinerPolicy
from zaria.miner.rules.phases import ROUNDS
from zaria.miner.rules.setup import ChooseHero
from zaria.miner.rules.table import Table
from zaria.miner.why.later_rounds import FEATURES, FILE, features

RANDOM_ANSWERS = 20  # one in this many


def play(players: int, seed: int) -> tuple[list[Table], Table]:
    """The tables after each scored round except the last, and the final table."""
    policy, dice, rng = MinerPolicy(), CommonDice(), zaria.Rng(seed)
    table = cast(Table, zaria.new("miner", players=players))
    after: list[Table] = []
    while table.actor != zaria.OVER:
        if len(after) < table.rounds_scored < ROUNDS:
            after.append(table.copy())
        if table.actor == zaria.CHANCE:
            table.nature(rng)
        elif isinstance(table.top, ChooseHero) or rng.below(RANDOM_ANSWERS) == 0:
            legal = table.legal()
            table.answer(legal[rng.below(len(legal))])
        else:
            table.answer(policy.answer(table, dice))
    return after, table


def fit(players: int, games: int) -> dict[str, dict[str, object]]:
    found: dict[str, dict[str, object]] = {}
    played = [play(players, seed) for seed in range(games)]
    for scored in range(1, ROUNDS):
        squares = LeastSquares(FEATURES)
        rows: list[tuple[list[list[float]], list[int], list[float]]] = []
        for after, end in played:
            table = after[scored - 1]
            known = [[float(x) for x in features(table, seat)] for seat in range(players)]
            for seat in range(players):
                squares.add(known[seat], end.scores()[seat] - table.scores()[seat])
            winners = end.winners()
            shares = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(players)]
            rows.append((known, table.scores(), shares))
        weights = [round(1000 * weight) for weight in squares.solve(ridge=1.0)]
        expected = [
            [score + sum(x * w for x, w in zip(row, weights)) / 1000 for row, score in zip(known, scores)]
            for known, scores, _ in rows
        ]
        spread = round(best_spread(expected, [shares for _, _, shares in rows]), 2)
        print(f"{players} players after round {scored}: spread {spread}, weights {weights}", flush=True)
        found[f"{players}/{scored}"] = {"spread": spread, "weights": weights}
    return found


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=6000)
    games = parser.parse_args().games
    found: dict[str, dict[str, object]] = {}
    for players in (2, 3, 4):
        found |= fit(players, games)
    rows = [f'  "{key}": {json.dumps(row)}' for key, row in found.items()]
    FILE.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
