"""Checks of every request: Host, Origin, CSRF, sizes, rates."""

import json
import socket
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from support.server.person import PATIENCE, Live, Person, command
from support.server.serving import serving


def raw(url: str, **headers: str) -> httpx.Response:
    return httpx.get(f"{url}/health", headers=headers)


def test_only_names_of_this_machine_are_answered(url: str) -> None:
    port = url.rpartition(":")[2]
    for host in (f"127.0.0.1:{port}", f"localhost:{port}", f"[::1]:{port}", "LOCALHOST"):
        assert raw(url, host=host).status_code == 200, host
    for host in ("evil.example", f"evil.example:{port}", "192.168.1.5", "127.0.0.1.evil.example", "", "[", "a:b:c"):
        answer = raw(url, host=host)
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign-host"), host


def test_on_a_lan_addresses_are_answered_but_no_foreign_names(tmp_path: Path) -> None:
    with serving(tmp_path, lan=True) as url:
        assert raw(url, host="192.168.1.5:8420").status_code == 200
        assert raw(url, host="evil.example").status_code == 403


def test_another_sites_page_is_refused(ann: Person, url: str) -> None:
    for origin in ("http://evil.example", "null", "http://127.0.0.1:1", f"{url}.evil.example", "file://"):
        answer = ann.ask("GET", "/api/me", origin=origin)
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin"), origin
    assert ann.ask("GET", "/api/me", origin=url).status_code == 200


def test_another_sites_page_gets_no_live_table(ann: Person, url: str) -> None:
    table = ann.create("vegas", "mo")
    address = f"{url.replace('http', 'ws')}/api/tables/{table}/live"
    for headers in ({"Origin": "http://evil.example"}, {"Origin": "null"}):
        with pytest.raises(InvalidStatus) as refused, connect(address, additional_headers=headers):
            pass
        assert refused.value.response.status_code == 403
    with connect(address, additional_headers={"Origin": url}) as socket:
        assert json.loads(socket.recv(timeout=10))["seat"] is None  # without a cookie: a spectator


def test_without_the_csrf_token_nothing_is_changed(ann: Person) -> None:
    body = {"game": "vegas", "seats": [{"kind": "me"}, {"kind": "open"}]}
    own = str(ann.http.cookies["zaria_csrf"])
    for token in (None, "", "x" * 128, own[:-1] + ("0" if own[-1] != "0" else "1")):
        answer = ann.http.post("/api/tables", json=body, headers={} if token is None else {"X-CSRF-Token": token})
        assert (answer.status_code, answer.json()["code"]) == (403, "csrf"), token
    assert ann.get("/api/me/tables")["tables"] == []


def test_every_answer_says_what_the_browser_may_do(url: str) -> None:
    for path in ("/", "/health", "/api/me", "/nowhere"):
        headers = httpx.get(url + path).headers
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert "script-src 'self';" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
    assert httpx.get(f"{url}/api/me").headers["cache-control"] == "no-store"


def test_large_bodies_and_nonsense_are_refused(ann: Person) -> None:
    token = {"X-CSRF-Token": str(ann.http.cookies["zaria_csrf"]), "Content-Type": "application/json"}
    for content, status, code in (
        ('{"game": "' + "x" * 20_000 + '"}', 413, "too-large"),
        ("{nonsense", 400, "not-json"),
        ("[]", 400, "bad-field"),
        ('{"game": 3, "seats": []}', 400, "bad-field"),
    ):
        answer = ann.http.post("/api/tables", content=content, headers=token)
        assert (answer.status_code, answer.json()["code"]) == (status, code), content[:20]
    assert ann.refused("GET", "/nowhere") == (404, "no-page")
    assert ann.refused("DELETE", "/api/me") == (405, "no-method")


def test_frames_that_are_nonsense_are_answered_and_change_nothing(ann: Person) -> None:
    table = ann.create("vegas", "mo")
    with ann.live(table) as live:
        before = ann.get(f"/api/tables/{table}")
        for frame, code in (
            ("{", "not-json"),
            ("[]", "not-json"),
            ("", "not-json"),
            ("{}", "bad-field"),
            (json.dumps(command("dance")), "unknown-command"),
            (json.dumps({"do": "sit"}), "bad-field"),
            (json.dumps({"do": "sit", "id": "x" * 65, "seat": 1}), "bad-field"),
            (json.dumps(command("sit", seat="1")), "bad-field"),
            (json.dumps(command("sit", seat=1, extra=1)), "bad-field"),
            (json.dumps(command("sit")), "bad-field"),
            (json.dumps({"type": "dance"}), "unknown-command"),
        ):
            live.send(frame)
            assert live.until("refused")["code"] == code, frame
        live.socket.send(b"\xff\xfe")
        assert live.until("refused")["code"] == "not-json"
        assert ann.get(f"/api/tables/{table}") == before


def closing_code(live: Live) -> int:
    try:
        while True:
            live.receive()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 0


def test_a_frame_over_4_kilobytes_closes_with_1009(ann: Person) -> None:
    table = ann.create("vegas", "mo")
    with ann.live(table) as live:
        live.send(" " * 4096)
        assert live.until("refused")["code"] == "not-json"
        live.send(" " * 4097)
        assert closing_code(live) == 1009


def test_a_flood_closes_with_1008(ann: Person) -> None:
    table = ann.create("vegas", "mo")
    with ann.live(table) as live:
        for _ in range(300):
            try:
                live.send({"type": "ping"})
            except ConnectionClosed:
                break
        assert closing_code(live) == 1008


def test_a_table_or_seat_that_is_not_there_or_not_yours(ann: Person, bob: Person) -> None:
    table = ann.create("vegas", "mo")
    for person, path, code in ((ann, "aaaaaaaaaaaa", 4404), (bob, table, 4403)):
        with pytest.raises(ConnectionClosed) as closed, person.live(path, seat=0):
            pass
        assert closed.value.rcvd is not None and closed.value.rcvd.code == code


def test_too_many_requests_and_tables_of_one_session(tmp_path: Path) -> None:
    with serving(tmp_path, requests_per_minute=20, tables=2) as url, Person(url) as ann, Person(url, "Bob") as bob:
        ann.create("vegas", "mo")
        ann.create("vegas", "mo")
        body = {"game": "vegas", "seats": [{"kind": "me"}, {"kind": "open"}]}
        assert ann.refused("POST", "/api/tables", body) == (429, "too-many-tables")
        codes = [ann.ask("GET", "/api/me").status_code for _ in range(12)]
        assert codes[0] == 200 and codes[-1] == 429
        assert bob.ask("GET", "/api/me").status_code == 200  # another guest of the same house


def test_the_openapi_document_names_all_routes(url: str) -> None:
    paths = httpx.get(f"{url}/schema/openapi.json").json()["paths"]
    assert {"/api/guests", "/api/tables", "/api/tables/{table_id}/commands", "/api/tables/{table_id}/record"} <= set(
        paths
    )


def answer_to(url: str, *lines: bytes) -> bytes:
    """What is answered to a request of these lines, to its end."""
    host, port = url.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as one:
        found = b""
        try:
            one.sendall(b"\r\n".join([b"GET /api/games HTTP/1.1", *lines, b"Connection: close", b"", b""]))
            while part := one.recv(65536):
                found += part
        except ConnectionError:
            pass
        return found


def test_two_hosts_are_refused(url: str) -> None:
    assert answer_to(url, b"Host: localhost").startswith(b"HTTP/1.1 200")
    for other in (b"localhost", b"evil.example"):
        assert not answer_to(url, b"Host: localhost", b"Host: " + other).startswith(b"HTTP/1.1 200")


def test_a_header_of_a_hundred_kilobytes_is_refused(url: str) -> None:
    assert answer_to(url, b"Host: localhost", b"X-Long: " + b"x" * 10_000).startswith(b"HTTP/1.1 200")
    for lines in ([b"X-Long: " + b"x" * 100_000], [b"X-%d: " % n + b"x" * 1000 for n in range(100)]):
        assert b"200 OK" not in answer_to(url, b"Host: localhost", *lines)
    assert b"200 OK" not in answer_to(url, b"Host: localhost", b"X-Long: " + b"x" * 2_000_000)
