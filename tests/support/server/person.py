"""A user of a server, step by step: plain HTTP requests and frames, without retries."""

import json
import secrets
import ssl
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from typing import Any, Self

import httpx
from websockets.sync.client import ClientConnection, connect

from zaria.client.patch import apply_patch

PATIENCE = 120  # seconds; only a broken server takes that long, even while its workers start


class Person:
    """A guest with a cookie. With `name=None` no guest."""

    def __init__(self, url: str, name: str | None = "Ann", trusted: ssl.SSLContext | None = None) -> None:
        self.url = url
        self.trusted = trusted  # the certificate for an address with https
        # Without https no certificates are loaded: that takes longer than a whole test.
        checks = url.startswith("https:") if trusted is None else trusted
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, verify=checks)
        self.http.get("/health")
        self.id = self.post("/api/guests", {"name": name})["id"] if name is not None else None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> httpx.Response:
        token = {"X-CSRF-Token": self.http.cookies.get("zaria_csrf") or ""}
        return self.http.request(method, path, json=body, headers=token | headers)

    def post(self, path: str, body: object = None) -> Any:
        answer = self.ask("POST", path, body)
        assert answer.is_success, answer.text
        return answer.json()

    def get(self, path: str) -> Any:
        answer = self.ask("GET", path)
        assert answer.is_success, answer.text
        return answer.json()

    def refused(self, method: str, path: str, body: object = None) -> tuple[int, str]:
        """The status and the code of a refusal; no code if it was not refused."""
        answer = self.ask(method, path, body)
        return answer.status_code, "" if answer.is_success else answer.json()["code"]

    def create(self, game: str, seats: str, **more: Any) -> str:
        """A table; seats by letter: `m`e, `o`pen, `g`reedy bot, `r`andom bot, `z` for Zoe."""
        kinds: dict[str, dict[str, Any]] = {
            "m": {"kind": "me"},
            "o": {"kind": "open"},
            "g": {"kind": "bot", "bot": "greedy"},
            "r": {"kind": "bot", "bot": "random"},
            "z": {"kind": "bot", "bot": "easy-zoe"},
        }
        made = self.post("/api/tables", {"game": game, "seats": [kinds[letter] for letter in seats], **more})
        return str(made["id"])

    def do(self, table: str, do: str, **fields: Any) -> Any:
        return self.post(f"/api/tables/{table}/commands", command(do, **fields))

    def cannot(self, table: str, do: str, **fields: Any) -> tuple[int, str]:
        return self.refused("POST", f"/api/tables/{table}/commands", command(do, **fields))

    @contextmanager
    def live(self, table: str, seat: int | None = None, since: int | None = None) -> Iterator["Live"]:
        query = [f"seat={seat}" if seat is not None else "", f"since={since}" if since is not None else ""]
        address = f"{self.url.replace('http', 'ws')}/api/tables/{table}/live?{'&'.join(filter(None, query))}"
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookies}
        if "X-Forwarded-For" in self.http.headers:
            headers["X-Forwarded-For"] = self.http.headers["X-Forwarded-For"]
        # Any number of messages may be left unread: otherwise closing would wait a second for them to be read, in vain.
        # A busy machine may answer a ping late, which is no reason to go.
        how: dict[str, Any] = {"close_timeout": 1, "ssl": self.trusted, "max_queue": None, "ping_interval": None}
        with connect(address, additional_headers=headers, **how) as socket:
            yield Live(socket, since)


def command(do: str, **fields: Any) -> dict[str, Any]:
    return {"id": secrets.token_hex(6), "do": do, **fields}


class Live:
    """A connection to a table. Applies patches to the document, and fails on every gap."""

    def __init__(self, socket: ClientConnection, since: int | None) -> None:
        self.socket = socket
        self.version = since or 0
        self.document: dict[str, Any] = {}
        self.question: dict[str, Any] | None = None
        self.why: dict[str, Any] | None = None
        self.odds: dict[str, Any] | None = None
        self.heard: list[dict[str, Any]] = []
        if since is None:
            self.until("snapshot")

    def receive(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=PATIENCE))
        self.heard.append(message)
        if message["type"] == "snapshot":
            self.document = message["document"]
        elif message["type"] == "update":
            assert message["from"] == self.version, message
            assert message["version"] == self.version + 1
            if self.document:
                apply_patch(self.document, message["patch"])
        if message["type"] in ("snapshot", "update"):
            self.version, self.question = message["version"], message["question"]
            self.why, self.odds = message["why"], message["odds"]
        return message

    def until(self, kind: str) -> dict[str, Any]:
        while True:
            message = self.receive()
            if message["type"] == kind:
                return message

    def reach(self, version: int) -> None:
        while self.version < version:
            self.receive()

    def until_status(self, *status: str) -> None:
        while self.table["status"] not in status:
            self.receive()

    def until_asked(self) -> dict[str, Any] | None:
        """The question, or None when the game has ended."""
        while self.question is None and self.table["status"] in ("open", "sealing", "playing"):
            self.receive()
        return self.question

    @property
    def table(self) -> dict[str, Any]:
        found: dict[str, Any] = self.document["table"]
        return found

    def send(self, message: object) -> None:
        self.socket.send(message if isinstance(message, str) else json.dumps(message))

    def do(self, do: str, **fields: Any) -> dict[str, Any]:
        """The answer to a command: `ack` or `refused`."""
        asked = command(do, **fields)
        self.send(asked)
        while True:
            message = self.receive()
            if message.get("id") == asked["id"]:
                return message

    def move(self, choice: int = 0) -> dict[str, Any]:
        assert self.question is not None
        return self.do("move", version=self.version, action=self.question["choices"][choice]["action"])

    def begin(self, *seats: int) -> None:
        """Start the game, and contribute to the dice for these seats."""
        added = self.promise(*seats)
        assert self.do("start")["type"] == "ack"
        self.keep(added)

    def promise(self, *seats: int) -> dict[int, bytes]:
        """Contribute the hashes for these seats once the game is started."""
        added = {seat: secrets.token_bytes(16) for seat in seats}
        for seat, own in added.items():
            assert self.do("hash", seat=seat, hash=sha256(own).hexdigest())["type"] == "ack"
        return added

    def keep(self, promised: dict[int, bytes]) -> None:
        while self.table["status"] in ("open", "sealing") and self.table["seal"]["wants"] != "bytes":
            self.receive()
        for seat, own in promised.items():
            assert self.do("bytes", seat=seat, bytes=own.hex())["type"] == "ack"


def begin_together(*lives: Live) -> None:
    """The first connection starts the game; each contributes to the dice for the seat of its number."""
    promised = [live.promise(seat) for seat, live in enumerate(lives)]
    assert lives[0].do("start")["type"] == "ack"
    for live, added in zip(lives, promised, strict=True):
        live.keep(added)
    lives[0].until_status("playing")


def together(*lives: Live) -> None:
    """Read until all connections have the newest version."""
    version = max(live.version for live in lives)
    for live in lives:
        live.reach(version)


def play_on(lives: list[Live], choose: Callable[[int], int] = lambda choices: 0) -> bool:
    """Make a move for the seat that is asked, or a roll; return whether it was a move."""
    together(*lives)
    for live in lives:
        if live.question is not None:
            assert live.move(choose(len(live.question["choices"])))["type"] == "ack"
            return True
    waiting = lives[0].table["waiting"]
    if waiting is not None:
        live = next((one for one in lives if one.document["view"]["seat"] == waiting["seat"]), lives[0])
        live.do("roll", version=live.version)  # refused if the server was faster
    elif lives[0].table["status"] == "playing":
        lives[0].receive()
    return False


def play_together(ann: Person, bob: Person, name: str | None = None) -> str:
    """A game of one round of these two to its end, at a server that does not wait long for their share of the dice."""
    table = ann.create("vegas", "mo", options={"rounds": 1}, speed="fast")
    bob.do(table, "sit", seat=1, name=name)
    with ann.live(table) as one, bob.live(table) as two:
        one.do("start")
        one.until_status("playing")
        while one.table["status"] != "over":
            play_on([one, two])
            one.reach(ann.get(f"/api/tables/{table}")["version"])
    return table
