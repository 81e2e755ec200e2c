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
from zaria.bots import USUAL_BOT, display_name
from zaria.cli.arguments import Arguments, whole_number
from zaria.cli.extras import extra
from zaria.cli.players import LONGEST_NAME, bot_of
from zaria.cli.prompts.server_refusals import refusal_in_words
from zaria.core.engine.errors import quote
from zaria.core.values.rng import Rng
from zaria.i18n import Words
from zaria.i18n.speech import Speech
from zaria.terminal.display import Display
from zaria.terminal.errors import Quit, UsageError
from zaria.terminal.keyboard import Keyboard
from zaria.terminal.screen import Screen, clean

if TYPE_CHECKING:
    from zaria.client.cookie_file import CookieFile

COOKIES_FILE = "guests.json"  # so that a restarted player finds the seat again
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


def run(args: argparse.Namespace, screen: Screen, keyboard: Keyboard, words: Words) -> int:
    import asyncio  # imported here, as below: other commands must start without the web libraries

    with extra("server", "join"):
        from zaria.client.cookie_file import CookieFile
        from zaria.server.operations.settings import data_folder

    if args.url is None:
        raise UsageError("join-url", given="")
    server, table = place_of(args.url)
    player = args.bot
    if player is None and not keyboard.interactive:
        player = USUAL_BOT  # there is no keyboard
    if player is not None:
        find_bot(player)  # refuse an unknown bot before anything else
    name = args.name or clean(player or words.say("player", {"number": 1}))[:LONGEST_NAME].strip()
    seat = whole_number("--seat", args.seat, low=1)
    cookies = CookieFile(data_folder(None, os.environ) / COOKIES_FILE)
    display = Display(screen, keyboard, words)
    try:
        asyncio.run(join(server, table, player, name, seat, cookies, display, not args.no_remarks))
    except (Quit, EOFError):
        again = f"zaria join {shlex.quote(args.url)} --name {shlex.quote(name)}"
        screen.show("", words.say("live-left"), f"  {again}")
    return 0


def place_of(url: str) -> tuple[str, str]:
    """The server and the table id of a link.

    >>> place_of("http://127.0.0.1:8420/#table=k7m2q4x9r3tb")
    ('http://127.0.0.1:8420', 'k7m2q4x9r3tb')
    >>> place_of("https://dice.example.org/join/k7m2q4x9r3tb")
    ('https://dice.example.org', 'k7m2q4x9r3tb')
    """
    try:
        parts = urlsplit(url)
        host = parts.hostname
    except ValueError:
        host = None
    tables = TABLE.findall(url[len(f"{parts.scheme}://{parts.netloc}") :]) if host else []
    if not tables or parts.scheme not in ("http", "https"):
        raise UsageError("join-url", given=quote(clean(url)))
    return f"{parts.scheme}://{parts.netloc}", tables[-1]


async def join(
    server: str,
    table: str,
    player: str | None,
    name: str,
    wanted: int | None,
    cookies: CookieFile,
    display: Display,
    with_remarks: bool,
) -> None:
    """Take the given seat (counted from 1) or a free one; without a bot the person here plays."""
    import httpx

    from zaria import client
    from zaria.cli.prompts.live_seat import LiveSeat
    from zaria.client.player import check_dice, take_seat

    words, screen = display.words, display.screen
    try:
        async with client.Api(server, cookies.cookie(server, name)) as api:
            await api.enter(name)
            cookies.keep(server, name, api.cookie or "")
            seat = await take_seat(api, table, name, None if wanted is None else wanted - 1)
            async with client.LiveTable(api, table, seat) as live:
                display.tell(words.say("joined", {"name": clean(name), "number": seat + 1}))
                if player is None:
                    person = LiveSeat(live, seat, display, with_remarks)
                    await person.play()
                    screen.show("", *display.news)
                    witness = person.dice.witness
                else:
                    bot = bot_of(player) or find_bot(player)
                    playing = client.Player(live, seat, bot, Rng(secrets.randbits(62)))
                    await playing.play()
                    witness = playing.witness
                tell_end(live.table_now, screen, words)
                names, is_sealed = names_of(live.table_now), live.table_now["seal"] is not None
            if is_sealed:
                verified = await check_dice(api, table, witness)
                screen.show(words.say("join-verified", {"draws": verified.draws}))
                for seats in verified.unshown:
                    screen.show(screen.paint(Speech(words, names).say("verified-unshown", {"seats": seats}), "bad"))
    except client.RequestRefused as refused:
        raise UsageError("join-refused", text=clean(refusal_in_words(refused, words))) from None
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
    return {seat: clean(one["name"] or display_name(one["bot"] or "")) for seat, one in enumerate(table["seats"])}
