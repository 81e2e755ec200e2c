"""The stage of Dice Miner: the mountain first, everything in sight, nothing that jumps, and reasons from the engine."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from support.page.browser import Visit, Visitor
from support.page.looks import axe, shoot
from support.page.stage import Stage, Wanted, asked, played_until, staged
from zaria.core.engine.frames import OVER
from zaria.core.engine.state import Event, State
from zaria.core.records.log import Log
from zaria.i18n import Words

LONG = ["Maximiliane von Hohe", "Konstantina Papadopo", "Bartolomeo Guglielmi", "Wolfeschlegelsteinha"]
DESKTOPS = [(1440, 900), (1280, 800)]
TABLETS = [(820, 1180), (1180, 820)]
PHONES = [(390, 844), (360, 740), (320, 640)]
english = Words("en", with_page=True).say

# What must be seen without scrolling, and is not. The own trove is a row that scrolls on phones.
OUT_OF_SIGHT = """() => [
  ...document.querySelectorAll('.mountain [data-die], .board, .bench, .bar, .act, .topline, .card'),
  ...document.querySelectorAll('.question h1, [data-lantern]'),
]
  .filter((e) => e.checkVisibility({ visibilityProperty: true }))
  .filter((e) => {
    const b = e.getBoundingClientRect();
    return b.top < -1 || b.left < -1 || b.bottom > innerHeight + 1 || b.right > innerWidth + 1;
  })
  .map((e) => e.className + ' ' + (e.dataset.die ?? e.dataset.player ?? e.textContent))
  .concat(document.documentElement.scrollHeight > innerHeight + 1 ? ['the page scrolls'] : [])"""


# Titles of groups of dice that reach out of their room: they become signs instead. And reasons that are hidden in part.
CUT = """() => [
  ...[...document.querySelectorAll('.trove h3:not(.sign)')].filter((e) => e.scrollWidth > e.clientWidth),
  ...[...document.querySelectorAll('.why, .why p, .card p')].filter((e) => e.scrollHeight > e.clientHeight + 1),
].map((e) => e.textContent)"""


def late(question: str, least: int = 8) -> Wanted:
    """It is asked with that many dice in the trove."""
    is_asked = asked(question)
    return lambda state, events: is_asked(state, events) and len(state.view()["players"][0]["trove"]) >= least


def offered(page: Page) -> Locator:
    return page.locator('.mountain [data-die][aria-disabled="false"]')


def in_trove(page: Page) -> Locator:
    return page.locator('.trove [data-die][aria-disabled="false"]')


def resize(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function("(size) => `${innerWidth}x${innerHeight}` === size", arg=f"{width}x{height}")
    page.locator(f".stage.{'wide' if width >= 900 else 'strip' if width > 700 else 'phone'}").wait_for()


def comes_to_have_none(page: Page, script: str, where: str) -> None:
    """What the page measures it mends a frame later, or more on a busy machine: so it is waited for."""
    try:
        page.wait_for_function(f"() => ({script})().length === 0")
    except PlaywrightTimeout:
        assert page.evaluate(script) == [], where


def places(page: Page) -> list[object]:
    """Where the great parts of the stage are."""
    script = "(all) => all.map((e) => { const b = e.getBoundingClientRect(); return [b.x, b.y, b.width, b.height]; })"
    found: list[object] = page.locator(".mountain, .rock, .wall, .bench, .bar, .topline").evaluate_all(script)
    return found


def why_of(state: State) -> dict[str, Any]:
    found = state.why(0)
    assert found is not None
    return found


def signed(points: int) -> str:
    return f"+{points}" if points > 0 else f"\N{MINUS SIGN}{-points}" if points < 0 else "±0"


def taken(stage: Stage, before: int) -> list[Any]:
    """The steps that were made since then."""
    return stage.record()[before:]


def test_everything_is_in_sight_at_every_size_in_every_language(visit: Visit) -> None:
    """Four players with long names, while a die is chosen and its reasons are told. Long titles become signs."""
    visitors = {locale: visit(locale=locale, dark=True) for locale in ("en-GB", "el-GR", "it-IT", "de-DE")}
    first, *others = visitors.values()
    stage = Stage(first, played_until(late("question-miner-dig"), "miner", LONG))
    stage.play()
    stage.show(*others)
    for locale, visitor in visitors.items():
        page = visitor.page
        offered(page).first.click()
        for width, height in [*DESKTOPS, *TABLETS, *PHONES]:
            resize(page, width, height)
            comes_to_have_none(page, OUT_OF_SIGHT, f"{locale} {width}x{height}")
            comes_to_have_none(page, CUT, f"{locale} {width}x{height}")
            expect(page.locator('[data-do="confirm"]')).to_be_in_viewport(ratio=1)
            if locale == "de-DE":
                expect(page.locator(".trove h3.sign")).not_to_have_count(0)
                shoot(page, f"miner-stage-de-{width}")
        for number in range(offered(page).count()):  # on the smallest phone: every die is explained in full
            page.keyboard.press("Escape")  # a second press would take the die
            expect(offered(page).nth(number)).to_have_attribute("aria-pressed", "false")
            offered(page).nth(number).click()
            expect(offered(page).nth(number)).to_have_attribute("aria-pressed", "true")
            comes_to_have_none(page, CUT, f"{locale}, die {number}")


def test_a_solo_game_is_in_sight_at_every_size_and_can_be_used_by_everybody(visit: Visit) -> None:
    visitor = visit(locale="de-DE", dark=True)
    page = visitor.page
    staged(visitor, played_until(can_take_alone, "miner-solo", ["Maximiliane von Hohe"]))
    for width, height in [*DESKTOPS, *TABLETS, *PHONES]:
        resize(page, width, height)
        comes_to_have_none(page, OUT_OF_SIGHT, f"{width}x{height}")
    assert axe(page) == []


def can_take_alone(state: State, events: list[Event]) -> bool:
    is_late = late("question-miner-solo", 6)(state, events)
    return is_late and any(state.name(action).startswith("take") for action in state.legal())


def test_the_mountain_is_the_greatest_thing_on_the_screen(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    staged(visitor, played_until(late("question-miner-dig", 2), "miner", ["Ann", "Ben"]))
    resize(page, 1440, 900)
    box = page.locator(".mountain").bounding_box()
    assert box is not None
    assert 0.55 <= box["width"] / 1440 <= 0.61


@pytest.mark.parametrize("phone", [False, True])
def test_nothing_moves_whatever_is_pointed_at_chosen_or_refused(visit: Visit, phone: bool) -> None:
    visitor = visit(phone=phone)
    page = visitor.page
    staged(visitor, played_until(late("question-miner-dig", 5), "miner", ["Ann", "Ben", "Cleo"]))
    offered(page).first.wait_for()
    before = places(page)
    offered(page).first.click()
    page.locator('[data-do="confirm"]').wait_for()
    assert places(page) == before
    page.locator(".mountain [data-die].no").first.click(force=True)
    page.get_by_role("alert").wait_for()
    assert places(page) == before
    page.keyboard.press("Escape")
    page.locator('[data-do="scores"]').click()
    page.get_by_role("complementary").wait_for()
    assert places(page) == before
    page.keyboard.press("1")  # the drawer may lie over the die, and never over the button
    is_pressable(page.locator('[data-do="confirm"]'))


def is_pressable(button: Locator) -> None:
    """Nothing lies over its middle: no drawer, no sheet."""
    button.page.wait_for_function(
        "(e) => { const b = e.getBoundingClientRect();"
        " return e.contains(document.elementFromPoint(b.x + b.width / 2, b.y + b.height / 2)); }",
        arg=button.element_handle(),
    )


def test_the_card_says_what_the_engine_says(visit: Visit) -> None:
    """Each die that can be taken: its points, and every reason that is not about what lies under it."""
    visitor = visit()
    page = visitor.page
    log = played_until(late("question-miner-dig", 7), "miner", ["Ann", "Ben", "Cleo"])
    staged(visitor, log)
    told = {die["die"]: die for die in why_of(log.state)["dice"]}
    dice = [int(str(die.get_attribute("data-die"))) for die in offered(page).all()]
    assert len(dice) > 1
    for die in dice:
        page.locator(f'.mountain [data-die="{die}"]').click()
        card = page.locator("article.card")
        now, later = signed(told[die]["points"]), signed(told[die]["later"])
        expect(card.locator("header")).to_contain_text(f"later {later}")
        if told[die]["points"] != 0:
            expect(card.locator("header .points")).to_have_text(now)
        expect(page.locator(f'.mountain [data-die="{die}"]')).to_have_attribute("aria-describedby", "miner-why")
        assert card.locator("p").count() >= 1
        page.keyboard.press("Escape")
        page.mouse.move(0, 0)


def test_a_die_leads_to_its_rules_and_magic_says_when_it_is_used(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    log = played_until(
        lambda state, events: late("question-miner-dig", 3)(state, events) and len(own_magic(state)) > 0,
        "miner",
        ["Ann", "Ben"],
    )
    staged(visitor, log)
    page.locator(f'.trove [data-die="{own_magic(log.state)[0]}"]').click(
        force=True
    )  # it is disabled, and still answers
    expect(page.get_by_role("alert")).to_contain_text("is for after the dig")
    die = offered(page).first.get_attribute("data-die")
    face = next(lying["face"] for lying in log.state.view()["mountain"] if lying["die"] == int(str(die)))
    sections = {"beer": "beer", "magic": "magic", "chest": "replenish"}
    offered(page).first.click()
    page.locator('article.card [data-do="rule"]').click()
    marked = page.locator("aside .marked")
    expect(marked).to_have_attribute("data-section", sections.get(face.split()[0], "scoring"))
    expect(marked.locator("h3")).to_be_in_viewport()


def own_magic(state: State) -> list[int]:
    """Magic dice in the visitor's trove that show magic."""
    trove = state.view()["players"][0]["trove"]
    return [row[0] for row in trove if row[2].startswith("magic")]


def test_a_die_is_taken_by_two_taps_on_a_phone(visit: Visit) -> None:
    visitor = visit(phone=True, width=390)
    page = visitor.page
    stage = staged(visitor, played_until(late("question-miner-dig", 25), "miner", ["Ann", "Ben"]))
    expect(page.locator(".two-lined > .line")).to_have_count(2)  # there is much in the trove
    before = len(stage.record())
    die = offered(page).first.get_attribute("data-die")
    offered(page).first.tap()
    expect(page.locator(".ghost.lit")).to_be_in_viewport()
    page.locator('[data-do="confirm"]').tap()
    page.locator('[data-do="confirm"]').wait_for(state="detached")
    assert taken(stage, before)[0] == [0, f"take {die}"]


def test_a_beer_is_given_to_one_of_large_seats_and_can_be_kept_until_then(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    stage = staged(visitor, played_until(many_with_beer, "miner", LONG))
    before = len(stage.record())
    page.locator('[data-do="share"]').click()
    seats = page.locator(".givers [data-place]")
    expect(seats).to_have_count(3)
    expect(seats.locator(".forecast .side")).to_have_count(3 * 6)
    page.locator('[data-do="undo"]').click()
    expect(seats).to_have_count(0)
    page.locator('[data-do="share"]').click()
    seats.first.click()
    page.locator('[data-do="confirm"]').click()
    seats.first.wait_for(state="detached")
    said = [
        step[1].split()[0] for step in taken(stage, before) if isinstance(step[1], str)
    ]  # taking back is a step, too
    assert said[-2:] == ["share", "to"]


def test_who_gets_a_beer_reads_every_forecast_at_every_size(visit: Visit) -> None:
    """The others have many dice; nothing is drawn over what a seat would get, and no text is cut but names."""
    visitor = visit(locale="de-DE")
    page = visitor.page
    log = played_until(many_with_beer, "miner", LONG)
    stage = staged(visitor, log)
    page.locator('[data-do="share"]').click()
    page.locator(".givers").wait_for()
    means = {choice["action"]: choice["odds"]["mean"] for choice in why_after(stage, log)}
    for width, height in [*DESKTOPS, *TABLETS, *PHONES]:
        resize(page, width, height)
        comes_to_have_none(page, OUT_OF_SIGHT, f"{width}x{height}")
        comes_to_have_none(page, COVERED, f"{width}x{height}")
        shoot(page, f"miner-give-{width}")
    for seat, (total, rolls) in means.items():
        words = page.locator(f'.givers [data-place="seat:{seat}"] .mean b').inner_text()
        assert float(words.replace(",", ".").replace("\N{MINUS SIGN}", "-").lstrip("\xb1+")) == pytest.approx(
            total / rolls, abs=0.051
        )
    page.set_viewport_size({"width": 1440, "height": 900})
    assert axe(page) == []


# Faces and numbers of the seats that can get a Beer over which something else lies, or that have no room.
COVERED = """() => [...document.querySelectorAll(
  '.givers .forecast .face, .givers .forecast b, .givers .mean b, .givers .stands, .givers .verdict',
)]
  .filter((e) => e.checkVisibility({ visibilityProperty: true }))
  .filter((e) => {
    const b = e.getBoundingClientRect();
    const button = e.closest('button');
    const room = button.getBoundingClientRect();
    const isCovered = [0.05, 0.5, 0.95].some(
      (at) => !button.contains(document.elementFromPoint(b.left + at * b.width, b.top + b.height / 2)));
    return isCovered || b.bottom > room.bottom + 1 || b.right > room.right + 1 || b.top < room.top - 1;
  })
  .map((e) => e.textContent || e.className)"""


def why_after(stage: Stage, log: Log) -> list[dict[str, Any]]:
    """What the engine says of each seat once the Beer is shared."""
    log.apply(next(action for action in log.state.legal() if log.state.name(action) == stage.record()[-1][1]))
    choices: list[dict[str, Any]] = why_of(log.state)["choices"]
    return choices


def many_with_beer(state: State, events: list[Event]) -> bool:
    return late("question-miner-dig", 4)(state, events) and has_beer(state)


def has_beer(state: State) -> bool:
    return any(state.name(action).startswith("share") for action in state.legal())


def test_with_one_opponent_a_beer_is_given_by_a_second_press(visit: Visit) -> None:
    """There is nobody to choose, and what is rolled cannot be taken back."""
    visitor = visit()
    page = visitor.page
    log = played_until(
        lambda state, events: late("question-miner-dig", 4)(state, events) and has_beer(state), "miner", ["Ann", "Ben"]
    )
    stage = staged(visitor, log)
    before = len(stage.record())
    page.locator('[data-do="share"]').click()
    expect(page.locator(".board.picked")).to_have_count(1)
    assert taken(stage, before) == []
    page.locator('[data-do="cancel"]').click()
    expect(page.locator(".board.picked")).to_have_count(0)
    page.locator('[data-do="share"]').click()
    page.locator('[data-do="confirm"]').click()
    page.locator('[data-do="confirm"]').wait_for(state="detached")
    assert taken(stage, before)[0][1].split()[0] == "share"


def test_magic_shows_each_face_with_its_change_and_the_exact_average(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    log = played_until(is_last_reroll, "miner", ["Ann", "Ben", "Cleo"])
    stage = staged(visitor, log)
    before = len(stage.record())
    die = int(str(in_trove(page).first.get_attribute("data-die")))
    roll = next(roll for roll in why_of(log.state)["rolls"] if die in roll["dice"])
    in_trove(page).first.click()
    row = page.locator(f'[data-odds-of="{die}"]')
    expect(row.locator(".side")).to_have_count(6)
    shown = row.locator(".side .points").all_inner_texts()
    assert shown == [signed(face["points"]) for face in roll["odds"]["faces"] for _ in range(face["sides"])]
    page.locator('[data-do="undo"]').click()  # the spell is not cast
    page.locator('header[data-question="question-miner-magic"]').wait_for()
    assert not any(str(step[1]).startswith("reroll") for step in taken(stage, before))


def test_on_a_phone_magic_is_in_sight_when_it_is_asked_for(visit: Visit) -> None:
    visitor = visit(phone=True, width=390)
    page = visitor.page
    staged(visitor, played_until(is_last_reroll, "miner", ["Ann", "Ben", "Cleo"]))
    assert page.locator(".trove").evaluate(
        "({ parentElement: row }) => { row.scrollLeft = 1000; return row.scrollLeft; }"
    )
    page.locator('[data-do="undo"]').tap()
    page.locator('header[data-question="question-miner-magic"]').wait_for()
    expect(page.locator('.trove [data-die][aria-disabled="false"]').first).to_be_in_viewport(ratio=1)


def test_alone_on_a_phone_the_whole_trove_is_in_sight_magic_has_its_place_and_a_spell_is_an_action(
    visit: Visit,
) -> None:
    visitor = visit(phone=True, locale="de-DE")
    page = visitor.page
    stage = staged(visitor, played_until(much_magic_alone, "miner-solo", ["Ann"]))
    before = len(stage.record())
    magic = page.locator(".trove [data-group]").first
    expect(magic).to_have_attribute("data-group", "magic")
    cast = page.locator('[data-do="cast"]')
    for width, height in PHONES:
        resize(page, width, height)
        comes_to_have_none(page, UNSEEN_IN_TROVE, f"{width}x{height}")
        comes_to_have_none(page, CUT_BUTTONS, f"{width}x{height}")
    page.locator('[data-do="choice"]', has_text=Words("de", with_page=True).say("web-mine-stop")).last.tap()
    expect(page.locator("[data-sheet]")).to_contain_text(re.compile("Zauber"))  # that spells remain is said
    page.locator('[data-sheet] [data-do="cancel"]').tap()
    cast.tap()
    expect(page.locator('.trove [aria-pressed="true"]')).to_have_count(1)
    page.locator('[data-do="confirm"]').tap()
    page.locator('header[data-question="question-miner-recycle"]').wait_for()
    assert taken(stage, before)[0][1].split()[0] == "spend"


# Dice of the own trove that are not seen as a whole where they lie.
UNSEEN_IN_TROVE = """() => [...document.querySelectorAll('.trove [data-die]')]
  .filter((e) => {
    const b = e.getBoundingClientRect();
    const seen = document.elementFromPoint(b.left + b.width / 2, b.top + b.height / 2);
    const shelf = document.querySelector('.bench').getBoundingClientRect();
    const me = document.querySelector('.solo').getBoundingClientRect();
    return !e.contains(seen) || b.left < -1 || b.right > innerWidth + 1 || b.bottom > shelf.bottom + 1
      || b.top < me.bottom - 6;
  })
  .map((e) => e.dataset.die)"""

CUT_BUTTONS = """() => [...document.querySelectorAll('.actions .act')]
  .filter((e) => e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1)
  .map((e) => e.textContent)"""


def much_magic_alone(state: State, events: list[Event]) -> bool:
    verbs = {state.name(action).split()[0] for action in state.legal()}
    return late("question-miner-solo", 12)(state, events) and {"spend", "refill"} <= verbs


@pytest.mark.parametrize("phone", [False, True])
def test_no_more_magic_is_never_the_main_button_while_there_are_spells_and_asks_first(
    visit: Visit, phone: bool
) -> None:
    visitor = visit(phone=phone)
    page = visitor.page
    stage = staged(visitor, played_until(late("question-miner-magic", 9), "miner", ["Ann", "Ben", "Cleo"]))
    before = len(stage.record())
    page.locator('[data-do="choice"]').click()
    asks = page.locator('.actions [data-do="confirm"]')
    expect(asks).to_contain_text("unused?")
    expect(page.locator(".actions .act.main")).to_have_count(0)
    assert taken(stage, before) == []
    asks.click()
    asks.wait_for(state="detached")
    assert taken(stage, before)[0][1] == "done"


def is_last_reroll(state: State, events: list[Event]) -> bool:
    return late("question-miner-reroll", 7)(state, events) and state.top.arguments(state)["left"] == 1


def test_a_die_is_kept_on_the_tray_and_the_rest_is_rerolled_by_a_second_press(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    log = played_until(one_chest, "miner", ["Ann", "Ben", "Cleo"])
    stage = staged(visitor, log)
    before = len(stage.record())
    die = in_trove(page).first.get_attribute("data-die")
    in_trove(page).first.click()
    expect(page.locator("[data-odds]")).to_contain_text("for sure")
    assert taken(stage, before) == []
    page.locator('[data-do="confirm"]').click()
    page.locator('[data-do="confirm"]').wait_for(state="detached")
    assert taken(stage, before)[0] == [0, f"cache {die}"]


def one_chest(state: State, events: list[Event]) -> bool:
    return late("question-miner-cache", 7)(state, events) and state.top.arguments(state)["left"] == 1


def test_heroes_are_cards_with_a_sentence_and_their_faces_come_to_the_bench(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    stage = staged(visitor, played_until(asked("question-miner-hero"), "miner", ["Ann", "Ben", "Cleo"]))
    before = len(stage.record())
    hero = page.locator('.heroes [data-place][aria-disabled="false"]').first
    key = str(hero.get_attribute("data-place")).removeprefix("hero:")
    expect(hero).to_contain_text(english(f"web-miner-hero-{key}"))
    hero.click()
    expect(page.locator('.trove [data-die^="hero-"]').first).to_be_visible()
    page.locator('[data-do="confirm"]').click()
    page.locator('[data-do="confirm"]').wait_for(state="detached")
    assert taken(stage, before)[0] == [0, f"hero {key}"]


def solo_with(word: str) -> Log:
    def is_there(state: State, events: list[Event]) -> bool:
        is_asked = late("question-miner-solo", 5)(state, events)
        return is_asked and any(state.name(action) == word for action in state.legal())

    return played_until(is_there, "miner-solo", ["Ann"])


def test_solo_says_what_a_refill_and_a_stop_would_mean_before_they_are_done(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    log = solo_with("refill")
    stage = staged(visitor, log)
    before = len(stage.record())
    view = log.state.view()
    page.locator('[data-do="choice"]', has_text=english("web-mine-stop")).last.click()
    sheet = page.locator('[data-sheet="stop"]')
    expect(sheet).to_contain_text(str(view["players"][0]["total"]))
    sheet.locator('[data-do="cancel"]').click()
    expect(sheet).to_have_count(0)
    page.locator('[data-do="choice"]', has_text=english("web-mine-refill")).first.click()
    sheet = page.locator('[data-sheet="refill"]')
    expect(sheet).to_contain_text(str(sum(view["bag"].values())))
    assert taken(stage, before) == []
    assert axe(page) == []
    sheet.locator('[data-do="confirm"]').click()
    expect(sheet).to_have_count(0)
    assert taken(stage, before)[0] == [0, "refill"]


def test_solo_shows_the_goal_and_the_lanterns_at_the_books_steps(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    log = played_until(can_take_alone, "miner-solo", ["Ann"])
    staged(visitor, log)
    points = log.state.view()["players"][0]["total"]
    steps = [int(str(lamp.get_attribute("data-lantern"))) for lamp in page.locator("[data-lantern]").all()]
    assert sorted(steps) == [15, 31, 46, 61, 71]
    expect(page.locator("[data-lantern].lit")).to_have_count(sum(points >= step for step in steps))
    goal = next(step for step in sorted(steps) if step > points)
    expect(page.locator("[data-lantern].next")).to_have_attribute("data-lantern", str(goal))


def test_a_beer_with_one_face_left_is_asked_about_before_it_is_taken(visit: Visit) -> None:
    """The game does not ask then: it is said before what it becomes and what that costs."""
    visitor = visit()
    page = visitor.page
    log = played_until(has_one_face_left, "miner-solo", ["Ann"])
    stage = staged(visitor, log)
    before = len(stage.record())
    die, face = one_face_left(log.state)[0]
    beer = page.locator(f'.mountain [data-die="{die}"]')
    sheet = page.locator('[data-sheet="wild"]')
    beer.hover()
    page.locator('article.card [data-do="take"]').click()
    expect(sheet).to_contain_text(english("web-mine-wild-stays"))
    assert taken(stage, before) == []
    sheet.locator('[data-do="cancel"]').click()
    expect(sheet).to_have_count(0)
    beer.click()
    assert axe(page) == []
    sheet.locator('[data-do="confirm"]').click()
    expect(sheet).to_have_count(0)
    page.locator(f'.trove [data-die="{die}"]').wait_for()
    words = [step[1] for step in taken(stage, before)]
    assert words[0] == f"take {die}" and set(words[1:]) <= {f"set {face}"}


def one_face_left(state: State) -> list[tuple[int, str]]:
    """Beers that can be taken and can be set to one face alone."""
    legal = {state.name(action) for action in state.legal()}
    found = []
    for told in why_of(state)["dice"]:
        faces = [each["face"] for each in told["sets"] if each["allowed"]]
        if len(faces) == 1 and f"take {told['die']}" in legal:
            found.append((told["die"], faces[0]))
    return found


def has_one_face_left(state: State, events: list[Event]) -> bool:
    return asked("question-miner-solo")(state, events) and len(one_face_left(state)) > 0


def test_solo_is_as_hard_as_one_of_four_choices_says(visit: Visit) -> None:
    page = visit().page
    page.goto("/#play=miner-solo")
    ways = ["Gentle", "Steady", "Hard", "Bare hands"]
    for name in ways:
        expect(page.get_by_role("radio", name=re.compile(f"^{name}"))).to_have_count(1)
    expect(page.get_by_role("radio", name="Gentle")).to_be_checked()
    page.get_by_role("radio", name="Bare hands").check()
    page.get_by_role("button", name="Start digging").click()
    page.wait_for_url(re.compile("#table="))
    id = page.url.partition("#table=")[2]
    table = page.evaluate(f"fetch('/api/tables/{id}').then((answer) => answer.json())")
    assert table["document"]["table"]["options"]["magic"] == 0


def test_the_scores_open_over_the_wall(visit: Visit) -> None:
    visitor: Visitor = visit()
    page = visitor.page
    log = played_until(late("question-miner-dig", 9), "miner", ["Ann", "Ben", "Cleo"])
    staged(visitor, log)
    page.locator('[data-do="scores"]').click()
    drawer = page.get_by_role("complementary")
    players = log.state.view()["players"]
    ending = [str(player["total"] + player["now"]["total"]).replace("-", "\N{MINUS SIGN}") for player in players]
    expect(drawer.locator("tfoot td")).to_have_text(ending)
    assert axe(page) == []


# Dice on somebody's board that reach out of it.
OFF_THE_BOARD = """() => [...document.querySelectorAll('.board .die')].filter((die) => {
  const [at, board] = [die.getBoundingClientRect(), die.closest('.board').getBoundingClientRect()];
  return at.bottom > board.bottom || at.right > board.right;
}).map((die) => `${die.closest('.board').dataset.player} ${die.ariaLabel}`)"""


def test_every_die_of_the_others_has_room_on_their_boards(visit: Visit) -> None:
    """At the end of a game, when troves are as large as they get."""
    visitor = visit(dark=True)
    page = visitor.page
    staged(visitor, played_until(lambda state, _: state.actor == OVER, "miner", LONG[:3]), sign="[data-end]")
    page.locator('[data-do="look-back"]').click()
    for width, height in DESKTOPS:
        resize(page, width, height)
        comes_to_have_none(page, OFF_THE_BOARD, f"{width}x{height}")


@pytest.mark.parametrize("width", [320, 390])
def test_whose_turns_the_log_tells_is_chosen_beside_its_title(visit: Visit, width: int) -> None:
    visitor = visit(phone=True, width=width)
    page = visitor.page
    staged(visitor, played_until(late("question-miner-dig"), "miner", LONG[:3]))
    page.locator('[data-do="log"]').tap()
    switch, lines = page.locator("aside .whose").bounding_box(), page.locator("aside ol").bounding_box()
    title, close = page.locator("aside h2").bounding_box(), page.locator("aside .head button").bounding_box()
    assert switch and lines and title and close
    assert switch["y"] + switch["height"] <= lines["y"]
    assert title["x"] + title["width"] <= switch["x"] and switch["x"] + switch["width"] <= close["x"]
    page.get_by_role("button", name=english("web-log-mine")).tap()
    expect(page.locator("aside .turn h3").first).to_have_text(LONG[0])
    assert axe(page) == []


def test_what_others_gave_since_ones_turn_is_said_when_one_is_asked_again(visit: Visit) -> None:
    gifts: list[Event] = []

    def given(state: State, events: list[Event]) -> bool:
        for event in events:
            if event.kind == "miner-round" or (event.kind == "miner-took" and event.arguments["seat"] == 0):
                gifts.clear()
            elif event.kind == "miner-shared" and event.arguments["owner"] == 0:
                gifts.append(event)
        return bool(gifts) and asked("question-miner-dig")(state, events)

    visitor = visit()
    staged(visitor, played_until(given, "miner", ["Ann", "Ben", "Cleo"]))
    told = visitor.page.locator(".question")
    expect(told).to_contain_text("Since your turn you got")
    for gift in gifts:
        expect(told).to_contain_text(["Ann", "Ben", "Cleo"][int(str(gift.arguments["seat"]))])


def test_on_a_phone_the_dice_of_others_can_be_looked_at_large(visit: Visit) -> None:
    visitor = visit(phone=True)
    page = visitor.page
    log = played_until(late("question-miner-dig", 4), "miner", LONG)
    staged(visitor, log)
    look = page.locator('.board[data-player="2"] [data-do="look"]')
    look.tap()
    player = log.state.view()["players"][2]
    expect(page.locator(".onstage .die")).to_have_count(len(player["trove"]) + len(player["hero_faces"]))
    box = page.locator(".onstage .die").first.bounding_box()
    assert box and box["width"] >= 30
    shoot(page, "miner-looked-at")
    look.tap()
    expect(page.locator(".onstage")).to_have_count(0)
