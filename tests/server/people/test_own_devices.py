"""A recovery link changes nothing by being looked at, whom one was stays in reach, and devices can be ended."""

from websockets.exceptions import ConnectionClosed

from support.server.days import cookie_of
from support.server.person import PATIENCE, Live, Person

FIREFOX = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"


def code_of(person: Person) -> dict[str, str]:
    return {"token": str(person.post("/api/me/recovery")["token"])}


def test_a_strangers_link_is_looked_at_first(url: str, ann: Person) -> None:
    with Person(url, "Eve") as eve:
        link = code_of(eve)
        for _ in range(2):
            assert ann.post("/api/recover/look", link) == {"id": eve.id, "name": "Eve"}
            assert ann.get("/api/me") == {"id": ann.id, "name": "Ann"}
        assert ann.get("/api/me/former") is None
        assert ann.post("/api/recover", link)["id"] == eve.id
        assert ann.refused("POST", "/api/recover/look", link) == (404, "no-recovery")
        assert ann.get("/api/me/former") == {"id": ann.id, "name": "Ann"}
        assert ann.post("/api/me/former")["id"] == ann.id
        assert (ann.get("/api/me")["id"], ann.get("/api/me/former")["id"]) == (ann.id, eve.id)


def test_nobody_was_anybody_before(url: str) -> None:
    with Person(url, None) as nobody:
        assert nobody.get("/api/me/former") is None
        assert nobody.refused("POST", "/api/me/former") == (401, "no-guest")
        assert nobody.refused("POST", "/api/recover/look", {"token": "nothing"}) == (404, "no-recovery")


def is_closed(live: Live) -> bool:
    try:
        while True:
            live.socket.recv(timeout=PATIENCE)
    except ConnectionClosed as closed:
        return closed.rcvd is not None and closed.rcvd.code == 1008


def test_each_device_can_be_ended(url: str, ann: Person) -> None:
    table = ann.create("vegas", "mo")
    with Person(url, None) as phone, Person(url, None) as thief:
        phone.http.headers["User-Agent"] = FIREFOX
        for device in (phone, thief):
            device.post("/api/recover", code_of(ann))
        listed = ann.get("/api/me/devices")["devices"]
        assert [one["this"] for one in listed] == [True, False, False]
        assert {one["kind"] for one in listed} == {None, "Firefox, Android"}
        [id] = [one["id"] for one in thief.get("/api/me/devices")["devices"] if one["this"]]
        with ann.live(table) as own, thief.live(table) as stolen:
            left = ann.post("/api/me/devices/end", {"id": id})["devices"]
            assert id not in [one["id"] for one in left] and len(left) == 2
            assert is_closed(stolen)
            own.send({"type": "ping"})
            own.until("pong")
        assert thief.get("/api/me") is None and phone.get("/api/me")["id"] == ann.id
        assert thief.refused("GET", "/api/me/devices") == (401, "no-guest")
        assert ann.refused("POST", "/api/me/devices/end", {"id": id}) == (404, "no-device")
        assert ann.refused("POST", "/api/me/devices/end", {"id": left[0]["id"]}) == (404, "no-device")  # this one


def test_all_others_can_be_ended_also_with_another_name(url: str, ann: Person) -> None:
    with Person(url, None) as phone, Person(url, None) as tablet:
        for device in (phone, tablet):
            device.post("/api/recover", code_of(ann))
        assert len(phone.post("/api/me/devices/end", {})["devices"]) == 1
        assert ann.get("/api/me") is None and tablet.get("/api/me") is None
        tablet.post("/api/recover", code_of(phone))
        assert phone.post("/api/guests", {"name": "Anna", "end_others": True})["name"] == "Anna"
        assert tablet.get("/api/me") is None and phone.get("/api/me") == {"id": ann.id, "name": "Anna"}


def test_only_ones_own_devices_can_be_ended(ann: Person, bob: Person) -> None:
    [device] = ann.get("/api/me/devices")["devices"]
    assert bob.refused("POST", "/api/me/devices/end", {"id": device["id"]}) == (404, "no-device")
    bob.post("/api/me/devices/end", {})
    assert ann.get("/api/me")["id"] == ann.id and cookie_of(ann)
