"""The rules with pictures: as pages, and beside a table, opened at what was asked about."""

from playwright.sync_api import expect

from support.page.browser import Visit
from support.page.looks import axe, lengthen, overflow, shoot
from support.page.stage import asked, played_until, staged

CHOOSE = asked("question-vegas-choose")
TILES = ["no_entry", "jackpot"]


def test_the_page_opens_at_the_place_that_was_asked_for_and_finds_words(visit: Visit) -> None:
    page = visit(phone=True, width=320, locale="el-GR", dark=True).page
    page.goto("/#rules=vegas/tile-no_entry")  # as a tile on the table links to it
    heading = page.locator("[data-section=tile-no-entry] .title")
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()
    screens = "document.documentElement.scrollHeight / innerHeight"
    assert page.evaluate(screens) < 16  # of the chapters only the one that was asked for is open
    page.locator("nav summary").tap()
    page.locator("nav a[href$=payouts]").tap()
    expect(page.locator("[data-section=payouts] .title")).to_be_in_viewport()
    page.go_back()
    expect(heading).to_be_in_viewport()
    page.go_forward()
    expect(page.locator("[data-section=payouts] .title")).to_be_in_viewport()
    shoot(page, "rules-phone")
    assert axe(page) == []
    page.get_by_role("searchbox").fill("ισοπαλοι καρτα")  # as people type: without accents
    expect(page.locator("mark").first).to_be_visible()
    found = page.locator("section[data-section]")
    expect(page.get_by_role("status").first).to_contain_text(str(found.count()))
    assert 0 < found.count() < 10
    page.get_by_role("searchbox").fill("")
    expect(found).to_have_count(26)
    lengthen(page)
    assert overflow(page) == []


def test_beside_the_table_only_its_own_tiles_are_listed_and_a_half_made_choice_stays(visit: Visit) -> None:
    visitor = visit(locale="de-DE")
    page = visitor.page
    log = played_until(CHOOSE, "vegas", ["Ann", "Ben", "Cleo"], rounds=3, tiles=TILES)
    staged(visitor, log)
    page.keyboard.press(str(log.state.view(0)["roll"]["small"][0]))
    page.locator('[data-do="confirm"]').wait_for()
    page.locator('[data-do="rules"]').click()
    page.locator("aside nav button").last.click()
    expect(page.locator("aside [data-section=tile-jackpot] h3")).to_be_in_viewport()
    expect(page.locator("aside nav button").last).to_have_attribute("aria-current", "location")
    assert page.locator("aside [data-chapter=tiles]").count() == len(TILES)
    assert axe(page) == []
    page.get_by_role("searchbox").fill("schwarze wurfel")  # looks in all the rules, other tiles too
    page.locator("aside mark").first.wait_for()
    assert page.locator("aside [data-section=tile-jackpot]").count() == 1
    assert page.locator("aside [data-section=tile-fifty-fifty]").count() == 1
    page.keyboard.press("Escape")
    expect(page.locator("aside")).to_have_count(0)
    expect(page.locator('[data-do="rules"]')).to_be_focused()
    expect(page.locator('[data-do="confirm"]')).to_be_visible()


def test_what_is_read_about_is_ringed_on_the_table(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    staged(visitor, played_until(CHOOSE, "vegas", ["Ann", "Ben", "Cleo"], rounds=3, tiles=TILES))
    page.locator('[data-help="tile:jackpot"]').hover()
    page.get_by_role("tooltip").get_by_role("button").click()
    expect(page.locator("aside .marked h3")).to_have_text("Jackpot")
    expect(page.locator("aside")).to_contain_text("Ringed on your table")
    expect(page.locator("[data-ringed]")).to_have_attribute("data-help", "tile:jackpot")
    # A scroll that is told only after the drawer was closed hurts nobody.
    page.locator("aside .text").evaluate(
        "text => { text.scrollTop += 40; window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })); }"
    )
    expect(page.locator("[data-ringed]")).to_have_count(0)


def test_a_die_of_the_mountain_and_one_in_the_trove_open_their_rules(visit: Visit) -> None:
    visitor = visit(locale="it-IT")
    page = visitor.page
    log = played_until(
        lambda state, events: (
            asked("question-miner-dig")(state, events) and len(state.view()["players"][0]["trove"]) > 2
        ),
        "miner",
        ["Ann", "Ben"],
    )
    staged(visitor, log)
    page.locator('.mountain [data-die][aria-disabled="false"]').first.click()
    page.locator('[data-do="rule"]').click()
    expect(page.locator("aside .marked h3")).to_be_in_viewport()
    assert page.locator("aside [data-section^=solo]").count() == 0
    page.keyboard.press("Escape")
    expect(page.locator('[data-do="confirm"]')).to_be_visible()  # the die is still chosen
    page.locator("button.die[data-help]").first.hover()
    page.get_by_role("tooltip").get_by_role("button").click()
    expect(page.locator("aside .marked h3")).to_be_in_viewport()
    assert axe(page) == []
