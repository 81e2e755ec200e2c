"""`zaria simulate GAME BOT …`: statistics of many games at one table: length, winners, and what wins."""

from __future__ import annotations

import argparse
from pathlib import Path

from zaria.arena.plots import Bar, bars, curve, histogram
from zaria.arena.schedule import rotations
from zaria.arena.simulation import (
    FORM,
    SimulatedGame,
    Wins,
    choices_by_decision,
    simulate_sitting,
    spread,
    wins_of_entrant,
    wins_of_seats,
    wins_of_things,
)
from zaria.cli.arguments import Arguments
from zaria.cli.files import make_folder
from zaria.cli.many_games import USUAL_PLAYERS, GamesOrder, arguments_of, play_games, read_order
from zaria.core.engine.registry import Game
from zaria.games.statistics import statistics_of
from zaria.i18n import Words
from zaria.terminal.columns import columns
from zaria.terminal.keyboard import Keyboard
from zaria.terminal.screen import Screen


def arguments(words: Words, given: list[str]) -> Arguments:
    parser = arguments_of("simulate", words, given)
    parser.value("--plots", "simulate-plots")
    return parser


def run(args: argparse.Namespace, screen: Screen, keyboard: Keyboard, words: Words) -> int:
    asked = read_order(args, usual_players)
    folder = Path(args.plots) if args.plots is not None else None
    if folder is not None:
        make_folder(folder)
    games = play_games(FORM, simulate_sitting, asked, rotations, "simulate", keyboard)
    report = Report(games, asked, words)
    screen.show(*report.lines())
    if folder is not None:
        for name, picture in report.plots().items():
            (folder / f"{name}.svg").write_text(picture, encoding="utf-8")
        screen.show("", words.say("simulate-plots-in", {"folder": str(folder)}))
    return 0


def usual_players(game: Game, entrants: int) -> int:
    """One seat for each named player; a single one plays against copies of itself."""
    low, high = game.players
    return entrants if entrants > 1 else max(low, min(high, USUAL_PLAYERS))


class Report:
    """The tables and plots of the games."""

    def __init__(self, games: list[SimulatedGame], asked: GamesOrder, words: Words) -> None:
        self.games = games
        self.words = words
        self.entrants = asked.tournament.entrants
        self.players = asked.players
        self.length = [len(game.choices) for game in games]
        self.scores = [score for game in games for score in game.scores]
        self.winning = [max(game.scores) for game in games]
        self.choices = [number for game in games for number in game.choices]
        statistics = statistics_of(asked.tournament.game)
        self.things: dict[str, dict[str, Wins]] = {}  # by kind, by name
        if statistics is not None:
            for kind in dict.fromkeys(kind for game in games for kind in game.things):
                wins = wins_of_things(games, kind)
                if wins:
                    self.things[kind] = {words.say(*statistics.words(kind, thing)): wins[thing] for thing in wins}

    def seats(self) -> dict[str, Wins]:
        say = self.words.say
        return {
            say("simulate-seat", {"number": seat + 1}): wins_of_seats(self.games, seat) for seat in range(self.players)
        }

    def bots(self) -> dict[str, Wins]:
        return {name: wins_of_entrant(self.games, number) for number, name in enumerate(self.entrants)}

    # Tables

    def lines(self) -> list[str]:
        say = self.words.say
        lines = [say("simulate-games", {"number": len(self.games)}), "", *self.numbers()]
        if self.players > 1:
            lines += ["", *self.table("simulate-bots", "simulate-score", self.bots())]
            lines += ["", *self.table("simulate-seats", "simulate-score", self.seats())]
        for kind, wins in self.things.items():
            lines += ["", *self.table(f"simulate-kind-{kind}", f"simulate-amount-{kind}", wins)]
        if self.things and self.players > 1:
            lines += ["", say("simulate-how")]
        trouble = [text for game in self.games for text in game.trouble]
        if trouble:
            lines += ["", say("arena-trouble", {"number": len(trouble), "first": trouble[0]})]
        return lines

    def numbers(self) -> list[str]:
        heads = [self.words.say(f"simulate-{name}") for name in ("mean", "deviation", "low", "median", "high")]
        rows = [["", *heads]]
        about = {"length": self.length, "choices": self.choices, "scores": self.scores}
        if self.players > 1:
            about["winning"] = self.winning
        for name, numbers in about.items():
            summary = spread(numbers)
            cells = [f"{summary.mean:,.1f}", f"{summary.deviation:,.1f}"]
            cells += [f"{value:,.10g}" for value in (summary.low, summary.median, summary.high)]
            rows.append([self.words.say(f"simulate-{name}"), *cells])
        return columns(rows)

    def table(self, title: str, amount: str, by_name: dict[str, Wins]) -> list[str]:
        say = self.words.say
        heads = [say(title), say("simulate-times"), say(amount)]
        if self.players > 1:
            heads += [say("arena-share"), say("arena-error")]
        rows = [heads]
        for name, wins in by_name.items():
            cells = [str(wins.times), f"{wins.amount:,.1f}"]
            rows.append([name, *cells, *([f"{wins.share:.3f}", f"±{wins.error:.3f}"] if self.players > 1 else [])])
        return columns(rows)

    # Plots

    def plots(self) -> dict[str, str]:
        say = self.words.say
        drawn = {
            "length": histogram(say("simulate-length"), say("simulate-axis-length"), self.length),
            "scores": histogram(say("simulate-scores"), say("simulate-axis-scores"), self.scores),
            "choices": curve(say("simulate-choices"), say("simulate-axis-choices"), choices_by_decision(self.games)),
        }
        if self.players > 1:
            shares = {"bots": self.bots(), "seats": self.seats(), **self.things}
            for name, wins_by_name in shares.items():
                title = f"simulate-{name}" if name in ("bots", "seats") else f"simulate-kind-{name}"
                rows = [Bar(label, wins.share, wins.error) for label, wins in wins_by_name.items()]
                drawn[name] = bars(say(title), say("simulate-axis-share"), rows, 1 / self.players)
        return drawn
