"""CPU time per move of each level: mean, 99th percentile and maximum.

    python -m bench.opponents.move_times --games 20                 # all levels and games
    python -m bench.opponents.move_times --games 20 expert vegas    # only rows containing these words

The level plays at every seat. Forced moves do not count.
"""

from __future__ import annotations

import argparse
from time import process_time
from typing import Any

import zaria
from zaria.arena.match import play_match
from zaria.bots.opponents import LEVELS

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("vegas", 2, {}),
    ("vegas", 4, {}),
    ("vegas", 5, {"tiles": 3}),
    ("miner", 2, {}),
    ("miner", 4, {}),
    ("miner-solo", 1, {}),
]


class Timed:
    """A level, and the milliseconds of each of its moves."""

    def __init__(self, level: str) -> None:
        self.name = level
        self.bot = zaria.bot(level)
        self.times: list[float] = []

    def choose(self, known: zaria.State, seat: int, rng: zaria.Rng, budget: int) -> int:
        begun = process_time()
        action = self.bot.choose(known, seat, rng, budget)
        if len(known.legal()) > 1:
            self.times.append(1000 * (process_time() - begun))
        return action


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("words", nargs="*", help="only lines with all these words")
    parser.add_argument("--games", type=int, default=20)
    arguments = parser.parse_args()
    print("| game | level | ms a move | one in a hundred | worst | moves |\n| --- | --- | ---: | ---: | ---: | ---: |")
    for game, players, options in TABLES:
        chosen = "".join(f" {name}={value}" for name, value in options.items())
        for level in LEVELS:
            line = f"| {game}{chosen}, {players} players | {level} |"
            if all(word in line for word in arguments.words):
                timed = Timed(level)
                for seed in range(arguments.games):
                    play_match(game, options, [timed] * players, seed)
                times = sorted(timed.times)
                numbers = [sum(times) / len(times), times[int(0.99 * len(times))], times[-1]]
                print(line, " | ".join(f"{number:.1f}" for number in numbers), f"| {len(times)} |", flush=True)


if __name__ == "__main__":
    main()
