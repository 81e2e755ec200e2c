"""The lessons, played to their ends: by mouse, by keys and by touch, each in another language.

A pupil presses what the words name, and nothing else.
"""

from contextlib import suppress

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from support.page.browser import Visit
from support.page.looks import axe, covered, lengthen, overflow, shoot

TOLD = '.lesson:not([data-point=""])'
# Rolls, goes on in what is shown step by step, and confirms. On a slow machine a question is there, still without
# anything chosen, before the lesson tells what to choose: that is not to be pressed.
ONWARD = 'main .act.main:enabled:visible:not([data-do="take"])'
A_MOMENT = 2_000  # milliseconds


def told(page: Page, *points: str) -> None:
    """Wait until one of these is told."""
    page.locator(", ".join(f'.lesson[data-point="{point}"]' for point in points)).wait_for()


def points_of(page: Page, lesson: str) -> list[dict[str, str]]:
    found: list[dict[str, str]] = page.evaluate(
        "async (name) => (await (await fetch('/api/lessons')).json()).lessons.find((one) => one.name === name).points",
        lesson,
    )
    return found


def come_to(page: Page, point: str, press: str = "click") -> None:
    """Until the point is told: dice are rolled, payouts and scores are gone through."""
    target = page.locator(f'.lesson[data-point="{point}"]')
    while True:
        target.or_(page.locator(ONWARD)).first.wait_for()
        if target.count() > 0:
            return
        if press == "key":
            page.keyboard.press(" ")
            continue
        with suppress(TimeoutError):  # it has gone on by itself
            getattr(page.locator(ONWARD).first, press)(timeout=A_MOMENT)


def do(page: Page, point: dict[str, str], press: str = "click") -> None:
    """Press what the words name: the one button that they bring."""
    button = page.locator(".lesson .main")
    if point["do"] == "end":
        return
    if press == "key":
        expect(button).to_be_focused()
        page.keyboard.press("Enter")
        return
    with suppress(TimeoutError):  # dice are rolled without a press after a while
        getattr(button, press)(timeout=A_MOMENT if point["do"] == "roll" else None)


def play(page: Page, lesson: str, press: str, after: str = "") -> None:
    """To its end; `after` a point that was done already."""
    points = points_of(page, lesson)
    done = next((number + 1 for number, point in enumerate(points) if point["say"] == after), 0)
    for point in points[done:]:
        come_to(page, point["say"], press)
        do(page, point, press)


def test_las_vegas_by_mouse_left_repeated_and_gone_astray(visit: Visit) -> None:
    visitor = visit(locale="el-GR", dark=True)
    page = visitor.page
    page.goto("/")
    page.get_by_role("region", name="Las Vegas").get_by_role("link", name="Μάθε").click()  # one press
    told(page, "start")
    button = page.get_by_role("region", name="Μάθημα").get_by_role("button", name="Συνέχεια")
    expect(button).to_be_focused()
    button.click()
    told(page, "numbers")
    shoot(page, "lesson-vegas-desktop-dark-el")
    assert axe(page) == []
    lit = page.locator(".lesson .rim").bounding_box()
    lane = page.locator('[data-place="number:4"]').bounding_box()
    words = page.locator(".lesson .bubble").bounding_box()
    assert lit and lane and words
    assert lit["x"] <= lane["x"] and lit["y"] + lit["height"] >= lane["y"] + lane["height"]  # column and dice are lit
    assert words["x"] + words["width"] <= lit["x"] or words["x"] >= lit["x"] + lit["width"]  # beside it

    page.locator('[data-place="number:5"]').click()  # something else is answered, not refused
    told(page, "astray")
    assert "Γίνεται και έτσι" in page.locator(".lesson .text").inner_text()
    expect(page.locator('[data-die-at="5-0-small-0"], [data-row="5-0"]').first).to_be_attached()
    page.locator('.lesson [data-do="take-back"]').click()
    told(page, "numbers")
    page.locator('[data-place="number:5"]').hover()  # the way to a button leads over the table
    expect(page.locator(".dealer .main:visible")).to_have_count(0)  # what is only looked at is no button
    page.locator('.lesson [data-do="act"]').click()
    come_to(page, "roll")
    page.get_by_role("link", name="Έξοδος από το μάθημα").click()
    expect(page.get_by_role("region", name="Las Vegas")).to_be_visible()
    own = page.request.get("/api/me/tables").json()["tables"]
    assert [one["dice"] for one in own] == ["lesson"]
    expect(page.locator(f'a[href="#table={own[0]["id"]}"]')).to_have_count(0)  # a lesson is no table that waits

    page.get_by_role("region", name="Las Vegas").get_by_role("link", name="Μάθε").click()
    come_to(page, "lead")  # where it was left
    page.locator('.lesson [data-do="back"]').click()
    told(page, "roll")
    play(page, "vegas", "click", after="numbers")
    page.locator('.lesson [data-do="repeat"]').click()
    told(page, "start")
    page.goto("/#")
    link = page.get_by_role("region", name="Las Vegas").get_by_role("link", name="Μάθε")
    expect(link).to_have_attribute("href", "#learn=royale")  # the next one


def test_the_tiles_by_keys(visit: Visit) -> None:
    page = visit(locale="en-GB").page
    page.goto("/#learn=royale")
    play(page, "royale", "key")
    expect(page.locator('.lesson [data-do="play"]')).to_be_focused()
    page.keyboard.press("Enter")  # Play Zoe, in one press
    expect(page.locator(".lesson")).to_have_count(0)
    page.locator("header[data-question]").wait_for()
    seats = page.evaluate(
        "async (id) => (await (await fetch(`/api/tables/${id}`)).json()).document.table.seats.map(({ bot }) => bot)",
        page.url.partition("#table=")[2],
    )
    assert seats == [None, "easy-zoe"]


def test_dice_miner_by_touch(visit: Visit) -> None:
    page = visit(locale="de-DE", phone=True, dark=True).page
    page.goto("/#learn=miner")
    for point in points_of(page, "miner"):
        come_to(page, point["say"], "tap")
        if point["say"] == "side":
            shoot(page, "lesson-miner-phone-dark-de")
            assert axe(page) == []
        do(page, point, "tap")
    expect(page.locator(".lesson").get_by_role("button", name="Gegen Zoe spielen")).to_be_visible()


@pytest.mark.parametrize(
    ("lesson", "press"), [("vegas", "tap"), ("vegas", "key"), ("miner", "click"), ("miner", "key")]
)
def test_a_lesson_ends_by_any_hand(visit: Visit, lesson: str, press: str) -> None:
    page = visit(phone=press == "tap").page
    page.goto(f"/#learn={lesson}")
    play(page, lesson, press)
    expect(page.locator('.lesson [data-do="play"]')).to_be_visible()
    expect(page.locator('.lesson [data-do="repeat"]')).to_be_visible()


def test_in_the_mine_words_leave_the_mountain_in_sight(visit: Visit) -> None:
    page = visit(width=1440).page
    page.goto("/#learn=miner")
    told(page, "hero")
    page.get_by_role("button", name="Choose the Surveyor").click()
    told(page, "top")
    expect(page.locator(".card.paper")).to_have_count(0)  # one card is enough to read
    words = page.locator(".lesson .bubble")
    assert not any(covered(words, die) for die in page.locator(".mountain [data-die]").all())


def test_what_is_spoken_about_is_scrolled_to(visit: Visit) -> None:
    """On a phone not all dice of a trove are in sight at once."""
    page = visit(phone=True, width=390).page
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto("/#learn=solo")
    for point in points_of(page, "solo"):
        come_to(page, point["say"], "tap")
        if point["say"] == "magic":
            expect(page.locator(f'[data-die="{point["word"].split()[1]}"]').first).to_be_in_viewport(ratio=1)
            return
        do(page, point, "tap")


def test_alone_on_the_smallest_phone_with_longer_words(visit: Visit) -> None:
    page = visit(locale="it-IT", phone=True, width=320).page
    page.set_viewport_size({"width": 320, "height": 640})
    page.goto("/#learn=solo")
    told(page, "start")
    lengthen(page)
    for point in points_of(page, "solo"):
        come_to(page, point["say"], "tap")
        assert overflow(page) == []
        do(page, point, "tap")
    page.locator('.lesson [data-do="play-on"]').tap()
    expect(page.locator(".lesson .bubble")).to_have_count(0)
