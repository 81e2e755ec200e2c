"""`zaria restore FILE`: a new site with what is in a backup."""

from __future__ import annotations

import argparse

from zaria.cli.arguments import Arguments
from zaria.cli.backup import backup_arguments, file_of
from zaria.cli.extras import extra
from zaria.cli.keyboard import Keyboard
from zaria.cli.screen import Screen
from zaria.cli.serve import place_of
from zaria.i18n import Words


def arguments(words: Words, given: list[str]) -> Arguments:
    return backup_arguments("restore", words)


def run(found: argparse.Namespace, screen: Screen, keyboard: Keyboard, words: Words) -> int:
    with extra("server", "restore"):
        from zaria.server.copying import restore

    place = place_of(found)
    copied = restore(file_of(found, "restore"), place)
    screen.show(words.say("site-copied", {**copied, "place": str(place.database)}))
    return 0
