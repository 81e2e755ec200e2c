"""The Daily Mountain: one try for everybody, sealed until the day is over, counted by the server alone."""

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from support.command import zaria
from support.postgres import Postgres
from support.server import serving
from support.server.analysed import looks
from support.server.days import (
    HOUR,
    TODAY,
    Clock,
    cookie_of,
    deals,
    dig,
    dig_to_the_end,
    own_record,
    try_today,
    words_of,
)
from support.server.person import PATIENCE, Person
from zaria.core.records.seal import hash_of
from zaria.server.contests import expert_dig, verification
from zaria.server.operations.admin import Admin
from zaria.server.storage import schema
from zaria.server.storage.store import Store


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    monkeypatch.setattr(expert_dig, "EXPERT", "greedy")
    monkeypatch.setattr(expert_dig, "LOOK_SECONDS", 0.05)
    monkeypatch.setattr(verification, "LOOK_SECONDS", 0.05)
    return Clock(monkeypatch)


def secret_of(data: Path, day: str = TODAY) -> bytes:
    with serving.sql(data) as connection:
        found = connection.execute(sa.select(schema.days.c.secret).where(schema.days.c.day == day)).scalar_one()
    return bytes(found)


def expert_of(person: Person) -> dict[str, Any]:
    """What the expert dug, once that is known."""
    for _ in range(PATIENCE * 20):
        found = person.get("/api/daily")["expert"]
        if found is not None:
            return dict(found)
        with ThreadPoolExecutor() as pool:  # gives the server its turn
            pool.submit(person.get, "/health").result()
    raise AssertionError("the expert never dug")


def test_everybody_has_the_same_dice_and_the_list_opens_with_ones_own_try(ann: Person, bob: Person) -> None:
    before = ann.get("/api/daily")
    assert (before["day"], before["left"]) == (TODAY, 12 * HOUR)
    assert (before["own"], before["results"], before["best"], before["number"]) == (None, None, None, 0)
    points = try_today(ann)
    own = ann.get("/api/daily")
    assert own["own"] == {"table": dig(ann), "ended": True, "points": points, "place": 1}
    mine = {"place": 1, "name": "Ann", "points": points, "table": dig(ann), "mine": True, "verified": None}
    assert own["results"] == [mine]
    shut = bob.get("/api/daily")
    assert (shut["results"], shut["number"], shut["best"]) == (None, 1, points)
    assert try_today(bob) == points
    listed = bob.get("/api/daily")["results"]
    assert [(one["place"], one["name"], one["mine"]) for one in listed] == [(1, "Ann", False), (1, "Bob", True)]
    mine, other = own_record(ann, dig(ann)), own_record(bob, dig(bob))
    assert deals(mine) == deals(other) and deals(mine)


def test_the_first_try_counts_and_two_at_once_are_one(here: str, ann: Person) -> None:
    cookie = cookie_of(ann)

    def ask(_: int) -> str:
        with Person(here, None) as device:
            device.http.cookies.update(cookie)
            return dig(device)

    with ThreadPoolExecutor(8) as pool:
        assert len(set(pool.map(ask, range(8)))) == 1
    points = try_today(ann)
    assert dig_to_the_end(ann, dig(ann)) == points  # it has ended, and there is no other
    assert len(ann.get("/api/daily")["results"]) == 1
    assert [one["daily"] for one in ann.get("/api/me/tables")["tables"]] == [TODAY]


def test_a_try_has_no_undo_no_hints_no_helper_and_nobody_hands_in_dice(ann: Person) -> None:
    table = dig(ann)
    with ann.live(table, 0) as live:
        live.until_asked()
        word = words_of(live)[0]
        assert live.do("move", version=live.version, word=word)["type"] == "ack"
        live.until_asked()
        assert live.table["undo"] == [] and live.table["hints"] is False and live.table["daily"] == TODAY
        for do, fields, code in (
            ("undo", {"version": live.version}, "undo-never"),
            ("deal", {"version": live.version, "values": [0]}, "sealed-dice"),
            ("hand-over", {"seat": 0}, "no-helper"),
            ("lesson", {"version": live.version, "at": 0}, "not-a-lesson"),
        ):
            answer = live.do(do, **fields)
            assert (answer["type"], answer["code"]) == ("refused", code)
        assert ann.refused("GET", f"/api/tables/{table}/hint") == (409, "hints-off")
    for path in ("/api/daily", f"/api/daily/{TODAY}"):
        for method in ("PUT", "DELETE", "PATCH"):
            assert ann.ask(method, path, {"points": 99}).status_code == 405
    assert ann.refused("POST", "/api/daily", {"points": 99}) == (400, "bad-field")
    assert ann.get("/api/daily")["own"]["points"] is None


def test_nobody_looks_at_a_mountain_of_a_day_that_lasts(here: str, ann: Person, bob: Person, clock: Clock) -> None:
    """Not even who has had their try: another guest of theirs would copy the best one."""
    table = dig(ann)
    with Person(here, None) as nobody:
        for person in (bob, nobody):
            for path in ("", "/record", "/history", "/live"):
                if path == "/live":
                    with pytest.raises(ConnectionClosed), person.live(table):
                        pass
                else:
                    assert person.refused("GET", f"/api/tables/{table}{path}") == (403, "daily-shut")
        try_today(ann)
        assert bob.refused("GET", f"/api/tables/{table}/record") == (403, "daily-shut")
        own = dig(bob)
        assert bob.refused("GET", f"/api/tables/{table}/record") == (403, "daily-shut")  # it has only begun
        dig_to_the_end(bob, own)
        for person in (bob, nobody):
            for path in ("", "/record", "/history", "/analysis"):
                assert person.refused("GET", f"/api/tables/{table}{path}") == (403, "daily-shut")
            with pytest.raises(ConnectionClosed), person.live(table):
                pass
        assert [one["table"] for one in bob.get("/api/daily")["results"] if not one["mine"]] == [None]
        clock.wait(13)
        assert nobody.get(f"/api/tables/{table}/record")["players"] == ["Ann"]
        assert {one["table"] for one in bob.get(f"/api/daily/{TODAY}")["results"]} == {table, own}


def test_who_gives_up_at_once_sees_nothing_of_others(ann: Person, bob: Person) -> None:
    try_today(ann)
    assert bob.do(dig(bob), "abandon")["type"] == "ack"
    for path in ("", "/record", "/history", "/analysis"):
        assert bob.refused("GET", f"/api/tables/{dig(ann)}{path}") == (403, "daily-shut")
    assert dig(ann) not in everything(bob)


def test_a_search_helps_no_try_of_a_day_that_lasts(ann: Person, clock: Clock) -> None:
    """What was best, and other ways from there, would help the same person as another guest."""
    try_today(ann)
    own = dig(ann)
    assert ann.refused("GET", f"/api/tables/{own}/analysis") == (403, "daily-shut")
    assert ann.refused("POST", f"/api/tables/{own}/practice", {"position": 1}) == (403, "daily-shut")
    assert own_record(ann, own)["players"] == ["Ann"]  # what they have seen they may see again
    assert ann.ask("GET", f"/api/tables/{own}/history?seat=0").status_code == 200
    clock.wait(13)
    assert ann.ask("GET", f"/api/tables/{own}/analysis").status_code == 200


def test_results_are_verified_when_the_day_is_over_and_the_list_marks_others(
    tmp_path: Path, ann: Person, bob: Person, clock: Clock
) -> None:
    for person in (ann, bob):
        try_today(person)
    with serving.sql(tmp_path) as connection:
        own = schema.tries.c.table_id == dig(bob)
        connection.execute(sa.update(schema.tries).where(own).values(points=99))
        connection.commit()
    assert {one["verified"] for one in ann.get("/api/daily")["results"]} == {None}
    clock.wait(13)
    for _ in looks():
        results = ann.get(f"/api/daily/{TODAY}")["results"]
        if None not in {one["verified"] for one in results}:
            break
    assert {one["name"]: one["verified"] for one in results} == {"Ann": True, "Bob": False}
    assert [(one["name"], one["place"]) for one in results] == [("Ann", 1), ("Bob", None)]  # and it does not count
    day = bob.get(f"/api/daily/{TODAY}")
    assert (day["number"], day["best"], day["own"]["place"]) == (1, results[0]["points"], None)
    line = next(one for one in bob.get("/api/days")["days"] if one["day"] == TODAY)
    assert (line["number"], line["name"], line["points"], line["place"]) == (1, "Ann", None, None)


def test_a_game_that_cannot_be_read_does_not_keep_others_from_being_verified(
    tmp_path: Path, ann: Person, bob: Person, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither one that breaks while its entries are applied, nor one that only a newer version knows."""
    monkeypatch.setattr(verification, "AT_ONCE", 2)
    with Person(ann.url, "Cyd") as cyd:
        for person in (ann, bob, cyd):
            try_today(person)
        entries = schema.entries.c
        broken: dict[str, dict[str, Any]] = {
            dig(ann): {"kind": "step", "data": ["undo", 1000]},
            dig(bob): {"kind": "of tomorrow", "data": {}},
        }
        with serving.sql(tmp_path) as connection:
            for table, values in broken.items():
                own = sa.and_(entries.table_id == table, entries.version == 4)
                connection.execute(sa.update(schema.entries).where(own).values(**values))
            connection.commit()
        clock.wait(13)
        for _ in looks():
            verified = {one["name"]: one["verified"] for one in ann.get(f"/api/daily/{TODAY}")["results"]}
            if verified["Cyd"] is not None:
                break
        assert verified == {"Ann": False, "Bob": None, "Cyd": True}


def everything(person: Person, *tables: str) -> str:
    """All bytes that a person gets to see of the day."""
    paths = ["/api/daily", "/api/days", f"/api/daily/{TODAY}", "/api/me/tables"]
    paths += [f"/api/tables/{table}{part}" for table in tables for part in ("", "/record", "/history", "/state?seat=0")]
    return "\n".join(person.ask("GET", path).text for path in paths)


def test_the_secret_stays_here_until_the_day_is_over(tmp_path: Path, ann: Person, bob: Person, clock: Clock) -> None:
    for person in (ann, bob):
        try_today(person)
    secret = secret_of(tmp_path)
    expert_of(ann)
    seen = everything(ann, dig(ann), dig(bob)) + everything(bob, dig(ann))
    assert secret.hex() not in seen and hash_of(secret) in seen
    table = dig(ann)
    clock.wait(12 - 1 / HOUR)
    assert secret.hex() not in everything(ann, table)
    clock.wait(1 / HOUR)  # midnight: no result is taken any more, but clocks may differ a little
    assert secret.hex() not in everything(ann, table)
    clock.wait(61 / HOUR)
    assert ann.get(f"/api/daily/{TODAY}")["secret"] == secret.hex()
    assert own_record(ann, table)["seal"]["secret"] == secret.hex()


def test_days_that_differ_only_in_what_is_to_come_show_the_same_bytes(tmp_path: Path, monkeypatch: Any) -> None:
    """Two sites with other secrets, of which nobody has drawn anything: only the seals differ."""
    seen = []
    for secret in (bytes(32), bytes([7] * 32)):
        data = tmp_path / secret.hex()[:4]
        with serving.serving(data, test_secret=secret) as url, Person(url, "Ann") as ann:
            seen.append(ann.ask("GET", "/api/daily").text.replace(hash_of(secret), "SEAL"))
            assert secret.hex() not in seen[-1]
    assert seen[0] == seen[1]


def test_the_record_of_a_try_can_be_verified_and_a_changed_one_cannot(
    tmp_path: Path, ann: Person, clock: Clock
) -> None:
    seal = ann.get("/api/daily")["seal"]
    try_today(ann)
    table = dig(ann)
    file = tmp_path / "record.json"
    file.write_text(json.dumps(own_record(ann, table)))
    assert zaria("verify", str(file), "--seal", seal)[0] != 0  # the envelope is closed
    clock.wait(24)
    record = own_record(ann, table)
    file.write_text(json.dumps(record))
    code, said = zaria("verify", str(file), "--seal", seal)
    assert code == 0, said
    for change in ({"players": ["Eve"]}, {"steps": record["steps"][:-1]}):
        file.write_text(json.dumps(record | change))
        assert zaria("verify", str(file), "--seal", seal)[0] == 1


def test_a_new_day_begins_at_midnight_and_the_last_one_is_for_practice(ann: Person, bob: Person, clock: Clock) -> None:
    points = try_today(ann)
    first = dig(ann)
    late = dig(bob)  # begun in time, not finished in time
    assert ann.refused("POST", "/api/daily", {"day": "2026-11-16"}) == (404, "no-day")
    clock.wait(13)
    today = ann.get("/api/daily")
    assert (today["day"], today["own"], today["streak"]) == ("2026-11-16", None, 1)
    [before] = today["before"]
    assert before | {"expert": 0} == {
        "day": TODAY,
        "number": 1,
        "best": points,
        "name": "Ann",
        "points": points,
        "place": 1,
        "expert": 0,
    }
    dig_to_the_end(bob, late)
    assert bob.get(f"/api/daily/{TODAY}")["own"] == {"table": late, "ended": True, "points": None, "place": None}
    assert len(ann.get(f"/api/daily/{TODAY}")["results"]) == 1
    second = dig(ann)
    assert second != first
    dig_to_the_end(ann, second)
    assert deals(own_record(ann, first)) != deals(own_record(ann, second))
    assert ann.get("/api/daily")["streak"] == 2
    again = dig(bob, TODAY)
    with bob.live(again, 0) as live:
        live.until_asked()
        word = words_of(live)[0]
        live.do("move", version=live.version, word=word)
        live.until_asked()
        assert live.do("undo", version=live.version)["type"] == "ack"
    assert deals(own_record(bob, again))[:2] == deals(own_record(ann, first))[:2]
    dig_to_the_end(bob, again, dice=9)
    assert len(ann.get(f"/api/daily/{TODAY}")["results"]) == 1  # practice does not count


def test_days_that_never_were_are_refused(ann: Person) -> None:
    for day in ("2026-11-14", "1999-01-01", "2026-13-40", "tomorrow", "2027-01-01"):
        assert ann.refused("GET", f"/api/daily/{day}") == (404, "no-day")


def test_a_restart_in_the_middle_keeps_the_dice_and_the_try(tmp_path: Path) -> None:
    with serving.serving(tmp_path) as url, Person(url, "Ann") as ann:
        seal, table = ann.get("/api/daily")["seal"], dig(ann)
        with ann.live(table, 0) as live:
            live.until_asked()
            word = words_of(live)[0]
            live.do("move", version=live.version, word=word)
        begun = own_record(ann, table)["steps"]
        cookie = cookie_of(ann)
    with serving.serving(tmp_path) as url, Person(url, None) as ann:
        ann.http.cookies.update(cookie)
        assert ann.get("/api/daily")["seal"] == seal and dig(ann) == table
        points = dig_to_the_end(ann, table)
        assert own_record(ann, table)["steps"][: len(begun)] == begun
        assert ann.get("/api/daily")["own"]["points"] == points


def test_a_try_that_is_given_up_is_used_up(ann: Person, bob: Person) -> None:
    table = dig(ann)
    with ann.live(table, 0) as live:
        live.until_asked()
        live.do("abandon")
        live.until_status("abandoned")
    assert ann.get("/api/daily")["own"] == {"table": table, "ended": True, "points": None, "place": None}
    assert dig(ann) == table
    again = ann.do(table, "rematch")["table"]
    assert ann.get(f"/api/tables/{again}")["document"]["table"]["daily"] is None


def test_the_expert_digs_the_same_mountain_in_a_worker(ann: Person, bob: Person, clock: Clock) -> None:
    assert ann.get("/api/daily")["expert"] is None
    try_today(ann)
    own = dig(ann)
    expert = expert_of(ann)
    assert bob.get("/api/daily")["expert"] is None  # not before the own try
    assert expert["table"] is None  # its game is seen when the day is over
    clock.wait(24)
    shown = bob.get(f"/api/daily/{TODAY}")["expert"]
    assert shown["points"] == expert["points"]
    record = ann.get(f"/api/tables/{shown['table']}/record")
    assert record["result"]["scores"] == [expert["points"]] and record["seal"]["secret"] is not None
    assert deals(record)[:2] == deals(own_record(ann, own))[:2]


def test_several_processes_have_one_day(tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "address_for", postgres.database_for)
    with (
        serving.serving(tmp_path) as one,
        serving.serving(tmp_path) as other,
        Person(one, "Ann") as ann,
        Person(other, "Bob") as bob,
        Person(other, None) as there,
    ):
        assert ann.get("/api/daily")["seal"] == bob.get("/api/daily")["seal"]
        there.http.cookies.update(cookie_of(ann))
        with ThreadPoolExecutor(2) as pool:
            assert len(set(pool.map(dig, [ann, there]))) == 1
        points = try_today(there)
        assert try_today(bob) == points
        assert len(ann.get("/api/daily")["results"]) == 2


def test_who_is_deleted_is_in_no_list(tmp_path: Path, ann: Person, bob: Person) -> None:
    for person in (ann, bob):
        try_today(person)
    admin = Admin(serving.place(tmp_path).database)
    assert ann.id is not None and [one["day"] for one in admin.export(ann.id)["daily"]] == [TODAY]
    admin.delete(ann.id)
    assert [one["name"] for one in bob.get("/api/daily")["results"]] == ["Bob"]


def test_all_days_are_asked_for_at_once_and_say_who_was_best(
    ann: Person, bob: Person, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many days there are, the database is asked for results once."""
    first = try_today(ann)
    dug = expert_of(ann)["points"]
    clock.wait(24)
    ann.get("/api/daily")
    clock.wait(1 / 30)  # the expert's dig is shown when the day's dice are
    asked: list[str] = []
    original = Store.all

    async def counted(store: Store, query: Any) -> Any:
        asked.extend(["results"] if "rank()" in str(query) else [])  # others ask which days were tried
        return await original(store, query)

    monkeypatch.setattr(Store, "all", counted)
    [line] = ann.get("/api/days")["days"]
    assert line == {"day": TODAY, "number": 1, "best": first, "name": "Ann", "points": first, "place": 1, "expert": dug}
    assert len(asked) == 1
    second = try_today(bob), try_today(ann)
    clock.wait(24)
    ann.get("/api/daily")  # nobody digs on this day
    clock.wait(24)
    asked.clear()
    found = bob.get("/api/days")["days"]
    assert len(asked) == 1
    assert [one["number"] for one in found] == [0, 2, 1]
    assert (found[0]["best"], found[0]["name"], found[0]["points"], found[0]["place"]) == (None, None, None, None)
    assert (found[1]["best"], found[1]["points"]) == (max(second), second[0])
    assert found[1]["place"] == 1 + (second[1] > second[0])
    assert (found[2]["name"], found[2]["points"], found[2]["place"]) == ("Ann", None, None)
