"""A game that brings its rules and nothing else, at a live table: it is played, kept, replayed and told."""

from collections.abc import Iterator

import pytest

import zaria
from support.scripted.wordless import wordless
from support.server.person import Person, play_on

pytestmark = pytest.mark.sources


@pytest.fixture(autouse=True)
def unknown_game() -> Iterator[None]:
    with wordless():
        yield


def test_two_people_play_it_to_its_end(ann: Person, bob: Person) -> None:
    assert "wordless" in [game["name"] for game in ann.get("/api/games")["games"]]
    table = ann.create("wordless", "mo", options={"goal": 5})
    bob.do(table, "sit", seat=1)
    with ann.live(table) as one, bob.live(table) as two:
        one.do("start")
        one.until_status("playing")
        two.until_status("playing")
        question = one.until_asked()
        assert question is not None
        assert (question["question"], question["number"]) == ("question-wordless-dare", 1)
        assert [choice["word"] for choice in question["choices"]] == ["hold", "roll left", "roll right"]
        while one.table["status"] == "playing":
            play_on([one, two], lambda number: number - 1 if one.document["view"]["pot"] == 0 else 0)
        assert one.document["view"]["players"][one.table["result"]["winners"][0]]["held"] >= 5
        record = zaria.Record.from_json(ann.ask("GET", f"/api/tables/{table}/record").text)
        assert record.result == one.table["result"]
    assert len(ann.get(f"/api/tables/{table}/history")["steps"]) == len(record.steps)
