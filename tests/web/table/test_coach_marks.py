"""The three marks of the first turns: dismissed for good, in a place where they move and hide nothing."""

import pytest
from playwright.sync_api import Page, expect

from support.page.browser import Visit
from support.page.looks import axe, overflow, shoot
from support.page.stage import Wanted, asked, played_until, staged
from zaria.i18n import Words

GAMES = {"vegas": asked("question-vegas-choose"), "miner": asked("question-miner-dig")}
BOXES = """() => [...document.querySelectorAll('main [data-place], main [data-die], main .act, main .rail, main .seat')]
  .map((one) => { const { x, y, width, height } = one.getBoundingClientRect(); return [x, y, width, height]; })"""


def mark(page: Page, words: str) -> None:
    expect(page.get_by_text(words.split("**")[1]).locator("visible=true").first).to_be_visible()


@pytest.mark.parametrize(("game", "wanted"), GAMES.items(), ids=GAMES)
@pytest.mark.parametrize(("phone", "locale"), [(False, "en-GB"), (True, "de-DE")], ids=["desktop", "phone"])
def test_three_marks_are_dismissed_for_good(visit: Visit, game: str, wanted: Wanted, phone: bool, locale: str) -> None:
    visitor = visit(new=True, phone=phone, locale=locale, **({"width": 320} if phone else {}))
    page = visitor.page
    staged(visitor, played_until(wanted, game, ["Ann", "Ben"]))
    words = Words(locale[:2], with_page=True)
    dismiss = page.locator('[data-do="coached"]').locator("visible=true")
    before = page.evaluate(BOXES)
    for number in (1, 2, 3):
        mark(page, words.say(f"web-coach-{game}-{number}"))
        if number == 1:
            shoot(page, f"coach-{game}-{'320' if phone else '1280'}")
            assert axe(page) == []
        assert overflow(page) == []
        if number == 2:
            page.reload()
            mark(page, words.say(f"web-coach-{game}-{number}"))
        dismiss.tap() if phone else dismiss.click()
    expect(dismiss).to_have_count(0)
    assert page.evaluate(BOXES) == before  # nothing has moved
    page.reload()
    page.locator("main [data-place], main [data-die]").first.wait_for()
    expect(dismiss).to_have_count(0)


def test_who_has_dismissed_them_or_takes_a_lesson_sees_none(visit: Visit) -> None:
    page = visit(new=True).page
    page.goto("/#learn=vegas")
    page.locator("[data-lesson]").wait_for()
    expect(page.locator('[data-do="coached"]')).to_have_count(0)


def test_a_move_made_with_a_mark_in_sight_dismisses_it(visit: Visit) -> None:
    """Whoever plays on without pressing anything else is not told the same again and again."""
    visitor = visit(new=True)
    page = visitor.page
    kept = "JSON.parse(localStorage.getItem('zaria.coached.vegas') ?? '0')"
    staged(visitor, played_until(GAMES["vegas"], "vegas", ["Ann", "Ben"]))
    mark(page, Words("en", with_page=True).say("web-coach-vegas-1"))
    assert page.evaluate(kept) == 0
    page.locator('.lane[aria-disabled="false"]').first.click()
    page.wait_for_function(f"() => {kept} === 1")
