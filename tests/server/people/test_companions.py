"""People with whom one has played can be asked to the next game."""

from typing import Any

from support.server.person import Person, play_together


def companions(person: Person) -> list[tuple[str, str]]:
    return [(one["id"], one["name"]) for one in person.get("/api/me/companions")["companions"]]


def asking(ann: Person, *guests: str | None) -> str:
    seats = [{"kind": "me"}, *[{"kind": "open", "guest": guest} for guest in guests]]
    return str(ann.post("/api/tables", {"game": "vegas", "seats": seats, "private": True})["id"])


def invited(person: Person) -> list[str]:
    return [table["id"] for table in person.get("/api/me/tables")["tables"] if table["invited"]]


def seat(person: Person, table: str, number: int) -> dict[str, Any]:
    found: dict[str, Any] = person.get(f"/api/tables/{table}")["document"]["table"]["seats"][number]
    return found


def test_who_has_played_together_is_asked_by_name_and_sees_it(ann: Person, bob: Person, place: str) -> None:
    assert companions(ann) == []
    play_together(ann, bob)
    assert companions(ann) == [(bob.id, "Bob")] and companions(bob) == [(ann.id, "Ann")]
    table = asking(ann, bob.id, None)
    assert (seat(ann, table, 1)["kind"], seat(ann, table, 1)["name"]) == ("open", "Bob")
    assert invited(bob) == [table] and invited(ann) == []
    with Person(place, "Eve") as eve:
        assert eve.cannot(table, "sit", seat=1) == (409, "seat-taken")
        assert eve.do(table, "sit", seat=2)["type"] == "ack"
    assert bob.do(table, "sit", seat=1)["type"] == "ack"
    tables = {one["id"]: one["invited"] for one in bob.get("/api/me/tables")["tables"]}
    assert tables[table] is False


def test_a_companion_is_known_by_the_name_at_the_table_and_by_no_other(ann: Person, bob: Person) -> None:
    play_together(ann, bob, "Ace")
    assert companions(ann) == [(bob.id, "Ace")]
    assert seat(ann, asking(ann, bob.id), 1)["name"] == "Ace"
    play_together(ann, bob)
    assert companions(ann) == [(bob.id, "Bob")]


def test_who_sits_on_another_chair_than_the_one_that_is_kept_finds_the_table_once(ann: Person, bob: Person) -> None:
    play_together(ann, bob)
    table = asking(ann, bob.id, None)
    assert bob.do(table, "sit", seat=2)["type"] == "ack"
    tables = [one["id"] for one in bob.get("/api/me/tables")["tables"]]
    assert tables.count(table) == 1 and invited(bob) == []


def test_an_invitation_ends_when_it_is_declined_or_the_seat_is_given_away(ann: Person, bob: Person) -> None:
    play_together(ann, bob)
    table = asking(ann, bob.id)
    assert bob.do(table, "stand", seat=1)["type"] == "ack"
    assert invited(bob) == []
    again = asking(ann, bob.id)
    assert ann.do(again, "seat", seat=1, kind="bot", bot="greedy")["type"] == "ack"
    assert invited(bob) == []


def test_a_rematch_asks_the_others_on_their_home_too(ann: Person, bob: Person) -> None:
    table = play_together(ann, bob)
    again = ann.do(table, "rematch")["table"]
    assert invited(bob) == [again]


def test_strangers_and_people_who_blocked_each_other_cannot_be_asked(ann: Person, bob: Person, place: str) -> None:
    with Person(place, "Eve") as eve:
        wish = {"game": "vegas", "seats": [{"kind": "me"}, {"kind": "open", "guest": ann.id}]}
        assert eve.refused("POST", "/api/tables", wish) == (404, "no-such-guest")
    played = play_together(ann, bob)
    wish["seats"] = [{"kind": "me"}, {"kind": "open", "guest": ann.id}, {"kind": "open", "guest": ann.id}]
    assert bob.refused("POST", "/api/tables", wish) == (404, "no-such-guest")  # one chair for each
    table = asking(bob, ann.id)
    ann.post("/api/me/blocks", {"guest": bob.id, "on": True})
    assert invited(ann) == [] and companions(ann) == companions(bob) == []
    bob.do(table, "stand", seat=0)
    bob.do(table, "sit", seat=0)  # the chair is still kept
    bob.do(played, "rematch")
    assert invited(ann) == []
    wish["seats"] = wish["seats"][:2]
    assert bob.refused("POST", "/api/tables", wish) == (404, "no-such-guest")
