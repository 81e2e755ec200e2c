"""Tables: made, joined by link, started, looked at, played again, given up."""

import pytest

from support.eventually import eventually
from support.server.person import Person, command, play_on, together


def shown(person: Person, table: str) -> dict[str, object]:
    found: dict[str, object] = person.get(f"/api/tables/{table}")["document"]["table"]
    return found


def listed(person: Person, path: str) -> list[str]:
    return [table["id"] for table in person.get(path)["tables"]]


def test_a_table_is_made_with_all_kinds_of_seats(ann: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "me", "name": "Zoë"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    made = ann.post("/api/tables", {"game": "vegas", "seats": seats, "options": {"tiles": 2}})
    assert made["version"] == 1
    table = shown(ann, made["id"])
    assert [(seat["kind"], seat["name"], seat["bot"]) for seat in table["seats"]] == [  # type: ignore[attr-defined]
        ("person", "Ann", None),
        ("person", "Zoë", None),
        ("open", "", None),
        ("bot", "", "random"),
    ]
    assert (table["status"], table["host"], table["options"]["tiles"]) == ("open", ann.id, 2)  # type: ignore[index]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, "unknown-game"),
        ({"game": "vegas", "seats": [{"kind": "me"}]}, "players"),
        ({"game": "vegas", "seats": [{"kind": "me"}, {"kind": "cat"}]}, "bad-field"),
        ({"game": "vegas", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "hal"}]}, "unknown-bot"),
        ({"game": "vegas", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"rounds": 99}}, "option-int"),
        ({"game": "vegas", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"file": "x"}}, "option-unknown"),
        ({"game": "vegas", "seats": [{"kind": "me"}, {"kind": "open"}], "dice": "loaded"}, "bad-field"),
        ({"game": "vegas", "seats": [{"kind": "me", "name": "\u202e"}, {"kind": "open"}]}, "bad-name"),
        ({"game": "vegas", "seats": []}, "bad-field"),
        ({"game": "vegas"}, "bad-field"),
    ],
)
def test_a_wrong_table_is_refused(ann: Person, body: object, code: str) -> None:
    assert ann.refused("POST", "/api/tables", body) == (400, code)


def test_seats_are_taken_and_left_until_the_start(ann: Person, bob: Person, url: str) -> None:
    table = ann.create("vegas", "moo")
    bob.do(table, "sit", seat=1)
    assert ann.cannot(table, "sit", seat=1) == (409, "seat-taken")
    assert bob.cannot(table, "sit", seat=7) == (404, "no-seat")
    assert bob.cannot(table, "stand", seat=0) == (403, "not-your-seat")
    assert bob.cannot(table, "start") == (403, "not-host")
    assert ann.cannot(table, "start") == (409, "seats-open")
    bob.do(table, "stand", seat=1)
    bob.do(table, "sit", seat=2, name="Bobby")
    ann.do(table, "seat", seat=1, kind="bot", bot="random")
    assert bob.cannot(table, "seat", seat=1, kind="open") == (403, "not-host")
    ann.do(table, "start")
    assert bob.cannot(table, "stand", seat=2) == (409, "table-started")
    with Person(url, None) as nobody:
        assert nobody.cannot(table, "sit", seat=0) == (401, "no-guest")
        assert shown(nobody, table)["status"] in ("sealing", "playing")
        assert nobody.refused("GET", "/api/tables/aaaaaaaaaaaa") == (404, "no-table")


def test_the_host_who_leaves_passes_the_table_on(ann: Person, bob: Person) -> None:
    table = ann.create("vegas", "mo")
    bob.do(table, "sit", seat=1)
    ann.do(table, "stand", seat=0)
    assert shown(ann, table)["host"] == bob.id


def test_nobody_becomes_host_while_the_host_is_there(ann: Person, bob: Person) -> None:
    table = ann.create("vegas", "omoo")
    for seat in (0, 2):
        bob.do(table, "sit", seat=seat)
    bob.do(table, "stand", seat=2)
    assert shown(ann, table)["host"] == ann.id
    ann.do(table, "sit", seat=2)
    ann.do(table, "stand", seat=2)  # still on the other seat
    assert shown(ann, table)["host"] == ann.id
    ann.do(table, "stand", seat=1)
    assert shown(ann, table)["host"] == bob.id
    bob.do(table, "stand", seat=0)
    assert shown(ann, table)["host"] == bob.id  # there is nobody else


def test_a_host_without_a_seat_stays_host(ann: Person, bob: Person) -> None:
    table = ann.create("vegas", "og")
    bob.do(table, "sit", seat=0)
    bob.do(table, "stand", seat=0)
    assert shown(ann, table)["host"] == ann.id


def test_lists_of_my_tables_and_of_open_ones(ann: Person, bob: Person) -> None:
    public, private = ann.create("vegas", "mo"), ann.create("vegas", "mo", private=True)
    assert {public, private} <= set(listed(ann, "/api/me/tables"))
    assert public in listed(bob, "/api/tables") and private not in listed(bob, "/api/tables")
    assert public not in listed(bob, "/api/me/tables")
    bob.do(public, "sit", seat=1)
    assert public not in listed(bob, "/api/tables") and public in listed(bob, "/api/me/tables")


def test_one_device_holds_several_seats_and_looks_through_the_eyes_of_each(ann: Person, bob: Person) -> None:
    table = ann.create("vegas", "mmo", options={"tiles": ["lucky_punch"]})
    bob.do(table, "sit", seat=2)
    with ann.live(table) as live:
        live.begin(0, 1)
        live.until_status("playing")
        live.send({"type": "watch", "seat": 1})
        assert live.until("snapshot")["seat"] == 1
        assert live.document["view"]["seat"] == 1
        live.send({"type": "watch", "seat": 2})
        assert live.until("refused")["code"] == "not-your-seat"
        live.send({"type": "watch", "seat": None})
        assert live.until("snapshot")["seat"] is None


def test_who_leaves_a_seat_no_longer_sees_through_its_eyes(ann: Person, bob: Person) -> None:
    table = ann.create("vegas", "mo")
    bob.do(table, "sit", seat=1)
    with bob.live(table, 1) as live:
        bob.do(table, "stand", seat=1)
        assert live.until("snapshot")["seat"] is None
        ann.do(table, "sit", seat=1)
        live.until("update")
    assert bob.refused("GET", f"/api/tables/{table}?seat=1") == (403, "not-your-seat")


def test_a_rematch_offers_the_same_seats_and_is_made_once(ann: Person, bob: Person) -> None:
    table = ann.create("vegas", "mog", options={"rounds": 1})
    bob.do(table, "sit", seat=1)
    assert ann.cannot(table, "rematch") == (409, "table-not-ended")
    ann.do(table, "abandon")
    first, second = ann.do(table, "rematch"), bob.do(table, "rematch")
    assert first["table"] == second["table"] != table
    assert shown(ann, table)["rematch"] == first["table"]
    again = shown(bob, first["table"])
    assert [seat["guest"] for seat in again["seats"]] == [ann.id, None, None]  # type: ignore[attr-defined]
    assert [seat["offered"] for seat in again["seats"]] == [None, bob.id, None]  # type: ignore[attr-defined]
    assert (again["status"], again["options"]["rounds"]) == ("open", 1)  # type: ignore[index]
    assert again["seal"]["seal"] != shown(ann, table)["seal"]["seal"]  # type: ignore[index]


def test_who_is_asked_again_may_decline_and_frees_the_seat(ann: Person, bob: Person, place: str) -> None:
    table = ann.create("vegas", "mo")
    bob.do(table, "sit", seat=1)
    ann.do(table, "abandon")
    again = ann.do(table, "rematch")["table"]
    with Person(place, "Eve") as eve:
        assert eve.cannot(again, "stand", seat=1) == (403, "not-your-seat")
        bob.do(again, "stand", seat=1)
        assert shown(ann, again)["seats"][1]["offered"] is None  # type: ignore[index]
        assert shown(ann, again)["host"] == ann.id
        eve.do(again, "sit", seat=1)


def test_who_sits_may_take_another_name(ann: Person, bob: Person) -> None:
    table = ann.create("vegas", "mo")
    bob.do(table, "sit", seat=1)
    ann.do(table, "sit", seat=0, name="Anna")
    assert [seat["name"] for seat in shown(bob, table)["seats"]] == ["Anna", "Bob"]  # type: ignore[attr-defined]
    assert (shown(bob, table)["host"], bob.cannot(table, "sit", seat=0)) == (ann.id, (409, "seat-taken"))


def test_a_game_is_given_up_when_all_who_are_there_want_it(ann: Person, bob: Person) -> None:
    table = ann.create("vegas", "mo")
    bob.do(table, "sit", seat=1)
    with ann.live(table) as one, bob.live(table) as two:
        one.do("start")
        one.until_status("playing")
        one.do("abandon")
        assert one.table["abandon"] == [0] and one.table["status"] == "playing"
        one.do("abandon", on=False)
        assert one.table["abandon"] == []
        one.do("abandon")
        assert one.table["seal"]["secret"] is None
        two.do("abandon")
        together(one, two)
        assert two.table["status"] == "abandoned" and two.table["seal"]["secret"] is not None
        assert two.do("abandon")["code"] == "table-ended"
        assert two.do("move", version=two.version, action=0)["code"] == "table-not-playing"


def test_after_a_while_offline_a_bot_plays_until_the_person_comes_back(ann: Person, bob: Person) -> None:
    table = ann.create("vegas", "mo", speed="fast", options={"rounds": 1})
    bob.do(table, "sit", seat=1)
    with ann.live(table) as one:
        with bob.live(table) as two:
            one.do("start")
            two.until_status("playing")
            one.until_status("playing")
            assert one.do("hand-over", seat=1)["code"] == "not-away"
        while 1 not in one.until("presence")["away"]:
            pass
        assert one.do("hand-over", seat=1, bot="random")["type"] == "ack"
        assert one.table["seats"][1]["bot"] == "random"
        for _ in range(6):  # the bot answers for Bob
            play_on([one])
        steps = ann.get(f"/api/tables/{table}/record")["steps"]
        assert [step for step in steps if step[0] == 1]
        with bob.live(table) as two:
            together(two, one)
            assert two.table["seats"][1] == {
                "kind": "person",
                "name": "Bob",
                "guest": bob.id,
                "bot": None,
                "offered": None,
            }
            while one.table["status"] == "playing":
                play_on([one, two])


def test_a_person_who_was_never_there_is_away_after_the_same_time(ann: Person, bob: Person) -> None:
    table = ann.create("vegas", "mo")
    bob.do(table, "sit", seat=1)
    ann.do(table, "start")
    path = f"/api/tables/{table}/commands"
    eventually(lambda: ann.ask("POST", path, command("hand-over", seat=1)).is_success)
    assert ann.cannot(table, "hand-over", seat=0) == (409, "not-away")
    bob.do(table, "back", seat=1)
    assert bob.cannot(table, "back", seat=1) == (409, "seat-yours")
