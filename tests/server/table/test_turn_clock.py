"""The turn clock: a bot makes the one move of a person whose time is up."""

from pathlib import Path

import pytest

import zaria
from support.eventually import eventually
from support.server.person import Live, Person, together
from support.server.serving import serving
from support.server.tables import table_of
from zaria.server.audience.presence import Presence
from zaria.server.table.clock import TurnClock
from zaria.server.table.entries import GameBegun
from zaria.server.table.seat import bot_seat, person_seat


def started(live: Live) -> None:
    live.do("start")
    live.until_status("playing")


def left(live: Live) -> float:
    """The seconds that the next clock shows."""
    return float(live.until("clock")["seconds"])


def left_for(person: Person, table: str) -> float:
    with person.live(table) as live:
        return left(live)


def until_late(live: Live) -> int:
    """The seat whose time is up next."""
    while True:
        for event in live.until("update")["events"]:
            if event["kind"] == "table-late":
                return int(event["arguments"]["seat"])


def test_without_a_clock_nobody_hurries(ann: Person) -> None:
    with ann.live(ann.create("vegas", "mg", speed="fast")) as live:
        started(live)
        for _ in range(4):
            live.until_asked()
            live.move()
        assert live.table["clock"] == 0
        assert [message for message in live.heard if message["type"] == "clock"] == []


def test_when_the_time_is_up_a_bot_makes_this_one_move(tmp_path: Path) -> None:
    with (
        serving(tmp_path, shortest_clock=1) as url,
        Person(url, "Ann") as ann,
        ann.live(ann.create("vegas", "mm", clock=1)) as live,
    ):
        started(live)
        assert 0 < left(live) <= 1
        first, second = until_late(live), until_late(live)
        assert {first, second} == {0, 1}
        assert [seat["bot"] for seat in live.table["seats"]] == [None, None]  # nobody has lost their seat


def test_a_move_that_was_made_for_somebody_late_cannot_be_taken_back(tmp_path: Path) -> None:
    with (
        serving(tmp_path, shortest_clock=1) as url,
        Person(url, "Ann") as ann,
        ann.live(ann.create("miner", "mm", clock=5)) as live,  # so long the next one is not late, either
    ):
        started(live)
        until_late(live)  # a hero: no dice follow, so that any other move could be taken back
        assert live.table["waiting"] is None and live.table["undo"] == []
        assert live.do("undo", version=live.version)["code"] == "undo-late"


def test_votes_and_reconnecting_give_no_more_time(ann: Person, bob: Person) -> None:
    table = ann.create("vegas", "mo", clock=600)
    bob.do(table, "sit", seat=1)
    with ann.live(table) as live:
        started(live)
        assert left(live) == 600
        seconds = 600.0
        while seconds == 600:
            bob.do(table, "abandon", on=True)
            bob.do(table, "abandon", on=False)
            left(live)
            seconds = left(live)
        assert 0 < seconds < 600
    with ann.live(table) as live:
        assert 0 < left(live) <= seconds


def test_taking_a_move_back_gives_nobody_more_time(ann: Person) -> None:
    table = ann.create("miner", "mm", clock=600)
    with ann.live(table, 0) as first, ann.live(table, 1) as second:
        started(first)
        assert left(first) == 600
        together(first, second)
        live = first if first.question is not None else second
        eventually(lambda: left_for(ann, table) < 600)
        assert live.move()["type"] == "ack"  # a hero: no dice follow
        assert live.do("undo", version=live.version)["type"] == "ack"
        shown = [message for message in live.heard if message["type"] == "clock"]
        assert shown[-1]["version"] == live.version and 0 < shown[-1]["seconds"] < 600


def test_a_spectator_does_not_stop_the_clock(tmp_path: Path) -> None:
    with serving(tmp_path, bot_seconds=0.5) as url, Person(url, "Ann") as ann, Person(url, None) as passer_by:
        table = ann.create("vegas", "gg", clock=600)
        ann.do(table, "start")
        with ann.live(table) as live:
            live.until_status("playing")
            version, looks = live.version, 0
            while live.version == version and looks < 200:
                with passer_by.live(table):
                    looks += 1
                live.reach(passer_by.get(f"/api/tables/{table}")["version"])
            assert live.version > version


def test_what_cannot_be_taken_back_cannot_be_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path, shortest_clock=1) as url, Person(url, "Ann") as ann:
        table = ann.create("miner", "mm", clock=1)
        with ann.live(table) as live:
            started(live)
            until_late(live)
        cookies = ann.http.cookies
    with serving(tmp_path, shortest_clock=1) as url, Person(url, None) as ann:
        ann.http.cookies = cookies
        found = ann.get(f"/api/tables/{table}")
        assert found["document"]["table"]["waiting"] is None and found["document"]["table"]["undo"] == []
        assert ann.cannot(table, "undo", version=found["version"]) == (409, "undo-late")


@pytest.mark.parametrize("seconds", [-5, 9, 14 * 24 * 3600 + 1])
def test_a_clock_that_nobody_could_use_is_refused(ann: Person, seconds: int) -> None:
    wanted = {"game": "vegas", "seats": [{"kind": "me"}, {"kind": "me"}], "clock": seconds}
    assert ann.refused("POST", "/api/tables", wanted) == (400, "bad-clock")


def test_whose_time_runs_and_until_when() -> None:
    seats = [person_seat("Ann", "ann"), bot_seat("greedy")]
    table = table_of("vegas", seats, {"first": "seat0"}, dice="real", clock=30)
    table.apply(GameBegun(["Ann", "greedy"]))
    match, presence = table.match, Presence(table, 90, 300)
    assert match is not None
    clock, rng = TurnClock(), zaria.Rng(1)

    def end_of_turn(now: float) -> float | None:
        return clock.deadline(table, now, presence.is_anybody_there())

    while match.state.actor == zaria.CHANCE:
        assert end_of_turn(0) is None  # dice are in no hurry
        match.make(match.deal([rng.below(bound) for bound in match.state.bounds()]))
    assert match.state.actor == 0
    assert end_of_turn(100) is None  # Ann is not there
    presence.come("ann")
    assert end_of_turn(100) == 130
    assert end_of_turn(120) == 130
    presence.go("ann")
    assert end_of_turn(125) is None
    presence.come("ann")
    assert end_of_turn(200) == 205
    match.make(match.move(match.state.legal()[0]))
    assert end_of_turn(202) is None
    while match.state.actor == zaria.CHANCE:
        match.make(match.deal([rng.below(bound) for bound in match.state.bounds()]))
    assert match.state.actor == 1 and end_of_turn(210) is None  # bots have no time limit
    match.make(["undo", match.step_to_undo([0], [0]) - 1])
    assert end_of_turn(300) == 303  # what was left before the move
    match.make(match.move(match.state.legal()[0]), is_late=True)
    assert end_of_turn(304) is None
    match.make(["undo", match.step_to_undo([0], [0]) - 1])
    assert end_of_turn(400) == 430  # alone with bots one may try again, and has time to
