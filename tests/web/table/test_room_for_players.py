"""On small screens nothing that a player needs is hidden or covered: own money, tiles, the buttons of the line."""

from playwright.sync_api import Locator, expect

from support.page.browser import Visit
from support.page.playing import go_to_table, make_table, until_asked
from support.page.stage import asked, played_until, staged

TILES = ["high_five", "pay_day", "jackpot", "fifty_fifty"]
PEOPLE = ["Ann", "Ben", "Charlotte", "Dimitra", "Eve"]


def apart(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a and b
    beside = a["x"] + a["width"] <= b["x"] + 1 or b["x"] + b["width"] <= a["x"] + 1
    return beside or a["y"] + a["height"] <= b["y"] + 1 or b["y"] + b["height"] <= a["y"] + 1


def test_own_money_is_seen_and_odds_leave_tiles_in_sight(visit: Visit) -> None:
    visitor = visit(phone=True, width=390)
    page = visitor.page
    staged(visitor, played_until(asked("question-vegas-choose"), "vegas", PEOPLE, tiles=TILES), odds=True)
    page.locator('[data-do="menu"]').tap()
    page.locator('[data-do="odds"]').tap()
    pills = page.locator('[data-odds-at^="casino"]')
    pills.first.wait_for()
    for width, height in ((390, 844), (320, 640), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        money = page.locator('[data-player="0"] .money')
        expect(money).to_be_visible()
        assert money.evaluate("(e) => e.scrollWidth <= e.clientWidth + 1")
        tiles = page.locator("[data-tile]:visible").all()
        assert tiles and all(apart(pill, tile) for pill in pills.all() for tile in tiles)


def test_a_players_help_leaves_the_line_free(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    staged(visitor, played_until(asked("question-vegas-choose"), "vegas", ["Ann", "Ben", "Eve"]))
    page.locator('[data-player="2"]').hover()
    tip = page.get_by_role("tooltip")
    tip.wait_for()
    assert apart(tip, page.locator("section.line"))


def test_taking_back_has_its_word_on_a_phone(visit: Visit) -> None:
    page = visit(phone=True, width=320, locale="de-DE").page
    go_to_table(page, make_table(page, "vegas", "Ann", "+greedy", options={"first": "seat0"}))
    until_asked(page)
    page.locator('.lane[aria-disabled="false"]').first.tap()
    page.locator('[data-do="confirm"]').tap()
    word = page.locator('[data-do="undo"]').get_by_text("Zurücknehmen")
    expect(word).to_be_in_viewport(ratio=1)
    drawn = word.bounding_box()
    assert drawn and drawn["width"] > 60
