"""What a guest has of their games: counted once, from the records, told to nobody else, and gone when they go."""

import json
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from support.server import serving
from support.server.analysed import play_to_the_end, until_done
from support.server.days import TODAY, Clock, dig, try_today
from support.server.person import Live, Person, play_on
from zaria.server.contests import expert_dig, results
from zaria.server.operations.admin import Admin
from zaria.server.storage import schema


def play_all(lives: list[Live]) -> None:
    lives[0].until_status("playing")
    while lives[0].table["status"] != "over":
        play_on(lives)


def games_of(person: Person) -> list[dict[str, Any]]:
    found = person.get("/api/me/games")
    assert found["uncounted"] == 0
    return list(found["games"])


def test_results_dice_and_tiles_are_those_of_the_record(ann: Person) -> None:
    assert games_of(ann) == []
    first = play_to_the_end(ann, "gm", tiles=["high_five", "lucky_punch", "no_entry"])
    second = play_to_the_end(ann, "mz")
    latest, before = games_of(ann)
    assert (latest["table"], before["table"]) == (second, first) and latest["ended"] >= before["ended"]
    assert (before["seat"], before["opponents"]) == (1, ["greedy", None])
    assert latest["opponents"] == [None, "easy-zoe"]
    for game in (latest, before):
        record = ann.get(f"/api/tables/{game['table']}/record")
        assert (game["scores"], game["winners"]) == (record["result"]["scores"], record["result"]["winners"])
        mine = [
            step[3]
            for step in record["steps"]
            if step[0] == "deal" and step[1].split("/")[0] == "roll" and step[1].split("/")[2] == str(game["seat"])
        ]
        rolled = [value + 1 for values in mine for value in values]
        assert game["dice"] == [rolled.count(number) for number in range(1, 7)] and sum(game["dice"]) >= 8
    events = [event for step in ann.get(f"/api/tables/{first}/history")["steps"] for event in step["events"]]
    used = {
        event["arguments"]["tile"]
        for event in events
        if event["kind"] == "vegas-activated" and event["arguments"]["seat"] == 1
    }
    assert before["with"] == {"tile": sorted(used)} and latest["with"] == {"tile": []}


def test_a_hero_and_a_game_for_one_are_counted(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expert_dig, "EXPERT", "greedy")
    Clock(monkeypatch)
    table = ann.create("miner", "mg", speed="fast")
    with ann.live(table) as live:
        live.begin(0)
        while live.table["status"] != "over":
            play_on([live])
        hero = live.document["view"]["players"][0]["hero"]
    points = try_today(ann)
    by_game = {game["game"]: game for game in games_of(ann)}  # the clock stands still: neither is the later one
    alone, several = by_game["miner-solo"], by_game["miner"]
    assert several["with"] == {"hero": [hero]} and several["dice"] == [0] * 6
    assert (alone["game"], alone["scores"], alone["opponents"]) == ("miner-solo", [points], [None])
    assert (alone["daily"], several["daily"]) == (TODAY, None) and alone["table"] == dig(ann)


def test_luck_is_that_of_the_analysis(ann: Person) -> None:
    table = play_to_the_end(ann)
    assert games_of(ann)[0]["luck"] is None  # nobody has asked for it
    report = until_done(ann, table)[-1]
    assert games_of(ann)[0]["luck"] == {**report["seats"][0], "whole": report["whole"][0]}


def test_lessons_and_games_with_oneself_do_not_count(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ann.create("vegas", "mm", options={"rounds": 1})
    with ann.live(table, 0) as one, ann.live(table, 1) as other:
        one.begin(0, 1)
        play_all([one, other])
    assert games_of(ann) == []
    monkeypatch.setattr(results, "own_result", None)  # it is not looked at again
    assert games_of(ann) == [] and ann.get("/api/me/tables")["tables"][0]["id"] == table


def test_games_are_counted_a_few_at_a_time(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(3):
        play_to_the_end(ann)
    monkeypatch.setattr(results, "AT_ONCE", 2)
    first = ann.get("/api/me/games")
    assert (len(first["games"]), first["uncounted"]) == (2, 1)
    assert len(games_of(ann)) == 3


def test_only_the_guest_gets_them_and_no_person_is_named(here: str, ann: Person, bob: Person) -> None:
    table = ann.create("vegas", "mo", options={"rounds": 1})
    bob.do(table, "sit", seat=1)
    with ann.live(table) as one, bob.live(table) as other:
        one.do("start")
        play_all([one, other])
    text = ann.ask("GET", "/api/me/games").text
    assert "Bob" not in text and str(bob.id) not in text
    assert json.loads(text)["games"][0]["opponents"] == [None, None]
    with Person(here, "Eve") as eve, Person(here, None) as nobody:
        assert games_of(eve) == []
        assert nobody.refused("GET", "/api/me/games") == (401, "no-guest")


def test_they_are_in_the_file_and_gone_when_one_goes(tmp_path: Path, ann: Person) -> None:
    table = play_to_the_end(ann)
    games_of(ann)
    assert [one["table_id"] for one in ann.get("/api/me/data")["results"]] == [table]
    assert ann.id is not None
    Admin(serving.place(tmp_path).database).delete(ann.id)
    with serving.sql(tmp_path) as connection:
        assert connection.execute(sa.select(sa.func.count()).select_from(schema.results)).scalar() == 0


def test_results_outlive_their_table(tmp_path: Path, ann: Person) -> None:
    table = play_to_the_end(ann)
    games_of(ann)
    with serving.sql(tmp_path) as connection:
        for kind in (schema.tables, schema.entries, schema.members):
            column = kind.c.id if kind is schema.tables else kind.c.table_id
            connection.execute(sa.delete(kind).where(column == table))
    found = games_of(ann)
    assert [one["table"] for one in found] == [None] and found[0]["scores"]
