"""The common part of `zaria arena`, `simulate` and `dataset`: arguments, files, processes, and a progress bar."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from zaria.arena.game_files import CsvGames, Form, G, KeptGames, ParquetGames, can_write_parquet
from zaria.arena.on_ray import NoCluster, has_ray, play_all_on_ray
from zaria.arena.own_bots import find_bot
from zaria.arena.schedule import Sitting
from zaria.arena.tournament import Play, ProcessesDied, Tournament, play_all
from zaria.cli.arguments import Arguments, game_options, whole_number
from zaria.core.engine.errors import BadPlayers
from zaria.core.engine.player import BUDGET
from zaria.core.engine.registry import GAMES, Game, find_game
from zaria.i18n import Words
from zaria.terminal.errors import UsageError
from zaria.terminal.keyboard import Keyboard
from zaria.terminal.screen import clean

USUAL_GAMES = 400
MOST_GAMES = 1_000_000  # all of them are planned, and kept in memory
USUAL_PLAYERS = 4
BAR = 30  # columns of the progress bar
Schedule = Callable[[int, int, int], list[Sitting]]  # of the numbers of entrants, players and games


def arguments_of(command: str, words: Words, given: list[str]) -> Arguments:
    parser = Arguments(command, words)
    if command == "arena":
        parser.places("who", "arena")
    else:
        parser.places("who", "simulate")
    playing_arguments(parser, given)
    parser.value("--csv", "arena-csv")
    parser.value("--parquet", "arena-parquet")
    parser.value("--ray", "arena-ray")
    return parser


def playing_arguments(parser: Arguments, given: list[str]) -> None:
    """The common arguments: further players, which games, and how to play them."""
    parser.value("--bot", "bot", many=True)
    parser.value("--games", "arena-games")
    parser.value("--players", "arena-players")
    parser.value("--seed", "seed")
    parser.value("--budget", "arena-budget")
    parser.value("--processes", "arena-processes")
    parser.flag("--plain", "plain")
    for game in [GAMES[word] for word in given if word in GAMES][:1]:
        for option in game.options:
            parser.game_option(option)


class GamesOrder(NamedTuple):
    """Which games to play, how, and where to keep them."""

    tournament: Tournament
    players: int
    games: int
    processes: int
    ray: str | None
    found: argparse.Namespace


def read_order(args: argparse.Namespace, usual_players: Callable[[Game, int], int]) -> GamesOrder:
    """Read the order from the arguments. Refuses impossible ones before any game."""
    if not args.who:
        raise UsageError("no-game", possible=", ".join(GAMES))
    game = find_game(clean(args.who[0]))
    entrants = [find_bot(clean(name)).name for name in [*args.who[1:], *(args.bot or [])]]
    if not entrants:
        raise UsageError("arena-nobody")
    asked = whole_number("--players", args.players, low=1)
    players = usual_players(game, len(entrants)) if asked is None else asked
    low, high = game.players
    if not low <= players <= high:
        raise BadPlayers("players", game=game.name, given=str(players), low=low, high=high)
    options = game_options(game, args)
    game.start(players, dict(options))
    seed = whole_number("--seed", args.seed) or 0
    budget = whole_number("--budget", args.budget, low=1) or BUDGET
    processes = whole_number("--processes", args.processes, low=1) or os.cpu_count() or 1
    games = whole_number("--games", args.games, low=1, high=MOST_GAMES) or USUAL_GAMES
    ray = getattr(args, "ray", None)
    if ray is not None and not has_ray():
        raise UsageError("arena-no-ray")
    tournament = Tournament(game.name, dict(options), entrants, seed, budget)
    return GamesOrder(tournament, players, games, processes, ray, args)


def play_games(
    form: Form[G], play: Play[G], order: GamesOrder, schedule: Schedule, what: str, keyboard: Keyboard
) -> list[G]:
    """Play the games missing in the file. Finished games are kept, also after an error or Ctrl-C."""
    planned = schedule(len(order.tournament.entrants), order.players, order.games)
    kept = kept_games(form, order, what)
    left = [sitting for sitting in planned if sitting.number not in kept.games]
    before = len(planned) - len(left)
    try:
        for number, game in enumerate(playing(play, order, left), start=1):
            kept.add(game)
            show_progress(before + number, len(planned))
            keyboard.check()
    except NoCluster as error:
        raise UsageError("arena-no-cluster", address=clean(order.ray or ""), text=clean(str(error))) from None
    except ProcessesDied:
        raise UsageError("arena-died") from None
    finally:
        kept.close()
    return kept.first(len(planned))


def playing(play: Play[G], order: GamesOrder, left: list[Sitting]) -> Iterator[G]:
    if order.ray is not None and left:
        return play_all_on_ray(play, order.tournament, left, order.ray, order.processes)
    return play_all(play, order.tournament, left, min(order.processes, max(1, len(left))))


def kept_games(form: Form[G], order: GamesOrder, what: str) -> KeptGames[G]:
    """The given file, with the games that it holds already."""
    options, about = order.found, order.tournament.about(order.players)
    if what != "arena":
        about = f"{what}: {about}"
    if options.csv is not None and options.parquet is not None:
        raise UsageError("arena-two-files")
    if options.parquet is not None and not can_write_parquet():
        raise UsageError("arena-no-parquet")
    name = options.csv or options.parquet
    if name is None:
        return KeptGames(form)
    path = Path(name)
    try:
        return CsvGames(form, path, about) if options.csv is not None else ParquetGames(form, path, about)
    except ValueError:
        raise UsageError("arena-other-file", file=str(path)) from None
    except OSError as error:
        raise UsageError("file-unwritable", file=str(path), errno=error.errno) from None


def show_progress(done: int, total: int) -> None:
    """Draw the progress bar in place, if the output is a terminal."""
    if sys.stderr.isatty():
        full = BAR * done // total
        end = "\n" if done == total else ""
        print(f"\r[{'#' * full}{'.' * (BAR - full)}] {done}/{total}", end=end, file=sys.stderr, flush=True)
