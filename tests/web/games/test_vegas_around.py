"""Around the board of Las Vegas: dark or light, log and the past, help in place, lost connections, absent players."""

import re

import pytest
from playwright.sync_api import Page, expect

from support.page.browser import Visit, Visitor, reload_uncovered
from support.page.looks import axe, shoot
from support.page.playing import OFFERED, draw_frames
from support.page.stage import Stage, asked, played_until, staged, told
from support.page.wire import Wire
from zaria.core.engine.state import Event, State
from zaria.core.records.log import Log
from zaria.i18n import Words

FIVE = ["Ann", "Ben", "Cleo", "Dimitra", "Emil"]
SIX = ["lucky_punch", "fifty_fifty", "power_play", "knockout", "nice_dice", "block_it"]
is_choosing = asked("question-vegas-choose")
english = Words("en", with_page=True).say
# Its background is dark, or light; colours change within a moment.
IS_DARK = """([selector, wanted]) => {
  const colour = getComputedStyle(document.querySelector(selector)).backgroundColor;
  return colour.match(/[\\d.]+/g).slice(0, 3).map(Number).reduce((sum, each) => sum + each) < 200 === wanted;
}"""


def in_round_two(state: State, events: list[Event]) -> bool:
    return is_choosing(state, events) and state.view()["round"] == 2


def second_round() -> Log:
    return played_until(in_round_two, "vegas", ["Ann", "Ben", "Cleo"], rounds=3)


def is_dark(page: Page, selector: str, wanted: bool = True) -> None:
    page.wait_for_function(IS_DARK, arg=[selector, wanted])


def box(page: Page, selector: str) -> dict[str, float]:
    found = page.locator(selector).first.bounding_box()
    assert found is not None, selector
    return {"x": found["x"], "y": found["y"], "width": found["width"], "height": found["height"]}


def is_wide(page: Page, width: int) -> None:
    """The stage, as soon as the page has its new size."""
    page.wait_for_function("(width) => document.querySelector('main')?.clientWidth === width", arg=width)


def test_the_table_is_dark_unless_light_was_chosen_and_other_pages_follow_the_device(visit: Visit) -> None:
    visitor = visit(dark=False)
    page = visitor.page
    staged(visitor, second_round())
    is_dark(page, ".topline")
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"
    page.locator(".topline .opener").click()
    page.get_by_role("radio", name=english("web-theme-light")).check(force=True)
    page.keyboard.press("Escape")
    is_dark(page, ".topline", False)
    assert axe(page) == []
    shoot(page, "vegas-light")
    reload_uncovered(page)
    page.locator("main .seat").first.wait_for()
    is_dark(page, ".topline", False)  # kept on this device
    page.locator(".topline .opener").click()
    page.get_by_role("radio", name=english("web-theme-system")).check(force=True)
    page.keyboard.press("Escape")
    is_dark(page, ".topline")
    page.locator(".logo").click()
    page.get_by_role("region", name="Las Vegas").wait_for()
    is_dark(page, "html", False)


def test_the_log_takes_room_from_the_stage_or_covers_it_where_there_is_little(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    stage = Stage(visitor, second_round())
    stage.play()
    page.set_viewport_size({"width": 1280, "height": 800})
    stage.show()
    page.keyboard.press("l")
    assert box(page, "aside")["width"] == 340
    is_wide(page, 1280 - 340)
    page.set_viewport_size({"width": 1024, "height": 768})
    is_wide(page, 1024)
    page.set_viewport_size({"width": 1680, "height": 945})  # docked, without a press
    reload_uncovered(page)
    page.locator("aside").wait_for()
    is_wide(page, 1680 - 340)
    places = [box(page, f'[data-casino="{number}"]') for number in (1, 6)]
    middle = (places[0]["x"] + places[1]["x"] + places[1]["width"]) / 2
    assert middle == pytest.approx((1680 - 340) / 2, abs=1)


def test_the_log_has_parts_and_amounts_and_the_past_is_framed_with_a_way_back(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    staged(visitor, second_round())
    page.keyboard.press("l")
    parts = page.locator("aside h3").all_inner_texts()
    assert parts == ["Round 1, dice", "Round 1, payout", "Round 2, dice"]
    line = page.locator("aside li button").filter(has_text="Casino 3 paid").first
    assert line.locator("b").inner_text().startswith("$")
    line.click()
    expect(page.locator(".pill")).to_contain_text(english("web-vegas-before-pays", {"casino": 3}))
    lanes = box(page, ".lanes")
    pill = box(page, ".pill")
    assert lanes["y"] <= pill["y"] and pill["y"] + pill["height"] <= lanes["y"] + lanes["height"]
    expect(page.locator("aside li.now")).to_have_count(1)
    expect(page.locator("aside li.later").last).to_contain_text("rolled")
    expect(page.locator(".topline h1")).to_contain_text("Ann, which number")  # the top line tells the present
    expect(page.locator(".rounds")).to_contain_text("Round 2")
    expect(page.locator("section.line")).to_contain_text("It is your turn.")
    assert axe(page) == []
    page.locator('[data-do="now"]').click()
    expect(page.locator(".pill")).to_have_count(0)
    page.locator(OFFERED).first.hover()
    expect(page.locator(".row.ghost")).to_have_count(1)


# Elements with a transition of any length.
CHANGES_SLOWLY = """[...document.querySelectorAll('*')]
  .filter((e) => getComputedStyle(e).transitionDuration.split(', ').some((time) => time !== '0s'))
  .map((e) => e.className)"""


def test_without_motion_a_casino_is_read_until_next_is_pressed(visit: Visit) -> None:
    visitor = visit(calm=True)
    page = visitor.page
    stage = Stage(visitor, played_until(told("vegas-payouts"), "vegas", FIVE[:3], rounds=2), shared=True)
    stage.play(short_of=1)
    stage.show(sign=".strip, .curtain")
    assert page.evaluate(CHANGES_SLOWLY) == []
    stage.play()
    for number in range(1, 7):
        expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", str(number))
        page.locator('[data-do="next"]').wait_for()
        assert page.locator(".air .flyer").count() == 0
        page.locator('[data-do="next"]').click()
    expect(page.locator('[data-verdict="6"]')).to_have_count(0)


# Each thing on the table that can be pointed at, and the message that explains it.
THINGS = {
    "rounds": ".rounds",
    "casino": '[data-casino="1"] .whole',
    "card": '[data-card="1-0"]',
    "lane": ".lane.full:has(.die:not(.big))",
    "starter": ".starter",
    "dice-left": '[data-help="dice-left"]',
    "chips": '[data-help="chips"]',
    "cards": '[data-help="cards"]',
    "money": ".money",
    "neutral": '.row[data-help="neutral"] .tally',
    "big-die": '[data-help="big-die"]',
}


def test_everything_on_the_table_says_what_it_is_and_its_rules_open_beside_it(visit: Visit) -> None:
    def with_big_die(state: State, events: list[Event]) -> bool:
        view = state.view(0)
        neutral = [casino for casino in view["casinos"] if casino["neutral"]["small"]]
        return is_choosing(state, events) and view["roll"]["big"] is not None and len(neutral) > 0

    visitor = visit()
    page = visitor.page
    staged(visitor, played_until(with_big_die, "vegas", ["Ann", "Ben"], rounds=3))
    for name, selector in THINGS.items():
        target = box(page, selector)
        page.mouse.move(2, 200)
        page.mouse.move(target["x"] + min(target["width"] / 2, 12), target["y"] + target["height"] / 2)
        expect(page.get_by_role("tooltip"), name).to_contain_text(english(f"web-vegas-help-{name}"))
    page.locator('[data-help="player:1"]').hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Ben: dice left")
    expect(page.get_by_role("tooltip")).not_to_have_css("background-color", "rgba(0, 0, 0, 0)")
    page.get_by_role("tooltip").get_by_role("button").click()
    expect(page.locator("aside .marked h3")).to_be_in_viewport()
    expect(page.locator(".lanes")).to_be_visible()


def test_help_on_a_lane_leaves_the_buttons_free(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    staged(visitor, second_round())
    for lane in page.locator('.lane[aria-disabled="false"]').all():
        lane.hover()
        page.get_by_role("tooltip").wait_for()
        tip, line = box(page, "[role=tooltip]"), box(page, "section.line")
        assert tip["y"] + tip["height"] <= line["y"]
        page.mouse.move(2, 300)
    page.locator(".seat .who").last.hover()
    expect(page.get_by_role("tooltip")).to_be_visible()


# What lies under the mouse has changed, though the mouse has not moved; the page has time to answer.
COMES_UNDER = """([clientX, clientY]) => {
  const about = { bubbles: true, pointerType: 'mouse', clientX, clientY };
  document.elementFromPoint(clientX, clientY).dispatchEvent(new PointerEvent('pointerover', about));
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""


def test_a_mouse_that_has_pressed_and_rests_is_told_nothing(visit: Visit) -> None:
    """Whatever comes to lie under it: somebody watches what follows."""
    visitor = visit()
    page = visitor.page
    staged(visitor, second_round())
    lane = page.locator('.lane[aria-disabled="false"]').first
    at = box(page, '.lane[aria-disabled="false"]')
    lane.hover()
    page.get_by_role("tooltip").wait_for()
    page.mouse.down()
    page.mouse.up()
    expect(page.get_by_role("tooltip")).to_have_count(0)
    page.locator("header:not([data-question])").wait_for()
    page.evaluate(COMES_UNDER, [at["x"] + at["width"] / 2, at["y"] + at["height"] / 2])
    expect(page.get_by_role("tooltip")).to_have_count(0)
    page.locator(".seat .who").first.hover()
    expect(page.get_by_role("tooltip")).to_be_visible()


def test_a_closed_casino_and_tiles_explain_themselves(visit: Visit) -> None:
    def closed(state: State, events: list[Event]) -> bool:
        view = state.view(0)
        rolled = view["roll"]["small"]
        return is_choosing(state, events) and any(
            each["closed"] and each["number"] in rolled for each in view["casinos"]
        )

    visitor = visit()
    page = visitor.page
    staged(visitor, played_until(closed, "vegas", FIVE[:3], rounds=3, tiles=["lucky_punch", "no_entry"]))
    page.locator(".casino.closed .house").hover(force=True)
    expect(page.get_by_role("tooltip")).to_contain_text(english("web-vegas-help-closed"))
    page.mouse.move(2, 300)
    page.locator('[data-tile="lucky_punch"] .name').hover()
    expect(page.get_by_role("tooltip")).to_contain_text(english("tile-lucky-punch.help"))
    page.locator(".lane.closed").click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("is closed by No Entry")


def long_press(page: Page, selector: str) -> None:
    """A finger that stays on it, until something is told."""
    at = box(page, selector)
    x, y = at["x"] + at["width"] / 2, at["y"] + at["height"] / 2
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.get_by_role("tooltip").wait_for()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_long_press_on_a_phone_tells_and_chooses_nothing_and_leaves_the_tray_clear(visit: Visit) -> None:
    visitor = visit(phone=True, width=390)
    page = visitor.page
    staged(visitor, played_until(in_round_two, "vegas", FIVE, rounds=3, tiles=SIX))
    for selector in (
        '[data-help="chips"]',
        '[data-card="6-0"]',
        '.lane[aria-disabled="false"]',
        '[data-tile="block_it"]',
    ):
        long_press(page, selector)
        tip = box(page, '[role="tooltip"]')
        assert tip["y"] + tip["height"] <= box(page, ".lanes")["y"], selector
        assert tip["x"] >= 0 and tip["x"] + tip["width"] <= 390
        assert page.locator('[data-do="confirm"], dialog[open]').count() == 0, selector
    page.locator(".topline h1, .topline .brief").last.tap()
    expect(page.get_by_role("tooltip")).to_have_count(0)
    page.locator('.lane[aria-disabled="false"]').first.tap()
    expect(page.locator('[data-do="confirm"]')).to_be_visible()  # a short press chooses


def test_help_opens_by_the_tab_key_and_not_because_the_page_set_the_focus(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    staged(visitor, second_round())
    page.locator(".lane.full").first.focus()
    page.keyboard.press("Shift+Tab")
    expect(page.get_by_role("tooltip")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator('[data-casino="2"] .whole').evaluate("(e) => e.focus()")
    expect(page.locator('[data-casino="2"] .whole')).to_be_focused()
    expect(page.get_by_role("tooltip")).to_have_count(0)


def test_a_lost_connection_says_so_and_can_be_tried_at_once(visit: Visit) -> None:
    """The board can be looked at and pointed at; nothing can be sent until the table answers."""
    visitor = visit()
    page = visitor.page
    wire = Wire(page)
    stage = staged(visitor, second_round())
    steps = len(stage.record())
    wire.cut()
    expect(page.locator(".notice.bad")).to_contain_text("Nothing is lost")
    expect(page.locator("section.line")).to_contain_text(english("web-lost-line"))
    page.locator(OFFERED).first.hover()
    expect(page.locator(".row.ghost")).to_have_count(1)
    page.locator(OFFERED).first.click()
    expect(page.locator("section.line .act.main")).to_be_disabled()
    assert len(stage.record()) == steps
    shoot(page, "vegas-lost")
    tries = wire.refused
    page.locator('[data-do="try"]').click()  # still refused: else the page might be there by itself before the press
    while wire.refused == tries:
        draw_frames(page)
    expect(page.locator(".notice.bad")).to_be_visible()
    wire.mend()
    expect(page.locator(".notice")).to_have_count(0)
    page.locator('[data-do="confirm"]').click()
    page.locator('[data-do="confirm"]').wait_for(state="detached")
    assert len(stage.record()) > steps


def test_who_is_away_is_waited_for_or_played_for_and_hides_no_preview(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    log = played_until(asked("question-vegas-choose", 1), "vegas", FIVE[:3], rounds=3)
    stage = Stage(visitor, log)
    stage.play()
    with stage.other.live(stage.id, 1):
        pass  # came, and went
    stage.show()
    line = page.locator("section.line")
    expect(line).to_contain_text("Ben is away.")
    expect(page.locator('[data-player="1"] .state')).to_have_text(
        re.compile(rf"{english('web-vegas-away')}\s*\d+:\d\d")
    )
    page.locator('[data-do="wait"]').click()
    expect(page.locator('[data-do="wait"]')).to_be_visible()  # Cleo is away, too
    expect(line).to_contain_text("Cleo is away.")
    page.locator('[data-do="wait"]').click()
    expect(line).not_to_contain_text("is away.")
    page.reload()
    expect(line).to_contain_text("Ben is away.")
    page.get_by_role("button", name=english("web-hand-over")).click()
    expect(page.locator('[data-player="1"] .state')).to_contain_text(english("web-vegas-bot-plays"))


def test_the_preview_is_said_while_somebody_is_away(visit: Visit) -> None:
    visitor: Visitor = visit(phone=True, width=820)
    page = visitor.page
    stage = Stage(visitor, second_round())
    stage.play()
    with stage.other.live(stage.id, 1):
        pass
    stage.show()
    page.locator(".seat.away").first.wait_for()
    for width in (820, 390):
        page.set_viewport_size({"width": width, "height": 740})
        page.locator('.lane[aria-disabled="false"]').first.tap()
        expect(page.locator("section.line")).to_contain_text("$")
        expect(page.locator("section.line")).not_to_contain_text("is away.")
        page.locator('[data-do="cancel"]').tap()


def test_on_a_phone_speed_and_rules_are_in_the_menu(visit: Visit) -> None:
    visitor = visit(phone=True, width=320)
    page = visitor.page
    staged(visitor, second_round())
    page.locator('[data-do="menu"]').tap()
    menu = page.get_by_role("dialog", name=english("web-table"))
    menu.get_by_role("radio", name=english("web-pace-quick")).check(force=True)
    menu.get_by_role("button", name=english("web-settings")).tap()
    page.get_by_role("switch", name=english("web-roll-at-once")).check()
    page.keyboard.press("Escape")  # the settings
    menu.get_by_role("button", name=english("web-rules")).tap()
    expect(page.locator("aside")).to_contain_text("What it is about")
    page.locator("aside").get_by_role("button", name=english("web-close")).tap()
    reload_uncovered(page)
    page.locator('[data-do="menu"]').tap()
    menu.get_by_role("button", name=english("web-settings")).tap()
    settings = page.get_by_role("dialog", name=english("web-settings"))
    expect(settings.get_by_role("radio", name=english("web-pace-quick"))).to_be_checked()
    expect(settings.get_by_role("switch", name=english("web-roll-at-once"))).to_be_checked()
