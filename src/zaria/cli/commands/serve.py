"""`zaria serve`: live tables for browsers and programs on this machine, or in the local network with --lan."""

from __future__ import annotations

import argparse
import os
from collections.abc import Mapping
from typing import TYPE_CHECKING

import zaria
from zaria.cli.arguments import Arguments, whole_number
from zaria.cli.extras import extra
from zaria.i18n import Words
from zaria.terminal.errors import UsageError
from zaria.terminal.keyboard import Keyboard
from zaria.terminal.screen import Screen, clean

if TYPE_CHECKING:
    from zaria.server.operations.settings import Settings

HIGHEST_PORT = 65535
VALUES = ("port", "listen", "data", "database", "public", "hops")  # each is also a variable, as ZARIA_PORT
NO = ("", "0", "no", "false")


def arguments(words: Words, given: list[str]) -> Arguments:
    from zaria.server.operations.settings import adjustable_settings, variable_of  # imports no web library

    parser = Arguments("serve", words)
    parser.value("--port", "serve-port")
    parser.flag("--lan", "serve-lan")
    parser.value("--listen", "serve-listen")
    place_arguments(parser)
    parser.value("--public", "serve-public")
    parser.value("--hops", "serve-hops")
    parser.flag("--plain", "plain")
    for name, default in adjustable_settings().items():
        shown = ", ".join(default) if isinstance(default, tuple) else str(default)
        parser.setting(name.replace("_", "-"), shown, variable_of(name))
    return parser


def place_arguments(parser: Arguments) -> None:
    """Where a site keeps its data."""
    parser.value("--data", "serve-data")
    parser.value("--database", "serve-database")


def place_of(args: argparse.Namespace) -> Settings:
    """The data's location only, for commands that look after a site."""
    from zaria.server.operations.settings import Settings, data_folder

    take_environment(args)
    return Settings(data_folder(args.data, os.environ), address=args.database)


def run(args: argparse.Namespace, screen: Screen, keyboard: Keyboard, words: Words) -> int:
    with extra("server", "serve"):  # imported here: other commands must start without the web libraries
        from zaria.server.operations.settings import PORT
        from zaria.server.processes.serve import serve
        from zaria.terminal.qr import qr_lines

    take_environment(args)
    port = whole_number("--port", args.port, 1)
    if port is not None and port > HIGHEST_PORT:
        raise UsageError("serve-port", given=str(port), high=HIGHEST_PORT)

    def tell(key: str, about: Mapping[str, object]) -> None:
        screen.show(words.say(key, about))
        if key == "serve-data" and not zaria.COMPILED:
            screen.show(words.say("uncompiled"))
        if key == "serve-lan-at" and screen.fancy and screen.out.isatty():
            screen.show(*qr_lines(str(about["address"]), screen))

    serve(settings_of(args), port or PORT, args.listen, tell)
    return 0


def take_environment(args: argparse.Namespace) -> None:
    """Take arguments that were not given from the environment."""
    for name in VALUES:
        if getattr(args, name, None) is None:
            setattr(args, name, os.environ.get(f"ZARIA_{name.upper()}") or None)
    args.lan = getattr(args, "lan", False) or os.environ.get("ZARIA_LAN", "").lower() not in NO


def settings_of(args: argparse.Namespace) -> Settings:
    from zaria.server.operations.public_site import read_site
    from zaria.server.operations.settings import Settings, data_folder, fixed_secret, read_settings

    hops = whole_number("--hops", args.hops, 1)
    site = None if args.public is None else read_site(clean(args.public), hops or 1)
    secret = fixed_secret(os.environ, args.lan or site is not None)
    folder = data_folder(args.data, os.environ)
    return Settings(folder, args.lan, secret, site, args.database, **read_settings(vars(args), os.environ))
