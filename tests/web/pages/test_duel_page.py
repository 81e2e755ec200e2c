"""A same-dice duel in the browser: dared, played blind, compared."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from support.page.browser import Visit, let_in
from support.page.looks import axe, lengthen, overflow, shoot
from support.page.playing import go_to_table
from support.server.analysed import play_to_the_end
from support.server.days import dig_to_the_end, words_of
from support.server.person import Person, play_on

Game = Callable[[Person], str]
Play = Callable[[Person, str], None]


def first_game(person: Person) -> str:
    """On the first mountain whose top offers something to take."""
    while True:
        table = person.create("miner-solo", "m")
        with person.live(table, 0) as live:
            live.begin(0)
            live.until_asked()
            if any(word.startswith("take") for word in words_of(live)):
                break
    dig_to_the_end(person, table, dice=4)
    return table


def after_five_duels(page: Page, table: str) -> None:
    """As if they had met five times, and the expert had done at once what was done at this table, for 57 points."""

    def answer(route: Route) -> None:
        found = route.fetch().json()
        others = [side | {"won": 3, "met": 5} for side in found["others"]]
        known = {"expert": {"points": 57, "table": table}, "is_expert_digging": False, "others": others}
        route.fulfill(json=found | known)

    page.route("**/api/duels/*", answer)


def test_dared_by_mouse_and_played_by_keys(visit: Visit) -> None:
    ann, bob = visit(), visit(locale="de-DE", dark=True)
    with Person(ann.address, "Ann") as one, Person(ann.address, "Bob") as other:
        table = first_game(one)
        let_in(ann, one)
        let_in(bob, other)
        go_to_table(ann.page, table)
        ann.page.get_by_role("button", name="Dare a friend").click()
        link = ann.page.get_by_role("textbox", name="The link for a friend")
        expect(link).to_have_value(re.compile("#duel="))
        assert axe(ann.page) == []

        bob.page.goto(link.input_value())
        expect(bob.page.get_by_role("heading", name="Ann: Schaffst du")).to_be_visible()
        expect(bob.page.get_by_role("img", name="Ein Berg aus verdeckten Würfeln")).to_be_visible()
        assert axe(bob.page) == []
        bob.page.get_by_role("button", name="Mit denselben Würfeln graben").focus()
        bob.page.keyboard.press("Enter")
        bob.page.wait_for_url(re.compile("#table="))
        bob.page.locator("[data-die]").first.wait_for()
        dig_to_the_end(other, bob.page.url.partition("#table=")[2], dice=0)
        bob.page.locator(".ended a.main").click()
        expect(bob.page.get_by_role("heading", level=1, name=re.compile(r"Duell.* \d+ zu \d+"))).to_be_visible()
        expect(bob.page.get_by_role("region", name="Ann")).to_be_visible()
        shoot(bob.page, "duel-desktop-dark")
        assert axe(bob.page) == []
        expect(bob.page.get_by_text("Eure Duelle")).to_have_count(0)  # this is the only one
        after_five_duels(ann.page, table)
        ann.page.reload()
        expect(ann.page.get_by_role("region", name="Bob")).to_be_visible()
        expect(ann.page.get_by_role("heading", name="The same dice, until die 1")).to_be_visible()
        expect(ann.page.get_by_text("You have won 3 of 5 against Bob.")).to_be_visible()
        expect(ann.page.get_by_text("You took")).to_be_visible()
        expect(ann.page.locator(".move [role=img]")).to_have_count(1)
        expect(ann.page.get_by_text("Bob stopped here")).to_be_visible()
        expect(ann.page.get_by_text("Ada, with the same dice: 57")).to_be_visible()
        expect(ann.page.get_by_text("Plays it just as you did.")).to_be_visible()
        expect(ann.page.get_by_role("link", name="Watch (Ada)")).to_have_attribute("href", f"#replay={table}")
        shoot(ann.page, "duel-desktop-light")
        assert axe(ann.page) == []
        watch_both(ann.page)
        ann.page.get_by_role("button", name="Send to Bob").click()
        expect(ann.page.get_by_role("textbox", name="The link for a friend")).to_have_value(re.compile("#duel="))
        ann.page.get_by_role("button", name="New duel").click()
        ann.page.wait_for_url(re.compile("#table="))
        ann.page.locator("[data-die]").first.wait_for()
        new = one.get(f"/api/tables/{ann.page.url.partition('#table=')[2]}?seat=0")["document"]["table"]
        assert (new["game"], new["hints"], new["duel"]) == ("miner-solo", False, None)


def watch_both(page: Page) -> None:
    """Both mountains step by step, from the whole one on; then back to the end."""
    mountains = page.get_by_role("region").get_by_role("img", name=re.compile(","))
    page.get_by_role("button", name="Watch both").click()
    step = page.get_by_role("slider", name="Step")
    at = int(step.input_value())
    names = [one.get_attribute("aria-label") for one in mountains.all()]
    assert len(names) == 2 and names[0] == names[1]
    page.get_by_role("button", name="One step forward").click()
    expect(step).to_have_value(str(at + 1))
    expect(mountains.first).not_to_have_attribute("aria-label", names[0] or "")  # Bob's stays as it was
    expect(mountains.last).to_have_attribute("aria-label", names[1] or "")
    assert axe(page) == []
    page.get_by_role("button", name="Watch both").click()
    expect(step).to_have_count(0)


def against_opponents(person: Person) -> str:
    return play_to_the_end(person, "zm")


def dig_nothing(person: Person, table: str) -> None:
    dig_to_the_end(person, table, dice=0)


def place_last(person: Person, table: str) -> None:
    with person.live(table, 1) as live:
        while live.table["status"] != "over":
            play_on([live], lambda choices: choices - 1)


@pytest.mark.parametrize(
    ("locale", "first", "play"),
    [("el-GR", first_game, dig_nothing), ("it-IT", against_opponents, place_last)],
)
def test_on_a_narrow_phone_by_touch(visit: Visit, locale: str, first: Game, play: Play) -> None:
    visitor = visit(locale=locale, phone=True, width=320)
    page = visitor.page
    with Person(visitor.address, "Maximiliana-Theodora") as one, Person(visitor.address, "Bob") as other:
        duel = one.post("/api/duels", {"table": first(one)})["id"]
        let_in(visitor, other)
        page.goto(f"/#duel={duel}")
        page.locator(".board button").wait_for()
        shoot(page, f"duel-dared-{locale}")
        lengthen(page)
        assert overflow(page) == []
        page.reload()
        page.locator(".board button").tap()
        page.wait_for_url(re.compile("#table="))
        page.locator("[data-die], [data-casino]").first.wait_for()
        play(other, page.url.partition("#table=")[2])
        page.goto(f"/#duel={duel}")
        page.get_by_role("region", name="Maximiliana-Theodora").wait_for()
        if first is first_game:
            page.locator(".expert").wait_for()  # she digs, or has dug already
        else:
            page.locator(".move .die").first.wait_for()  # the dice that were placed where the games part
        shoot(page, f"duel-phone-{locale}")
        assert axe(page) == []
        lengthen(page)
        assert overflow(page) == []
