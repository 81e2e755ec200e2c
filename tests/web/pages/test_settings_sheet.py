"""The settings: one sheet, every switch acts at once; moving to another device, saving and deleting what is kept."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from support.page.browser import Visit, reload_uncovered
from support.page.looks import axe, lengthen, overflow, shoot
from support.page.stage import asked, played_until, staged
from support.server.analysed import play_to_the_end
from support.server.person import Person


def open_settings(page: Page, name: str = "Settings") -> Locator:
    page.get_by_role("button", name=name).click()
    sheet = page.get_by_role("dialog", name=name)
    sheet.wait_for()
    return sheet


def test_every_setting_acts_at_once_and_stays(visit: Visit) -> None:
    page = visit(calm=False).page
    page.goto("/")
    sheet = open_settings(page)
    sheet.get_by_role("radio", name="Dark").check()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    sheet.get_by_role("radio", name="Little").check()
    assert page.evaluate("document.documentElement.dataset.motion") == "little"
    sheet.get_by_role("switch", name="Sounds").uncheck()
    expect(sheet.get_by_role("slider", name="Volume")).to_have_count(0)
    sheet.get_by_role("switch", name="Call me when it is my turn").uncheck()
    sheet.get_by_role("switch", name="Tap twice to place").check()
    sheet.get_by_role("radio", name="Green").check()
    sheet.get_by_label("My name").fill("Ann")
    sheet.get_by_label("My name").press("Enter")
    sheet.get_by_text("You will have this name").wait_for()
    sheet.get_by_role("radio", name="Deutsch").check()
    page.get_by_role("dialog", name="Einstellungen").wait_for()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Einstellungen")).to_be_focused()
    reload_uncovered(page)
    page.get_by_role("link", name="Spielen", exact=True).first.wait_for()
    assert page.evaluate("[document.documentElement.lang, document.documentElement.dataset.theme]") == ["de", "dark"]
    assert page.evaluate("document.documentElement.dataset.motion") == "little"
    expect(page.get_by_role("button", name="Ann")).to_be_visible()
    sheet = open_settings(page, "Einstellungen")
    expect(sheet.get_by_role("switch", name="Zweimal tippen zum Legen")).to_be_checked()
    expect(sheet.get_by_role("switch", name="Ruf mich, wenn ich dran bin")).not_to_be_checked()
    expect(sheet.get_by_role("radio", name="Grün")).to_be_checked()
    expect(sheet.get_by_role("switch", name="Töne")).not_to_be_checked()


def test_the_dice_that_are_liked_best_are_played_with(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    open_settings(page).get_by_role("radio", name="Green").check()
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Play", exact=True).first.click()
    page.get_by_role("button", name="Sit down and roll").click()
    page.wait_for_url("**/#table=*")
    id = page.url.rpartition("=")[2]
    seats = page.request.get(f"/api/tables/{id}").json()["document"]["table"]["seats"]
    assert [seat["bot"] is None for seat in seats] == [False, False, True, False]


def test_who_wants_to_tap_twice_does_so_with_the_mouse_too(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    stage = staged(visitor, played_until(asked("question-vegas-choose"), "vegas", ["Ann", "Ben"], rounds=1))
    page.locator(".topline .opener").click()
    page.get_by_role("switch", name="Tap twice to place").check()
    page.get_by_role("switch", name="Call me when it is my turn").uncheck()
    page.keyboard.press("Escape")
    expect(page).not_to_have_title("Your turn")
    steps = len(stage.record())
    lane = page.locator('.lane[aria-disabled="false"]').first
    lane.click()
    page.locator('[data-do="confirm"]').wait_for()
    assert len(stage.record()) == steps
    lane.click()
    page.locator("header:not([data-question])").wait_for()


def test_a_code_brings_a_guest_to_another_device(visit: Visit) -> None:
    here, there, late = visit().page, visit(locale="it-IT", phone=True).page, visit().page
    here.goto("/")
    sheet = open_settings(here)
    sheet.get_by_label("My name").fill("Ann")
    sheet.get_by_label("My name").press("Enter")
    sheet.get_by_text("You will have this name").wait_for()
    sheet.get_by_role("button", name="Show code").click()
    code = sheet.get_by_role("status", name="The code for the other device").inner_text()
    sheet.get_by_role("img", name="Move to another device").wait_for()  # the same as a link, to be photographed
    assert "#recover=" in sheet.get_by_label("The link for the other device").input_value()
    shoot(here, "settings-code")
    assert axe(here) == []
    there.goto("/")
    open_settings(there, "Impostazioni").get_by_role("link", name="Ho un codice").tap()
    there.get_by_label("Codice").fill(code.upper())
    there.get_by_role("button", name="Continua qui").tap()
    there.get_by_role("button", name=re.compile("^Diventa .*Ann")).tap()  # never by opening a link alone
    there.get_by_role("link", name="Gioca", exact=True).first.wait_for()
    assert there.request.get("/api/me").json() == here.request.get("/api/me").json()
    late.goto(f"/#recover={code}")
    expect(late.get_by_role("alert")).to_contain_text("used already")


def test_with_another_name_the_other_devices_can_be_ended(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.goto("/")
    sheet = open_settings(page)
    sheet.get_by_label("My name").fill("Ann")
    sheet.get_by_label("My name").press("Enter")
    sheet.get_by_text("You will have this name").wait_for()
    sheet.get_by_role("button", name="Show code").click()
    code = sheet.get_by_role("status", name="The code for the other device").inner_text()
    with Person(visitor.address, None) as phone:
        assert phone.post("/api/recover", {"token": code})["name"] == "Ann"
        expect(sheet.get_by_role("button", name="End all others")).to_have_count(0)
        sheet.get_by_label("My name").fill("Anna")
        sheet.get_by_label("My name").press("Enter")
        sheet.get_by_role("button", name="End all others").click()
        expect(sheet.get_by_role("button", name="End all others")).to_have_count(0)
        assert phone.get("/api/me") is None
    assert page.request.get("/api/me").json()["name"] == "Anna"


def test_everything_kept_is_saved_as_one_file_and_deleted_after_one_question(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    with Person(visitor.address, "Gwendoline") as gwen:
        play_to_the_end(gwen)
        table = gwen.create("vegas", "mo")  # not finished: no game yet
        cookies = [{"name": n, "value": v, "url": visitor.address} for n, v in gwen.http.cookies.items()]
        visitor.context.add_cookies(cookies)  # type: ignore[arg-type]
    page.goto("/")
    sheet = open_settings(page)
    sheet.get_by_role("radio", name="Dark").check()
    expect(sheet.get_by_text("1 finished game, one file")).to_be_visible()
    with page.expect_download() as saved:
        sheet.get_by_role("button", name="Save").click()
    data = json.loads(Path(saved.value.path()).read_text("utf-8"))
    assert table in [one["id"] for one in data["server"]["tables"]] and data["device"]["zaria.theme"] == "dark"
    sheet.get_by_role("button", name="Delete").click()
    expect(sheet.get_by_role("button", name="Keep it")).to_be_focused()
    sheet.get_by_role("button", name="Keep it").click()
    assert page.request.get("/api/me").json()["name"] == "Gwendoline"
    sheet.get_by_role("button", name="Delete").click()
    shoot(page, "settings-delete")
    sheet.get_by_role("button", name="Delete everything").click()
    expect(sheet).to_have_count(0)
    expect(page.get_by_role("button", name="Gwendoline")).to_have_count(0)
    page.get_by_role("link", name="Play", exact=True).first.wait_for()
    assert page.request.get("/api/me").json() is None
    assert page.evaluate("localStorage.getItem('zaria.theme')") is None


@pytest.mark.parametrize(
    ("dark", "width", "locale", "name"),
    [
        (False, 1440, "en-GB", "Settings"),
        (True, 1440, "de-DE", "Einstellungen"),
        (False, 390, "el-GR", "Ρυθμίσεις"),
        (True, 320, "it-IT", "Impostazioni"),
    ],
)
def test_the_sheet_can_be_used_by_everybody(visit: Visit, dark: bool, width: int, locale: str, name: str) -> None:
    page = visit(dark=dark, phone=width < 700, width=width, locale=locale).page
    page.goto("/")
    open_settings(page, name)
    shoot(page, f"settings-{width}-{locale[:2]}-{'dark' if dark else 'light'}")
    assert axe(page) == []
    lengthen(page)
    assert overflow(page) == []
