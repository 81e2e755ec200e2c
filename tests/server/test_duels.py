"""Same-dice duels: the same dice, blind to the first game, once."""

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from support.days import SECRET, cookie_of, deals, dig_to_the_end, own_record, try_today, words_of
from support.person import Person
from support.serving import place
from zaria.core.record import Record
from zaria.core.seal import hash_of
from zaria.core.verify import verify
from zaria.server.admin import Admin


def played(person: Person, undo: bool = False) -> str:
    """A finished game for one."""
    table = person.create("miner-solo", "m", options={"magic": 2})
    with person.live(table, 0) as live:
        live.begin(0)
        live.until_asked()
        if undo:
            live.do("move", version=live.version, word=words_of(live)[0])
            live.until_asked()
            assert live.do("undo", version=live.version)["type"] == "ack"
    dig_to_the_end(person, table, dice=2)
    return table


def dare(person: Person, table: str) -> str:
    return str(person.post("/api/duels", {"table": table})["id"])


def take_up(person: Person, duel: str) -> str:
    return str(person.post(f"/api/duels/{duel}")["table"])


def test_a_friend_plays_blind_with_the_same_dice_then_both_see_both(ann: Person, bob: Person) -> None:
    first = played(ann)
    duel = dare(ann, first)
    assert dare(ann, first) == duel
    before = bob.get(f"/api/duels/{duel}")
    assert (before["name"], before["own"], before["first"], before["others"]) == ("Ann", None, None, None)
    own = take_up(bob, duel)
    assert take_up(bob, duel) == own
    shown = bob.get(f"/api/tables/{own}?seat=0")["document"]["table"]
    assert (shown["options"]["magic"], shown["hints"], shown["duel"]) == (2, False, duel)
    dig_to_the_end(bob, own, dice=2)
    mine, other = own_record(ann, first), own_record(bob, own)
    assert deals(mine) == deals(other) and mine["steps"] == other["steps"]
    assert other["seal"]["table"] == first and other["seal"]["seats"] == mine["seal"]["seats"]
    verify(Record.from_json(json.dumps(other)))
    for person in (ann, bob):
        found = person.get(f"/api/duels/{duel}")
        assert (found["first"]["name"], found["first"]["table"]) == ("Ann", first)
        assert [(one["name"], one["table"], one["mine"]) for one in found["others"]] == [("Bob", own, person is bob)]
        for table in (first, own):
            assert person.ask("GET", f"/api/tables/{table}/history").status_code == 200


def test_nothing_of_the_first_game_is_seen_before_ones_own_has_ended(here: str, ann: Person, bob: Person) -> None:
    first = played(ann)
    assert bob.ask("GET", f"/api/tables/{first}/history").status_code == 200  # any finished game, until it is dared
    duel = dare(ann, first)
    own = take_up(bob, duel)
    with Person(here, None) as nobody, Person(here, "Eve") as eve:
        for person in (bob, nobody, eve):
            for part in ("", "/record", "/history", "/analysis"):
                assert person.refused("GET", f"/api/tables/{first}{part}") == (403, "duel-shut")
            with pytest.raises(ConnectionClosed), person.live(first):
                pass
            text = person.ask("GET", f"/api/duels/{duel}").text
            assert first not in text and SECRET.hex() not in text
        assert eve.refused("GET", f"/api/tables/{own}/history") == (403, "duel-shut")
        assert ann.refused("GET", f"/api/tables/{own}/history") == (403, "duel-shut")  # not while it is played
        paths = (f"/api/tables/{own}?seat=0", f"/api/tables/{own}/record?seat=0", f"/api/tables/{own}/history?seat=0")
        seen = "".join(bob.ask("GET", path).text for path in paths)
        assert SECRET.hex() not in seen and hash_of(SECRET) in seen
        dig_to_the_end(bob, own)
        assert eve.refused("GET", f"/api/tables/{own}/history") == (403, "duel-shut")
    assert bob.get(f"/api/tables/{first}/record")["players"] == ["Ann"]


def test_no_undo_no_helper_no_hints_and_one_game_each(here: str, ann: Person, bob: Person) -> None:
    duel = dare(ann, played(ann, undo=True))
    assert bob.get(f"/api/duels/{duel}")["undone"] == 1 and bob.get(f"/api/duels/{duel}")["hinted"] is True
    cookie = cookie_of(bob)

    def ask(_: int) -> str:
        with Person(here, None) as device:
            device.http.cookies.update(cookie)
            return take_up(device, duel)

    with ThreadPoolExecutor(4) as pool:
        own = set(pool.map(ask, range(4)))
    assert len(own) == 1
    table = own.pop()
    with bob.live(table, 0) as live:
        live.until_asked()
        live.do("move", version=live.version, word=words_of(live)[0])
        live.until_asked()
        assert live.do("undo", version=live.version)["code"] == "undo-never"
        assert live.do("hand-over", seat=0)["code"] == "no-helper"
    assert bob.refused("GET", f"/api/tables/{table}/hint") == (409, "hints-off")


def test_what_cannot_be_a_duel(ann: Person, bob: Person) -> None:
    table = ann.create("miner-solo", "m")
    assert ann.refused("POST", "/api/duels", {"table": table}) == (409, "table-not-ended")
    first = played(ann)
    assert bob.refused("POST", "/api/duels", {"table": first}) == (403, "not-seated")
    duel = dare(ann, first)
    assert ann.refused("POST", f"/api/duels/{duel}") == (409, "duel-own")
    assert ann.refused("GET", "/api/duels/nothing") == (404, "no-duel")
    try_today(ann)
    day = ann.get("/api/daily")["own"]["table"]
    assert ann.refused("POST", "/api/duels", {"table": day}) == (409, "no-duel-of-this")


def test_who_is_deleted_is_in_no_duel(tmp_path: Path, ann: Person, bob: Person) -> None:
    duel = dare(ann, played(ann))
    dig_to_the_end(bob, take_up(bob, duel))
    admin = Admin(place(tmp_path).database)
    assert bob.id is not None and admin.export(bob.id)["duels_taken_up"][0]["duel"] == duel
    admin.delete(bob.id)
    assert ann.get(f"/api/duels/{duel}")["others"] == []
    assert ann.id is not None
    admin.delete(ann.id)
    assert bob.refused("GET", f"/api/duels/{duel}")[1] in ("no-duel", "no-guest")
