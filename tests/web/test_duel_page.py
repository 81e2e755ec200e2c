"""A same-dice duel in the browser: dared, played blind, compared."""

import re

import pytest
from playwright.sync_api import expect

from support.browser import Visit, let_in
from support.days import dig_to_the_end
from support.looks import axe, lengthen, overflow, shoot
from support.person import Person
from support.playing import go_to_table


def first_game(person: Person) -> str:
    table = person.create("miner-solo", "m")
    with person.live(table, 0) as live:
        live.begin(0)
        live.until_asked()
    dig_to_the_end(person, table, dice=4)
    return table


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
        ann.page.reload()
        expect(ann.page.get_by_role("region", name="Bob")).to_be_visible()
        shoot(ann.page, "duel-desktop-light")


@pytest.mark.parametrize("locale", ["el-GR", "it-IT"])
def test_on_a_narrow_phone_by_touch(visit: Visit, locale: str) -> None:
    visitor = visit(locale=locale, phone=True, width=320)
    page = visitor.page
    with Person(visitor.address, "Maximiliana-Theodora") as one, Person(visitor.address, "Bob") as other:
        duel = one.post("/api/duels", {"table": first_game(one)})["id"]
        let_in(visitor, other)
        page.goto(f"/#duel={duel}")
        page.locator(".board button").wait_for()
        lengthen(page)
        assert overflow(page) == []
        page.reload()
        page.locator(".board button").tap()
        page.wait_for_url(re.compile("#table="))
        page.locator("[data-die]").first.wait_for()
        dig_to_the_end(other, page.url.partition("#table=")[2], dice=0)
        page.locator(".ended a.main").tap()
        page.get_by_role("region", name="Maximiliana-Theodora").wait_for()
        shoot(page, f"duel-phone-{locale}")
        assert axe(page) == []
        lengthen(page)
        assert overflow(page) == []
