"""Live tables that differ only in one secret answer: all other seats must be sent the same bytes.

At every secret question of a game the tables get different answers, are compared, take them back and get the next
ones; then the game continues equally. Answers taken back stay secret, so all later messages are compared too.
"""

import json
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import combinations
from typing import Any, NamedTuple

from websockets.sync.client import ClientConnection

import zaria
from support.server import person
from support.server.person import Person, command

OPTIONS = {"tiles": ["lucky_punch", "black_box"], "rounds": 1}
SEATS = (0, 1, 2)
SPECTATOR = -1
NOW = ("", "/state", "wire")
PAST = ("/record", "/history")  # including answers taken back


class Pair(NamedTuple):
    """A seat's answers at two tables, and the differences in all messages to seats: a seat, and the kind of message."""

    owner: int
    first: str
    second: str
    differs: set[tuple[int, str]]
    earlier: frozenset[int]  # seats with own secret answers in the past

    def leaks(self) -> set[tuple[int, str]]:
        """Differences in messages to others, and missing differences in those to the owner."""
        past = {(seat, what) for seat in self.earlier for what in PAST}
        others = {(seat, what) for seat, what in self.differs if seat != self.owner} - past
        return others | {(self.owner, what) for what in NOW} - self.differs


class Wire:
    """A connection that keeps every byte about the table, with its id masked."""

    def __init__(self, socket: ClientConnection, table: str) -> None:
        self.socket = socket
        self.table = table
        self.kept: list[str] = []

    def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """The answer; earlier messages are kept."""
        self.socket.send(json.dumps(message))
        while True:
            text = str(self.socket.recv(timeout=person.PATIENCE))
            heard: dict[str, Any] = json.loads(text)
            if heard["type"] in ("snapshot", "update"):  # presence messages come in any order
                self.kept.append(text.replace(self.table, "TABLE"))
            elif (heard["type"] == "pong" and "do" not in message) or heard.get("id") == message.get("id", ""):
                return heard


class Twin:
    """One of the tables, with real dice, so that all have the same; three people and a spectator are connected."""

    def __init__(self, people: list[Person], stack: ExitStack) -> None:
        self.people = people
        self.id = people[0].create("vegas", "moo", options=OPTIONS, dice="real", chat=False)
        for seat in (1, 2):
            people[seat].do(self.id, "sit", seat=seat)
        people[0].do(self.id, "start")
        self.wires = {}
        for seat in (*SEATS, SPECTATOR):
            live = stack.enter_context(people[max(0, seat)].live(self.id, seat))
            self.wires[seat] = Wire(live.socket, self.id)
            self.wires[seat].kept.append(json.dumps(live.document).replace(self.id, "TABLE"))
        self.version = 0
        self.settle()

    def settle(self) -> None:
        """Read everything sent so far on all connections."""
        for wire in self.wires.values():
            self.version = int(wire.ask({"type": "ping"})["version"])

    def do(self, seat: int, do: str, **fields: Any) -> bool:
        """Send a command; was it carried out?"""
        heard = self.wires[seat].ask(command(do, version=self.version, **fields))
        self.settle()
        return bool(heard["type"] == "ack")

    def sent(self, seat: int) -> dict[str, str]:
        """All bytes that this seat was sent or can request."""
        asker = self.people[max(0, seat)]
        looks = {path: asker.ask("GET", f"/api/tables/{self.id}{path}?seat={seat}").text for path in (*NOW[:2], *PAST)}
        found = {path: text.replace(self.id, "TABLE") for path, text in looks.items()}
        return {**found, "wire": "\n".join(self.wires[seat].kept)}


class Twins:
    """`count` tables of the same three people; the seed fixes all moves."""

    def __init__(self, people: list[Person], seed: int, count: int = 2) -> None:
        self.people = people
        self.count = count
        self.rng = zaria.Rng(seed)
        self.log = zaria.Log("vegas", [str(seat) for seat in SEATS], **OPTIONS)
        self.owners: set[int] = set()  # seats with a secret so far

    def pairs(self) -> Iterator[Pair]:
        """Compare throughout a game."""
        with ExitStack() as stack:
            self.all = [Twin(self.people, stack) for _ in range(self.count)]
            while self.log.state.actor != zaria.OVER:
                state, owner = self.log.state, self.log.state.actor
                if owner == zaria.CHANCE:
                    values = [self.rng.below(bound) for bound in state.bounds()]
                    self.log.deal(values)
                    self.alike(0, "deal", values=values)
                    continue
                words = [state.name(action) for action in state.legal()]
                if state.top.is_secret():
                    yield from self.compared(owner, words)
                word = words[self.rng.below(len(words))]
                self.log.apply(state.parse(word))
                self.alike(owner, "move", word=word)

    def alike(self, seat: int, do: str, **fields: Any) -> None:
        for twin in self.all:
            assert twin.do(seat, do, **fields)

    def compared(self, owner: int, words: list[str]) -> Iterator[Pair]:
        """Give answers that look alike from outside, a different one at each table, compare, and take all back."""
        earlier = frozenset(self.owners - {owner})
        self.owners.add(owner)
        for twin in self.all:
            for seat in self.owners:
                twin.wires[seat].kept.clear()  # messages from before the tables were equal again
        first = words[self.rng.below(len(words))]
        words = [word for word in words if looks_alike(first, word)]
        for start in range(len(words) if len(words) > 1 else 0):
            given = [words[(start + number) % len(words)] for number in range(self.count)]
            for twin, word in zip(self.all, given):
                assert twin.do(owner, "move", word=word)
            sent = [{seat: twin.sent(seat) for seat in (*SEATS, SPECTATOR)} for twin in self.all]
            for one, two in combinations(range(self.count), 2):
                if given[one] != given[two]:
                    yield Pair(owner, given[one], given[two], differences(sent[one], sent[two]), earlier)
            self.alike(owner, "undo")


Sent = dict[int, dict[str, str]]  # by seat and kind of message


def differences(one: Sent, two: Sent) -> set[tuple[int, str]]:
    return {(seat, what) for seat in one for what in one[seat] if one[seat][what] != two[seat][what]}


def looks_alike(one: str, two: str) -> bool:
    """Do the answers look alike? The sizes of Black Box's stacks are public, their content is not."""
    return one.split()[0] == "hide" or one.index("/") == two.index("/")
