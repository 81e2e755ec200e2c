"""Same-dice duels: the same dice, blind to the first game, once."""

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from support.server.analysed import looks
from support.server.days import SECRET, cookie_of, deals, dig_to_the_end, own_record, try_today, words_of
from support.server.person import Person, play_on, play_together
from support.server.serving import place
from zaria.core.engine.errors import BadRecord
from zaria.core.records.record import Record
from zaria.core.records.seal import hash_of
from zaria.core.records.verify import verify
from zaria.server.contests import expert_dig
from zaria.server.operations.admin import Admin


@pytest.fixture(autouse=True)
def quick_expert(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expert_dig, "EXPERT", "greedy")


def expert_of(person: Person, duel: str) -> dict[str, Any]:
    """What the expert made of it, once that is known."""
    for _ in looks():
        found = person.get(f"/api/duels/{duel}")
        if found["expert"] is not None:
            return dict(found["expert"])
        assert found["is_expert_digging"]
    raise AssertionError("the expert never dug")


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


def test_names_that_look_alike_are_told_apart_in_a_duel(here: str, ann: Person) -> None:
    duel = dare(ann, played(ann))
    with Person(here, "\u0410nn") as other:
        dig_to_the_end(other, take_up(other, duel), dice=2)
        found = other.get(f"/api/duels/{duel}")
    assert (found["first"]["name"], found["others"][0]["name"]) == ("Ann", "\u0410nn (2)")


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


def test_who_gives_up_at_once_sees_nothing_of_the_first_game(ann: Person, bob: Person) -> None:
    first = played(ann)
    duel = dare(ann, first)
    own = take_up(bob, duel)
    assert bob.do(own, "abandon")["type"] == "ack"
    shown = bob.get(f"/api/duels/{duel}")
    assert (shown["own"], shown["first"], shown["others"]) == ({"table": own, "ended": True}, None, None)
    for part in ("", "/record", "/history", "/analysis"):
        assert bob.refused("GET", f"/api/tables/{first}{part}") == (403, "duel-shut")
    seen = "".join(bob.ask("GET", f"/api/tables/{own}{part}?seat=0").text for part in ("", "/record", "/history"))
    assert SECRET.hex() not in seen and hash_of(SECRET) in seen
    assert bob.refused("POST", f"/api/tables/{own}/practice", {"position": 1}) == (403, "duel-shut")
    assert ann.get(f"/api/duels/{duel}")["others"][0]["points"] is None  # and everybody else sees who gave up


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


def finish(person: Person, table: str, last: bool = False) -> dict[str, Any]:
    """A game against opponents, to its end: with the first choice always, or with the last. Its record."""
    with person.live(table, 1) as live:
        if live.table["status"] == "open":
            live.begin(1)
        while live.table["status"] != "over":
            play_on([live], lambda choices: choices - 1 if last else 0)
    found: dict[str, Any] = person.get(f"/api/tables/{table}/record?seat=1")
    return found


def rolls(record: dict[str, Any]) -> dict[tuple[str, int], list[int]]:
    """By kind, round and seat, and the number of the roll among those."""
    found: dict[tuple[str, int], list[int]] = {}
    for _, label, _, values in deals(record):
        whose = label.rpartition("/")[0]
        found[whose, sum(one == whose for one, _ in found)] = values
    return found


def test_against_opponents_the_same_ones_play_again_with_the_same_dice(here: str, ann: Person, bob: Person) -> None:
    first = ann.create("vegas", "rmg", options={"rounds": 2, "tiles": 2}, speed="fast")
    mine = finish(ann, first)
    duel = dare(ann, first)
    own = take_up(bob, duel)
    seats = bob.get(f"/api/tables/{own}?seat=1")["document"]["table"]["seats"]
    assert [(seat["bot"], seat["name"]) for seat in seats] == [("random", ""), (None, "Bob"), ("greedy", "")]
    assert bob.refused("GET", f"/api/tables/{first}/history") == (403, "duel-shut")
    same = finish(bob, own)
    assert same["steps"] == mine["steps"]  # who does the same gets the same answers, and the same dice
    with Person(here, "Eve") as eve:
        other = finish(eve, take_up(eve, duel), last=True)
        assert other["steps"] != mine["steps"]
        both = rolls(mine).keys() & rolls(other).keys()
        assert [label for label in both if label[0].startswith("roll/2")]
        for roll in both:  # as many of them as both had dice for
            assert all(one == two for one, two in zip(rolls(mine)[roll], rolls(other)[roll], strict=False))
        found = eve.get(f"/api/duels/{duel}")
        assert (found["seat"], found["first"]["points"]) == (1, mine["result"]["scores"][1])
        assert (found["opponents"], found["expert"], found["is_expert_digging"]) == (
            ["random", None, "greedy"],
            None,
            False,
        )
        points = {one["name"]: one["points"] for one in found["others"]}
        assert points == {"Bob": mine["result"]["scores"][1], "Eve": other["result"]["scores"][1]}
    for record in (mine, same, other):
        assert record["seal"]["by_seat"] is True
        verify(Record.from_json(json.dumps(record)))
        record["seal"].pop("by_seat")
        with pytest.raises(BadRecord, match="step"):
            verify(Record.from_json(json.dumps(record)))


def test_how_two_stand_against_each_other(here: str, ann: Person, bob: Person) -> None:
    """Whoever dared. Who gave up has lost, a draw is nobody's win, and duels with others do not count."""
    drawn = dare(ann, played(ann))
    dig_to_the_end(bob, take_up(bob, drawn), dice=2)
    assert standing(ann, drawn) == standing(bob, drawn) == (0, 1)
    lost = dare(bob, played(bob))
    assert standing(bob, drawn) == (0, 1)  # nobody has taken it up
    with ann.live(take_up(ann, lost), 0) as live:
        live.until_asked()
        live.do("abandon")
        live.until_status("abandoned")
    assert (standing(ann, drawn), standing(bob, lost)) == ((0, 2), (1, 2))
    third = dare(ann, played(ann))
    dig_to_the_end(bob, take_up(bob, third), dice=6)
    first, other = ann.get(f"/api/duels/{third}")["first"]["points"], points_of_friend(ann, third)
    assert standing(ann, third) == (int(first > other), 3)
    assert standing(bob, third) == (1 + int(other > first), 3)
    with Person(here, "Eve") as eve:
        dig_to_the_end(eve, take_up(eve, third), dice=2)
        assert standing(eve, third) == (0, 1)
    assert standing(bob, third) == (1 + int(other > first), 3)


def standing(person: Person, duel: str) -> tuple[int, int]:
    """Of this person against the first other one in the duel."""
    found = person.get(f"/api/duels/{duel}")
    own, *others = sorted([found["first"], *found["others"]], key=lambda side: not side["mine"])
    assert own["mine"] and (own["won"], own["met"]) == (0, 0)
    return others[0]["won"], others[0]["met"]


def points_of_friend(person: Person, duel: str) -> int:
    return int(person.get(f"/api/duels/{duel}")["others"][0]["points"])


def test_a_game_with_other_people_is_no_duel(ann: Person, bob: Person) -> None:
    table = play_together(ann, bob)
    assert "by_seat" not in ann.get(f"/api/tables/{table}/record")["seal"]
    assert ann.refused("POST", "/api/duels", {"table": table}) == (409, "no-duel-of-this")


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


def test_a_duel_over_a_game_of_a_duel_is_that_duel(here: str, ann: Person, bob: Person) -> None:
    """A second one could be taken up and given up by somebody whose game with the same dice goes on."""
    duel = dare(ann, played(ann))
    take_up(bob, duel)
    with Person(here, "Eve") as eve:
        own = take_up(eve, duel)
        dig_to_the_end(eve, own, dice=2)
        assert dare(eve, own) == duel


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


def test_the_expert_plays_the_same_dice_once_two_games_can_be_compared(here: str, ann: Person, bob: Person) -> None:
    first = played(ann)
    duel = dare(ann, first)
    own = take_up(bob, duel)
    for person in (ann, bob):  # nothing to compare yet
        found = person.get(f"/api/duels/{duel}")
        assert (found["expert"], found["is_expert_digging"]) == (None, False)
    with Person(here, "Cyd") as cyd:  # who gives up leaves nothing to compare, either
        cyd.do(take_up(cyd, duel), "abandon")
        assert not cyd.get(f"/api/duels/{duel}")["is_expert_digging"]
    dig_to_the_end(bob, own, dice=0)
    expert = expert_of(bob, duel)
    assert ann.get(f"/api/duels/{duel}")["expert"] == expert
    record = ann.get(f"/api/tables/{expert['table']}/record")
    assert record["result"]["scores"] == [expert["points"]]
    assert deals(record)[:2] == deals(own_record(ann, first))[:2]
    verify(Record.from_json(json.dumps(record)))
    with Person(here, "Eve") as eve:
        assert eve.refused("GET", f"/api/tables/{expert['table']}/history") == (403, "duel-shut")
        assert expert["table"] not in eve.ask("GET", f"/api/duels/{duel}").text
        take_up(eve, duel)
        assert eve.refused("GET", f"/api/tables/{expert['table']}/history") == (403, "duel-shut")
        assert eve.get(f"/api/duels/{duel}")["expert"] is None
