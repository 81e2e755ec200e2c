"""The scenes of Las Vegas are in order and complete: what was shown, noted on the page, equals what happened."""

import re
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from support.page.browser import HELD, REAL, Visit, Visitor, hold_at
from support.page.playing import Player, draw_frames, go_to_table, hurry_to, hurry_until, make_table
from support.page.shown import events_of, note_what_is_shown, notes_of, on_the_table, told_too_early, what_happened
from support.page.stage import Stage, played_until, told
from zaria.core.engine.state import Event, State
from zaria.core.records.log import Log
from zaria.i18n import Words

THREE = ["Ann", "Ben", "Cleo"]
LINES = "aside ol li button"
SKIP = '[data-do="skip"]'
GO_ON = '[data-do="go-on"]'
TURNS = ("vegas-placed", "vegas-passed")
english = Words("en", with_page=True).say


def in_the_middle(state: State, _: list[Event]) -> bool:
    return bool(state.view()["players"][1]["small"] < 4)


def rolled_in_the_middle(state: State, events: list[Event]) -> bool:
    return in_the_middle(state, events) and events[-1].kind == "vegas-rolled"


def looked_at(visitor: Visitor, log: Log, short_of: int) -> tuple[Stage, int]:
    """The visitor looks at the table, with its log open; the last steps are still to come. And the events so far."""
    stage = Stage(visitor, log)
    stage.play(short_of=short_of)
    note_what_is_shown(visitor.page)
    stage.show()
    visitor.page.keyboard.press("l")
    known = len(events_of(visitor.page, stage.id))
    expect(visitor.page.locator(LINES)).to_have_count(known)
    return stage, known


def until_told(page: Page, id: str) -> list[dict[str, Any]]:
    """All events, when the log has them all."""
    events = events_of(page, id)
    expect(page.locator(LINES)).to_have_count(len(events))
    return events


def hurry_through(page: Page, id: str) -> list[dict[str, Any]]:
    """The same, with a press for each moment that is held."""
    events = events_of(page, id)
    hurry_until(page, f"document.querySelectorAll('{LINES}').length === {len(events)}")
    return events


def payouts_shown(page: Page) -> list[str]:
    return [note for note in notes_of(page) if note.startswith("pays ")]


def paying(page: Page) -> str:
    """The casinos that pay now."""
    return page.locator("[data-verdict]").get_attribute("data-verdict") or ""


def hide(page: Page, hidden: bool) -> None:
    """As if another tab were looked at."""
    state = "hidden" if hidden else "visible"
    page.evaluate(
        "(state) => { Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });"
        " document.dispatchEvent(new Event('visibilitychange')); }",
        state,
    )


def test_what_is_shown_is_what_happened_against_bots(visit: Visit) -> None:
    """Every roll, every group of dice and every casino that pays, however much somebody hurries; the log and the money
    tell it afterwards."""
    page = visit(calm=False).page
    id = make_table(page, "vegas", "Ann", "+greedy", "+random", starts=False, options={"rounds": 1})
    note_what_is_shown(page)
    go_to_table(page, id)
    page.get_by_role("button", name=english("web-start"), exact=True).click()  # nothing is rolled before it is watched
    page.locator(".strip").wait_for()
    page.keyboard.press("l")
    player = Player(page)
    player.hurries = True
    player.play()
    page.locator(SKIP).wait_for(state="detached")
    events, notes = until_told(page, id), notes_of(page)
    assert on_the_table(notes) == what_happened(events)
    assert told_too_early(notes, events) == []
    money = [place for place, note in enumerate(notes) if note.startswith("money ")]
    paid = [
        event["arguments"]["casino"]
        for event in events
        if event["kind"] == "vegas-paid" and event["arguments"]["seat"] == 0
    ]
    assert bool(money) == bool(paid)
    assert all(place > notes.index(f"pays {paid[0]}") for place in money)


# What is drawn of dice in the air: how many points of the picture are not empty.
DRAWN = """() => {
  const canvas = document.querySelector('.air > canvas');
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  return data.filter((value, place) => place % 4 === 3 && value > 250).length;
}"""
SEEN_IN_LANES = "[...document.querySelectorAll('[data-rolled]')].filter((die) => die.style.opacity !== '0').length"


@pytest.mark.parametrize("phone", [False, True])
def test_dice_are_thrown_before_they_lie_in_their_lanes(visit: Visit, phone: bool) -> None:
    """While they roll no lane tells how they will lie; then each lies in the lane of the number that was told."""
    visitor = visit(calm=False, pace=HELD, phone=phone)
    page = visitor.page
    stage = Stage(visitor, played_until(rolled_in_the_middle, "vegas", THREE, rounds=1))
    stage.play(short_of=1)
    stage.show()
    stage.play()
    page.locator(".air > canvas").wait_for()
    page.wait_for_function(f"({DRAWN})() > 1000")
    assert page.evaluate(SEEN_IN_LANES) == 0
    assert page.locator(".lane.full, .lane .count").count() == 0
    hurry_until(page, "!document.querySelector('.air > canvas')")
    (rolled,) = [event for event in events_of(page, stage.id)[-1:] if event["kind"] == "vegas-rolled"]
    dice = rolled["arguments"]["dice"].replace("big ", "").split()
    assert page.evaluate(SEEN_IN_LANES) == len(dice)
    full = page.locator(".lane.full").evaluate_all("(lanes) => lanes.map((lane) => lane.dataset.number)")
    assert full == sorted(set(dice))


def test_three_moves_at_once_are_shown_one_after_the_other(visit: Visit) -> None:
    visitor = visit(calm=False)
    page = visitor.page
    stage, known = looked_at(visitor, played_until(in_the_middle, "vegas", THREE, rounds=1), short_of=6)
    stage.play()  # three rolls and three moves
    events, notes = until_told(page, stage.id), notes_of(page)
    assert on_the_table(notes) == what_happened(events[known:])
    assert told_too_early(notes, events, known) == []
    assert page.locator('[data-do="skipped"]').count() == 0


def test_a_reload_in_the_middle_shows_the_rest(visit: Visit) -> None:
    """What was not told before it is shown after it, and nothing else."""
    visitor = visit(calm=False, pace=HELD)
    page = visitor.page
    stage, known = looked_at(visitor, played_until(in_the_middle, "vegas", THREE, rounds=1), short_of=6)
    stage.play()
    hurry_until(page, "shown.some((note) => note.startsWith('placed'))")
    page.reload()
    page.locator(".strip").wait_for()
    page.keyboard.press("l")
    events, notes = hurry_through(page, stage.id), notes_of(page)
    assert on_the_table(notes) == what_happened(events[known:])


def test_a_payout_cut_off_by_a_reload_is_shown_again(visit: Visit) -> None:
    visitor = visit(calm=False, pace=HELD)
    page = visitor.page
    stage, _ = looked_at(visitor, played_until(told("vegas-payouts"), "vegas", THREE, rounds=2), short_of=1)
    stage.play()
    hurry_to(page, "[data-verdict]")
    first = payouts_shown(page)
    hurry_to(page, f'[data-verdict]:not([data-verdict="{paying(page)}"])')
    before = len(payouts_shown(page))
    page.reload()
    hurry_to(page, "[data-verdict]")
    page.keyboard.press("l")
    assert not [line for line in page.locator(LINES).all_inner_texts() if re.search(r"Casino \d paid", line)]
    assert payouts_shown(page)[before:] == first
    page.locator(SKIP).click()
    hurry_through(page, stage.id)


def test_a_hidden_tab_misses_nothing_and_says_what_was_skipped(visit: Visit) -> None:
    visitor = visit(calm=False)
    page = visitor.page
    stage, known = looked_at(visitor, played_until(in_the_middle, "vegas", THREE, rounds=1), short_of=6)
    hide(page, True)
    stage.play()
    events = until_told(page, stage.id)
    assert told_too_early(notes_of(page), events, known) == []
    hide(page, False)
    turns = sum(event["kind"] in TURNS for event in events[known:])
    expect(page.locator(".notice")).to_contain_text(english("web-turns-skipped", {"turns": turns}))
    page.locator('[data-do="skipped"]').click()
    expect(page.locator('[data-do="skipped"]')).to_have_count(0)


def hold_updates(page: Page) -> Callable[[int], None]:
    """Updates of the table wait from now on; the function lets them come all at once, when there are so many."""
    held: list[Callable[[], None]] = []
    is_free = [False]

    def connected(page_side: WebSocketRoute) -> None:
        server_side = page_side.connect_to_server()

        def heard(message: str | bytes) -> None:
            if is_free[0] or '"update"' not in str(message)[:40]:
                page_side.send(message)
            else:
                held.append(partial(page_side.send, message))

        server_side.on_message(heard)

    def release(updates: int) -> None:
        while len(held) < updates:
            draw_frames(page)
        is_free[0] = True
        for send in held:
            send()

    page.route_web_socket("**/live?**", connected)
    return release


def test_somebody_far_behind_sees_the_last_turns_and_the_payout_and_reads_what_was_skipped(visit: Visit) -> None:
    """As after a weak connection, with the page in sight all the time."""
    visitor = visit(calm=False, pace=HELD)
    page = visitor.page
    release = hold_updates(page)
    stage, known = looked_at(visitor, played_until(told("vegas-payouts"), "vegas", THREE, rounds=2), short_of=24)
    stage.play()
    release(24)
    hurry_to(page, "[data-verdict]")
    turns = sum(event["kind"] in TURNS for event in events_of(page, stage.id)[known:])
    counted = [english("web-turns-skipped", {"turns": number}) for number in range(turns - 3, turns)]
    assert page.locator(".notice").inner_text().partition("\n")[0].strip() in counted
    page.locator(SKIP).click()
    hurry_through(page, stage.id)


def test_against_bots_a_payout_waits_in_a_hidden_tab_and_the_next_round_until_somebody_goes_on(visit: Visit) -> None:
    page = visit(calm=False).page
    id = make_table(page, "vegas", "Ann", "+greedy", options={"rounds": 2})
    note_what_is_shown(page)
    go_to_table(page, id)
    page.locator(".strip").wait_for()
    hold_at(page, "[data-verdict]")
    player = Player(page)
    player.skips = False
    player.play_until(lambda: page.locator("[data-verdict]").count() > 0)
    hide(page, True)
    shown = paying(page)
    draw_frames(page)
    assert paying(page) == shown
    hide(page, False)
    page.locator(SKIP).click()
    hurry_to(page, GO_ON)
    history = f"fetch('/api/tables/{id}/history?seat=0').then((answer) => answer.json())"
    is_rolled = "(told) => told.steps.at(-1).events.some(({ kind }) => kind === 'vegas-rolled')"
    page.wait_for_function(f"() => {history}.then({is_rolled})")  # the server does not wait
    draw_frames(page)
    assert page.locator(GO_ON).count() == 1
    assert page.locator("[data-rolled]").count() == 0
    page.locator(GO_ON).click()
    hurry_to(page, '[data-rolled], [data-do="roll"]')
    assert sorted(payouts_shown(page)) == [f"pays {casino}" for casino in range(1, 7)]


def test_a_moment_is_finished_by_a_press_and_payouts_swallow_no_turn(visit: Visit) -> None:
    """Space and a press on the felt end one casino, the button all of them; what came meanwhile is shown after the
    beat. Where people play with each other the beat ends by itself, so that nobody holds the table."""
    visitor = visit(calm=False, pace=HELD)
    page = visitor.page
    after = [0]  # steps since the payouts

    def somebody_placed(state: State, events: list[Event]) -> bool:
        kinds = [event.kind for event in events]
        after[0] = 0 if "vegas-payouts" in kinds else after[0] + 1
        return bool(state.view()["round"] == 2 and "vegas-placed" in kinds and after[0] > 0)

    log = played_until(somebody_placed, "vegas", THREE, rounds=2)
    stage, known = looked_at(visitor, log, short_of=after[0] + 1)
    stage.play()  # the payouts, and everything after them
    hurry_to(page, "[data-verdict]")
    first = paying(page)
    page.keyboard.press(" ")
    page.locator(f'[data-verdict]:not([data-verdict="{first}"])').wait_for()
    second = paying(page)
    page.locator('[data-casino="5"] .carpet').click(force=True)
    page.locator(f'[data-verdict]:not([data-verdict="{second}"])').wait_for()
    assert paying(page) != first
    page.locator(SKIP).click()
    hurry_to(page, GO_ON)
    events = hurry_through(page, stage.id)
    assert on_the_table(notes_of(page)) == what_happened(events[known:])
    assert told_too_early(notes_of(page), events, known) == []
    assert page.locator(".carpet .row").count() == sum(len(casino["dice"]) for casino in log.state.view()["casinos"])


# What the dealer says about a roll that is still in the air.
EARLY = """() => {
  window.early = [];
  const look = () => {
    const words = document.querySelector('section.line').textContent;
    if (document.querySelector('.air > canvas') && words.includes(' rolled ')) early.push(words);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def test_the_dealer_tells_a_roll_when_it_lies_on_the_table(visit: Visit) -> None:
    def others_roll(state: State, events: list[Event]) -> bool:
        return any(event.kind == "vegas-rolled" and event.arguments["seat"] == 1 for event in events)

    visitor = visit(calm=False)
    page = visitor.page
    stage = Stage(visitor, played_until(others_roll, "vegas", THREE, rounds=1))
    stage.play(short_of=1)
    with stage.other.live(stage.id, 1), stage.other.live(stage.id, 2):  # who is away would be told of instead
        stage.show()
        page.evaluate(EARLY)
        stage.play()
        expect(page.locator("section.line")).to_contain_text(f"{THREE[1]} rolled")
    assert page.evaluate("early") == []


# Leave the table as soon as something moves that the selector finds.
LEAVE = """(selector) => new Promise((left) => {
  const look = () => {
    const moves = document.getAnimations().some(({ effect }) => effect?.target?.matches(selector));
    if (!moves && !document.querySelector(`.air > ${selector}`)) return requestAnimationFrame(look);
    location.hash = '';
    left();
  };
  look();
})"""


@pytest.mark.parametrize(("moving", "short_of"), [("canvas", 6), ("[data-card]", 1)])
def test_a_table_can_be_left_in_the_middle_of_a_scene(visit: Visit, moving: str, short_of: int) -> None:
    """A roll with other turns after it, or a card that is about to fly: the scene ends without its board."""
    visitor = visit(calm=False, pace=REAL)
    page = visitor.page
    wanted = told("vegas-payouts") if short_of == 1 else in_the_middle
    stage, _ = looked_at(visitor, played_until(wanted, "vegas", THREE, rounds=2), short_of=short_of)
    stage.play()
    page.evaluate(LEAVE, moving)
    page.locator(".strip").wait_for(state="detached")
    page.locator("main a[href], main button").first.wait_for()
    draw_frames(page)
