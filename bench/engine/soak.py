"""Many random games of Las Vegas Royale, over all tile sets and player counts, under the invariants of the tests.

All invariants are checked before and after randomly sampled steps, and at the end of each game. A violation stops the
run and says how to reproduce it.

    PYTHONPATH=tests python -m bench.engine.soak [--games 100000] [--first 0]
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from itertools import combinations
from time import perf_counter
from typing import Any

from bench.machine import machine

import zaria
from support.laws.tile_laws import follows, holds
from zaria.core.engine.state import State
from zaria.core.values.bits import count, nth
from zaria.vegas.tiles.catalogue import KEYS

ONE_IN = 40  # mean number of steps between two checks
PAIRS = len(KEYS) * (len(KEYS) - 2) // 2  # pairs of tiles that can be in one game


def some_tiles(rng: zaria.Rng) -> int | list[str]:
    """Options for the tiles: half of the games draw up to six per round, the others have a random list."""
    number = int(rng.below(7))
    if number == 0 or rng.below(2) == 0:
        return number
    letters = list(range(len(KEYS) // 2))
    return [KEYS[2 * letters.pop(rng.below(len(letters))) + rng.below(2)] for _ in range(number)]


def some_options(rng: zaria.Rng) -> dict[str, Any]:
    return {
        "tiles": some_tiles(rng),
        "repeat_tiles": rng.below(2) == 0,
        "rounds": int(rng.below(3)) + 1,
        "first": "random" if rng.below(4) == 0 else "seat0",
    }


def one_step(state: State, rng: zaria.Rng) -> None:
    if state.actor == zaria.CHANCE:
        state.nature(rng)
    else:
        mask = state.mask()
        state.answer(nth(mask, rng.below(count(mask))))


class Soak:
    """The games played so far."""

    def __init__(self) -> None:
        self.players: Counter[int] = Counter()
        self.met: Counter[tuple[str, ...]] = Counter()
        self.steps = 0
        self.longest = 0
        self.looks = 0

    def play(self, number: int) -> None:
        """Play one game, which depends only on its number."""
        rng = zaria.Rng(number).split("soak")
        state = zaria.new("vegas", players=int(rng.below(4)) + 2, **some_options(rng))
        steps = 0
        while state.actor != zaria.OVER:
            if rng.below(ONE_IN) == 0:
                before = holds(state)
                one_step(state, rng)
                follows(before, holds(state))
                self.looks += 2
                self.met.update(combinations(sorted(tile["key"] for tile in before["tiles"]), 2))
            else:
                one_step(state, rng)
            steps += 1
        holds(state)
        assert state.winners()
        self.looks += 1
        self.players[state.players] += 1
        self.steps += steps
        self.longest = max(self.longest, steps)

    def report(self, seconds: float) -> None:
        games, least = self.players.total(), min(self.met.values(), default=0)
        sizes = ", ".join(f"{players} players: {self.players[players]:,}" for players in sorted(self.players))
        print(machine())
        print(f"{games:,} games without a broken law, in {seconds:,.0f} s: {games / seconds:,.0f} a second")
        print(f"{sizes}; {self.steps:,} steps, at most {self.longest:,} in a game")
        pairs = f"{len(self.met)} of {PAIRS} pairs of tiles met, each in {least:,} of them or more"
        print(f"{self.looks:,} positions looked at; {pairs}")


def main() -> None:
    arguments = argparse.ArgumentParser(
        description="Random games of Las Vegas Royale under the laws that the tests know"
    )
    arguments.add_argument("--games", type=int, default=100_000)
    arguments.add_argument("--first", type=int, default=0, help="the number of the first game")
    given = arguments.parse_args()
    if not zaria.COMPILED:
        print("soak: the engine is uncompiled: this will take long", file=sys.stderr)
    soak = Soak()
    start = perf_counter()
    for number in range(given.first, given.first + given.games):
        try:
            soak.play(number)
        except Exception:
            print(f"soak: a law is broken in game {number}; see it again: --first {number} --games 1", file=sys.stderr)
            raise
    soak.report(perf_counter() - start)


if __name__ == "__main__":
    main()
