"""The Daily Mountain in the browser: before and after the try, by mouse, keys and touch, and days that are over."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa
from playwright.sync_api import expect

from support.page.browser import Visit, Visitor
from support.page.looks import axe, lengthen, overflow, shoot
from support.server import serving
from support.server.days import dig, dig_to_the_end, try_today
from support.server.person import Person
from support.server.site import site
from zaria.server.common import utc_days
from zaria.server.storage import schema


@contextmanager
def same_person(visitor: Visitor) -> Iterator[Person]:
    """The visitor without a browser."""
    cookies = {one["name"]: one["value"] for one in visitor.context.cookies()}
    with Person(visitor.address, None) as person:
        person.http.cookies.update({"zaria_guest": cookies["zaria_guest"]})
        yield person


def table_of(visitor: Visitor) -> str:
    visitor.page.wait_for_url(re.compile("#table="))
    return visitor.page.url.partition("#table=")[2]


def test_one_click_from_home_to_the_dig_and_then_to_the_list(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    with Person(visitor.address, "Elena") as elena:
        try_today(elena, dice=9)
        others = dig(elena)
    page.goto("/")
    paper = page.locator(".paper", has_text="Daily Mountain")
    expect(paper).to_contain_text("dug")
    paper.get_by_role("button", name="Dig").click()
    table = table_of(visitor)
    page.locator("[data-die]").first.wait_for()
    expect(page.get_by_role("button", name="Take back")).to_have_count(0)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    with same_person(visitor) as me:
        dig_to_the_end(me, table)
    page.get_by_role("link", name=re.compile("day.s list")).click()
    expect(page.get_by_role("heading", name="Your try: place")).to_be_visible()
    expect(page.get_by_role("heading", name="What you brought home")).to_be_visible()
    mine = page.locator("ol .me")
    expect(mine).to_contain_text("You")
    shoot(page, "daily-desktop-light")
    assert axe(page) == []
    expect(page.get_by_text("Elena")).to_be_visible()
    expect(page.get_by_role("link", name="See the dig")).to_have_count(1)  # only one's own, while the day lasts
    page.goto(f"/#replay={others}")  # nor by an address that somebody tells
    expect(page.get_by_text("others still have this mountain before them")).to_be_visible()
    expect(page.locator("[data-die]")).to_have_count(0)
    page.goto("/#")
    paper = page.locator(".paper", has_text="Daily Mountain")
    expect(paper).to_contain_text("place")
    expect(paper.locator("li")).to_have_count(2)  # the day's list
    expect(paper.locator("li.me")).to_contain_text("You")
    expect(paper.locator("li", has_text="Elena")).to_be_visible()
    shoot(page, "home-daily-list")
    assert axe(page) == []


def test_a_friend_is_dared_by_a_link_to_the_same_mountain(visit: Visit) -> None:
    visitor, friend = visit(locale="it-IT", phone=True, width=320), visit()
    page = visitor.page
    page.goto("/#daily")
    expect(page.get_by_role("button", name="Sfida un amico")).to_have_count(0)  # there is nothing to beat yet
    page.locator(".board button").tap()
    mountain = table_of(visitor)
    with same_person(visitor) as me:
        dig_to_the_end(me, mountain)
    page.goto("about:blank")
    page.goto("/#daily")
    page.get_by_role("button", name="Sfida un amico").tap()
    link = page.locator(".link input")
    expect(link).to_have_value(re.compile("#daily=20"))
    assert overflow(page) == []
    assert axe(page) == []
    shoot(page, "daily-dare-phone-it")
    friend.page.goto(link.input_value())
    expect(friend.page.get_by_role("heading", name="You have one try")).to_be_visible()
    friend.page.get_by_role("button", name="Dig").click()
    friend.page.locator("[data-die]").first.wait_for()
    page.get_by_role("button", name="Sfida un amico").tap()
    expect(link).to_have_count(0)


def test_before_the_try_nothing_of_the_mountain_is_shown_and_keys_are_enough(visit: Visit) -> None:
    visitor = visit(locale="de-DE", dark=True)
    page = visitor.page
    page.goto("/#play=miner-solo")
    page.get_by_role("dialog").get_by_role("link", name="Berg des Tages").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Du hast einen Versuch")).to_be_visible()
    expect(page.get_by_role("img", name="Ein Berg aus verdeckten Würfeln")).to_be_visible()
    expect(page.get_by_text("Die Liste öffnet sich")).to_be_visible()
    shoot(page, "daily-before-desktop-dark")
    assert axe(page) == []
    page.get_by_role("button", name="Graben").focus()
    page.keyboard.press("Enter")
    table = table_of(visitor)
    page.locator("[data-die]").first.wait_for()
    page.goto("about:blank")
    page.goto("/#daily")
    page.get_by_role("button", name="Weitergraben").focus()
    page.keyboard.press("Enter")
    assert table_of(visitor) == table
    page.locator("[data-die]").first.wait_for()


@pytest.mark.parametrize("locale", ["el-GR", "it-IT"])
def test_on_a_narrow_phone_with_longer_words(visit: Visit, locale: str) -> None:
    visitor = visit(locale=locale, phone=True, width=320)
    page = visitor.page
    page.goto("/#daily")
    page.locator(".board button").wait_for()
    lengthen(page)
    assert overflow(page) == []
    page.reload()
    page.locator(".board button").tap()
    table = table_of(visitor)
    with same_person(visitor) as me:
        dig_to_the_end(me, table)
    page.locator(".ended a.main").tap()
    page.locator("ol .me").wait_for()
    shoot(page, f"daily-phone-{locale}")
    assert axe(page) == []
    lengthen(page)
    assert overflow(page) == []


def test_a_day_that_is_over_is_open_to_all_and_for_practice(visit: Visit, tmp_path: Path) -> None:
    yesterday = utc_days.before(utc_days.today())
    with site(tmp_path) as address:
        with Person(address, "Sofia") as sofia:
            try_today(sofia)
            table = dig(sofia)
            with serving.sql(tmp_path) as connection:  # as if it had been yesterday
                for kind in (schema.days, schema.tries):
                    connection.execute(sa.update(kind).values(day=yesterday))
        visitor = visit(address=address)
        page = visitor.page
        page.goto("/#daily")
        before = page.locator(".card", has=page.get_by_role("heading", name="Before"))
        expect(before).to_contain_text("best: Sofia")
        before.get_by_role("button", name="All days").click()
        calendar = before.get_by_role("list", name="The last five weeks")
        expect(calendar.get_by_role("listitem")).to_have_count(35)
        expect(calendar.locator("[aria-current=date]")).to_be_visible()
        shoot(page, "daily-all-days")
        assert axe(page) == []
        calendar.get_by_role("link").first.focus()
        page.keyboard.press("Enter")
        expect(page.get_by_role("heading", name="You did not dig that day")).to_be_visible()
        expect(page.get_by_text("What was inside:")).to_be_visible()
        expect(page.get_by_role("link", name="See the dig: Sofia")).to_have_attribute("href", f"#replay={table}")
        assert axe(page) == []
        expect(page.get_by_role("button", name="Dare a friend")).to_have_count(0)
        page.get_by_role("button", name="Dig it for practice").click()
        table_of(visitor)
        page.locator("[data-die]").first.wait_for()
        page.goto("about:blank")  # before the site is gone
