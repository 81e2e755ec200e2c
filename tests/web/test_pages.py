"""The pages around the games: home, a new table, the lobby, the settings in the corner, the rules."""

import re

import pytest
from playwright.sync_api import Page, expect

from support.browser import Visit
from support.looks import axe, lengthen, overflow, shoot


def to_new_table(page: Page, game: str = "vegas") -> None:
    page.goto(f"/#new={game}")
    page.get_by_role("button", name="Set the table").wait_for()


def set_table(page: Page, name: str = "Ann") -> None:
    page.get_by_label("name of the person on seat 1").fill(name)
    page.get_by_role("button", name="Set the table").click()
    page.get_by_role("heading", name="Invite somebody").wait_for()


def open_corner(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()


def test_a_door_chooses_the_game_and_offers_its_ways_to_play(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    expect(page.get_by_role("radio", name="Las Vegas")).to_be_checked()
    expect(page.get_by_role("button", name="Alone")).to_have_count(0)
    page.get_by_role("radio", name="Dice Miner").check()
    expect(page.get_by_role("button", name="Alone")).to_be_visible()
    page.reload()
    expect(page.get_by_role("radio", name="Dice Miner")).to_be_checked()  # as it was left


def test_friends_sit_down_at_a_shared_link_and_the_game_begins_for_both(visit: Visit) -> None:
    host = visit().page
    host.goto("/")
    host.get_by_role("link", name="With friends").click()
    set_table(host)
    expect(host.get_by_role("button", name="Start", exact=True)).to_be_disabled()
    expect(host.get_by_text("2 seats are still open")).to_be_visible()

    friend = visit(phone=True).page
    friend.goto(host.get_by_label("The link to this table").input_value())
    friend.get_by_role("button", name="Sit down").first.click()
    friend.get_by_placeholder("Name").fill("Ben")
    friend.get_by_role("button", name="Sit down").first.click()
    friend.get_by_text("Ann starts the game").wait_for()

    host.get_by_role("button", name="Bots for the open seats").click()
    host.get_by_text("Everybody is seated.").wait_for()
    host.get_by_role("button", name="Start", exact=True).click()
    host.get_by_text("The envelope is being closed").wait_for()
    host.locator("header[data-question]").wait_for()
    expect(friend.get_by_text("Ann decides.")).to_be_visible()


def test_a_person_who_stands_up_looks_on_and_another_person_here_has_a_name(visit: Visit) -> None:
    page = visit().page
    to_new_table(page)
    set_table(page)
    page.get_by_role("button", name="Somebody else here").first.click()
    page.get_by_placeholder("Name").fill("Zoë")
    page.get_by_role("button", name="Sit down").click()
    page.get_by_text("Zoë", exact=True).wait_for()
    page.get_by_role("button", name="Stand up").nth(1).click()
    expect(page.get_by_text("Zoë", exact=True)).to_have_count(0)
    page.get_by_role("button", name="Stand up").click()
    page.get_by_role("button", name="Sit down").first.wait_for()


def test_every_option_of_the_game_is_offered_and_told_in_the_lobby(visit: Visit) -> None:
    page = visit().page
    to_new_table(page)
    page.get_by_role("group", name="Rounds").get_by_role("button", name="One more").click()
    page.get_by_role("switch", name="Open money").check()
    page.get_by_role("radio", name="chance decides").check()
    page.get_by_role("group", name="Tiles in each round").get_by_role("button", name="One more").click()
    page.get_by_role("radio", name="Real dice").check()
    set_table(page)
    told = page.locator("dl").inner_text()
    for words in ("one by chance in each round", "chance decides", "Real dice"):
        assert words in told
    assert re.search(r"Rounds\s+4", told) and re.search(r"Open money\s+yes", told)


def test_a_refused_option_says_why_where_it_was_chosen(visit: Visit) -> None:
    page = visit().page
    to_new_table(page, "miner")
    page.get_by_role("switch", name="faces").check()
    page.locator("textarea").fill('{"tunnel": []}')
    page.get_by_role("button", name="Set the table").click()
    expect(page.get_by_role("alert").filter(has_text="tunnel")).to_be_in_viewport()


def test_both_sides_of_one_tile_cannot_be_chosen_and_say_why(visit: Visit) -> None:
    page = visit().page
    to_new_table(page)
    page.get_by_role("radio", name="These").check()
    page.get_by_role("button", name=re.compile("^Lucky Punch")).click()
    back = page.get_by_role("button", name=re.compile("^Jackpot"))
    expect(back).to_have_attribute("aria-disabled", "true")
    expect(back).to_contain_text("The back of a tile that is chosen: Lucky Punch.")
    back.click(force=True)
    expect(back).to_have_attribute("aria-pressed", "false")
    assert axe(page) == []
    set_table(page)
    told = page.locator("dl").inner_text()
    assert "Lucky Punch" in told and "Jackpot" not in told


def test_a_dead_link_says_so_and_leads_home(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    for link in ("/#table=nothing", "/#table=%E0%A4%A"):
        page.goto("about:blank")
        page.goto(link)
        expect(page.get_by_role("heading", level=1)).to_have_text("There is no such table")
    expect(page.get_by_role("button", name="Settings")).to_be_visible()
    assert page.title() == "Zaria"
    page.goto("/#recover=nothing")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("button", name="Settings")).to_be_visible()
    page.get_by_role("main").get_by_role("link").click()
    page.get_by_role("button", name="Play now").wait_for()
    visitor.forgive("WebSocket")


def test_the_corner_changes_language_colours_sound_and_name_and_they_stay(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    open_corner(page)
    page.get_by_role("radio", name="Dark").check()
    page.get_by_role("switch", name="Sound").uncheck()
    page.get_by_label("My name").fill("Ann")
    page.get_by_role("button", name="Save").click()
    page.get_by_text("You have this name").wait_for()
    page.get_by_role("button", name="Go on playing on another device").click()
    assert "#recover=" in page.get_by_label("The link for the other device").input_value()
    page.get_by_role("radio", name="Deutsch").check()
    page.get_by_role("button", name="Jetzt spielen").wait_for()
    page.reload()
    page.get_by_role("button", name="Jetzt spielen").wait_for()
    assert page.evaluate("document.documentElement.lang") == "de"
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    expect(page.get_by_role("button", name="Ann")).to_be_visible()


def test_the_heading_takes_the_focus_when_a_page_is_come_to(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    page.get_by_role("link", name="With friends").click()
    expect(page.get_by_role("heading", level=1, name="A new table")).to_be_focused()


@pytest.mark.parametrize("link", ["rules=nothing", "rules=vegas/nothing", "new=nothing", "score=nothing", "nothing"])
def test_a_mistyped_link_leads_to_something_of_the_kind(visit: Visit, link: str) -> None:
    page = visit().page
    page.goto(f"/#{link}")
    expect(page.get_by_role("heading", level=1)).not_to_contain_text("nothing")


def test_the_rules_open_at_the_place_that_was_asked_for(visit: Visit) -> None:
    page = visit(phone=True).page
    page.goto("/#rules=vegas/tile-no_entry")  # as a tile on the table links to it
    heading = page.get_by_role("heading", level=2, name="No Entry")
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()
    page.get_by_text("Contents").click()
    page.get_by_role("link", name="Payouts and ties").click()
    expect(page.get_by_role("heading", level=2, name="Payouts and ties")).to_be_in_viewport()


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_the_rules_can_be_read_by_everybody(visit: Visit, dark: bool) -> None:
    page = visit(dark=dark, phone=True, width=320).page
    page.goto("/#rules=vegas")
    page.locator(".picture").first.wait_for()
    shoot(page, f"rules-phone-{'dark' if dark else 'light'}")
    assert axe(page) == []
    lengthen(page)
    assert overflow(page) == []


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_new_table_lobby_and_corner_can_be_used_by_everybody(visit: Visit, dark: bool, phone: bool) -> None:
    page = visit(dark=dark, phone=phone).page
    look = f"{'phone' if phone else 'desktop'}-{'dark' if dark else 'light'}"
    to_new_table(page)
    page.get_by_role("radio", name="These").check()
    shoot(page, f"new-table-{look}")
    assert axe(page) == []
    set_table(page)
    shoot(page, f"lobby-{look}")
    assert axe(page) == []
    open_corner(page)
    shoot(page, f"corner-{look}")
    assert axe(page) == []


def test_the_pages_have_room_for_longer_words_on_a_narrow_screen(visit: Visit) -> None:
    page = visit(phone=True, width=320).page
    to_new_table(page)
    page.get_by_role("radio", name="These").check()
    set_table(page)
    lengthen(page)
    assert overflow(page) == []
    open_corner(page)
    assert overflow(page) == []
    page.goto("/#new=vegas")
    page.get_by_role("heading", level=1).wait_for()
    page.get_by_role("radio").nth(4).check()
    assert overflow(page) == []
