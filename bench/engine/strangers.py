"""Forged saved states: random changes with a valid checksum must be refused, or be playable to the end.

    PYTHONPATH=tests python -m bench.engine.strangers [--times 1000000] [--seed 0]

An error that is not a refusal, or a game that takes over a second, stops the run and says how to reproduce it.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from time import perf_counter

from bench.machine import machine

import zaria
from support.laws.journey import journey
from support.laws.mutations import mutated, steps_to_the_end
from support.laws.variants import VARIANTS

LIMIT = 1.0  # seconds to load a state and play it to its end


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--times", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    print(machine())
    saved = [state.to_bytes() for number in range(len(VARIANTS)) for state in journey(number, args.seed).states]
    rng, happened, slowest, begun = zaria.Rng(args.seed), Counter[str](), 0.0, perf_counter()
    for _ in range(args.times):
        data = mutated(saved[rng.below(len(saved))], rng)
        before = perf_counter()
        try:
            state = zaria.from_bytes(data)
            steps_to_the_end(state, rng)
            happened[f"played {state.setup.game}"] += 1
        except zaria.BadState:
            happened["refused"] += 1
        except Exception:
            print(f"an error, by {data.hex()}", file=sys.stderr)
            raise
        slowest = max(slowest, perf_counter() - before)
        if slowest > LIMIT:
            sys.exit(f"{slowest:.1f} s, for {data.hex()}")
    print(f"{args.times:,} states of strangers in {perf_counter() - begun:.0f} s: {dict(happened)}")
    print(f"the slowest took {1000 * slowest:.1f} ms")


if __name__ == "__main__":
    main()
