"""Hints at the table: asked for by a button, where the table allows them, on the places where one chooses."""

import pytest
from playwright.sync_api import Page, Route, expect

from support.page.browser import Visit
from support.page.looks import axe, overflow, shoot
from support.page.stage import asked, played_until, staged
from zaria.core.engine.state import Event, State
from zaria.i18n import Words
from zaria.i18n.speech import Speech


def best(page: Page) -> None:
    expect(page.locator('[data-hint="best"]')).to_have_count(1)


def test_a_hint_on_the_lanes_and_its_reason_in_the_line(visit: Visit) -> None:
    visitor = visit(dark=True)
    page = visitor.page
    page.goto("/")
    page.get_by_role("region", name="Las Vegas").get_by_role("link", name="Play", exact=True).click()
    page.get_by_role("button", name="Sit down and roll").click()
    page.locator("header[data-question]").wait_for()
    button = page.get_by_role("button", name="Hint", exact=True)
    button.click()
    best(page)
    expect(button).to_have_attribute("aria-pressed", "true")
    choices = page.locator('.lane[aria-disabled="false"]').count() + 1  # and passing
    expect(page.locator("[data-hint]")).to_have_count(choices)
    expect(page.locator(".dealer .sentence")).to_contain_text("Ada:")
    expect(page.locator(".dealer .sentence")).to_contain_text("out of 100")
    shoot(page, "hint-vegas-desktop-dark")
    assert axe(page) == []
    page.keyboard.press("Escape")
    expect(page.locator("[data-hint]")).to_have_count(0)
    button.click()
    best(page)  # asked twice, thought once
    page.locator('.lane[aria-disabled="false"]').first.click()
    expect(page.locator("[data-hint]")).to_have_count(0)  # the table has changed


def test_a_hint_on_the_dice_by_touch_and_none_where_people_play(visit: Visit) -> None:
    page = visit(locale="de-DE", phone=True, dark=True).page
    page.goto("/#play=miner-solo")
    page.locator("dialog button.main, dialog button[type=submit], [role=dialog] .sit").first.tap()
    page.locator("header[data-question]").wait_for()  # after the dice have tumbled
    page.get_by_role("button", name="Tipp").tap()
    expect(page.locator(".note")).to_contain_text("Ada:")
    best(page)
    assert overflow(page) == []
    shoot(page, "hint-solo-phone-dark-de")
    page.locator('[data-do="close-hint"]').tap()
    expect(page.locator("[data-hint]")).to_have_count(0)

    other = visit()
    staged(other, played_until(asked("question-vegas-choose"), "vegas", ["Ann", "Ben"]))
    expect(other.page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)


def buttons_alone(state: State, _: list[Event]) -> bool:
    """Nothing is left to take: refill the mountain, or stop."""
    return state.actor == 0 and sorted(map(state.name, state.legal())) == ["refill", "stop"]


def cast_or_dig(state: State, _: list[Event]) -> bool:
    """Magic may be spent, which is in the own trove."""
    words = list(map(state.name, state.legal())) if state.actor == 0 else []
    return len(words) > 1 and all(word.startswith("spend") or word in ("done", "no") for word in words)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_hint_on_the_buttons_of_the_mine(visit: Visit, phone: bool) -> None:
    visitor = visit(phone=phone)
    page = visitor.page
    staged(visitor, played_until(buttons_alone, "miner-solo", ["Ann"]), sign='[data-do="choice"]', hints=True)
    page.get_by_role("button", name="Hint", exact=True).click()
    best(page)
    expect(page.locator('[data-do="choice"] [data-hint="best"]')).to_have_count(1)
    shoot(page, f"hint-buttons-{'phone' if phone else 'desktop'}")
    assert overflow(page) == []
    assert axe(page) == []


def test_a_hint_on_the_magic_of_the_trove(visit: Visit) -> None:
    visitor = visit(locale="el-GR")
    page = visitor.page
    staged(visitor, played_until(cast_or_dig, "miner", ["Ann", "Ben"]), hints=True)
    page.get_by_role("button", name="Συμβουλή", exact=True).click()
    best(page)
    expect(page.locator("[data-die] [data-hint]").first).to_be_visible()
    shoot(page, "hint-magic-el")


def test_hints_switched_off_in_the_play_sheet_stay_away_from_the_table_and_are_remembered(visit: Visit) -> None:
    page = visit(locale="it-IT").page
    page.goto("/#play=vegas")
    sheet = page.get_by_role("dialog")
    switch = sheet.get_by_role("switch", name="Suggerimenti")
    hint = page.get_by_role("button", name="Consiglio", exact=True)

    def sit_down() -> None:
        page.goto("/#play=vegas")
        sheet.get_by_role("button", name="Siediti e lancia").click()
        page.locator("header[data-question]").wait_for()

    expect(switch).to_be_checked()
    switch.click()
    page.reload()
    expect(switch).not_to_be_checked()
    sit_down()
    expect(hint).to_have_count(0)

    page.goto("/#")
    page.locator("main section").first.get_by_role("link").first.wait_for()
    page.get_by_role("button", name="Gioca ancora").click()  # as last time, so without them
    page.locator("header[data-question]").wait_for()
    expect(hint).to_have_count(0)

    page.goto("/#play=vegas")
    switch.click()
    sit_down()
    hint.click()
    best(page)


@pytest.mark.parametrize(("phone", "locale"), [(False, "en-GB"), (True, "el-GR")])
def test_a_hint_on_the_hero_that_wins_most(visit: Visit, phone: bool, locale: str) -> None:
    """Nothing was compared, so no number is shown, neither on the cards nor in the reason."""
    visitor = visit(phone=phone, dark=phone, locale=locale)
    heroes = played_until(asked("question-miner-hero"), "miner", ["Ann", "Ben"])
    staged(visitor, heroes, sign="header[data-question]", hints=True)
    page = visitor.page
    page.locator('[data-do="hint"]').click()
    best(page)
    expect(page.locator("[data-hint]")).to_have_count(1)
    hero = page.locator('li:has([data-hint="best"]) strong').inner_text()
    expect(page.get_by_text(f"Ada: {hero}: ").first).to_be_visible()
    assert overflow(page) == []
    shoot(page, f"hint-hero-{'phone-el' if phone else 'desktop'}")


def to_share(state: State, _: list[Event]) -> bool:
    return state.actor == 0 and sum(word.startswith("share") for word in map(state.name, state.legal())) > 1


def test_a_hint_of_the_mine_says_what_to_do_and_why_and_its_numbers_when_they_are_asked_for(visit: Visit) -> None:
    visitor = visit(phone=True)
    page = visitor.page
    log = played_until(asked("question-miner-dig"), "miner", ["Ann", "Ben"])
    staged(visitor, log, hints=True)
    page.get_by_role("button", name="Hint", exact=True).click()
    best(page)
    note = page.locator(".note[role=status]")
    why = log.state.why(0)
    assert why is not None
    speech = Speech(Words("en", with_page=True), dict(enumerate(log.record.players)))
    told = [speech.why(die["lines"][:1]) for die in why["dice"] if die["lines"]]
    said = note.locator("p").first.inner_text()
    assert any(reason in said for reason in told), (said, told)  # one sentence, from the position
    assert "out of 100" not in said
    expect(note.get_by_text("out of 100")).to_be_hidden()
    note.locator("summary").click()
    expect(note.get_by_text("out of 100")).to_be_visible()


def test_a_hint_never_compares_two_equal_beers(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    staged(visitor, played_until(to_share, "miner", ["Ann", "Ben"]), hints=True)
    hint = {"seat": 0, "unit": "chance"}

    def answer(route: Route) -> None:
        asked = route.fetch().json()
        beers = [choice for choice in asked["choices"] if str(choice["word"]).startswith("share")][:2]
        arguments = {"best": beers[0]["word"], "second": beers[1]["word"]}
        route.fulfill(
            json={**asked, "choices": beers, **hint, "sentence": {"key": "hint-equal", "arguments": arguments}}
        )

    page.route("**/hint*", answer)
    page.get_by_role("button", name="Hint", exact=True).click()
    note = page.locator(".note[role=status]")
    expect(note).to_contain_text("Beer")
    expect(note).not_to_contain_text("about equal")
