"""The commands beside `play`, their arguments, and one exact line for each mistake."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import zaria
from support.terminal.pty import SOURCE, zaria_command


def test_version_help_games_and_rules() -> None:
    version, *slow = zaria_command("--version").out.splitlines()
    assert version == f"zaria {zaria.__version__}"
    assert bool(slow) == (not zaria.COMPILED)
    for argv in ((), ("--help",), ("-h",), ("help",)):
        assert "zaria play GAME" in zaria_command(*argv).out
    games = zaria_command("games").out
    for game in zaria.GAMES.values():
        assert game.name in games
        for option in game.options:
            assert "--" + option.name.replace("_", "-") in games
    assert "LV-PAY-03" in zaria_command("rules").out
    one = zaria_command("rules", "lv-pay-01").out
    assert "LV-PAY-01" in one
    assert "LV-PAY-02" not in one
    assert len(re.findall("LV-PAY-0", zaria_command("rules", "LV-PAY").out)) == 5
    assert "LV-TURN-01" in zaria_command("rules", "vegas").out
    assert "DM-DIG-03" in zaria_command("rules", "miner").out
    assert "SOLO-11" in zaria_command("rules", "miner-solo").out
    assert "SOLO-11" not in zaria_command("rules", "miner").out


@pytest.mark.parametrize("command", ["play", "replay", "verify", "rules", "games", "faces", "score"])
def test_every_command_has_help(command: str) -> None:
    ran = zaria_command(command, "--help")
    assert ran.code == 0
    assert f"zaria {command}" in ran.out
    assert "--plain" in ran.out


def test_the_options_of_a_game_are_its_arguments() -> None:
    ran = zaria_command("play", "vegas", "--help")
    for option in zaria.GAMES["vegas"].options:
        assert "--" + option.name.replace("_", "-") in ran.out
    assert "--magic" not in ran.out, "an option of another game"


MISTAKES = [
    (["foo"], "there is no command “foo”; there are: play, replay"),
    (["pla\x1b[31my"], "there is no command “pla [31my”"),
    (["play"], "which game? there are: vegas"),
    (["play", "poker"], "there is no game “poker”; there are: vegas"),
    (["play", "vegas", "--roundz", "2"], "zaria play does not take “--roundz”; it takes: --help, --lang, --players"),
    (["play", "vegas", "extra"], "zaria play does not take “extra”"),
    (["play", "vegas", "--round", "2"], "zaria play does not take “--round”"),
    (["play", "vegas", "--rounds"], "--rounds needs a value"),
    (["play", "vegas", "--plain=yes"], "--plain takes no value"),
    (["play", "vegas", "--rounds", "8"], "rounds takes a whole number, 1..7, not “8”"),
    (["play", "vegas", "--rounds", "two"], "rounds takes a whole number, 1..7, not “two”"),
    (["play", "vegas", "--first", "me"], "first takes one of seat0, random, not “me”"),
    (["play", "vegas", "--open-money", "maybe"], "open_money takes yes or no, not “maybe”"),
    (["play", "vegas", "--players", "1"], "vegas is for 2 to 5 players, not 1"),
    (["play", "vegas", "--players", "6"], "vegas is for 2 to 5 players, not 6"),
    (["play", "vegas", "--players", "x"], "--players takes a whole number, not “x”"),
    (["play", "vegas", "--players", "-4"], "--players takes a whole number of at least 1, not “-4”"),
    (["play", "vegas", "--players", "9" * 30], "--players takes a whole number"),
    (["play", "vegas", "--humans", "6"], "vegas is for 5 players at most, not for 6 people"),
    (["play", "vegas", "--humans", "99999999999"], "vegas is for 5 players at most"),
    (["play", "vegas", "--players", "99999999999"], "vegas is for 2 to 5 players"),
    (["play", "vegas", "--seed", "lucky"], "--seed takes a whole number, not “lucky”"),
    (
        ["play", "vegas", "--bots", "clever"],
        "there is no bot “clever”; there are: random, naive, greedy, expectation, easy, normal, hard, expert",
    ),
    (["play", "vegas", "--bots", ""], "there is no bot “”"),
    (
        ["play", "vegas", "--players", "2", "--bots", "greedy,random"],
        "1 people and 2 opponents are more than 2 players",
    ),
    (["play", "vegas", "--humans", "3", "--players", "2"], "3 people and 0 opponents are more than 2 players"),
    (["play", "vegas", "--bots-only", "--name", "Ann"], "with --bots-only nobody else plays"),
    (["play", "vegas", "--bots-only", "--real-dice"], "real dice need somebody to roll them"),
    (["play", "vegas", "--humans", "1", "--name", "Ann", "--name", "Bob"], "2 names for 1 people"),
    (["play", "vegas", "--name", "Ann", "--name", "Ann"], "two people are called “Ann”"),
    (["play", "vegas", "--name", "greedy 2"], "“greedy 2” is the name of an opponent"),
    (["play", "vegas", "--name", " "], "“” cannot be a name: a name has 1 to 20 letters"),
    (["play", "vegas", "--name", "x" * 21], "“xxxxxxxxxxxxxxxxxxxxx” cannot be a name"),
    (["rules", "LV-NO-99"], "there is no rule “LV-NO-99”"),
    (["replay"], "which file?"),
    (["replay", "missing.json"], "missing.json cannot be read: there is no such file or directory"),
    (["replay", "."], ". cannot be read: it is a directory"),
]


@pytest.mark.parametrize(("argv", "said"), MISTAKES)
def test_a_mistake_is_one_line_on_the_error_stream(
    argv: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = zaria_command(*argv)
    assert ran.code == (1 if "cannot be read" in said else 2)
    assert ran.out == ""
    assert ran.err.startswith(f"zaria: {said}"), ran.err
    assert ran.err.endswith("\n")
    assert len(ran.err.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_a_record_is_replayed_line_by_line(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(zaria.play("vegas", [zaria.bot("random")] * 3, seed=1, rounds=1).to_json())
    ran = zaria_command("replay", str(file))
    assert ran.code == 0
    assert "The game is over." in ran.out
    assert "Result" in ran.out
    record = zaria.Record.from_json(file.read_text())
    record.steps, record.result = record.steps[:9], None
    file.write_text(record.to_json())
    assert "The game is not over" in zaria_command("replay", str(file)).out


def test_the_package_does_not_load_the_terminal() -> None:
    code = "import sys, zaria; sys.exit(any(name.startswith('zaria.cli') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], env={"PYTHONPATH": SOURCE}, check=False).returncode == 0
