"""There is one way to make a step: played live, loaded, followed from another process, or dug by the expert, the same
entries lead to the same table."""

import asyncio
import json
from types import SimpleNamespace
from typing import Any

import pytest

import zaria
from support.server.days import HOUR, Clock
from support.server.tables import table_of
from zaria.games import face_down_of
from zaria.server.audience.broadcast import Broadcast
from zaria.server.commands.new_table import shared_table
from zaria.server.commands.transaction import Transaction
from zaria.server.contests.expert_dig import ExpertDig
from zaria.server.messages.hub import Hub
from zaria.server.storage import schema
from zaria.server.storage.changes import Changes
from zaria.server.table.announcements import apply_and_tell
from zaria.server.table.entries import (
    BaseEntry,
    GameBegun,
    SharedDice,
    Stepped,
    SteppedLate,
    SteppedTurningOver,
    TableStarted,
    read_entry,
)
from zaria.server.table.seat import bot_seat, person_seat
from zaria.server.table.state import TableState

DAY = 24 * HOUR
STEPS = 90
PEOPLE = [person_seat("Ann", "ann"), person_seat("Bob", "bob")]
TABLES: dict[str, dict[str, Any]] = {
    "over days": {"game": "miner", "seats": PEOPLE, "clock": DAY},
    "with secrets": {"game": "vegas", "seats": PEOPLE, "options": {"tiles": ["black_box", "lucky_punch"]}},
    "with remarks": {"game": "vegas", "seats": [PEOPLE[0], bot_seat("hard-bruno"), bot_seat("easy-zoe")]},
    "cards face down": {"game": "vegas", "seats": PEOPLE, "options": {"tiles": ["pay_day"]}, "dice": "real"},
    "alone": {"game": "miner-solo", "seats": PEOPLE[:1]},
}


# Of the rounds, in thousands: other ones than those that stand in for them.
CARDS = ("60 " * 6 + "70 " * 6, "30 " * 11 + "40", "100 " * 7 + "90 " * 5, "50 " * 8 + "80 " * 4)


class Ear(Hub):
    """Keeps what is published, by topic."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: dict[str, list[str]] = {}

    def publish(self, topic: str, text: str) -> None:
        self.heard.setdefault(topic, []).append(text)


class Watched:
    """A table, and all that its seats and spectators are sent."""

    def __init__(self, kind: str) -> None:
        self.table = table_of(**TABLES[kind])
        self.ear = Ear()
        self.broadcast = Broadcast(self.table, self.ear, 10_000)
        for seat in [None, *range(len(self.table.seats))]:
            self.broadcast.follow(seat)


Stored = list[tuple[BaseEntry, float]]


def read(changes: Changes) -> Stored:
    """What a process reads that finds these entries in the database."""
    return [(read_entry(tag, json.loads(text)), at) for _, at, _, tag, text, _, _ in changes.entries]


def played(kind: str, clock: Clock) -> tuple[Watched, Stored]:
    """A game of random moves, of which some are late and some are taken back."""
    watched, rng, stored, undone = Watched(kind), zaria.Rng(7), Stored(), 0
    table = watched.table

    def do(what: str, *arguments: Any) -> None:
        transaction = Transaction(table, watched.broadcast)
        getattr(transaction, what)(*arguments)
        stored.extend(read(transaction.changes))
        watched.broadcast.send()

    do("add", TableStarted())
    do("add", GameBegun([seat.name for seat in table.seats], table.against_opponents))
    match = table.match
    assert match is not None
    while len(match.record.steps) < STEPS and not match.is_over:
        clock.time += float(rng.below(HOUR))
        if rng.below(4) == 0 and match.can_undo(table.people()):
            do("undo", match.step_to_undo(table.people(), table.people()))
            undone += 1
        elif table.hidden_draw() is not None:
            hidden = face_down_of(table.header.game)
            assert hidden is not None
            do("deal", hidden.stand_in(match.state))
        elif match.state.actor != zaria.CHANCE:
            legal = match.state.legal()
            do("move", legal[rng.below(len(legal))], rng.below(5) == 0)
        elif table.header.dice == "sealed":
            do("draw")
        elif face_down_of(table.header.game) is not None and match.state.chance().kind == "cards":
            do("deal", *turned_over(table))
        else:
            do("deal", [rng.below(bound) for bound in match.state.bounds()])
    tags = {entry.tag for entry, _ in stored}
    assert undone > 0 and tags >= {"start", "begin", "step", "late"}
    assert ("turn-over" in tags) == (table.header.dice == "real")
    steps = [entry for entry, _ in stored if isinstance(entry, Stepped)]
    assert match.late == {number for number, entry in enumerate(steps, 1) if isinstance(entry, SteppedLate)}
    for entry in steps:
        if isinstance(entry, SteppedTurningOver):
            put_right = entry.earlier
    assert table.header.dice != "real" or all(match.record.steps[number - 1] == step for number, step in put_right)
    return watched, stored


def turned_over(table: TableState) -> Any:
    """The next cards, and the draws that they put right."""
    hidden, match = face_down_of(table.header.game), table.match
    assert hidden is not None and match is not None
    before = sum(step[0] == "deal" and step[1].startswith("cards/") for step in match.standing())
    return hidden.turn_over(match.record, match.state, CARDS[before])


def looks(table: TableState) -> dict[str, Any]:
    """All that is known of a table and its game."""
    match = table.match
    assert match is not None and table.record is match.record
    return {
        "version": table.version,
        "state": match.state.to_bytes(),
        "record": match.record.to_json(),
        "line": match.line.numbers,
        "reveals": {number for number in match.reveals if number in match.line.numbers},
        "late": match.late,
        "overdue": table.overdue,
        "clock": (table.slow.decision, table.slow.end, table.slow.left),
        "undo": match.can_undo(table.people()),
        "shown": table.shown_table(),
        "views": table.shown_views([None, *range(len(table.seats))]),
        "memory": None if match.remarks is None else match.remarks.memory,
        "draw": table.own_draw() if match.draw() is not None and table.key else None,
    }


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


@pytest.mark.parametrize("kind", TABLES)
def test_a_table_that_is_loaded_is_as_it_was_played(kind: str, clock: Clock) -> None:
    live, stored = played(kind, clock)
    loaded = table_of(**TABLES[kind])
    clock.time += DAY  # nothing depends on when it is loaded
    loaded.load(stored)
    assert looks(loaded) == looks(live.table)
    assert loaded.match is not None and loaded.match.collect() == []


@pytest.mark.parametrize("kind", TABLES)
def test_another_process_follows_to_the_same_table_and_sends_the_same(kind: str, clock: Clock) -> None:
    live, stored = played(kind, clock)
    other = Watched(kind)
    for entry, at in stored:
        other.broadcast.note(apply_and_tell(other.table, entry, at))
        other.broadcast.send()
    assert looks(other.table) == looks(live.table)
    assert other.ear.heard == live.ear.heard
    assert live.table.match is not None and live.table.match.collect() == []  # everything was sent
    assert [len(texts) for texts in live.ear.heard.values()] == [len(stored)] * (1 + len(live.table.seats))


def test_the_dig_of_the_expert_is_a_table_like_any_other() -> None:
    stored: list[Changes] = []

    async def choose(bot: str, known: zaria.State, seat: int, asker: object, seed: int, is_live: bool) -> int:
        return known.legal()[seed % len(known.legal())]

    async def store(changes: Changes) -> None:
        stored.append(changes)

    bots = SimpleNamespace(choose=choose)
    daily: Any = SimpleNamespace(store=SimpleNamespace(write=store), context=SimpleNamespace(bot_pool=bots))
    changes, dice = Changes(), SharedDice("daily-2026-11-17", [])
    dug = shared_table("miner-solo", {}, [bot_seat("expert-ada")], bytes(32), dice, changes, undo=False)
    asyncio.run(ExpertDig(daily).play(dug, changes, schema.days, schema.days.c.day == "2026-11-17"))
    assert stored == [changes] and dug.status == "over"
    loaded = TableState(dug.id, dug.secret, dug.header)
    loaded.load(read(changes)[1:])
    assert looks(loaded) == looks(dug)
    assert dug.match is not None and len(dug.match.record.steps) > 5
    zaria.replay(dug.match.record)


def test_a_step_that_is_not_legal_changes_nothing(clock: Clock) -> None:
    live, _ = played("alone", clock)
    before, sent = looks(live.table), json.dumps(live.ear.heard)
    with pytest.raises(zaria.IllegalMove):
        Transaction(live.table, live.broadcast).move(61)
    with pytest.raises(zaria.IllegalDeal):
        Transaction(live.table, live.broadcast).deal([99])
    with pytest.raises(zaria.BadRecord):
        live.table.apply(Stepped(["undo", 1000]))
    assert looks(live.table) == before and json.dumps(live.ear.heard) == sent


def test_a_game_that_cannot_be_replayed_keeps_its_record(clock: Clock) -> None:
    live, stored = played("alone", clock)
    assert live.table.match is not None
    number = live.table.match.line.numbers[5]  # one that counts
    steps = [entry.data() for entry, _ in stored[2:]]
    stored[1 + number] = (read_entry("step", [0, "nonsense"]), stored[1 + number][1])
    loaded = table_of(**TABLES["alone"])
    loaded.load(stored)
    assert loaded.match is None and loaded.problem is not None and loaded.problem.refusal.code == "record-illegal"
    assert loaded.record is not None and loaded.version == 1 + len(stored)
    assert loaded.record.steps == [*steps[: number - 1], [0, "nonsense"], *steps[number:]]
