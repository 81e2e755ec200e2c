"""A game is played ahead over the wire, so that browsers play how it begins and how it ends."""

import random
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

from playwright.sync_api import Page

from support.page.browser import Visitor, guest_of
from support.page.playing import Player, go_to_table
from support.server.person import Live, Person, play_on

ReplayedPosition = Callable[[dict[str, Any]], bool]  # of the view
FIRST = 3  # what a player does in the browser before the rest is played ahead


def last_dice(round: int, dice: int = 3) -> ReplayedPosition:
    """So few are left on the mountain of that round."""
    return lambda view: view["phase"] == "excavation" and view["round"] == round and 0 < len(view["mountain"]) <= dice


def play_ahead(id: str, reached: ReplayedPosition, *owners: Visitor) -> None:
    """Random moves of the first seats, each of which belongs to one of these visitors; nobody stops early."""
    chance = random.Random(1)
    lives: list[Live] = []

    def choose(count: int) -> int:
        choices = next(live.question["choices"] for live in lives if live.question is not None)
        going_on = [number for number in range(count) if choices[number]["word"] != "stop"]
        return chance.choice(going_on or range(count))

    with ExitStack() as lasting:
        for seat, owner in enumerate(owners):
            person = lasting.enter_context(Person(owner.address, None))
            person.http.cookies.set("zaria_guest", guest_of(owner))
            lives.append(lasting.enter_context(person.live(id, seat)))
        while (view := lives[0].document["view"]) is None or not reached(view):
            assert lives[0].table["status"] != "over", "the game was over before it came to that"
            play_on(lives, choose)


def leave(page: Page) -> None:
    """A tab that stays shows all that it missed when it comes back; this one is closed."""
    page.evaluate("sessionStorage.clear()")
    page.goto("about:blank")


def play_both_ends(player: Player, id: str, reached: ReplayedPosition, *owners: Visitor) -> None:
    """The first moves and, after what is played ahead, all to the end of the game."""
    go_to_table(player.page, id)
    for _ in range(FIRST):
        player.step()
    leave(player.page)
    play_ahead(id, reached, *owners)
    go_to_table(player.page, id)
    player.play()
