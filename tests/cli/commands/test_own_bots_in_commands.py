"""Bots of one's own in the commands."""

import json
import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import zaria
from support.terminal.pty import zaria_command
from zaria.arena import own_bots
from zaria.arena.own_bots import LOADED
from zaria.arena.program_bot import ProgramBot
from zaria.arena.results import PlayedGame
from zaria.arena.schedule import Sitting
from zaria.arena.tournament import Tournament

LAST = "class Last:\n    def choose(self, known, seat, rng, budget):\n        return known.legal()[-1]\n"
BROKEN = "class Broken:\n    def choose(self, known, seat, rng, budget):\n        return 'rubbish'\n"


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    (tmp_path / "own_bots_here.py").write_text(LAST + BROKEN)
    monkeypatch.chdir(tmp_path)
    yield
    forget()


def forget() -> None:
    """As on another day."""
    for found in LOADED.values():
        if isinstance(found, ProgramBot):
            found.close()
    LOADED.clear()


def test_they_play_in_the_terminal_and_go_on_with_a_game(tmp_path: Path) -> None:
    game = ["play", "vegas", "--rounds", "1", "--seed", "4", "--record", "game.json"]
    bots = ["--bots-only", "--bots", "own_bots_here:Last,naive"]
    ran = zaria_command(*game, *bots)
    assert ran.code == 0, ran.err
    assert "own_bots_here:Last" in (tmp_path / "game.json").read_text()
    forget()
    again = zaria_command(*game)
    assert again.err == "zaria: the bot “own_bots_here:Last” plays in this game: name it with --bots again\n"
    assert zaria_command(*game, *bots).code == 0


def test_the_command_that_continues_a_game_names_them_again() -> None:
    """Typed as it is shown, it goes on with the same players."""
    start = ["play", "vegas", "--rounds", "1", "--name", "Ann", "--bot", "own_bots_here:Last", "--bot", "naive"]
    left = zaria_command(*start, "--record", "game.json", answer=lambda shown: "quit")
    assert left.code == 0, left.err
    again = left.out.splitlines()[-1].strip()
    assert again == "zaria play vegas --bot own_bots_here:Last --bot naive --record game.json"
    forget()
    assert zaria_command(*shlex.split(again)[1:], answer=lambda shown: "quit").code == 0
    assert json.loads(Path("game.json").read_text())["players"] == ["Ann", "own_bots_here:Last", "naive"]


def test_a_bot_of_an_installed_package_is_nobodys_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game in which it plays does not go on with a person in its seat."""
    offered = [EntryPoint("clever", "own_bots_here:Last", own_bots.GROUP)]
    monkeypatch.setattr(own_bots, "entry_points", lambda group: offered)
    game = ["play", "vegas", "--rounds", "1", "--seed", "4", "--record", "game.json"]
    assert zaria_command(*game, "--bots-only", "--bots", "clever,naive").code == 0
    forget()
    again = zaria_command(*game)
    assert again.err == "zaria: the bot “clever” plays in this game: name it with --bots again\n"
    named = zaria_command("play", "vegas", "--name", "clever")
    assert named.err.startswith("zaria: “clever” is the name of an opponent")


def test_one_that_answers_nonsense_is_told_of_and_the_game_goes_on() -> None:
    ran = zaria_command("play", "vegas", "--rounds", "1", "--bots-only", "--bots", "own_bots_here:Broken,naive")
    assert ran.code == 0
    assert "zaria: a bot failed, and a move was made for it: own_bots_here:Broken: 'rubbish' is not one of [" in ran.err
    assert "The game is over" in ran.out


def test_the_arena_counts_what_went_wrong() -> None:
    argv = ["arena", "vegas", "own_bots_here:Broken", "random", "--players", "2", "--rounds", "1", "--processes", "2"]
    ran = zaria_command(*argv, "--games", "4")
    assert ran.code == 0, ran.err
    said = "times a bot failed and a move was made for it, first: own_bots_here:Broken: 'rubbish' is not one of ["
    assert said in " ".join(ran.out.split())


def test_each_bot_can_be_named_alone() -> None:
    ran = zaria_command(
        *("play", "vegas", "--rounds", "1", "--bots-only", "--record", "game.json"),
        *("--bots", "naive", "--bot", "own_bots_here:Last", "--bot", "random"),
    )
    assert ran.code == 0, ran.err
    assert json.loads(Path("game.json").read_text())["players"] == ["naive", "own_bots_here:Last", "random"]
    ran = zaria_command(
        *("arena", "vegas", "naive", "--bot", "own_bots_here:Last", "--bot", "own_bots_here:Broken"),
        *("--rounds", "1", "--games", "6", "--processes", "1"),
    )
    assert ran.code == 0, ran.err
    rows = [line.split()[0] for line in ran.out.splitlines() if line.strip()]
    assert rows[1:4] == ["naive", "own_bots_here:Last", "own_bots_here:Broken"]


def test_people_are_not_called_like_bots_of_ones_own() -> None:
    ran = zaria_command("play", "vegas", "--name", "own_bots_here:Last")
    assert ran.err.startswith("zaria: “own_bots_here:Last” is the name of an opponent")


def test_processes_that_always_die_are_told_of_in_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zaria.cli.commands.arena.play_sitting", die)
    ran = zaria_command("arena", "vegas", "naive", "random", "--games", "8", "--rounds", "1", "--processes", "2")
    assert ran.code == 1
    assert ran.err == "zaria: the processes that play the games end again and again: is there enough memory?\n"


def die(tournament: Tournament, sitting: Sitting) -> PlayedGame:
    os._exit(1)


def test_a_bot_that_ends_its_process_costs_a_move(tmp_path: Path) -> None:
    Path("ending.py").write_text("import os\nclass Ending:\n    def choose(self, *given):\n        os._exit(3)\n")
    argv = ["arena", "vegas", "ending:Ending", "naive", "--players", "2", "--rounds", "1", "--processes", "2"]
    ran = zaria_command(*argv, "--games", "2")
    assert ran.code == 0, ran.err
    assert "first: ending:Ending: it has ended" in " ".join(ran.out.split())


@pytest.mark.parametrize("processes", ["1", "2"])
def test_a_program_that_hangs_does_not_outlive_the_arena(processes: str, tmp_path: Path) -> None:
    """Also in processes of a pool."""
    Path("hanging.py").write_text(
        "import json, os, sys, time\nopen(f'pid {os.getpid()}', 'w').close()\nfor line in sys.stdin:\n"
        "    asked = json.loads(line)\n"
        "    print(json.dumps({'number': asked['number'], 'action': asked['legal'][0]}), flush=True)\ntime.sleep(600)\n"
    )
    command = [sys.executable, "-m", "zaria.cli", "arena", "vegas", f"program:{sys.executable} hanging.py", "naive"]
    command += ["--players", "2", "--rounds", "1", "--games", "4", "--processes", processes]
    environment = {**os.environ, "PYTHONPATH": str(Path(zaria.__file__).parent.parent)}
    subprocess.run(command, env=environment, check=True, capture_output=True)
    pids = [int(path.name.split()[1]) for path in tmp_path.glob("pid *")]
    assert pids
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


STOPPER = """
import os, signal
class Stopper:
    def choose(self, known, seat, rng, budget):
        os.kill(os.getppid(), signal.SIGTERM)
        return known.legal()[0]
"""


@pytest.mark.parametrize(("command", "kind"), [("arena", "csv"), ("simulate", "csv"), ("arena", "parquet")])
def test_who_is_told_to_stop_keeps_the_games_that_are_over(command: str, kind: str, tmp_path: Path) -> None:
    if kind == "parquet":
        pytest.importorskip("pyarrow")
    Path("stopper.py").write_text(STOPPER)
    path = tmp_path / f"games.{kind}"
    argv = [command, "vegas", "stopper:Stopper", "naive", "--players", "2", "--rounds", "1", "--processes", "1"]
    stopped = zaria_command(*argv, "--games", "6", f"--{kind}", str(path))
    assert stopped.code == 128 + signal.SIGTERM
    if kind == "csv":
        assert len(path.read_text().splitlines()) == 2 + 1
    assert path.exists()
