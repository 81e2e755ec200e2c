"""The stage of Las Vegas: everything in sight, nothing that jumps, help in place, moments."""

from typing import Any

from playwright.sync_api import Page, expect

from support.page.browser import HELD, Visit, Visitor
from support.page.looks import axe, shoot
from support.page.playing import OFFERED, Player, draw_frames, go_to_table, hurry_to, make_table
from support.page.shown import events_of, steps_of
from support.page.stage import Stage, Wanted, asked, played_until, staged, told
from support.page.wire import Wire
from zaria.core.engine.frames import OVER
from zaria.core.engine.state import Event, State
from zaria.i18n import Words

SIX = ["lucky_punch", "fifty_fifty", "power_play", "knockout", "nice_dice", "block_it"]
LONG = [
    "Maximiliane von Hohe",
    "Konstantina Papadopo",
    "Bartolomeo Guglielmi",
    "Wolfeschlegelsteinha",
    "Alexandra Zafeiropou",
]
DESKTOPS = [(1440, 900), (1280, 800)]
TABLETS = [(1024, 768), (1180, 820), (820, 1180), (768, 1024)]
PHONES = [(390, 844), (360, 740), (320, 640)]
LOW = [(1280, 480), (844, 390)]
is_choosing = asked("question-vegas-choose")
english = Words("en", with_page=True).say

# What must be seen without scrolling, and is not; or lies under something else.
OUT_OF_SIGHT = """() => [
  ...document.querySelectorAll('.casino, .lane, .seat, section.line, .topline, [data-tile], .act'),
]
  .filter((e) => e.checkVisibility({ visibilityProperty: true }))
  .filter((e) => {
    const b = e.getBoundingClientRect();
    const isOut = b.top < -1 || b.left < -1 || b.bottom > innerHeight + 1 || b.right > innerWidth + 1;
    const isFree = ([x, y]) => {
      const top = document.elementFromPoint(b.x + b.width * x, b.y + b.height * y);
      return top !== null && (e.contains(top) || top.contains(e));
    };
    return isOut || ![[0.5, 0.1], [0.5, 0.9], [0.1, 0.5], [0.9, 0.5]].every(isFree);
  })
  .map((e) => e.className + ' ' + (e.dataset.casino ?? e.dataset.number ?? e.dataset.player ?? e.textContent))
  .concat(document.documentElement.scrollHeight > innerHeight + 1 ? ['the page scrolls'] : [])"""

# Cards whose amount has no room, or lies under the mark of its owner, if all had the longest amount of the table.
CRAMPED = """() => {
  const amounts = [...document.querySelectorAll('.cash b')];
  const text = amounts.map((b) => b.textContent).sort((one, other) => other.length - one.length)[0];
  for (const b of amounts) b.firstChild.nodeValue = text;
  return amounts.filter((b) => {
    const [at, card] = [b.getBoundingClientRect(), b.closest('.cash').getBoundingClientRect()];
    const mark = b.closest('.cash').querySelector('.to')?.getBoundingClientRect();
    const isOut = at.left < card.left || at.right > card.right;
    return isOut || (mark && mark.left < at.right - 2 && mark.top < at.bottom - 4 && mark.bottom > at.top + 4);
  }).map((b) => `${b.closest('.cash').dataset.card} ${b.textContent}`);
}"""

# Rows or piles of dice that stick out of their casino.
STICKS_OUT = """() => [...document.querySelectorAll('.carpet .row')].filter((row) => {
  const [dice, casino] = [row.getBoundingClientRect(), row.closest('.casino').getBoundingClientRect()];
  return dice.top < casino.top || dice.bottom > casino.bottom || dice.right > casino.right;
}).map((row) => `${row.closest('.casino').dataset.casino} ${row.className}`)"""

# Players whose money lies over what they have.
OVERLAID = """() => [...document.querySelectorAll('.seat:has(.money)')].filter((seat) => {
  const last = [...seat.querySelectorAll('.has .item')].filter((e) => e.checkVisibility()).at(-1);
  const has = last.getBoundingClientRect();
  const money = seat.querySelector('.money').getBoundingClientRect();
  return money.width > 0 && money.left < has.right && money.top < has.bottom && money.bottom > has.top;
}).map((seat) => seat.textContent)"""


def in_the_middle(state: State, events: list[Event]) -> bool:
    """The visitor chooses among several numbers, with dice of everybody on the table."""
    return (
        is_choosing(state, events)
        and state.view()["players"][0]["small"] < 6
        and len(set(state.view(0)["roll"]["small"])) > 1
    )


# The window has its size, and the board the form for it.
FITS = """([width, height, form]) =>
  matchMedia(`(width: ${width}px) and (height: ${height}px)`).matches && !!document.querySelector(`.stage.${form}`)
"""


def resize(visitor: Visitor, width: int, height: int) -> None:
    """The board learns in the next frame how large it is, and has its new form in the one after it."""
    form = "wide" if width >= 900 else "cells" if width >= 600 else "rows"
    visitor.page.set_viewport_size({"width": width, "height": height})
    visitor.page.wait_for_function(FITS, arg=[width, height, form])
    draw_frames(visitor.page)


def speak(page: Page, locale: str) -> None:
    """As if this language had been chosen in the settings."""
    page.evaluate("(locale) => localStorage.setItem('zaria.locale', JSON.stringify(locale))", locale)
    page.reload()
    page.locator("header[data-question]").wait_for()
    assert page.evaluate("document.documentElement.lang") == locale


def test_everything_is_in_sight_at_every_size_in_every_language(visit: Visit) -> None:
    """Five players with long names, six tiles, high amounts and a casino with dice of five owners, while a choice is
    looked at. Where the window is too low for everything, the line with the choice is."""

    def with_high_cards(state: State, events: list[Event]) -> bool:
        casinos = state.view()["casinos"]
        is_full = any(len(casino["dice"]) + (casino["grey"] > 0) >= 5 for casino in casinos)
        return is_full and in_the_middle(state, events) and any(100000 in casino["cards"] for casino in casinos)

    visitor = visit(dark=True)
    page = visitor.page
    staged(visitor, played_until(with_high_cards, "vegas", LONG, rounds=3, tiles=SIX))
    for locale in ("en", "el", "it", "de"):
        speak(page, locale)
        for width, height in [*DESKTOPS, *TABLETS, *PHONES]:
            resize(visitor, width, height)
            page.locator(OFFERED).first.focus()
            page.keyboard.press("Escape")  # what help says about it may lie over something
            assert page.evaluate(OUT_OF_SIGHT) == [], f"{locale} {width}x{height}"
            assert page.evaluate(STICKS_OUT) == [], f"{locale} {width}x{height}"
            assert page.evaluate(OVERLAID) == [], f"{locale} {width}x{height}"
            assert page.evaluate(CRAMPED) == [], f"{locale} {width}x{height}"
        shoot(page, f"vegas-stage-{locale}-320")
    resize(visitor, 1280, 800)
    page.keyboard.press("l")
    page.locator("aside").wait_for()
    draw_frames(page)
    assert page.evaluate(OVERLAID) == [], "with the log open"
    page.keyboard.press("l")
    for width, height in LOW:
        resize(visitor, width, height)
        page.evaluate("scrollTo(0, 0)")
        expect(page.locator("section.line")).to_be_in_viewport(ratio=1)


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


def test_on_a_phone_the_menu_has_what_the_line_has_no_room_for(visit: Visit) -> None:
    visitor = visit(phone=True, width=390)
    page = visitor.page
    staged(visitor, played_until(in_the_middle, "vegas", ["Ann", "Ben"], rounds=1), shared=True)
    menu = page.get_by_role("dialog", name=english("web-table"))
    page.locator('[data-do="menu"]').tap()
    assert axe(page) == []
    menu.get_by_role("button", name=english("web-show-own")).tap()
    expect(menu.get_by_role("button", name=english("web-hide-own"))).to_be_visible()
    menu.get_by_role("button", name=english("web-settings")).tap()
    expect(page.get_by_role("switch", name=english("web-sound"))).to_be_in_viewport()
    page.keyboard.press("Escape")
    menu.get_by_role("radio", name=english("web-pace-quick")).check(force=True)
    assert page.evaluate("localStorage.getItem('zaria.speed')") == '"quick"'
    menu.get_by_role("button", name=english("web-help")).tap()
    page.get_by_role("dialog", name=english("web-help")).get_by_role("button", name=english("web-close")).tap()
    page.locator('[data-do="menu"]').tap()
    menu.get_by_role("button", name=english("web-chat")).tap()
    expect(page.get_by_label(english("web-chat-say"))).to_be_in_viewport()
    expect(menu).to_have_count(0)


def places(page: Page) -> list[object]:
    script = "(all) => all.map((e) => { const b = e.getBoundingClientRect(); return [b.x, b.y, b.width, b.height]; })"
    found: list[object] = page.locator(".casino, .lane, section.line, .topline, .rail").evaluate_all(script)
    return found


def test_nothing_moves_between_the_states_of_the_line(visit: Visit) -> None:
    """A roll is waited for, a choice is asked, looked at, picked, made, and others play."""
    visitor = visit(dark=True)
    page = visitor.page
    id = make_table(page, "vegas", "Ann", "+greedy", "+greedy", options={"rounds": 1, "first": "seat0"})
    go_to_table(page, id)
    page.locator('[data-do="roll"]').wait_for()
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
    page.locator(OFFERED).first.click()
    page.locator('[data-do="roll"]').wait_for()
    assert places(page) == before


def test_nothing_moves_between_the_states_of_the_game(visit: Visit) -> None:
    """One's own turn, a refusal, somebody else's turn, a tile that asks, payouts, and a lost connection; and axe finds
    nothing in them.

    On a phone a tile that asks needs more room than the dice: it is left out there."""
    visitor = visit(locale="de-DE", dark=True)
    page = visitor.page
    wire = Wire(page)
    sizes = [(390, 844), (820, 1180), (1280, 800)]

    def everywhere() -> list[list[object]]:
        """All places at each size."""
        found = []
        for size in sizes:
            resize(visitor, *size)
            found.append(places(page))
        return found

    def comes_to(wanted: Wanted, sign: str) -> list[list[object]]:
        stage = Stage(visitor, played_until(wanted, "vegas", LONG, rounds=3, tiles=SIX))
        stage.play(short_of=1)
        stage.show()
        stage.play()
        page.locator(sign).first.wait_for()
        found = everywhere()
        assert axe(page) == []
        return found

    def not_all_numbers(state: State, events: list[Event]) -> bool:
        return in_the_middle(state, events) and not {1, 2, 3, 4, 5, 6} <= set(state.view(0)["roll"]["small"])

    own = comes_to(not_all_numbers, "header[data-question]")
    page.locator(OFFERED).first.focus()
    assert everywhere() == own
    page.locator('.casino .whole[aria-disabled="true"]').first.click(force=True)
    page.get_by_role("alert").wait_for()
    assert everywhere() == own
    assert comes_to(asked("question-vegas-choose", 1), "header:not([data-question])") == own
    assert comes_to(asked("question-vegas-bet"), "section.asking")[1:] == own[1:]
    assert comes_to(told("vegas-payouts"), "[data-verdict]") == own
    wire.cut()
    page.locator(".notice.bad").wait_for()
    assert everywhere() == own
    assert axe(page) == []
    wire.mend()
    page.locator(".notice.bad").wait_for(state="detached")


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
    page.locator("aside").wait_for(state="detached")  # the log closes first
    page.keyboard.press("Escape")
    expect(page.locator(".casino.paying")).to_have_count(0)


# The visitor is to choose among so many dice.
ASKED_WITH = """(dice) => document.querySelector('header[data-question]') !== null &&
  document.querySelectorAll('[data-rolled]').length === dice"""


def test_against_bots_the_own_roll_waits_for_a_press_or_comes_at_once(visit: Visit) -> None:
    page = visit().page
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
    number = (page.locator(OFFERED).first.get_attribute("data-place") or "")[-1]
    left = 8 - page.locator(f'[data-rolled^="{number}-"]').count()
    page.locator(OFFERED).first.click()
    page.wait_for_function(ASKED_WITH, arg=left)  # nobody pressed
    page.reload()
    page.locator("header[data-question]").wait_for()
    page.locator(".opener").click()
    expect(page.get_by_role("radio", name=english("web-pace-instant"))).to_be_checked()  # kept on this device


SHAKEN = """() => {
  for (const x of [25, -25])
    dispatchEvent(new DeviceMotionEvent('devicemotion', { acceleration: { x, y: 0, z: 0 } }));
}"""


def test_on_a_phone_dice_are_thrown_by_letting_go_or_by_a_shake(visit: Visit) -> None:
    page = visit(phone=True, width=390).page
    for thrown in ("held", "shaken"):
        go_to_table(page, make_table(page, "vegas", "Ann", "+greedy", options={"rounds": 1, "first": "seat0"}))
        roll = page.locator('[data-do="roll"]')
        roll.wait_for()
        if thrown == "held":
            roll.dispatch_event("pointerdown", {"pointerType": "touch"})
            page.locator('[data-do="roll"].held').wait_for()
            assert page.locator("[data-rolled]").count() == 0
            roll.dispatch_event("pointerup", {"pointerType": "touch"})
        else:
            page.evaluate(SHAKEN)
        expect(page.locator("[data-rolled]")).to_have_count(8)


def test_what_changed_since_my_turn_glows_until_i_move(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    log = played_until(in_the_middle, "vegas", ["Ann", "Ben", "Cleo"], rounds=1)
    staged(visitor, log)
    expect(page.locator(".row.since").first).to_be_visible()
    page.locator(OFFERED).first.click()
    expect(page.locator(".row.since")).to_have_count(0)


def last_won(events: list[dict[str, Any]]) -> int:
    """The highest casino that a player has won: the winner starts the next round (LV-PAY-05)."""
    higher_card: dict[int, str] = {}
    for event in events:
        if event["kind"] in ("vegas-paid", "vegas-unpaid", "vegas-neutral-paid"):
            higher_card.setdefault(event["arguments"]["casino"], event["kind"])
    return max(casino for casino, kind in higher_card.items() if kind == "vegas-paid")


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
    for _ in range(6):  # casinos, one by one
        page.locator('[data-do="next"]').click()
    page.locator('[data-do="go-on"]').wait_for()
    won = {"seat": LONG[log.state.view()["starter"]], "casino": last_won(events_of(page, stage.id)), "round": 1}
    expect(page.locator(".beatcard")).to_contain_text(english("web-vegas-beat-why", won))
    assert page.locator(".beatcard li").count() == len(LONG)
    assert axe(page) == []
    page.locator('[data-do="go-on"]').click()
    expect(page.locator(".beatcard")).to_have_count(0)


def test_the_end_has_a_podium_and_the_board_behind_it_can_be_looked_at(visit: Visit) -> None:
    visitor = visit(dark=True)
    page = visitor.page
    ended = played_until(lambda state, _: state.actor == OVER, "vegas", LONG[:3], rounds=1)
    staged(visitor, ended, sign=".end")
    assert page.locator(".end .step").count() == 3
    assert axe(page) == []
    page.keyboard.press("Escape")
    expect(page.locator(".end")).to_have_count(0)
    expect(page.locator(".carpet .row").first).to_be_visible()  # as the last payout left it, though nobody saw it here
    expect(page.locator(".seat .money")).to_have_count(3)
    page.locator('[data-do="podium"]').click()
    expect(page.locator(".end")).to_be_visible()


def test_against_opponents_the_next_game_is_one_press_away_and_so_is_the_moment_that_decided(visit: Visit) -> None:
    page = visit().page
    id = make_table(page, "vegas", "Ann", "+greedy", "+random", options={"rounds": 1})
    go_to_table(page, id)
    player = Player(page)
    player.hurries = True
    player.play()
    moment = page.locator('.end [data-do="moment"]')
    decided = page.locator(".end .decided strong").first.inner_text()
    step = (moment.get_attribute("href") or "").rpartition("%2F")[2]
    moment.click()
    page.wait_for_url(f"**/#replay={id}%2F{step}")
    assert any(event["kind"] == "vegas-payouts" for event in steps_of(page, id)[int(step)]["events"]), decided
    page.go_back()
    page.locator('.end [data-do="again"]').click()
    page.wait_for_function("id => location.hash.startsWith('#table=') && !location.hash.endsWith(id)", arg=id)
    page.locator('[data-do="roll"], [data-rolled]').first.wait_for()
    assert page.locator(".seat .name").all_inner_texts() == ["Ann", "Greedy", "Random"]


def test_the_podium_counts_the_last_round_from_its_first_moment_on(visit: Visit) -> None:
    """While the end is shown, the log has not told the last payouts yet."""
    visitor = visit(calm=False, pace=HELD)
    page = visitor.page
    stage = Stage(visitor, played_until(lambda state, _: state.actor == OVER, "vegas", LONG[:3], rounds=1))
    stage.play(short_of=1)
    stage.show()
    stage.play()
    hurry_to(page, "[data-podium]")
    rounds = page.locator("[data-podium] .step dl").all_inner_texts()
    events = events_of(page, stage.id)
    for step, text in zip(page.locator("[data-podium] .step").all(), rounds):
        seat = LONG.index(step.get_attribute("data-name") or "")
        got = [e["arguments"]["amount"] for e in events if e["kind"] == "vegas-paid" and e["arguments"]["seat"] == seat]
        assert f"${sum(got):,}" in text, text
    expect(page.locator(".decided")).to_be_visible()


# Counts what flies over the table, from now on.
FLOWN = """() => {
  window.flown = 0;
  const count = (changes) => (flown += changes.flatMap((change) => [...change.addedNodes]).length);
  new MutationObserver(count).observe(document.querySelector('.air'), { childList: true });
}"""


def test_the_rest_of_a_roll_stays_until_a_tile_is_answered(visit: Visit) -> None:
    """Dice that are in a lane are not in the air, too."""

    def asks_after_dice(state: State, events: list[Event]) -> bool:
        roll = state.view()["roll"]
        is_placed = any(event.kind == "vegas-placed" and event.arguments["seat"] == 1 for event in events)
        return is_placed and state.actor == 1 and len(roll["small"]) > 0

    visitor = visit(calm=False)
    page = visitor.page
    stage = Stage(visitor, played_until(asks_after_dice, "vegas", LONG[:3], rounds=3, tiles=SIX))
    stage.play(short_of=1)
    stage.show()
    page.evaluate(FLOWN)
    stage.play()
    placed = [event for event in events_of(page, stage.id) if event["kind"] == "vegas-placed"][-1]["arguments"]
    dice = placed["small"] + placed["big"]
    page.wait_for_function("(dice) => flown >= dice && !document.querySelector('.flyer')", arg=dice)
    assert page.evaluate("flown") == dice
    assert page.locator("[data-rolled]").count() > 0


def test_black_dice_roll_where_no_others_lie(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page

    def is_thrown(state: State, events: list[Event]) -> bool:
        return state.actor == 1 and bool(state.view()["roll"]["black"]) and bool(state.view()["roll"]["small"])

    staged(visitor, played_until(is_thrown, "vegas", LONG[:3], rounds=3, tiles=SIX))
    expect(page.locator("[data-black]").first).to_be_visible()
    expect(page.locator("[data-rolled]").locator("visible=true")).to_have_count(0)
