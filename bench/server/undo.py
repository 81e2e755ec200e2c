"""What it costs to look at a game in which as much was taken back as may be, beside the same game played straight.

Each load of the table and each look at its record is done in pieces; the longest of them is what others wait for.

    PYTHONPATH=tests python -m bench.server.undo [--game vegas]
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterable
from functools import partial

from bench.machine import load_average, machine

import zaria
from zaria.core.engine.frames import CHANCE
from zaria.core.records.replay import showing
from zaria.server.commands.everybody import MOST_UNDONE
from zaria.server.table.history import STEPS_AT_ONCE
from zaria.server.table.match import Match

MIDDLE = 40  # steps: there it is moved and taken back
TIMES = 9


def game(name: str, taken_back: int) -> zaria.Record:
    """The middle of a game; so many steps of it were taken back, one by one."""
    players = [name[0].upper() for name in ("Ann", "Bob", "Cyd", "Dan")][: zaria.GAMES[name].players[1]]
    match, rng = Match(zaria.Log(name, players).record), zaria.Rng(7)
    while len(match.line) < MIDDLE or match.state.actor == CHANCE:
        step(match, rng)
    while len(match.record.steps) - len(match.line) < taken_back:
        before = len(match.record.steps)
        step(match, rng)
        match.make(["undo", before])
    return match.record


def step(match: Match, rng: zaria.Rng) -> None:
    if match.state.actor == CHANCE:
        match.make(match.deal([rng.below(bound) for bound in match.state.chance().bounds]))
    else:
        legal = match.state.legal()
        match.make(match.move(legal[rng.below(len(legal))]))


def loading(record: zaria.Record) -> Iterable[object]:
    match = Match(record.with_steps([], None))
    for one in record.steps:
        match.note(one)
        yield None
    yield from match.catch_up()


def measured(work: Iterable[object]) -> tuple[float, float]:
    """Milliseconds for all of it, and for the longest piece."""
    begun = last = time.perf_counter()
    longest = 0.0
    for place, _ in enumerate(work, 1):
        if place % STEPS_AT_ONCE == 0:
            longest, last = max(longest, time.perf_counter() - last), time.perf_counter()
    return (time.perf_counter() - begun) * 1000, max(longest, time.perf_counter() - last) * 1000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=list(zaria.GAMES), default="vegas")
    given = parser.parse_args()
    print(machine(), f"compiled: {zaria.COMPILED}", f"load {load_average()}", flush=True)
    for taken_back in (0, MOST_UNDONE):
        record = game(given.game, taken_back)
        for what, work in (("load", loading), ("record", partial(showing, seat=None))):
            whole, longest = min(measured(work(record)) for _ in range(TIMES))
            print(f"{taken_back} steps taken back: {what} {whole:.1f} ms, longest piece {longest:.1f} ms")


if __name__ == "__main__":
    main()
