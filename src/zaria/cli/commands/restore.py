"""`zaria restore FILE`: a new site from a backup."""

from __future__ import annotations

import argparse

from zaria.cli.arguments import Arguments
from zaria.cli.commands.backup import backup_arguments, file_of
from zaria.cli.commands.serve import place_of
from zaria.cli.extras import extra
from zaria.i18n import Words
from zaria.terminal.keyboard import Keyboard
from zaria.terminal.screen import Screen


def arguments(words: Words, given: list[str]) -> Arguments:
    return backup_arguments("restore", words)


def run(args: argparse.Namespace, screen: Screen, keyboard: Keyboard, words: Words) -> int:
    with extra("server", "restore"):
        from zaria.server.operations.backup import restore

    place = place_of(args)
    copied = restore(file_of(args, "restore"), place)
    screen.show(words.say("site-copied", {**copied, "place": str(place.database)}))
    return 0
