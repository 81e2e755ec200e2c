"""Questions and games that are newer than the page: they are shown, and they can be played."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

import zaria
from support.page.browser import Visit
from support.page.looks import axe, overflow, shoot
from support.page.playing import Player, go_to_table, make_table
from support.page.stage import Stage, asked, played_until

ROOT = Path(__file__).parents[3]
GAME = "pips"  # a game of which the page has neither a folder nor words
SPEC = {"name": GAME, "rules": 1, "players": [2, 4], "options": []}


def tells(page: Page, change: Callable[[dict[str, Any]], None]) -> None:
    """What the server tells of a table comes to the page changed."""

    def connect(socket: WebSocketRoute) -> None:
        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            change(message)
            socket.send(json.dumps(message))

        socket.connect_to_server().on_message(pass_on)

    page.route_web_socket(re.compile("/live"), connect)


def asks_something_new(message: dict[str, Any]) -> None:
    question = message.get("question")
    if question:
        question["question"] = "question-pips-wheel"
        question["number"] = 99
        for choice in question["choices"]:
            choice["verb"], choice["targets"] = "spin", [f"wheel:{choice['action']}"]


def is_another_game(message: dict[str, Any]) -> None:
    asks_something_new(message)
    document = message.get("document")
    changed = [
        change["value"] for change in message.get("patch", []) if change["path"] == "/view" and "value" in change
    ]
    for view in [document["view"] if document else None, *changed]:
        if view:
            view["game"] = GAME
    if document:
        document["table"]["game"] = GAME


def test_a_question_that_the_page_does_not_know_is_answered_by_buttons(visit: Visit) -> None:
    visitor = visit()
    log = played_until(asked("question-vegas-choose"), "vegas", ["Ann", "Ben"], rounds=1)
    stage = Stage(visitor, log)
    stage.play()
    tells(visitor.page, asks_something_new)
    stage.show()
    bar = visitor.page.locator("header[data-question]")
    expect(bar.get_by_role("heading")).to_have_text("What do you choose?")
    words = [log.state.name(action) for action in log.state.legal()]
    line = visitor.page.locator("section.line")
    expect(line.locator('[data-do="choice"]')).to_have_text(words)
    line.get_by_role("button", name=words[-1], exact=True).click()
    Player(visitor.page).play_until(lambda: len(stage.record()) > len(log.record.steps))
    assert stage.record()[len(log.record.steps)] == [0, words[-1]]


def test_a_game_that_the_page_does_not_know_is_played_to_its_end(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.goto("/")
    page.get_by_role("heading", level=1).wait_for()
    id = make_table(page, "vegas", "Ann", "+random", options={"rounds": 1})
    tells(page, is_another_game)
    go_to_table(page, id)
    expect(page.get_by_role("rowheader", name="Ann")).to_be_visible()
    expect(page.get_by_role("columnheader", name="chips")).to_be_visible()  # what the server counts of each player
    expect(page.get_by_role("columnheader", name="cards").last).to_be_visible()  # and of the rest of the table
    page.locator("main [data-place]").first.wait_for()
    expect(page.locator(".table-frame")).to_be_visible()  # the frame of all tables
    shoot(page, "plain-board")
    assert axe(page) == []
    assert overflow(page) == []
    Player(page).play()
    scores = page.evaluate("id => fetch(`/api/tables/${id}`).then((answer) => answer.json())", id)["document"]["table"]
    expect(page.locator("main .won")).to_have_count(len(scores["result"]["winners"]))
    for points in scores["result"]["scores"]:
        expect(page.get_by_role("cell", name=str(points), exact=True).first).to_be_visible()
    visitor.forgive("no message ")  # its words would be in its own folder


def test_a_game_that_the_page_does_not_know_has_a_door(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page

    def offers_another(route: Any) -> None:
        answer = route.fetch()
        offer = answer.json()
        offer["games"].append(SPEC)
        route.fulfill(response=answer, json=offer)

    page.route("**/api/games", offers_another)
    page.goto("/")
    door = page.get_by_role("region", name=GAME)
    door.get_by_role("link", name="Play", exact=True).click()
    expect(page.get_by_role("button", name=GAME)).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("button", name="Sit down and roll")).to_be_enabled()
    page.go_back()
    door.get_by_role("link", name="With friends").click()
    expect(page.get_by_role("button", name=GAME)).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("button", name="Open the table")).to_be_enabled()
    visitor.forgive(f"no message game-{GAME}")


@pytest.mark.parametrize("family", ["vegas", "miner"])
def test_all_questions_of_today_are_known_to_the_page(family: str) -> None:
    """A new question of the engine needs places on the board, or people only get buttons."""
    sources = "".join(path.read_text("utf-8") for path in (ROOT / "web/src/games" / family).rglob("*.ts"))
    known = [int(number) for number in re.findall(r"LAST_QUESTION = (\d+);", sources)]
    games = [game for name, game in zaria.GAMES.items() if name.partition("-")[0] == family]
    assert known == [max(kind.number for game in games for kind in game.questions)]
