"""The game so far: start + patches = the present view, for every seat; and why something cannot be chosen."""

import pytest

from support.server.person import Person, play_on, together
from zaria.client.patch import apply_patch


def check_history(person: Person, table: str, seat: int | None) -> None:
    told = person.get(f"/api/tables/{table}/history?seat={-1 if seat is None else seat}")
    shown = person.get(f"/api/tables/{table}?seat={-1 if seat is None else seat}")
    document = {"view": told["start"]}
    for step in told["steps"]:
        apply_patch(document, step["patch"])
    if told["version"] == shown["version"]:  # a timer may be faster
        assert document["view"] == shown["document"]["view"]


@pytest.mark.parametrize("game", ["vegas", "miner"])
def test_start_and_patches_are_the_present_view(ann: Person, bob: Person, game: str) -> None:
    table = ann.create(game, "mo", options={"rounds": 1, "tiles": 6} if game == "vegas" else {})
    bob.do(table, "sit", seat=1)
    assert ann.refused("GET", f"/api/tables/{table}/history") == (409, "table-not-begun")
    with ann.live(table) as one, bob.live(table) as two:
        one.do("start")
        one.until_status("playing")
        assert ann.refused("GET", f"/api/tables/{table}/history?seat=1") == (403, "not-your-seat")
        for turn in range(60):
            play_on([one, two], choose=lambda choices, turn=turn: turn % choices)  # type: ignore[misc]
            if turn % 10 == 0:
                check_history(ann, table, 0)
                check_history(bob, table, 1)
                check_history(ann, table, None)


def test_what_was_taken_back_is_not_in_it(ann: Person) -> None:
    table = ann.create("vegas", "mr", options={"rounds": 1}, speed="fast")
    with ann.live(table) as live:
        live.begin(0)
        live.until_asked()
        before = ann.get(f"/api/tables/{table}/history?seat=0")["steps"]
        live.move()
        live.until_asked()
        assert live.do("undo", version=live.version)["type"] == "ack"
        assert ann.get(f"/api/tables/{table}/history?seat=0")["steps"] == before
        assert any(event["kind"] == "vegas-rolled" for step in before for event in step["events"])


def test_hidden_numbers_are_in_their_owners_history_only(ann: Person, bob: Person) -> None:
    table = ann.create("vegas", "mo", options={"rounds": 1, "first": "seat0", "tiles": ["lucky_punch"]}, dice="real")
    bob.do(table, "sit", seat=1)
    with ann.live(table) as one, bob.live(table) as two:
        one.do("start")
        while one.question is None:
            one.do("deal", version=one.version, values=[0] * len(one.table["waiting"]["draw"]["bounds"]))
        one.do("move", version=one.version, word="place 1")
        one.do("move", version=one.version, word="hide 2")
        together(one, two)
        last = {
            seat: person.get(f"/api/tables/{table}/history?seat={seat}")["steps"][-1]
            for person, seat in ((ann, 0), (bob, 1), (bob, -1))
        }
        assert "vegas-hid-number" in [event["kind"] for event in last[0]["events"]]
        assert '"2"' not in str(last[1]) and "hid-number" not in str(last[1])
        assert "hid-number" not in str(last[-1])


def test_why_something_cannot_be_chosen(ann: Person, bob: Person) -> None:
    table = ann.create("vegas", "mo", options={"rounds": 1, "first": "seat0"}, dice="real")
    bob.do(table, "sit", seat=1)
    with ann.live(table) as one, bob.live(table) as two:
        one.do("start")
        while one.question is None:
            one.do("deal", version=one.version, values=[0] * len(one.table["waiting"]["draw"]["bounds"]))
        one.send({"type": "why", "target": "casino:5"})
        refusal = one.until("why")["refusal"]
        assert refusal["code"] == "vegas-not-rolled" and refusal["rule"].startswith("LV-TURN")
        assert refusal["arguments"]["number"] == 5
        for target in ("casino:1", "casino:9", "nonsense"):
            one.send({"type": "why", "target": target})
            assert one.until("why") == {"type": "why", "target": target, "refusal": None}
        one.send({"type": "why"})
        assert one.until("refused")["code"] == "bad-field"
        two.send({"type": "why", "target": "casino:5"})
        assert two.until("refused")["code"] == "not-your-move"
