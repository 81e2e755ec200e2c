"""Records and their public link; dice that are sealed before the game and open after it."""

from pathlib import Path

import pytest

import zaria
from support.server.person import Person, play_on, together
from support.server.serving import serving
from zaria.core.records.verify import verify


def test_the_public_record_shows_a_secret_only_after_it_is_revealed(ann: Person, bob: Person, url: str) -> None:
    table = ann.create("vegas", "mo", options={"rounds": 1, "first": "seat0", "tiles": ["lucky_punch"]}, dice="real")
    assert ann.refused("GET", f"/api/tables/{table}/record") == (409, "table-not-begun")
    bob.do(table, "sit", seat=1)
    with ann.live(table) as one, bob.live(table) as two, Person(url, None) as nobody:
        one.do("start")
        while one.question is None:
            one.do("deal", version=one.version, values=[0] * len(one.table["waiting"]["draw"]["bounds"]))
        one.do("move", version=one.version, word="place 1")
        one.do("move", version=one.version, word="hide 3")
        path = f"/api/tables/{table}/record"
        assert nobody.get(path)["steps"][-1] == bob.get(f"{path}?seat=1")["steps"][-1] == [0, "hide ?"]
        assert ann.get(f"{path}?seat=0")["steps"][-1] == [0, "hide 3"]
        assert nobody.refused("GET", f"{path}?seat=0") == (403, "not-your-seat")
        together(one, two)
        two.do("move", version=two.version, word="guess 1")
        assert [0, "hide 3"] in nobody.get(path)["steps"]
        answer = nobody.http.get(path)
        assert answer.headers["content-disposition"].startswith('attachment; filename="zaria-vegas-')


def test_sealed_dice_are_sealed_before_and_open_after(ann: Person, bob: Person) -> None:
    table = ann.create("vegas", "mog", options={"rounds": 1}, speed="fast")
    bob.do(table, "sit", seat=1)
    with ann.live(table) as one, bob.live(table) as two:
        seal = one.table["seal"]
        assert seal["secret"] is None and len(seal["seal"]) == 64
        assert one.do("bytes", seat=0, bytes="00" * 16)["code"] == "bytes-early"
        assert one.do("hash", seat=1, hash="00" * 32)["code"] == "not-your-seat"
        assert one.do("hash", seat=0, hash="xx")["code"] == "bad-field"
        one.begin(0)  # Bob's device adds nothing, and is left out
        together(one, two)
        while one.table["status"] != "over":
            assert one.table["seal"]["secret"] is None
            play_on([one, two])
        assert one.do("hash", seat=0, hash="00" * 32)["code"] == "hash-late"
        record = zaria.Record.from_json(ann.ask("GET", f"/api/tables/{table}/record").text)
        assert [entry[0] for entry in one.table["seal"]["seats"]] == [0]
        assert one.table["seal"]["secret"] is not None
        assert verify(record).seal == seal["seal"]


def test_nothing_is_added_to_the_dice_of_a_game_given_up_before_it_began(tmp_path: Path) -> None:
    with serving(tmp_path, seal_seconds=60) as url, Person(url) as ann:
        table = ann.create("vegas", "mm")
        ann.do(table, "start")
        ann.do(table, "abandon")
        shown = ann.get(f"/api/tables/{table}")["document"]["table"]
        assert shown["status"] == "abandoned" and shown["seal"]["wants"] is None
        assert ann.cannot(table, "hash", seat=0, hash="00" * 32) == (409, "hash-late")


def test_bytes_that_are_not_what_was_promised_are_refused(ann: Person) -> None:
    table = ann.create("vegas", "mo")
    ann.do(table, "hash", seat=0, hash="00" * 32)
    ann.do(table, "sit", seat=1)
    ann.do(table, "hash", seat=1, hash="11" * 32)
    ann.do(table, "start")
    assert ann.cannot(table, "bytes", seat=0, bytes="00" * 16) == (409, "bytes-wrong")


@pytest.mark.parametrize("path", ["/", "/health", "/api/games"])
def test_public_pages(ann: Person, path: str) -> None:
    answer = ann.ask("GET", path)
    assert answer.status_code == 200
    if path == "/api/games":
        assert {game["name"] for game in answer.json()["games"]} == set(zaria.GAMES)
