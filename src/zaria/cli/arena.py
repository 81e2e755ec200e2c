"""`zaria arena GAME BOT BOT …`: bots play many games against each other, and the results are compared."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from zaria.arena.own_bots import find_bot
from zaria.arena.ratings import can_rate, ratings
from zaria.arena.results import Played, Summary, alone_against, append_result, read_results, summary, write_results
from zaria.arena.schedule import sittings
from zaria.arena.tournament import Tournament, play_all
from zaria.cli.arguments import Arguments, game_options, whole_number
from zaria.cli.columns import columns
from zaria.cli.errors import UsageError
from zaria.cli.files import exists
from zaria.cli.keyboard import Keyboard
from zaria.cli.screen import Screen, clean
from zaria.core.errors import BadPlayers
from zaria.core.play import BUDGET
from zaria.core.registry import GAMES, Game, find_game
from zaria.i18n import Words

USUAL_GAMES = 400
USUAL_PLAYERS = 4
BAR = 30  # columns of the progress bar


def arguments(words: Words, given: list[str]) -> Arguments:
    parser = Arguments("arena", words)
    parser.places("who", "arena")
    parser.value("--games", "arena-games")
    parser.value("--players", "arena-players")
    parser.value("--seed", "seed")
    parser.value("--budget", "arena-budget")
    parser.value("--processes", "arena-processes")
    parser.value("--csv", "arena-csv")
    parser.flag("--plain", "plain")
    for game in [GAMES[word] for word in given if word in GAMES][:1]:
        for option in game.options:
            parser.game_option(option)
    return parser


def run(found: argparse.Namespace, screen: Screen, keyboard: Keyboard, words: Words) -> int:
    if not found.who:
        raise UsageError("no-game", possible=", ".join(GAMES))
    game = find_game(clean(found.who[0]))
    entrants = [find_bot(clean(name)).name for name in found.who[1:]]
    if not entrants:
        raise UsageError("arena-nobody")
    players = players_of(game, whole_number("--players", found.players, low=1))
    options = game_options(game, found)
    game.start(players, dict(options))  # impossible options are refused before anything is played
    seed = whole_number("--seed", found.seed) or 0
    budget = whole_number("--budget", found.budget, low=1) or BUDGET
    processes = whole_number("--processes", found.processes, low=1) or os.cpu_count() or 1
    tournament = Tournament(game.name, dict(options), entrants, seed, budget)
    wanted = sittings(len(entrants), players, whole_number("--games", found.games, low=1) or USUAL_GAMES)
    path = Path(found.csv) if found.csv is not None else None
    games = earlier_games(path, tournament.about(players))
    done = {played.sitting.number for played in games}
    left = [sitting for sitting in wanted if sitting.number not in done]
    for played in play_all(tournament, left, min(processes, max(1, len(left)))):
        games.append(played)
        if path is not None:
            append_result(path, played)
        show_progress(len(games), len(done) + len(left))
    games = sorted(
        (played for played in games if played.sitting.number < len(wanted)), key=lambda one: one.sitting.number
    )
    screen.show(*tables(games, entrants, words))
    return 0


def players_of(game: Game, given: int | None) -> int:
    """How many sit at a table: as many as were asked for, or as is usual."""
    low, high = game.players
    players = max(low, min(high, USUAL_PLAYERS)) if given is None else given
    if not low <= players <= high:
        raise BadPlayers("players", game=game.name, given=str(players), low=low, high=high)
    return players


def earlier_games(path: Path | None, about: str) -> list[Played]:
    """The games that were played before into the same file, which is made ready for more."""
    if path is None:
        return []
    games = read_results(path, about) if exists(path) else []
    if games is None:
        raise UsageError("arena-other-file", file=str(path))
    write_results(path, about, games)  # without a line that a crash cut off
    return games


def show_progress(done: int, wanted: int) -> None:
    """A bar that is drawn over itself, where somebody looks on."""
    if sys.stderr.isatty():
        full = BAR * done // wanted
        end = "\n" if done == wanted else ""
        print(f"\r[{'#' * full}{'.' * (BAR - full)}] {done}/{wanted}", end=end, file=sys.stderr, flush=True)


def tables(games: list[Played], entrants: list[str], words: Words) -> list[str]:
    """Everybody's results, and for two entrants each of them alone against the other."""
    keys = ("arena-bot", "arena-games", "arena-share", "arena-error", "arena-score", "arena-time")
    heads = [words.say(key) for key in keys]
    rated = ratings(games, len(entrants)) if can_rate() and len(set(entrants)) > 1 else []
    if rated:
        heads.append(words.say("arena-rating"))
    rows = [heads]
    for number, name in enumerate(entrants):
        row = summary_row(name, summary(games, number))
        rows.append([*row, f"{rated[number].mean:.1f} ±{rated[number].error:.1f}"] if rated else row)
    lines = columns(rows)
    if len(entrants) == 2 and len(games[0].sitting.seats) > 2:
        lines += ["", words.say("arena-alone")]
        alone = [(0, 1), (1, 0)]
        lines += columns([summary_row(entrants[one], alone_against(games, one, other)) for one, other in alone])
    trouble = [line for game in games for line in game.result.trouble]
    if trouble:
        lines += ["", words.say("arena-trouble", {"number": len(trouble), "first": trouble[0]})]
    if not can_rate():
        lines += ["", words.say("arena-no-ratings")]
    return lines


def summary_row(name: str, about: Summary) -> list[str]:
    shares = [f"{about.share:.3f}", f"±{about.error:.3f}"]
    return [name, str(about.games), *shares, f"{about.score:,.1f}", f"{about.milliseconds:.2f}"]
