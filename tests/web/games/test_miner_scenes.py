"""What happens in the mine is shown one thing after the other, whole and in order, and told when it has been seen."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from support.eventually import eventually
from support.page.browser import HELD, Visit
from support.page.looks import covered, shoot
from support.page.mining import Miner
from support.page.playing import go_to_table, hurry_to, hurry_until, make_table
from support.page.stage import Stage, played_until, told
from zaria.core.engine.frames import OVER
from zaria.core.engine.state import Event, State
from zaria.core.records.replay import states

THREE = ["Ann", "Ben", "Cleo"]

# Notes every line of the log when it comes, and whether what it tells was still in the air or still being counted then.
WATCH = """() => {
  window.lines = [];
  window.early = [];
  const look = () => {
    const log = [...document.querySelectorAll('aside ol li button')].map((e) => e.textContent.trim());
    while (window.lines.length < log.length) {
      window.lines.push(log[window.lines.length]);
      const isMoving = document.querySelector('.air .cubed, .air .flat, [data-counting] .climber');
      if (isMoving) window.early.push(window.lines.at(-1));
    }
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  look();
}"""

# Was it ever there, from now on?
SEES = """(sign) => {
  window.seen = false;
  const look = () => { window.seen ||= document.querySelector(sign) !== null; };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


def events_of(page: Page, id: str) -> list[str]:
    """What happened in the game, for the visitor's seat."""
    history: dict[str, Any] = page.evaluate(f"fetch('/api/tables/{id}/history?seat=0').then((answer) => answer.json())")
    return [event["kind"] for step in history["steps"] for event in step["events"]]


def lines(page: Page) -> list[str]:
    return [line.strip() for line in page.locator("aside ol li button").all_text_contents()]


def all_told(page: Page, id: str) -> None:
    """The log has a line for everything that happened, and nothing twice."""
    expect(page.locator("aside ol li button")).to_have_count(len(events_of(page, id)))


def test_what_is_shown_is_what_happened_in_order_against_bots(visit: Visit) -> None:
    """The log tells each thing once, when its scene has been seen: nothing while its dice still fly."""
    page = visit(calm=False).page
    page.goto("/")
    page.evaluate("localStorage.setItem('zaria.speed', JSON.stringify('quick'))")
    id = make_table(page, "miner", "Ann", "+greedy")
    go_to_table(page, id)
    page.locator(".mine").wait_for()
    page.keyboard.press("l")
    page.evaluate(WATCH)
    Miner(page).play_until(lambda: page.evaluate("lines.length") > 10 and "miner-mountain" in events_of(page, id))
    all_told(page, id)
    assert page.evaluate("early") == []
    shown = lines(page)
    assert page.evaluate(f"lines.slice(-{len(shown)})") == shown
    assert sum("took the " in line for line in shown) == events_of(page, id).count("miner-took")


def after_scoring(state: State, events: list[Event]) -> bool:
    """Somebody has taken a die in the second round."""
    return bool(state.view()["round"] == 2 and any(event.kind == "miner-took" for event in events))


def scored_with_moves_after() -> tuple[Any, int]:
    """A game until after the first scoring, and how many steps come after it."""
    since = [0]

    def wanted(state: State, events: list[Event]) -> bool:
        since[0] = 0 if any(event.kind == "miner-scored" for event in events) else since[0] + 1
        return after_scoring(state, events)

    log = played_until(wanted, "miner", THREE)
    return log, since[0]


def test_several_moves_at_once_are_shown_one_after_the_other(visit: Visit) -> None:
    visitor = visit(calm=False)
    page = visitor.page
    log = played_until(lambda state, _: len(state.view()["mountain"]) == 14, "miner", THREE)
    stage = Stage(visitor, log)
    stage.play(short_of=4)
    stage.show()
    page.keyboard.press("l")
    page.evaluate(WATCH)
    stage.play()
    all_told(page, stage.id)
    assert page.evaluate("early") == []
    assert page.locator('[data-do="skipped"]').count() == 0
    expect(page.locator(".mountain [data-die]")).to_have_count(14)


def hide(page: Page, hidden: bool) -> None:
    """As if another tab were looked at."""
    page.evaluate(
        "(state) => { Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });"
        " document.dispatchEvent(new Event('visibilitychange')); }",
        "hidden" if hidden else "visible",
    )


def test_a_hidden_tab_misses_nothing(visit: Visit) -> None:
    """Nobody looks: the table stands as it is, the log has everything, scoring does not wait."""
    visitor = visit(calm=False)
    page = visitor.page
    log, after = scored_with_moves_after()
    stage = Stage(visitor, log)
    stage.play(short_of=after + 1)
    stage.show(sign=".mine")
    page.keyboard.press("l")
    hide(page, True)
    stage.play()
    all_told(page, stage.id)
    hide(page, False)
    expect(page.locator(".mountain [data-die]")).to_have_count(len(log.state.view()["mountain"]))
    assert page.locator("[data-counting]").count() == 0


# Notes every sentence of the sky.
SAID = """() => {
  window.said = [];
  const look = () => window.said.push(document.querySelector('.question')?.innerText ?? '');
  new MutationObserver(look).observe(document.querySelector('.outside'), {
    subtree: true, childList: true, characterData: true,
  });
}"""


def test_magic_of_others_is_told_on_their_large_dice_with_what_it_turned_and_brought(visit: Visit) -> None:
    def cast_by_ben(state: State, events: list[Event]) -> bool:
        rolls = [event for event in events if event.kind == "miner-rerolled" and event.arguments["seat"] == 1]
        return bool(rolls) and state.actor == 1 and state.view()["phase"] == "magic"

    log = played_until(cast_by_ben, "miner", THREE)
    visitor = visit()
    page = visitor.page
    stage = Stage(visitor, log)
    stage.play(short_of=1)
    stage.show(sign=".onstage")
    before = [*states(log.record)][-2].state.view()["players"][1]
    dice = page.locator(".onstage .die")
    expect(dice).to_have_count(len(before["trove"]) + len(before["hero_faces"]))
    box = dice.first.bounding_box()
    assert box and box["width"] >= 44
    page.evaluate(SAID)
    stage.play()
    now = log.state.view()["players"][1]
    gain = now["now"]["total"] - before["now"]["total"]
    words = f"+{gain}" if gain > 0 else f"\N{MINUS SIGN}{-gain}" if gain < 0 else "\xb10"
    page.wait_for_function("(words) => window.said.some((one) => one.includes('→') && one.endsWith(words))", arg=words)
    expect(page.locator(".question")).not_to_contain_text("about to roll")


def test_scoring_waits_is_there_again_after_a_reload_and_swallows_no_turn(visit: Visit) -> None:
    visitor = visit(calm=False, pace=HELD)
    page = visitor.page
    log, after = scored_with_moves_after()
    stage = Stage(visitor, log, shared=True)  # one device: nobody waits for anybody
    stage.play(short_of=after + 1)
    stage.show(sign=".mine")
    page.keyboard.press("l")
    stage.play()  # the scoring, and everything after it
    hurry_to(page, "[data-counting]")
    page.reload()
    hurry_to(page, "[data-counting]")
    page.keyboard.press("l")
    assert not [line for line in lines(page) if " scored " in line]
    hurry_to(page, '[data-do="go-on"]')
    expect(page.locator("[data-climber]")).to_have_count(3)
    assert not [line for line in lines(page) if " scored " in line]  # it is looked at until somebody goes on
    totals = [player["total"] for player in played_until(told("miner-scored"), "miner", THREE).state.view()["players"]]
    for seat in range(3):  # everybody stands on their own pole
        climber = page.locator(f'[data-climber="{seat}"]')
        middles = [climber.bounding_box(), climber.locator(".portrait").bounding_box()]
        assert len({round(box["x"] + box["width"] / 2) for box in middles if box}) == 1
    signs = page.locator(".steps li").count()  # as many numbers as groups, each with its name
    for seat in (1, 2):
        named = page.locator(f'.board[data-player="{seat}"] [data-count]')
        expect(named).to_have_count(signs)
        expect(named.locator("[aria-label]")).to_have_count(signs)
    shown = [page.locator(f'[data-climbed="{seat}"]').inner_text() for seat in range(3)]
    assert shown == [str(total).replace("-", "\N{MINUS SIGN}") for total in totals]
    page.keyboard.press(" ")
    hurry_until(page, f"document.querySelectorAll('aside ol li button').length === {len(events_of(page, stage.id))}")
    all_told(page, stage.id)
    assert len([line for line in lines(page) if " scored " in line]) == 3
    expect(page.locator(".mountain [data-die]")).to_have_count(len(log.state.view()["mountain"]))


def test_when_people_wait_for_each_other_scoring_goes_on_by_itself(visit: Visit) -> None:
    visitor = visit(patient=False)
    page = visitor.page
    log, after = scored_with_moves_after()
    stage = Stage(visitor, log)
    stage.play(short_of=after + 1)
    stage.show(sign=".mine")
    page.evaluate(SEES, '[data-do="go-on"]')
    stage.play()
    page.wait_for_function("() => seen")
    expect(page.locator("[data-counting]")).to_have_count(0)
    expect(page.locator(".mountain [data-die]")).to_have_count(len(log.state.view()["mountain"]))


@pytest.mark.parametrize("speed", ["calm", "quick", "instant", "reduced"])
def test_every_speed_ends_in_the_same_table(visit: Visit, speed: str) -> None:
    """A die taken from the side, with its line, a reroll and a shared Beer: then the table is as the server has it."""
    visitor = visit(calm=speed == "reduced")
    page = visitor.page
    page.goto("/")
    if speed != "reduced":
        page.evaluate("(speed) => localStorage.setItem('zaria.speed', JSON.stringify(speed))", speed)
    log = played_until(lambda state, events: told("miner-shared")(state, events), "miner", THREE)
    stage = Stage(visitor, log)
    stage.play(short_of=4)
    stage.show(sign=".mine")
    page.keyboard.press("l")
    stage.play()
    all_told(page, stage.id)
    view = log.state.view()
    lying = page.locator(".mountain [data-die]").evaluate_all(
        "(dice) => dice.map((die) => Number(die.dataset.die)).sort()"
    )
    assert lying == sorted((entry["die"] for entry in view["mountain"]), key=str)
    for seat in (1, 2):
        owned = page.locator(f'.wall [data-player="{seat}"] [data-die]').evaluate_all(
            "(dice) => dice.map((die) => die.dataset.die).filter((die) => /^\\d+$/.test(die))"
        )
        assert sorted(map(int, owned)) == sorted(row[0] for row in view["players"][seat]["trove"])
    assert page.locator(".air > *").count() == 0
    assert page.locator("[style*='opacity']").count() == 0


def test_the_end_has_three_rounds_side_by_side_over_the_dawn(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    log = played_until(lambda state, _: state.actor == OVER, "miner", THREE)
    stage = Stage(visitor, log)
    stage.play(short_of=1)
    stage.show(sign=".mine")
    stage.play()
    hurry_to(page, "[data-end]")
    view = log.state.view()
    ranking = [seat for place in view["ranking"] for seat in place]
    for rank, seat in enumerate(ranking, 1):
        row = page.locator(f'[data-end] [data-rank="{rank}"]')
        expect(row).to_contain_text(THREE[seat])
        rounds = [cell.split()[0].rstrip("★") for cell in row.locator("[data-round]").all_inner_texts()]
        told_rounds = [
            str(columns["total"]).replace("-", "\N{MINUS SIGN}") for columns in view["players"][seat]["rounds"]
        ]
        assert rounds == told_rounds
    expect(page.locator("[data-dawn]").first).to_be_visible()
    page.locator('[data-do="look-back"]').click()
    expect(page.locator("[data-end]")).to_have_count(0)
    expect(page.locator("[data-dawn]").first).to_be_visible()
    page.locator('[data-do="result"]').click()
    expect(page.locator("[data-end]")).to_be_visible()


def is_over_and_lost(state: State, events: list[Event]) -> bool:
    return state.actor == OVER and 0 not in state.winners()


def is_over_and_won(state: State, events: list[Event]) -> bool:
    return state.actor == OVER and state.winners() == [0]


@pytest.mark.parametrize("won", [True, False])
def test_the_end_says_what_you_did_and_what_it_hung_on(visit: Visit, won: bool) -> None:
    """On a phone and a desktop; the moment itself is one press away, and so is the same game again."""
    visitor = visit() if won else visit(phone=True, width=390, locale="en-GB")
    page = visitor.page
    log = played_until(is_over_and_won if won else is_over_and_lost, "miner", THREE)
    stage = Stage(visitor, log)
    stage.play(short_of=1)
    stage.show(sign=".mine")
    stage.play()
    hurry_to(page, "[data-end]")
    end, view = page.locator("[data-end]"), log.state.view()
    totals = [player["total"] for player in view["players"]]
    if won:
        expect(end.get_by_role("heading", level=2)).to_have_text(f"You win with {totals[0]}")
    else:
        number = [seat for place in view["ranking"] for seat in place].index(0)
        place = ("first", "second", "third")[number]
        expect(end).to_contain_text(f"You came {place}, {max(totals) - totals[0]} points short.")
    rival = view["ranking"][1 if won else 0][0]
    hinge = end.locator(".hinge")
    told_hinge = re.search(r"round (\d), (.+): you (\S+), (.+) (\S+)\.", hinge.inner_text())
    assert told_hinge is not None and told_hinge[4] == THREE[rival]
    one, two = sorted((number_of(told_hinge[3]), number_of(told_hinge[5])), reverse=won)
    assert (one, two) == (number_of(told_hinge[3]), number_of(told_hinge[5])) and one != two
    shoot(page, f"miner-your-end-{'won' if won else 'lost-phone'}")
    expect(end.get_by_role("button", name="Play again")).to_be_visible()
    end.locator('[data-do="moment"]').click()
    page.wait_for_url(re.compile(f"#replay={stage.id}(/|%2F)[0-9]+"))


def number_of(told_points: str) -> int:
    return int(told_points.replace("\N{MINUS SIGN}", "-").replace("±", ""))


def test_a_tie_is_broken_in_a_duel_of_those_who_are_level(visit: Visit) -> None:
    visitor = visit(calm=False, pace=HELD)
    page = visitor.page
    log = played_until(told("miner-tie-scored"), "miner", THREE)
    tied = [seat for seat, player in enumerate(log.state.view()["players"]) if player["tiebreaks"]]
    stage = Stage(visitor, log)
    stage.play(short_of=1)
    stage.show(sign=".mine")
    stage.play()
    hurry_to(page, "[data-counting] .rope")
    climbers = page.locator("[data-climber]").evaluate_all("(all) => all.map((each) => Number(each.dataset.climber))")
    assert sorted(climbers) == tied


def test_a_refill_lets_the_new_dice_fall_and_leaves_the_others(visit: Visit) -> None:
    visitor = visit(calm=False)
    page = visitor.page
    log = played_until(
        lambda state, events: state.view()["round"] == 2 and told("miner-mountain")(state, events),
        "miner-solo",
        ["Ann"],
    )
    stage = Stage(visitor, log)
    stage.play(short_of=1)
    stage.show(sign=".mine")
    before = page.locator(".mountain [data-die]").count()
    page.keyboard.press("l")
    page.evaluate(WATCH)
    page.evaluate(SEES, ".air .cubed")
    stage.play()
    page.wait_for_function("() => seen")
    assert page.locator(".mountain [data-die]").count() >= before
    all_told(page, stage.id)
    assert page.evaluate("early") == []
    expect(page.locator(".mountain [data-die]")).to_have_count(len(log.state.view()["mountain"]))


def test_a_dot_says_whose_connection_is_gone_and_what_can_be_done(visit: Visit) -> None:
    """Ben was there, and is gone: the table waits for him, and says so."""
    visitor = visit()
    page = visitor.page
    log = played_until(
        lambda state, _: state.actor == 1 and len(state.view()["mountain"]) == 18, "miner", ["Ann", "Ben"]
    )
    stage = Stage(visitor, log)
    stage.play()
    stage.show(sign=".mine")
    with stage.other.live(stage.id, 1):
        expect(page.locator('[data-gone="1"]')).to_have_count(0)
    expect(page.locator('[data-gone="1"]')).to_be_visible()
    notice = page.locator('[data-missing="1"]')
    expect(notice).to_contain_text("Ben is not connected.")
    for width, height in ((820, 1180), (390, 844), (320, 640)):
        page.set_viewport_size({"width": width, "height": height})
        page.locator(".stage.strip" if width > 700 else ".stage.phone").wait_for()
        for other in (".wall", ".question h1", ".mine .actions", ".bench"):  # it may stay there for long
            thing = page.locator(other).first
            eventually(lambda thing=thing: not covered(notice, thing), f"{other} at {width}x{height}")  # type: ignore[misc]
    page.locator('[data-missing="1"] [data-do="hand-over"]').click()
    expect(page.locator("[data-missing]")).to_have_count(0)
    expect(page.locator("[data-gone]")).to_have_count(0)
