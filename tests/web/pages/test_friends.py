"""A table with friends: set by presets and tapped chairs, filled in the lobby, and asked for again after the game."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from support.page.browser import Visit, let_in, reload_uncovered
from support.page.looks import axe, axe_in_each_light, lengthen, overflow, shoot
from support.page.playing import go_to_table, make_table
from support.server import serving
from support.server.person import Person, begin_together, play_on
from support.server.site import site
from zaria.server.operations.admin import Admin

DECISION = "header[data-question]"
GIVE_UP = """async (id) => {
  const headers = {'Content-Type': 'application/json', 'X-CSRF-Token': /zaria_csrf=([^;]*)/.exec(document.cookie)[1]};
  const body = JSON.stringify({do: 'abandon', id: 'give up'});
  await fetch(`/api/tables/${id}/commands`, {method: 'POST', headers, body});
}"""
SCREENS = 2  # of a phone, that setting a table takes


def to_friends(page: Page, game: str = "vegas") -> None:
    page.goto(f"/#new={game}")
    page.locator("form .end button").wait_for()


def shown(page: Page) -> dict[str, Any]:
    """The table that the page is at, as the server tells it."""
    page.wait_for_url(re.compile("#table="))
    found: dict[str, Any] = page.evaluate(
        "async (id) => (await (await fetch(`/api/tables/${id}`)).json()).document.table",
        page.url.partition("#table=")[2],
    )
    return found


def chair(page: Page, number: int) -> Locator:
    return page.get_by_role("button", name=re.compile(f"^(Chair|Sedia|Stuhl|Καρέκλα) {number}:"))


def who(table: dict[str, Any]) -> list[str]:
    return [seat["name"] or seat["bot"] or "-" for seat in table["seats"]]


# Setting the table


def test_friends_by_link_two_clicks_to_the_lobby_and_the_game_begins_for_both(visit: Visit) -> None:
    host = visit().page
    host.goto("/")
    host.get_by_role("link", name="With friends").first.click()  # 1
    expect(host.get_by_role("heading", level=1, name="A table with friends")).to_be_focused()
    host.get_by_role("button", name="Open the table").click()  # 2
    host.get_by_role("heading", name="Invite somebody").wait_for()
    expect(host.get_by_text("One is here")).to_be_visible()
    host.get_by_label("Your name, so that they know who asks").fill("Ann")  # not before somebody is invited
    host.get_by_role("button", name="Save").click()
    expect(chair(host, 1)).to_have_accessible_name(re.compile("Ann"))

    friend = visit(phone=True).page
    friend.goto(host.get_by_label("The link to this table").input_value())
    expect(host.get_by_text("One is here, one is arriving")).to_be_visible()
    friend.get_by_role("heading", name=re.compile("Ann.* invites you to .*Las Vegas")).wait_for()
    assert friend.get_by_role("heading", name="Invite somebody").count() == 0
    expect(friend.locator("main button.main")).to_have_count(1)
    shoot(friend, "invited-phone")
    friend.get_by_role("textbox", name="My name").fill("Ben")
    friend.get_by_role("button", name="Sit down").tap()
    friend.get_by_text("starts the game").wait_for()
    expect(host.get_by_text("2 are here")).to_be_visible()
    expect(chair(host, 2)).to_have_accessible_name("Chair 2: Ben, here")
    expect(host.get_by_text("These take the free chairs: Zoe.")).to_be_visible()  # a missing friend blocks nobody
    host.get_by_role("button", name="Start", exact=True).click()
    host.locator(DECISION).wait_for()
    expect(friend.get_by_text("is deciding.")).to_be_visible()
    assert who(shown(host)) == ["Ann", "Ben", "easy-zoe"]


def test_the_lobby_shows_a_code_to_phones_where_they_can_come(visit: Visit, tmp_path: Path) -> None:
    """Not at the machine's own name for itself, which leads nobody here."""
    with site(tmp_path, host="127.0.0.2") as address:
        page = visit(address=address, phone=True, width=320).page
        page.goto("/#new=vegas")
        page.get_by_role("button", name="Open the table").tap()
        expect(page.get_by_role("img", name="The link to this table as a QR code")).to_be_visible()
        shoot(page, "lobby-code-320")
        assert overflow(page) == []
        assert axe(page) == []
        page.goto("about:blank")  # before the server ends


def test_chairs_and_tiles_by_keys_and_nothing_is_lost_by_reload_or_back(visit: Visit) -> None:
    page = visit(locale="de-DE").page
    to_friends(page)
    royale = page.get_by_role("button", name="Royale")
    royale.focus()
    page.keyboard.press("Enter")
    expect(royale).to_have_attribute("aria-pressed", "true")
    chair(page, 4).focus()
    page.keyboard.press("Enter")  # an empty chair is for a friend, until somebody else is chosen
    bruno = page.get_by_role("button", name="Bruno, Schwer")
    bruno.focus()
    page.keyboard.press("Enter")
    expect(chair(page, 4)).to_have_accessible_name("Stuhl 4: Bruno, Schwer")
    jackpot = page.get_by_role("button", name=re.compile("Jackpot"))
    jackpot.focus()
    expect(page.locator(".told")).to_contain_text("Jackpot")  # read before it is chosen
    page.keyboard.press("Space")
    expect(royale).to_have_attribute("aria-pressed", "false")  # these tiles are chosen, not drawn
    page.reload()
    expect(jackpot).to_have_attribute("aria-pressed", "true")
    expect(chair(page, 4)).to_have_accessible_name("Stuhl 4: Bruno, Schwer")
    page.goto("/#rules=vegas")
    page.get_by_role("heading", level=1).wait_for()
    page.go_back()
    expect(jackpot).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Tisch eröffnen").focus()
    page.keyboard.press("Enter")
    table = shown(page)
    assert (who(table), table["options"]["tiles"]) == (["Gast", "-", "-", "hard-bruno"], ["jackpot"])


def test_both_sides_of_a_tile_cannot_lie_there_and_say_why(visit: Visit) -> None:
    page = visit().page
    to_friends(page)
    page.get_by_role("button", name=re.compile("Lucky Punch")).click()
    back = page.get_by_role("button", name=re.compile("Jackpot"))
    expect(back).to_have_attribute("aria-disabled", "true")
    expect(back).to_have_accessible_description("The back of a tile that you chose: Lucky Punch.")
    back.click(force=True)
    expect(page.locator(".told")).to_contain_text("The back of a tile that you chose: Lucky Punch.")
    expect(back).to_have_attribute("aria-pressed", "false")
    assert axe(page) == []
    page.get_by_role("button", name="Shuffle").click()
    expect(page.locator("button:has(.number)")).to_have_count(1)
    page.get_by_role("button", name="None").click()
    expect(page.locator("button:has(.number)")).to_have_count(0)
    page.get_by_role("group", name="Tiles in each round").get_by_role("button", name="One more").click()
    page.get_by_role("button", name="Open the table").click()
    assert shown(page)["options"]["tiles"] == 1


def test_quick_one_device_and_real_dice_begin_without_a_lobby(visit: Visit) -> None:
    page = visit(locale="it-IT", phone=True).page
    to_friends(page)
    page.get_by_role("button", name="Veloce").tap()
    page.get_by_role("button", name="Siediti e lancia").tap()
    page.locator(DECISION).wait_for()
    assert who(shown(page)) == ["Ospite", "easy-zoe", "normal-leo", "hard-bruno"]

    to_friends(page, "miner")
    page.get_by_role("button", name="Un dispositivo").tap()
    chair(page, 2).tap()
    page.get_by_label("posto 2").fill("Rita")
    page.get_by_role("button", name="Siediti e lancia").tap()
    page.locator(".mine").first.wait_for()
    assert who(shown(page)) == ["Ospite", "Rita", "Giocatore 3"]

    page.goto("/#new=vegas/real")
    expect(page.get_by_role("button", name=re.compile("^Dadi veri"))).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Siediti e lancia").tap()
    page.locator(".table-frame").wait_for()
    assert shown(page)["dice"] == "real"


def test_a_mistake_is_said_at_its_field(visit: Visit) -> None:
    page = visit().page
    to_friends(page, "miner")
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("switch", name="faces").check()
    page.locator("textarea").fill('{"tunnel": []}')
    page.get_by_role("button", name="Open the table").click()
    alert = page.locator(".more").get_by_role("alert").filter(has_text="tunnel")
    expect(alert).to_be_in_viewport()
    page.get_by_role("switch", name="faces").uncheck()
    expect(alert).to_have_count(0)
    chair(page, 1).click()
    page.get_by_label("on seat 1").fill("\u202e")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".chairs").get_by_role("alert").filter(has_text="name")).to_be_in_viewport()
    chair(page, 3).click()
    page.get_by_role("button", name="Nobody", exact=True).click()
    chair(page, 2).click()
    page.get_by_role("button", name="Nobody", exact=True).click(force=True)
    expect(page.get_by_text("No fewer than 2 chairs")).to_be_visible()
    expect(chair(page, 2)).to_have_accessible_name("Chair 2: Friend, open")


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_setting_a_table_takes_two_screens_of_a_phone(visit: Visit, dark: bool) -> None:
    visitor = visit(locale="el-GR" if dark else "en-GB", phone=True, dark=dark, width=390)
    page = visitor.page
    page.set_viewport_size({"width": 390, "height": 844})
    to_friends(page)
    page.locator(".tiles li").last.wait_for()
    assert page.evaluate("document.documentElement.scrollHeight") <= SCREENS * 844
    shoot(page, f"friends-phone-{'dark' if dark else 'light'}")
    assert axe(page) == []


# The lobby


def test_the_host_changes_the_game_the_chairs_and_the_host(visit: Visit) -> None:
    host = visit().page
    id = make_table(host, "vegas", "Ann", "open", "open", starts=False)
    go_to_table(host, id)
    with Person(visit().address, "Ben") as ben:
        ben.do(id, "sit", seat=1)
        host.get_by_role("button", name="Change", exact=True).click()
        dialog = host.get_by_role("dialog", name="Change the game")
        dialog.get_by_role("group", name="Rounds").get_by_role("button", name="One more").click()
        dialog.get_by_role("button", name=re.compile("Jackpot")).click()
        dialog.get_by_role("switch", name="Hints").check()
        assert axe(host) == []
        dialog.get_by_role("button", name="Change", exact=True).click()
        expect(dialog).to_have_count(0)
        told = host.locator("dl").first
        expect(told).to_contain_text("Jackpot")
        assert re.search(r"Rounds\s+4", told.inner_text()) and re.search(r"Hints\s+on", told.inner_text())

        host.get_by_role("button", name="Name the table").click()
        host.get_by_role("textbox", name="Name of the table").fill(" Saturday  table")
        host.keyboard.press("Enter")
        expect(host.get_by_role("heading", level=1)).to_have_text("Saturday table")

        chair(host, 4).click()  # nobody sat there: now it is a chair
        expect(chair(host, 4)).to_have_accessible_name("Chair 4: Seat 4, open")
        chair(host, 4).click()
        host.get_by_role("button", name="Max, Expert").click()
        expect(chair(host, 4)).to_have_accessible_name("Chair 4: Max, Expert")
        chair(host, 3).click()
        host.get_by_role("button", name="Take the chair away").click()
        expect(chair(host, 3)).to_have_accessible_name("Chair 3: Max, Expert")
        chair(host, 2).click()
        host.get_by_role("button", name="Move", exact=True).click()
        chair(host, 3).click()
        expect(chair(host, 3)).to_have_accessible_name("Chair 3: Ben, Away")
        assert who(shown(host)) == ["Ann", "expert-max", "Ben"]
        chair(host, 3).click()
        host.get_by_role("button", name="Make host").click()
        host.get_by_text("Ben starts the game when everybody is seated.").wait_for()
        expect(host.get_by_role("button", name="Change", exact=True)).to_have_count(0)
        ben.do(id, "remove", seat=0)
        host.get_by_role("heading", name=re.compile("invites you to")).wait_for()


def test_who_stands_up_looks_on_and_another_person_here_has_a_name(visit: Visit) -> None:
    page = visit().page
    go_to_table(page, make_table(page, "vegas", "Ann", "open", "open", starts=False))
    chair(page, 2).click()
    page.get_by_label("Somebody else here").fill("Zoë")
    page.get_by_role("button", name="Sit down").click()
    expect(chair(page, 2)).to_have_accessible_name("Chair 2: Zoë, on this device")
    chair(page, 2).click()
    page.get_by_role("button", name="Stand up").click()
    expect(chair(page, 2)).to_have_accessible_name("Chair 2: Seat 2, open")
    reload_uncovered(page)
    chair(page, 1).click()
    page.get_by_role("button", name="Stand up").click()
    page.get_by_role("button", name="Sit down").click()
    expect(chair(page, 1)).to_have_accessible_name(re.compile("Chair 1: Ann, you"))


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_friends_and_lobby_can_be_used_by_everybody(visit: Visit, phone: bool) -> None:
    page = visit(phone=phone, width=320 if phone else None).page
    look = "phone" if phone else "desktop"
    to_friends(page)
    chair(page, 2).click()
    page.get_by_role("button", name="More", exact=True).click()
    assert axe_in_each_light(page, f"friends-{look}") == []
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("heading", name="Invite somebody").wait_for()
    chair(page, 2).click()
    assert axe_in_each_light(page, f"lobby-{look}") == []
    if not phone:
        return
    lengthen(page)
    assert overflow(page) == []
    to_friends(page)
    chair(page, 2).click()
    page.locator(".tiles li").last.wait_for()
    assert overflow(page) == []


# After the game, and beside it


def test_play_again_asks_the_people_who_were_there(visit: Visit) -> None:
    ann, ben = visit().page, visit(locale="de-DE", phone=True).page
    id = make_table(ann, "vegas", "Ann", "open", "+greedy", starts=False, options={"rounds": 1})
    go_to_table(ann, id)
    ben.goto(f"/#table={id}")
    ben.get_by_role("textbox", name="Mein Name").fill("Ben")
    ben.get_by_role("button", name="Hinsetzen").tap()
    expect(chair(ann, 2)).to_have_accessible_name("Chair 2: Ben, here")
    ann.get_by_role("button", name="Start", exact=True).click()
    for page in (ann, ben):
        page.locator(".table-frame").wait_for()
        page.evaluate(GIVE_UP, id)
    ann.get_by_role("button", name="Play again").click()
    expect(chair(ann, 2)).to_have_accessible_name("Chair 2: Ben, asked to come")
    expect(ann.get_by_role("status")).to_contain_text("Waiting for")  # the one line that says so
    expect(ann.get_by_text("Everybody is seated")).to_have_count(0)
    expect(ann.get_by_role("button", name=re.compile("Start without .*Ben"))).to_be_visible()
    ben.get_by_role("link", name="Zum nächsten Spiel").tap()
    ben.get_by_text("Für dich ist ein Stuhl freigehalten.").wait_for()
    ben.get_by_role("button", name="Hinsetzen").tap()
    expect(chair(ann, 2)).to_have_accessible_name("Chair 2: Ben, here")
    ann.get_by_role("button", name="Start", exact=True).click()
    ann.locator(".table-frame").wait_for()
    assert who(shown(ann)) == ["Ann", "Ben", "greedy"]


def test_a_line_of_chat_is_reported_to_the_operator(visit: Visit, tmp_path: Path) -> None:
    with site(tmp_path) as address:
        visitor = visit(address=address)
        page = visitor.page
        id = make_table(page, "vegas", "Ann", "open", starts=False)
        with Person(visitor.address, "Ben") as ben:
            ben.do(id, "sit", seat=1)
            ben.do(id, "chat", text="something rude")
            go_to_table(page, id)
            page.get_by_text("something rude").wait_for()
            shoot(page, "chat-report")
            assert [found for found in axe(page) if "Report" in found] == []
            page.get_by_role("button", name="Report to the operator what Ben said").click()
            expect(page.get_by_text("Reported")).to_be_visible()
            [report] = Admin(serving.place(tmp_path).database).reports()
            assert (report["about"], report["quote"]) == (ben.id, "something rude")
        page.goto("about:blank")  # before the site is gone


def test_reactions_and_unread_chat_on_a_phone(visit: Visit) -> None:
    visitor = visit(phone=True, locale="el-GR")
    page = visitor.page
    id = make_table(page, "vegas", "Ann", "open", starts=False, options={"first": "seat0"})
    with Person(visitor.address, "Ben") as ben:
        ben.do(id, "sit", seat=1)
        go_to_table(page, id)
        page.get_by_role("button", name="Μπράβο").tap()
        expect(page.locator('[data-reaction="bravo"]')).to_contain_text("Ann")
        with ben.live(id) as live:
            promised = live.promise(1)
            page.get_by_role("button", name="Έναρξη").tap()
            live.keep(promised)
        page.locator(".table-frame").wait_for()
        ben.do(id, "chat", text="γεια")
        menu = page.locator('[data-do="menu"]')
        expect(menu).to_contain_text("1")
        expect(menu).to_have_accessible_name(re.compile("Νέα μηνύματα: 1"))
        page.reload()
        expect(menu).to_contain_text("1")
        menu.tap()
        page.locator('[data-do="chat"]').tap()
        expect(page.get_by_text("γεια")).to_be_visible()
        expect(menu).not_to_contain_text("1")
        ben.do(id, "react", reaction="lucky")
        expect(page.locator('[data-reaction="lucky"]')).to_contain_text("Ben")
        page.get_by_role("checkbox").check()
        page.reload()
        menu.wait_for()
        with ben.live(id) as live:
            live.do("react", reaction="ouch")
            live.do("chat", text="άλλο")
        menu.tap()
        page.locator('[data-do="chat"]').tap()
        expect(page.get_by_role("checkbox")).to_be_checked()
        expect(page.locator("[data-reaction]")).to_have_count(0)


@pytest.mark.parametrize("kind", ["Dice", "Money and points", "Your turn", "The room"])
def test_the_volume_of_each_kind_of_sound_is_kept(visit: Visit, kind: str) -> None:
    page = visit().page
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    volume = page.get_by_role("slider", name=kind, exact=True)
    volume.focus()
    page.keyboard.press("Home")
    for _ in range(7):
        page.keyboard.press("ArrowRight")
    page.reload()
    page.get_by_role("button", name="Settings").click()
    expect(volume).to_have_value("0.7")
    page.get_by_role("switch", name="Sounds").uncheck()
    expect(volume).to_have_count(0)


# Companions


def test_who_played_with_you_lately_is_asked_by_one_tap_and_finds_it_on_home(visit: Visit) -> None:
    host, friend = visit(), visit(phone=True)
    with Person(host.address, "Ann") as ann, Person(host.address, "Ben") as ben:
        table = ann.create("vegas", "mo", options={"rounds": 1}, speed="fast")
        ben.do(table, "sit", seat=1)
        with ann.live(table) as one, ben.live(table) as other:
            begin_together(one, other)
            while one.table["status"] != "over":
                play_on([one, other])
                one.reach(ann.get(f"/api/tables/{table}")["version"])
        let_in(host, ann)
        let_in(friend, ben)
    to_friends(host.page)
    lately = host.page.get_by_role("group", name="Played with you lately")
    lately.get_by_role("button", name="Ben").click()
    expect(chair(host.page, 2)).to_have_accessible_name("Chair 2: Ben, will be asked")
    lately.get_by_role("button", name="Ben").click()
    expect(chair(host.page, 2)).to_have_accessible_name("Chair 2: Friend, open")
    lately.get_by_role("button", name="Ben").click()
    shoot(host.page, "companions")
    host.page.get_by_role("button", name="Open the table").click()
    expect(chair(host.page, 2)).to_have_accessible_name(re.compile("Ben, asked to come"))
    friend.page.goto("/")
    shoot(friend.page, "invited-home-phone")
    friend.page.get_by_role("link", name=re.compile("You are invited")).tap()
    friend.page.get_by_role("heading", name=re.compile("Ann.* asks you to play again")).wait_for()
    friend.page.get_by_role("button", name="Sit down").tap()
    expect(chair(host.page, 2)).to_have_accessible_name("Chair 2: Ben, here")
