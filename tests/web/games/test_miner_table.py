"""The table of Dice Miner: everybody can use it, everything has room, and it answers for itself."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import zaria
from support.page.browser import PHONE, Visit, Visitor
from support.page.looks import axe, lengthen, overflow, shoot
from support.page.mining import QUESTIONS, SOLO_QUESTIONS, Miner
from support.page.stage import Stage, Wanted, asked, played_until, staged, told
from zaria.core.engine.frames import OVER
from zaria.core.engine.state import Event, State
from zaria.i18n import with_sign

HERO = "question-miner-hero"


def late(question: str) -> Wanted:
    """It is asked with much on the table."""
    is_asked = asked(question)
    return lambda state, events: is_asked(state, events) and len(state.view()["players"][0]["trove"]) > 8


# The end of a game of several is looked at where whole games are played.
QUESTIONED = {name: late(name) for name in QUESTIONS | SOLO_QUESTIONS} | {HERO: asked(HERO)}
WATCHED = {  # what comes while somebody looks on, and by what it is known
    "scoring": (told("miner-scored"), '[data-do="skip"]'),
    "tie-break": (told("miner-tie-scored"), '[data-do="skip"]'),
    "solo-end": (lambda state, _: state.actor == OVER, ".end"),
}


def to_first_dig(visitor: Visitor) -> None:
    """Two people at this device; the one who starts is asked what to take."""
    staged(visitor, played_until(asked("question-miner-dig", 0, 1), "miner", ["Ann", "Ben"]), shared=True)
    offered(visitor.page).first.wait_for()


def mountain(page: Page) -> list[str]:
    """What is said of each die that lies there."""
    labels = "(dice) => dice.map((die) => die.getAttribute('aria-label'))"
    said: list[str] = page.locator(".mountain [data-die]").evaluate_all(labels)
    return said


def offered(page: Page) -> Locator:
    return page.locator('.mountain [data-die][aria-disabled="false"]')


def take(page: Page) -> None:
    """The first press chooses a die, the second takes it."""
    offered(page).first.click()
    page.locator('[data-do="confirm"]').click()


def is_asked_again(page: Page, dice: int) -> None:
    """So many dice lie there, and nothing is shown any more: dice say what they are worth only then."""
    expect(page.locator(".mountain [data-die]")).to_have_count(dice)
    offered(page).first.wait_for()


@pytest.mark.parametrize("state", [*sorted(QUESTIONED), *WATCHED])
def test_every_state_of_the_table_can_be_used_by_everybody_has_room_and_is_answered_there(
    visit: Visit, state: str
) -> None:
    """On a desktop, on a phone in the dark, on a narrow one in longer words. The mountain never leaves its place."""
    visitor = visit()
    page = visitor.page
    is_solo = state in SOLO_QUESTIONS | {"solo-end"}
    wanted, sign = WATCHED.get(state) or (QUESTIONED[state], f'header[data-question="{state}"]')
    log = played_until(wanted, *(("miner-solo", ["Ann"]) if is_solo else ("miner", ["Konstantina Zoë", "Ben", "Cleo"])))
    stage = Stage(visitor, log)
    stage.play(short_of=1)
    stage.show(sign=".mountain .rock")
    place = page.locator(".mountain").bounding_box()
    stage.play()
    page.locator(sign).wait_for()
    assert page.locator(".mountain").bounding_box() == place
    can_be_used(page, f"{state}-desktop-light")
    page.emulate_media(color_scheme="dark")
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    page.locator(".stage.phone").wait_for()
    can_be_used(page, f"{state}-phone-dark")
    page.set_viewport_size({"width": 320, "height": 740})
    lengthen(page)
    assert overflow(page) == []
    if state in QUESTIONED:
        before = stage.record()
        Miner(page).play_until(lambda: len(stage.record()) > len(before))
        assert stage.record()[len(before)][0] == 0


def can_be_used(page: Page, name: str) -> None:
    shoot(page, f"miner-{name.removeprefix('question-miner-')}")
    assert axe(page) == [], name


def test_a_buried_die_says_why_it_cannot_be_taken_with_a_link_to_the_rule(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    to_first_dig(visitor)
    page.locator(".mountain [data-die].no").first.click(force=True)  # it is disabled, and still answers
    refusal = page.get_by_role("alert")
    expect(refusal).to_contain_text("is buried: two dice lie on it")
    refusal.get_by_role("button", name="See the rule").click()
    expect(page.locator("aside .marked h3")).to_be_in_viewport()
    expect(page.locator(".mountain")).to_be_visible()


def test_faces_that_nobody_has_checked_are_said_so_in_the_guide_and_not_under_the_mountain(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    to_first_dig(visitor)
    expect(page.locator("body")).not_to_contain_text("checked")
    assert page.locator("[aria-label*='checked'], [title*='checked']").count() == 0
    page.goto("/#rules=miner%2Ffaces")
    expect(page.get_by_text("could be checked against real dice")).to_have_count(1)


def test_a_move_can_be_taken_back_and_the_log_leads_back_to_any_step(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    to_first_dig(visitor)
    before = mountain(page)
    who = page.locator("main h1").inner_text()
    take(page)
    is_asked_again(page, len(before) - 1)
    page.keyboard.press("z")
    is_asked_again(page, len(before))
    expect(page.locator("main h1")).to_have_text(who)
    assert mountain(page) == before

    for left in range(len(before) - 1, len(before) - 4, -1):
        take(page)
        is_asked_again(page, left)
    page.locator('[data-do="log"]').click()
    turns = page.locator("aside .turn").all_inner_texts()
    assert turns[-3:] in (["Ann", "Ben", "Ann"], ["Ben", "Ann", "Ben"])
    takes = page.locator("aside .set", has_text="took the")
    expect(takes.locator("svg").first).to_be_visible()
    expect(takes.last.locator("b")).to_have_text(re.compile(r"^[^\d]\d+$"))
    page.get_by_role("complementary").get_by_role("button", name="dice are put on the mountain").click()
    expect(page.locator(".mountain [data-die]")).to_have_count(len(before))
    expect(offered(page)).to_have_count(0)  # nothing can be done in the past
    page.locator('[data-do="now"]').click()
    expect(page.locator(".mountain [data-die]")).to_have_count(len(before) - 3)
    expect(offered(page).first).to_be_visible()


def test_a_refresh_in_the_middle_of_a_choice_shows_the_same_table(visit: Visit) -> None:
    visitor = visit(phone=True)
    page = visitor.page
    to_first_dig(visitor)
    offered(page).first.tap()
    page.locator('[data-do="confirm"]').wait_for()
    before = (page.locator("main h1").inner_text(), mountain(page), page.locator("main").inner_text())
    picked = page.locator('.mountain [aria-pressed="true"]').get_attribute("data-die")
    page.reload()
    page.locator('[data-do="confirm"]').wait_for()
    assert (page.locator("main h1").inner_text(), mountain(page), page.locator("main").inner_text()) == before
    assert page.locator('.mountain [aria-pressed="true"]').get_attribute("data-die") == picked


def test_a_spent_spell_of_a_hero_looks_spent(visit: Visit) -> None:
    def is_spent(state: State, events: list[Event]) -> bool:
        return any(event.kind == "miner-spent-hero" and event.arguments["seat"] == 0 for event in events)

    visitor = visit()
    staged(visitor, played_until(is_spent, "miner", ["Ann", "Ben"]))
    spell = visitor.page.locator('.trove [data-die^="hero-"].spent')
    expect(spell).to_have_count(1)
    expect(spell).to_have_attribute("aria-label", re.compile("spent"))


def test_there_are_no_other_questions_than_those_that_are_answered_here() -> None:
    """A new question of the engine needs a test in the browser."""
    named = {kind.message for game in ("miner", "miner-solo") for kind in zaria.GAMES[game].questions}
    assert named == QUESTIONS | SOLO_QUESTIONS


def test_nonsense_in_a_game_with_others_changes_nothing(visit: Visit) -> None:
    """Somebody presses everything that is not offered: while Ben digs, and in their own turn."""
    visitor = visit()
    page = visitor.page
    for seat in (1, 0):
        log = played_until(asked("question-miner-dig", seat), "miner", ["Ann", "Ben", "Cleo"])
        stage = staged(visitor, log)
        before = stage.record()
        not_offered = page.locator('main [data-die][aria-disabled="true"], main .board .die, main [data-bag]')
        for number in range(not_offered.count()):
            not_offered.nth(number).click(force=True)
        if seat == 1:
            for key in ("1", "2", "9", "Enter", " ", "ArrowUp", "ArrowLeft", "Enter", "Escape", "x", "Backspace"):
                page.keyboard.press(key)
        assert stage.record() == before
        expect(page.locator(".mountain [data-die]")).to_have_count(len(log.state.view()["mountain"]))


def has_useful_die(state: State, events: list[Event]) -> bool:
    """A die on top brings nothing now and something later, and another one both."""
    if not asked("question-miner-dig")(state, events):
        return False
    told = {die["die"]: die for die in worths(state)}
    tops = [told[action] for action in state.legal() if action in told]
    return any(die["points"] == 0 < die["later"] for die in tops) and any(
        die["points"] != 0 < die["later"] for die in tops
    )


def worths(state: State) -> list[dict[str, Any]]:
    why = state.why(0)
    assert why is not None
    dice: list[dict[str, Any]] = why["dice"]
    return dice


@pytest.mark.parametrize("phone", [False, True])
def test_what_is_useful_later_never_reads_as_nothing(visit: Visit, phone: bool) -> None:
    """The badges on the dice, and the words about the one that is looked at."""
    visitor = visit(phone=phone, width=390) if phone else visit()
    page = visitor.page
    log = played_until(has_useful_die, "miner", ["Ann", "Ben", "Cleo"])
    staged(visitor, log)
    tags = page.locator(".mountain .tag")
    expect(tags).not_to_have_count(0)
    legal = log.state.legal()
    expected = []
    for die in worths(log.state):
        if die["die"] in legal:
            now = [with_sign(die["points"])] if die["points"] != 0 or die["later"] == 0 else []
            expected.append(" ".join([*now, with_sign(die["later"])] if die["later"] else now))
    assert sorted(" ".join(tag.split()) for tag in tags.all_inner_texts()) == sorted(expected)
    useful = next(die for die in worths(log.state) if die["die"] in legal and die["points"] == 0 < die["later"])
    page.locator(f'.mountain [data-die="{useful["die"]}"]').click()
    words = page.locator("#miner-why")
    expect(words).to_contain_text(f"later {with_sign(useful['later'])}")
    expect(words).not_to_contain_text("±0")
    shoot(page, f"miner-worth-{'phone' if phone else 'desktop'}")


def test_alone_what_brings_nothing_yet_has_no_badge(visit: Visit) -> None:
    """Tools, magic and chests are there for later: the card says for what."""

    def is_useful(state: State, events: list[Event]) -> bool:
        return asked("question-miner-solo")(state, events) and any(
            die["die"] in state.legal() and die["points"] == 0 for die in worths(state)
        )

    visitor = visit()
    page = visitor.page
    log = played_until(is_useful, "miner-solo", ["Ann"])
    staged(visitor, log)
    dice = [die for die in worths(log.state) if die["die"] in log.state.legal()]
    shown = [with_sign(die["points"]) for die in dice if die["points"] != 0]
    useful = next(die for die in dice if die["points"] == 0)
    page.locator(f'.mountain [data-die="{useful["die"]}"]').click()
    expect(page.locator("#miner-why p").first).to_be_visible()
    expect(page.locator("#miner-why")).not_to_contain_text("±0")
    assert sorted(page.locator(".mountain .tag").all_inner_texts()) == sorted(shown)
