"""Plays the middle of a game over the wire, so that browsers play only its start and its end."""

import random
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

from playwright.sync_api import Page

from support.page.browser import Visitor, guest_of
from support.page.playing import Player, go_to_table
from support.server.person import Live, Person, play_on

Reached = Callable[[dict[str, Any]], bool]  # of the view
FIRST = 3  # actions of a player in the browser before the rest is played ahead


def last_dice(round: int, dice: int = 3) -> Reached:
    """Are at most this many dice left on the mountain of that round?"""
    return lambda view: view["phase"] == "excavation" and view["round"] == round and 0 < len(view["mountain"]) <= dice


def last_placed(dice: int = 4) -> Reached:
    """Have all players of a round together at most this many dice left?"""
    return lambda view: 0 < sum(player["small"] + player["big"] for player in view["players"]) <= dice


def play_ahead(id: str, reached: Reached, *owners: Visitor) -> None:
    """Make random moves for the first seats, one per visitor; no one stops early."""
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
    """Close the tab: one that stays would show all it missed when it comes back."""
    page.evaluate("sessionStorage.clear()")
    page.goto("about:blank")


def play_both_ends(player: Player, id: str, reached: Reached, *owners: Visitor) -> None:
    """Play the first moves in the browser and, after the part played ahead, all to the end of the game."""
    go_to_table(player.page, id)
    for _ in range(FIRST):
        player.step()
    leave(player.page)
    play_ahead(id, reached, *owners)
    go_to_table(player.page, id)
    player.play()
