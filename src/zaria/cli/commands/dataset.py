"""`zaria dataset GAME BOT …`: many games as Parquet files, for programs that learn from them."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from zaria.arena.dataset import DECISIONS, Dataset, GameData, play_for_data
from zaria.arena.game_files import can_write_parquet
from zaria.arena.schedule import sittings
from zaria.arena.tournament import ProcessesDied, play_all
from zaria.cli.arguments import Arguments
from zaria.cli.commands.arena import usual_players
from zaria.cli.files import make_folder
from zaria.cli.many_games import playing_arguments, read_order, show_progress
from zaria.i18n import Words
from zaria.terminal.errors import UsageError
from zaria.terminal.keyboard import Keyboard
from zaria.terminal.screen import Screen


def arguments(words: Words, given: list[str]) -> Arguments:
    parser = Arguments("dataset", words)
    parser.places("who", "arena")
    playing_arguments(parser, given)
    parser.value("--folder", "dataset-folder")
    return parser


def run(args: argparse.Namespace, screen: Screen, keyboard: Keyboard, words: Words) -> int:
    asked = read_order(args, usual_players)
    if not can_write_parquet():
        raise UsageError("extra-missing", command="zaria dataset", extra="analysis")
    if args.folder is None:
        raise UsageError("dataset-folder")
    folder = Path(args.folder)
    make_folder(folder)
    if (folder / DECISIONS).exists():
        raise UsageError("file-exists", file=str(folder / DECISIONS))
    planned = sittings(len(asked.tournament.entrants), asked.players, asked.games)
    data = Dataset(folder, asked.tournament, asked.players)

    def games() -> Iterator[GameData]:
        for number, game in enumerate(play_all(play_for_data, asked.tournament, planned, asked.processes), start=1):
            show_progress(number, len(planned))
            keyboard.check()
            yield game

    try:
        data.write(games())
    except ProcessesDied:
        raise UsageError("arena-died") from None
    except OSError as error:
        raise UsageError("file-unwritable", file=str(folder), errno=error.errno) from None
    about = {"games": len(data.games), "decisions": data.decisions, "folder": str(folder)}
    screen.show(words.say("dataset-written", about))
    return 0
