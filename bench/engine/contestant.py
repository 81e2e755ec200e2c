"""One contestant in its own process: reads tasks as lines of JSON and answers each with a line holding a number.

`python contestant.py zaria` measures the installed zaria, `contestant.py lasvegas` the public peer.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from itertools import repeat
from time import process_time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from zaria import State

SEED = 7
POSITIONS = 400  # positions from random games on which operations are measured
COPIES = 50  # made in advance, outside the timed part


def rate(run: Callable[[], object], seconds: float) -> float:
    """Runs per second of CPU time, so that other programs on the machine matter less."""
    done = 0
    batch = 1
    start = process_time()
    while True:
        for _ in repeat(None, batch):
            run()
        done += batch
        spent = process_time() - start
        if spent >= seconds:
            return done / spent
        batch = min(batch * 2, 1 + int(done * (seconds - spent) / max(spent, 1e-6)))


def mean_time(calls: list[Callable[[], object]], seconds: float) -> float:
    """Nanoseconds for a call, including the loop."""

    def run() -> None:
        for call in calls:
            call()

    return 1e9 / rate(run, seconds) / len(calls)


class Zaria:
    """Measurements of our engine."""

    def __init__(self) -> None:
        import zaria

        self.zaria = zaria
        self.rng = zaria.Rng(SEED)

    def games(self, game: str, players: int | None, options: dict[str, Any], seconds: float) -> float:
        """Whole random games per second, including the copy of the start position."""
        playout, rng = self.zaria.playout, self.rng
        base = self.zaria.new(game, players, **options)
        return rate(lambda: playout(base.copy(), rng), seconds)

    def operation(self, name: str, game: str, players: int | None, options: dict[str, Any], seconds: float) -> float:
        """Nanoseconds of an operation, averaged over many positions, without the cost of the call.

        The cost of a call from Python is measured on a method that only returns a field, and subtracted.
        """
        states = self.positions(self.zaria.new(game, players, **options))
        nothing = mean_time([state.round_now for state in states], seconds / 4)
        if name == "apply":
            return self.applied(states, seconds) - nothing
        calls: dict[str, Callable[[State], Callable[[], object]]] = {
            "copy": lambda state: state.copy,
            "legal mask": lambda state: state.mask,
            "hash key": lambda state: state.hash_key,
            "view": lambda state: lambda: state.view(state.actor),
        }
        return mean_time([calls[name](state) for state in states], seconds) - nothing

    def positions(self, base: State) -> list[State]:
        """Every tenth decision of random games."""
        rng = self.zaria.Rng(SEED)
        kept: list[State] = []
        while len(kept) < POSITIONS:
            state, met = base.copy(), 0
            while state.actor != self.zaria.OVER:
                if state.actor == self.zaria.CHANCE:
                    state.roll(rng)
                    continue
                met += 1
                if met % 10 == 0:
                    kept.append(state.copy())
                legal = state.legal()
                state.apply(legal[rng.below(len(legal))])
        return kept[:POSITIONS]

    def applied(self, states: list[State], seconds: float) -> float:
        """Nanoseconds to apply a legal action. Each needs a fresh copy, made outside the timed part.

        Only a few copies at a time, because a search also acts on a copy that it has just made.
        """
        actions = [state.legal()[0] for state in states]
        spent, done = 0.0, 0
        while spent < seconds / 2:
            first = done % POSITIONS
            some = slice(first, first + COPIES)
            pairs = [(state.copy().answer, action) for state, action in zip(states[some], actions[some])]
            start = process_time()
            for answer, action in pairs:
                answer(action)
            spent += process_time() - start
            done += len(pairs)
        return 1e9 * spent / done

    def steps(self, game: str, players: int | None, options: dict[str, Any]) -> float:
        """Decisions and draws in an average random game."""
        base, count, games = self.zaria.new(game, players, **options), 0, 50
        for _ in range(games):
            state = base.copy()
            while state.actor != self.zaria.OVER:
                if state.actor == self.zaria.CHANCE:
                    state.nature(self.rng)
                else:
                    legal = state.legal()
                    state.answer(legal[self.rng.below(len(legal))])
                count += 1
        return count / games


class Peer:
    """The package `lasvegas`: the rules of 2012, set to play as many rounds as ours."""

    def games(self, game: str, players: int | None, options: dict[str, Any], seconds: float) -> float:
        from lasvegas import Game

        table = Game(num_players=players, num_rounds=3)  # its empty seats play at random
        return rate(table.run, seconds)


def main() -> None:
    contestant = {"zaria": Zaria, "lasvegas": Peer}[sys.argv[1]]()
    for line in sys.stdin:
        task = json.loads(line)
        answer = getattr(contestant, task.pop("measure"))(**task)
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
