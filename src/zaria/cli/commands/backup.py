"""`zaria backup FILE`: everything of a site in one file, also while it runs."""

from __future__ import annotations

import argparse
from pathlib import Path

from zaria.cli.arguments import Arguments
from zaria.cli.commands.serve import place_arguments, place_of
from zaria.cli.extras import extra
from zaria.i18n import Words
from zaria.terminal.errors import UsageError
from zaria.terminal.keyboard import Keyboard
from zaria.terminal.screen import Screen


def arguments(words: Words, given: list[str]) -> Arguments:
    return backup_arguments("backup", words)


def backup_arguments(command: str, words: Words) -> Arguments:
    parser = Arguments(command, words)
    parser.place("file", "backup")
    place_arguments(parser)
    parser.flag("--plain", "plain")
    return parser


def file_of(args: argparse.Namespace, command: str) -> Path:
    if args.file is None:
        raise UsageError("backup-which", command=command)
    return Path(args.file)


def run(args: argparse.Namespace, screen: Screen, keyboard: Keyboard, words: Words) -> int:
    with extra("server", "backup"):
        from zaria.server.operations.backup import back_up

    file = file_of(args, "backup")
    copied = back_up(place_of(args), file)
    screen.show(words.say("site-copied", {**copied, "place": str(file)}), words.say("site-keep-backup"))
    return 0
