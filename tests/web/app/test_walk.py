"""Every page and sheet, one by one, on a phone of 320 pixels: axe finds nothing, nothing is wider than the screen, a
reload shows the same again, and back leads to where one came from. What each page does is tested in its own file."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from support.page.browser import Visit, Visitor, let_in
from support.page.looks import axe, overflow, shoot
from support.page.playing import make_table, until_asked
from support.server.analysed import play_to_the_end
from support.server.person import Person
from support.server.site import Site

LANGUAGES = ["en-GB", "el-GR", "it-IT", "de-DE"]
DOORS = ".doors section .facts:not(:empty)"  # home, with all that the server says
MY_TABLE = 'main ul:not(.join) a[href^="#table="]'  # others' come and go


class Walk(NamedTuple):
    """Somebody at home, who goes somewhere."""

    visitor: Visitor
    ann: Person
    finished: str  # a table whose game is over

    @property
    def page(self) -> Page:
        return self.visitor.page

    def press(self, selector: str) -> None:
        self.page.locator(selector).first.tap()

    def table(self, game: str, *seats: str, **more: Any) -> None:
        """To a table that was made elsewhere."""
        id = make_table(self.page, game, *seats, **more)
        self.page.goto(f"/#table={id}")


class Place(NamedTuple):
    name: str
    go: Callable[[Walk], object]
    sign: str  # that one is there
    same: str = ""  # what is to be the same after a reload, besides the sign; its text, or what is chosen in it
    back: str = DOORS  # the sign of where back leads
    is_over: bool = False  # does it lie over another page, so that back closes it first?


def nowhere(walk: Walk) -> None:
    """At home."""


def returning(walk: Walk) -> None:
    make_table(walk.page, "vegas", "Ann", "+easy-zoe")
    walk.page.goto("/#rules")
    walk.page.locator("main h1").wait_for()
    walk.page.goto("/#")


def choosing_opponents(walk: Walk) -> None:
    walk.press('.doors a[href="#play=vegas"]')
    walk.page.get_by_role("dialog").get_by_role("button", name="Ada").tap()


def choosing_magic(walk: Walk) -> None:
    walk.press('.doors a[href="#play=miner-solo"]')
    walk.page.locator('dialog label:has(input[value="steady"])').tap()


def setting_a_table(walk: Walk) -> None:
    walk.press('.doors a[href="#new=vegas"]')
    walk.page.locator("[data-preset=royale], button:has-text('Royale')").first.tap()


def in_the_lobby(walk: Walk) -> None:
    walk.press('.doors a[href="#new=vegas"]')
    walk.press("form .end button")


def with_half_a_choice(walk: Walk) -> None:
    walk.table("vegas", "Ann", "+easy-zoe")
    until_asked(walk.page)
    walk.page.locator('.lane[aria-disabled="false"]').first.tap()


def in_the_mine(walk: Walk) -> None:
    walk.table("miner", "Ann", "+easy-zoe")
    until_asked(walk.page)


def with_real_dice(walk: Walk) -> None:
    walk.table("vegas", "Ann", "+easy-zoe", dice="real")
    walk.page.locator(".dealer").wait_for()


def server_away(walk: Walk) -> None:
    walk.page.goto("/#rules")
    walk.page.locator("main h1").wait_for()
    walk.page.route("**/api/**", lambda route: route.abort())
    walk.page.goto("/#")


PLACES = [
    Place("home", nowhere, DOORS, ".doors", ""),
    Place("home-returning", returning, MY_TABLE, MY_TABLE, "section[data-section]"),
    Place("play", choosing_opponents, "dialog[open] button.main", "dialog [aria-pressed=true]"),
    Place("play-miner", lambda walk: walk.press('.doors a[href="#play=miner"]'), "dialog[open] button.main"),
    Place("play-solo", choosing_magic, "dialog[open] button.main", "dialog label:has(:checked)"),
    Place("friends", setting_a_table, "form .end button", "form [aria-pressed=true]"),
    Place("lobby", in_the_lobby, "input[readonly]", "main h1", "form .end button"),
    Place("vegas", with_half_a_choice, '[data-do="confirm"]', '[data-do="confirm"]'),
    Place("miner", in_the_mine, 'main [data-place^="hero:"]'),
    Place("solo", lambda walk: walk.table("miner-solo", "Ann"), "main [data-die]"),  # not always one to take
    Place("lesson", lambda walk: walk.press('.doors a[href^="#learn=vegas"]'), ".lesson .bubble", ".lesson .bubble p"),
    Place("rules", lambda walk: walk.press('footer a[href="#rules=miner"]'), "section[data-section] p", "main h1"),
    Place("replay", lambda walk: walk.page.goto(f"/#replay={walk.finished}/7"), ".tape", "header p"),
    Place(
        "envelope",
        lambda walk: walk.page.goto(f"/#replay={walk.finished}/dice"),
        "#dice .verdict",
        "#dice .verdict",
        is_over=True,
    ),
    Place("own-record", lambda walk: walk.page.goto("/#replay"), "main input[type=file]", "main h1"),
    Place("pad-vegas", lambda walk: walk.page.goto("/#score=vegas"), "main button", "main h1"),
    Place("pad-miner", lambda walk: walk.page.goto("/#score=miner"), "main button", "main h1"),
    Place("pad-solo", lambda walk: walk.page.goto("/#score=miner-solo"), "main button", "main h1"),
    Place("real-dice", with_real_dice, "main [data-place], main [data-do]", ".dealer .sentence"),
    Place("no-such-table", lambda walk: walk.page.goto("/#table=nothing"), "main h1", "main h1"),
    Place("server-away", server_away, "[role=alert]", "", "section[data-section]"),
]


@pytest.fixture(scope="module")
def played(own_site: Site) -> Iterator[tuple[Person, str]]:
    """Somebody who has finished a game."""
    own_site.begin("played")
    with Person(own_site.address, "Ann") as ann:
        yield ann, play_to_the_end(ann)


def chosen(page: Page, selector: str) -> list[str]:
    """What the reader sees there, whatever lies around it."""
    return [text.strip() for text in page.locator(selector).all_inner_texts()] if selector else []


@pytest.mark.parametrize("number", range(len(PLACES)), ids=[place.name for place in PLACES])
def test_a_page_is_for_everybody_and_loses_nothing(visit: Visit, played: tuple[Person, str], number: int) -> None:
    place = PLACES[number]
    language, dark = LANGUAGES[number % len(LANGUAGES)], number % 3 == 0
    visitor = visit(locale=language, dark=dark, phone=True, width=320)
    page = visitor.page
    if place.back:
        let_in(visitor, played[0])  # at home one is for the first time
    page.goto("/#")
    page.locator(DOORS).first.wait_for()
    place.go(Walk(visitor, *played))
    page.locator(place.sign).first.wait_for()
    kept = chosen(page, place.same)
    assert kept or not place.same
    shoot(page, f"walk-{place.name}-{language[:2]}")
    assert overflow(page) == []
    assert axe(page) == []

    there = page.url
    page.reload()
    page.locator(place.sign).first.wait_for()
    if place.same:
        expect(page.locator(place.same).first).to_be_visible()
    assert chosen(page, place.same) == kept
    if place.is_over:
        page.go_back()
        page.locator(place.sign).first.wait_for(state="detached")
    if place.back:
        page.go_back()
        page.locator(place.back).first.wait_for()
        assert page.url != there
    visitor.forgive("WebSocket|ERR_FAILED")
