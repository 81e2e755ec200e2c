"""`zaria migrate`: a site from SQLite to PostgreSQL, or back."""

from __future__ import annotations

import argparse
from dataclasses import replace

from zaria.cli.arguments import Arguments
from zaria.cli.commands.serve import place_arguments, place_of
from zaria.cli.extras import extra
from zaria.i18n import Words
from zaria.terminal.errors import UsageError
from zaria.terminal.keyboard import Keyboard
from zaria.terminal.screen import Screen


def arguments(words: Words, given: list[str]) -> Arguments:
    parser = Arguments("migrate", words)
    place_arguments(parser)
    parser.flag("--back", "migrate-back")
    parser.flag("--plain", "plain")
    return parser


def run(args: argparse.Namespace, screen: Screen, keyboard: Keyboard, words: Words) -> int:
    with extra("server", "migrate"):
        from zaria.server.operations.backup import migrate

    shared = place_of(args)
    if not shared.database.is_shared:
        raise UsageError("migrate-address")
    own = replace(shared, address=None)
    source, target = (shared, own) if args.back else (own, shared)
    copied = migrate(source, target)
    screen.show(words.say("site-copied", {**copied, "place": str(target.database)}))
    return 0
