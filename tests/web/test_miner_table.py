"""The table of Dice Miner: everybody can use it, everything has room, and it answers for itself."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from support.browser import Visit, Visitor
from support.looks import axe, lengthen, overflow, shoot
from support.mining import QUESTIONS, SOLO_QUESTIONS
from support.stage import Stage, Wanted, asked, played_until, staged, told
from zaria.core.frames import OVER
from zaria.core.state import Event, State
from zaria.i18n import Words

HERO = "question-miner-hero"
UNCHECKED = Words("en", with_page=True).say("web-miner-unverified")


def late(question: str) -> Wanted:
    """It is asked with much on the table."""
    is_asked = asked(question)
    return lambda state, events: is_asked(state, events) and len(state.view()["players"][0]["trove"]) > 8


# The end of a game of several is looked at where whole games are played.
QUESTIONED = {name: late(name) for name in QUESTIONS | SOLO_QUESTIONS} | {HERO: asked(HERO)}
WATCHED = {  # what comes while somebody looks on, and by what it is known
    "scoring": (told("miner-scored"), '[data-do="skip"]'),
    "tie-break": (told("miner-tie-scored"), '[data-do="skip"]'),
    "solo-end": (lambda state, _: state.actor == OVER, ".end"),
}


def to_first_dig(visitor: Visitor) -> None:
    """Two people at this device; the one who starts is asked what to take."""
    staged(visitor, played_until(asked("question-miner-dig", 0, 1), "miner", ["Ann", "Ben"]), shared=True)
    offered(visitor.page).first.wait_for()


def mountain(page: Page) -> list[str]:
    """What is said of each die that lies there."""
    labels = "(dice) => dice.map((die) => die.getAttribute('aria-label'))"
    said: list[str] = page.locator(".mountain [data-die]").evaluate_all(labels)
    return said


def offered(page: Page) -> Locator:
    return page.locator('.mountain [data-die][aria-disabled="false"]')


@pytest.mark.parametrize("state", [*sorted(QUESTIONED), *WATCHED])
def test_every_state_of_the_table_can_be_used_by_everybody_and_has_room(visit: Visit, state: str) -> None:
    """On a desktop, on a phone in the dark, and on a narrow one in longer words."""
    desktop, phone = visit(), visit(dark=True, phone=True)
    bring_to(state, desktop, phone)
    for visitor, look in ((desktop, "desktop-light"), (phone, "phone-dark")):
        shoot(visitor.page, f"miner-{state.removeprefix('question-miner-')}-{look}")
        assert axe(visitor.page) == [], look
    phone.page.set_viewport_size({"width": 320, "height": 740})
    lengthen(phone.page)
    assert overflow(phone.page) == []


def bring_to(state: str, *visitors: Visitor) -> None:
    """All of them look at it, as one person on several devices."""
    wanted, sign = WATCHED.get(state) or (QUESTIONED[state], f'header[data-question="{state}"]')
    is_solo = state in SOLO_QUESTIONS | {"solo-end"}
    log = played_until(wanted, *(("miner-solo", ["Ann"]) if is_solo else ("miner", ["Konstantina Zoë", "Ben", "Cleo"])))
    stage = Stage(visitors[0], log)
    stage.play(short_of=1 if state in WATCHED else 0)
    stage.show(*visitors[1:])
    stage.play()
    for visitor in visitors:
        visitor.page.locator(sign).wait_for()


def test_a_buried_die_says_why_it_cannot_be_taken_with_a_link_to_the_rule(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    to_first_dig(visitor)
    page.locator(".mountain [data-die].no").first.click(force=True)  # it is disabled, and still answers
    refusal = page.get_by_role("alert")
    expect(refusal).to_contain_text("is buried: two dice lie on it")
    refusal.get_by_role("link", name="See the rule").click()
    page.wait_for_url(re.compile("#rules=miner"))
    heading = page.get_by_role("heading", level=2).and_(page.locator(":focus"))
    expect(heading).to_be_in_viewport()


def test_faces_that_nobody_has_checked_are_marked_and_explained(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    to_first_dig(visitor)
    marked = page.locator(".mountain [data-die]:has(circle.doubt)")
    assert marked.count() > 0
    assert [UNCHECKED in str(die.get_attribute("aria-label")) for die in marked.all()] == [True] * marked.count()
    expect(page.locator("p.doubt")).to_contain_text("face not checked")
    page.get_by_role("link", name="Yours differ?").click()
    page.wait_for_url(re.compile("#rules=miner%2Ffaces"))
    expect(page.get_by_role("heading", level=2).and_(page.locator(":focus"))).to_be_in_viewport()


def test_a_move_can_be_taken_back_and_the_log_leads_back_to_any_step(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    to_first_dig(visitor)
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
    visitor = visit(phone=True)
    page = visitor.page
    to_first_dig(visitor)
    offered(page).first.tap()
    page.locator('[data-do="confirm"]').wait_for()
    before = (page.locator("header h1").inner_text(), mountain(page), page.locator("main").inner_text())
    picked = page.locator('.mountain [aria-pressed="true"]').get_attribute("data-die")
    page.reload()
    page.locator('[data-do="confirm"]').wait_for()
    assert (page.locator("header h1").inner_text(), mountain(page), page.locator("main").inner_text()) == before
    assert page.locator('.mountain [aria-pressed="true"]').get_attribute("data-die") == picked


def test_a_spent_spell_of_a_hero_looks_spent(visit: Visit) -> None:
    def is_spent(state: State, events: list[Event]) -> bool:
        return any(event.kind == "miner-spent-hero" and event.arguments["seat"] == 0 for event in events)

    visitor = visit()
    staged(visitor, played_until(is_spent, "miner", ["Ann", "Ben"]))
    spell = visitor.page.locator('.trove [data-die^="hero-"].spent')
    expect(spell).to_have_count(1)
    expect(spell).to_have_attribute("aria-label", re.compile("spent"))
