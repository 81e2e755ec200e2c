"""Games over days on the page: the clock as an option, my turn first on Home, and in the tab."""

from playwright.sync_api import expect

from support.page.browser import Visit, let_in
from support.page.looks import axe, overflow, shoot
from support.server.person import Person, begin_together

DAY = 24 * 3600
BADGES = """navigator.setAppBadge = async (tables) => { window.badge = tables; };
navigator.clearAppBadge = async () => { window.badge = 0; };"""


def begun(ann: Person, bob: Person, clock: int) -> str:
    table = ann.create("miner", "mo", clock=clock)
    bob.do(table, "sit", seat=1)
    with ann.live(table) as live, bob.live(table) as other:
        begin_together(live, other)
        while live.document["view"]["actor"] < 0:
            live.receive()
    return table


def test_a_clock_of_days_is_an_option_of_the_table_and_said_in_the_lobby(visit: Visit) -> None:
    page = visit().page
    page.goto("/#new=vegas")
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("radio", name="3 days").check(force=True)
    expect(page.get_by_text("A game over days: the clock goes on while nobody is there.")).to_be_visible()
    shoot(page, "slow-options")
    assert overflow(page) == []
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("3 days")).to_be_visible()
    assert axe(page) == []


def test_my_turn_comes_first_on_home_and_is_seen_in_the_tab(visit: Visit, address: str) -> None:
    with Person(address, "Ann") as ann, Person(address, "Bob") as bob:
        table = begun(ann, bob, 3 * DAY)
        waiting = ann if any(one["turn"] for one in ann.get("/api/me/tables")["tables"]) else bob
        newer = [waiting.create("vegas", "mo") for _ in range(3)]
        visitor = visit(locale="de-DE")
        visitor.page.add_init_script(BADGES)
        let_in(visitor, waiting)
        page = visitor.page
        page.goto("/")
        first = page.get_by_role("region", name="Meine Tische").get_by_role("listitem").first
        expect(first).to_contain_text("Du bist dran")
        expect(first).to_contain_text("noch 2 T. 23 Std.")
        expect(first.get_by_role("link")).to_have_attribute("href", f"#table={table}")
        expect(page).to_have_title("(1) Zaria")
        assert "icon-turn" in str(page.locator("link[rel=icon]").get_attribute("href"))
        assert page.evaluate("window.badge") == 1
        shoot(page, "slow-home")
        assert axe(page) == [] and len(newer) == 3
        first.get_by_role("link").click()
        expect(page.get_by_role("timer").first).to_contain_text("2 T. 23 Std.")
        expect(page.locator("[data-missing]")).to_have_count(0)  # that the other is not there is usual
