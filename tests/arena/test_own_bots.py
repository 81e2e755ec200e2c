"""Bots of one's own: found by module or as a program, and whatever they do wrong, the game goes on."""

import sys
from pathlib import Path

import pytest

import zaria
from zaria.arena import own_bots
from zaria.arena.match import play_match
from zaria.arena.own_bots import Guarded, OwnBot, find_bot, time_limit
from zaria.arena.program_bot import ProgramBot, ProgramFailed

LAST = """
class Last:
    name = "last"
    def choose(self, known, seat, rng, budget):
        return known.legal()[-1]

class Nothing:
    pass
"""
# Answers with the last legal action, after rubbish and after the answer to another question.
PROGRAM = """
import json, sys
for line in sys.stdin:
    question = json.loads(line)
    print("thinking ...", flush=True)
    print(json.dumps({"number": -1, "action": 0}), flush=True)
    assert question["view"]["seat"] == question["seat"]
    print(json.dumps({"number": question["number"], "action": question["legal"][-1]}), flush=True)
"""
ONE_ROUND = {"rounds": 1}


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_bots.py").write_text(LAST)
    (tmp_path / "last.py").write_text(PROGRAM)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(own_bots, "LOADED", {})
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.delitem(sys.modules, "my_bots", raising=False)


def program(source: str, seconds: float = 20) -> ProgramBot:
    Path("program.py").write_text(source)
    return ProgramBot("program", f"{sys.executable} program.py", seconds)


def test_a_class_in_a_module_of_this_folder_plays() -> None:
    result = play_match("vegas", ONE_ROUND, [find_bot("my_bots:Last"), find_bot("naive")], 1)
    assert result.trouble == []
    assert find_bot("my_bots:Last").name == "my_bots:Last"


def test_a_program_plays_as_the_same_class_does() -> None:
    speaking = find_bot(f"program:{sys.executable} last.py")
    spoken = play_match("vegas", ONE_ROUND, [speaking, find_bot("naive")], 1)
    written = play_match("vegas", ONE_ROUND, [find_bot("my_bots:Last"), find_bot("naive")], 1)
    assert spoken.trouble == []
    assert spoken.scores == written.scores
    assert isinstance(speaking, ProgramBot)
    speaking.close()


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("my_bots:Nobody", "cannot be had: AttributeError"),
        ("no_such_module:Bot", "cannot be had: ModuleNotFoundError"),
        ("my_bots:Nothing", "has no method “choose”"),
        ("clever", "there is no bot “clever”"),
    ],
)
def test_what_cannot_be_had_is_refused_at_once(name: str, said: str) -> None:
    with pytest.raises(zaria.UnknownBot, match=said):
        find_bot(name)


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("raise SystemExit(3)", "it has ended"),
        ("import time; time.sleep(60)", "no answer in 0.5 seconds"),
        ("print('{}'); print('[1'); print('7'); import time; time.sleep(60)", "no answer in 0.5 seconds"),
        (PROGRAM.replace('question["legal"][-1]', "62"), "62 is not one of"),
        (PROGRAM.replace('question["legal"][-1]', "'pass'"), "'pass' is not one of"),
    ],
)
def test_a_program_that_fails_says_how(source: str, said: str) -> None:
    state = zaria.new("vegas", players=2)
    while state.actor == zaria.CHANCE:
        state.roll(zaria.Rng(1))
    failing = program(source, 20 if "ended" in said or "not one" in said else 0.5)
    with pytest.raises(ProgramFailed, match=said):
        failing.choose(state.known(state.actor), state.actor, zaria.Rng(1), 1000)
    failing.close()


def test_a_program_that_ends_in_the_middle_is_started_again() -> None:
    once = program(PROGRAM.replace("for line in sys.stdin:", "for line in [sys.stdin.readline()]:"))
    result = play_match("vegas", ONE_ROUND, [once, find_bot("naive")], 1)
    assert sum(result.shares) == 1
    assert len(result.trouble) < sum(result.moves)
    once.close()


def test_a_program_that_is_not_there() -> None:
    missing = ProgramBot("missing", "no-such-program-anywhere")
    result = play_match("vegas", ONE_ROUND, [missing, find_bot("naive")], 1)
    assert set(result.trouble) == {"missing: ProgramFailed"}


class Endless:
    name = "endless"

    def choose(self, known: zaria.State, seat: int, rng: zaria.Rng, budget: int) -> int:
        while True:
            pass


def test_a_bot_that_hangs_is_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_bots, "SECONDS", 0.05)
    state = zaria.new("vegas", players=2)
    while state.actor == zaria.CHANCE:
        state.roll(zaria.Rng(1))
    told: list[str] = []
    guarded = Guarded(OwnBot("endless", Endless()), told.append)
    assert guarded.choose(state.known(state.actor), state.actor, zaria.Rng(1), 1000) == state.legal()[0]
    assert told == ["endless: TimeoutError"]
    with time_limit(5):
        pass  # and nothing rings later
