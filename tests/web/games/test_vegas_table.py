"""What people expect of a table's page, point by point, tried on Las Vegas."""

import re

import pytest
from playwright.sync_api import Page, expect

from support.page.browser import HELD, Visit, Visitor
from support.page.looks import axe, lengthen, overflow, shoot
from support.page.playing import OFFERED, Player, go_to_table, hurry_to, make_table, start_when_seated, until_asked
from support.page.stage import Stage, asked, played_until, staged, told
from zaria.core.engine.frames import OVER
from zaria.core.engine.state import Event, State
from zaria.core.records.log import Log
from zaria.i18n import Words

SIX = ["lucky_punch", "fifty_fifty", "power_play", "no_entry", "handicap", "double_down"]
OTHER_SIX = ["jackpot", "bad_luck", "pay_day", "knockout", "block_it", "nice_dice"]
FOUR = ["Ann", "Ben", "Cleo", "Konstantina Zoë"]
SKIP = '[data-do="skip"]'
# The last dice of a round begin several scenes: the first press may have met the one before the payouts.
SKIPS_ON = f"() => {{ document.querySelector('{SKIP}')?.click(); return document.querySelector('.end'); }}"
is_choosing = asked("question-vegas-choose")
english = Words("en", with_page=True).say

# Which properties were ever animated, and how wide the page ever was.
MOVED = """
window.moved = {};
window.widest = 0;
const note = ({ effect }) => effect.getKeyframes().forEach((frame) => Object.assign(window.moved, frame));
const play = Animation.prototype.play;
Animation.prototype.play = function () {
  note(this);
  return play.call(this);
};
const look = () => {
  window.widest = Math.max(window.widest, document.documentElement?.scrollWidth ?? 0);
  document.getAnimations().forEach(note); // those of styles, too
  requestAnimationFrame(look);
};
look();
"""

# Numbers everything that the tab key should come to.
STOPS = """() => {
  const stops = [...document.querySelectorAll('a[href], button:not(:disabled), [tabindex="0"]')]
    .filter((e) => e.tabIndex >= 0 && e.checkVisibility({ visibilityProperty: true }));
  stops.forEach((e, number) => (e.dataset.stop = number));
  return stops.length;
}"""

# Whether all of what has the focus lies under something else.
COVERED = """() => {
  const at = document.activeElement;
  const box = at.getBoundingClientRect();
  const isSeen = (x, y) => {
    const top = document.elementFromPoint(box.x + x * box.width, box.y + y * box.height);
    return top !== null && (at.contains(top) || top.contains(at));
  };
  const parts = [0.1, 0.5, 0.9];
  const covered = !parts.some((x) => parts.some((y) => isSeen(x, y)));
  return { stop: at.dataset.stop, covered };
}"""


# All that is spoken from now on.
SPOKEN = """() => {
  window.spoken = [];
  const voice = document.querySelector('.spoken[aria-live="polite"]');
  const hear = () => spoken.push(voice.textContent);
  new MutationObserver(hear).observe(voice, { subtree: true, childList: true, characterData: true });
}"""


def sit_down(page: Page, *seats: str, **options: object) -> str:
    """At a table where the visitor is asked now."""
    id = make_table(page, "vegas", *seats, options={"rounds": 1, "first": "seat0"} | options)
    go_to_table(page, id)
    until_asked(page)
    return id


def in_the_middle(state: State, events: list[Event]) -> bool:
    """The visitor chooses, with dice of everybody on the table."""
    return is_choosing(state, events) and state.view()["players"][0]["small"] < 6


def bring_to_payouts(visitor: Visitor, log: Log, shared: bool = False) -> None:
    """The last of a round's dice are placed while the visitor looks on."""
    stage = Stage(visitor, log, shared)
    stage.play(short_of=1)
    stage.show()
    stage.play()
    visitor.page.locator(SKIP).wait_for()


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_the_table_can_be_used_by_everybody(visit: Visit, dark: bool) -> None:
    """No grave finding of axe in the middle of a game, at payouts, at the end, with menu, help and chat."""
    visitor = visit(dark=dark)
    page, look = visitor.page, "dark" if dark else "light"
    if not dark:  # a table is dark unless light was chosen
        page.add_init_script("if (location.protocol !== 'about:') localStorage.setItem('zaria.theme', '\"light\"')")
    tiles = SIX if dark else OTHER_SIX
    staged(visitor, played_until(in_the_middle, "vegas", FOUR, rounds=1, tiles=tiles))
    shoot(page, f"vegas-table-desktop-{look}")
    assert axe(page) == []
    page.get_by_role("button", name=english("web-chat")).click()
    assert axe(page) == []
    page.get_by_role("button", name=english("web-log")).click()
    page.get_by_role("button", name=english("web-table"), exact=True).click()
    shoot(page, f"vegas-menu-desktop-{look}")
    assert axe(page) == []
    page.get_by_role("dialog").get_by_role("button", name=english("web-close")).click()
    page.keyboard.press("?")
    assert axe(page) == []
    bring_to_payouts(visitor, played_until(told("vegas-payouts"), "vegas", FOUR, rounds=1, tiles=tiles))
    shoot(page, f"vegas-payouts-desktop-{look}")
    page.locator(SKIP).click()
    page.wait_for_function(SKIPS_ON)
    page.locator(SKIP).wait_for(state="detached")
    shoot(page, f"vegas-end-desktop-{look}")
    assert axe(page) == []


@pytest.mark.parametrize("tiles", [SIX, OTHER_SIX], ids=["one", "other"])
def test_everything_has_room_on_a_narrow_screen(visit: Visit, tiles: list[str]) -> None:
    """320 px, text 40% longer: in the middle of a game, at payouts, and at its end."""
    visitor = visit(phone=True, width=320, locale="de-DE")
    page = visitor.page
    staged(visitor, played_until(in_the_middle, "vegas", FOUR, rounds=1, tiles=tiles), shared=True)
    shoot(page, f"vegas-table-narrow-{tiles[0]}")
    lengthen(page)
    assert overflow(page) == []
    bring_to_payouts(visitor, played_until(told("vegas-payouts"), "vegas", FOUR, rounds=1, tiles=tiles), shared=True)
    lengthen(page)
    assert overflow(page) == []
    ended = played_until(lambda state, _: state.actor == OVER, "vegas", FOUR, rounds=1, tiles=tiles)
    staged(visitor, ended, shared=True, sign=".end")
    lengthen(page)
    assert overflow(page) == []


def test_a_choice_is_previewed_before_it_is_made(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    log = played_until(lambda state, _: bool(payments(state)), "vegas", ["Ann", "Ben"], rounds=1)
    word, amount = payments(log.state)[0]
    staged(visitor, log)
    page.locator(f'[data-place="number:{word[-1]}"]').hover()
    expect(page.locator(".sentence")).to_contain_text(
        english("web-vegas-then-you", {"amount": f"${amount:,}"}).strip("*")
    )


def payments(state: State) -> list[tuple[str, int]]:
    """What the visitor may choose that would be paid, and how much."""
    question = state.ask() if is_choosing(state, []) else None
    choices = question["choices"] if question else []
    return [
        (one["word"], paid["amount"]) for one in choices for paid in one["preview"].get("pays", []) if paid["seat"] == 0
    ]


def test_a_refusal_says_why_and_leads_to_the_rule(visit: Visit) -> None:
    """In the middle of a round there are casinos whose number was not rolled."""
    visitor = visit()
    page = visitor.page
    staged(visitor, played_until(in_the_middle, "vegas", ["Ann", "Ben"], rounds=1))
    barred = page.locator('main [data-place^="casino:"][aria-disabled="true"]')
    barred.first.click(force=True)  # it is no button to be pressed, and says why
    expect(page.get_by_role("alert")).to_contain_text("you rolled")
    page.get_by_role("button", name=english("web-see-rule")).click()
    expect(page.locator("aside .marked h3")).to_be_in_viewport()  # beside the table, not instead of it
    expect(page.locator(".lanes")).to_be_visible()


def test_a_move_is_taken_back_and_the_same_dice_lie_there(visit: Visit) -> None:
    page = visit().page
    sit_down(page, "Ann", "+greedy")
    before = page.locator(".lanes").inner_text()
    dice = page.locator("[data-rolled]").count()
    Player(page).step()
    page.locator('[data-do="undo"]').click()
    expect(page.locator("header[data-question]")).to_be_visible()
    expect(page.locator("[data-rolled]")).to_have_count(dice)
    assert page.locator(".lanes").inner_text() == before


def test_a_choice_half_made_survives_a_reload(visit: Visit) -> None:
    page = visit(phone=True).page
    sit_down(page, "Ann", "+greedy")
    page.locator(OFFERED).first.tap()
    chosen = page.locator('[data-place][aria-pressed="true"]').first.get_attribute("data-place")
    page.locator('[data-do="confirm"]').wait_for()
    page.reload()
    page.locator('[data-do="confirm"]').wait_for()
    assert page.locator('[data-place][aria-pressed="true"]').first.get_attribute("data-place") == chosen
    page.locator('[data-do="confirm"]').tap()
    page.locator('[data-do="undo"]').wait_for()


def test_the_log_shows_the_table_as_it_was(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    staged(visitor, played_until(in_the_middle, "vegas", ["Ann", "Ben"], rounds=1, first="seat0"))
    page.locator("header[data-question]").wait_for()
    dice_now = page.locator(".strip").inner_text()
    page.keyboard.press("l")
    page.get_by_role("button", name="Ann rolled").first.press("Enter")  # a mouse would lie on a casino afterwards
    expect(page.locator(".pill")).to_contain_text(english("web-past", {"step": 3}))
    assert page.locator(OFFERED).count() == 0
    page.keyboard.press("Escape")  # closes the log
    page.keyboard.press("Escape")
    page.locator("header[data-question]").wait_for()
    assert page.locator(".strip").inner_text() == dice_now
    page.reload()  # the log is whole again
    page.locator("header[data-question]").wait_for()
    page.keyboard.press("l")
    expect(page.get_by_role("button", name="Ann rolled").first).to_be_visible()


def test_a_spectator_sees_the_table_and_can_choose_nothing(visit: Visit) -> None:
    ann, eve = visit().page, visit(locale="it-IT").page
    id = sit_down(ann, "Ann", "+greedy")
    eve.goto(f"/#table={id}")
    eve.locator(".onlooker").wait_for()
    expect(eve.locator(".strip")).to_be_visible()
    assert eve.locator(OFFERED).count() == 0 and eve.locator('[data-do="roll"]').count() == 0
    assert "$" not in eve.locator('[data-player="0"]').inner_text()  # money is its owner's to know


def test_your_turn_is_in_the_title_and_rolls_are_spoken(visit: Visit) -> None:
    page = visit().page
    sit_down(page, "Ann", "+greedy")
    assert english("web-your-turn") in page.title()
    page.evaluate(SPOKEN)
    Player(page).step()
    page.wait_for_function("() => spoken.some((words) => words.includes('rolled'))")


def test_people_at_the_table_talk_and_can_be_muted(visit: Visit) -> None:
    ann, ben = visit(), visit()
    id = make_table(ann.page, "vegas", "Ann", "open", starts=False)
    go_to_table(ben.page, id)
    ben.page.get_by_role("button", name=english("web-sit")).first.click()
    ben.page.get_by_placeholder(english("web-seat-name-short")).fill("Ben")
    ben.page.get_by_role("button", name=english("web-sit")).first.click()
    go_to_table(ann.page, id)
    start_when_seated(ann.page)
    for person in (ann, ben):
        person.page.get_by_role("button", name=english("web-chat")).click()
    ben.page.get_by_label(english("web-chat-say")).fill("Good luck <b>!</b>")
    ben.page.get_by_role("button", name=english("web-send")).click()
    expect(ann.page.locator("aside")).to_contain_text("Ben Good luck <b>!</b>")
    ann.page.get_by_label(english("web-mute")).check()
    expect(ann.page.locator("aside")).not_to_contain_text("Good luck")


def test_a_bot_plays_for_a_player_who_is_gone_until_they_come_back(visit: Visit) -> None:
    """While somebody is asked something themselves, the menu offers it; where the table waits, the line does."""
    ann, ben = visit(), visit(locale="de-DE")
    id = make_table(ann.page, "vegas", "Ann", "open", starts=False, options={"rounds": 1, "first": "seat0"})
    german = Words("de", with_page=True).say
    go_to_table(ben.page, id)
    ben.page.get_by_role("button", name=german("web-sit")).first.click()
    ben.page.get_by_placeholder(german("web-seat-name-short")).fill("Ben")
    ben.page.get_by_role("button", name=german("web-sit")).first.click()
    go_to_table(ann.page, id)
    start_when_seated(ann.page)
    ann.page.locator("header[data-question]").wait_for()
    hand_over = ann.page.get_by_role("button", name=english("web-hand-over"))
    for is_asked in (True, False):
        ben.page.goto("about:blank")
        if is_asked:
            ann.page.locator('[data-do="menu"]').click()
        else:
            ann.page.locator(OFFERED).first.click()
        hand_over.click()
        expect(hand_over).to_have_count(0)
        if is_asked:
            ann.page.keyboard.press("Escape")
            go_to_table(ben.page, id)
            ben.page.locator(".strip").wait_for()
    go_to_table(ben.page, id)
    ann.page.keyboard.press("l")
    expect(ann.page.locator("aside ol").last).to_contain_text("Ben is back")


def test_a_dot_says_whose_connection_is_gone_and_what_can_be_done(visit: Visit) -> None:
    """At once when it is closed; one that only falls silent is noticed within ten seconds (tests/server)."""
    visitor = visit()
    page = visitor.page
    log = played_until(asked("question-vegas-choose", 1), "vegas", ["Ann", "Ben"])
    stage = Stage(visitor, log)
    stage.play()
    stage.show()
    dot = page.locator('[data-player="1"] .state')
    with stage.other.live(stage.id, 1):
        expect(dot).to_have_count(0)
    expect(dot).to_be_visible()
    expect(page.get_by_role("button", name=english("web-hand-over")).first).to_be_visible()


def test_the_turn_clock_runs_and_a_bot_moves_when_it_is_up(visit: Visit) -> None:
    page = visit().page
    go_to_table(page, make_table(page, "vegas", "Ann", "Ben", clock=2))
    clock = page.get_by_role("timer", name="Time left")
    expect(clock).to_have_text(re.compile("^0:0[0-2]$"))
    page.keyboard.press("l")  # not before the table is there: nobody would hear it
    page.get_by_text("Time is up for Ann: a stand-in makes this one move.").first.wait_for()
    page.get_by_text("Time is up for Ben: a stand-in makes this one move.").first.wait_for()


def test_only_transform_and_opacity_are_animated(visit: Visit) -> None:
    """All else would be laid out or painted anew in every frame. And nothing that moves makes the page wider."""
    visitor = visit(calm=False, phone=True, width=320, pace=5)
    page = visitor.page
    page.add_init_script(MOVED)
    ended = played_until(lambda state, _: state.actor == OVER, "vegas", FOUR, rounds=1, tiles=["jackpot"])
    stage = Stage(visitor, ended)
    stage.play(short_of=4)
    stage.show()
    stage.play()  # rolls and moves, the payouts, and the end
    page.locator(".end").wait_for()
    page.locator('[data-do="skip"]').wait_for(state="detached")
    moved = set(page.evaluate("Object.keys(moved)")) - {"offset", "easing", "composite", "computedOffset"}
    assert moved == {"transform", "opacity"}
    assert page.evaluate("widest") == 320
    expect(page.locator(".end h2")).to_be_in_viewport()


def places(page: Page) -> list[object]:
    """Where everything is that has a place of its own."""
    script = "(all) => all.map((e) => { const b = e.getBoundingClientRect(); return [b.x, b.y, b.width, b.height]; })"
    found: list[object] = page.locator(".casino, .lane, section.line, .topline").evaluate_all(script)
    return found


def test_nothing_moves_under_the_pointer_when_a_choice_is_looked_at(visit: Visit) -> None:
    """Greek needs two lines for it."""
    page = visit(locale="el-GR").page
    sit_down(page, "Ann", "+greedy", "+greedy")
    before = places(page)
    for place in page.locator(OFFERED).all():
        place.hover()
        expect(page.locator(".sentence strong")).to_be_visible()
        assert places(page) == before


# The log hears that it was scrolled only with the next frame.
SCROLLED_UP = """(list) => new Promise((done) => {
  list.addEventListener('scroll', () => done(), { once: true });
  list.scrollTo(0, 0);
})"""


def test_the_log_follows_the_game_unless_somebody_reads_it(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page

    def late(state: State, events: list[Event]) -> bool:
        return is_choosing(state, events) and bool(state.view()["players"][0]["small"] < 3)

    stage = Stage(visitor, played_until(late, "vegas", FOUR, rounds=1))
    stage.play(short_of=4)
    stage.show()
    page.set_viewport_size({"width": 1280, "height": 400})
    page.keyboard.press("l")
    lines = page.locator("aside ol li")
    before = lines.count()
    expect(lines.last).to_be_in_viewport()
    stage.play(short_of=2)
    expect(lines).to_have_count(before + 2)
    expect(lines.last).to_be_in_viewport()
    page.get_by_role("button", name=english("web-chat")).click()
    page.get_by_role("button", name=english("web-log")).click()
    expect(lines.last).to_be_in_viewport()
    expect(lines.first).not_to_be_in_viewport()
    page.locator("aside ol").evaluate(SCROLLED_UP)
    stage.play()
    expect(lines).to_have_count(before + 4)
    expect(lines.first).to_be_in_viewport()


def test_what_has_the_focus_is_not_covered(visit: Visit) -> None:
    """On a phone the bar stays at the top, and the roll at the bottom."""
    page = visit(width=320).page
    page.set_viewport_size({"width": 320, "height": 740})
    sit_down(page, "Ann", "+greedy", "+greedy", "+random", tiles=OTHER_SIX)
    stops = page.evaluate(STOPS)
    assert stops > 12
    seen = set()
    for _ in range(stops + 6):  # with those that come while something is looked at
        page.keyboard.press("Tab")
        page.wait_for_function(f"() => !({COVERED})().covered")  # what explained the last one has moved on
        seen.add(page.evaluate(COVERED)["stop"])
    assert seen >= {str(number) for number in range(stops)}


def test_the_payouts_can_be_skipped_and_their_breakdown_stays(visit: Visit) -> None:
    visitor = visit(calm=False, pace=HELD)
    page = visitor.page
    bring_to_payouts(visitor, played_until(told("vegas-payouts"), "vegas", ["Ann", "Ben"], rounds=2))
    page.locator(SKIP).click()
    hurry_to(page, f"main:not(:has({SKIP}))")
    page.keyboard.press("l")
    page.get_by_text(english("web-vegas-last-round", {"round": 1})).first.click()
    expect(page.locator("aside details[open]")).to_contain_text("$")


def is_decided_by_pieces(state: State, _: list[Event]) -> bool:
    """The game is over, and equal money is not in the order of the seats."""
    if state.actor != OVER:
        return False
    by_money = sorted(range(state.players), key=lambda seat: (seat not in state.winners(), -state.scores()[seat]))
    return [seat for place in state.ranking() for seat in place] != by_money


def test_the_final_list_follows_the_tie_break(visit: Visit) -> None:
    visitor = visit()
    names = [*FOUR, "Eve"]
    log = played_until(is_decided_by_pieces, "vegas", names, rounds=1)
    staged(visitor, log, sign=".end .step")
    order = [names[seat] for place in log.state.ranking() for seat in place]
    by_rank = "(all) => all.sort((one, other) => one.dataset.rank - other.dataset.rank).map((e) => e.dataset.name)"
    assert visitor.page.locator(".end [data-rank]").evaluate_all(by_rank) == order
    expect(visitor.page.locator(".end .by")).to_contain_text("Equal money")  # wherever it was equal, it says why
