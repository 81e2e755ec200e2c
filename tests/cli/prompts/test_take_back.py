"""`undo` in the terminal, under the rules of live tables, and ending a solo game only on purpose."""

import json
from pathlib import Path

import pytest

import zaria
from support.terminal.pty import zaria_command


def steps() -> list[list[object]]:
    found: list[list[object]] = json.loads(Path("g").read_text())["steps"]
    return found


def test_alone_one_goes_back_past_bots_and_the_dice_come_again() -> None:
    ran = zaria_command("play", "vegas", "--seed", "3", "--record", "g", typed=["undo", "4", "undo", "4", "quit"])
    assert "you have no move to take back" in ran.out
    assert "takes the last move back" in ran.out
    record = zaria.Record.from_json(Path("g").read_text())
    undone = [step for step in steps() if step[0] == "undo"]
    assert undone == [["undo", 2]]  # to before the first move, after cards and dice
    before, after = [step for step in steps() if step[0] == "deal" and str(step[1]).startswith("roll/1/1/")][:2]
    assert before == after, "other dice"
    assert zaria.replay(record).actor == 0


def test_with_other_people_dice_are_never_taken_back() -> None:
    people = ("--name", "Ann", "--name", "Bob", "--players", "2", "--seed", "3")
    ran = zaria_command("play", "vegas", *people, "--record", "g", typed=["pass", "undo", "quit"])
    assert "dice and cards cannot be taken back" in ran.out
    assert [step for step in steps() if step[0] == "undo"] == []


def test_with_other_people_the_last_move_is_taken_back_until_the_next_roll() -> None:
    cards, roll = "60 30 60 30 60 30 60 40 40 50 50 50", "1 1 1 1 1 1 1 big 2"
    typed = [cards, roll, roll, "place 1", "undo", "place 2", roll, "undo", "quit"]
    people = ("--name", "Ann", "--name", "Bob", "--players", "2", "--real-dice")
    ran = zaria_command("play", "vegas", *people, "--record", "g", typed=typed)
    assert "dice and cards cannot be taken back" in ran.out
    assert [step[0] for step in steps()] == ["deal", "deal", "deal", 0, "undo", 0, "deal"]
    assert zaria.replay(zaria.Record.from_json(Path("g").read_text())).actor == 1


def test_a_secret_that_was_shown_is_not_taken_back() -> None:
    cards, roll = "60 30 60 30 60 30 60 40 40 50 50 50", "1 1 1 1 1 1 1 big 2"
    people = (
        "--name",
        "Ann",
        "--name",
        "Bob",
        "--players",
        "2",
        "--real-dice",
        "--tiles",
        "lucky_punch",
        "--rounds",
        "1",
    )
    typed = [cards, roll, roll, "place 1", "", "hide 2", "guess 1", "undo", "quit"]
    ran = zaria_command("play", "vegas", *people, "--record", "g", typed=typed)
    assert "something secret has been shown: that cannot be taken back" in ran.out


@pytest.mark.parametrize(
    ("locale", "stop", "yes"),
    [("en", "stop", "yes"), ("de", "stopp", "ja"), ("el", "τέλος", "ναι")],  # noqa: RUF001
)
def test_a_solo_game_is_ended_only_on_purpose(locale: str, stop: str, yes: str) -> None:
    own = ("play", "miner-solo", "--seed", "1", "--lang", locale, "--record", "g")
    for typed in ([stop, ""], [stop, "no"], [stop, "quit"]):
        zaria_command(*own, typed=[*typed, "quit"])
        assert zaria.Record.from_json(Path("g").read_text()).result is None
    ran = zaria_command(*own, typed=[stop, yes])
    assert ran.code == 0
    assert zaria.Record.from_json(Path("g").read_text()).result is not None
