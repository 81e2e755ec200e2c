"""Is luck honest? The luck of a strong seat among weak ones has the mean 0: `python bench/luck.py --games 1000`."""

from __future__ import annotations

import argparse
from math import sqrt
from typing import Any

import zaria
from zaria.analysis import Analysis

CASES: list[tuple[str, dict[str, Any]]] = [("vegas", {}), ("vegas", {"tiles": 3}), ("miner", {})]
STRONG, WEAK = "greedy", ["random", "random"]
ROLLOUTS = 8  # of each run: few, since what they leave open has the mean 0, too


def luck_of(game: str, options: dict[str, Any], number: int) -> tuple[float, float]:
    """The luck of the strong seat in one game, and what it and the others made of the game by deciding."""
    record = zaria.play(game, [STRONG, *WEAK], seed=number, budget=50, **options)
    analysis = Analysis(record, effort=1)
    for stretch in analysis.stretches:
        stretch.play(ROLLOUTS, 1009 * number)  # each with games of its own: else all would share an error at the start
    seat = analysis.report()["seats"][0]
    return seat["luck"], seat["decisions"] + seat["gifts"]


def measured(game: str, options: dict[str, Any], games: int, first: int) -> str:
    found = [luck_of(game, options, first + number) for number in range(games)]
    mean = sum(luck for luck, _ in found) / games
    error = sqrt(sum((luck - mean) ** 2 for luck, _ in found) / (games - 1) / games)
    decided = sum(decisions for _, decisions in found) / games
    name = " ".join([game, *(f"{key}={value}" for key, value in options.items())])
    return f"| {name} | {games:,} | {mean:+.3f} ± {error:.3f} | {abs(mean) / error:.1f} | {decided:+.2f} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="games of each kind")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--cases", default="012", help="which of the three kinds")
    given = parser.parse_args()
    print("| game | games | luck | errors from 0 | decided |\n| --- | ---: | ---: | ---: | ---: |")
    for game, options in [CASES[int(case)] for case in given.cases]:
        print(measured(game, options, given.games, given.first), flush=True)


if __name__ == "__main__":
    main()
