"""Guests: a signed cookie, a name, and a link that works once."""

from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa

from support.server.person import Person
from support.server.serving import serving, sql
from zaria.server.storage.schema import recoveries


def test_a_guest_is_a_cookie_that_scripts_cannot_read(url: str) -> None:
    with Person(url, None) as nobody:
        assert nobody.get("/api/me") is None
        assert nobody.refused("GET", "/api/me/tables") == (401, "no-guest")
        answer = nobody.ask("POST", "/api/guests", {"name": "  Zoë   🎲 "})
        assert answer.status_code == 201 and answer.json()["name"] == "Zoë 🎲"
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie and "samesite=lax" in cookie
        assert nobody.get("/api/me") == answer.json()


def test_a_guest_who_chooses_a_name_again_is_renamed(ann: Person) -> None:
    answer = ann.ask("POST", "/api/guests", {"name": "Anna"})
    assert (answer.status_code, answer.json()) == (200, {"id": ann.id, "name": "Anna"})
    assert ann.get("/api/me")["name"] == "Anna"


@pytest.mark.parametrize("name", ["", "   ", "x" * 21, "a\x00b", "\u202egnirts", "\ud800"])
def test_names_of_the_wrong_form_are_refused(url: str, name: str) -> None:
    with Person(url, None) as nobody:
        body = f'{{"name": {ascii_json(name)}}}'
        token = str(nobody.http.cookies["zaria_csrf"])
        headers = {"X-CSRF-Token": token, "Content-Type": "application/json"}
        answer = nobody.http.post("/api/guests", content=body, headers=headers)
        assert answer.status_code == 400


def ascii_json(text: str) -> str:
    return '"' + "".join(f"\\u{ord(letter):04x}" for letter in text) + '"'


def test_a_forged_cookie_is_nobodys(ann: Person, url: str) -> None:
    token, _, signature = str(ann.http.cookies["zaria_guest"]).partition(".")
    other = "A" if token[0] != "A" else "B"
    forged = [f"{other}{token[1:]}.{signature}", f"{token}.{'0' * 64}", token, f"{token}.", "x.y", "é.é", "."]
    for cookie in forged:
        with Person(url, None) as nobody:
            answer = nobody.http.get("/api/me", headers=[(b"cookie", b"zaria_guest=" + cookie.encode("latin-1"))])
            assert (answer.status_code, answer.json()) == (200, None), cookie


def test_cookies_that_another_server_signed_are_nobodys_and_replaced(ann: Person, tmp_path: Path) -> None:
    """They share a host's cookies when one machine runs two servers, or one with a new folder."""
    cookies = "; ".join(f"{name}={value}" for name, value in ann.http.cookies.items())
    with serving(tmp_path) as other:
        answer = httpx.get(f"{other}/api/me", headers={"Cookie": cookies})
        assert (answer.status_code, answer.json()) == (200, None)
        assert answer.cookies["zaria_csrf"] != ann.http.cookies["zaria_csrf"]


def test_a_recovery_link_moves_a_guest_to_another_device_once(ann: Person, url: str) -> None:
    table = ann.create("vegas", "mo")
    old, token = ann.post("/api/me/recovery")["token"], ann.post("/api/me/recovery")["token"]
    assert len(token) == 12  # to be typed; it is valid for minutes
    with Person(url, None) as phone, Person(url, None) as thief:
        assert phone.refused("POST", "/api/recover", {"token": old}) == (404, "no-recovery")
        typed = f"{token[:4]}-{token[4:8]} {token[8:]}".upper()
        assert phone.post("/api/recover", {"token": typed}) == {"id": ann.id, "name": "Ann"}
        assert thief.refused("POST", "/api/recover", {"token": token}) == (404, "no-recovery")
        phone.do(table, "stand", seat=0)
        assert ann.get("/api/me")["id"] == ann.id
        with phone.live(table) as live:
            assert live.table["host"] == ann.id


def test_a_recovery_link_used_by_several_at_the_same_time_works_for_one(ann: Person, url: str) -> None:
    with ExitStack() as people, ThreadPoolExecutor(8) as pool:
        phones = [people.enter_context(Person(url, None)) for _ in range(8)]
        body = ann.post("/api/me/recovery")
        answers = pool.map(lambda phone: phone.ask("POST", "/api/recover", body).status_code, phones)
        assert sorted(answers) == [200] + [404] * 7


def test_a_code_for_another_device_is_valid_for_ten_minutes(tmp_path: Path) -> None:
    with serving(tmp_path) as url, Person(url, "Ann") as ann, Person(url, None) as phone:
        token = ann.post("/api/me/recovery")["token"]
        with sql(tmp_path) as database:
            database.execute(sa.update(recoveries).values(created=recoveries.c.created - 601))
        assert phone.refused("POST", "/api/recover", {"token": token}) == (404, "no-recovery")
        token = ann.post("/api/me/recovery")["token"]
        with sql(tmp_path) as database:
            database.execute(sa.update(recoveries).values(created=recoveries.c.created - 590))
        assert phone.post("/api/recover", {"token": token})["id"] == ann.id


def test_a_guest_takes_everything_along_and_deletes_it(url: str) -> None:
    with Person(url, "Gwendoline") as gwen, Person(url, "Ben") as ben:
        table = gwen.create("vegas", "mo")
        ben.do(table, "sit", seat=1)
        kept = gwen.ask("GET", "/api/me/data")
        assert "attachment" in kept.headers["content-disposition"]
        assert [one["id"] for one in kept.json()["tables"]] == [table] and kept.json()["guest"]["id"] == gwen.id
        assert gwen.ask("POST", "/api/me/delete").status_code == 204
        assert gwen.get("/api/me") is None
        assert gwen.refused("GET", "/api/me/data") == (401, "no-guest")
        assert [one["id"] for one in ben.get("/api/me/tables")["tables"]] == [table]  # it goes on without her
        assert "Gwendoline" not in ben.ask("GET", "/api/me/tables").text
