"""`zaria join URL`: a bot takes a seat at a table of a server, and plays."""

from __future__ import annotations

import argparse
import os
import re
import secrets
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from zaria.arena.own_bots import find_bot
from zaria.bots import USUAL_BOT
from zaria.cli.arguments import Arguments
from zaria.cli.errors import UsageError
from zaria.cli.keyboard import Keyboard
from zaria.cli.players import bot_of
from zaria.cli.screen import Screen, clean
from zaria.core.errors import shown
from zaria.core.rng import Rng
from zaria.i18n import MissingWords, Words
from zaria.i18n.speech import Speech

if TYPE_CHECKING:
    from zaria.client import Refused
    from zaria.client.cookie_file import CookieFile

COOKIES_FILE = "guests.json"  # so that a bot that is started again finds its seat
TABLE = re.compile(r"[a-z0-9]{12}")


def arguments(words: Words, given: list[str]) -> Arguments:
    parser = Arguments("join", words)
    parser.place("url", "join")
    parser.value("--bot", "join-bot")
    parser.value("--name", "join-name")
    parser.flag("--plain", "plain")
    return parser


def run(found: argparse.Namespace, screen: Screen, keyboard: Keyboard, words: Words) -> int:
    import asyncio  # imported here, as below: other commands must start without the web libraries

    from zaria.client.cookie_file import CookieFile
    from zaria.server.settings import data_folder

    if found.url is None:
        raise UsageError("join-url", given="")
    server, table = place_of(found.url)
    player = found.bot or USUAL_BOT
    find_bot(player)  # refuse an unknown bot before anything else
    cookies = CookieFile(data_folder(None, os.environ) / COOKIES_FILE)
    asyncio.run(join(server, table, player, found.name or player, cookies, screen, words))
    return 0


def place_of(url: str) -> tuple[str, str]:
    """The server and the table id of a link.

    >>> place_of("http://127.0.0.1:8420/#table=k7m2q4x9r3tb")
    ('http://127.0.0.1:8420', 'k7m2q4x9r3tb')
    """
    try:
        parts = urlsplit(url)
        host = parts.hostname
    except ValueError:
        host = None
    tables = TABLE.findall(url[len(f"{parts.scheme}://{parts.netloc}") :]) if host else []
    if not tables or parts.scheme not in ("http", "https"):
        raise UsageError("join-url", given=shown(clean(url)))
    return f"{parts.scheme}://{parts.netloc}", tables[-1]


async def join(
    server: str, table: str, player: str, name: str, cookies: CookieFile, screen: Screen, words: Words
) -> None:
    import httpx

    from zaria import client
    from zaria.client.player import check_dice, take_seat

    try:
        async with client.Api(server, cookies.cookie(server, name)) as api:
            await api.enter(name)
            cookies.keep(server, name, api.cookie or "")
            seat = await take_seat(api, table, name)
            async with client.LiveTable(api, table, seat) as live:
                screen.show(words.say("joined", {"name": clean(name), "number": seat + 1}))
                seal = live.shown["seal"]
                await client.Player(live, seat, bot_of(player) or find_bot(player), Rng(secrets.randbits(62))).play()
                tell_end(live.shown, screen, words)
            if seal is not None:
                verified = await check_dice(api, table, seal["seal"])
                screen.show(words.say("join-verified", {"draws": verified.draws}))
    except client.Refused as refused:
        raise UsageError("join-refused", text=clean(told(refused, words))) from None
    except client.Lost:
        raise UsageError("join-lost") from None
    except httpx.HTTPError:
        raise UsageError("join-unreachable", server=server) from None


def told(refused: Refused, words: Words) -> str:
    """Why the server refused, in our language; in its own English if we do not know the code."""
    try:
        return Speech(words, {}).say(f"refusal-{refused.code}", refused.arguments)
    except MissingWords:
        return refused.text


def tell_end(table: dict[str, Any], screen: Screen, words: Words) -> None:
    """Print who won, or that the game was not finished."""
    if table["result"] is None:
        screen.show(words.say("join-unfinished"))
        return
    names = {seat: clean(one["name"] or one["bot"]) for seat, one in enumerate(table["seats"])}
    screen.show(Speech(words, names).say("join-over", {"winners": table["result"]["winners"]}))
