"""The stage of Las Vegas: everything in sight, nothing that jumps, and scenes that are in order and complete."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from support.browser import Visit, Visitor
from support.looks import axe, shoot
from support.playing import OFFERED, Player, go_to_table, make_table, until_asked
from support.stage import Stage, asked, played_until, staged, told
from zaria.core.state import Event, State
from zaria.i18n import Words

SIX = ["lucky_punch", "fifty_fifty", "power_play", "knockout", "nice_dice", "block_it"]
LONG = [
    "Maximiliane von Hohe",
    "Konstantina Papadopo",
    "Bartolomeo Guglielmi",
    "Wolfeschlegelsteinha",
    "Alexandra Zafeiropou",
]
is_choosing = asked("question-vegas-choose")
english = Words("en", with_page=True).say

# What must be seen without scrolling, and is not.
OUT_OF_SIGHT = """() => [
  ...document.querySelectorAll('.casino, .lane, .seat, section.line, .topline, [data-tile], .act'),
]
  .filter((e) => e.checkVisibility({ visibilityProperty: true }))
  .filter((e) => {
    const b = e.getBoundingClientRect();
    return b.top < -1 || b.left < -1 || b.bottom > innerHeight + 1 || b.right > innerWidth + 1;
  })
  .map((e) => e.className + ' ' + (e.dataset.casino ?? e.dataset.number ?? e.dataset.player ?? e.textContent))
  .concat(document.documentElement.scrollHeight > innerHeight + 1 ? ['the page scrolls'] : [])"""

# Notes the lines of the log and the sentences of the stage in the order in which they appear.
WATCH = """() => {
  window.lines = [];
  window.early = [];
  const look = () => {
    const log = [...document.querySelectorAll('aside ol li')].map((e) => e.textContent.trim());
    while (window.lines.length < log.length) {
      const line = log[window.lines.length];
      window.lines.push(line);
      const rolling = document.querySelector('.air .tumbling');
      if (rolling && / rolled /.test(line)) window.early.push(line);
    }
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  look();
}"""


def in_the_middle(state: State, events: list[Event]) -> bool:
    """The visitor chooses among several numbers, with dice of everybody on the table."""
    return (
        is_choosing(state, events)
        and state.view()["players"][0]["small"] < 6
        and len(set(state.view(0)["roll"]["small"])) > 1
    )


def events_of(page: Page, id: str) -> list[str]:
    """What happened in the game, as the log tells it, for the visitor's seat."""
    history: dict[str, Any] = page.evaluate(f"fetch('/api/tables/{id}/history?seat=0').then((answer) => answer.json())")
    return [event["kind"] for step in history["steps"] for event in step["events"]]


def resize(visitor: Visitor, width: int, height: int) -> None:
    visitor.page.set_viewport_size({"width": width, "height": height})


@pytest.mark.parametrize("locale", ["en-GB", "el-GR", "it-IT", "de-DE"])
def test_everything_is_in_sight_at_every_size(visit: Visit, locale: str) -> None:
    """Five players with long names and six tiles, while a choice is looked at."""
    visitor = visit(locale=locale, dark=True)
    page = visitor.page
    staged(visitor, played_until(in_the_middle, "vegas", LONG, rounds=3, tiles=SIX))
    for width, height in [(1440, 900), (1280, 800), (1024, 768), (820, 1180), (390, 844), (360, 740), (320, 640)]:
        resize(visitor, width, height)
        page.locator(OFFERED).first.focus()
        assert page.evaluate(OUT_OF_SIGHT) == [], f"{width}x{height}"
        shoot(page, f"vegas-stage-{locale[:2]}-{width}")


def test_the_chosen_casino_is_in_sight_on_a_phone_and_can_be_placed(visit: Visit) -> None:
    visitor = visit(phone=True, width=390)
    page = visitor.page
    stage = staged(visitor, played_until(in_the_middle, "vegas", LONG, rounds=3, tiles=SIX))
    steps = len(stage.record())
    lane = page.locator('.lane[aria-disabled="false"]').last
    number = lane.get_attribute("data-number")
    lane.tap()
    expect(page.locator(f'[data-casino="{number}"]')).to_be_in_viewport(ratio=1)
    expect(page.locator(f'[data-casino="{number}"] .ghost')).to_be_visible()
    page.locator('[data-do="confirm"]').tap()
    page.locator('[data-do="confirm"]').wait_for(state="detached")
    assert stage.record()[steps] == [0, f"place {number}"]


def test_a_tile_says_what_it_does_over_the_table_and_the_rules_open_beside_it(visit: Visit) -> None:
    visitor = visit(phone=True, width=390, dark=True)
    page = visitor.page
    staged(visitor, played_until(in_the_middle, "vegas", LONG, rounds=3, tiles=SIX))
    page.locator('[data-tile="power_play"]').tap()
    expect(page.get_by_role("dialog")).to_contain_text(english("tile-power-play.help"))
    assert axe(page) == []
    page.get_by_role("dialog").get_by_role("button", name=english("web-rules")).tap()
    expect(page.locator("aside .marked h3")).to_be_in_viewport()
    expect(page.locator(".lanes")).to_be_visible()


def places(page: Page) -> list[object]:
    script = "(all) => all.map((e) => { const b = e.getBoundingClientRect(); return [b.x, b.y, b.width, b.height]; })"
    found: list[object] = page.locator(".casino, .lane, section.line, .topline, .rail").evaluate_all(script)
    return found


def test_nothing_moves_between_the_states_of_the_line(visit: Visit) -> None:
    """A roll is waited for, a choice is asked, looked at, picked, refused, made, and others play."""
    visitor = visit(dark=True)
    page = visitor.page
    page.goto("/")
    id = make_table(page, "vegas", "Ann", "+greedy", "+greedy", options={"rounds": 1, "first": "seat0"})
    go_to_table(page, id)
    player = Player(page)
    while not player.look()["roll"]:
        player.act({**player.look(), "roll": 0})
        page.wait_for_timeout(30)
    before = places(page)
    page.locator('[data-do="roll"]').click()
    page.locator("header[data-question]").wait_for()
    assert places(page) == before
    page.locator(OFFERED).first.hover()
    assert places(page) == before
    page.keyboard.press((page.locator('.lane[aria-disabled="false"]').first.get_attribute("data-number")) or "")
    page.locator('[data-do="confirm"]').wait_for()
    assert places(page) == before
    page.keyboard.press("Escape")
    page.locator('.casino .whole[aria-disabled="true"]').first.click(force=True)
    page.get_by_role("alert").wait_for()
    assert places(page) == before
    page.locator(OFFERED).first.click()
    page.locator("header:not([data-question])").wait_for()
    assert places(page) == before


def test_what_is_shown_is_what_happened_in_order_against_bots(visit: Visit) -> None:
    """The log tells each thing once, when its scene has been seen: no roll is told while its dice still fly."""
    page = visit(calm=False).page
    page.goto("/")
    id = make_table(
        page, "vegas", "Ann", "+greedy", "+random", options={"rounds": 1, "tiles": ["jackpot"]}, speed="fast"
    )
    go_to_table(page, id)
    page.locator(".strip").wait_for()
    page.keyboard.press("l")
    page.evaluate(WATCH)
    player = Player(page)
    while player.step() != "over":
        pass
    page.locator('[data-do="skip"]').wait_for(state="detached")
    lines: list[str] = page.evaluate(
        "[...document.querySelectorAll('aside ol li button')].map((e) => e.textContent.trim())"
    )
    assert len(lines) == len(events_of(page, id))
    assert page.evaluate(f"lines.slice(-{len(lines)})") == lines  # none was put in before another
    assert page.evaluate("early") == []
    rolls = [kind for kind in events_of(page, id) if kind in ("vegas-rolled", "vegas-black")]
    assert sum(" rolled " in line for line in lines) == len(rolls)


def test_three_moves_at_once_are_shown_one_after_the_other(visit: Visit) -> None:
    visitor = visit(calm=False)
    page = visitor.page
    log = played_until(
        lambda state, _: state.view()["players"][1]["small"] < 4, "vegas", ["Ann", "Ben", "Cleo"], rounds=1
    )
    stage = Stage(visitor, log)
    stage.play(short_of=6)
    stage.show()
    page.keyboard.press("l")
    told_before = page.locator("aside ol li").count()
    stage.play()  # three rolls and three moves, at once
    expected = len(events_of(page, stage.id))
    expect(page.locator("aside ol li button")).to_have_count(expected, timeout=20_000)
    assert page.locator("aside ol li").count() > told_before
    assert page.locator('[data-do="skipped"]').count() == 0


def hide(page: Page, hidden: bool) -> None:
    """As if another tab were looked at."""
    state = "hidden" if hidden else "visible"
    page.evaluate(
        "(state) => { Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });"
        " document.dispatchEvent(new Event('visibilitychange')); }",
        state,
    )


def test_a_hidden_tab_misses_nothing_and_says_what_was_skipped(visit: Visit) -> None:
    visitor = visit(calm=False)
    page = visitor.page
    log = played_until(
        lambda state, _: state.view()["players"][1]["small"] < 4, "vegas", ["Ann", "Ben", "Cleo"], rounds=1
    )
    stage = Stage(visitor, log)
    stage.play(short_of=6)
    stage.show()
    page.keyboard.press("l")
    hide(page, True)
    stage.play()
    expect(page.locator("aside ol li button")).to_have_count(len(events_of(page, stage.id)))
    hide(page, False)
    expect(page.locator(".notice")).to_contain_text("skipped")
    page.locator('[data-do="skipped"]').click()
    expect(page.locator(".notice")).to_have_count(0)


def test_a_reload_in_the_middle_shows_the_rest(visit: Visit) -> None:
    """Payouts that were not seen to their end are there again."""
    visitor = visit(calm=False)
    page = visitor.page
    stage = Stage(visitor, played_until(told("vegas-payouts"), "vegas", ["Ann", "Ben", "Cleo"], rounds=2))
    stage.play(short_of=1)
    stage.show()
    stage.play()
    page.locator('[data-verdict="2"]').wait_for()
    page.reload()
    page.locator('[data-verdict="1"]').wait_for()
    page.keyboard.press("l")
    assert not [line for line in page.locator("aside ol li").all_inner_texts() if "Casino 1 paid" in line]
    page.locator('[data-do="skip"]').click()
    expect(page.locator("aside ol li").filter(has_text="Casino 1").first).to_be_visible()
    assert page.locator("aside ol li button").count() == len(events_of(page, stage.id))


def test_a_moment_is_finished_by_space_and_payouts_swallow_no_turn(visit: Visit) -> None:
    """Space ends one casino, the button all of them; what came meanwhile is shown afterwards."""
    visitor = visit(calm=False)
    page = visitor.page
    after = [0]  # steps since the payouts

    def somebody_placed(state: State, events: list[Event]) -> bool:
        kinds = [event.kind for event in events]
        after[0] = 0 if "vegas-payouts" in kinds else after[0] + 1
        return bool(state.view()["round"] == 2 and "vegas-placed" in kinds)

    log = played_until(somebody_placed, "vegas", ["Ann", "Ben", "Cleo"], rounds=2)
    stage = Stage(visitor, log)
    stage.play(short_of=after[0] + 1)
    stage.show()
    page.keyboard.press("l")
    stage.play()  # the payouts, and everything after them
    page.locator('[data-verdict="1"]').wait_for()
    page.keyboard.press(" ")
    page.locator('[data-verdict="2"]').wait_for()
    page.locator('[data-do="skip"]').click()  # the beat after it goes on by itself: others wait
    expect(page.locator("aside ol li button")).to_have_count(len(events_of(page, stage.id)), timeout=20_000)
    assert page.locator(".carpet .row").count() == sum(len(casino["dice"]) for casino in log.state.view()["casinos"])


def test_the_past_of_a_payout_is_the_board_before_it_with_that_casino_lit(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    log = played_until(
        lambda state, events: state.view()["round"] == 2 and is_choosing(state, events),
        "vegas",
        ["Ann", "Ben"],
        rounds=2,
    )
    staged(visitor, log)
    page.keyboard.press("l")
    page.locator("aside ol li button").filter(has_text="Casino 3").first.click()
    expect(page.locator(".casino.paying")).to_have_attribute("data-casino", "3")
    assert page.locator('[data-casino="4"] .carpet .row').count() > 0  # the dice lie there still
    shoot(page, "vegas-stage-past")
    page.keyboard.press("Escape")
    expect(page.locator(".casino.paying")).to_have_count(0)


def test_against_bots_the_own_roll_waits_for_a_press_or_comes_at_once(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    id = make_table(page, "vegas", "Ann", "+greedy", options={"rounds": 1, "first": "seat0"})
    go_to_table(page, id)
    page.locator('[data-do="roll"]').wait_for()
    assert page.locator("[data-rolled]").count() == 0
    page.keyboard.press(" ")
    expect(page.locator("[data-rolled]")).to_have_count(8)
    page.locator(".opener").click()
    page.get_by_role("switch", name=english("web-roll-at-once")).check()
    page.get_by_role("radio", name=english("web-pace-instant")).check(force=True)
    page.keyboard.press("Escape")
    page.locator("header[data-question]").wait_for()
    page.locator(OFFERED).first.click()
    page.locator("header:not([data-question])").wait_for()
    page.locator("header[data-question]").wait_for()  # nobody pressed
    page.reload()
    page.locator("header[data-question]").wait_for()
    page.locator(".opener").click()
    expect(page.get_by_role("radio", name=english("web-pace-instant"))).to_be_checked()  # kept on this device


def test_what_changed_since_my_turn_glows_until_i_move(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    log = played_until(in_the_middle, "vegas", ["Ann", "Ben", "Cleo"], rounds=1)
    staged(visitor, log)
    expect(page.locator(".row.since").first).to_be_visible()
    page.locator(OFFERED).first.click()
    expect(page.locator(".row.since")).to_have_count(0)


def test_help_in_place_says_what_a_thing_is_and_opens_the_rules_beside_the_table(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    staged(visitor, played_until(in_the_middle, "vegas", LONG, rounds=3, tiles=SIX))
    page.locator('[data-help="chips"]').first.hover()
    expect(page.get_by_role("tooltip")).to_contain_text(english("web-vegas-help-chips"))
    page.get_by_role("tooltip").get_by_role("button").click()
    expect(page.locator("aside .marked h3")).to_be_in_viewport()
    for key in ("tile:knockout", "casino", "dice-left"):
        page.locator(f'[data-help="{key}"]').first.hover()
        expect(page.get_by_role("tooltip")).to_be_visible()


def test_the_beat_between_rounds_tells_what_was_paid_and_who_starts(visit: Visit) -> None:
    visitor = visit(dark=True)
    page = visitor.page
    log = played_until(
        lambda state, events: any(event.kind == "vegas-round" and event.arguments["round"] == 2 for event in events),
        "vegas",
        LONG,
        rounds=2,
    )
    stage = Stage(visitor, log)
    stage.play(short_of=3)
    stage.show()
    stage.play()
    player = Player(page)
    while page.locator(".beatcard").count() == 0:
        seen = player.look()
        if seen["skip"]:
            page.locator('[data-do="skip"]').click()
        page.wait_for_timeout(30)
    expect(page.locator(".beatcard")).to_contain_text(english("web-vegas-beat-paid", {"round": 1}))
    assert page.locator(".beatcard li").count() == len(LONG)
    assert axe(page) == []
    page.locator('[data-do="go-on"]').click()
    expect(page.locator(".beatcard")).to_have_count(0)


def test_the_end_has_a_podium_and_the_board_behind_it_can_be_looked_at(visit: Visit) -> None:
    visitor = visit(calm=False, dark=True)
    page = visitor.page
    page.goto("/")
    id = make_table(page, "vegas", "Ann", "+greedy", "+greedy", options={"rounds": 1}, speed="fast")
    go_to_table(page, id)
    until_asked(page)
    Player(page).play()
    page.locator('[data-do="skip"]').wait_for(state="detached")
    assert page.locator(".end .step").count() == 3
    assert axe(page) == []
    page.keyboard.press("Escape")
    expect(page.locator(".end")).to_have_count(0)
    page.locator('[data-do="podium"]').click()
    expect(page.locator(".end")).to_be_visible()
