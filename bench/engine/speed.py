"""Speed of the engine: random games per second, single operations, and start-up, compared with a public peer.

Contestants run in their own processes and take turns in short runs (A B C A B C ...); medians are compared. So a busy
moment of the machine hits all of them, and the ratios stay fair.

    python -m bench.engine.speed [--rounds 5] [--seconds 0.3]
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from bench.machine import load_average, machine, row

import zaria

HERE = Path(__file__).resolve().parent
SOURCES = HERE.parents[1] / "src"

# The measured tables of each game: players, options, target in games per second (0: none).
TABLES: dict[str, list[tuple[int | None, dict[str, Any], int]]] = {
    "vegas": [(2, {}, 0), (4, {}, 75_000), (5, {}, 0), (4, {"tiles": 3}, 50_000)],
    "miner": [(4, {}, 45_000)],
    "miner-solo": [(None, {}, 0)],
}
PEER_PLAYS: tuple[str, dict[str, Any]] = ("vegas", {})  # the game and options that the peer supports
OPERATIONS = {"copy": 800, "legal mask": 100, "apply": 250, "hash key": 1000, "view": 60_000}  # targets, in nanoseconds
START = 150  # target, in milliseconds
FIRST_GAME = "import zaria; zaria.playout(zaria.new('vegas', players=4), zaria.Rng(7))"


class Contestant:
    """A worker process that measures on request."""

    def __init__(self, kind: str, path: str) -> None:
        command = [sys.executable, str(HERE / "contestant.py"), kind]
        environment = os.environ | {"PYTHONPATH": path}
        self.process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def measure(self, what: str, **task: Any) -> float:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps({"measure": what, **task}) + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise SystemExit("bench: a worker failed; see above")
        return float(json.loads(answer))


def in_turns(rounds: int, contestants: list[Contestant], what: str, **task: Any) -> list[float]:
    """Each contestant's median."""
    results = [[contestant.measure(what, **task) for contestant in contestants] for _ in range(rounds)]
    return [median(column) for column in zip(*results)]


def first_game(path: str) -> float:
    """Milliseconds from the start of an interpreter to the end of its first game, minus those of an empty script."""
    spent = []
    for code in (FIRST_GAME, "pass"):
        start = perf_counter()
        subprocess.run([sys.executable, "-c", code], env=os.environ | {"PYTHONPATH": path}, check=True)
        spent.append(perf_counter() - start)
    return 1000 * (spent[0] - spent[1])


def title(game: str, players: int | None, options: dict[str, Any]) -> str:
    chosen = "".join(f" {name}={value}" for name, value in options.items())
    return f"{game}{chosen}, {players} players" if players is not None else f"{game}{chosen}"


def or_dash(number: float, decimals: int = 0) -> str:
    return f"{number:,.{decimals}f}" if number else "-"


def show_games(rounds: int, seconds: float, compiled: Contestant, plain: Contestant, peer: Contestant) -> None:
    row("random games per second", "target", "compiled", "uncompiled", "ratio", "`lasvegas`", "ratio")
    row("---", "---:", "---:", "---:", "---:", "---:", "---:")
    for game in zaria.GAMES:
        for players, options, target in TABLES[game]:
            both = (game, options) == PEER_PLAYS
            racing = [compiled, plain, *([peer] if both else [])]
            rates = in_turns(rounds, racing, "games", game=game, players=players, options=options, seconds=seconds)
            fast, slow = rates[:2]
            beside = [f"{rates[2]:,.0f}", f"{fast / rates[2]:,.0f}"] if both else ["-", "-"]
            cells = [or_dash(target), f"{fast:,.0f}", f"{slow:,.0f}", f"{fast / slow:,.0f}", *beside]
            row(title(game, players, options), *cells)


def show_operations(rounds: int, seconds: float, compiled: Contestant) -> None:
    row("nanoseconds, compiled", *OPERATIONS, "a step of a playout")
    row("---", *["---:"] * (len(OPERATIONS) + 1))
    row("target", *[f"{limit:,}" for limit in OPERATIONS.values()], "-")
    for game in zaria.GAMES:
        for players, options, _ in TABLES[game]:
            table: dict[str, Any] = {"game": game, "players": players, "options": options}
            cells = [
                in_turns(rounds, [compiled], "operation", name=name, seconds=seconds, **table)[0] for name in OPERATIONS
            ]
            rate = in_turns(rounds, [compiled], "games", seconds=seconds, **table)[0]
            step = 1e9 / rate / compiled.measure("steps", **table)
            row(title(game, players, options), *[f"{cell:,.0f}" for cell in [*cells, step]])


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures the engine, beside a public peer.")
    parser.add_argument("--rounds", type=int, default=5, help="turns of each contestant; medians are shown")
    parser.add_argument("--seconds", type=float, default=0.3, help="of each single run")
    given = parser.parse_args()
    if not zaria.COMPILED:
        raise SystemExit("bench: the installed engine is not compiled; see CONTRIBUTING.md")
    compiled, plain, peer = Contestant("zaria", ""), Contestant("zaria", str(SOURCES)), Contestant("lasvegas", "")
    print(f"{machine()}, load {load_average()}; --rounds {given.rounds} --seconds {given.seconds}\n")
    show_games(given.rounds, given.seconds, compiled, plain, peer)
    print()
    show_operations(given.rounds, given.seconds / 2, compiled)
    print()
    starts = [[first_game(""), first_game(str(SOURCES))] for _ in range(given.rounds)]
    fast, slow = (median(column) for column in zip(*starts))
    row("import and first game, milliseconds", "target", "compiled", "uncompiled")
    row("---", "---:", "---:", "---:")
    row("vegas, 4 players", str(START), f"{fast:,.0f}", f"{slow:,.0f}")


if __name__ == "__main__":
    main()
