"""Games of Las Vegas in the browser: by mouse, by keys alone, by touch, on one device, and between two.

One by mouse, one by keys and one by touch are played as a whole; of the others, what is between the first moves and
the last ones is played ahead.
"""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from support.page.ahead import last_placed, leave, play_ahead, play_both_ends
from support.page.browser import Visit
from support.page.looks import shoot
from support.page.playing import Player, go_to_table, make_table, play_together, start_when_seated, until_asked
from support.page.stage import asked, played_until, staged
from support.page.wire import Wire
from zaria.bots import BOTS
from zaria.i18n import Words

ONE_ROUND = {"rounds": 1}


def record_of(page: Page, id: str) -> dict[str, Any]:
    record: dict[str, Any] = page.evaluate(f"fetch('/api/tables/{id}/record').then((answer) => answer.json())")
    return record


def check_ended(page: Page, id: str) -> None:
    """The page shows the end, and the server knows it as one: every winner is named."""
    result = record_of(page, id)["result"]
    assert result is not None
    names = record_of(page, id)["players"]
    speech = Words(page.evaluate("document.documentElement.lang"), with_page=True)
    shown = page.locator(".end").inner_text()
    for winner in result["winners"]:
        name = names[winner].split()[0]
        assert (speech.say(f"web-bot-{name}") if name in BOTS else name) in shown


def play(page: Page, hands: str) -> None:
    """To the end; the others' turns are hurried through."""
    player = Player(page, hands)
    player.hurries = True
    player.play()


def test_a_whole_game_by_mouse(visit: Visit) -> None:
    page = visit(calm=False, speed="instant").page
    id = make_table(page, "vegas", "Ann", "+greedy", "+greedy", options={"rounds": 2})  # with a beat between them
    go_to_table(page, id)
    until_asked(page)
    play(page, "mouse")
    check_ended(page, id)
    shoot(page, "vegas-end-desktop-light")


def test_a_whole_game_by_keys_alone(visit: Visit) -> None:
    page = visit(locale="el-GR", dark=True, speed="instant").page
    id = make_table(page, "vegas", "Ann", "+greedy", options=ONE_ROUND | {"tiles": 2})
    go_to_table(page, id)
    play(page, "keys")
    check_ended(page, id)


def test_numbers_choose_enter_confirms_and_escape_cancels(visit: Visit) -> None:
    page = visit().page
    id = make_table(page, "vegas", "Ann", "+greedy", options=ONE_ROUND)
    go_to_table(page, id)
    until_asked(page)
    place = page.locator('[data-place^="number:"][aria-disabled="false"]').first.get_attribute("data-place")
    assert place is not None
    number = place[-1]
    page.keyboard.press(number)
    page.locator('[data-do="confirm"]').wait_for()
    page.keyboard.press("Escape")
    page.locator('[data-do="confirm"]').wait_for(state="detached")
    page.locator('[data-do="menu"]').focus()  # wherever the focus is
    page.keyboard.press(number)
    page.keyboard.press("Enter")
    page.wait_for_function(
        f"() => fetch('/api/tables/{id}/record').then((a) => a.json()).then((r) => r.steps.some((s) => s[0] === 0))"
    )
    moves = [step for step in record_of(page, id)["steps"] if step[0] == 0]
    assert moves == [[0, f"place {number}"]]


def test_a_whole_game_by_touch_on_a_phone(visit: Visit) -> None:
    page = visit(locale="it-IT", phone=True, speed="instant").page
    id = make_table(page, "vegas", "Ann", "+greedy", options=ONE_ROUND | {"tiles": 3})
    go_to_table(page, id)
    play(page, "touch")
    check_ended(page, id)
    shoot(page, "vegas-end-phone-light")


def test_a_game_on_one_device(visit: Visit) -> None:
    visitor = visit(locale="de-DE", speed="instant")
    page = visitor.page
    id = make_table(page, "vegas", "Ann", "Ben", options=ONE_ROUND | {"tiles": ["lucky_punch", "black_box", "pay_day"]})
    player = Player(page, "mouse")
    player.hurries = True
    play_both_ends(player, id, last_placed(), visitor, visitor)
    check_ended(page, id)


def test_a_curtain_hides_the_table_before_a_secret_on_a_shared_device(visit: Visit) -> None:
    visitor = visit(locale="de-DE")
    page = visitor.page
    log = played_until(asked("question-vegas-hide"), "vegas", ["Ann", "Ben"], rounds=1, tiles=["lucky_punch"])
    stage = staged(visitor, log, shared=True, sign=".curtain")
    assert page.locator("[data-place]").count() == 0
    shoot(page, "vegas-curtain")
    player = Player(page, "mouse")
    player.play_until(lambda: len(stage.record()) > len(log.record.steps))
    assert player.curtains == 1
    assert stage.record()[len(log.record.steps)] == [0, "hide ?"]


def test_two_browsers_one_reloads_and_one_is_offline_for_a_while(visit: Visit) -> None:
    one, two = visit(locale="en-GB", speed="instant"), visit(locale="de-DE", phone=True, speed="instant")
    wire = Wire(two.page)
    id = make_table(one.page, "vegas", "Ann", "open", starts=False, options=ONE_ROUND)
    go_to_table(one.page, id)
    go_to_table(two.page, id)
    german = Words("de", with_page=True).say
    two.page.get_by_role("button", name=german("web-sit")).first.tap()
    two.page.get_by_placeholder(german("web-seat-name-short")).fill("Ben")
    two.page.get_by_role("button", name=german("web-sit")).first.tap()
    start_when_seated(one.page)
    ann, ben = Player(one.page, "mouse"), Player(two.page, "touch", seed=2)
    ann.hurries = ben.hurries = True
    play_together(ann, ben, things=4)
    for visitor in (one, two):
        leave(visitor.page)
    play_ahead(id, last_placed(), one, two)
    for visitor in (one, two):
        go_to_table(visitor.page, id)
    one.page.reload()
    two.page.locator(".strip").wait_for()
    before = two.page.inner_text("main")
    wire.cut()
    two.page.locator(".lost").wait_for()
    ann.play_until(lambda: is_over_or_waits_for(one.page, id, 1))
    wire.mend()
    play_together(ann, ben)
    assert two.page.inner_text("main") != before
    check_ended(one.page, id)
    check_ended(two.page, id)


def is_over_or_waits_for(page: Page, id: str, seat: int) -> bool:
    table = page.evaluate(f"fetch('/api/tables/{id}').then((answer) => answer.json())")["document"]
    return bool(table["table"]["status"] == "over" or table["view"]["actor"] == seat)


QUESTIONS = {
    "lucky_punch": {"hide", "guess"},
    "jackpot": set(),
    "prime_time": {"prime"},
    "fifty_fifty": {"bet"},
    "high_five": set(),
    "bad_luck": set(),
    "pay_day": set(),
    "power_play": {"power"},
    "no_entry": {"close"},
    "knockout": {"bar"},
    "block_it": {"group"},
    "handicap": {"grey", "picture", "adjust"},
    "black_box": {"split", "stack"},
    "double_down": {"move"},
    "nice_dice": {"nice"},
    "my_choice": {"result", "activate", "gold"},
}


BESIDE = {"my_choice": ["bad_luck", "double_down"]}  # there must be something to activate


@pytest.mark.parametrize(("tile", "question"), [(tile, one) for tile in QUESTIONS for one in sorted(QUESTIONS[tile])])
def test_every_tiles_question_is_answered_on_the_table(visit: Visit, tile: str, question: str) -> None:
    visitor = visit()
    tiles = [tile, *BESIDE.get(tile, [])]
    log = played_until(asked(f"question-vegas-{question}"), "vegas", ["Ann", "Ben"], rounds=1, tiles=tiles)
    stage = staged(visitor, log)
    expect(visitor.page.locator(f'header[data-question="question-vegas-{question}"]')).to_be_visible()
    Player(visitor.page).play_until(lambda: len(stage.record()) > len(log.record.steps))
    assert stage.record()[len(log.record.steps)][0] == 0
