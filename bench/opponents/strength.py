"""Strength of each level: one player against copies of another, at every seat in turn with the same dice.

    python -m bench.opponents.strength                     # all cells, enough games for the target error
    python -m bench.opponents.strength --part 0.1 miner    # a tenth of the games, only cells of Dice Miner
    python -m bench.opponents.strength --kept              # the table so far, even during another run

Games are kept in --folder, one file per cell, so that a run can be stopped and continued. Use a new folder after the
opponents have changed.
"""

from __future__ import annotations

import argparse
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from bench.machine import machine

from zaria.arena.game_files import CsvGames
from zaria.arena.results import FORM, PlayedGame, alone_against, summary
from zaria.arena.schedule import Sitting
from zaria.arena.tournament import Tournament, play_all, play_sitting
from zaria.bots.opponents import CAST
from zaria.core.engine.player import BUDGET
from zaria.core.engine.registry import find_game

GAMES = 2400  # for an error of about .01
TILES = 1200  # about .015
SOLO = 5000  # about 0.2 points


class Cell(NamedTuple):
    game: str
    players: int
    one: str
    other: str
    target: str
    games: int = GAMES
    options: dict[str, Any] | None = None

    def __str__(self) -> str:
        chosen = "".join(f" {name}={value}" for name, value in (self.options or {}).items())
        against = f" against {self.players - 1} {self.other}" if self.other else ""
        return f"{self.game}{chosen}, {self.players} players: {self.one}{against}"


def cells() -> Iterator[Cell]:
    """The cells of the table. Targets are lower bounds, for the easy level upper bounds."""
    four = {"easy": ("≤ .20", None), "normal": (".40", ".30"), "hard": (".48", ".38"), "expert": (".58", ".52")}
    for level, (naive, greedy) in four.items():
        yield Cell("vegas", 4, level, "naive", naive)
        if greedy is not None:
            yield Cell("vegas", 4, level, "greedy", greedy)
    yield Cell("vegas", 4, "expert", "hard", ".35")
    for level, target in {"easy": "≤ .35", "normal": ".65", "hard": ".80", "expert": ".85"}.items():
        yield Cell("vegas", 2, level, "greedy", target)
    yield Cell("vegas", 2, "expert", "expectation", ".70")
    yield Cell("vegas", 2, "expectation", "greedy", "a measure")
    yield Cell("vegas", 4, "expectation", "naive", "a measure")
    for level, target in {"normal": ".30", "hard": ".38", "expert": ".45"}.items():
        yield Cell("vegas", 4, level, "greedy", target, TILES, {"tiles": 3})
    for level, target in {"easy": "≤ .20", "normal": ".39", "hard": ".53", "expert": ".66"}.items():
        yield Cell("miner", 4, level, "greedy", target)
    yield Cell("miner", 4, "expert", "normal", ".47")
    for level, target in {"easy": "≤ .35", "normal": ".68", "hard": ".80", "expert": ".86"}.items():
        yield Cell("miner", 2, level, "greedy", target)
    points = {"easy": ["18"], "normal": ["25"], "hard": ["37", "33", "29", "18"], "expert": ["39.5", "35", "30", "19"]}
    for level, by_magic in points.items():
        for magic, target in zip((3, 2, 1, 0), by_magic):
            yield Cell("miner-solo", 1, level, "", target, SOLO, {"magic": magic})
    for one, two in zip(CAST[::2], CAST[1::2]):  # the two characters of a level are equally strong
        for game in ("vegas", "miner"):
            yield Cell(game, 4, f"{one[1]}-{one[0]}", f"{two[1]}-{two[0]}", ".25")
    for game, players in (("vegas", 3), ("vegas", 5), ("miner", 3)):
        for level in ("easy", "normal", "hard", "expert"):
            yield Cell(game, players, level, "greedy", "grows")


def sittings(players: int, games: int) -> list[Sitting]:
    """Sittings of the first entrant alone, at every seat in turn."""
    schedule: list[Sitting] = []
    for number in range(games):
        seats = [min(1, players - 1)] * players
        seats[number % players] = 0
        schedule.append(Sitting(number, number // players, tuple(seats)))
    return schedule


def tournament_of(cell: Cell) -> Tournament:
    return Tournament(cell.game, cell.options or {}, [cell.one, cell.other][: cell.players], 1, BUDGET)


def file_of(cell: Cell, folder: Path) -> Path:
    return folder / f"{tournament_of(cell).about(cell.players).replace(' ', '_').replace('/', '-')}.csv"


def already_played(cell: Cell, games: int, folder: Path) -> list[PlayedGame]:
    """The kept games of whole deals, read from a copy because another process may be appending."""
    path = file_of(cell, folder)
    if not path.exists():
        return []
    with TemporaryDirectory() as copies:
        copy = Path(shutil.copy(path, copies))
        games_so_far = CsvGames(FORM, copy, tournament_of(cell).about(cell.players)).first(games)
    return games_so_far[: len(games_so_far) // cell.players * cell.players]


def measured(cell: Cell, games: int, folder: Path, processes: int) -> list[PlayedGame]:
    tournament = tournament_of(cell)
    find_game(cell.game).start(cell.players, dict(cell.options or {}))
    kept = CsvGames(FORM, file_of(cell, folder), tournament.about(cell.players))
    missing = [sitting for sitting in sittings(cell.players, games) if sitting.number not in kept.games]
    for played in play_all(play_sitting, tournament, missing, min(processes, max(1, len(missing)))):
        kept.add(played)
    return kept.first(games)


def line(cell: Cell, games: list[PlayedGame]) -> str:
    """A row of the table in bench/README.md."""
    if cell.players == 1:
        points = [played.result.scores[0] for played in games]
        mean = sum(points) / len(points)
        error = (sum((one - mean) ** 2 for one in points) / len(points) / len(points)) ** 0.5
        reached, time = f"{mean:.1f} ± {error:.1f}", summary(games, 0).milliseconds
    else:
        versus = alone_against(games, 0, 1)
        reached, time = f"{versus.share:.3f} ± {versus.error:.3f}".replace("0.", "."), versus.milliseconds
    return f"| {cell} | {cell.target} | {reached} | {len(games)} | {time:.1f} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("words", nargs="*", help="only cells with all these words in their names")
    parser.add_argument("--part", type=float, default=1.0, help="of the games")
    parser.add_argument("--folder", type=Path, default=Path("strength"))
    parser.add_argument("--kept", action="store_true", help="play nothing: show what was played so far")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    arguments.folder.mkdir(exist_ok=True)
    print(f"{machine()}\n")
    print("| one against the others | target | reached | games | ms a move |\n| --- | ---: | ---: | ---: | ---: |")
    for cell in cells():
        if all(word in str(cell) for word in arguments.words):
            games = max(2 * cell.players, round(arguments.part * cell.games / cell.players) * cell.players)
            if arguments.kept:
                played = already_played(cell, games, arguments.folder)
            else:
                played = measured(cell, games, arguments.folder, arguments.processes)
            if len(played) > cell.players:
                print(line(cell, played), flush=True)


if __name__ == "__main__":
    main()
