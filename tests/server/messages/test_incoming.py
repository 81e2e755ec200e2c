"""What clients send is read into types: what does not fit is refused, over HTTP as over the WebSocket."""

from typing import Any, get_args

import pytest

import zaria
from support.server.person import Person
from zaria.server.commands.everybody import HANDLERS
from zaria.server.messages.incoming import COMMANDS, CONNECTION_MESSAGES, Command

HASH = "0f" * 32


def test_every_command_has_a_handler() -> None:
    assert set(HANDLERS) == set(get_args(Command))


@pytest.mark.parametrize(
    ("sent", "field"),
    [
        ({"do": "sit", "seat": 1, "id": "a" * 65}, "id"),
        ({"do": "sit", "seat": 1, "id": ""}, "id"),
        ({"do": "sit", "seat": 1, "id": 7}, "id"),
        ({"id": "1"}, "do"),
        ({"do": 7, "id": "1"}, "do"),
        ({"do": "sit", "id": "1"}, "seat"),
        ({"do": "sit", "id": "1", "seat": None}, "seat"),
        ({"do": "sit", "id": "1", "seat": 1, "nmae": "Ann"}, "nmae"),
        ({"do": "sit", "id": "1", "seat": 1, "action": 1}, "action"),  # a field of another command
        ({"do": "sit", "id": "1", "seat": 1, "version": "x"}, "version"),
        ({"do": "sit", "id": "1", "seat": 1, "hash": HASH[1:]}, "hash"),
        ({"do": "sit", "id": "1", "seat": 1, "hash": HASH.upper()}, "hash"),
        ({"do": "hash", "id": "1", "seat": 0, "hash": HASH[1:] + "\n"}, "hash"),
        ({"do": "hash", "id": "1", "seat": 0, "hash": HASH + "\n"}, "hash"),
        ({"do": "hash", "id": "1", "seat": 0}, "hash"),
        ({"do": "bytes", "id": "1", "seat": 0, "bytes": "0g" * 16}, "bytes"),
        ({"do": "seat", "id": "1", "seat": 1, "kind": "person"}, "kind"),
        ({"do": "move", "id": "1", "action": 0}, "version"),
        ({"do": "move", "id": "1", "action": 0, "version": None}, "version"),
        ({"do": "roll", "id": "1"}, "version"),
        ({"do": "undo", "id": "1"}, "version"),
        ({"do": "deal", "id": "1", "version": 1, "values": [0, "x"]}, "values[1]"),
        ({"do": "deal", "id": "1", "values": [0]}, "version"),
        ({"do": "chat", "id": "1"}, "text"),
        ({"do": "chat", "id": "1", "text": "x" * 2001}, "text"),
    ],
)
def test_a_command_of_the_wrong_form_is_refused_with_the_field(ann: Person, sent: dict[str, Any], field: str) -> None:
    table = ann.create("vegas", "mo")
    answer = ann.ask("POST", f"/api/tables/{table}/commands", sent)
    assert (answer.status_code, answer.json()["code"], answer.json()["arguments"]) == (
        400,
        "bad-field",
        {"field": field},
    )
    with ann.live(table) as live:
        live.send(sent)
        refused = live.until("refused")
        assert (refused["code"], refused["arguments"]) == ("bad-field", {"field": field})
        assert refused["id"] == (sent["id"] if sent["id"] == "1" else None)
        assert live.version == 1


@pytest.mark.parametrize("do", ["nothing", "SIT", "", "it's", "two\nlines", "x" * 1000])
def test_an_unknown_command_is_refused_with_the_known_ones(ann: Person, do: str) -> None:
    table = ann.create("vegas", "mo")
    answer = ann.ask("POST", f"/api/tables/{table}/commands", {"do": do, "id": "1"}).json()
    assert answer["code"] == "unknown-command"
    assert answer["arguments"] == {"given": do[:20], "possible": ", ".join(COMMANDS)}
    with ann.live(table) as live:
        live.send({"do": do, "id": "1"})
        refused = live.until("refused")
        assert (refused["id"], refused["code"], refused["arguments"]) == ("1", answer["code"], answer["arguments"])


def test_messages_about_the_connection_have_their_own_fields(ann: Person) -> None:
    table = ann.create("vegas", "mo")
    with ann.live(table) as live:
        for sent, field in (
            ({"type": "ping", "seat": 0}, "seat"),
            ({"type": "watch", "seat": "0"}, "seat"),
            ({"type": "mute", "on": 1}, "on"),
            ({"type": "why"}, "target"),
            ({"type": 7}, "type"),
        ):
            live.send(sent)
            refused = live.until("refused")
            assert (refused["id"], refused["code"], refused["arguments"]) == (None, "bad-field", {"field": field})
        live.send({"type": "dance"})
        assert live.until("refused")["arguments"] == {"given": "dance", "possible": ", ".join(CONNECTION_MESSAGES)}


@pytest.mark.parametrize("digits", [17, 400, 4000, 5000])
def test_numbers_of_thousands_of_digits_are_a_bad_request(ann: Person, digits: int) -> None:
    table = ann.create("miner-solo", "m")
    ann.do(table, "abandon")
    big = "9" * digits
    headers = {"X-CSRF-Token": str(ann.http.cookies["zaria_csrf"]), "Content-Type": "application/json"}
    commands = [
        f'{{"do": "start", "id": "1", "version": {big}}}',
        f'{{"do": "sit", "id": "2", "seat": -{big}}}',
        f'{{"do": "move", "id": "3", "version": 1, "action": {big}}}',
        f'{{"do": "deal", "id": "4", "version": 1, "values": [0, {big}]}}',
    ]
    game = '"game": "vegas", "seats": [{"kind": "me"}, {"kind": "bot"}]'
    bodies = [(f"/api/tables/{table}/commands", body) for body in commands] + [
        ("/api/tables", f'{{{game}, "clock": {big}}}'),
        ("/api/tables", f'{{{game}, "options": {{"rounds": {big}}}}}'),
        ("/api/replays", f'{{"zaria": {big}}}'),
        (f"/api/replays?seat={big}", zaria.play("vegas", [zaria.bot("random")] * 2, rounds=1).to_json()),
    ]
    for path, body in bodies:
        answer = ann.http.post(path, content=body, headers=headers)
        assert answer.status_code == 400, (path, body[:60], answer.text)
    for path in ("", "/record", "/history", "/state"):
        assert ann.ask("GET", f"/api/tables/{table}{path}?seat={big}").status_code == 400, path
    with ann.live(table) as live:
        for frame in (f'{{"type": "sync", "version": {big[:4000]}}}', f'{{"type": "watch", "seat": {big[:4000]}}}'):
            live.send(frame)
            assert live.until("refused")["code"] == "bad-field"
