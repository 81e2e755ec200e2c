"""Nothing leaks: games that differ only in what is hidden, or still to come, send the same bytes to all others.

Here at the layer that makes the bytes, in many pairs; test_secrets_live.py looks at what really goes over the wire.
"""

from typing import Any

import pytest

import zaria
from support.server.tables import table_of
from zaria.core.records.seal import hash_of
from zaria.server.audience.broadcast import Broadcast
from zaria.server.commands.transaction import Transaction
from zaria.server.messages.encoding import encode_text
from zaria.server.messages.hub import Hub
from zaria.server.table.entries import BytesGiven, GameBegun, HashGiven, Stepped
from zaria.server.table.seat import person_seat

PAIRS = 1000 if zaria.COMPILED else 100
SECRETS = {"tiles": ["lucky_punch", "black_box"], "rounds": 2}
VARIANTS: list[tuple[str, int, dict[str, Any]]] = [
    ("vegas", 3, SECRETS),
    ("vegas", 2, {"tiles": 6}),
    ("vegas", 5, {}),
    ("miner", 3, {}),
    ("miner-solo", 1, {}),
]


class Ear(Hub):
    """Keeps what is published, by topic."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: dict[str, list[str]] = {}

    def publish(self, topic: str, text: str) -> None:
        self.heard.setdefault(topic, []).append(text)


class Played:
    """A table without a server, followed by all seats and a spectator."""

    def __init__(self, game: str, players: int, options: dict[str, Any], secret: bytes) -> None:
        self.secret = secret
        seats = [person_seat(f"Player {seat}", f"guest {seat}") for seat in range(players)]
        self.table = table_of(game, seats, options, secret)
        for seat in range(players):
            self.table.apply(HashGiven(seat, hash_of(bytes([seat] * 16))))
            self.table.apply(BytesGiven(seat, bytes([seat] * 16).hex()))
        self.table.apply(GameBegun([seat.name for seat in seats]))
        self.listen()

    def listen(self) -> None:
        self.ear = Ear()
        self.broadcast = Broadcast(self.table, self.ear, 200)
        for seat in [None, *range(len(self.table.seats))]:
            self.broadcast.follow(seat)

    @property
    def state(self) -> zaria.State:
        assert self.table.match is not None
        return self.table.match.state

    def step(self, answer: Any) -> None:
        """A decision, or the integers of a draw."""
        transaction = Transaction(self.table, self.broadcast)
        if isinstance(answer, list):
            transaction.deal(answer)
        else:
            transaction.move(answer)
        self.broadcast.send()

    def sent_to(self, seat: int | None) -> str:
        """All bytes that this seat could have: updates, a fresh snapshot, record, state. Only the seal is masked."""
        sent = "\n".join(self.ear.heard.get(self.broadcast.topic(seat), []))
        sent += encode_text(self.broadcast.snapshot(seat, []))
        *_, record = self.table.showing_record(seat)
        assert record is not None
        sent += record.to_json()
        sent += "" if seat is None else self.table.known_state(seat).hex()
        return sent.replace(hash_of(self.secret), "SEAL")


def any_answer(state: zaria.State, rng: zaria.Rng) -> Any:
    if state.actor == zaria.CHANCE:
        return [rng.below(bound) for bound in state.bounds()]
    legal = state.legal()
    return legal[rng.below(len(legal))]


@pytest.mark.parametrize(("game", "players", "options"), VARIANTS)
def test_what_is_to_come_is_not_sent(game: str, players: int, options: dict[str, Any]) -> None:
    """Equal steps up to a point, but another secret, and so other dice after it."""
    rng = zaria.Rng(11)
    for pair in range(PAIRS // 10):
        one = Played(game, players, options, bytes([1] * 32))
        two = Played(game, players, options, bytes([2] * 32))
        assert one.table.key != two.table.key
        for _ in range(rng.below(25) + 5):
            if one.state.actor != zaria.OVER:
                answer = any_answer(one.state, rng)
                one.step(answer)
                two.step(answer)
        if not one.table.has_ended:
            for seat in [None, *range(players)]:
                assert one.sent_to(seat) == two.sent_to(seat), pair
                assert one.secret.hex() not in one.sent_to(seat)


def resumed(steps: list[list[Any]], other: list[Any] | None = None) -> Played:
    """The table after these steps; with one more that only its owner may know."""
    played = Played("vegas", 3, SECRETS, bytes(32))
    table = played.table
    for step in steps:
        table.apply(Stepped(step))
    played.listen()
    if other is not None:
        played.step(table.match.state.parse(other[1]))  # type: ignore[union-attr]
    return played


def looks_alike(one: str, two: str) -> bool:
    """Sizes of the stacks of Black Box are public; what is in them is not."""
    return one.split()[0] == "hide" or one.index("/") == two.index("/")


def secret_pairs(rng: zaria.Rng) -> Any:
    """Pairs of tables equal but for one secret answer: the steps before, the seat, and the two answers."""
    while True:
        played = zaria.Log("vegas", ["a", "b", "c"], **SECRETS)
        while played.state.actor != zaria.OVER:
            state = played.state
            if state.actor >= 0 and state.top.is_secret():
                words = [state.name(action) for action in state.legal()]
                one = words[rng.below(len(words))]
                for two in words:
                    if two != one and looks_alike(one, two):
                        yield list(played.record.steps), state.actor, one, two
                played.apply(state.parse(one))
            elif state.actor == zaria.CHANCE:
                played.roll(rng)
            else:
                played.apply(any_answer(state, rng))


def test_a_secret_answer_is_sent_to_nobody_else() -> None:
    pairs = secret_pairs(zaria.Rng(12))
    kinds: dict[str, int] = {}
    for _ in range(PAIRS // 2):
        steps, owner, first, second = next(pairs)
        kinds[first.split()[0]] = kinds.get(first.split()[0], 0) + 1
        one, two = resumed(steps, [owner, first]), resumed(steps, [owner, second])
        for seat in [None, 0, 1, 2]:
            assert (one.sent_to(seat) == two.sent_to(seat)) == (seat != owner), (first, second, seat)
    assert sorted(kinds) == ["hide", "split"]


def test_a_secret_answer_that_was_taken_back_stays_secret() -> None:
    pairs = secret_pairs(zaria.Rng(13))
    for _ in range(10):
        steps, owner, first, second = next(pairs)
        tables = [resumed(steps, [owner, words]) for words in (first, second)]
        for table in tables:
            assert table.table.record is not None
            Transaction(table.table, table.broadcast).undo(len(table.table.record.steps))
            table.broadcast.send()
        for seat in {None, 0, 1, 2} - {owner}:
            assert tables[0].sent_to(seat) == tables[1].sent_to(seat)


def test_the_comparison_would_see_a_leak() -> None:
    """After the guess the number is known to all, and so the bytes differ for everybody."""
    steps, owner, first, second = next(pair for pair in secret_pairs(zaria.Rng(14)) if pair[2].startswith("hide"))
    one, two = resumed(steps, [owner, first]), resumed(steps, [owner, second])
    for table in (one, two):
        table.step(table.state.parse("guess 1"))
    assert all(one.sent_to(seat) != two.sent_to(seat) for seat in (None, 0, 1, 2))
