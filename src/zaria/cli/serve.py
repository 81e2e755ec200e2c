"""`zaria serve`: live tables for browsers and programs on this machine, or in the local network with --lan."""

from __future__ import annotations

import argparse
import os
from collections.abc import Mapping
from typing import TYPE_CHECKING

from zaria.cli.arguments import Arguments, whole_number
from zaria.cli.errors import UsageError
from zaria.cli.extras import extra
from zaria.cli.keyboard import Keyboard
from zaria.cli.screen import Screen, clean
from zaria.i18n import Words

if TYPE_CHECKING:
    from zaria.server.settings import Settings

HIGHEST_PORT = 65535
VALUES = ("port", "listen", "data", "database", "public", "hops")  # each is also a variable, as ZARIA_PORT
NO = ("", "0", "no", "false")


def arguments(words: Words, given: list[str]) -> Arguments:
    from zaria.server.settings import adjustable, variable_of  # no web library is imported by it

    parser = Arguments("serve", words)
    parser.value("--port", "serve-port")
    parser.flag("--lan", "serve-lan")
    parser.value("--listen", "serve-listen")
    place_arguments(parser)
    parser.value("--public", "serve-public")
    parser.value("--hops", "serve-hops")
    parser.flag("--plain", "plain")
    for name, default in adjustable().items():
        shown = ", ".join(default) if isinstance(default, tuple) else str(default)
        parser.setting(name.replace("_", "-"), shown, variable_of(name))
    return parser


def place_arguments(parser: Arguments) -> None:
    """Where a site keeps its data."""
    parser.value("--data", "serve-data")
    parser.value("--database", "serve-database")


def place_of(found: argparse.Namespace) -> Settings:
    """Only where the data are: for commands that look after a site."""
    from zaria.server.settings import Settings, data_folder

    take_environment(found)
    return Settings(data_folder(found.data, os.environ), address=found.database)


def run(found: argparse.Namespace, screen: Screen, keyboard: Keyboard, words: Words) -> int:
    with extra("server", "serve"):  # imported here: other commands must start without the web libraries
        from zaria.cli.qr import qr_lines
        from zaria.server.run import serve
        from zaria.server.settings import PORT

    take_environment(found)
    port = whole_number("--port", found.port, 1)
    if port is not None and port > HIGHEST_PORT:
        raise UsageError("serve-port", given=str(port), high=HIGHEST_PORT)

    def tell(key: str, about: Mapping[str, object]) -> None:
        screen.show(words.say(key, about))
        if key == "serve-lan-at" and screen.fancy and screen.out.isatty():
            screen.show(*qr_lines(str(about["address"]), screen))

    serve(settings_of(found), port or PORT, found.listen, tell)
    return 0


def take_environment(found: argparse.Namespace) -> None:
    """What was not given as an argument may be in the environment."""
    for name in VALUES:
        if getattr(found, name, None) is None:
            setattr(found, name, os.environ.get(f"ZARIA_{name.upper()}") or None)
    found.lan = getattr(found, "lan", False) or os.environ.get("ZARIA_LAN", "").lower() not in NO


def settings_of(found: argparse.Namespace) -> Settings:
    from zaria.server.public_site import read_site
    from zaria.server.settings import Settings, adjusted, data_folder, fixed_secret

    hops = whole_number("--hops", found.hops, 1)
    site = None if found.public is None else read_site(clean(found.public), hops or 1)
    secret = fixed_secret(os.environ, found.lan or site is not None)
    folder = data_folder(found.data, os.environ)
    return Settings(folder, found.lan, secret, site, found.database, **adjusted(vars(found), os.environ))
