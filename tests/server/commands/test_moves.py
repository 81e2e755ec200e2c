"""Moves: carried out exactly once, in order, on disk before they are acknowledged; documents follow by patches."""

from typing import Any

import pytest

import zaria
from support.server.person import Live, Person, command, play_on, together


def start_two(ann: Person, bob: Person, **more: Any) -> str:
    """A table of two people, in play."""
    table = ann.create("vegas", "mo", options={"rounds": 1}, **more)
    bob.do(table, "sit", seat=1)
    with ann.live(table) as one, bob.live(table) as two:
        one.do("start")
        one.until_status("playing")
        two.until_status("playing")
    return table


def test_two_guests_play_a_whole_game(ann: Person, bob: Person) -> None:
    table = start_two(ann, bob)
    with ann.live(table) as one, bob.live(table) as two:
        moves = 0
        while one.table["status"] == "playing":
            moves += play_on([one, two])
        assert moves >= 8
        assert one.table["status"] == "over"
        record = zaria.Record.from_json(ann.ask("GET", f"/api/tables/{table}/record").text)
        assert record.players == ["Ann", "Bob"]
        zaria.replay(record)
        assert record.result == one.table["result"]


def test_a_stale_version_is_refused_with_the_present_one(ann: Person, bob: Person) -> None:
    table = start_two(ann, bob)
    with ann.live(table) as live:
        live.until_asked()
        answer = live.do("move", version=live.version - 1, action=live.question["choices"][0]["action"])  # type: ignore[index]
        assert (answer["code"], answer["version"]) == ("stale-version", live.version)
        assert answer["arguments"]["present"] == live.version
        assert ann.cannot(table, "move", action=0) == (400, "bad-field")


def test_the_same_command_three_times_is_carried_out_once(ann: Person, bob: Person) -> None:
    table = start_two(ann, bob)
    with ann.live(table) as live:
        question = live.until_asked()
        assert question is not None
        asked = command("move", version=live.version, action=question["choices"][0]["action"])
        for _ in range(3):
            live.send(asked)
        acks = [live.until("ack") for _ in range(3)]
        assert acks[0] == acks[1] == acks[2]
        assert ann.post(f"/api/tables/{table}/commands", asked) == acks[0]
        steps = ann.get(f"/api/tables/{table}/record")["steps"]
        assert len([step for step in steps if step[0] == 0]) == 1


def test_two_tabs_race_and_one_wins(ann: Person, bob: Person) -> None:
    table = start_two(ann, bob)
    with ann.live(table) as one, ann.live(table) as two:
        one.until_asked()
        two.until_asked()
        assert one.question == two.question and one.question is not None
        for number, live in enumerate((one, two)):
            live.send(command("move", version=live.version, action=one.question["choices"][number]["action"]))
        answers = []
        for live in (one, two):
            while live.heard[-1]["type"] not in ("ack", "refused"):
                live.receive()
            answers.append(live.heard[-1])
        assert sorted(answer["type"] for answer in answers) == ["ack", "refused"]
        assert "stale-version" in [answer.get("code") for answer in answers]


def test_only_the_actor_moves_and_only_legally(ann: Person, bob: Person) -> None:
    table = start_two(ann, bob)
    with ann.live(table) as one, bob.live(table) as two:
        question = one.until_asked()
        assert question is not None
        two.reach(one.version)
        assert two.question is None
        assert two.do("move", version=two.version, action=question["choices"][0]["action"])["code"] == "not-your-move"
        assert one.do("move", version=one.version, action=61)["code"] == "not-a-choice"
        assert one.do("move", version=one.version, action=-1)["code"] == "not-an-action"
        assert one.do("move", version=one.version, word="place 9")["code"] == "unknown-word"
        assert one.do("move", version=one.version, word=question["choices"][0]["word"])["type"] == "ack"


GAMES = [
    ("vegas", "mmm", {"rounds": 1, "tiles": 6}),
    (
        "vegas",
        "mm",
        {"rounds": 1, "tiles": ["lucky_punch", "black_box", "my_choice", "power_play", "handicap", "prime_time"]},
    ),
    ("miner", "mmm", {}),
    ("miner-solo", "m", {}),
]


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_old_snapshot_and_patches_are_the_fresh_snapshot_for_every_seat(
    ann: Person, game: str, seats: str, options: dict[str, Any]
) -> None:
    """With the views of every seat and of a spectator, all through a random game."""
    table = ann.create(game, seats, options=options)
    rng = zaria.Rng(5)
    eyes = [*range(len(seats)), -1]
    with ann.live(table, 0) as first, ann.live(table, -1) as spectator:
        watching = {0: first, -1: spectator}
        more = [ann.live(table, seat) for seat in eyes[1:-1]]
        for seat, opened in zip(eyes[1:-1], more):
            watching[seat] = opened.__enter__()
        try:
            first.begin(*eyes[:-1])
            play_and_compare(ann, table, watching, rng)
        finally:
            for opened in more:
                opened.__exit__(None, None, None)


def play_and_compare(ann: Person, table: str, watching: dict[int, Live], rng: zaria.Rng) -> None:
    moves = 0
    lives = list(watching.values())
    while lives[0].table["status"] != "over":
        moves += play_on(lives, rng.below)
        together(*lives)
        if moves % 4 == 0 or lives[0].table["status"] == "over":
            for seat, live in watching.items():
                fresh = ann.get(f"/api/tables/{table}?seat={seat}")
                live.reach(fresh["version"])
                assert live.document == fresh["document"]
                assert live.question == fresh["question"]
                assert live.why == fresh["why"]
                says_why = live.table["game"].startswith("miner") and live.table["status"] == "playing" and seat >= 0
                assert (live.why is not None) == says_why  # spectators choose nothing
    assert moves > 0  # a solo game can be stopped early
