"""Is the ± of an analysis honest? The same game is analysed again and again, with other rollouts each time:
`python bench/certainty.py --times 12`. How much the luck of a seat then differs is what its ± should say."""

from __future__ import annotations

import argparse
import time
from math import sqrt
from typing import Any

import zaria
from zaria.analysis import Analysis
from zaria.core.record import Record

CASES: list[tuple[str, list[str], dict[str, Any]]] = [
    ("vegas", ["hard", "normal", "easy", "easy"], {}),
    ("vegas", ["hard", "normal", "easy", "easy"], {"tiles": 3}),
    ("vegas", ["normal"] * 5, {"tiles": 6}),
    ("miner", ["hard", "normal", "easy", "easy"], {}),
]
SEED = 179_424_673  # far from the next one: the rollouts of two analyses have nothing in common


def worst(analysis: Analysis) -> float:
    return max(analysis.luck_error(seat) for seat in range(analysis.course.players))


def luck_of(record: Record, seed: int, error: float) -> list[tuple[float, float]]:
    """Each seat's luck and its ±, looked at until the worst ± is small enough."""
    analysis = Analysis(record, seed=seed)
    while not analysis.has_looked or worst(analysis) > error:
        analysis.refine_luck()
    return [(seat["luck"], seat["luck_error"]) for seat in analysis.report()["seats"]]


def spread(record: Record, times: int, error: float) -> tuple[float, float]:
    """By how much the luck of a seat differs between analyses, and what they said that it would: both as variances."""
    found = [luck_of(record, SEED * number, error) for number in range(times)]
    differs = said = 0.0
    for seat in range(len(record.players)):
        mean = sum(one[seat][0] for one in found) / times
        differs += sum((one[seat][0] - mean) ** 2 for one in found) / (times - 1)
        said += sum(one[seat][1] ** 2 for one in found) / times
    return differs / len(record.players), said / len(record.players)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1, help="games of each kind")
    parser.add_argument("--times", type=int, default=12, help="analyses of each game")
    parser.add_argument("--error", type=float, default=6.0, help="the ± at which an analysis ends, of 100")
    parser.add_argument("--cases", default="0123", help="which of the kinds")
    given = parser.parse_args()
    print("| game, players | differs | said | ratio | s each |\n| --- | ---: | ---: | ---: | ---: |")
    for game, players, options in [CASES[int(case)] for case in given.cases]:
        begun, differs, said = time.process_time(), 0.0, 0.0
        for seed in range(given.games):
            record = zaria.play(game, players, seed=seed, budget=100, **options)
            more = spread(record, given.times, given.error / 100)
            differs, said = differs + more[0] / given.games, said + more[1] / given.games
        seconds = (time.process_time() - begun) / given.games / given.times
        name = " ".join([game, *(f"{key}={value}" for key, value in options.items())])
        both = f"{100 * sqrt(differs):.1f} | {100 * sqrt(said):.1f} | {sqrt(differs / said):.2f}"
        print(f"| {name}, {len(players)} | {both} | {seconds:.1f} |", flush=True)


if __name__ == "__main__":
    main()
