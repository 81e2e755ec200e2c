"""Three questions about the analysis of a game: how long it takes, whether its ± is right, whether luck has mean 0.

python -m bench.opponents.analysis time              # seconds until ±3 points of 100
python -m bench.opponents.analysis error --error 3   # analyse one game many times: does luck vary by its ±?
python -m bench.opponents.analysis bias --games 1500 # the mean luck of a strong seat among weak ones
"""

from __future__ import annotations

import argparse
import time
from math import sqrt
from typing import Any, NamedTuple

from bench.machine import load_average, machine, row

import zaria
from zaria.analysis import Analysis
from zaria.core.records.record import Record

SEED = 179_424_673  # multiples are far apart, so two analyses share no rollouts
SAMPLES = 8  # rollouts per segment for the bias: few, since their noise has mean 0


class Case(NamedTuple):
    game: str
    players: list[str]
    options: dict[str, Any]

    def __str__(self) -> str:
        options = [f"{key}={value}" for key, value in self.options.items()]
        return " ".join([self.game, *options]) + f", {len(self.players)}"


FOUR = ["hard", "normal", "easy", "easy"]
TIMED = [
    Case("vegas", FOUR[:2], {}),
    Case("vegas", FOUR, {}),
    Case("vegas", FOUR, {"tiles": 3}),
    Case("vegas", ["normal"] * 5, {"tiles": 6}),
    Case("miner", FOUR[:2], {}),
    Case("miner", FOUR[:3], {}),
    Case("miner", FOUR, {}),
    Case("miner-solo", ["normal"], {}),
]
REPEATED = [TIMED[1], TIMED[2], TIMED[3], TIMED[6]]
UNEQUAL = ["greedy", "random", "random"]
BIASED = [Case("vegas", UNEQUAL, {}), Case("vegas", UNEQUAL, {"tiles": 3}), Case("miner", UNEQUAL, {})]


def worst_error(analysis: Analysis) -> float:
    return max(analysis.luck_error(seat) for seat in range(analysis.game.players))


def show_time(cases: list[Case], games: int) -> None:
    row("game, players", "first look, s", "±", "all, s", "±", "rollouts")
    row("---", *["---:"] * 5)
    for case in cases:
        for seed in range(games):
            record = zaria.play(case.game, case.players, seed=seed, budget=100, **case.options)
            start = time.process_time()
            analysis = Analysis(record)
            scale = 1 if analysis.game.in_points else 100
            analysis.refine()
            first, first_error = time.process_time() - start, scale * worst_error(analysis)
            while not analysis.is_done:
                analysis.refine()
            seconds, error = time.process_time() - start, scale * worst_error(analysis)
            numbers = f"{first:.2f}", f"{first_error:.0f}", f"{seconds:.1f}", f"{error:.1f}"
            row(str(case), *numbers, f"{analysis.rollouts_so_far:,}")


def luck_of(record: Record, seed: int, error: float) -> list[tuple[float, float]]:
    """Each seat's luck and its standard error, refined until the worst error is small enough."""
    analysis = Analysis(record, seed=seed)
    while not analysis.has_estimates or worst_error(analysis) > error:
        analysis.refine_luck()
    return [(seat["luck"], seat["luck_error"]) for seat in analysis.report()["seats"]]


def variances(record: Record, times: int, error: float) -> tuple[float, float]:
    """The variance of luck between analyses, and the variance they report; means over the seats."""
    samples = [luck_of(record, SEED * number, error) for number in range(times)]
    observed = claimed = 0.0
    for seat in range(len(record.players)):
        mean = sum(sample[seat][0] for sample in samples) / times
        observed += sum((sample[seat][0] - mean) ** 2 for sample in samples) / (times - 1)
        claimed += sum(sample[seat][1] ** 2 for sample in samples) / times
    return observed / len(record.players), claimed / len(record.players)


def show_error(cases: list[Case], games: int, times: int, error: float) -> None:
    row("game, players", "observed", "claimed", "ratio", "s each")
    row("---", *["---:"] * 4)
    for case in cases:
        start, observed, claimed = time.process_time(), 0.0, 0.0
        for seed in range(games):
            record = zaria.play(case.game, case.players, seed=seed, budget=100, **case.options)
            pair = variances(record, times, error / 100)
            observed, claimed = observed + pair[0] / games, claimed + pair[1] / games
        seconds = (time.process_time() - start) / games / times
        numbers = 100 * sqrt(observed), 100 * sqrt(claimed)
        row(str(case), *[f"{number:.1f}" for number in numbers], f"{sqrt(observed / claimed):.2f}", f"{seconds:.1f}")


def strong_luck(case: Case, number: int) -> tuple[float, float]:
    """The luck of the strong seat in one game, and the effect of all decisions on it."""
    record = zaria.play(case.game, case.players, seed=number, budget=50, **case.options)
    analysis = Analysis(record, effort=1)
    for group in analysis.groups:
        group.play(SAMPLES, 1009 * number)  # other rollouts for each game, or all would share the error of the start
    seat = analysis.report()["seats"][0]
    return seat["luck"], seat["decisions"] + seat["gifts"]


def show_bias(cases: list[Case], games: int, first: int) -> None:
    row("game, players", "games", "mean luck", "errors from 0", "decisions")
    row("---", *["---:"] * 4)
    for case in cases:
        samples = [strong_luck(case, first + number) for number in range(games)]
        mean = sum(luck for luck, _ in samples) / games
        error = sqrt(sum((luck - mean) ** 2 for luck, _ in samples) / (games - 1) / games)
        decisions = sum(decisions for _, decisions in samples) / games
        row(str(case), f"{games:,}", f"{mean:+.3f} ± {error:.3f}", f"{abs(mean) / error:.1f}", f"{decisions:+.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("question", choices=["time", "error", "bias"])
    parser.add_argument("--games", type=int, default=1, help="games of each kind")
    parser.add_argument("--cases", default="01234567", help="which of the kinds")
    parser.add_argument("--times", type=int, default=12, help="error: analyses of each game")
    parser.add_argument("--error", type=float, default=6.0, help="error: the ± at which an analysis ends, of 100")
    parser.add_argument("--first", type=int, default=0, help="bias: the number of the first game")
    given = parser.parse_args()
    all_cases = {"time": TIMED, "error": REPEATED, "bias": BIASED}[given.question]
    cases = [case for place, case in enumerate(all_cases) if str(place) in given.cases]
    print(f"{machine()}, load {load_average()}\n")
    if given.question == "time":
        show_time(cases, given.games)
    elif given.question == "error":
        show_error(cases, given.games, given.times, given.error)
    else:
        show_bias(cases, given.games, given.first)


if __name__ == "__main__":
    main()
