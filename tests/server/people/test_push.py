"""Notifications: who is told of a turn, how often, and where they may be sent."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpcore
import pytest
import sqlalchemy as sa

from support.eventually import eventually
from support.server.person import Person
from support.server.push_service import Browser, PushService, push_service
from support.server.serving import serving, sql
from zaria.server.live import notifier
from zaria.server.messages.refusals import Refused
from zaria.server.operations.public_site import PublicSite
from zaria.server.operations.settings import Settings
from zaria.server.operations.site_key import push_key
from zaria.server.people import push
from zaria.server.people.push import PublicInternet, Pusher, are_public, check_device
from zaria.server.storage import schema

DAY = 24 * 3600
HTTPS = PublicSite("https://dice.example.org")


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as running:
        yield running


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setattr(notifier, "LOOK_SECONDS", 0.05)
    monkeypatch.setattr(notifier, "AGAIN_SECONDS", (0.05, 0.05, 0.05))
    monkeypatch.setattr(notifier.Notifier.__init__, "__defaults__", (0.0,))
    with serving(tmp_path, push_anywhere=True) as url:
        yield url


@pytest.fixture
def ann(site: str) -> Iterator[Person]:
    with Person(site, "Ann") as person:
        yield person


@pytest.fixture
def bob(site: str) -> Iterator[Person]:
    with Person(site, "Bob") as person:
        yield person


def ask_for(person: Person, browser: Browser, locale: str = "en") -> None:
    assert person.ask("POST", "/api/me/push", browser.wanted(locale)).status_code == 204


def begun(ann: Person, bob: Person, **more: Any) -> tuple[str, Person, Person]:
    """A table over days: who is asked first, and who is not."""
    table = ann.create("miner", "mo", **({"clock": DAY} | more))
    bob.do(table, "sit", seat=1)
    with ann.live(table) as live:
        live.do("start")
        live.until_status("playing")
        while live.document["view"]["actor"] < 0:
            live.receive()
        first = live.document["view"]["actor"] == 0
    return table, *((ann, bob) if first else (bob, ann))


def move(person: Person, table: str) -> None:
    with person.live(table) as live:
        live.until_asked()
        assert live.move()["type"] == "ack"


def test_who_is_waited_for_is_told_once_in_their_language(ann: Person, bob: Person, service: PushService) -> None:
    table, first, second = begun(ann, bob)
    browser, other = service.browser(), service.browser()
    ask_for(second, browser, "de")
    ask_for(first, other, "en")
    eventually(lambda: len(other.told) == 1)
    move(first, table)
    eventually(lambda: len(browser.told) == 1)
    name = "Ann" if first is ann else "Bob"
    assert browser.told == [{"title": "Du bist dran: Dice Miner", "body": f"Am Tisch: {name}", "table": table}]
    headers = browser.headers[0]
    assert 0 < int(headers["ttl"]) <= DAY and len(headers["topic"]) <= 32
    assert headers["content-encoding"] == "aes128gcm" and headers["authorization"].startswith("vapid t=")
    while not any(one["turn"] for one in first.get("/api/me/tables")["tables"]):
        move(second, table)  # several decisions may be one turn
    eventually(lambda: len(other.told) == 2)
    assert len(browser.told) == 1 and service.asked == 3


def test_a_device_at_which_the_table_is_open_is_not_told(
    site: str, ann: Person, bob: Person, service: PushService
) -> None:
    table, first, second = begun(ann, bob)
    code = second.post("/api/me/recovery")["token"]
    with Person(site, None) as phone:
        phone.post("/api/recover", {"token": code})
        at_table, elsewhere = service.browser(), service.browser()
        ask_for(second, at_table)
        ask_for(phone, elsewhere)
        with second.live(table):
            move(first, table)
            eventually(lambda: len(elsewhere.told) == 1)
        assert at_table.told == []


def test_tables_with_a_quick_clock_tell_nobody(tmp_path: Path, ann: Person, bob: Person, service: PushService) -> None:
    browser = service.browser()
    for person in (ann, bob):
        ask_for(person, browser)
    begun(ann, bob, clock=600)
    with sql(tmp_path) as connection:
        assert connection.execute(sa.select(schema.turns)).all() == []


@pytest.mark.parametrize("status", [404, 410])
def test_a_device_that_is_gone_is_forgotten(ann: Person, bob: Person, service: PushService, status: int) -> None:
    _, first, _ = begun(ann, bob)
    service.answers = [status]
    ask_for(first, service.browser())
    eventually(lambda: service.asked == 1 and not first.get("/api/push")["on"])


def test_a_push_service_that_is_busy_is_asked_again(ann: Person, bob: Person, service: PushService) -> None:
    _, first, _ = begun(ann, bob)
    browser = service.browser()
    service.answers = [503, 429]
    ask_for(first, browser)
    eventually(lambda: len(browser.told) == 1)
    assert service.asked == 3


def test_it_can_be_turned_off_and_ends_with_the_persons_data(
    tmp_path: Path, ann: Person, bob: Person, service: PushService
) -> None:
    def known() -> int:
        with sql(tmp_path) as connection:
            return int(connection.execute(sa.select(sa.func.count()).select_from(schema.devices)).scalar_one())

    ask_for(ann, service.browser())
    ask_for(bob, service.browser())
    assert ann.get("/api/push")["on"] and known() == 2
    assert ann.get("/api/me/data")["notifications"][0]["endpoint"].startswith(service.address)
    assert ann.ask("POST", "/api/me/push/off").status_code == 204
    assert not ann.get("/api/push")["on"] and known() == 1
    assert bob.ask("POST", "/api/me/delete").status_code == 204
    assert known() == 0


def test_one_person_has_a_bounded_number_of_devices(
    tmp_path: Path, site: str, ann: Person, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notifier, "DEVICES", 3)
    ask_for(ann, service.browser())
    for _ in range(4):
        with Person(site, None) as phone:
            phone.post("/api/recover", {"token": ann.post("/api/me/recovery")["token"]})
            ask_for(phone, service.browser())
    with sql(tmp_path) as connection:
        assert connection.execute(sa.select(sa.func.count()).select_from(schema.devices)).scalar_one() == 3
    assert not ann.get("/api/push")["on"]  # the oldest


def test_a_site_without_https_says_that_it_sends_none(url: str) -> None:
    with Person(url, "Ann") as ann:
        assert ann.get("/api/push") == {"key": None, "on": False}
        assert ann.refused("POST", "/api/me/push", Browser("https://push.example.org/1").wanted())[0] == 404


def test_a_stranger_cannot_ask_for_notifications(site: str, service: PushService) -> None:
    with Person(site, None) as nobody:
        assert nobody.refused("POST", "/api/me/push", service.browser().wanted()) == (401, "no-guest")


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/1",
        "https://127.0.0.1/1",
        "https://localhost/1",
        "https://10.1.2.3/1",
        "https://169.254.169.254/latest",
        "https://[::1]/1",
        "https://[::ffff:10.0.0.1]/1",
        "https://[64:ff9b::a00:1]/1",
        "https://push.example.org:22/1",
        "https://ann@push.example.org/1",
        "https://push.example.org/" + "1" * 1000,
        "ftp://push.example.org/1",
        "nonsense",
        "https://push.example.org/1\r\nhost: 10.0.0.1",
    ],
)
def test_an_endpoint_that_is_not_in_the_public_internet_is_refused(endpoint: str) -> None:
    wanted = Browser(endpoint).wanted()
    with pytest.raises(Refused, match="endpoint"):
        check_device(endpoint, wanted["key"], wanted["auth"], anywhere=False)


def test_an_endpoint_in_the_public_internet_is_taken_with_sound_keys_only() -> None:
    wanted = Browser("https://push.example.org/1").wanted()
    check_device(wanted["endpoint"], wanted["key"], wanted["auth"], anywhere=False)
    for key, auth in (
        (wanted["key"][:-4], wanted["auth"]),
        (wanted["key"], "AAAA"),
        ("", ""),
        ("A" * 87, wanted["auth"]),
    ):
        with pytest.raises(Refused):
            check_device(wanted["endpoint"], key, auth, anywhere=False)


@pytest.mark.parametrize(
    "address", ["127.0.0.1", "192.168.1.1", "100.64.0.1", "0.0.0.0", "224.0.0.1", "fe80::1%eth0", "fd00::1"]
)
def test_addresses_that_are_never_asked(address: str) -> None:
    assert not are_public([address]) and not are_public(["93.184.215.14", address])


def test_a_name_that_leads_into_the_private_network_is_not_connected_to() -> None:
    async def connect() -> None:
        await PublicInternet().connect_tcp("localhost", 443)

    with pytest.raises(httpcore.ConnectError, match="public internet"):
        asyncio.run(connect())


def test_the_key_is_made_once_and_kept(tmp_path: Path) -> None:
    settings = Settings(tmp_path, site=HTTPS)
    key = push_key(settings)
    assert push_key(settings) == key and len(key) == 32
    assert (tmp_path / "push-key").stat().st_mode & 0o777 == 0o600
    assert len(Pusher(key, "https://dice", False).public) == 87


def test_an_operator_cannot_switch_the_check_of_addresses_off() -> None:
    from zaria.server.operations.settings import adjustable_settings

    assert "push_anywhere" not in adjustable_settings()


def test_the_sites_own_name_is_refused_when_it_is_stored() -> None:
    wanted = Browser("https://dice.example.org/1").wanted()
    for endpoint in ("https://dice.example.org/1", "https://DICE.example.org./1", "https://dice.example.org:443/1"):
        with pytest.raises(Refused, match="endpoint"):
            check_device(endpoint, wanted["key"], wanted["auth"], anywhere=False, own="dice.example.org")
    check_device("https://push.example.org/1", wanted["key"], wanted["auth"], anywhere=False, own="dice.example.org")


HERE = ["127.1", "2130706433", "0x7f000001", "0177.0.0.1", "localhost.", "a.localhost", "0", "[::1]", "[::ffff:7f00:1]"]


@pytest.mark.parametrize("host", [*HERE, "intranet", "printer.local", "db.internal", "10.1", "1.2.3.4.5", "%31.org"])
def test_this_machine_in_any_spelling_is_refused_when_it_is_stored(host: str) -> None:
    with pytest.raises(Refused) as caught:
        push.check_device(f"https://{host}/push", "", "", anywhere=False)
    assert caught.value.refusal.arguments["field"] == "endpoint"
    assert not push.may_be_public(host.strip("[]"))
    assert push.may_be_public("updates.push.services.mozilla.com")
