"""What operators see of a server: health, metrics, the log, and its settings."""

import json
import re
import resource
from dataclasses import fields
from pathlib import Path

import pytest
import sqlalchemy as sa

from support.eventually import eventually
from support.process import Process
from support.server.person import Person
from support.server.serving import serving, sql
from zaria.cli.commands import serve
from zaria.i18n import words
from zaria.server.messages.refusals import Refused
from zaria.server.operations.public_site import PublicSite
from zaria.server.operations.settings import Settings, adjustable_settings, read_settings, variable_of


def health(person: Person, path: str = "/health") -> tuple[int, dict[str, object]]:
    answer = person.ask("GET", path)
    return answer.status_code, answer.json()


def test_a_full_disk_is_told_until_there_is_room_again(tmp_path: Path) -> None:
    """And the log, as JSON: what happened, by which request, without the address of any table."""
    data = tmp_path / "data"
    with Process(data, "--log", "json", ZARIA_LOG_LEVEL="info") as server, Person(server.url) as ann:
        assert health(ann) == (200, {"status": "ok", "database": "ok", "stopped": 0})
        assert health(ann, "/ready") == (200, {"status": "ready", "database": "ok"})
        table = ann.create("vegas", "moo")
        limit_files(server, (data / "zaria.sqlite3-wal").stat().st_size)
        refused = ann.ask("POST", f"/api/tables/{table}/commands", {"id": "1", "do": "sit", "seat": 1})
        assert (refused.status_code, refused.json()["code"]) == (503, "not-stored")
        until(ann, "/health", (503, {"status": "failing", "database": "not-writable", "stopped": 0}))
        assert health(ann, "/ready") == (503, {"status": "failing", "database": "not-writable"})
        limit_files(server, resource.RLIM_INFINITY)
        until(ann, "/ready", (200, {"status": "ready", "database": "ok"}))
        assert amounts(ann.ask("GET", "/metrics").text)["zaria_not_stored_total"] >= 2  # and the look at the health
        ann.post(f"/api/tables/{table}/commands", {"id": "1", "do": "sit", "seat": 1})
        lines = [json.loads(line) for line in server.said.splitlines() if line.startswith("{")]
    assert table not in server.said
    of_refused = [line for line in lines if line.get("request") == refused.headers["x-request-id"]]
    assert [line["message"] for line in of_refused] == ["answered"]
    assert of_refused[0]["status"] == 503 and of_refused[0]["route"] == "/api/tables/{table_id}/commands"
    assert [line["level"] for line in lines if line["message"].startswith("not stored")]


def limit_files(server: Process, size: int) -> None:
    """Files cannot grow beyond this size, as on a full disk."""
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def until(person: Person, path: str, expected: tuple[int, dict[str, object]]) -> None:
    """An answer of the database is used for a second."""
    eventually(lambda: health(person, path) == expected)


def test_a_table_that_cannot_go_on_is_told(tmp_path: Path) -> None:
    with serving(tmp_path) as url, Person(url) as ann:
        table = ann.create("vegas", "mr")
        with ann.live(table, 0) as live:
            live.begin(0)
            live.until_asked()
    with sql(tmp_path) as database:
        database.execute(sa.text("UPDATE entries SET kind = 'of-the-future' WHERE kind = 'step'"))
    with serving(tmp_path) as url, Person(url) as ann:
        until(ann, "/health", (503, {"status": "failing", "database": "ok", "stopped": 1}))
        assert health(ann, "/ready")[0] == 200  # the others can be played
        assert "zaria_stopped_tables 1.0\n" in ann.ask("GET", "/metrics").text


def test_a_lost_database_is_told(tmp_path: Path) -> None:
    with serving(tmp_path) as url, Person(url) as ann:
        with sql(tmp_path) as database:
            database.execute(sa.text("ALTER TABLE tables RENAME TO elsewhere"))
        until(ann, "/health", (503, {"status": "failing", "database": "lost", "stopped": 0}))
        assert ann.refused("GET", "/api/tables") == (503, "not-read")
        with sql(tmp_path) as database:
            database.execute(sa.text("ALTER TABLE elsewhere RENAME TO tables"))
        until(ann, "/ready", (200, {"status": "ready", "database": "ok"}))


def test_metrics_count_what_happens(tmp_path: Path) -> None:
    with serving(tmp_path, metrics_from=("127.0.0.0/8",)) as url, Person(url) as ann:
        table = ann.create("vegas", "mr")
        with ann.live(table, 0) as live:
            live.begin(0)
            live.until_asked()
            live.move()
            live.until_asked()
            told = amounts(ann.ask("GET", "/metrics").text)
            with sql(tmp_path) as database:
                stored = database.execute(sa.text("SELECT count(*) FROM entries WHERE kind = 'step'")).scalar_one()
    with serving(tmp_path, metrics_from=("192.0.2.0/24",)) as url, Person(url, None) as nobody:
        refused = nobody.ask("GET", "/metrics")
    assert (refused.status_code, refused.json()["code"]) == (404, "no-page")
    assert told["zaria_moves_total"] == stored > 3
    assert told["zaria_sockets"] == told["zaria_tables"] == 1 and told["zaria_stopped_tables"] == 0
    assert told['zaria_commands_total{answer="done"}'] == told["zaria_command_seconds_count"] == 4
    assert told['zaria_bot_seconds_bucket{le="+Inf"}'] == told["zaria_bot_seconds_count"] >= 1
    assert told["zaria_commit_seconds_count"] >= 4 and told["zaria_commit_seconds_sum"] > 0
    assert told['zaria_requests_total{status="201"}'] == 2  # the guest and the table
    assert told["zaria_bots_waiting"] == 0
    assert told.get("zaria_listener_connected", 1) == 1


def amounts(text: str) -> dict[str, float]:
    lines = [line.rpartition(" ") for line in text.splitlines() if not line.startswith("#")]
    return {name: float(number) for name, _, number in lines}


def test_only_our_proxy_names_a_request(tmp_path: Path) -> None:
    given = {"X-Request-Id": "proxy-12345678"}
    with serving(tmp_path) as url, Person(url) as ann:
        assert re.fullmatch("[0-9a-f]{16}", ann.ask("GET", "/health", **given).headers["x-request-id"])
    with serving(tmp_path, site=PublicSite("http://dice.example.org")) as url, Person(url) as ann:
        assert ann.ask("GET", "/health", **given).headers["x-request-id"] == "proxy-12345678"
        odd = ann.ask("GET", "/health", **{"X-Request-Id": 'a "b" c'}).headers["x-request-id"]
        assert re.fullmatch("[0-9a-f]{16}", odd)


def test_every_setting_is_an_argument_and_a_variable() -> None:
    parser = serve.arguments(words("en"), [])
    help_of = {option: action.help or "" for action in parser.listed for option in action.option_strings}
    for name, default in adjustable_settings().items():
        flag = f"--{name.replace('_', '-')}"
        assert variable_of(name) in help_of[flag], name
        given = {int: "7", float: "7", str: str(default) or "x", tuple: "10.0.0.0/8"}[type(default)]
        changed = {int: 7, float: 7, str: default or "x", tuple: ("10.0.0.0/8",)}[type(default)]
        assert read_settings({}, {variable_of(name): given}) == {name: changed}
        assert read_settings(vars(parser.read([flag, given])), {variable_of(name): "no"}) == {name: changed}
    for name in (*serve.VALUES, "lan"):
        assert f"ZARIA_{name.upper()}" in help_of[f"--{name}"]
    read_apart = {"data", "lan", "site", "address", "test_secret", "push_anywhere"}  # the last two are for tests
    assert {field.name for field in fields(Settings)} == {*adjustable_settings(), *read_apart}


@pytest.mark.parametrize(
    ("name", "text", "code"),
    [
        ("away_seconds", "soon", "setting-number"),
        ("tables", "-1", "setting-number"),
        ("tables", "1.5", "setting-number"),
        ("away_seconds", "nan", "setting-number"),
        ("log", "xml", "setting-choice"),
        ("proxies", "10.0.0.0/8, home", "setting-networks"),
    ],
)
def test_settings_that_make_no_sense_are_refused(name: str, text: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        read_settings({}, {variable_of(name): text})
    assert refused.value.refusal.code == code and refused.value.refusal.arguments["setting"] == variable_of(name)


def test_the_command_takes_its_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZARIA_PUBLIC", "https://dice.example.org")
    monkeypatch.setenv("ZARIA_DATA", str(tmp_path))
    monkeypatch.setenv("ZARIA_HOPS", "2")
    monkeypatch.setenv("ZARIA_SOCKETS", "7")
    monkeypatch.setenv("ZARIA_LAN", "no")
    found = serve.arguments(words("en"), []).read(["--hops", "3"])
    serve.take_environment(found)
    settings = serve.settings_of(found)
    assert settings == Settings(tmp_path, site=PublicSite("https://dice.example.org", 3), sockets=7)
