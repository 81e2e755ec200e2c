"""What opponents say, at their seats and in the log: seen by everybody, in the way of nobody, and easily muted."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from support.page.browser import Visit, Visitor
from support.page.looks import axe, overflow, shoot
from support.page.playing import go_to_table, make_table, until_asked
from support.page.talking import STAYING, speaking
from support.server.person import Person

ALIKE = [3] * 8
COVERS = """(bubble) => {
  const box = bubble.getBoundingClientRect();
  const front = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return bubble.contains(front);
}"""


class Table:
    """Bruno, the visitor and Zoe at a table with real dice: Bruno rolls first."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        visitor.page.add_init_script(STAYING)
        self.ann = Person(visitor.address, "Ann")
        visitor.on_leaving.append(self.ann.http.close)
        seats = [
            {"kind": "bot", "bot": "hard-bruno"},
            {"kind": "me", "name": "Ann"},
            {"kind": "bot", "bot": "easy-zoe"},
        ]
        options: dict[str, Any] = {"rounds": 1, "first": "seat0"}
        table = {"game": "vegas", "options": options, "seats": seats, "dice": "real", "private": True}
        self.id = str(self.ann.post("/api/tables", table)["id"])
        self.ann.do(self.id, "start")
        while self.waits_for() != 0:
            self.deal(None)

    def shown(self) -> dict[str, Any]:
        found: dict[str, Any] = self.ann.get(f"/api/tables/{self.id}")
        return found

    def waits_for(self) -> int | None:
        waiting = self.shown()["document"]["table"]["waiting"]
        return None if waiting is None else waiting["seat"]

    def deal(self, values: list[int] | None) -> None:
        shown = self.shown()
        bounds = shown["document"]["table"]["waiting"]["draw"]["bounds"]
        self.ann.do(self.id, "deal", version=shown["version"], values=values or [0] * len(bounds))

    def come(self) -> Page:
        url, cookies = self.visitor.address, self.ann.http.cookies.items()
        self.visitor.context.add_cookies([{"name": name, "value": value, "url": url} for name, value in cookies])
        go_to_table(self.visitor.page, self.id)
        self.visitor.page.locator("[data-player]").first.wait_for()
        return self.visitor.page


@pytest.mark.parametrize(
    ("locale", "width", "dark", "line"),
    [
        ("en-GB", 1440, True, "I count at least five. Good."),
        ("de-DE", 390, True, "Ich zähle mindestens fünf. Gut."),
        ("el-GR", 320, False, "Μετράω τουλάχιστον πέντε. Καλά."),
        ("it-IT", 1280, False, "Ne conto almeno cinque. Bene."),
    ],
)
def test_a_remark_at_the_seat_and_in_the_log(visit: Visit, locale: str, width: int, dark: bool, line: str) -> None:
    visitor = visit(locale=locale, dark=dark, phone=width < 700, calm=width != 1440)
    visitor.page.set_viewport_size({"width": width, "height": 640 if width < 350 else 844})
    table = Table(visitor)
    page = table.come()
    table.deal(ALIKE)
    bubble = page.locator("[data-remark]")
    expect(bubble).to_contain_text(line)
    expect(bubble.locator("[data-face]")).to_be_visible()
    shoot(page, f"remark-{width}-{locale[:2]}")
    assert not bubble.evaluate(COVERS)  # presses go through it
    seat, box = page.locator('[data-player="0"]').bounding_box(), bubble.bounding_box()
    assert seat and box
    assert 0 <= box["x"] and box["x"] + box["width"] <= width
    if width < 700:  # players and casinos are in sight, and it says whose words it is
        casinos = page.locator(".strip").bounding_box()
        assert casinos and box["y"] >= casinos["y"] + casinos["height"] - 1
        expect(bubble).to_contain_text("Bruno: ")
    else:
        assert seat["y"] < box["y"] < seat["y"] + seat["height"]  # at the seat, and its name is in sight
        assert box["x"] < seat["x"] + seat["width"] and seat["x"] < box["x"] + box["width"]
        line_of_decisions = page.locator(".dealer, .ask").first.bounding_box()
        assert line_of_decisions and box["y"] >= line_of_decisions["y"] + line_of_decisions["height"]
    assert overflow(page) == []
    assert axe(page) == []
    if width > 700:  # the game goes on meanwhile
        page.reload()  # it is in the log again
        page.locator("[data-player]").first.wait_for()
        page.keyboard.press("l")
        expect(page.locator("li.remark")).to_contain_text(line)


def test_who_does_not_want_remarks_gets_none(visit: Visit) -> None:
    visitor = visit()
    visitor.page.goto("/")
    visitor.page.get_by_role("button", name="Settings").first.click()
    switch = visitor.page.get_by_role("switch", name="remarks")
    expect(switch).to_be_checked()
    switch.click()
    expect(switch).not_to_be_checked()
    visitor.page.keyboard.press("Escape")
    table = Table(visitor)
    page = table.come()
    table.deal(ALIKE)
    page.keyboard.press("l")
    rolled = page.locator("aside, [role=complementary], .drawer").get_by_text("4 4 4 4 4 4 4")
    expect(rolled.first).to_be_visible()
    expect(page.locator("[data-remark], li.remark")).to_have_count(0)
    page.reload()
    page.locator("[data-player]").first.wait_for()
    expect(page.locator("[data-remark], li.remark")).to_have_count(0)
    told = table.ann.get(f"/api/tables/{table.id}/history?seat=1")["steps"]
    assert any(event["kind"] == "remark" for step in told for event in step["events"])  # others heard it


def test_with_little_motion_a_remark_stands_still_and_the_game_goes_on(visit: Visit) -> None:
    visitor = visit()
    table = Table(visitor)
    page = table.come()
    table.deal(ALIKE)
    bubble = page.locator("[data-remark]")
    expect(bubble).to_be_visible()
    assert bubble.evaluate("(e) => e.getAnimations({ subtree: true }).length") == 0
    expect(page.locator('[data-player="1"].turn')).to_be_visible()  # Bruno has placed, while the bubble is there


def test_on_a_phone_a_remark_leaves_what_is_asked_in_sight(visit: Visit) -> None:
    """In the mine the question stands right below the others' boards."""
    page = visit(phone=True, width=390).page
    speaking(page, 3)
    go_to_table(page, make_table(page, "miner", "Ann", "+easy-nino", "+normal-leo", "+easy-zoe"))
    until_asked(page)
    expect(page.locator("[data-asked]")).to_be_visible()
    expect(page.locator("[data-remark]")).to_have_count(0)  # who decides reads it later, in the log
