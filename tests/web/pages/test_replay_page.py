"""Replays in the page: stepping, jumping, sharing, records from this device, and the envelope that is opened there."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from support.page.browser import REAL, Visit, let_in
from support.page.looks import axe, axe_in_each_light, lengthen, overflow, shoot
from support.scripted.sealed import SECRET, sealed_game
from support.server.person import Person, begin_together, play_on
from zaria.core.records.record import Record
from zaria.core.records.replay import state_after
from zaria.core.records.seal import hash_of
from zaria.core.records.verify import open_envelope
from zaria.i18n import with_sign

GAMES: list[tuple[str, list[str], dict[str, Any]]] = [
    ("vegas", ["Ann", "Zoë"], {"rounds": 1, "tiles": 6}),
    ("miner", ["Ann", "Zoë"], {}),
    ("miner-solo", ["Ann"], {}),
]


def record_of(game: str, names: list[str], options: dict[str, Any]) -> dict[str, Any]:
    return open_envelope(sealed_game(game, names, **options).record, SECRET).to_data()


def bring(page: Page, folder: Path, record: dict[str, Any]) -> None:
    """Open a record from this device."""
    file = folder / "game.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    page.goto("about:blank")  # so that the page is loaded again
    page.goto("/#replay")
    page.get_by_label("Open a record from this device").set_input_files(file)


def check(page: Page) -> str:
    """Open the envelope; all that is said, that which is folded up too."""
    if not page.locator("#dice").is_visible():  # below a record that cannot be replayed it is open
        page.get_by_role("button", name="Envelope").click()
    page.get_by_role("heading", name="The envelope is open").wait_for()
    page.locator("#dice").get_by_text("All checks").click()
    return page.locator("#dice").inner_text()


def more(page: Page) -> None:
    page.get_by_role("button", name="More", exact=True).click()


def step(page: Page, number: int, steps: int) -> None:
    expect(page.get_by_text(f"Step {number} of {steps}", exact=True)).to_be_visible()


@pytest.mark.parametrize(("game", "names", "options"), GAMES, ids=[game for game, _, _ in GAMES])
def test_a_record_is_stepped_through_and_its_dice_verify(
    visit: Visit, tmp_path: Path, game: str, names: list[str], options: dict[str, Any]
) -> None:
    record = record_of(game, names, options)
    steps = len(record["steps"])
    draws = sum(one[0] == "deal" for one in record["steps"])
    page = visit().page
    bring(page, tmp_path, record)
    page.get_by_text(re.compile(r"^Step \d+ of")).first.wait_for()  # where somebody is asked, not on an empty table
    page.keyboard.press("Home")
    page.get_by_text("Before the first step").wait_for()
    log = page.get_by_role("complementary", name="Log")
    expect(log.get_by_role("listitem").first).to_be_in_viewport()  # it does not tell the end first
    page.keyboard.press("ArrowRight")
    step(page, 1, steps)
    page.keyboard.press("End")
    step(page, steps, steps)
    page.keyboard.press("ArrowLeft")
    page.get_by_role("button", name="One step back").click()
    step(page, steps - 2, steps)
    log.get_by_role("button").nth(2).click()
    expect(page.locator("aside .now").first).to_be_visible()
    page.keyboard.press("Home")
    page.get_by_text("Before the first step").wait_for()
    told = check(page)
    verdict, why = f"All {draws} rolls are as sealed", "Sealed before the first roll"
    assert told.index(verdict) < told.index(why)  # the verdict comes first
    assert "It does not show that the host could not know them." in told
    assert "The contribution of Ann matches what was committed to." in told
    assert f"All {draws} draws of the game were in the envelope." in told
    assert f"The server has played all {steps} steps again: they follow the rules." in told
    assert "Everything fits" in told


def test_it_plays_by_itself_and_space_holds_it(visit: Visit, tmp_path: Path) -> None:
    page = visit(pace=REAL).page
    record = record_of(*GAMES[1])
    bring(page, tmp_path, record)
    more(page)
    page.get_by_role("combobox", name="Speed").select_option("4")  # the device has a pace, too
    page.get_by_role("button", name="Play", exact=True).click()
    passed = re.compile(rf"^Step ([3-9]|\d\d+) of {len(record['steps'])}$")  # a busy machine may not see each of them
    expect(page.get_by_text(passed)).to_be_visible()
    page.get_by_role("heading", level=1).first.click()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_every_change_of_a_record_is_reported_exactly(visit: Visit, tmp_path: Path) -> None:
    page = visit().page
    record = record_of("vegas", ["Ann", "Zoë"], {"rounds": 1})
    bring(page, tmp_path, record | {"players": ["Ann", "Eve"]})
    told = check(page)
    assert "This is wrong: the record was changed: it is not the one that was closed with this envelope." in told
    assert "Do not trust this record." in told and "Everything fits" not in told

    bring(page, tmp_path, record | {"seal": record["seal"] | {"secret": "11" * 32}})
    assert "This is wrong: the secret in the record is not the one that was sealed." in check(page)

    changed = json.loads(json.dumps(record))
    placed = int(changed["steps"][3][1].split()[1])
    changed["steps"][2][3] = [placed % 6] * 8  # another number: what was placed then is not possible any more
    bring(page, tmp_path, changed)
    page.get_by_role("alert").get_by_text("tep 4 is not possible").wait_for()
    assert "One die does not fit its envelope" in check(page)

    bring(page, tmp_path, {"anything": 1})
    page.get_by_role("alert").get_by_text("his is not a record of Zaria").wait_for()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_die_that_does_not_fit_is_shown_both_ways(visit: Visit, tmp_path: Path, phone: bool) -> None:
    """A die that was not placed says another number: the game is still possible, so only the envelope can tell."""
    record = record_of("vegas", ["Ann", "Zoë"], {"rounds": 1})
    changed = json.loads(json.dumps(record))
    roll, placed = next(
        (number, int(changed["steps"][number + 1][1].split()[1]))
        for number, step in enumerate(changed["steps"])
        if step[0] == "deal" and step[1].startswith("roll/") and "place" in changed["steps"][number + 1][1]
    )
    values = changed["steps"][roll][3]
    die = next(place for place, value in enumerate(values) if value != placed - 1)
    sealed = values[die] + 1
    said = next(number for number in range(1, 7) if number not in (placed, sealed))
    values[die] = said - 1
    page = visit(phone=phone).page
    bring(page, tmp_path, changed)
    verdict = page.locator("#dice .verdict")  # opened by itself
    expect(verdict).to_contain_text("One die does not fit its envelope")
    expect(verdict).to_contain_text(f"die {die + 1}: the envelope says {sealed}, the record says {said}.")
    both = page.locator("#dice .both")
    expect(both.locator("dd svg")).to_have_count(2)
    assert both.locator("dd").all_inner_texts() == [str(sealed), str(said)]
    expect(page.locator("#dice")).not_to_contain_text("no die was changed")
    shoot(page, f"replay-misfit{'-phone' if phone else ''}")
    assert overflow(page) == []
    assert axe(page) == []
    page.get_by_role("button", name="See that roll").click()
    step(page, roll + 1, len(record["steps"]))


def test_a_promise_that_was_not_kept_is_a_loud_warning(visit: Visit, tmp_path: Path) -> None:
    record = sealed_game("vegas", ["Ann", "Zoë"], rounds=1).record
    given_up = {"seal": hash_of(b"1" * 32), "secret": (b"1" * 32).hex(), "seats": [[1, "ab" * 32, None]]}
    assert record.seal is not None
    record.seal = record.seal._replace(earlier=[given_up])
    page = visit().page
    bring(page, tmp_path, open_envelope(record, SECRET).to_data())
    told = check(page)
    assert "WARNING: a contribution to the dice was committed to and never shown (Zoë)." in told
    assert "But a contribution was held back" in told and "Everything fits" not in told
    page.get_by_text("What this shows, and what it does not").click()
    expect(page.get_by_text("A player who runs the server could dislike the dice to come")).to_be_visible()
    axe(page)


def test_a_table_of_the_server_is_replayed_by_its_link(visit: Visit, address: str) -> None:
    with Person(address, "Ann") as ann, Person(address, "Bob") as bob:
        table = ann.create("vegas", "mo", options={"rounds": 1}, speed="fast")
        bob.do(table, "sit", seat=1)
        with ann.live(table) as one, bob.live(table) as two:
            begin_together(one, two)
            page = visit().page
            page.goto(f"/#replay={table}")
            while one.table["status"] != "over":
                play_on([one, two])
        steps = len(ann.get(f"/api/tables/{table}/history")["steps"])
    page.goto(f"/#replay={table}/5")
    page.reload()
    step(page, 5, steps)
    more(page)
    page.get_by_label("Seen by").select_option("Bob")
    page.get_by_role("heading", level=1).first.click()
    page.get_by_role("button", name="To the end").click()
    step(page, steps, steps)
    assert page.get_by_label("The link to this replay").input_value() == f"{address}/#replay={table}/{steps}"
    page.keyboard.press("Escape")
    check(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    assert json.loads(download.value.path().read_text(encoding="utf-8"))["seal"]["secret"] is not None
    page.goto(f"/#replay={table}/dice")
    expect(page.locator("#dice")).to_be_focused()
    assert "Everything fits" in check(page)
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    rolls = page.locator("#dice .rolls button")  # up to the step that is shown
    rolls.first.click()
    expect(page.get_by_text(re.compile(rf"^Step [1-3] of {steps}$"))).to_be_visible()
    expect(page.locator("#dice")).to_be_visible()  # docked: it covers nothing


def looked_at(person: Person, table: str, seat: int) -> dict[str, Any]:
    """What an analysis says of a game for two: a decision of the seat that cost something, and a stroke of luck."""
    record = Record.from_json(json.dumps(person.get(f"/api/tables/{table}/record")))
    asks = ((number, state_after(record, number).ask()) for number, step in enumerate(record.steps) if step[0] == seat)
    number, ask = next((number, ask) for number, ask in asks if ask is not None and len(ask["choices"]) > 1)
    played = next(choice for choice in ask["choices"] if choice["word"] == record.steps[number][1])
    best = next(choice for choice in ask["choices"] if choice is not played)
    mistake = {"position": number, "seat": seat, "round": 1, "turn": 1, "loss": 0.08, "error": 0.02, "ask": ask}
    mistake |= {"played": played["word"], "best": best["word"]}
    reason = {"best": best["word"], "second": played["word"], "decimal": 8.0}
    values = [
        [0.5 + 0.3 * (place / len(record.steps)), 0.5 - 0.3 * (place / len(record.steps))]
        for place in range(len(record.steps) + 1)
    ]
    return {
        "game": record.game,
        "unit": "chance",
        "result": record.to_data()["result"],
        "done": True,
        "progress": 1,
        "positions": [
            {"step": place, "round": 1, "values": both, "errors": [0, 0]} for place, both in enumerate(values)
        ],
        "seats": [],
        "whole": [{"start": 50, "luck": 0, "decisions": 0, "gifts": 0, "end": 50}] * 2,
        "verdict": "none",
        "moments": [{"position": len(record.steps), "seat": 1, "change": -0.3, "error": 0.01}],
        "mistakes": [mistake | {"sentence": {"key": "hint-chance", "arguments": reason}}],
        "looked": True,
    }


@pytest.mark.parametrize(("game", "phone"), [("vegas", False), ("miner", True)], ids=["vegas", "miner-phone"])
def test_the_tape_shows_how_the_chances_went(visit: Visit, address: str, game: str, phone: bool) -> None:
    visitor = visit(phone=phone)
    page = visitor.page
    with Person(address, "Ann") as ann, Person(address, "Bob") as bob:
        table = ann.create(game, "mo", options={"rounds": 1} if game == "vegas" else {}, speed="fast")
        bob.do(table, "sit", seat=1)
        with ann.live(table) as one, bob.live(table) as two:
            begin_together(one, two)
            while one.table["status"] != "over":
                play_on([one, two])
        report = looked_at(ann, table, 0)
    let_in(visitor, ann)
    page.route("**/analysis", lambda route: route.fulfill(json=report))
    page.goto(f"/#replay={table}")
    steps, position = len(report["positions"]) - 1, report["mistakes"][0]["position"]
    expect(page.locator(".tape .curve")).to_have_count(2)
    page.keyboard.press("Home")
    expect(page.get_by_text("50 of 100")).to_be_visible()
    page.get_by_role("button", name=f"Decision 1: {with_sign(-8)} ±2").click()
    step(page, position, steps)
    expect(page.get_by_role("main")).to_contain_text("Cost 8 of 100.")  # what was chosen, and what is better
    expect(page.get_by_role("main")).to_contain_text("Ada:")
    shoot(page, f"replay-decision-{game}")
    assert axe(page) == []
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("main")).not_to_contain_text("Cost 8 of 100.")
    page.get_by_role("button", name="Biggest stroke of luck").click()
    step(page, steps, steps)
    expect(page.get_by_text("80 of 100")).to_be_visible()
    page.get_by_role("button", name="Envelope").click()
    for roll in page.locator("#dice .rolls li").all():
        expect(roll.locator(".dice svg").first).to_be_visible()  # dice, no sentences
    assert overflow(page) == []
    page.goto(f"/#replay={table}/{position}")
    page.locator('[data-do="try"]').click()
    expect(page).not_to_have_url(re.compile("replay|" + table))  # a table of one's own, as it was
    expect(page.locator("header[data-question]")).to_have_attribute(
        "data-question", report["mistakes"][0]["ask"]["question"]
    )


def test_there_is_no_replay_of_a_table_that_is_not_there(visit: Visit) -> None:
    page = visit().page
    page.goto("/#replay=nowhere")
    page.get_by_role("alert").get_by_text("here is no such table").wait_for()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_replays_can_be_used_by_everybody(visit: Visit, tmp_path: Path, phone: bool) -> None:
    page = visit(phone=phone).page
    look = "phone" if phone else "desktop"
    page.goto("/#replay")
    page.get_by_label("Open a record from this device").wait_for()
    assert axe_in_each_light(page, f"replay-{look}") == []
    for game, names, options in GAMES[:2]:
        bring(page, tmp_path, record_of(game, names, options))
        page.get_by_label("Step", exact=True).fill("20")
        expect(page.get_by_role("main")).not_to_contain_text("won.")  # it is not told before its time
        if game == "vegas" and phone:
            expect(page.locator(".dealer .actions")).to_be_hidden()  # its room is the table's
        check(page)
        assert axe_in_each_light(page, f"replay-{game}-{look}") == []


def test_the_replay_has_room_for_longer_words_on_a_narrow_screen(visit: Visit, tmp_path: Path) -> None:
    page = visit(phone=True, width=320).page
    bring(page, tmp_path, record_of("miner", ["Ann", "Konstantina Zoë"], {}))
    check(page)
    page.get_by_text("What this shows").click()
    lengthen(page)
    assert [found for found in overflow(page) if "main" not in found] == []
