"""What really goes over the wire: two tables equal but for one secret number send the same bytes to all others."""

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

import zaria
from support.person import PATIENCE, Person, play_on, together
from support.serving import serving
from zaria.core.seal import dice_key

OPTIONS = {"tiles": ["lucky_punch", "black_box"], "rounds": 1}
PAIRS = 6


class Wire:
    """A connection that keeps every byte it gets, with the table's id masked."""

    def __init__(self, socket: ClientConnection, table: str) -> None:
        self.socket = socket
        self.table = table
        self.bytes: list[str] = []

    def until(self, version: int) -> None:
        """Read up to this version."""
        while True:
            text = str(self.socket.recv(timeout=PATIENCE))
            message = json.loads(text)
            if message["type"] in ("snapshot", "update"):  # presence messages come in any order
                self.bytes.append(text.replace(self.table, "TABLE"))
                if message["version"] >= version:
                    return


def games_with_a_secret() -> Iterator[tuple[list[list[Any]], str, str]]:
    """Steps up to a secret question, and two answers to it that look the same from outside."""
    for seed in range(100):
        log = zaria.Log("vegas", ["a", "b", "c"], **OPTIONS)
        rng = zaria.Rng(seed)
        while log.state.actor != zaria.OVER:
            state = log.state
            if state.actor == zaria.CHANCE:
                log.roll(rng)
                continue
            words = [state.name(action) for action in state.legal()]
            if state.top.is_secret():
                one, two = (words[0], words[2]) if words[0] == "hide 1" else (words[0], words[1])
                yield list(log.record.steps), one, two
            log.apply(state.parse(words[rng.below(len(words))]))


def play(people: list[Person], steps: list[list[Any]], secret: str) -> tuple[int, list[str], list[str]]:
    """A table with real dice, played up to the secret answer. Who gave it, all bytes, snapshots, records and states."""
    table = people[0].create("vegas", "moo", options=OPTIONS, dice="real", chat=False)
    for seat in (1, 2):
        people[seat].do(table, "sit", seat=seat)
    people[0].do(table, "start")
    with ExitStack() as open_sockets:
        wires = []
        for seat in (0, 1, 2, -1):
            person = people[max(0, seat)]
            address = f"{person.url.replace('http', 'ws')}/api/tables/{table}/live?seat={seat}"
            cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
            socket = open_sockets.enter_context(connect(address, additional_headers={"Cookie": cookies}))
            wires.append(Wire(socket, table))
        version = people[0].get(f"/api/tables/{table}")["version"]
        owner = 0
        for step in [*steps, [None, secret]]:
            if step[0] == "deal":
                version = people[0].do(table, "deal", version=version, values=step[3])["version"]
            else:
                owner = people[0].get(f"/api/tables/{table}")["document"]["view"]["actor"]
                version = people[owner].do(table, "move", version=version, word=step[1])["version"]
        for wire in wires:
            wire.until(version)
        shown = [
            people[max(0, seat)].ask("GET", f"/api/tables/{table}{path}?seat={seat}").text.replace(table, "TABLE")
            for seat in (0, 1, 2, -1)
            for path in ("", "/record", "/state")
        ]
        return owner, ["\n".join(wire.bytes) for wire in wires], shown


@pytest.fixture
def people(url: str) -> Iterator[list[Person]]:
    with Person(url, "Ann") as ann, Person(url, "Bob") as bob, Person(url, "Cyd") as cyd:
        yield [ann, bob, cyd]


def test_a_secret_answer_reaches_only_its_owner(people: list[Person]) -> None:
    games = games_with_a_secret()
    kinds = set()
    for _ in range(PAIRS):
        steps, first, second = next(games)
        kinds.add(first.split()[0])
        owner, one, shown_one = play(people, steps, first)
        same_owner, two, shown_two = play(people, steps, second)
        assert owner == same_owner
        for seat in range(4):
            is_owner = seat == owner
            assert (one[seat] != two[seat]) == is_owner, (first, second, seat)
            mine = slice(3 * seat, 3 * seat + 3)
            assert (shown_one[mine] != shown_two[mine]) == is_owner
    assert kinds == {"hide", "split"}


def test_the_secret_of_the_dice_and_their_key_are_sent_to_nobody_before_the_end(tmp_path: Path) -> None:
    """A whole game with a known secret, seen by both seats and a spectator, over the wire and over HTTP."""
    secret = bytes(range(32))
    with (
        serving(tmp_path, test_secret=secret) as url,
        Person(url, "Ann") as ann,
        ann.live(table := ann.create("vegas", "mm", options={"rounds": 1}), 0) as one,
        ann.live(table, 1) as two,
        ann.live(table, -1) as onlooker,
    ):
        lives = [one, two, onlooker]
        one.begin(0, 1)
        together(*lives)
        added = {seat: bytes.fromhex(own) for seat, _, own in one.table["seal"]["seats"]}
        key = dice_key(secret, table, sorted(added.items()))
        shown = ann.ask("GET", f"/api/tables/{table}?seat=0").text + ann.ask("GET", f"/api/tables/{table}/record").text
        while one.table["status"] == "playing":
            play_on(lives)
        together(*lives)
        for live in lives:
            frames = [
                json.dumps(message) for message in live.heard[1:]
            ]  # the snapshot is patched to be the present one
            end = next(place for place, frame in enumerate(frames) if '"value": "over"' in frame)
            assert not any(hidden.hex() in shown + "".join(frames[:end]) for hidden in (secret, key))
            assert secret.hex() in frames[end]
