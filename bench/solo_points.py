"""How many points the solo expert makes, more exactly than by its own games alone.

    python bench/solo_points.py --games 6000 --quick-games 100000
    python bench/solo_points.py --kept            # what was played so far, also while it is going on

Dice decide most of a solo game, and they are the same for everybody: so the expert is compared with `hard` in the same
games, which varies half as much as points do, and `hard`, which is fast, plays many more. Games are kept as those of
bench/strength.py are.
"""

from __future__ import annotations

import argparse
import datetime
import os
import platform
from math import sqrt
from pathlib import Path
from statistics import fmean, variance

from engine import processor
from strength import Cell, already_played, measured

from zaria.arena.results import Played, summary


def exactly(some: list[float], same: list[float], more: list[float]) -> tuple[float, float]:
    """The mean of what few games show, corrected by how a cheaper player fared in them and in many more.

    `same` are its results in the same games, with which `more` begin. Returns the mean and its standard error.
    """
    few, many = len(some), len(more)
    differences = [one - other for one, other in zip(some, same)]
    of_both = variance([one / few + other / many for one, other in zip(differences, same)]) * few
    return fmean(differences) + fmean(more), sqrt(of_both + variance(more) / many / many * (many - few))


def points(games: list[Played]) -> list[float]:
    return [float(played.result.scores[0]) for played in games]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=6000, help="of the expert")
    parser.add_argument("--quick-games", type=int, default=100_000, help="of hard")
    parser.add_argument("--magic", type=int, default=3)
    parser.add_argument("--folder", type=Path, default=Path("strength"))
    parser.add_argument("--kept", action="store_true", help="play nothing: show what was played so far")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    arguments.folder.mkdir(exist_ok=True)
    print(f"{datetime.date.today()}, {os.cpu_count()} cores of {processor()}, Python {platform.python_version()}\n")
    found: list[list[Played]] = []
    for level, games in (("hard", arguments.quick_games), ("expert", arguments.games)):
        cell = Cell("miner-solo", 1, level, "", "", games, {"magic": arguments.magic})
        if arguments.kept:
            found.append(already_played(cell, games, arguments.folder))
        else:
            found.append(measured(cell, games, arguments.folder, arguments.processes))
    hard, expert = points(found[0]), points(found[1])
    same = hard[: len(expert)]
    mean, error = exactly(expert, same, hard)
    for name, shown in (("hard", hard), ("hard, in the expert's games", same), ("expert", expert)):
        print(f"{name}: {fmean(shown):.2f} ± {sqrt(variance(shown) / len(shown)):.2f} ({len(shown)} games)")
    better = [one - other for one, other in zip(expert, same)]
    print(f"better than hard by {fmean(better):.2f} ± {sqrt(variance(better) / len(better)):.2f}")
    print(f"so the expert has {mean:.2f} ± {error:.2f}, in {summary(found[1], 0).milliseconds:.1f} ms a move")


if __name__ == "__main__":
    main()
