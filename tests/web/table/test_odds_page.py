"""Odds on the table: where the table shows them, on its things, for all who want to see them."""

import re

from playwright.sync_api import Page, expect

from support.page.browser import HELD, Visit
from support.page.looks import axe, overflow, shoot
from support.page.playing import go_to_table
from support.page.stage import Wanted, asked, played_until, staged
from support.server.person import Person
from zaria.core.engine.state import State

PILL = "[data-odds-at]"


def my_roll_among(number: int) -> Wanted:
    """The visitor is to choose, with dice of several seats in the casinos."""

    def wanted(state: State, _: object) -> bool:
        taken = sum(len(casino["dice"]) for casino in state.view()["casinos"])
        return taken >= number and asked("question-vegas-choose")(state, [])

    return wanted


def seen(page: Page, number: int) -> None:
    expect(page.locator(PILL)).to_have_count(number)


def test_by_mouse_the_button_shows_them_on_the_carpets_and_a_reload_keeps_them(visit: Visit) -> None:
    visitor = visit(dark=True, pace=HELD)
    page = visitor.page
    stage = staged(visitor, played_until(my_roll_among(7), "vegas", ["Ann", "Ben", "Eve"]), odds=True)
    told = stage.ann.get(f"/api/tables/{stage.id}?seat=0")["odds"]["lines"]
    assert told
    button = page.get_by_role("button", name="Odds", exact=True)
    expect(button).to_have_attribute("aria-pressed", "false")
    seen(page, 0)
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    seen(page, len(told))
    for line in told:
        pill = page.locator(f'[data-odds-at="{line["targets"][0]}"]')
        expect(pill).to_have_text(re.compile(r"^(Then|Still) yours: (\d+ in \d+|certain|no chance)$"))
        expect(page.locator(f'[data-place="{line["targets"][0]}"]')).to_have_accessible_name(
            re.compile("next roll can take the lead away: ")
        )
    shoot(page, "odds-vegas-desktop-dark")
    assert axe(page) == []
    page.reload()
    seen(page, len(told))
    page.locator('.lane[aria-disabled="false"]').first.click()  # what follows is told before it has been shown
    expect(page.locator('[data-odds-at="roll"]')).to_have_text(re.compile(r"^Each number: \d+ in \d+$"))
    expect(page.locator(PILL).filter(has_text="You lead: ").first).to_be_visible()
    shoot(page, "odds-vegas-waiting-dark")
    button.click()
    seen(page, 0)


def test_by_keys_in_greek_and_on_the_dice_of_the_mine(visit: Visit) -> None:
    visitor = visit(locale="el-GR", dark=True)
    page = visitor.page
    staged(visitor, played_until(asked("question-miner-magic"), "miner", ["Ann", "Ben", "Eve"]), odds=True)
    button = page.get_by_role("button", name="Πιθανότητες", exact=True)
    button.focus()
    page.keyboard.press("Enter")
    dice = page.locator('[data-odds-at^="die:"]')
    expect(dice.first).to_have_text(re.compile("^[0-6]/6$"))
    die = page.locator("button[data-die]", has=dice).first
    expect(die).to_have_accessible_name(re.compile("ριχτεί ξανά, δίνει περισσότερα: "))
    shoot(page, "odds-miner-magic-el")
    assert axe(page) == []


def test_by_touch_on_the_smallest_phone_in_german(visit: Visit) -> None:
    visitor = visit(locale="de-DE", phone=True, dark=True)
    page = visitor.page
    page.set_viewport_size({"width": 320, "height": 640})
    staged(visitor, played_until(my_roll_among(7), "vegas", ["Ann", "Ben", "Eve"]), odds=True)
    page.locator('[data-do="menu"]').tap()
    page.get_by_role("button", name="Chancen", exact=True).tap()
    expect(page.locator(PILL).first).to_be_visible()
    assert overflow(page) == []
    shoot(page, "odds-vegas-320-de")


def test_the_bag_tells_what_comes_out_of_it(visit: Visit) -> None:
    for name, looks in [("desktop", {}), ("phone", {"phone": True})]:
        visitor = visit(locale="it-IT", dark=True, **looks)
        page = visitor.page
        staged(visitor, played_until(asked("question-miner-dig"), "miner", ["Ann", "Ben"]), odds=True)
        if "phone" in looks:
            page.locator('[data-do="menu"]').tap()
        page.get_by_role("button", name="Probabilità", exact=True).click()
        expect(page.locator('[data-odds-at="bag"] li')).to_have_count(5)
        expect(page.locator("[data-bag]")).to_have_attribute(
            "aria-label", re.compile("Un dado dal sacchetto è un dado Tunnel: ")
        )
        assert overflow(page) == []
        shoot(page, f"odds-miner-bag-{name}")


def test_a_switch_of_the_table_that_everybody_sees(visit: Visit) -> None:
    """Set by the host, told in the lobby, for those who watch as well; where it is off there is no button."""
    host, guest = visit(), visit(locale="de-DE")
    host.page.goto("/#new=vegas")
    host.page.get_by_role("button", name="More", exact=True).click()
    switch = host.page.get_by_role("switch", name="Odds")
    expect(switch).not_to_be_checked()
    switch.click()
    host.page.get_by_role("button", name="Open the table").click()
    host.page.wait_for_url(re.compile("#table="))
    table = host.page.url.split("#table=")[1]
    go_to_table(guest.page, table)
    fact = guest.page.locator("dl div").filter(has_text="Chancen")
    expect(fact).to_contain_text("an")
    host.page.get_by_role("button", name="Change", exact=True).click()
    switch = host.page.get_by_role("dialog").get_by_role("switch", name="Odds")
    expect(switch).to_be_checked()
    switch.click()
    host.page.get_by_role("dialog").get_by_role("button", name="Change", exact=True).click()
    expect(fact).to_contain_text("aus")

    other = visit()
    staged(other, played_until(asked("question-vegas-choose"), "vegas", ["Ann", "Ben"]))
    expect(other.page.get_by_role("button", name="Log")).to_be_visible()
    expect(other.page.get_by_role("button", name="Odds", exact=True)).to_have_count(0)


def test_whoever_watches_sees_the_odds_of_the_one_in_turn(visit: Visit, address: str) -> None:
    visitor = visit()
    stage = staged(visitor, played_until(my_roll_among(5), "vegas", ["Ann", "Ben", "Eve"]), odds=True)
    with Person(address, "Cid"):
        watching = visit()
        go_to_table(watching.page, stage.id)
        watching.page.get_by_role("button", name="Odds", exact=True).click()
        expect(watching.page.locator(PILL).first).to_have_text(re.compile("[Kk]eeps it: "))


def test_the_play_sheet_remembers_it(visit: Visit) -> None:
    page = visit().page
    page.goto("/#play=vegas")
    switch = page.get_by_role("dialog").get_by_role("switch", name="Odds")
    expect(switch).to_be_checked()
    switch.click()
    page.reload()
    expect(switch).not_to_be_checked()
    page.get_by_role("button", name="Sit down and roll").click()
    page.locator("header[data-question]").wait_for()
    expect(page.locator('[data-do="odds"]')).to_have_count(0)
