"""The pages around the games, and links that lead nowhere."""

import pytest
from playwright.sync_api import expect

from support.page.browser import Visit


def test_a_dead_link_says_so_and_leads_home(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    for link in ("/#table=nothing", "/#table=%E0%A4%A"):
        page.goto("about:blank")
        page.goto(link)
        expect(page.get_by_role("heading", level=1)).to_have_text("There is no such table")
        expect(page.get_by_role("link", name="Open a record from this device")).to_have_attribute("href", "#replay")
    expect(page.get_by_role("button", name="Settings")).to_be_visible()
    assert page.title() == "Zaria"
    page.goto("/#recover=nothing")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("button", name="Settings")).to_be_visible()
    page.get_by_role("main").get_by_role("link", name="Home").click()
    page.get_by_role("link", name="Play", exact=True).first.wait_for()
    visitor.forgive("WebSocket")


def test_the_heading_takes_the_focus_when_a_page_is_come_to(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    page.get_by_role("link", name="With friends").first.click()
    expect(page.get_by_role("heading", level=1, name="A table with friends")).to_be_focused()


@pytest.mark.parametrize("link", ["rules=nothing", "rules=vegas/nothing", "new=nothing", "score=nothing", "nothing"])
def test_a_mistyped_link_leads_to_something_of_the_kind(visit: Visit, link: str) -> None:
    page = visit().page
    page.goto(f"/#{link}")
    expect(page.get_by_role("heading", level=1)).not_to_contain_text("nothing")
