"""A game under siege: at every stage all connections send slightly changed valid commands.

There are two players, a guest without a seat and a stranger. Some of the players' commands are still valid, so the game
moves on; there must never be an `unexpected` refusal, a lost connection, a change by anyone without a seat, a document
that differs from a fresh one, or a record that does not lead to the shown position.
"""

import json
import random
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import zaria
from support.server import person
from support.server.frames import FIELDS, LONGEST, VALUES, any_frames
from support.server.person import Live, Person
from zaria.client.patch import apply_patch
from zaria.core.records.replay import state_after
from zaria.core.records.verify import verify

# Settings of the server under siege: nothing happens by itself, and no rate limits.
CALM: dict[str, float] = {
    "frames_at_once": 10**9,
    "requests_per_minute": 10**9,
    "hints_per_second": 0,
    "hints_at_once": 3,
    "roll_seconds": 10**6,
    "away_seconds": 10**6,
    "idle_turn_seconds": 10**6,
    "seal_seconds": 0.3,
}
GAMES: list[tuple[str, dict[str, Any], str]] = [
    ("vegas", {"tiles": 6, "rounds": 1}, "sealed"),
    ("miner", {}, "sealed"),
    ("vegas", {"tiles": ["lucky_punch", "black_box"], "rounds": 1}, "real"),
    ("vegas", {"rounds": 2}, "sealed"),
    ("miner", {}, "real"),
]
MOST_STAGES = 400  # of a game: `undo` can make it longer


class Besieger(Live):
    """A connection that accepts the results of `sync` and `watch`: known updates, another seat's view."""

    seat: int | None = None

    def receive(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=person.PATIENCE))
        if message["type"] == "snapshot":
            self.document, self.seat, self.question = message["document"], message["seat"], message["question"]
            self.version = message["version"]
        elif message["type"] == "update" and message["version"] > self.version:
            assert message["from"] == self.version, message
            apply_patch(self.document, message["patch"])
            self.version, self.question = message["version"], message["question"]
        return message

    def flood(self, frames: list[str | bytes], codes: Counter[str]) -> None:
        """Send all frames at once, and read until the last is answered."""
        with self.socket.send_context():
            for frame in frames:
                if isinstance(frame, str):
                    self.socket.protocol.send_text(frame.encode())
                else:
                    self.socket.protocol.send_binary(frame)
        marker = f"marker {random.random()}"
        self.send({"id": marker, "do": "nothing"})
        while (message := self.receive()).get("id") != marker:
            codes[message["code"] if message["type"] == "refused" else message["type"]] += 1


def any_command(live: Besieger, dice: random.Random) -> dict[str, Any]:
    """A random command that fits the present state of the table; half of them are due now."""
    table = live.table
    version, seat = live.version, dice.randrange(len(table["seats"]))
    choices = [] if live.question is None else live.question["choices"]
    moves = [{"do": "move", "version": version, "action": choice["action"]} for choice in choices] or [
        {"do": "move", "version": version, "action": 0}
    ]
    words = [{"do": "move", "version": version, "word": choice["word"]} for choice in choices if "word" in choice]
    draw = table["waiting"]
    bounds = [] if draw is None else draw["draw"]["bounds"]
    own = bytes([seat]).hex() * 16
    whole = ("options", "dice", "speed", "clock", "private", "chat", "hints", "odds")
    now: list[dict[str, Any]] = [
        dice.choice(moves),
        dice.choice(words or moves),
        {"do": "roll", "version": version},
        {"do": "deal", "version": version, "values": [dice.randrange(bound) for bound in bounds]},
        {"do": "bytes", "seat": seat, "bytes": own},
    ]
    others: list[dict[str, Any]] = [
        {"do": "sit", "seat": seat, "name": "Eve"},
        {"do": "stand", "seat": seat},
        {"do": "remove", "seat": seat},
        {"do": "seat", "seat": seat, "kind": "bot", "bot": "greedy"},
        {"do": "host", "seat": seat},
        {"do": "arrange", "order": list(range(len(table["seats"])))},
        {"do": "change", **{name: table[name] for name in whole}},
        {"do": "name", "title": "Eve's"},
        {"do": "start"},
        {"do": "hash", "seat": seat, "hash": "0" * 64},
        {"do": "deal", "version": version, "words": "1 2 3 4 5 6"},
        {"do": "undo", "version": version},
        {"do": "lesson", "version": version, "at": 1},
        {"do": "hand-over", "seat": seat, "bot": "greedy"},
        {"do": "back", "seat": seat},
        {"do": "abandon", "on": False},
        {"do": "rematch"},
        {"do": "chat", "text": "well"},
        {"do": "react", "reaction": "bravo"},
        {"type": "watch", "seat": seat},
        {"type": "sync", "version": version - 1},
        {"type": "mute", "on": False},
        {"type": "why", "target": "0"},
        {"type": "hint", "id": "h"},
    ]
    made: dict[str, Any] = dice.choice(now) if dice.random() < 0.5 else dice.choice(others)
    return made if "type" in made else {"id": f"siege {dice.random()}", **made}


def changed(command: dict[str, Any], dice: random.Random) -> str | bytes:
    """The command with one change, or unchanged."""
    name, value = dice.choice(list(command.items()))
    text = json.dumps(command)
    match dice.randrange(14):
        case 0 | 1 | 2:
            return text
        case 3:
            return json.dumps(command | {name: dice.choice(VALUES)})
        case 4:
            return json.dumps({key: one for key, one in command.items() if key != name})
        case 5:
            return json.dumps(command | {dice.choice(FIELDS): dice.choice(VALUES)})
        case 6 | 7:
            return json.dumps(command | {name: near(value, dice)})
        case 8:
            return json.dumps({dice.choice(FIELDS) if key == name else key: one for key, one in command.items()})
        case 9 if "id" in command:
            return json.dumps(command | {"version": dice.choice([None, -1, 0, 1, 2**53, command.get("version", 5)])})
        case 10 if "seat" in command:
            return json.dumps(command | {"seat": dice.choice([-1, 0, 1, 2, 9, None])})
        case 11:
            return text[:-1] + f', "{name}": {json.dumps(dice.choice(VALUES))}}}'  # the same name twice
        case 12:
            at = dice.randrange(len(text))
            return text[:at] + dice.choice(["", '"', "{", "[", "\\", "0", "}", "\x00", "\u2028"]) + text[at + 1 :]
        case 13:
            raw = bytearray(text.encode())
            raw[dice.randrange(len(raw))] = dice.randrange(256)
            return bytes(raw)
    return next(any_frames(dice, command.get("version")))


def near(value: Any, dice: random.Random) -> Any:
    """Another value that looks like this one."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return dice.choice([value + 1, value - 1, -value, value * 2, float(value), str(value), [value]])
    if isinstance(value, str):
        return dice.choice([value.upper(), value + " ", value[1:], value * 2, f"\u202e{value}", [value]])
    if isinstance(value, list):
        return dice.choice([value[1:], value * 2, [*value, 0], [value], [str(one) for one in value], value[::-1]])
    return dice.choice([[value], {}, str(value)])


class Siege:
    """One game from its lobby to the time after its end. `each` frames are sent by each connection at each stage."""

    def __init__(self, url: str, number: int, each: int) -> None:
        self.url = url
        self.dice = random.Random(number)
        self.each = each
        self.game, self.options, self.kind = GAMES[number % len(GAMES)]
        self.frames = 0
        self.stages: Counter[str] = Counter()  # by what the table was waiting for
        self.codes: Counter[str] = Counter()  # of the answers

    def run(self) -> None:
        with ExitStack() as open_people:
            names = ("Ann", "Bob", "Eve", None)
            self.people = [open_people.enter_context(Person(self.url, name)) for name in names]
            with self.at_table() as table:
                self.flood("open")  # whatever this one's result
                self.agrees(table)
            with self.at_table() as table:
                self.begin(table)
                while self.status == "playing" and self.stages.total() < MOST_STAGES:
                    self.besiege()
                    self.agrees(table)
                    self.step()
                self.flood("over")
                self.agrees(table)
                self.leads_to_what_is_shown(table)

    @contextmanager
    def at_table(self) -> Iterator[str]:
        ann, bob = self.people[:2]
        table = ann.create(self.game, "mo", options=self.options, dice=self.kind)
        bob.do(table, "sit", seat=1)
        with ExitStack() as sockets:
            self.lives: list[Besieger] = []
            for person, seat in zip(self.people, (0, 1, -1, -1)):
                socket = sockets.enter_context(person.live(table, seat)).socket
                live = Besieger(socket, since=1)
                live.send({"type": "sync"})
                live.until("snapshot")
                self.lives.append(live)
            yield table

    @property
    def status(self) -> str:
        return str(self.lives[0].table["status"])

    def begin(self, table: str) -> None:
        """Start the game. The devices do not send their bytes, so the server continues without them."""
        self.people[0].do(table, "start")
        self.together()
        if self.status == "sealing":
            self.flood("sealing")
        for live in self.lives:
            live.until_status("playing")

    def together(self) -> None:
        """All connections read up to the newest version."""
        for live in self.lives:
            live.flood([], self.codes)

    def besiege(self) -> None:
        """Attack without a seat, which must change nothing, then as players."""
        self.together()
        version = self.lives[0].version
        self.flood(self.stage(), self.lives[2:])
        self.together()
        assert self.lives[0].version == version, "somebody without a seat changed the table"
        self.flood(self.stage(), self.lives[:2])
        for seat in (0, 1):
            self.lives[seat].send({"type": "watch", "seat": seat})  # their viewed seat may have changed
        self.together()

    def stage(self) -> str:
        asked = next((live.question for live in self.lives if live.question is not None), None)
        waiting = self.lives[0].table["waiting"]
        return str(
            asked["question"] if asked is not None else "nothing" if waiting is None else waiting["draw"]["kind"]
        )

    def flood(self, stage: str, lives: list[Besieger] | None = None) -> None:
        for live in self.lives if lives is None else lives:
            frames = [changed(any_command(live, self.dice), self.dice) for _ in range(self.each)]
            live.flood([frame for frame in frames if len(frame) <= LONGEST], self.codes)
            self.frames += len(frames)
            self.stages[stage] += 1
        assert not self.codes["unexpected"], stage

    def step(self) -> None:
        """Send one correct command, so that the game continues."""
        asked = next((live for live in self.lives if live.question is not None), None)
        waiting = self.lives[0].table["waiting"]
        if asked is not None and asked.question is not None:
            asked.do("move", version=asked.version, action=self.dice.choice(asked.question["choices"])["action"])
        elif waiting is not None and self.kind == "real":
            values = [self.dice.randrange(bound) for bound in waiting["draw"]["bounds"]]
            self.lives[0].do("deal", version=self.lives[0].version, values=values)
        elif waiting is not None:
            self.lives[max(0, waiting["seat"])].do("roll", version=self.lives[0].version)
        self.together()

    def agrees(self, table: str) -> None:
        """The patched document equals a fresh one."""
        place = self.dice.randrange(len(self.lives))
        live, person = self.lives[place], self.people[place]
        while True:
            self.together()
            fresh = person.get(f"/api/tables/{table}?seat={-1 if live.seat is None else live.seat}")
            if fresh["version"] == live.version:  # otherwise a started table has moved on by itself
                assert fresh["document"] == live.document
                return

    def leads_to_what_is_shown(self, table: str) -> None:
        ann = self.people[0]
        shown = ann.get(f"/api/tables/{table}?seat=0")["document"]
        record = zaria.Record.from_json(ann.ask("GET", f"/api/tables/{table}/record?seat=0").text)
        if shown["table"]["status"] == "over" and self.kind == "sealed":
            verify(record)
        if shown["table"]["status"] == "over":
            view = state_after(record, len(record.steps)).view(0)
            del view["ask"]
            assert view == shown["view"]
