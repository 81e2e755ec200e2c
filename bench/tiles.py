"""What each tile costs: random games of four players with that tile alone, beside the base game in the same run.

python bench/tiles.py [--games 2000] [--rounds 5]
"""

from __future__ import annotations

import argparse
from statistics import median
from time import perf_counter

import zaria
from zaria.vegas.tiles.catalogue import KEYS


def microseconds(start: zaria.State, rng: zaria.Rng, games: int) -> float:
    """A random game's time."""
    begun = perf_counter()
    for _ in range(games):
        zaria.playout(start.copy(), rng)
    return (perf_counter() - begun) / games * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--rounds", type=int, default=5)
    arguments = parser.parse_args()
    rng = zaria.Rng(7)
    tables = {"base game": zaria.new("vegas", players=4)}
    tables |= {key: zaria.new("vegas", players=4, tiles=[key]) for key in KEYS}
    times: dict[str, list[float]] = {name: [] for name in tables}
    for _ in range(arguments.rounds):  # in turns, so that a busy moment hits all
        for name, start in tables.items():
            times[name].append(microseconds(start, rng, arguments.games))
    base = median(times["base game"])
    print(f"compiled: {zaria.COMPILED}")
    print("| tile | us a game | times the base game |\n|---|---|---|")
    for name in sorted(times, key=lambda name: -median(times[name])):
        print(f"| {name} | {median(times[name]):.1f} | {median(times[name]) / base:.2f} |")


if __name__ == "__main__":
    main()
