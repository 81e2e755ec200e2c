"""How many presses each way into a game takes: by mouse, by keys and by touch, each in another language.

1  play for the first time               2        5  the Daily Mountain            1
2  with opponents of one's choice        4        6  a table for friends by link   2
3  again as last time                    1        7  learn                         1
4  alone, with two magic dice            3        8  a rule in doubt               1, on a phone 2
9  a game whose dice a friend gets       2       10  a score pad, real dice        1, 2
11 again, after the end of a game        1
"""

import re
from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from support.page.browser import REAL, Visit, let_in
from support.server.analysed import play_to_the_end
from support.server.person import Person

Way = Literal["mouse", "keys", "touch"]
WAYS: list[tuple[Way, str]] = [("mouse", "de-DE"), ("keys", "en-GB"), ("touch", "el-GR")]
OTHER_WAYS: list[tuple[Way, str]] = [("mouse", "it-IT"), ("keys", "de-DE"), ("touch", "en-GB")]
DECISION = "header[data-question]"
SIT_DOWN = "dialog button.main"
MOST_TABS = 150


class Hand:
    """Somebody who presses things, in one way, and counts."""

    def __init__(self, page: Page, way: Way) -> None:
        self.page = page
        self.way = way
        self.presses = 0

    def press(self, thing: Locator) -> None:
        self.presses += 1
        expect(thing).to_be_visible()
        if self.way == "touch":
            thing.tap()
        elif self.way == "mouse":
            thing.click()
        else:
            self.reach(thing)
            self.page.keyboard.press("Enter")

    def choose(self, radio: Locator) -> None:
        """One of several cards; with keys, the arrows go through them."""
        if self.way != "keys":
            self.press(radio)
            return
        self.presses += 1
        group = self.page.locator(f'input[type=radio][name="{radio.get_attribute("name")}"]')
        self.reach(group)
        for _ in range(group.count()):
            if radio.is_checked():
                return
            self.page.keyboard.press("ArrowDown")
        raise AssertionError("the arrows do not get there")

    def reach(self, thing: Locator) -> None:
        """By Tab alone, as somebody without a mouse does; one of several things will do."""
        for _ in range(MOST_TABS):
            if thing.evaluate_all("(things) => things.includes(document.activeElement)"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never gets to {thing}")


Come = Callable[[Way, str], Hand]


@pytest.fixture
def come(visit: Visit) -> Come:
    def arrive(way: Way, locale: str) -> Hand:
        page = visit(locale=locale, phone=way == "touch").page
        page.goto("/")
        expect(page.locator(".doors section")).to_have_count(2)
        expect(page.locator(".doors .facts").first).not_to_be_empty()  # the server has answered
        return Hand(page, way)

    return arrive


def way_in(page: Page, link: str) -> Locator:
    return page.locator(f'.doors a[href="#{link}"]')


def bots_of(page: Page) -> list[str]:
    table = page.url.partition("#table=")[2]
    found: list[str] = page.evaluate(
        "async (id) => (await (await fetch(`/api/tables/${id}`)).json()).document.table.seats.map((seat) => seat.bot)",
        table,
    )
    return [bot for bot in found if bot]


@pytest.mark.parametrize(("way", "locale"), WAYS)
def test_play_then_again_as_last_time(come: Come, way: Way, locale: str) -> None:
    hand = come(way, locale)
    page = hand.page
    hand.press(way_in(page, "play=vegas"))
    hand.press(page.locator(SIT_DOWN))
    page.locator(DECISION).wait_for()  # the roll needed no press
    assert hand.presses == 2
    before = bots_of(page)

    page.goto("/#")
    hand.presses = 0
    hand.press(page.locator(".doors button.play"))
    page.locator(DECISION).wait_for()
    assert hand.presses == 1
    assert bots_of(page) == before


@pytest.mark.parametrize(("way", "locale"), OTHER_WAYS)
def test_play_with_opponents_of_ones_choice(come: Come, way: Way, locale: str) -> None:
    hand = come(way, locale)
    page = hand.page
    hand.press(way_in(page, "play=vegas"))
    sheet = page.get_by_role("dialog")
    hand.press(sheet.get_by_role("button", name="Zoe"))
    hand.press(sheet.get_by_role("button", name="Ada"))
    hand.press(page.locator(SIT_DOWN))
    page.locator(DECISION).wait_for()
    assert hand.presses == 4
    assert bots_of(page) == ["normal-leo", "hard-bruno", "expert-ada"]


@pytest.mark.parametrize(("way", "locale"), WAYS)
def test_alone_with_two_magic_dice(come: Come, way: Way, locale: str) -> None:
    hand = come(way, locale)
    page = hand.page
    hand.press(way_in(page, "play=miner-solo"))
    hand.choose(page.locator('dialog input[value="steady"]'))
    hand.press(page.locator(SIT_DOWN))
    page.locator("main [data-die]").first.wait_for()
    assert hand.presses == 3
    options = page.evaluate(
        "async (id) => (await (await fetch(`/api/tables/${id}`)).json()).document.table.options",
        page.url.partition("#table=")[2],
    )
    assert options["magic"] == 2


@pytest.mark.parametrize(("way", "locale"), OTHER_WAYS)
def test_the_daily_mountain(come: Come, way: Way, locale: str) -> None:
    hand = come(way, locale)
    hand.press(hand.page.locator(".daily button"))
    hand.page.locator("main [data-die]").first.wait_for()
    assert hand.presses == 1


@pytest.mark.parametrize(("way", "locale"), WAYS)
def test_a_table_for_friends_by_link(come: Come, way: Way, locale: str) -> None:
    hand = come(way, locale)
    page = hand.page
    hand.press(way_in(page, "new=vegas"))
    hand.press(page.locator("form .end button"))
    page.wait_for_url(re.compile("#table="))
    expect(page.locator("input[readonly]").first).to_have_value(re.compile("/join/"))  # to be shared
    assert hand.presses == 2
    table = page.url.partition("#table=")[2]
    page.goto(f"/join/{table}")
    page.wait_for_url(f"**/#table={table}")
    expect(page.locator("input[readonly]").first).to_be_visible()


@pytest.mark.parametrize(("way", "locale"), OTHER_WAYS)
def test_learn(come: Come, way: Way, locale: str) -> None:
    hand = come(way, locale)
    hand.press(hand.page.locator('.doors a[href^="#learn=vegas"]'))
    hand.page.locator(".lesson .bubble").wait_for()
    assert hand.presses == 1


@pytest.mark.parametrize(("way", "locale"), WAYS)
def test_a_game_whose_dice_a_friend_gets(come: Come, way: Way, locale: str) -> None:
    hand = come(way, locale)
    page = hand.page
    hand.press(page.locator('.papers a[href*="duel"]'))
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("status")).to_be_visible()  # how it goes on is said before
    expect(sheet.get_by_role("switch")).to_have_count(0)  # nobody helps
    hand.press(page.locator(SIT_DOWN))
    page.locator("main [data-die]").first.wait_for()
    assert hand.presses == 2
    table = page.evaluate(
        "async (id) => (await (await fetch(`/api/tables/${id}`)).json()).document.table",
        page.url.partition("#table=")[2],
    )
    assert (table["game"], table["hints"]) == ("miner-solo", False)


@pytest.mark.parametrize(("way", "locale"), OTHER_WAYS)
def test_the_box_at_home(come: Come, way: Way, locale: str) -> None:
    hand = come(way, locale)
    page = hand.page
    for pad in ("vegas", "miner", "miner-solo"):
        hand.presses = 0
        hand.press(page.locator(f'.papers a[href="#score={pad}"]'))
        page.locator(".pad").wait_for()
        assert hand.presses == 1
        page.go_back()
    hand.presses = 0
    hand.press(page.locator('.papers a[href="#new=vegas%2Freal"]'))
    hand.press(page.locator("form .end button"))
    page.locator('.deck, [data-tell], form[aria-labelledby="real-title"]').first.wait_for()  # what lies there is asked
    assert hand.presses == 2


@pytest.mark.parametrize(("way", "locale"), WAYS)
def test_again_after_the_end_of_a_game(visit: Visit, address: str, way: Way, locale: str) -> None:
    visitor = visit(locale=locale, phone=way == "touch")
    page = visitor.page
    with Person(address, "Ann") as ann:
        table = play_to_the_end(ann, "mz")
        let_in(visitor, ann)
    page.goto(f"/#table={table}")
    hand = Hand(page, way)
    hand.press(page.locator(".ended button.main").first)
    page.wait_for_url(lambda url: "#table=" in url and table not in url)
    page.locator(DECISION).wait_for()  # no lobby: nobody else is to come
    assert hand.presses == 1
    assert bots_of(page) == ["easy-zoe"]


@pytest.mark.parametrize(("way", "locale"), WAYS)
def test_a_rule_in_doubt_loses_no_half_made_choice(come: Come, way: Way, locale: str) -> None:
    hand = come(way, locale)
    page = hand.page
    hand.press(way_in(page, "play=vegas"))
    hand.press(page.locator(SIT_DOWN))
    page.locator(DECISION).wait_for()
    page.keyboard.press(page.locator('.lane[aria-disabled="false"]').first.get_attribute("data-number") or "")
    chosen = page.locator('.lane[aria-pressed="true"]')
    expect(chosen).to_have_count(1)
    hand.presses = 0
    if way == "touch":  # the line has no room for it there
        hand.press(page.locator('[data-do="menu"]'))
        hand.press(page.locator("dialog[open]").get_by_role("button", name="Κανόνες"))
    else:
        hand.press(page.locator('[data-do="rules"]'))
    drawer = page.locator("aside").filter(has=page.locator("h2, h3")).first
    expect(drawer).to_be_visible()
    assert hand.presses == (2 if way == "touch" else 1)
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    expect(chosen).to_have_count(1)


# Does an envelope come, and is a question on the table in any frame while it still lies there?
WATCH = """() => {
  window.seen = { envelope: 0, covered: 0 };
  const envelope = () => document.querySelector('[data-envelope]');
  const noted = new MutationObserver(() => { if (envelope()) window.seen.envelope++; });
  noted.observe(document, { subtree: true, childList: true });
  const look = () => {
    if (envelope() && document.querySelector('header[data-question]')) window.seen.covered++;
    requestAnimationFrame(look);
  };
  look();
}"""


def test_the_envelope_closes_in_sight_and_covers_no_question(visit: Visit) -> None:
    page = visit(calm=False, speed="quick", pace=REAL).page
    page.goto("/#play=vegas")
    page.get_by_role("dialog").wait_for()
    page.evaluate(WATCH)
    page.locator("dialog button.main").click()
    page.locator("header[data-question]").wait_for()
    seen = page.evaluate("window.seen")
    assert seen["envelope"] > 0 and seen["covered"] == 0
