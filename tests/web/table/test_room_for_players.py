"""On small screens nothing that a player needs is hidden or covered: own money, tiles, the buttons of the line."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import zaria
from support.page.browser import Visit
from support.page.looks import covered, cut, overflow, shoot
from support.page.playing import draw_frames, go_to_table, hurry_to, make_table, until_asked
from support.page.stage import Stage, asked, played_until, staged
from support.page.talking import speaking

TILES = ["high_five", "pay_day", "jackpot", "fifty_fifty"]
PEOPLE = ["Ann", "Ben", "Charlotte", "Dimitra", "Eve"]
CROWDS: list[tuple[str, int, dict[str, Any]]] = [("vegas", 4, {}), ("vegas", 5, {"tiles": TILES}), ("miner", 4, {})]
CHOOSE = {"vegas": "question-vegas-choose", "miner": "question-miner-dig"}
STANDING = {"vegas": '[data-player="0"] .money', "miner": '[data-me="0"] dd strong'}  # one's own
IN_FRONT = """(e) => {
  const { x, y, width, height } = e.getBoundingClientRect();
  const front = document.elementFromPoint(x + width / 2, y + height / 2);
  return e.contains(front) || front.closest('[data-player], [data-me]')?.contains(e) === true;
}"""


def on_phones(page: Page) -> Iterator[int]:
    """The page as it is on each of them: their widths."""
    for width, height in ((320, 640), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        draw_frames(page)
        yield width


def apart(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a and b
    beside = a["x"] + a["width"] <= b["x"] + 1 or b["x"] + b["width"] <= a["x"] + 1
    return beside or a["y"] + a["height"] <= b["y"] + 1 or b["y"] + b["height"] <= a["y"] + 1


def test_own_money_is_seen_and_odds_leave_tiles_in_sight(visit: Visit) -> None:
    visitor = visit(phone=True, width=390)
    page = visitor.page
    staged(visitor, played_until(asked("question-vegas-choose"), "vegas", PEOPLE, tiles=TILES), odds=True)
    page.locator('[data-do="menu"]').tap()
    page.locator('[data-do="odds"]').tap()
    pills = page.locator('[data-odds-at^="casino"]')
    pills.first.wait_for()
    for width, height in ((390, 844), (320, 640), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        money = page.locator('[data-player="0"] .money')
        expect(money).to_be_visible()
        assert money.evaluate("(e) => e.scrollWidth <= e.clientWidth + 1")
        tiles = page.locator("[data-tile]:visible").all()
        assert tiles and all(apart(pill, tile) for pill in pills.all() for tile in tiles)


def test_a_players_help_leaves_the_line_free(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    staged(visitor, played_until(asked("question-vegas-choose"), "vegas", ["Ann", "Ben", "Eve"]))
    page.locator('[data-player="2"]').hover()
    tip = page.get_by_role("tooltip")
    tip.wait_for()
    assert apart(tip, page.locator("section.line"))


def test_taking_back_has_its_word_on_a_phone(visit: Visit) -> None:
    page = visit(phone=True, width=320, locale="de-DE").page
    go_to_table(page, make_table(page, "vegas", "Ann", "+greedy", options={"first": "seat0"}))
    until_asked(page)
    page.locator('.lane[aria-disabled="false"]').first.tap()
    page.locator('[data-do="confirm"]').tap()
    word = page.locator('[data-do="undo"]').get_by_text("Zurücknehmen")
    expect(word).to_be_in_viewport(ratio=1)
    drawn = word.bounding_box()
    assert drawn and drawn["width"] > 60


@pytest.mark.parametrize(("game", "people", "options"), CROWDS)
def test_a_crowd_has_room_on_a_phone(visit: Visit, game: str, people: int, options: dict[str, Any]) -> None:
    """One's own standing is in sight; what somebody says covers no player, no casino, nothing that can be pressed."""
    visitor = visit(phone=True, width=320)
    page = visitor.page
    speaking(page, 1, away=[1] if game == "vegas" else [])  # there it is asked on the line who plays meanwhile
    log = played_until(asked(CHOOSE[game], 1), game, PEOPLE[:people], **options)
    stage = Stage(visitor, log)
    stage.play(short_of=1)
    stage.show()
    stage.play()
    remark = page.locator("[data-remark]")
    for width in on_phones(page):
        expect(remark).to_be_in_viewport(ratio=1)
        expect(remark).to_contain_text("Ben: ")
        own = page.locator(STANDING[game]).locator("visible=true")
        players = page.locator("[data-player]")
        expect(players).to_have_count(people - (game == "miner"))
        expect(own).not_to_have_count(0)
        for standing in own.all():
            expect(standing).to_be_in_viewport(ratio=1)
            assert not cut(standing)
            assert standing.evaluate(IN_FRONT)
        pressed = page.locator("main .act:enabled, [data-casino], [data-asked]").locator("visible=true")
        assert [one for one in (*own.all(), *players.all(), *pressed.all()) if covered(remark, one)] == []
        assert overflow(page) == []
        shoot(page, f"crowd-{game}-{people}-{width}")


def test_who_is_missing_is_told_beside_the_players(visit: Visit) -> None:
    visitor = visit(phone=True, width=320)
    page = visitor.page
    speaking(page, 1, online=[0])
    staged(visitor, played_until(asked("question-vegas-choose", 1), "vegas", PEOPLE))
    notice = page.locator("[data-missing]")
    for width in on_phones(page):
        expect(notice).to_be_in_viewport(ratio=1)
        things = page.locator("[data-player], [data-casino], main .act:enabled").locator("visible=true")
        assert [one for one in things.all() if covered(notice, one)] == []
        shoot(page, f"missing-{width}")


@pytest.mark.parametrize("game", ["vegas", "miner"])
def test_an_ending_keeps_its_title(visit: Visit, game: str) -> None:
    visitor = visit(width=1440)
    page = visitor.page
    speaking(page, 1)
    options = {"rounds": 1} if game == "vegas" else {}
    log = played_until(lambda state, _: state.actor == zaria.OVER, game, PEOPLE[:2], **options)
    stage = Stage(visitor, log)
    stage.play(short_of=1)
    stage.show()
    stage.play()
    ending = "[data-podium], [data-end]"
    hurry_to(page, ending)
    title = page.locator(ending).locator("h1, h2").first
    remark = page.locator("[data-remark]")
    expect(remark).to_be_visible()
    assert not covered(remark, title)
    for _ in on_phones(page):
        expect(remark).to_have_count(0)  # it stays in the log
        expect(title).to_be_in_viewport(ratio=1)
