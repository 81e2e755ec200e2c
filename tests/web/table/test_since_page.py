"""What others did since one's turn: called back by one press, as often as one likes."""

import pytest
from playwright.sync_api import expect

from support.page.browser import Visit
from support.page.looks import axe, cut, overflow, shoot
from support.page.playing import draw_frames
from support.page.stage import Wanted, asked, played_until, staged
from zaria.core.engine.state import Event, State

NAMES = ["Ann", "Ben", "Charlotte", "Dimitra"]
ACTS = {
    "vegas": ("vegas-placed", "vegas-passed"),
    "miner": ("miner-took", "miner-shared", "miner-rerolled"),
}
ASKED = {"vegas": "question-vegas-choose", "miner": "question-miner-dig"}


def after_others(game: str, done: list[str]) -> Wanted:
    """Is the visitor asked again in a round? `done` becomes the names of those who did something since."""
    seats: list[int] = []

    def reached(state: State, events: list[Event]) -> bool:
        for event in events:
            if event.kind == f"{game}-round":
                seats.clear()
            elif event.kind in ACTS[game]:
                seats.append(int(str(event.arguments["seat"])))
        if 0 not in seats or not asked(ASKED[game])(state, events):
            return False
        done[:] = [NAMES[seat] for seat in seats[len(seats) - seats[::-1].index(0) :]]
        return set(done) == set(NAMES[1:])

    return reached


@pytest.mark.parametrize("game", ["vegas", "miner"])
def test_what_others_did_is_called_back(visit: Visit, game: str) -> None:
    done: list[str] = []
    visitor = visit(width=1440)
    page = visitor.page
    staged(visitor, played_until(after_others(game, done), game, NAMES))
    strip, button = page.locator("[data-since]"), page.get_by_role("button", name="Since your turn")
    told = strip.locator("[data-act]")

    def is_told() -> None:
        expect(told).to_have_count(len(done))
        for act, name in zip(told.all(), done, strict=True):
            expect(act).to_contain_text(name)
            expect(act.locator("svg").first).to_be_visible()

    expect(strip).to_have_count(0)
    button.click()
    is_told()
    shoot(page, f"since-{game}-1440")
    assert axe(page) == []
    page.keyboard.press("Escape")
    expect(strip).to_have_count(0)
    page.keyboard.press("s")
    is_told()
    strip.get_by_role("button", name="Close").click()
    expect(strip).to_have_count(0)


@pytest.mark.parametrize(("game", "locale"), [("vegas", "el-GR"), ("miner", "de-DE")])
def test_it_has_room_on_a_phone(visit: Visit, game: str, locale: str) -> None:
    done: list[str] = []
    visitor = visit(phone=True, width=320, locale=locale)
    page = visitor.page
    staged(visitor, played_until(after_others(game, done), game, NAMES), hints=True)
    for width, height in ((320, 640), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        draw_frames(page)
        page.locator('[data-do="since"]').tap()
        expect(page.locator("[data-since] [data-act]")).to_have_count(len(done))
        shoot(page, f"since-{game}-{width}")
        assert overflow(page) == []
        assert not cut(page.locator(".topline .place p, .topline .brief"))  # the button leaves it its room
        for act in page.locator("[data-since] .picture").all():
            expect(act).to_be_in_viewport(ratio=1)
        page.locator('[data-do="since"]').tap()
        expect(page.locator("[data-since]")).to_have_count(0)
