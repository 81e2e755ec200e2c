"""`zaria serve`: live tables for browsers and programs on this machine, or in the local network with --lan."""

from __future__ import annotations

import argparse
import os
from collections.abc import Mapping

from zaria.cli.arguments import Arguments, whole_number
from zaria.cli.errors import UsageError
from zaria.cli.keyboard import Keyboard
from zaria.cli.screen import Screen
from zaria.i18n import Words

HIGHEST_PORT = 65535


def arguments(words: Words, given: list[str]) -> Arguments:
    parser = Arguments("serve", words)
    parser.value("--port", "serve-port")
    parser.flag("--lan", "serve-lan")
    parser.value("--data", "serve-data")
    parser.flag("--plain", "plain")
    return parser


def run(found: argparse.Namespace, screen: Screen, keyboard: Keyboard, words: Words) -> int:
    from zaria.cli.qr import qr_lines
    from zaria.server.run import serve  # imported here: other commands must start without the web libraries

    port = whole_number("--port", found.port, 1)
    if port is not None and port > HIGHEST_PORT:
        raise UsageError("serve-port", given=str(port), high=HIGHEST_PORT)

    def tell(key: str, about: Mapping[str, object]) -> None:
        screen.show(words.say(key, about))
        if key == "serve-lan-at" and screen.fancy and screen.out.isatty():
            screen.show(*qr_lines(str(about["address"]), screen))

    serve(port, found.lan, found.data, os.environ, tell)
    return 0
