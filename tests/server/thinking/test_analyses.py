"""Games that are over, taken apart on the server: stored, resumed, not done twice, and the same as in the terminal."""

import json
from pathlib import Path
from typing import Any

import pytest

from support.server import thoughts
from support.server.analysed import looks, play_to_the_end, until_done
from support.server.person import Person, play_on, play_together
from support.server.serving import serving
from support.server.steady import small_effort
from support.server.steady.small_effort import EFFORT
from zaria.analysis import analyse
from zaria.core.records.record import Record
from zaria.core.records.replay import effective
from zaria.server.limits.origins import Asker
from zaria.server.thinking import bot_pool
from zaria.server.thinking.bot_pool import BotPool

WITH_ALL_ROLLOUTS = bot_pool.think_of_game


def counted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many passes were asked for."""
    asked: list[int] = []
    original = BotPool.analyse

    async def noted(own: BotPool, record: str, unfinished: dict[str, Any] | None, asker: Asker) -> Any:
        asked.append(1)
        return await original(own, record, unfinished, asker)

    monkeypatch.setattr(BotPool, "analyse", noted)
    return asked


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is stored and resumed is the same with fewer rollouts."""
    monkeypatch.setattr(bot_pool, "think_of_game", small_effort.think_of_game)


def test_the_server_finds_what_the_terminal_finds(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "think_of_game", WITH_ALL_ROLLOUTS)
    table = play_to_the_end(ann)
    seen = until_done(ann, table)
    progress = [report["progress"] for report in seen]
    assert progress == sorted(progress)
    record = Record.from_json(json.dumps(ann.get(f"/api/tables/{table}/record")))
    assert seen[-1] == json.loads(json.dumps(analyse(record)))


def test_a_game_that_goes_on_is_nobodys_to_analyse(ann: Person) -> None:
    table = ann.create("vegas", "mg")
    assert ann.refused("GET", f"/api/tables/{table}/analysis") == (409, "table-not-begun")
    with ann.live(table) as live:
        live.begin(0)
        assert ann.refused("GET", f"/api/tables/{table}/analysis") == (409, "analysis-early")


def test_it_is_stored_done_once_and_readable_by_everybody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = counted(monkeypatch)
    with serving(tmp_path) as url, Person(url) as ann, Person(url, "Bob") as bob:
        table = play_to_the_end(ann)
        found = until_done(ann, table)[-1]
        passes = len(asked)
        assert passes > 1
        assert bob.get(f"/api/tables/{table}/analysis") == found
    with serving(tmp_path) as url, Person(url, None) as nobody:
        assert nobody.get(f"/api/tables/{table}/analysis") == found
    assert len(asked) == passes


def test_it_goes_on_where_a_server_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = counted(monkeypatch)
    with serving(tmp_path) as url, Person(url) as ann:
        first = play_to_the_end(ann)
        until_done(ann, first)
        whole = len(asked)
        asked.clear()
        table = play_to_the_end(ann)
        for _ in looks():
            if ann.get(f"/api/tables/{table}/analysis")["progress"] > 0:
                break
    before = len(asked)
    with serving(tmp_path) as url, Person(url) as ann:
        found = until_done(ann, table)[-1]
        record = Record.from_json(json.dumps(ann.get(f"/api/tables/{table}/record")))
    assert whole > 1
    assert before > 0
    assert found == json.loads(json.dumps(analyse(record, EFFORT)))


def test_it_survives_the_crash_of_its_worker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mark = tmp_path / "died"
    monkeypatch.setenv("ZARIA_TEST_MARK", str(mark))
    monkeypatch.setattr(bot_pool, "think_of_game", thoughts.dying_once)
    with serving(tmp_path / "data") as url, Person(url) as ann:
        table = play_to_the_end(ann)
        found = until_done(ann, table)[-1]
        record = Record.from_json(json.dumps(ann.get(f"/api/tables/{table}/record")))
    assert mark.exists()
    assert found == json.loads(json.dumps(analyse(record, EFFORT)))


def test_a_worker_that_always_dies_can_be_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as url, Person(url) as ann:
        table = play_to_the_end(ann)
        with monkeypatch.context() as dying:
            dying.setattr(bot_pool, "think_of_game", thoughts.dying_always)
            asked = counted(dying)
            for _ in looks():
                assert ann.get(f"/api/tables/{table}/analysis")["progress"] == 0
                if len(asked) > 1:  # the first try was given up, and another one began
                    break
        assert until_done(ann, table)[-1]["done"]


def test_a_guest_may_not_begin_too_many(tmp_path: Path) -> None:
    with serving(tmp_path, analyses_at_once=1, analyses_per_minute=0) as url, Person(url) as ann:
        first, second = play_to_the_end(ann), play_to_the_end(ann)
        until_done(ann, first)
        assert ann.refused("GET", f"/api/tables/{second}/analysis") == (429, "analysis-fast")
        assert ann.get(f"/api/tables/{first}/analysis")["done"]
        with Person(url, "Bob") as bob:
            assert until_done(bob, second)[-1]["done"]


def test_a_decision_is_made_again_at_a_table_of_ones_own(ann: Person, bob: Person) -> None:
    """By whoever looks at the game: as it was then, with other dice to come, and without counting."""
    table = play_to_the_end(ann)
    record = Record.from_json(json.dumps(ann.get(f"/api/tables/{table}/record")))
    steps = [step for _, step in effective(record.steps)]
    position = next(place for place, step in enumerate(steps) if step[0] == 0 and place > 2)
    other = str(bob.post(f"/api/tables/{table}/practice", {"position": position})["id"])
    shown = bob.get(f"/api/tables/{other}?seat=0")["document"]["table"]
    assert (shown["status"], shown["seats"][0]["name"], shown["seats"][1]["bot"]) == ("playing", "Bob", "greedy")
    assert (shown["seal"], shown["hints"], shown["private"]) == (None, True, True)
    assert bob.get(f"/api/tables/{other}/record")["steps"] == steps[:position]
    with bob.live(other, seat=0) as live:
        live.until_asked()
        while live.table["status"] != "over":
            play_on([live])
    assert bob.get("/api/me/games")["games"] == []  # what is tried out does not count
    assert record.steps == Record.from_json(json.dumps(ann.get(f"/api/tables/{table}/record"))).steps
    rolls = [place for place, step in enumerate(steps) if step[0] == "deal"]
    for wrong in (rolls[0], len(steps), len(steps) + 7):
        assert bob.refused("POST", f"/api/tables/{table}/practice", {"position": wrong}) == (409, "not-a-decision")
    unfinished = ann.create("vegas", "mg")
    assert ann.refused("POST", f"/api/tables/{unfinished}/practice", {"position": 3}) == (409, "table-not-begun")


def test_rules_are_tried_out_at_a_table_like_this_one(ann: Person, bob: Person) -> None:
    """While the game goes on, by whoever sits there: with the same tiles, and opponents for the people."""
    table = ann.create("vegas", "mog", options={"rounds": 2, "tiles": 2})
    bob.do(table, "sit", seat=1)
    ann.do(table, "start")
    other = str(bob.post(f"/api/tables/{table}/practice", {"options": {"tiles": ["pay_day", "high_five"]}})["id"])
    shown = bob.get(f"/api/tables/{other}?seat=1")["document"]["table"]
    assert (shown["status"], shown["seal"], shown["hints"], shown["private"]) == ("open", None, True, True)
    assert [seat["bot"] or seat["name"] for seat in shown["seats"]] == ["normal-leo", "Bob", "greedy"]
    assert (shown["options"]["rounds"], shown["options"]["tiles"]) == (2, ["pay_day", "high_five"])
    with bob.live(other, seat=1) as live:
        live.do("start")
        live.until_status("playing")
    assert ann.get(f"/api/tables/{table}")["document"]["table"]["status"] != "over"
    wrong = bob.refused("POST", f"/api/tables/{table}/practice", {"options": {"tiles": 17}})
    assert wrong == (400, "option-tiles")


def test_where_rules_are_tried_out_by_two_an_opponents_dice_come_by_themselves(ann: Person, bob: Person) -> None:
    table = str(ann.post(f"/api/tables/{ann.create('vegas', 'mgg', options={'rounds': 1})}/practice", {})["id"])
    ann.do(table, "seat", seat=1, kind="open")
    bob.do(table, "sit", seat=1)
    ann.do(table, "start")
    with ann.live(table, 0) as one, bob.live(table, 1) as two:
        for live in (one, two):
            live.until_status("playing")
        while one.table["status"] != "over":
            play_on([one, two])


def test_people_who_are_not_there_are_played_by_opponents_where_a_decision_is_tried_out(
    ann: Person, bob: Person
) -> None:
    table = play_together(ann, bob)
    record = ann.get(f"/api/tables/{table}/record")
    position = next(place for place, step in enumerate(record["steps"]) if step[0] == 1)
    other = str(ann.post(f"/api/tables/{table}/practice", {"position": position})["id"])
    seats = ann.get(f"/api/tables/{other}?seat=1")["document"]["table"]["seats"]
    assert [(seat["kind"], seat["name"], seat["bot"]) for seat in seats] == [
        ("bot", "", "normal-leo"),
        ("person", "Ann", None),
    ]
