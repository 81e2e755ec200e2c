"""One's own statistics in the browser: results, dice, luck, days; empty; by mouse, keys and touch."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from support.page.browser import Visit, Visitor
from support.page.looks import axe, lengthen, overflow, shoot
from support.server.played import alone, mine, remember, vegas

FAIR = [3] * 6
LUCK = [0.1, -0.2, 0.05, 0.3, -0.1, 0.0, 0.15, -0.3, 0.1, 0.02, -0.05, 0.2]


def some_games() -> list[dict[str, Any]]:
    several = [vegas(number, FAIR, LUCK[number] if number < len(LUCK) else None) for number in range(30)]
    return several + [mine(number) for number in range(8)] + [alone(number) for number in range(4)]


def who_played(visit: Visit, data: Path, games: list[dict[str, Any]], **looks: Any) -> Visitor:
    """Somebody with these games."""
    visitor = visit(**looks)
    page = visitor.page
    page.goto("/#statistics")
    page.locator("h1").wait_for()
    me = page.evaluate(
        """async () => {
        const csrf = /zaria_csrf=([^;]*)/.exec(document.cookie)?.[1] ?? '';
        const headers = { 'Content-Type': 'application/json', 'X-CSRF-Token': csrf };
        const made = await fetch('/api/guests', { method: 'POST', headers, body: JSON.stringify({ name: 'Ann' }) });
        return (await made.json()).id; }"""
    )
    remember(data, me, games)
    page.reload()
    return visitor


def test_results_dice_and_luck_and_the_keys_change_the_game(visit: Visit, data: Path) -> None:
    page = who_played(visit, data, some_games(), width=1440).page
    expect(page.get_by_role("heading", name="Your games", exact=True)).to_be_visible()
    expect(page.get_by_text("Yes, as far as 540 dice can tell.")).to_be_visible()
    expect(page.get_by_role("img", name="1: 90 times, the band is 74 to 107")).to_be_visible()
    expect(page.get_by_text("every fourth look")).to_be_visible()
    expect(page.locator("dl.numbers")).to_contain_text("42")
    against = page.get_by_role("region", name="Against")
    expect(against.locator("li", has_text="Max")).to_contain_text("not yet")
    expect(against.locator("li", has_text="Zoe")).to_contain_text(" of ")
    trend = page.get_by_role("region", name="Am I getting better?")
    expect(trend).to_contain_text("12 analysed games")
    expect(trend.get_by_text("Your decisions:")).to_be_visible()
    trend.get_by_role("radio", name="Luck").check(force=True)
    expect(trend.get_by_text("In the long run it is 0 for everybody")).to_be_visible()
    expect(page.get_by_role("list", name="The last five weeks").get_by_role("link", name="not dug")).to_be_visible()
    expect(page.get_by_role("region", name="With these tiles")).to_contain_text("High Five")
    shoot(page, "statistics-desktop-light")
    assert axe(page) == []
    page.get_by_role("radio", name="All").focus()
    page.keyboard.press("ArrowLeft")  # around to the last one: alone
    expect(page.locator("dl.numbers")).to_contain_text("best: ")
    expect(page.get_by_role("region", name="Against")).to_have_count(0)
    expect(page.get_by_text("Here your dice will lie")).to_be_visible()
    page.get_by_role("link", name="Take or delete it").click()
    expect(page.get_by_role("button", name="Delete", exact=True)).to_be_in_viewport()
    page.get_by_role("button", name="Delete", exact=True).click()
    with page.expect_event("load"):  # nothing of it stays in the page
        page.get_by_role("button", name="Delete everything").click()
    page.get_by_role("link", name="Statistics").click()
    expect(page.get_by_role("heading", name="Play your first game")).to_be_visible()
    assert axe(page) == []


def test_a_number_outside_the_band_is_explained(visit: Visit, data: Path) -> None:
    page = who_played(visit, data, [vegas(0, [60, 100, 100, 100, 100, 140])], locale="de-DE", dark=True).page
    expect(page.get_by_text("2 Zahlen liegen außerhalb des Bands.")).to_be_visible()
    expect(page.get_by_text("bei einem von 31 Blicken")).to_be_visible()
    expect(page.get_by_text("Für eine Linie braucht es zwei analysierte Partien")).to_be_visible()
    shoot(page, "statistics-desktop-dark")
    assert axe(page) == []


@pytest.mark.parametrize("locale", ["el-GR", "it-IT"])
def test_on_a_narrow_phone_with_longer_words(visit: Visit, data: Path, locale: str) -> None:
    page = who_played(visit, data, some_games(), locale=locale, phone=True, width=320).page
    page.locator("dl.numbers").wait_for()
    page.locator("ol .today").wait_for()
    shoot(page, f"statistics-phone-{locale}")
    assert axe(page) == []
    lengthen(page)
    assert overflow(page) == []


def test_home_knows_who_comes_back(visit: Visit, data: Path) -> None:
    page = who_played(visit, data, [vegas(1, FAIR, -0.16), *some_games()]).page
    page.locator("dl.numbers").wait_for()
    page.goto("/#")
    back = page.get_by_role("region", name="Since last time")
    chance = "Chance to win from 34 to 50: luck \u221216, your decisions \u22127 (compared with quick play), "
    lost = back.get_by_role("link", name="Last game: you lost by $20,000")
    expect(lost).to_contain_text(chance + "the others\u2019 +39.")
    expect(back.get_by_role("link", name="Next to beat:")).to_be_visible()
    page.set_viewport_size({"width": 1440, "height": 900})
    fair = page.get_by_role("link", name="Are my dice fair?")
    expect(back.get_by_role("link", name="Are my dice fair?")).to_have_count(0)
    doors, dice = page.locator(".doors").bounding_box(), fair.bounding_box()
    assert doors and dice and dice["x"] >= doors["x"] + doors["width"]  # beside the doors, where there is room
    expect(page.get_by_role("link", name="Daily Mountain")).to_have_count(1)
    shoot(page, "home-back-desktop-light")
    assert axe(page) == []
    page.get_by_role("link", name="Are my dice fair?").click()
    expect(page.get_by_role("heading", name="Your games", exact=True)).to_be_visible()


def test_before_the_first_game_it_is_said_what_will_lie_there(visit: Visit) -> None:
    page = visit(phone=True, width=320, locale="de-DE").page
    page.goto("/#")
    page.get_by_role("link", name="Statistik").tap()
    expect(page.get_by_role("heading", name="Spiel deine erste Partie")).to_be_visible()
    assert axe(page) == []
    lengthen(page)
    assert overflow(page) == []
