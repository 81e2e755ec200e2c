"""`zaria arena GAME BOT BOT …`: bots play many games against each other, and the results are compared."""

from __future__ import annotations

import argparse
from math import isfinite

from zaria.arena.ratings import can_rate, ratings
from zaria.arena.results import FORM, PlayedGame, Summary, alone_against, summary
from zaria.arena.schedule import sittings
from zaria.arena.tournament import play_sitting
from zaria.cli.arguments import Arguments
from zaria.cli.many_games import USUAL_PLAYERS, arguments_of, play_games, read_order
from zaria.core.engine.registry import Game
from zaria.i18n import Words
from zaria.terminal.columns import columns
from zaria.terminal.keyboard import Keyboard
from zaria.terminal.screen import Screen


def arguments(words: Words, given: list[str]) -> Arguments:
    return arguments_of("arena", words, given)


def run(args: argparse.Namespace, screen: Screen, keyboard: Keyboard, words: Words) -> int:
    asked = read_order(args, usual_players)
    games = play_games(FORM, play_sitting, asked, sittings, "arena", keyboard)
    screen.show(*tables(games, asked.tournament.entrants, words))
    return 0


def usual_players(game: Game, entrants: int) -> int:
    low, high = game.players
    return max(low, min(high, USUAL_PLAYERS))


def tables(games: list[PlayedGame], entrants: list[str], words: Words) -> list[str]:
    """The results of all entrants; with two, also each of them alone against the other."""
    is_solo = len(games[0].sitting.seats) == 1
    lines = columns(solo_rows(games, entrants, words) if is_solo else rows_of_shares(games, entrants, words))
    if len(entrants) == 2 and len(games[0].sitting.seats) > 2:
        lines += ["", words.say("arena-alone")]
        alone = [(0, 1), (1, 0)]
        lines += columns([summary_row(entrants[one], alone_against(games, one, other)) for one, other in alone])
    trouble = [line for game in games for line in game.result.trouble]
    if trouble:
        lines += ["", words.say("arena-trouble", {"number": len(trouble), "first": trouble[0]})]
    if not can_rate() and not is_solo:
        lines += ["", words.say("arena-no-ratings")]
    return lines


def rows_of_shares(games: list[PlayedGame], entrants: list[str], words: Words) -> list[list[str]]:
    keys = ("arena-bot", "arena-games", "arena-share", "arena-error", "arena-score", "arena-time")
    heads = [words.say(key) for key in keys]
    rated = ratings(games, len(entrants)) if can_rate() and len(set(entrants)) > 1 else []
    if rated:
        heads.append(words.say("arena-rating"))
    rows = [heads]
    for number, name in enumerate(entrants):
        row = summary_row(name, summary(games, number))
        rows.append([*row, f"{rated[number].mean:.1f} ±{rated[number].error:.1f}"] if rated else row)
    return rows


def solo_rows(games: list[PlayedGame], entrants: list[str], words: Words) -> list[list[str]]:
    """Rows of a solo game, which has no wins, only scores."""
    rows = [[words.say(key) for key in ("arena-bot", "arena-games", "arena-score", "arena-error", "arena-time")]]
    for number, name in enumerate(entrants):
        about = summary(games, number)
        error = f"±{about.score_error:,.1f}" if isfinite(about.score_error) else "±?"
        rows.append([name, str(about.games), f"{about.score:,.1f}", error, f"{about.milliseconds:.2f}"])
    return rows


def summary_row(name: str, about: Summary) -> list[str]:
    shares = [f"{about.share:.3f}", f"±{about.error:.3f}"]
    return [name, str(about.games), *shares, f"{about.score:,.1f}", f"{about.milliseconds:.2f}"]
