"""Records that clients send are replayed step by step, or refused with the exact reason."""

import json
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import zaria
from support.scripted.sealed import SECRET, sealed_game
from support.server.person import Person, play_on
from zaria.client.patch import apply_patch
from zaria.core.records.verify import open_envelope
from zaria.server.endpoints.http.replays import LARGEST_RECORD
from zaria.server.table.history import plain_view
from zaria.server.table.shapes.outgoing import Replayed

GAMES = sorted((Path(__file__).parents[2] / "golden" / "games").glob("*.json"))


def brought(person: Person, record: str | bytes, query: str = "", **headers: str) -> httpx.Response:
    token = {"X-CSRF-Token": person.http.cookies.get("zaria_csrf") or ""} | headers
    body = record if isinstance(record, bytes) else record.encode()
    return person.http.post(f"/api/replays{query}", content=body, headers=token)


def refused(person: Person, record: str | bytes, query: str = "") -> tuple[int, str, dict[str, Any]]:
    answer = brought(person, record, query)
    return answer.status_code, answer.json()["code"], answer.json()["arguments"]


@pytest.mark.parametrize("path", GAMES[::3], ids=lambda path: path.stem)
def test_a_record_is_replayed_to_its_end_for_every_seat(ann: Person, path: Path) -> None:
    record = zaria.Record.from_json(path.read_text(encoding="utf-8"))
    end = zaria.replay(record)
    for seat in (None, *range(end.players)):
        answer = brought(ann, path.read_text(encoding="utf-8"), "" if seat is None else f"?seat={seat}")
        assert answer.status_code == 200, answer.text
        told = answer.json()
        assert msgspec.json.decode(msgspec.json.encode(msgspec.convert(told, Replayed))) == told
        document = {"view": told["start"]}
        for step in told["steps"]:
            apply_patch(document, step["patch"])
        assert document["view"] == json.loads(json.dumps(plain_view(end, seat)))
        assert (told["game"], told["players"], told["result"]) == (record.game, record.players, record.result)
        assert told["options"] == record.options
    assert "seat" in brought(ann, path.read_text(encoding="utf-8"), "?seat=-1").json()["start"]


def test_no_guest_is_needed(url: str) -> None:
    record = open_envelope(sealed_game("vegas", ["Ann", "Bob"], rounds=1).record, SECRET)
    with Person(url, None) as nobody:
        told = brought(nobody, record.to_json()).json()
        assert told["version"] == len(record.steps)
        assert [step["number"] for step in told["steps"]] == list(range(1, len(record.steps) + 1))


def test_what_is_wrong_with_a_record_is_said_exactly(ann: Person) -> None:
    record = open_envelope(sealed_game("vegas", ["Ann", "Bob"], rounds=1).record, SECRET)
    data = record.to_data()
    assert refused(ann, b"") == (400, "record-json", {"place": "1:1"})
    assert refused(ann, b"\xff\xfe") == (400, "record-foreign", {})
    assert refused(ann, b"[1]") == (400, "record-foreign", {})
    assert refused(ann, "[" * 5000)[:2] == (400, "record-json")
    assert refused(ann, json.dumps(data | {"game": "chess"}))[:2] == (400, "record-game")
    assert refused(ann, json.dumps(data | {"rules": 999}))[:2] == (400, "record-rules-newer")
    assert refused(ann, json.dumps(data | {"players": ["Ann"]}))[1] == "record-value"  # the seal has two
    assert refused(ann, json.dumps(data | {"result": {"scores": [1, 2], "winners": [1]}}))[:2] == (400, "record-result")
    assert refused(ann, json.dumps(data | {"steps": data["steps"][1:]}))[1:] == (
        "record-draw",
        {"number": 1, "given": data["steps"][1][1], "expected": data["steps"][0][1]},
    )
    assert refused(ann, json.dumps(data | {"steps": [*data["steps"][:3], [0, "place 9"]], "result": None}))[1:2] == (
        "record-illegal",
    )
    assert refused(ann, json.dumps(data), "?seat=2") == (404, "no-seat", {"given": "2", "high": 1, "number": 2})
    assert refused(ann, json.dumps(data), "?seat=x")[:2] == (400, "bad-field")


def test_half_a_character_in_a_name_harms_nobody(ann: Person) -> None:
    data = sealed_game("vegas", ["Ann", "Bob"], length=3, rounds=1).record.to_data()
    answer = brought(ann, json.dumps(data | {"players": ["\ud83c", "Bob"]}))
    assert (answer.status_code, answer.json()["players"]) == (200, ["?", "Bob"])


def test_it_is_guarded_like_everything_else(ann: Person) -> None:
    record = sealed_game("vegas", ["Ann", "Bob"], length=3, rounds=1).record.to_json()
    assert brought(ann, record).status_code == 200
    assert brought(ann, record, **{"X-CSRF-Token": "wrong"}).json()["code"] == "csrf"
    assert brought(ann, record, Origin="http://elsewhere.example").json()["code"] == "foreign-origin"
    assert refused(ann, b" " * (LARGEST_RECORD + 1))[:2] == (413, "too-large")
    assert refused(ann, b" " * LARGEST_RECORD)[:2] == (400, "record-json")


def test_after_the_end_everybody_sees_it_through_any_seat(ann: Person, bob: Person) -> None:
    table = ann.create("vegas", "mo", options={"rounds": 1}, speed="fast")
    bob.do(table, "sit", seat=1)
    path = f"/api/tables/{table}/history"
    with ann.live(table) as one, bob.live(table) as two:
        one.do("start")
        one.until_status("playing")
        assert bob.refused("GET", f"{path}?seat=0") == (403, "not-your-seat")
        while one.table["status"] != "over":
            play_on([one, two])
    assert bob.get(f"{path}?seat=0") == ann.get(f"{path}?seat=0")
    assert bob.refused("GET", f"{path}?seat=2") == (404, "no-seat")
    assert bob.get(f"{path}?seat=-1") != bob.get(f"{path}?seat=0")
