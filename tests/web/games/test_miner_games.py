"""Games of Dice Miner in the browser: by mouse, by keys alone, by touch, on one device, between two, and solo.

With others, one is played as a whole. Of the rest, what is between the first moves and the last ones is played ahead.
"""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from support.page.ahead import FIRST, last_dice, leave, play_ahead, play_both_ends
from support.page.browser import Visit
from support.page.looks import axe, lengthen, overflow, shoot
from support.page.mining import Miner
from support.page.playing import go_to_table, make_table, play_together, start_when_seated
from support.page.stage import asked, played_until, staged
from zaria.bots import BOTS
from zaria.core.engine.state import State
from zaria.i18n import Words
from zaria.miner.rules.phases import ROUNDS

LANTERNS = (15, 31, 46, 61, 71)  # the points from which they burn
WHOLE = 2  # magic dice of the game for one that is played as a whole


def result_of(page: Page, id: str) -> dict[str, Any]:
    record = page.evaluate(f"fetch('/api/tables/{id}/record').then((answer) => answer.json())")
    assert record["result"] is not None
    return {"players": record["players"], **record["result"]}


def points_shown(text: str) -> set[str]:
    return set(re.findall(r"\N{MINUS SIGN}?\d+", text))


def check_ended(page: Page, id: str) -> None:
    """The page shows the end as the server knows it: the winners, and everybody's points."""
    result = result_of(page, id)
    speech = Words(page.evaluate("document.documentElement.lang"), with_page=True)
    page.locator('.result, [data-do="result"]').first.wait_for()
    if page.locator('[data-do="result"]').is_visible():  # the troves are looked at
        page.locator('[data-do="result"]').click()
    shown = page.locator(".result").inner_text()
    for winner in result["winners"]:
        name = result["players"][winner].split()[0]
        assert (speech.say(f"web-bot-{name}") if name in BOTS else name) in page.locator(".result h2").inner_text()
    for score in result["scores"]:
        assert str(score).replace("-", "\N{MINUS SIGN}") in points_shown(shown)


def test_a_game_by_mouse(visit: Visit) -> None:
    visitor = visit(speed="instant")
    page = visitor.page
    id = make_table(page, "miner", "Ann", "+greedy", "+greedy")
    play_both_ends(Miner(page, "mouse"), id, last_dice(ROUNDS), visitor)
    check_ended(page, id)
    shoot(page, "miner-end-desktop-light")
    assert axe(page) == []


def test_a_game_by_keys_alone(visit: Visit) -> None:
    visitor = visit(locale="el-GR", dark=True, speed="instant")
    page = visitor.page
    id = make_table(page, "miner", "Ann", "+greedy", "+random")
    play_both_ends(Miner(page, "keys"), id, last_dice(ROUNDS), visitor)
    check_ended(page, id)
    assert axe(page) == []


def test_numbers_choose_dice_by_place_enter_confirms_and_escape_cancels(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    staged(visitor, played_until(lambda state, _: can_take(state), "miner-solo", ["Ann"]))
    first = page.locator('.mountain [data-die][aria-disabled="false"]').first.get_attribute("data-die")
    page.keyboard.press("1")
    expect(page.locator(f'.mountain [data-die="{first}"]')).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(page.locator(f'.mountain [data-die="{first}"]')).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(page.locator(f'.mountain [data-die="{first}"][aria-pressed="true"]')).to_have_count(0)
    page.locator('[data-do="undo"]').wait_for()


def can_take(state: State) -> bool:
    """Somebody who plays alone may take a die: not every mountain begins so."""
    is_asked = asked("question-miner-solo")(state, [])
    return is_asked and any(state.name(action).startswith("take") for action in state.legal())


def test_a_whole_game_by_touch_on_a_phone(visit: Visit) -> None:
    page = visit(locale="it-IT", phone=True, speed="instant").page
    id = make_table(page, "miner", "Ann", "+greedy")
    go_to_table(page, id)
    Miner(page, "touch").play()
    check_ended(page, id)
    shoot(page, "miner-end-phone-light")
    page.set_viewport_size({"width": 320, "height": 740})
    lengthen(page)
    assert overflow(page) == []


def test_a_game_of_two_people_on_one_device(visit: Visit) -> None:
    """Nothing is secret in this game: no curtain comes down."""
    visitor = visit(locale="de-DE", speed="instant")
    page = visitor.page
    id = make_table(page, "miner", "Ann", "Ben", "+greedy", "+greedy")
    miner = Miner(page, "mouse")
    play_both_ends(miner, id, last_dice(ROUNDS), visitor, visitor)
    assert miner.curtains == 0
    check_ended(page, id)


def test_two_browsers_play_each_other_and_one_reloads(visit: Visit) -> None:
    visitors = visit(locale="en-GB", speed="instant"), visit(locale="de-DE", phone=True, speed="instant")
    one, two = visitors[0].page, visitors[1].page
    id = make_table(one, "miner", "Ann", "open", "+greedy", "+greedy", starts=False)
    go_to_table(one, id)
    go_to_table(two, id)
    german = Words("de", with_page=True).say
    two.get_by_role("textbox", name=german("web-my-name")).fill("Ben")
    two.get_by_role("button", name=german("web-sit")).first.tap()
    start_when_seated(one)
    ann, ben = Miner(one, "mouse"), Miner(two, "touch", seed=2)
    play_together(ann, ben, things=4)
    one.reload()
    play_together(ann, ben, things=2)
    for page in (one, two):
        leave(page)
    play_ahead(id, last_dice(ROUNDS), *visitors)
    for page in (one, two):
        go_to_table(page, id)
    play_together(ann, ben)
    check_ended(one, id)
    check_ended(two, id)
    assert one.locator(".result td strong").all_text_contents() == two.locator(".result td strong").all_text_contents()


def test_solo_at_each_difficulty_to_its_verdict(visit: Visit) -> None:
    """One is played as a whole; in the others somebody stops soon."""
    page = visit(locale="it-IT", speed="instant").page
    say = Words("it", with_page=True).say
    for magic in range(4):
        id = make_table(page, "miner-solo", "Ann", options={"magic": magic})
        go_to_table(page, id)
        miner = Miner(page, "mouse")
        if magic != WHOLE:
            stop_soon(miner, page.get_by_role("button", name=say("web-miner-stop"), exact=True))
        miner.play()
        check_verdict(page, id, magic, say)


def stop_soon(miner: Miner, stop: Locator) -> None:
    for _ in range(FIRST):
        miner.step()
    miner.play_until(lambda: stop.or_(miner.page.locator(".ended")).first.is_visible())
    if stop.is_visible():  # else the game is over
        stop.click()


def check_verdict(page: Page, id: str, magic: int, say: Any) -> None:
    points = str(result_of(page, id)["scores"][0]).replace("-", "\N{MINUS SIGN}")
    end = page.locator(".end")
    expect(end.locator(".points strong")).to_have_text(points)
    lit = sum(int(points.replace("\N{MINUS SIGN}", "-")) >= step for step in LANTERNS)
    lamps = end.get_by_role("img", name=say("web-lamps-lit", {"lit": lit}), exact=True)
    expect(lamps.locator("i:not(.off)")).to_have_count(lit)  # as at the table, and on every other page
    expect(end.locator(".verdict")).to_have_text(say(f"rating-{lit + 1}"))
    told = [int(text.strip("+\xb1")) for text in end.locator(".home li b").all_inner_texts()]
    assert sum(told) == int(points)  # what brought them, row by row
    expect(end.get_by_role("heading", name=say("web-miner-best", {"magic": magic}))).to_be_visible()
    kept = end.locator("li.this b")
    expect(kept).to_have_text([points] if points != "0" else [])  # a game without a point is no best score
