"""Attacks get exact refusals and change no table: forged cookies, foreign pages, floods, nonsense."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from support.server.frames import fuzzed_frames
from support.server.person import Live, Person, command
from support.server.serving import serving
from support.server.siege import CALM, Siege

FRAMES = 50 * settings.default.max_examples  # type: ignore[union-attr]  # 2,000, and 100,000 in the long profile
BATCH = 50


@pytest.fixture(scope="module")
def unlimited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that takes any number of frames and requests."""
    limits: dict[str, Any] = {"frames_at_once": 10**9, "requests_per_minute": 10**9, "roll_seconds": 3600}
    with serving(tmp_path_factory.mktemp("zaria"), **limits) as address:
        yield address


def a_game(person: Person) -> str:
    """A table of two seats on one device, in play, with the first question asked."""
    table = person.create("vegas", "mm", options={"rounds": 1})
    with person.live(table) as live:
        live.begin(0, 1)
        live.until_asked()
    return table


def everything(person: Person, table: str) -> tuple[Any, Any]:
    """Everything of a table that can change."""
    return person.get(f"/api/tables/{table}?seat=0"), person.get(f"/api/tables/{table}/record?seat=0")


def socket_address(url: str, table: str) -> str:
    return f"{url.replace('http', 'ws')}/api/tables/{table}/live"


def cookies_of(person: Person) -> str:
    return "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())


# Foreign pages and forged cookies


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://127.0.0.1:1", "https://localhost.evil.example"]
)
def test_foreign_pages_are_refused_over_http_and_at_the_handshake(ann: Person, url: str, origin: str) -> None:
    table = a_game(ann)
    before = everything(ann, table)
    for path, body in (("/api/tables", {"game": "vegas"}), (f"/api/tables/{table}/commands", command("abandon"))):
        answer = ann.ask("POST", path, body, Origin=origin)
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
    with pytest.raises(InvalidStatus, match="403"):
        connect(socket_address(url, table), additional_headers={"Cookie": cookies_of(ann), "Origin": origin})
    assert everything(ann, table) == before


def test_our_own_page_is_welcome(ann: Person, url: str) -> None:
    table = a_game(ann)
    with connect(socket_address(url, table), additional_headers={"Cookie": cookies_of(ann), "Origin": url}) as socket:
        assert json.loads(socket.recv())["type"] == "snapshot"


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "", "127.0.0.1.evil.example", "192.168.0.7"])
def test_names_that_are_not_ours_are_refused(ann: Person, host: str) -> None:
    answer = ann.ask("GET", "/api/games", None, Host=host)
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-host")


@pytest.mark.parametrize("token", ["", "0" * 128, "not a token", "%00"])
def test_without_the_right_csrf_token_nothing_is_done(ann: Person, token: str) -> None:
    table = a_game(ann)
    before = everything(ann, table)
    answer = ann.http.post(f"/api/tables/{table}/commands", json=command("abandon"), headers={"X-CSRF-Token": token})
    assert (answer.status_code, answer.json()["code"]) == (403, "csrf")
    assert ann.http.post("/api/guests", json={"name": "Eve"}).json()["code"] == "csrf"
    assert everything(ann, table) == before


def test_what_no_database_can_hold_is_refused(ann: Person) -> None:
    """PostgreSQL stores no NUL: a table whose entry could not be stored would stop."""
    table = a_game(ann)
    before = everything(ann, table)
    for name in ("a\0b", "a\nb", "\x7f"):
        answer = ann.ask("POST", f"/api/tables/{table}/commands", command("abandon") | {"id": name})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-field")
    assert ann.ask("GET", "/api/tables/a%00b", None).status_code == 404
    assert everything(ann, table) == before


def test_a_forged_cookie_is_nobody_everywhere(ann: Person, url: str) -> None:
    table = a_game(ann)
    before = everything(ann, table)
    token, _, signature = ann.http.cookies["zaria_guest"].partition(".")
    forged = [token, f"{token}.", f"{token}.{'0' * 64}", f"{token[:-1]}.{signature}", f".{signature}", "x" * 3000]
    for cookie in forged:
        eve = Person(url, None)
        eve.http.cookies.set("zaria_guest", cookie)
        with eve:
            assert eve.get("/api/me") is None
            assert eve.cannot(table, "abandon") == (401, "no-guest")
            assert eve.refused("GET", f"/api/tables/{table}?seat=0") == (403, "not-your-seat")
            with pytest.raises(ConnectionClosed) as closed, eve.live(table, seat=0):
                pass
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4403
            with eve.live(table) as live:
                assert live.do("abandon")["code"] == "no-guest"
    assert everything(ann, table) == before


# Too much


def test_a_frame_over_4096_bytes_ends_the_connection_with_1009(ann: Person) -> None:
    table = a_game(ann)
    before = everything(ann, table)
    with ann.live(table) as live:
        assert live.do("chat", text="x" * 1900)["code"] == "chat-long"
        live.send(json.dumps(command("chat", text="x" * 5000)))
        with pytest.raises(ConnectionClosed) as closed:
            live.until("ack")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    assert everything(ann, table) == before


def flood(live: Live) -> None:
    for _ in range(3000):
        live.send({"type": "ping"})
    while True:
        live.receive()


def test_a_flood_ends_the_connection_with_1008(ann: Person) -> None:
    table = a_game(ann)
    before = everything(ann, table)
    with ann.live(table) as live, pytest.raises(ConnectionClosed) as closed:
        flood(live)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008
    assert everything(ann, table) == before


def test_a_body_too_large_is_refused(ann: Person) -> None:
    body = {"game": "vegas", "seats": [{"kind": "me"}], "options": {"x": "y" * 100_000}}
    assert ann.refused("POST", "/api/tables", body) == (413, "too-large")


def test_too_many_requests_are_refused(tmp_path: Path) -> None:
    with serving(tmp_path, requests_per_minute=12) as address, Person(address) as eve, Person(address, None) as other:
        codes = [eve.ask("GET", "/api/me").status_code for _ in range(15)]
        assert codes == [200] * 12 + [429] * 3
        assert eve.refused("GET", "/api/me") == (429, "too-fast")
        assert other.ask("GET", "/api/games").status_code == 200  # the same address, another session


# Lost frames


def test_frames_that_were_lost_are_sent_again_and_nothing_is_done_twice(ann: Person) -> None:
    """The connection is lost between commands and their answers, again and again, all through a game."""
    table = a_game(ann)
    dice = random.Random(1)
    moves = 0
    with ann.live(table, 0) as first:
        kept = first
    while kept.table["status"] == "playing":
        with ann.live(table, 0, since=kept.version) as one, ann.live(table, 1) as two:
            one.document, one.question = kept.document, kept.question
            one.reach(two.version)
            asked = next((live for live in (one, two) if live.question is not None), None)
            if asked is not None and asked.question is not None:
                action = dice.choice(asked.question["choices"])["action"]
                frame = {"id": f"move {moves}", "do": "move", "version": asked.version, "action": action}
                asked.send(frame)  # nobody reads the answer
                moves += 1
                if dice.random() < 0.5:
                    with ann.live(table) as again:
                        again.send(frame)
                        assert again.until("ack")["version"] == frame["version"] + 1
            elif one.table["waiting"] is not None:
                one.do("roll", version=one.version)
        kept = one
    fresh = ann.get(f"/api/tables/{table}?seat=0")
    assert (kept.version, kept.document) == (fresh["version"], fresh["document"])
    steps = ann.get(f"/api/tables/{table}/record")["steps"]
    assert len([step for step in steps if step[0] in (0, 1)]) == moves


# Nonsense


def send_all(live: Live, frames: list[str | bytes]) -> list[dict[str, Any]]:
    """What a connection receives after these frames."""
    heard = []
    for start in range(0, len(frames), BATCH):
        for frame in frames[start : start + BATCH]:
            live.socket.send(frame)
        marker = f"marker {start}"
        live.send({"id": marker, "do": "nothing"})
        while True:
            message = json.loads(live.socket.recv(timeout=30))
            if message.get("id") == marker:
                break
            heard.append(message)
    return heard


def test_fuzzed_frames_are_refused_and_change_nothing(unlimited: str) -> None:
    """From nobody, from a guest without a seat, and from a player with an old version."""
    with Person(unlimited) as ann, Person(unlimited, "Eve") as eve, Person(unlimited, None) as nobody:
        table = a_game(ann)
        before = everything(ann, table)
        version = before[0]["version"]
        heard = []
        for seed, (person, stale) in enumerate([(nobody, None), (eve, None), (ann, version - 1)]):
            frames = list(fuzzed_frames(FRAMES // 3, seed, stale))
            with person.live(table) as live:
                answers = send_all(live, frames)
            refusals = [answer for answer in answers if answer["type"] == "refused"]
            assert len(refusals) > len(frames) // 2
            heard += answers
        told = {answer["type"] for answer in heard}
        assert told <= {"refused", "pong", "snapshot", "update", "presence"}  # a `sync` gets updates again
        codes = {answer["code"] for answer in heard if answer["type"] == "refused"}
        assert "unexpected" not in codes
        assert {"not-json", "bad-field", "unknown-command", "no-guest", "stale-version", "not-seated"} <= codes
        assert all(answer["text"] for answer in heard if answer["type"] == "refused")
        assert everything(ann, table) == before


@pytest.mark.parametrize("number", [1, 2])  # sealed and real dice
def test_a_game_under_siege_goes_on_to_its_end(tmp_path: Path, number: int) -> None:
    """The long version is bench/server/hostile.py."""
    with serving(tmp_path, **CALM) as url:
        siege = Siege(url, number, each=3)
        siege.run()
    assert {"open", "over"} < set(siege.stages)
    assert siege.codes["ack"] and siege.codes["stale-version"] and siege.codes["not-json"]
