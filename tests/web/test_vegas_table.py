"""What people expect of a table's page, point by point, tried on Las Vegas."""

import re

import pytest
from playwright.sync_api import Page, expect

from support.browser import Visit, Visitor
from support.looks import axe, lengthen, overflow, shoot
from support.playing import OFFERED, Player, go_to_table, make_table
from support.stage import Stage, asked, played_until, staged, told
from zaria.core.frames import OVER
from zaria.core.log import Log
from zaria.core.state import Event, State
from zaria.i18n import Words

SIX = ["lucky_punch", "fifty_fifty", "power_play", "no_entry", "handicap", "double_down"]
OTHER_SIX = ["jackpot", "bad_luck", "pay_day", "knockout", "block_it", "nice_dice"]
FOUR = ["Ann", "Ben", "Cleo", "Konstantina Zoë"]
SKIP = '[data-do="skip"]'
is_choosing = asked("question-vegas-choose")
english = Words("en", with_page=True).say

# Which properties were ever animated, and how wide the page ever was.
MOVED = """
window.moved = {};
window.widest = 0;
const look = () => {
  window.widest = Math.max(window.widest, document.documentElement?.scrollWidth ?? 0);
  for (const animation of document.getAnimations())
    for (const frame of animation.effect.getKeyframes()) Object.assign(window.moved, frame);
  requestAnimationFrame(look);
};
look();
"""

# Whether all of what has the focus lies under something else.
COVERED = """() => {
  const at = document.activeElement;
  const box = at.getBoundingClientRect();
  const isSeen = (x, y) => {
    const top = document.elementFromPoint(box.x + x * box.width, box.y + y * box.height);
    return top !== null && (at.contains(top) || top.contains(at));
  };
  const parts = [0.1, 0.5, 0.9];
  return { what: at.outerHTML.slice(0, 120), covered: !parts.some((x) => parts.some((y) => isSeen(x, y))) };
}"""


def sit_down(page: Page, *seats: str, **options: object) -> str:
    """At a table where the visitor is asked now."""
    page.goto("/")
    id = make_table(page, "vegas", *seats, options={"rounds": 1, "first": "seat0"} | options)
    go_to_table(page, id)
    page.locator("header[data-question]").wait_for()
    return id


def in_the_middle(state: State, events: list[Event]) -> bool:
    """The visitor chooses, with dice of everybody on the table."""
    return is_choosing(state, events) and state.view()["players"][0]["small"] < 6


def play_to_the_scene(page: Page) -> None:
    """Until payouts are shown."""
    player = Player(page)
    player.skips = False
    while (done := player.step()) != "scene":
        assert done != "over"


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
    visitor = visit(dark=dark, calm=False)
    page, look = visitor.page, "dark" if dark else "light"
    tiles = SIX if dark else OTHER_SIX
    staged(visitor, played_until(in_the_middle, "vegas", FOUR, rounds=1, tiles=tiles))
    shoot(page, f"vegas-table-desktop-{look}")
    assert axe(page) == []
    page.get_by_role("tab", name=english("web-chat")).click()
    page.get_by_role("button", name=english("web-table"), exact=True).click()
    shoot(page, f"vegas-menu-desktop-{look}")
    assert axe(page) == []
    page.get_by_role("dialog").get_by_role("button", name=english("web-close")).click()
    page.keyboard.press("?")
    assert axe(page) == []
    bring_to_payouts(visitor, played_until(told("vegas-payouts"), "vegas", FOUR, rounds=1, tiles=tiles))
    shoot(page, f"vegas-payouts-desktop-{look}")
    page.keyboard.press(" ")
    page.locator(".end").wait_for()
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
    expect(page.locator("header .preview")).to_contain_text("Ann")
    expect(page.locator("header .preview")).to_contain_text(f"${amount:,}")


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
    page.get_by_role("link", name=english("web-see-rule")).click()
    expect(page).to_have_url(re.compile("#rules=vegas"))
    page.get_by_role("heading", level=1).wait_for()


def test_a_move_is_taken_back_and_the_same_dice_lie_there(visit: Visit) -> None:
    page = visit().page
    sit_down(page, "Ann", "+greedy")
    before = page.locator(".roll").inner_html()
    Player(page).step()
    page.locator('[data-do="undo"]').click()
    expect(page.locator("header[data-question]")).to_be_visible()
    page.wait_for_function("(before) => document.querySelector('.roll')?.innerHTML === before", arg=before)


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
    dice_now = page.locator(".felt").inner_text()
    page.get_by_role("button", name="Ann rolled").first.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(english("web-past", {"step": 3}))
    assert page.locator(OFFERED).count() == 0
    page.keyboard.press("Escape")
    page.locator("header[data-question]").wait_for()
    assert page.locator(".felt").inner_text() == dice_now
    page.reload()  # the log is whole again
    expect(page.get_by_role("button", name="Ann rolled").first).to_be_visible()


def test_a_spectator_sees_the_table_and_can_choose_nothing(visit: Visit) -> None:
    ann, eve = visit().page, visit(locale="it-IT").page
    id = sit_down(ann, "Ann", "+greedy")
    eve.goto(f"/#table={id}")
    eve.locator(".onlooker").wait_for()
    expect(eve.locator(".felt")).to_be_visible()
    assert eve.locator(OFFERED).count() == 0 and eve.locator('[data-do="roll"]').count() == 0
    assert "$" not in eve.locator('[data-player="0"]').inner_text()  # money is its owner's to know


def test_your_turn_is_in_the_title_and_rolls_are_spoken(visit: Visit) -> None:
    page = visit().page
    sit_down(page, "Ann", "+greedy")
    assert english("web-your-turn") in page.title()
    Player(page).step()
    expect(page.locator('.spoken[aria-live="polite"]')).to_contain_text("rolled")


def test_people_at_the_table_talk_and_can_be_muted(visit: Visit) -> None:
    ann, ben = visit(), visit()
    ann.page.goto("/")
    id = make_table(ann.page, "vegas", "Ann", "open", starts=False)
    go_to_table(ben.page, id)
    ben.page.get_by_role("button", name=english("web-sit")).first.click()
    ben.page.get_by_placeholder(english("web-seat-name-short")).fill("Ben")
    ben.page.get_by_role("button", name=english("web-sit")).first.click()
    go_to_table(ann.page, id)
    ann.page.get_by_role("button", name=english("web-start"), exact=True).click()
    for person in (ann, ben):
        person.page.get_by_role("tab", name=english("web-chat")).click()
    ben.page.get_by_label(english("web-chat-say")).fill("Good luck <b>!</b>")
    ben.page.get_by_role("button", name=english("web-send")).click()
    expect(ann.page.get_by_role("tabpanel")).to_contain_text("Ben Good luck <b>!</b>")
    ann.page.get_by_label(english("web-mute")).check()
    expect(ann.page.get_by_role("tabpanel")).not_to_contain_text("Good luck")


def test_a_bot_plays_for_a_player_who_is_gone_until_they_come_back(visit: Visit) -> None:
    ann, ben = visit(), visit(locale="de-DE")
    ann.page.goto("/")
    id = make_table(ann.page, "vegas", "Ann", "open", starts=False, options={"rounds": 1})
    german = Words("de", with_page=True).say
    go_to_table(ben.page, id)
    ben.page.get_by_role("button", name=german("web-sit")).first.click()
    ben.page.get_by_placeholder(german("web-seat-name-short")).fill("Ben")
    ben.page.get_by_role("button", name=german("web-sit")).first.click()
    go_to_table(ann.page, id)
    ann.page.get_by_role("button", name=english("web-start"), exact=True).click()
    ann.page.locator(".felt").wait_for()
    ben.page.goto("about:blank")
    ann.page.get_by_role("button", name=english("web-hand-over")).click()
    expect(ann.page.get_by_role("button", name=english("web-hand-over"))).to_have_count(0)
    go_to_table(ben.page, id)
    expect(ann.page.locator("aside ol").last).to_contain_text("Ben is back")


def test_the_turn_clock_runs_and_a_bot_moves_when_it_is_up(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    go_to_table(page, make_table(page, "vegas", "Ann", "Ben", clock=2))
    clock = page.get_by_role("timer", name="Time left")
    expect(clock).to_have_text(re.compile("^0:0[0-2]$"))
    page.get_by_text("Time is up for Ann: a bot makes this one move.").first.wait_for()
    page.get_by_text("Time is up for Ben: a bot makes this one move.").first.wait_for()


def test_only_transform_and_opacity_are_animated(visit: Visit) -> None:
    """All else would be laid out or painted anew in every frame. And nothing that moves makes the page wider."""
    page = visit(calm=False, phone=True, width=320).page
    page.add_init_script(MOVED)
    sit_down(page, "Ann", "+greedy", tiles=["jackpot"])
    play_to_the_scene(page)
    page.locator('[data-do="skip"]').wait_for(state="detached")  # every casino has paid
    page.locator(".end").wait_for()
    moved = set(page.evaluate("Object.keys(moved)")) - {"offset", "easing", "composite", "computedOffset"}
    assert moved == {"transform", "opacity"}
    assert page.evaluate("widest") == 320
    expect(page.locator(".end h2")).to_be_in_viewport()


def test_nothing_moves_under_the_pointer_when_a_choice_is_looked_at(visit: Visit) -> None:
    """Greek needs two lines for it."""
    page = visit(locale="el-GR").page
    sit_down(page, "Ann", "+greedy", "+greedy")
    before = page.locator(".felt").bounding_box()
    for place in page.locator(OFFERED).all():
        place.hover()
        expect(page.locator("header .preview")).not_to_be_empty()
        assert page.locator(".felt").bounding_box() == before


def test_the_log_follows_the_game_unless_somebody_reads_it(visit: Visit) -> None:
    page = visit().page
    sit_down(page, "Ann", "+greedy", "+greedy", "+greedy")
    page.set_viewport_size({"width": 1280, "height": 400})
    player = Player(page)
    lines = page.locator("aside ol li")
    while lines.count() < 20:
        player.step()
    expect(lines.last).to_be_in_viewport()
    page.get_by_role("tab", name=english("web-chat")).click()
    page.get_by_role("tab", name=english("web-log")).click()
    expect(lines.last).to_be_in_viewport()
    page.locator("aside ol").evaluate("(list) => list.scrollTo(0, 0)")
    seen = lines.count()
    while lines.count() == seen:
        player.step()
    expect(lines.first).to_be_in_viewport()


def test_what_has_the_focus_is_not_covered(visit: Visit) -> None:
    """On a phone the bar stays at the top, and the roll at the bottom."""
    page = visit(width=320).page
    page.set_viewport_size({"width": 320, "height": 740})
    sit_down(page, "Ann", "+greedy", "+greedy", "+random", tiles=OTHER_SIX)
    seen = set()
    for _ in range(60):
        page.keyboard.press("Tab")
        about = page.evaluate(COVERED)
        assert not about["covered"], about["what"]
        seen.add(about["what"])
    assert len(seen) > 20


def test_the_payouts_can_be_skipped_and_their_breakdown_stays(visit: Visit) -> None:
    visitor = visit(calm=False)
    page = visitor.page
    bring_to_payouts(visitor, played_until(told("vegas-payouts"), "vegas", ["Ann", "Ben"], rounds=2))
    page.keyboard.press(" ")
    page.locator(SKIP).wait_for(state="detached")
    page.get_by_text(english("web-vegas-last-round", {"round": 1})).first.click()
    expect(page.locator("main details[open]")).to_contain_text("$")


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
    staged(visitor, log, sign=".end article")
    order = [names[seat] for place in log.state.ranking() for seat in place]
    expect(visitor.page.locator(".end article h3")).to_have_text(order)
