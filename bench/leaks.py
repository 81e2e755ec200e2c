"""Leak pairs over a live server: tables that differ in one secret answer send the same bytes to everybody else.

Twelve tables of the same three people play the same game (tests/support/twins.py). At each secret question they get
different answers, and all that each seat and a spectator were sent or can ask for is compared, table by table. It stops
at the first leak. Everything on loopback.

    PYTHONPATH=tests python bench/leaks.py [--pairs 10000] [--first 0]
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial

from serving import load_average, machine
from victim import calm_site

from support import person
from support.person import Person
from support.twins import Twins

TABLES = 12
AT_ONCE = 8  # games
person.PATIENCE = 300  # the machine may be busy


def one_game(url: str, number: int) -> Counter[str]:
    """The pairs of a game, by kind of secret."""
    kinds = Counter[str]()
    with ExitStack() as stack:
        people = [stack.enter_context(Person(url, name)) for name in ("Ann", "Bob", "Cyd")]
        for pair in Twins(people, number, TABLES).pairs():
            kinds[pair.first.split()[0]] += 1
            if pair.leaks():
                raise SystemExit(f"leaks: game {number}, {pair.first} or {pair.second}: {pair.leaks()}")
    return kinds


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--pairs", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    given = parser.parse_args()
    print(machine(), flush=True)
    kinds, games, begun = Counter[str](), 0, time.monotonic()
    with calm_site() as site, ThreadPoolExecutor(AT_ONCE) as threads:
        while kinds.total() < given.pairs:
            first = given.first + games
            for found in threads.map(partial(one_game, site.url), range(first, first + AT_ONCE)):
                kinds += found
            games += AT_ONCE
            print(f"{games} games, {kinds.total():,} pairs, {time.monotonic() - begun:.0f} s", flush=True)
    told = ", ".join(f"{kind}: {count:,}" for kind, count in kinds.items())
    print(f"{kinds.total():,} pairs ({told}) in {games} games, no leak, {time.monotonic() - begun:.0f} s")
    print(f"load average {load_average()}")


if __name__ == "__main__":
    main()
