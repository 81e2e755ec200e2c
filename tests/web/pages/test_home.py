"""Home and the sheet over it: from the door to the first roll, with the number of presses that it takes."""

import re

from playwright.sync_api import Page, expect

from support.page.browser import Visit
from support.page.looks import axe, lengthen, overflow, shoot
from support.page.playing import make_table
from support.server.person import Person

DECISION = "header[data-question]"


def seats_of(page: Page) -> list[dict[str, str | None]]:
    """Who sits at the table that the page shows."""
    table = page.url.partition("#table=")[2]
    found: list[dict[str, str | None]] = page.evaluate(
        "async (id) => (await (await fetch(`/api/tables/${id}`)).json()).document.table.seats", table
    )
    return found


def bots_of(page: Page) -> list[str | None]:
    return [seat["bot"] for seat in seats_of(page) if seat["kind"] == "bot"]


def test_two_clicks_to_the_first_decision_and_one_as_last_time(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    shoot(page, "home-first-desktop-light")
    assert axe(page) == []
    page.get_by_role("region", name="Las Vegas").get_by_role("link", name="Play", exact=True).click()
    page.get_by_role("button", name="Sit down and roll").click()
    page.locator(DECISION).wait_for()  # the roll has needed no other press
    assert bots_of(page) == ["easy-zoe", "normal-leo", "hard-bruno"]
    for seat, bot in enumerate(bots_of(page), 1):
        expect(page.locator(f'[data-player="{seat}"] [data-face="{bot}"]')).to_be_visible()  # faces, not only names

    page.goto("/#")
    mine = page.get_by_role("region", name="My tables")
    expect(mine.get_by_role("link", name="Zoe, Leo, and Bruno")).to_be_visible()
    assert page.locator("main section").first.get_by_role("heading").inner_text() == "My tables"
    shoot(page, "home-back-desktop-light")
    assert axe(page) == []
    page.get_by_role("button", name="Play again").click()
    page.locator(DECISION).wait_for()
    assert bots_of(page) == ["easy-zoe", "normal-leo", "hard-bruno"]
    page.go_back()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


def test_faces_and_tiles_are_remembered_by_the_device(visit: Visit) -> None:
    page = visit(dark=True).page
    page.goto("/#play=vegas")
    expect(page.get_by_role("dialog", name="Who do you play?")).to_be_visible()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("button", name="Sit down and roll")).to_be_focused()
    expect(sheet.get_by_role("button", name="Ada")).to_have_accessible_description(
        "Places few dice and keeps many for later."
    )
    for name in ("Leo", "Bruno", "Zoe"):
        sheet.get_by_role("button", name=name).click()
    expect(sheet.get_by_role("button", name="Zoe")).to_have_attribute("aria-pressed", "true")  # one has to stay
    for name in ("Zoe", "Ada", "Zoe"):
        sheet.get_by_role("button", name=name).click()
    sheet.get_by_role("radio", name="Royale").check()
    assert axe(page) == []
    page.reload()
    expect(sheet.get_by_role("button", name="Ada")).to_have_attribute("aria-pressed", "true")
    expect(sheet.get_by_role("button", name="Zoe")).to_have_attribute("aria-pressed", "false")
    expect(sheet.get_by_role("radio", name="Royale")).to_be_checked()
    sheet.get_by_role("button", name="Dice Miner").click()
    expect(sheet.get_by_role("button", name="Sit down and dig")).to_be_visible()
    sheet.get_by_role("button", name="Las Vegas").click()
    sheet.get_by_role("button", name="Sit down and roll").click()
    page.locator(DECISION).wait_for()
    assert bots_of(page) == ["expert-ada"]
    table = page.evaluate(
        "async (id) => (await (await fetch(`/api/tables/${id}`)).json()).document.table",
        page.url.partition("#table=")[2],
    )
    assert table["options"]["tiles"] == 3


def test_the_sheet_by_keys_alone_and_escape_and_back_lead_home(visit: Visit) -> None:
    page = visit(locale="el-GR").page
    page.goto("/")
    play = page.get_by_role("region", name="Dice Miner").get_by_role("link", name="Παίξε", exact=True)
    play.focus()
    page.keyboard.press("Enter")
    sheet = page.get_by_role("dialog", name="Με ποιους σκάβεις;")
    sheet.wait_for()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    play.focus()
    page.keyboard.press("Enter")
    sheet.wait_for()
    page.go_back()
    expect(sheet).to_have_count(0)
    page.go_forward()
    expect(sheet.get_by_role("button", name="Κάθισε και σκάψε")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("#table="))
    page.locator(".mine").first.wait_for()
    assert bots_of(page) == ["easy-nino", "normal-nora", "hard-iris"]


def test_three_taps_to_a_solo_game_on_a_phone(visit: Visit) -> None:
    page = visit(locale="de-DE", phone=True).page
    page.goto("/")
    page.evaluate(
        """localStorage.setItem('zaria.best.miner-solo.2', '[{"points":48,"table":"t","day":"2026-01-01"}]')"""
    )
    page.get_by_role("link", name="Solo").tap()
    expect(page.get_by_role("radio", name="Stetig")).to_have_accessible_description("2 Magiewürfel · dein Bestwert 48")
    expect(page.get_by_role("radio", name="Sanft")).to_have_accessible_description("3 Magiewürfel")
    page.get_by_role("radio", name="Stetig").tap()
    page.get_by_role("button", name="Losgraben").tap()
    page.wait_for_url(re.compile("#table="))
    page.locator(".mine").first.wait_for()
    table = page.url.partition("#table=")[2]
    shown = page.evaluate("async (id) => (await (await fetch(`/api/tables/${id}`)).json()).document.table", table)
    assert shown["options"]["magic"] == 2


def test_home_and_sheet_have_room_for_longer_words_on_a_narrow_screen(visit: Visit) -> None:
    visitor = visit(locale="it-IT", phone=True, width=320)
    page = visitor.page
    make_table(page, "vegas", "Ann", "+easy-zoe", "+expert-max")
    with Person(visitor.address, "Maximiliana-Theodora") as other:
        other.create("miner", "moo")
        page.goto("/")
        expect(page.get_by_role("region", name="Tavoli aperti")).to_contain_text("Maximiliana-Theodora")
    shoot(page, "home-phone-light")
    assert axe(page) == []
    lengthen(page)
    assert overflow(page) == []
    for game in ("vegas", "miner", "miner-solo"):
        page.goto(f"/#play={game}")
        page.get_by_role("dialog").get_by_role("button").last.wait_for()
        assert overflow(page) == []
    assert axe(page) == []


def test_each_game_can_be_opened_with_real_dice(visit: Visit) -> None:
    page = visit().page
    for game in ("Las Vegas", "Dice Miner"):
        page.goto("/#")
        page.get_by_role("link", name=f"{game} with real dice").click()
        expect(
            page.get_by_role("radio", name=game, exact=True).or_(page.get_by_text(game, exact=True)).first
        ).to_be_visible()
        assert game == {"vegas": "Las Vegas", "miner": "Dice Miner"}[page.url.partition("#new=")[2].partition("%2F")[0]]
