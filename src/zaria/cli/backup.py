"""`zaria backup FILE`: everything of a site in one file, also while it runs."""

from __future__ import annotations

import argparse
from pathlib import Path

from zaria.cli.arguments import Arguments
from zaria.cli.errors import UsageError
from zaria.cli.extras import extra
from zaria.cli.keyboard import Keyboard
from zaria.cli.screen import Screen
from zaria.cli.serve import place_arguments, place_of
from zaria.i18n import Words


def arguments(words: Words, given: list[str]) -> Arguments:
    return backup_arguments("backup", words)


def backup_arguments(command: str, words: Words) -> Arguments:
    parser = Arguments(command, words)
    parser.place("file", "backup")
    place_arguments(parser)
    parser.flag("--plain", "plain")
    return parser


def file_of(found: argparse.Namespace, command: str) -> Path:
    if found.file is None:
        raise UsageError("backup-which", command=command)
    return Path(found.file)


def run(found: argparse.Namespace, screen: Screen, keyboard: Keyboard, words: Words) -> int:
    with extra("server", "backup"):
        from zaria.server.copying import back_up

    file = file_of(found, "backup")
    copied = back_up(place_of(found), file)
    screen.show(words.say("site-copied", {**copied, "place": str(file)}), words.say("site-keep-backup"))
    return 0
