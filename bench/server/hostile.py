"""Hostile clients against a live server: fuzzed frames, and secrets that must not leak. Stops at the first failure.

frames: slightly changed valid commands at every stage of whole games of all kinds. Two players, a guest without a seat
and a stranger send them, four games at a time; tests/support/server/siege.py says what must hold.
leaks: twelve tables of the same three players differ in one secret answer. All that each seat and a spectator were
sent or can ask for is compared, byte by byte (tests/support/server/twins.py). Everything on loopback.

    PYTHONPATH=tests python -m bench.server.hostile frames [--count 1000000] [--first 0] [--each 25]
    PYTHONPATH=tests python -m bench.server.hostile leaks [--count 10000] [--first 0]
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial

from bench.machine import load_average, machine
from bench.server.victim import calm_site

from support.server import person
from support.server.person import Person
from support.server.siege import Siege
from support.server.twins import Twins

TABLES = 12
AT_ONCE = {"frames": 4, "leaks": 8}  # games
DEFAULT = {"frames": 1_000_000, "leaks": 10_000}
person.PATIENCE = 300  # the machine may be busy


def fuzz_a_game(url: str, each: int, number: int) -> Counter[str]:
    """Fuzz one game; return the number of frames sent."""
    siege = Siege(url, number, each)
    siege.run()
    return Counter(frames=siege.frames)


def compare_a_game(url: str, number: int) -> Counter[str]:
    """Compare one game; return the number of pairs by kind of secret."""
    kinds = Counter[str]()
    with ExitStack() as stack:
        people = [stack.enter_context(Person(url, name)) for name in ("Ann", "Bob", "Cyd")]
        for pair in Twins(people, number, TABLES).pairs():
            kinds[pair.first.split()[0]] += 1
            if pair.leaks():
                raise AssertionError(f"{pair.first} or {pair.second}: {pair.leaks()}")
    return kinds


def named(play: Callable[[int], Counter[str]], number: int) -> Counter[str]:
    """Name the game in an error, so that it can be reproduced."""
    try:
        return play(number)
    except BaseException:
        print(f"hostile: failed in game {number}; to see it again: --first {number} --count 1", file=sys.stderr)
        raise


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("trial", choices=["frames", "leaks"])
    parser.add_argument("--count", type=int, help="how many frames or pairs")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--each", type=int, default=25, help="frames of each connection at each stage")
    given = parser.parse_args()
    print(machine(), flush=True)
    done, games, begun = Counter[str](), 0, time.monotonic()
    at_once, count = AT_ONCE[given.trial], given.count or DEFAULT[given.trial]
    with calm_site() as site, ThreadPoolExecutor(at_once) as threads:
        fuzz, compare = partial(fuzz_a_game, site.url, given.each), partial(compare_a_game, site.url)
        play = partial(named, fuzz if given.trial == "frames" else compare)
        while done.total() < count:
            first = given.first + games
            for kinds in threads.map(play, range(first, first + at_once)):
                done += kinds
            games += at_once
            print(f"{games} games, {done.total():,} {given.trial}, {time.monotonic() - begun:.0f} s", flush=True)
    print(f"{dict(done.most_common())}: nothing wrong; load average {load_average()}")


if __name__ == "__main__":
    main()
