"""Where nothing is to be shown: a server that is away, and a home without open tables, say what is and what to do."""

import re

from playwright.sync_api import WebSocketRoute, expect

from support.page.browser import Visit, let_in
from support.page.looks import axe, lengthen, overflow, shoot
from support.page.playing import make_table
from support.server.person import Person

API = "**/api/**"
OPEN = "**/api/tables"


def test_home_says_that_the_server_is_away_and_comes_back_at_a_press(visit: Visit) -> None:
    visitor = visit(locale="de-DE", phone=True, width=320)
    page = visitor.page
    make_table(page, "vegas", "Ann", "+easy-zoe")
    page.route(API, lambda route: route.abort())
    page.goto("/")
    away = page.get_by_role("alert").filter(has_text="Der Server antwortet nicht")
    expect(away).to_contain_text("Diese Seite versucht es von selbst wieder.")
    shoot(page, "state-server-away-320")
    assert axe(page) == []
    page.unroute(API)
    away.get_by_role("button", name="Jetzt versuchen").tap()
    expect(away).to_have_count(0)
    expect(page.get_by_role("region", name="Meine Tische")).to_contain_text("Zoe")
    visitor.forgive("ERR_FAILED")


def test_a_table_whose_server_is_away_is_tried_again_and_then_shown(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    table = make_table(page, "vegas", "Ann", "+greedy")
    is_away = True

    def answer(socket: WebSocketRoute) -> None:
        if is_away:
            socket.close(code=1011)
        else:
            socket.connect_to_server()

    page.route_web_socket(re.compile("/live"), answer)
    page.goto(f"/#table={table}")
    expect(page.get_by_role("heading", level=1)).to_have_text("The server does not answer")
    expect(page.get_by_role("alert")).to_contain_text("Nothing is lost: every move is kept.")
    expect(page.get_by_role("main").get_by_role("link", name="Home")).to_have_attribute("href", "#")
    expect(page.get_by_role("button", name="Try now")).to_be_enabled()
    assert axe(page) == []
    is_away = False  # from now on it may come back by itself at any moment, so nothing is pressed
    page.locator(".table-frame").wait_for()
    visitor.forgive("WebSocket")


def test_a_home_without_open_tables_offers_to_set_one_or_to_play(visit: Visit) -> None:
    visitor = visit(locale="it-IT", phone=True, width=320)
    page = visitor.page
    page.route(OPEN, lambda route: route.fulfill(json={"tables": []}))  # other tests may have left some
    page.goto("/")
    nobody = page.get_by_role("heading", name="Ora nessuno aspetta a un tavolo")
    nobody.wait_for()
    shoot(page, "state-nobody-320")
    assert axe(page) == []
    lengthen(page)
    assert overflow(page) == []
    page.reload()
    page.get_by_role("link", name="Apri un tavolo").tap()
    page.locator("form .end button").wait_for()
    page.go_back()
    page.get_by_role("link", name="Gioca subito").tap()
    page.get_by_role("dialog").wait_for()
    page.go_back()
    with Person(visitor.address, "Ben") as ben:
        ben.create("vegas", "moo")
        page.unroute(OPEN)
        page.reload()
        expect(page.get_by_role("region", name="Tavoli aperti")).to_be_visible()
        expect(nobody).to_have_count(0)


def test_home_says_where_ones_tables_will_lie(visit: Visit, address: str) -> None:
    visitor = visit(locale="de-DE")
    page = visitor.page
    told = page.get_by_text("Spiele, die du verlässt, warten hier auf dich.")
    page.goto("/")
    expect(page.locator(".doors .facts").first).not_to_be_empty()
    expect(told).to_have_count(0)  # somebody who was never here has left nothing
    with Person(address, "Ann") as ann:
        let_in(visitor, ann)
        page.reload()
        expect(told).to_be_visible()
        ann.create("vegas", "mg")
        page.reload()
        expect(page.get_by_role("region", name="Meine Tische")).to_be_visible()
        expect(told).to_have_count(0)
