"""The lessons, played to their ends: by mouse, by keys and by touch, each in another language."""

from contextlib import suppress

from playwright.sync_api import Page, TimeoutError, expect

from support.browser import Visit
from support.looks import axe, covered, lengthen, overflow, shoot

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


def place_of(word: str) -> str:
    """Where a move is made on the board."""
    verb, _, what = word.partition(" ")
    match verb:
        case "place":
            return f'[data-place="number:{what}"]'
        case "higher" | "lower":
            return f'[data-place="bet:{verb}"]'
        case "pass" | "stop":
            return '.dealer [data-do="choice"]'
        case "hero":
            return f'[data-place="hero:{what}"]'
        case "to":
            return f'.board [data-place="seat:{what}"]'
        case "set" | "chest":
            return f'[data-place="{word}"]'
        case "spend" if what == "hero":
            return '[data-die="hero-1"]'
        case _:
            return f'[data-die="{what}"]'


def confirm(page: Page, point: str) -> None:
    """By a second tap, where the first one does not do it already."""
    button = page.locator('[data-do="confirm"]:visible')
    button.or_(page.locator(f'.lesson:not([data-point="{point}"])')).first.wait_for(state="attached")
    if button.count() > 0:
        button.first.tap()


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
    page.locator('[data-place="number:4"]').click()
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
    for point in points_of(page, "vegas"):
        if point["say"] in ("start", "numbers"):
            continue
        come_to(page, point["say"])
        if point["do"] == "read":
            page.locator('.lesson [data-do="go-on"]').click()
        elif point["do"] == "move":
            page.locator(place_of(point["word"])).click()
    page.locator('.lesson [data-do="repeat"]').click()
    told(page, "start")
    page.goto("/#")
    link = page.get_by_role("region", name="Las Vegas").get_by_role("link", name="Μάθε")
    expect(link).to_have_attribute("href", "#learn=royale")  # the next one


def test_the_tiles_by_keys(visit: Visit) -> None:
    page = visit(locale="en-GB").page
    page.goto("/#learn=royale")
    keys = {"higher": 0, "lower": 1}
    for point in points_of(page, "royale"):
        come_to(page, point["say"], "key")
        match point["do"], point["word"]:
            case "read", _:
                expect(page.locator('.lesson [data-do="go-on"]')).to_be_focused()
                page.keyboard.press("Enter")
            case "move", word if word.startswith("place"):
                page.keyboard.press(word[-1])
                page.keyboard.press("Enter")
            case "move", word if word in keys:
                page.locator(place_of(word)).focus()
                page.keyboard.press("Enter")
                page.keyboard.press("Enter")
            case "move", word:
                page.locator(place_of(word)).focus()
                page.keyboard.press("Enter")
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
        if point["do"] == "read":
            page.locator('.lesson [data-do="go-on"]').tap()
        elif point["do"] == "move":
            page.locator(place_of(point["word"])).first.tap()
            confirm(page, point["say"])
    expect(page.locator(".lesson").get_by_role("button", name="Gegen Zoe spielen")).to_be_visible()


def test_in_the_mine_words_leave_the_mountain_in_sight(visit: Visit) -> None:
    page = visit(width=1440).page
    page.goto("/#learn=miner")
    told(page, "hero")
    page.locator(place_of("hero surveyor")).click()
    confirm_by_click = page.locator('[data-do="confirm"]:visible')
    confirm_by_click.or_(page.locator('.lesson[data-point="top"]')).first.wait_for()
    if confirm_by_click.count() > 0:
        confirm_by_click.first.click()
    told(page, "top")
    expect(page.locator(".card.paper")).to_have_count(0)  # one card is enough to read
    words = page.locator(".lesson .bubble")
    assert not any(covered(words, die) for die in page.locator(".mountain [data-die]").all())


def follow(page: Page, point: dict[str, str]) -> None:
    """What the lesson alone says is done, by touch."""
    if point["do"] == "read":
        page.locator('.lesson [data-do="go-on"]').tap()
    elif point["do"] == "move":
        page.locator(place_of(point["word"])).first.tap()
        if point["say"] == "beer":
            page.locator('.faces button[aria-label^="tunnel 3"]').first.tap()
        confirm(page, point["say"])


def test_what_is_spoken_about_is_scrolled_to(visit: Visit) -> None:
    """On a phone not all dice of a trove are in sight at once."""
    page = visit(phone=True, width=390).page
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto("/#learn=solo")
    for point in points_of(page, "solo"):
        come_to(page, point["say"], "tap")
        if point["say"] == "magic":
            expect(page.locator(place_of(point["word"])).first).to_be_in_viewport(ratio=1)
            return
        follow(page, point)


def test_alone_on_the_smallest_phone_with_longer_words(visit: Visit) -> None:
    page = visit(locale="it-IT", phone=True, width=320).page
    page.set_viewport_size({"width": 320, "height": 640})
    page.goto("/#learn=solo")
    told(page, "start")
    lengthen(page)
    for point in points_of(page, "solo"):
        if point["say"] == "face":
            continue  # chosen as the Beer is taken
        come_to(page, point["say"], "tap")
        assert overflow(page) == []
        follow(page, point)
    page.locator('.lesson [data-do="play-on"]').tap()
    expect(page.locator(".lesson .bubble")).to_have_count(0)
