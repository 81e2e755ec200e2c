"""`zaria join URL`: the person at this keyboard, or a bot, takes a seat at a table of a server, and plays."""

from __future__ import annotations

import argparse
import os
import re
import secrets
import shlex
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from zaria.arena.own_bots import find_bot
from zaria.bots import USUAL_BOT, called
from zaria.cli.arguments import Arguments, whole_number
from zaria.cli.errors import Quit, UsageError
from zaria.cli.extras import extra
from zaria.cli.keyboard import Keyboard
from zaria.cli.players import LONGEST_NAME, bot_of
from zaria.cli.refused import told
from zaria.cli.screen import Screen, clean
from zaria.cli.stage import Stage
from zaria.core.errors import shown
from zaria.core.rng import Rng
from zaria.i18n import Words
from zaria.i18n.speech import Speech

if TYPE_CHECKING:
    from zaria.client.cookie_file import CookieFile

COOKIES_FILE = "guests.json"  # so that who is started again finds the seat again
TABLE = re.compile(r"[a-z0-9]{12}")


def arguments(words: Words, given: list[str]) -> Arguments:
    parser = Arguments("join", words)
    parser.place("url", "join")
    parser.value("--bot", "join-bot")
    parser.value("--name", "join-name")
    parser.value("--seat", "join-seat")
    parser.flag("--no-remarks", "no-remarks")
    parser.flag("--plain", "plain")
    return parser


def run(found: argparse.Namespace, screen: Screen, keyboard: Keyboard, words: Words) -> int:
    import asyncio  # imported here, as below: other commands must start without the web libraries

    with extra("server", "join"):
        from zaria.client.cookie_file import CookieFile
        from zaria.server.settings import data_folder

    if found.url is None:
        raise UsageError("join-url", given="")
    server, table = place_of(found.url)
    player = found.bot
    if player is None and not keyboard.interactive:
        player = USUAL_BOT  # nobody is there to play
    if player is not None:
        find_bot(player)  # refuse an unknown bot before anything else
    name = found.name or clean(player or words.say("player", {"number": 1}))[:LONGEST_NAME].strip()
    seat = whole_number("--seat", found.seat, low=1)
    cookies = CookieFile(data_folder(None, os.environ) / COOKIES_FILE)
    stage = Stage(screen, keyboard, words)
    try:
        asyncio.run(join(server, table, player, name, seat, cookies, stage, not found.no_remarks))
    except (Quit, EOFError):
        again = f"zaria join {shlex.quote(found.url)} --name {shlex.quote(name)}"
        screen.show("", words.say("live-left"), f"  {again}")
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
    server: str,
    table: str,
    player: str | None,
    name: str,
    wanted: int | None,
    cookies: CookieFile,
    stage: Stage,
    with_remarks: bool,
) -> None:
    """Take the seat that is wanted (counted from 1) or a free one; without a player the person here plays."""
    import httpx

    from zaria import client
    from zaria.cli.live_seat import LiveSeat
    from zaria.client.player import check_dice, take_seat

    words, screen = stage.words, stage.screen
    try:
        async with client.Api(server, cookies.cookie(server, name)) as api:
            await api.enter(name)
            cookies.keep(server, name, api.cookie or "")
            seat = await take_seat(api, table, name, None if wanted is None else wanted - 1)
            async with client.LiveTable(api, table, seat) as live:
                stage.tell(words.say("joined", {"name": clean(name), "number": seat + 1}))
                if player is None:
                    person = LiveSeat(live, seat, stage, with_remarks)
                    await person.play()
                    screen.show("", *stage.news)
                    witness = person.dice.witness
                else:
                    bot = bot_of(player) or find_bot(player)
                    playing = client.Player(live, seat, bot, Rng(secrets.randbits(62)))
                    await playing.play()
                    witness = playing.witness
                tell_end(live.shown, screen, words)
                names, is_sealed = names_of(live.shown), live.shown["seal"] is not None
            if is_sealed:
                verified = await check_dice(api, table, witness)
                screen.show(words.say("join-verified", {"draws": verified.draws}))
                for seats in verified.unshown:
                    screen.show(screen.paint(Speech(words, names).say("verified-unshown", {"seats": seats}), "bad"))
    except client.Refused as refused:
        raise UsageError("join-refused", text=clean(told(refused, words))) from None
    except client.Lost:
        raise UsageError("join-lost") from None
    except httpx.HTTPError:
        raise UsageError("join-unreachable", server=server) from None


def tell_end(table: dict[str, Any], screen: Screen, words: Words) -> None:
    """Print who won, or that the game was not finished."""
    if table["result"] is None:
        screen.show(words.say("join-unfinished"))
        return
    screen.show(Speech(words, names_of(table)).say("join-over", {"winners": table["result"]["winners"]}))


def names_of(table: dict[str, Any]) -> dict[int, str]:
    return {seat: clean(one["name"] or called(one["bot"] or "")) for seat, one in enumerate(table["seats"])}
