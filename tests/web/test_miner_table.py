"""The table of Dice Miner: everybody can use it, everything has room, and it answers for itself."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from support.browser import Visit
from support.looks import axe, lengthen, overflow, shoot
from support.mining import Miner
from support.playing import go_to_table, make_table
from zaria.i18n import Words

# The end of a game of several is looked at where whole games are played.
MAIN = {f"question-miner-{name}" for name in ("hero", "dig", "share", "magic", "cache")} | {"scoring"}
UNCHECKED = Words("en", with_page=True).say("web-miner-unverified")
GAMES = 3  # so many are played until all states were there


def to_first_dig(page: Page) -> None:
    """Two people at this device; the first of them is asked what to take."""
    page.goto("/")
    go_to_table(page, make_table(page, "miner", "Ann", "Ben"))
    Miner(page, "mouse").until("question-miner-dig")


def mountain(page: Page) -> list[str]:
    """What is said of each die that lies there."""
    return [str(die.get_attribute("aria-label")) for die in page.locator(".mountain [data-die]").all()]


def offered(page: Page) -> Locator:
    return page.locator('.mountain [data-die][aria-disabled="false"]')


@pytest.mark.parametrize(("dark", "phone"), [(False, False), (True, True)], ids=["light", "dark"])
def test_the_table_can_be_used_by_everybody(visit: Visit, dark: bool, phone: bool) -> None:
    page = visit(dark=dark, phone=phone).page
    page.goto("/")
    look = f"{'phone' if phone else 'desktop'}-{'dark' if dark else 'light'}"
    found: list[str] = []

    def check(state: str) -> None:
        shoot(page, f"miner-{state.removeprefix('question-miner-')}-{look}")
        found.extend(f"{state}: {line}" for line in axe(page))

    see_all(page, check)
    assert found == []


def test_the_table_has_room_for_longer_words_on_a_narrow_screen(visit: Visit) -> None:
    page = visit(phone=True, width=320).page
    page.goto("/")
    found: list[str] = []

    def check(state: str) -> None:
        lengthen(page)
        found.extend(f"{state}: {line}" for line in overflow(page))
        page.reload()  # to go on with words as they are

    see_all(page, check)
    assert found == []


def see_all(page: Page, check: Callable[[str], None]) -> None:
    """Play until each state was there and was looked at; a solo game is stopped at once."""
    states = set(MAIN)
    for seed in range(GAMES):
        if states:
            go_to_table(page, make_table(page, "miner", "Konstantina Zoë", "+greedy", "+greedy"))
            Miner(page, "mouse", seed).show(states, check)
    assert states == set(), "never came"
    go_to_table(page, make_table(page, "miner-solo", "Ann"))
    solo = Miner(page, "mouse")
    solo.show({"question-miner-solo"}, check)
    page.locator('[data-do="choice"]').last.click()
    solo.show({"end"}, lambda _: check("solo-end"))


def test_a_buried_die_says_why_it_cannot_be_taken_with_a_link_to_the_rule(visit: Visit) -> None:
    page = visit().page
    to_first_dig(page)
    page.locator(".mountain [data-die].no").first.click(force=True)  # it is disabled, and still answers
    refusal = page.get_by_role("alert")
    expect(refusal).to_contain_text("is buried: two dice lie on it")
    refusal.get_by_role("link", name="See the rule").click()
    page.wait_for_url(re.compile("#rules=miner"))
    heading = page.get_by_role("heading", level=2).and_(page.locator(":focus"))
    expect(heading).to_be_in_viewport()


def test_faces_that_nobody_has_checked_are_marked_and_explained(visit: Visit) -> None:
    page = visit().page
    to_first_dig(page)
    marked = page.locator(".mountain [data-die]:has(circle.doubt)")
    assert marked.count() > 0
    assert [UNCHECKED in str(die.get_attribute("aria-label")) for die in marked.all()] == [True] * marked.count()
    expect(page.locator("p.doubt")).to_contain_text("face not checked")
    page.get_by_role("link", name="Yours differ?").click()
    page.wait_for_url(re.compile("#rules=miner%2Ffaces"))
    expect(page.get_by_role("heading", level=2).and_(page.locator(":focus"))).to_be_in_viewport()


def test_a_move_can_be_taken_back_and_the_log_leads_back_to_any_step(visit: Visit) -> None:
    page = visit().page
    to_first_dig(page)
    before = mountain(page)
    who = page.locator("header h1").inner_text()
    offered(page).first.click()
    expect(page.locator(".mountain [data-die]")).to_have_count(len(before) - 1)
    page.keyboard.press("z")
    expect(page.locator(".mountain [data-die]")).to_have_count(len(before))
    expect(page.locator("header h1")).to_have_text(who)
    assert mountain(page) == before

    for left in range(len(before) - 1, len(before) - 4, -1):
        offered(page).first.click()
        expect(page.locator(".mountain [data-die]")).to_have_count(left)
    page.get_by_role("complementary").get_by_role("button", name="dice are put on the mountain").click()
    expect(page.locator(".mountain [data-die]")).to_have_count(len(before))
    expect(offered(page)).to_have_count(0)  # nothing can be done in the past
    page.locator('[data-do="now"]').click()
    expect(page.locator(".mountain [data-die]")).to_have_count(len(before) - 3)
    expect(offered(page).first).to_be_visible()


def test_a_refresh_in_the_middle_of_a_choice_shows_the_same_table(visit: Visit) -> None:
    page = visit(phone=True).page
    to_first_dig(page)
    offered(page).first.tap()
    page.locator('[data-do="confirm"]').wait_for()
    before = (page.locator("header h1").inner_text(), mountain(page), page.locator("main").inner_text())
    picked = page.locator('.mountain [aria-pressed="true"]').get_attribute("data-die")
    page.reload()
    page.locator('[data-do="confirm"]').wait_for()
    assert (page.locator("header h1").inner_text(), mountain(page), page.locator("main").inner_text()) == before
    assert page.locator('.mountain [aria-pressed="true"]').get_attribute("data-die") == picked
