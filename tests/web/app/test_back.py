"""Back closes what lies over a page, and one is still there: drawers, sheets and dialogs, on phones and elsewhere."""

from playwright.sync_api import Page, expect

from support.page.browser import Visit
from support.page.stage import asked, played_until, staged

CHOSEN = '[data-do="confirm"]:enabled'
DRAWER = "main ~ aside"
DIALOG = "dialog[open]"


def closed_by_back(page: Page, sign: str) -> None:
    """What was opened is there; back closes it, and neither back nor forward finds it again."""
    here = page.url
    expect(page.locator(sign)).to_have_count(1)
    page.go_back()
    expect(page.locator(sign)).to_have_count(0)
    assert page.url == here
    page.go_forward()  # to what is closed: nothing is there, and nothing is lost
    expect(page.locator(sign)).to_have_count(0)
    page.wait_for_function("() => history.state === null")


def test_back_on_a_phone_closes_drawers_and_sheets_before_it_leaves_the_table(visit: Visit) -> None:
    visitor = visit(phone=True, locale="de-DE")
    page = visitor.page
    tiles = {"tiles": ["high_five", "pay_day"]}
    stage = staged(visitor, played_until(asked("question-vegas-choose"), "vegas", ["Ann", "Ben"], **tiles))
    page.goto("/#")
    page.locator(".doors section").first.wait_for()
    page.goto(f"/#table={stage.id}")
    page.locator('.lane[aria-disabled="false"]').first.tap()
    expect(page.locator(CHOSEN)).to_be_visible()

    page.locator('[data-do="log"]').tap()
    closed_by_back(page, DRAWER)
    page.locator('[data-tile="pay_day"]').first.tap()
    closed_by_back(page, DIALOG)
    page.locator('[data-do="menu"]').tap()
    page.locator(DIALOG).get_by_role("button", name="Regeln").tap()  # one takes the place of the other
    expect(page.locator(DIALOG)).to_have_count(0)
    closed_by_back(page, DRAWER)
    page.locator('[data-do="menu"]').tap()
    page.locator(f"{DIALOG} .opener").tap()  # the settings lie over the menu
    expect(page.locator(DIALOG)).to_have_count(2)
    page.go_back()
    closed_by_back(page, DIALOG)
    expect(page.locator(CHOSEN)).to_be_visible()  # the half-made choice is still there

    page.locator('[data-do="log"]').tap()
    page.locator(f"{DRAWER} .head button").tap()  # closed by hand, it is gone from the history
    page.wait_for_function("() => history.state === null")
    page.locator('[data-do="log"]').tap()
    expect(page.locator(DRAWER)).to_have_count(1)
    page.reload()
    page.locator('.lane[aria-disabled="false"]').first.wait_for()
    page.wait_for_function("() => history.state === null")
    page.go_back()
    page.locator(".doors section").first.wait_for()  # where one came from


def test_a_way_out_of_a_sheet_takes_its_place(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    stage = staged(visitor, played_until(asked("question-vegas-choose"), "vegas", ["Ann", "Ben"]))
    page.locator('[data-do="rules"]').click()
    closed_by_back(page, DRAWER)
    lane = page.locator('.lane[aria-disabled="false"]').first
    lane.press("Enter")
    for opener in ("log", "rules", "help", "menu"):
        page.locator(f'[data-do="{opener}"]').click()
        lies = page.locator(f"{DRAWER}, {DIALOG}")
        expect(lies).to_have_count(1)
        page.keyboard.press("Escape")
        expect(lies).to_have_count(0)
    page.locator("header .opener").click()
    expect(page.locator(DIALOG)).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(DIALOG)).to_have_count(0)
    expect(lane).to_have_attribute("aria-pressed", "true")  # the half-made choice is still there
    page.locator('[data-do="menu"]').click()
    page.locator(DIALOG).get_by_role("link", name="Home").click()
    page.locator(".doors section").first.wait_for()
    page.go_back()
    page.locator('.lane[aria-disabled="false"]').first.wait_for()  # the table, and not its menu
    expect(page.locator(DIALOG)).to_have_count(0)
    page.goto("/#")
    page.locator('.doors a[href="#play=miner"]').click()
    page.locator(DIALOG).get_by_role("link", name="Close").click()
    expect(page.locator(DIALOG)).to_have_count(0)
    page.go_back()
    page.wait_for_url(f"**/#table={stage.id}")  # a sheet that was closed is not opened again


def test_rules_are_tried_at_a_practice_table_and_the_way_back_is_in_sight(visit: Visit) -> None:
    visitor = visit(phone=True, locale="it-IT", width=320)
    page = visitor.page
    tiles = {"tiles": ["high_five", "pay_day"]}
    stage = staged(visitor, played_until(asked("question-vegas-choose"), "vegas", ["Ann", "Ben"], **tiles))
    page.locator('[data-do="menu"]').tap()
    page.locator(DIALOG).get_by_role("button", name="Regole").tap()
    page.locator('[data-do="practise"]').tap()
    page.get_by_role("link", name="Torna al mio tavolo").wait_for()
    assert stage.id not in page.url
    page.locator('[data-tile="pay_day"]').first.wait_for()  # the tiles are the same
    page.get_by_role("link", name="Torna al mio tavolo").tap()
    page.locator('.lane[aria-disabled="false"]').first.wait_for()
    assert stage.id in page.url
    page.goto("/#")
    page.locator(".doors section .facts:not(:empty)").first.wait_for(state="attached")
    mine = page.get_by_role("region", name="I miei tavoli")
    expect(mine.get_by_role("listitem")).to_have_count(1)  # nothing waits at a practice table
