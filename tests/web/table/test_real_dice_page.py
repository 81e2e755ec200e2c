"""Tables with real dice in the browser: what was rolled is tapped in, or typed; a bot fills the other chair."""

import re

import pytest
from playwright.sync_api import Page, expect

from support.page.browser import Visit
from support.page.looks import axe, covered, cut, lengthen, overflow, shoot
from support.page.stage import Stage, played_until
from zaria.core.engine.frames import CHANCE
from zaria.core.engine.state import Event, State

START = """async ([game, options]) => {
  await fetch('/api/games');
  const token = /zaria_csrf=([^;]*)/.exec(document.cookie)[1];
  const headers = {'Content-Type': 'application/json', 'X-CSRF-Token': token};
  const post = async (path, body) =>
    (await fetch(path, {method: 'POST', headers, body: JSON.stringify(body)})).json();
  await post('/api/guests', {name: 'Ann'});
  const seats = [{kind: 'me'}, {kind: 'bot', bot: 'greedy'}];
  const {id} = await post('/api/tables', {game, options, seats, dice: 'real', speed: 'fast'});
  await post(`/api/tables/${id}/commands`, {do: 'start', id: 'start'});
  return id;
}"""


def sit_down(page: Page, game: str, options: dict[str, object]) -> None:
    page.goto("/")
    page.get_by_role("heading", level=1).wait_for()
    table = page.evaluate(START, [game, options])
    page.goto(f"/#table={table}")
    page.reload()


def asked(page: Page, words: str) -> None:
    page.get_by_role("heading", level=1, name=words).wait_for()


def add(page: Page, group: str, *what: str) -> None:
    for one in what:
        page.get_by_role("group", name=group).get_by_role("button", name=f"Add {one}", exact=True).click()


def cards(page: Page, *amounts: str) -> None:
    for amount in amounts:
        page.get_by_role("button", name=f"Add {amount}").click()


def lanes(page: Page, *numbers: int) -> None:
    for number in numbers:
        page.locator(f'[data-tell="{number}"]').click()


def deal(page: Page) -> None:
    page.get_by_role("button", name="Deal").click()


def test_a_round_of_las_vegas_with_dice_cards_and_tiles_from_the_box(visit: Visit) -> None:
    page = visit().page
    sit_down(page, "vegas", {"rounds": 1, "tiles": 2, "first": "random"})
    asked(page, "Who starts?")
    add(page, "Player", "Ann")
    deal(page)
    asked(page, "Which tiles are at casinos")
    add(page, "Tiles", "Pay Day", "High Five")
    deal(page)
    asked(page, "Draw 12 money cards")
    done = page.get_by_role("button", name="All cards lie there")
    expect(done).to_be_disabled()
    cards(page, *["$60,000", "$30,000"] * 5, "$100,000", "$90,000")
    expect(page.get_by_role("button", name="Add $60,000")).to_be_disabled()
    shoot(page, "real-vegas-cards")
    done.click()
    asked(page, "Roll the neutral dice")
    lanes(page, 5, *[1, 1, 2, 2, 3, 3, 4])  # the big die is in the hand first
    page.locator('[data-do="deal"]').click()
    asked(page, "Ann rolls")
    lanes(page, 6, 6, 6, 6, 6, 1, 1, 1)
    page.locator('[data-untell="1"]').click()
    expect(page.locator('[data-do="deal"]')).to_be_disabled()
    page.reload()  # nothing that was told is lost
    lanes(page, 6)
    shoot(page, "real-vegas-roll")
    assert axe(page) == []
    page.locator('[data-do="deal"]').click()
    expect(page.locator("header[data-question]")).to_have_attribute("data-question", "question-vegas-choose")
    page.keyboard.press("l")
    expect(page.get_by_role("complementary")).to_contain_text("Ann rolled 1 1 6 6 6 6 6 big 6.")


def test_cards_that_cannot_be_are_refused_and_what_was_told_stays(visit: Visit) -> None:
    page = visit(phone=True, width=320, locale="de-DE").page
    sit_down(page, "vegas", {"rounds": 1, "first": "seat0"})
    page.locator("[data-tell]").first.wait_for()
    for card in [8] * 8 + [1] * 4:
        page.locator(f'[data-tell="{card}"]').tap()
    shoot(page, "real-vegas-cards-320")
    assert axe(page) == []
    page.locator('[data-do="deal"]').tap()
    page.get_by_role("alert").get_by_text("100.000").wait_for()  # there are only seven
    for _ in range(5):
        page.locator('[data-do="one-back"]').tap()
    for _ in range(5):
        page.locator('[data-tell="1"]').tap()
    page.locator('[data-do="deal"]').tap()
    page.get_by_role("button", name="Das ist der Wurf").wait_for()
    page.locator('[data-tell="3"]').tap()
    shoot(page, "real-vegas-roll-320")
    assert axe(page) == []
    lengthen(page)
    assert overflow(page) == []


@pytest.mark.parametrize("locale", ["de-DE", "el-GR", "it-IT", "en-US"])
def test_what_to_tell_is_read_whole_on_a_narrow_phone_and_the_minus_covers_no_die(visit: Visit, locale: str) -> None:
    page = visit(phone=True, width=320, locale=locale).page
    sit_down(page, "vegas", {"rounds": 1, "first": "seat0"})
    question, sentence = page.get_by_role("heading", level=1), page.locator(".dealer .sentence")
    page.locator('[data-tell="8"]').wait_for()
    assert not cut(question)
    assert not cut(sentence)
    for card in [1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4]:
        page.locator(f'[data-tell="{card}"]').tap()
    assert not covered(sentence, page.locator('[data-tell="8"]'))
    page.locator('[data-do="deal"]').tap()
    page.locator('[data-tell="8"]').wait_for(state="detached")
    for told, lane in enumerate([3, 3, 3, 4, 5, 5, 6, 6]):  # the neutral dice, the big one first
        assert not cut(question), told
        assert not cut(sentence), told
        page.locator(f'[data-tell="{lane}"]').tap()
    assert not cut(sentence)
    shoot(page, f"real-vegas-told-320-{locale[:2]}")
    for lane in (3, 4, 5, 6):
        disc, dice = page.locator(f'[data-untell="{lane}"] .disc'), page.locator(f'[data-tell="{lane}"] .thrown')
        assert not covered(disc, dice)
        if lane != 4:  # where one die lies, nothing counts it
            assert not covered(disc, page.locator(f'[data-untell="{lane}"] + b'))


def test_a_roll_is_told_by_keys_alone(visit: Visit) -> None:
    page = visit(locale="el-GR").page
    sit_down(page, "vegas", {"rounds": 1, "first": "seat0"})
    page.locator("[data-tell]").first.wait_for()
    for key in "12345678" + "1234":
        page.keyboard.press(key)
    page.keyboard.press("Backspace")
    expect(page.locator('[data-do="deal"]')).to_be_disabled()
    page.keyboard.press("5")
    page.keyboard.press("Enter")
    page.locator('[data-tell="6"]').wait_for()
    page.locator('[data-tell="7"]').wait_for(state="detached")  # the cards are gone: these are lanes
    for key in ["Shift+Digit4", *"1122336", "Backspace", "5"]:
        page.keyboard.press(key)
    expect(page.locator('[data-untell="4"]')).to_be_visible()
    expect(page.locator('[data-untell="5"]')).to_be_visible()
    expect(page.locator('[data-untell="6"]')).to_have_count(0)
    page.keyboard.press("Enter")
    expect(page.locator("[data-untell]")).to_have_count(0)


def test_the_mountain_of_dice_miner_is_tapped_in(visit: Visit) -> None:
    page = visit(phone=True).page
    sit_down(page, "miner", {})
    asked(page, "What does the lit die show?")
    add(page, "Dice", "tunnel 1, tunnel die", "tunnel 5, tunnel die")  # so Ann chooses her hero first
    deal(page)
    page.get_by_role("button", name="Engineer").click()
    page.locator('[data-do="confirm"]').click()
    asked(page, "Which die lies here?")
    before = page.locator(".palette").bounding_box()
    add(page, "Dice", *["tunnel 1, tunnel die", "gem 1, treasure die", "pickaxe, tool die", "Beer, magic die"] * 4)
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".laying .next")).to_have_text("16")
    assert page.locator(".palette").bounding_box() == before  # nothing moves under the finger
    shoot(page, "real-dice-mountain")
    assert axe(page) == []
    page.get_by_role("button", name="Roll the rest").click()
    page.get_by_role("button", name="Deal").click()
    expect(page.locator(".mountain [data-die]").first).to_be_visible()


def rolls_a_trove(state: State, events: list[Event]) -> bool:
    return state.actor == CHANCE and state.top.kind() == "reroll" and len(state.top.bounds(state)) >= 6


def test_a_trove_that_is_rolled_again_is_told_die_by_die_on_the_board(visit: Visit) -> None:
    """The next die is lit, only faces of its kind can be tapped, and nothing moves under the finger."""
    visitor = visit()
    page = visitor.page
    log = played_until(rolls_a_trove, "miner", ["Ann", "Ben"])
    stage = Stage(visitor, log, shared=True)
    stage.play()
    stage.show(sign=".palette")
    rolling = log.state.view()["rolling"]
    kinds = {row[0]: row[1] for player in log.state.view()["players"] for row in player["trove"]}
    places = page.locator(".lay-row .place")
    expect(places).to_have_count(len(rolling))
    before = page.locator(".palette").bounding_box()
    for number, die in enumerate(rolling):
        expect(places.nth(number)).to_have_class(re.compile("next"))
        face = page.locator(".palette .face:enabled").first
        assert f"{kinds[die]} die" in str(face.get_attribute("aria-label"))
        face.click()
        assert page.locator(".palette").bounding_box() == before
    assert axe(page) == []
    page.get_by_role("button", name="Take back").click()
    expect(places.last).to_have_class(re.compile("next"))
    page.get_by_role("button", name="Roll the rest").click()
    deal(page)
    expect(page.locator(".lay-row .told")).to_have_count(0)  # dice that are rolled next may lie there at once
    assert stage.record()[-1][0] == "deal" and len(stage.record()) == len(log.record.steps) + 1
