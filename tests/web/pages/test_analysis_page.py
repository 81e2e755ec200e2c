"""After the game: the chances, luck and decisions of each player, and the decisions that cost most."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from support.page.browser import Visit, let_in
from support.page.looks import axe, lengthen, overflow, shoot
from support.page.playing import go_to_table
from support.server.analysed import play_to_the_end, until_done
from support.server.days import dig_to_the_end
from support.server.person import Person
from support.server.steady.small_effort import small_analysis
from zaria.cli import main
from zaria.cli.commands import analyse
from zaria.core.records.record import Record
from zaria.core.records.replay import effective, state_after
from zaria.i18n import with_sign
from zaria.terminal.screen import plainly

Report = dict[str, Any]
COLUMNS = ("start", "luck", "decisions", "gifts", "end")  # of the table in the terminal


def dig_badly(person: Person) -> str:
    """A game alone in which somebody stops at once: that surely costs points."""
    table = person.create("miner-solo", "m")
    with person.live(table, 0) as live:
        live.begin(0)
        live.until_asked()
    dig_to_the_end(person, table, dice=0)
    return table


def surely(report: Report, points: int, error: float) -> str:
    scale = 1 if report["unit"] == "points" else 100
    return f"{with_sign(points)} ±{max(1, round(scale * error))}" if error > 0 else with_sign(points)


def until_shown(page: Page) -> None:
    """All that will be found out is on the page."""
    page.locator('[data-done="true"]').wait_for()
    page.locator("#mistakes").wait_for()


def with_a_mistake(person: Person, table: str, report: Report) -> Report:
    """The report, with a decision of the first seat that cost something: a quick look finds none for sure."""
    record = Record.from_json(json.dumps(person.get(f"/api/tables/{table}/record")))
    for place, step in enumerate(report["steps"]):
        asked = state_after(record, step["number"] - 1).ask() if step["seat"] == 0 else None
        if asked is not None and len(asked["choices"]) > 1:
            played, best = asked["choices"][:2]
            words = {"best": best["word"], "second": played["word"]}
            mistake = {"position": place, "step": step["number"], "seat": 0, "round": 1, "turn": 1}
            mistake |= {"loss": 0.12, "error": 0.03, "score": 4900.0, "played": played["word"], "best": best["word"]}
            mistake |= {"sentence": {"key": "hint-chance", "arguments": {"decimal": 12.0, **words}}}
            return report | {"mistakes": [mistake | {"ask": asked | {"choices": [played, best]}}]}
    raise AssertionError("nobody had a choice")


def told_by_the_terminal(
    folder: Path, record: dict[str, Any], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> list[list[str]]:
    """What `zaria analyse` says of each seat in its table: start, luck, decisions, gifts, end."""
    path = folder / "game.json"
    path.write_text(json.dumps(record))
    monkeypatch.setattr(analyse, "Analysis", small_analysis)  # as the server does
    capsys.readouterr()
    assert main(["analyse", str(path), "--plain", "--lang", "en"]) == 0
    lines = [re.split(" {2,}", line.strip()) for line in capsys.readouterr().out.splitlines()]
    head = next(place for place, cells in enumerate(lines) if len(cells) == len(COLUMNS))
    return [cells[1:] for cells in lines[head + 1 : head + 1 + len(record["players"])]]


def test_page_terminal_and_server_tell_the_same(
    visit: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    visitor = visit()
    page = visitor.page
    with Person(visitor.address, "Ann") as ann:
        table = play_to_the_end(ann)
        report = until_done(ann, table)[-1]
        let_in(visitor, ann)
        go_to_table(page, table)
        page.get_by_role("link", name="Luck and decisions").click()
        until_shown(page)
        page.get_by_text("Every move has been analysed.").wait_for()
        scores, winners = report["result"]["scores"], report["result"]["winners"]
        if len(winners) == 1 and len(set(scores)) > 1:
            ahead = f"${max(scores) - min(scores):,}"
            expect(page.get_by_role("heading", level=1)).to_contain_text(f"wins by {ahead}")
            assert report["verdict"] != "none"
            name = page.get_by_role("heading", level=1).inner_text().partition(" wins")[0]
            expect(page.locator(".verdict").first).to_contain_text(f"{name} won ")  # whose story it is
        terminal = told_by_the_terminal(tmp_path, ann.get(f"/api/tables/{table}/record"), monkeypatch, capsys)
        for seat, row in enumerate(report["whole"]):
            assert row["start"] + row["luck"] + row["decisions"] + row["gifts"] == row["end"]
            shown = page.locator(f'[data-seat="{seat}"]')
            expect(shown.locator(".curve")).to_have_text(f"From {row['start']} to {row['end']}")
            assert (terminal[seat][0], terminal[seat][-1]) == (str(row["start"]), str(row["end"]))
            for place, measure in enumerate(COLUMNS[1:-1]):
                told = surely(report, row[measure], report["seats"][seat][f"{measure}_error"])
                expect(shown.locator(f'[data-measure="{measure}"]')).to_have_text(told)
                assert terminal[seat][place + 1] == plainly(told)
        own = report["whole"][0]  # in the headline, and it adds up
        chance = f"Chance to win from {own['start']} to {own['end']}: luck {with_sign(own['luck'])}, your decisions"
        chance += (
            f" {with_sign(own['decisions'])} (compared with quick play), the others\u2019 {with_sign(own['gifts'])}."
        )
        expect(page.get_by_text(chance)).to_be_visible()
        spoken = page.get_by_role("table", name="Chance to win, out of 100")
        ends = [str(row["end"]) for row in report["whole"]]
        assert spoken.get_by_role("row").last.get_by_role("cell").all_inner_texts() == ends
        if report["moments"]:
            luck = page.get_by_role("link", name="Biggest stroke of luck")
            expect(luck).to_have_attribute("data-position", str(report["moments"][0]["position"]))
        shoot(page, "analysis-desktop-light")
        assert axe(page) == []
        page.get_by_role("button", name="Play again").click()
        page.wait_for_url(re.compile("#table="))
        page.locator("[data-casino]").first.wait_for()
        again = ann.get(f"/api/tables/{page.url.partition('#table=')[2]}?seat=0")["document"]["table"]
        before = ann.get(f"/api/tables/{table}?seat=0")["document"]["table"]
        assert again["id"] != table and again["game"] == before["game"]
        assert [seat["bot"] for seat in again["seats"]] == [seat["bot"] for seat in before["seats"]]


def test_a_decision_opens_the_table_as_it_was(visit: Visit) -> None:
    visitor = visit(locale="de-DE", dark=True)
    page = visitor.page
    with Person(visitor.address, "Ann") as ann:
        table = dig_badly(ann)
        steps = len(ann.get(f"/api/tables/{table}/history")["steps"])
        until_done(ann, table)
        let_in(visitor, ann)
        go_to_table(page, table)
        page.get_by_role("link", name="Glück und Entscheidungen").click()
        until_shown(page)
        report = ann.get(f"/api/tables/{table}/analysis")
        mistake = report["mistakes"][-1]
        expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("Punkt"))
        card = page.get_by_role("article").last
        expect(card).to_contain_text(surely(report, -round(mistake["loss"]), mistake["error"]))
        expect(card).to_contain_text("Ada würde wählen")
        expect(card).not_to_contain_text("·")  # what a choice brings at once is no part of its name
        shoot(page, "analysis-solo-dark")
        assert axe(page) == []

        there = page.get_by_text(f"Schritt {mistake['position']} von {steps}", exact=True)
        card.get_by_role("link", name="Am Tisch ansehen").click()
        expect(there).to_be_visible()
        page.get_by_role("button", name="Mehr", exact=True).click()
        page.get_by_role("link", name="Glück und Entscheidungen").click()
        until_shown(page)
        mark = page.get_by_role("link", name=f"Entscheidung {len(report['mistakes'])}:")
        mark.focus()
        page.keyboard.press("Enter")
        expect(there).to_be_visible()
        page.go_back()
        until_shown(page)
        graph = page.locator("figure .anywhere")
        box = graph.bounding_box()
        assert box is not None
        graph.click(position={"x": box["width"] - 2, "y": 30})  # the right edge is the end of the game
        expect(page.get_by_text(f"Schritt {steps} von {steps}", exact=True)).to_be_visible()
        page.go_back()
        until_shown(page)
        expect(page.get_by_text("was die bessere Wahl mehr gebracht hätte")).to_be_visible()  # what the cost is
        card.get_by_role("button", name="Am Tisch ausprobieren").focus()
        page.keyboard.press("Enter")
        page.wait_for_url(re.compile("#table="))
        other = page.url.partition("#table=")[2]
        page.locator('main [data-die][aria-disabled="false"]').first.wait_for()  # it is one's turn there
        tried = Record.from_json(json.dumps(ann.get(f"/api/tables/{other}/record")))
        played = Record.from_json(json.dumps(ann.get(f"/api/tables/{table}/record")))
        assert tried.steps == [step for _, step in effective(played.steps)][: mistake["position"]]
        page.locator('main [data-die][aria-disabled="false"]').first.click()


def test_it_is_shown_while_it_is_refined_and_to_others(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    with Person(visitor.address, "Ann") as ann:
        table = play_to_the_end(ann)
        found = with_a_mistake(ann, table, until_done(ann, table)[-1])
    answer: dict[str, Any] = {"done": False, "progress": 0.0}
    page.route("**/api/tables/*/analysis", lambda route: route.fulfill(json=answer))
    page.goto(f"/#analysis={table}")  # somebody who was not there, by the link
    page.get_by_text("The game is being looked at…").wait_for()
    answer = found | {"done": False, "progress": 0.4, "mistakes": [], "looked": False}
    page.get_by_text("40 of 100 done").wait_for()
    page.get_by_text("The decisions are still being looked at.").wait_for()
    expect(page.get_by_role("progressbar")).to_be_visible()
    answer = found
    until_shown(page)
    expect(page.get_by_role("progressbar")).to_have_count(0)
    card = page.get_by_role("article")
    expect(card).to_contain_text(f"{with_sign(-12)} ±3")
    expect(card).to_contain_text("in money: \N{MINUS SIGN}$5,000")  # of the own score
    expect(card).not_to_contain_text(re.compile(r"\bplace \d"))  # not as the terminal writes it
    expect(card.locator(".tray .die")).to_have_count(8)  # the first roll of the game: all dice
    expect(card.locator("dd .dice")).to_have_count(2)
    assert 1 <= card.locator("dd .die").count() <= 8
    expect(page.get_by_role("button", name="Play again")).to_have_count(0)  # for those who were there
    expect(page.get_by_role("textbox", name="The link to this page")).to_have_value(page.url)
    shoot(page, "analysis-vegas-light")
    page.get_by_role("radio").last.check(force=True)
    page.get_by_text("No decision cost anything we can measure.").wait_for()
    assert axe(page) == []


@pytest.mark.parametrize("locale", ["el-GR", "it-IT"])
def test_on_a_narrow_phone_by_touch(visit: Visit, locale: str) -> None:
    visitor = visit(locale=locale, phone=True, width=320)
    page = visitor.page
    with Person(visitor.address, "Maximiliana-Theodora") as one:
        table = play_to_the_end(one, "mz")
        found = with_a_mistake(one, table, until_done(one, table)[-1])
        let_in(visitor, one)
    page.route("**/api/tables/*/analysis", lambda route: route.fulfill(json=found))
    page.goto(f"/#analysis={table}")
    until_shown(page)
    page.get_by_role("article").wait_for()
    shoot(page, f"analysis-phone-{locale}")
    assert axe(page) == []
    assert overflow(page) == []
    lengthen(page)
    assert overflow(page) == []
    page.reload()
    until_shown(page)
    page.locator("a.mark").first.tap()
    page.wait_for_url(re.compile(f"#replay={table}"))
