"""The score pads: dice are tapped in, scored in the page, kept on the device; no server is needed."""

import pytest
from playwright.sync_api import Locator, Page, expect

from support.page.browser import Visit
from support.page.looks import axe_in_each_light, lengthen, overflow
from zaria.i18n import Words

MINUS = "\N{MINUS SIGN}"


def tap(page: Page, *faces: str) -> None:
    for face in faces:
        page.get_by_role("button", name=f"Add {face}", exact=True).click()


def row(page: Page, name: str) -> list[str]:
    """What the miners' sheet says of a player: three rounds, and the total."""
    return page.get_by_role("row", name=name).get_by_role("cell").all_inner_texts()


def more(page: Page, what: str, times: int) -> None:
    for _ in range(times):
        page.get_by_role("group", name=what).get_by_role("button", name="One more").click()


def player(page: Page, name: str) -> Locator:
    return page.locator(".players li").filter(has_text=name)


def choose(page: Page, *cards: str) -> None:
    for card in cards:
        page.get_by_role("group", name="Money cards").get_by_role("button", name=card).click()


def fill_miner(page: Page) -> None:
    page.goto("/#score=miner")
    page.get_by_label("Name of player 1").fill("Ann")
    page.get_by_role("button", name="Engineer").click()
    tap(page, "tunnel 1", "tunnel 1", "tunnel 2", "tunnel 3", "cave-in 2", "pickaxe", "gem 3", "dragon 4")
    page.get_by_role("tab", name="Player 2").click()
    tap(page, "gem 2")


def fill_solo(page: Page) -> None:
    page.goto("/#score=miner-solo")
    tap(page, *(f"tunnel {number}" for number in range(1, 6)), "shield", "dragon 4")
    tap(page, "chest 2", "gem 3 in a chest", "gem 2")


def fill_vegas(page: Page) -> None:
    page.goto("/#score=vegas")
    page.get_by_label("Name of player 1").fill("Ann")
    choose(page, "$60,000", "$30,000")
    more(page, "Small dice of Ann", 3)
    more(page, "Small dice of Player 2", 2)
    page.get_by_role("button", name="Big die of Player 3").click()


def test_a_game_of_dice_miner_is_scored_over_three_rounds(visit: Visit) -> None:
    page = visit().page
    fill_miner(page)
    assert row(page, "Ann") == ["15", "·", "·", "15"]  # 9 tunnels, 3 gems doubled, 2 cave-ins by 2 pickaxes, 4 dragons
    assert row(page, "Player 2") == ["2", "·", "·", "2"]
    expect(page.get_by_text("Lowest total starts round 2:")).to_be_visible()
    page.get_by_role("radio", name="Round 2").check()
    tap(page, "dragon 4")
    expect(page.get_by_text(f"4 dragons without a shield: {MINUS}4")).to_be_visible()
    page.get_by_role("button", name="Ann", exact=True).click()  # on to the next player
    tap(page, "tunnel 2", "tunnel 3")
    page.get_by_role("button", name="Take tunnel 2 away").click()
    page.get_by_role("button", name="Undo").click()
    assert row(page, "Ann") == ["15", "0", "·", "15"]
    assert row(page, "Player 2") == ["2", f"{MINUS}4", "·", f"{MINUS}2"]
    expect(page.get_by_text("Ann leads.")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Ann leads.")).to_be_visible()
    page.get_by_role("button", name="Start over").click()
    page.get_by_role("button", name="Delete it").click()
    expect(page.get_by_text("leads")).to_have_count(0)


def test_there_are_only_so_many_dice(visit: Visit) -> None:
    page = visit().page
    page.goto("/#score=miner")
    tap(page, *["gem 3"] * 8)
    tap(page, "gem 1")
    page.get_by_role("alert").get_by_text("there are only 8 treasure dice; you named 9").wait_for()
    expect(page.get_by_role("button", name="Take gem 3 away")).to_contain_text("8")


def test_a_solo_trove_is_scored_with_its_verdict_and_what_cannot_be_is_said(visit: Visit) -> None:
    page = visit().page
    fill_solo(page)
    card = page.locator(".side")
    expect(card).to_contain_text("one sequence from 1 to 5: 5")
    expect(card).to_contain_text("5 gems, 3 of them in chests: 8")
    expect(card).to_contain_text("4 neutralised: 4")
    expect(card.locator("dd.total")).to_have_text("17")
    expect(card).to_contain_text(Words("en", with_page=True).say("rating-2"))
    tap(page, "dragon 3")
    expect(card).to_contain_text("Not possible: no free shield for this dragon.")
    page.reload()
    page.get_by_role("button", name="Take dragon 3 away").click()
    page.get_by_role("button", name="Take gem 3 in a chest away").click()
    expect(card.locator("dd.total")).to_have_text("11")
    page.get_by_role("link", name="Score pad: Dice Miner", exact=True).click()
    expect(page.get_by_role("heading", level=1, name="Score pad: Dice Miner", exact=True)).to_be_visible()


def test_casinos_of_las_vegas_are_settled_and_chips_counted(visit: Visit) -> None:
    page = visit().page
    fill_vegas(page)
    desk = page.get_by_role("tabpanel", name="Casino 1")
    expect(desk).to_contain_text("Ann takes $60,000. Player 2 and Player 3 tie and leave. $30,000 goes to nobody.")
    expect(desk.locator("s")).to_have_text(["2", "2"])  # what does not count is struck out
    expect(page.get_by_role("button", name="Big die of Player 3")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Casino 2").click()  # on to the next one
    expect(page.get_by_role("tab", name="Casino 2")).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("button", name="Big die of Player 3")).to_be_disabled()  # it lies in casino 1
    more(page, "Chips of Ann", 2)
    expect(player(page, "Ann")).to_contain_text("$80,000")
    page.reload()
    expect(player(page, "Ann")).to_contain_text("$80,000")


def test_a_card_comes_twice_goes_and_makes_room(visit: Visit) -> None:
    page = visit().page
    page.goto("/#score=vegas")
    pressed = page.get_by_role("group", name="Money cards").locator('[aria-pressed="true"]')
    choose(page, "$60,000", "$60,000")
    expect(pressed).to_have_count(1)
    expect(page.get_by_role("tab", name="Casino 1")).to_contain_text("60K")
    choose(page, "$60,000")
    expect(pressed).to_have_count(0)
    choose(page, "$30,000", "$90,000", "$50,000")
    expect(pressed).to_have_count(2)
    expect(page.get_by_role("button", name="$30,000")).to_have_attribute("aria-pressed", "false")  # the oldest one


def test_an_open_pad_works_on_without_the_server(visit: Visit) -> None:
    visitor = visit()
    fill_miner(visitor.page)
    visitor.context.set_offline(True)
    tap(visitor.page, "shield", "dragon 3")
    visitor.page.get_by_role("radio", name="Round 3").check()
    tap(visitor.page, "tunnel 1")
    assert row(visitor.page, "Ann") == ["15", "·", "0", "15"]
    assert row(visitor.page, "Player 2") == ["5", "·", "1", "6"]
    visitor.context.set_offline(False)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_pads_can_be_used_by_everybody(visit: Visit, phone: bool) -> None:
    page = visit(phone=phone).page
    look = "phone" if phone else "desktop"
    fill_miner(page)
    assert axe_in_each_light(page, f"pad-miner-{look}") == []
    fill_solo(page)
    assert axe_in_each_light(page, f"pad-miner-solo-{look}") == []
    fill_vegas(page)
    page.get_by_role("switch", name="Royale").check()
    page.get_by_role("switch", name="Neutral").check()
    assert axe_in_each_light(page, f"pad-vegas-{look}") == []


def test_the_pads_have_room_for_longer_words_on_a_narrow_screen(visit: Visit) -> None:
    page = visit(phone=True, width=320).page
    fill_miner(page)
    for _ in range(2):
        page.get_by_role("button", name="One more player").click()
    lengthen(page)
    assert overflow(page) == []
    page = visit(phone=True, width=320).page
    fill_solo(page)
    lengthen(page)
    assert overflow(page) == []
    page = visit(phone=True, width=320).page
    fill_vegas(page)
    page.get_by_role("switch", name="Royale").check()
    lengthen(page)
    assert overflow(page) == []


def test_the_keyboard_goes_along_the_players_and_the_casinos(visit: Visit) -> None:
    page = visit().page
    fill_miner(page)
    page.get_by_role("tab", name="Player 2").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Ann")).to_be_focused()
    expect(page.get_by_role("tab", name="Ann")).to_have_attribute("aria-selected", "true")
    page.goto("/#score=vegas")
    page.get_by_role("tab", name="Casino 1").focus()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("tab", name="Casino 6")).to_be_focused()
