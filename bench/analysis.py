"""How long the analysis of a game takes, and how sure it is then: `python bench/analysis.py --games 1`."""

from __future__ import annotations

import argparse
import time
from typing import Any

import zaria
from zaria.analysis import Analysis

CASES: list[tuple[str, list[str], dict[str, Any]]] = [
    ("vegas", ["hard", "normal"], {}),
    ("vegas", ["hard", "normal", "easy", "easy"], {}),
    ("vegas", ["hard", "normal", "easy", "easy"], {"tiles": 3}),
    ("vegas", ["normal"] * 5, {"tiles": 6}),
    ("miner", ["hard", "normal"], {}),
    ("miner", ["hard", "normal", "easy"], {}),
    ("miner", ["hard", "normal", "easy", "easy"], {}),
    ("miner-solo", ["normal"], {}),
]


def worst_error(analysis: Analysis) -> float:
    scale = 1 if analysis.course.in_points else 100
    return scale * max(analysis.luck_error(seat) for seat in range(analysis.course.players))


def measured(game: str, players: list[str], options: dict[str, Any], seed: int) -> str:
    record = zaria.play(game, players, seed=seed, budget=100, **options)
    begun = time.process_time()
    analysis = Analysis(record)
    analysis.refine()
    first, first_error = time.process_time() - begun, worst_error(analysis)
    while not analysis.is_done:
        analysis.refine()
    name = " ".join([game, *(f"{key}={value}" for key, value in options.items())])
    whole = f"{time.process_time() - begun:.1f} | {worst_error(analysis):.1f}"
    return f"| {name}, {len(players)} | {first:.2f} | {first_error:.0f} | {whole} | {analysis.rollouts_so_far:,} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1, help="games of each kind")
    parser.add_argument("--cases", default="01234567", help="which of the kinds")
    given = parser.parse_args()
    print(
        "| game, players | first look, s | ± | all, s | ± | games played |\n| --- | ---: | ---: | ---: | ---: | ---: |"
    )
    for game, players, options in [CASES[int(case)] for case in given.cases]:
        for seed in range(given.games):
            print(measured(game, players, options, seed), flush=True)


if __name__ == "__main__":
    main()
