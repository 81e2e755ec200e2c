"""Replays back and forth, and what the command remembers: the last options, the best scores."""

import json
import subprocess
from pathlib import Path

import pytest

import zaria
from support.terminal.pty import Terminal, zaria_command
from support.terminal.screens import shown
from zaria.terminal.screen import width_of


def test_a_replay_goes_back_and_forth_and_helps(tmp_path: Path) -> None:
    record = zaria.play("vegas", ["random", "random"], seed=1, rounds=1)
    (tmp_path / "g").write_text(record.to_json())
    terminal = Terminal("replay", "g", folder=tmp_path, rows=24, columns=60)
    end = "> "
    first = terminal.until(end)
    terminal.type("")
    second = terminal.until(end)
    assert first != second
    assert all(width_of(row) <= 60 for row in shown(terminal.printed, 24).rows), "a longer line would scroll the page"
    terminal.type("b")
    assert terminal.until(end).endswith(first[first.index("Step ") :])
    terminal.type("?")
    assert "the next decision. b: the one before." in terminal.until(end)
    terminal.type(str(len(record.steps)))
    assert f"Step {len(record.steps)} of {len(record.steps)}" in terminal.until(end)
    terminal.type("1")
    assert "Step 1 of" not in terminal.until(end)  # the first decision comes later
    terminal.type("go")
    terminal.until("Result")
    assert terminal.end()[0] == 0


def test_money_is_open_in_the_replay_of_a_finished_game(tmp_path: Path) -> None:
    whole = zaria.play("vegas", ["random", "random", "random"], seed=1)
    (tmp_path / "whole").write_text(whole.to_json())
    for name, is_open in (("whole", True), ("part", False)):
        if name == "part":
            steps = whole.steps[: len(whole.steps) * 3 // 4]
            (tmp_path / "part").write_text(whole.with_steps(steps, None).to_json())
        terminal = Terminal("replay", name, folder=tmp_path, columns=100)
        terminal.until("> ")
        terminal.type(str(len(whole.steps) * 2 // 3))
        page = terminal.until("> ")
        money = next(line for line in page.split("\n") if "money" in line)
        assert ("?" not in money) is is_open, money
        terminal.type("q")
        terminal.end()


def test_play_alone_plays_what_was_played_last(own_data_folder: Path) -> None:
    assert zaria_command("play").code == 2  # nothing is remembered yet
    zaria_command("play", "vegas", "--players", "3", "--tiles", "2", "--seed", "1", "--record", "a", typed=["quit"])
    again = zaria_command("play", "--record", "b", typed=["quit"])
    assert again.code == 0
    one, two = (zaria.Record.from_json(Path(name).read_text()) for name in "ab")
    assert (one.game, one.players, one.options) == (two.game, two.players, two.options)
    assert one.steps != two.steps, "the seed is not for the next game"
    (own_data_folder / "last-play.json").write_text("[broken")
    assert zaria_command("play").code == 2


def test_solo_says_why_it_ended_and_keeps_the_best_score(own_data_folder: Path) -> None:
    first = zaria_command("play", "miner-solo", "--seed", "1", typed=["stop", "yes"])
    assert "You stopped the game here." in first.out
    assert "That is the best score on this machine so far." in first.out
    again = zaria_command("play", "miner-solo", "--seed", "1", typed=["stop", "yes"])
    assert "Best score on this machine: " in again.out
    assert len(json.loads((own_data_folder / "best-scores.json").read_text())) == 1
    bots = zaria_command("play", "miner-solo", "--bots-only", "--bots", "random", "--seed", "1")
    assert "on this machine" not in bots.out


def test_help_names_the_options_of_all_games() -> None:
    told = zaria_command("play", "--help").out
    for game in zaria.GAMES.values():
        for option in game.options:
            assert f"--{option.name.replace('_', '-')}" in told
            assert f"{game.name}" in told
    assert "--magic" not in zaria_command("play", "vegas", "--help").out


@pytest.mark.parametrize(
    "argv",
    [
        ["fly"],
        ["play"],
        ["play", "chess"],
        ["play", "vegas", "--wings", "2"],
        ["play", "vegas", "--players", "9"],
        ["play", "vegas", "--players", "two"],
        ["play", "vegas", "--tiles", "99"],
        ["play", "vegas", "--bots", "clever"],
        ["replay"],
        ["rules", "XX-99"],
        ["--lang", "fr"],
        ["join", "nonsense"],
        ["completion", "tcsh"],
    ],
)
def test_a_command_line_that_is_not_understood_exits_with_2(argv: list[str]) -> None:
    ran = zaria_command(*argv)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)


def test_what_cannot_be_done_exits_with_1() -> None:
    assert zaria_command("replay", "nowhere.json").code == 1
    Path("broken").write_text("{")
    assert zaria_command("replay", "broken").code == 1


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_shells_complete_commands_options_and_games(shell: str) -> None:
    script = zaria_command("completion", shell).out
    for word in ("replay", "players", "tiles", "vegas", "expert-ada"):
        assert word in script


def test_the_script_for_bash_completes() -> None:
    script = zaria_command("completion", "bash").out
    asked = 'COMP_WORDS=(zaria play --pl); COMP_CWORD=2; _zaria; echo "${COMPREPLY[@]}"'
    ran = subprocess.run(["bash", "-c", f"{script}\n{asked}"], capture_output=True, text=True, check=True)
    assert sorted(ran.stdout.split()) == ["--plain", "--players"]
