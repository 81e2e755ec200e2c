"""Fuzzed frames that reach deep states: valid commands, changed a little, at every stage of whole games.

Two players, a guest without a seat and somebody who is no guest send them, in games of all kinds, four at a time
(tests/support/siege.py says what must hold). It stops at the first thing that is wrong, and says how to see it again.
Everything on loopback.

    PYTHONPATH=tests python bench/frames.py [--frames 1000000] [--first 0] [--each 25]
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from serving import load_average, machine
from victim import calm_site

from support import person
from support.siege import Siege

AT_ONCE = 4  # games
person.PATIENCE = 300  # the machine may be busy


def one_game(url: str, each: int, number: int) -> Siege:
    siege = Siege(url, number, each)
    try:
        siege.run()
    except BaseException:
        print(f"frames: wrong in game {number}; see it again: --first {number} --frames 1", file=sys.stderr)
        raise
    return siege


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--frames", type=int, default=1_000_000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--each", type=int, default=25, help="frames of each connection at each stage")
    given = parser.parse_args()
    print(machine(), flush=True)
    frames, games, begun = 0, 0, time.monotonic()
    stages, codes = Counter[str](), Counter[str]()
    with calm_site() as site, ThreadPoolExecutor(AT_ONCE) as threads:
        while frames < given.frames:
            first = given.first + games
            besieged = partial(one_game, site.url, given.each)
            for siege in threads.map(besieged, range(first, first + AT_ONCE)):
                frames, games = frames + siege.frames, games + 1
                stages, codes = stages + siege.stages, codes + siege.codes
            print(f"{games} games, {frames:,} frames, {time.monotonic() - begun:.0f} s", flush=True)
    print(f"{frames:,} frames in {games} games, {time.monotonic() - begun:.0f} s; load average {load_average()}")
    print(f"stages: {dict(stages.most_common())}")
    print(f"answers: {dict(codes.most_common())}")


if __name__ == "__main__":
    main()
