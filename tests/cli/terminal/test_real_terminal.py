"""The command in a real terminal, and in real pipes: colours, signals, curtains, closed and full outputs."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import IO

import pytest

import zaria
from support.terminal.pty import PATIENCE, SEQUENCES, SOURCE, Terminal, first_choice
from zaria.terminal.screen import width_of

ENVIRONMENT = {"PYTHONPATH": SOURCE, "PATH": os.environ["PATH"]}
COMMAND = [sys.executable, "-m", "zaria.cli"]
CLEARED = "\x1b[2J\x1b[3J\x1b[H"


def record(path: Path) -> zaria.Record:
    return zaria.Record.from_json(path.read_text())


def test_a_whole_game_with_a_breath_after_each_round(tmp_path: Path) -> None:
    terminal = Terminal(
        "play", "vegas", "--players", "2", "--rounds", "2", "--seed", "1", "--record", "g", folder=tmp_path
    )
    while not terminal.is_over():
        terminal.answer(first_choice)
    code, printed = terminal.end()
    assert code == 0
    assert "Traceback" not in printed
    assert printed.count("Press Enter to continue.") == 1
    assert record(tmp_path / "g").result is not None
    assert "\x1b[1;38;5;167m" in printed, "no colour"


@pytest.mark.parametrize("environment", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_no_colour_means_no_escape(environment: dict[str, str], tmp_path: Path) -> None:
    terminal = Terminal("play", "vegas", folder=tmp_path, environment=environment)
    terminal.until("> ")
    terminal.type("?")
    terminal.until("> ")
    terminal.type("quit")
    code, printed = terminal.end()
    assert code == 0
    assert "which number" in printed
    assert "\x1b" not in printed


@pytest.mark.parametrize("columns", [60, 80, 200])
def test_the_terminal_is_as_wide_as_it_is(columns: int, tmp_path: Path) -> None:
    terminal = Terminal(
        "play", "vegas", "--players", "5", "--tiles", "6", "--seed", "3", folder=tmp_path, columns=columns
    )
    terminal.until("> ")
    terminal.type("help")
    terminal.read_pages()
    terminal.type("quit")
    widths = [width_of(line) for line in SEQUENCES.sub("", terminal.end()[1]).replace("\r", "").split("\n")]
    assert max(widths) <= columns
    assert max(widths) >= min(columns, 100) - 1, "the room is not used"


@pytest.mark.parametrize("moves", [0, 3])
def test_ctrl_c_keeps_the_game(moves: int, tmp_path: Path) -> None:
    terminal = Terminal("play", "vegas", "--seed", "1", "--record", "g.json", folder=tmp_path)
    for _ in range(moves):
        terminal.until("> ")
        terminal.type("pass" if zaria.replay(record(tmp_path / "g.json")).view(0)["players"][0]["chips"] else "6")
    terminal.until("> ")
    terminal.press(b"\x03")
    code, printed = terminal.end()
    assert code == 130
    assert "The game is saved in g.json." in printed
    assert "Traceback" not in printed
    kept = record(tmp_path / "g.json")
    assert kept.result is None
    assert zaria.replay(kept).actor == 0


def test_ctrl_c_without_a_file_keeps_the_game_in_a_new_one(tmp_path: Path) -> None:
    terminal = Terminal("play", "vegas", folder=tmp_path)
    terminal.until("> ")
    terminal.press(b"\x03")
    code, printed = terminal.end()
    assert code == 130
    assert "zaria play vegas --record zaria-vegas-1.json" in printed
    assert zaria.replay(record(tmp_path / "zaria-vegas-1.json")).actor == 0


def test_ctrl_d_leaves_and_keeps_the_game(tmp_path: Path) -> None:
    terminal = Terminal("play", "vegas", folder=tmp_path)
    terminal.until("> ")
    terminal.press(b"\x04")
    code, printed = terminal.end()
    assert code == 0
    assert "zaria-vegas-1.json" in printed


def test_ctrl_c_elsewhere_is_silent(tmp_path: Path) -> None:
    (tmp_path / "g").write_text(zaria.play("vegas", [zaria.bot("random")] * 2, seed=1).to_json())
    terminal = Terminal("replay", "g", folder=tmp_path)
    terminal.until("Enter = next")
    terminal.press(b"\x03")
    code, printed = terminal.end()
    assert code == 130
    assert "Traceback" not in printed


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_between_two_steps_keeps_a_whole_record(number: signal.Signals, tmp_path: Path) -> None:
    argv = ["play", "vegas", "--bots-only", "--players", "5", "--rounds", "7", "--tiles", "6", "--record", "g.json"]
    process = subprocess.Popen(
        [*COMMAND, *argv], cwd=tmp_path, env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    for _ in range(20):
        process.stdout.readline()
    process.send_signal(number)
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 128 + number
    assert "saved in g.json" in out
    assert err == ""
    kept = record(tmp_path / "g.json")
    assert kept.result is None
    assert zaria.replay(kept).actor != zaria.OVER


def test_bots_wait_for_enter_and_run_on_go(tmp_path: Path) -> None:
    terminal = Terminal("play", "vegas", "--bots-only", "--rounds", "1", "--seed", "1", folder=tmp_path)
    for _ in range(3):
        terminal.until("Enter = next")
        terminal.type("")
    terminal.until("Enter = next")
    terminal.type("go")
    terminal.until("Result")
    assert terminal.end()[0] == 0


def test_a_replay_waits_for_enter_and_can_be_left(tmp_path: Path) -> None:
    (tmp_path / "g").write_text(zaria.play("vegas", [zaria.bot("random")] * 2, seed=1).to_json())
    terminal = Terminal("replay", "g", folder=tmp_path)
    terminal.until("Enter = next")
    terminal.type("")
    terminal.until("Enter = next")
    terminal.type("q")
    code, printed = terminal.end()
    assert code == 0
    assert "Result" not in printed


def test_a_secret_entry_is_asked_behind_a_curtain_and_wiped(tmp_path: Path) -> None:
    """Two people and Lucky Punch: nothing that Ann hides can be read when Bob guesses."""
    names = ("--name", "Ann", "--name", "Bob", "--players", "3", "--tiles", "lucky_punch")
    terminal = Terminal("play", "vegas", *names, "--seed", "1", folder=tmp_path)
    terminal.until("Ann\x1b[0m\x1b[1;38;5;166m, which number")
    terminal.until("> ")
    terminal.type("place 1")
    before = terminal.until("everybody else, look away.")
    assert CLEARED in before
    assert "hide 1" not in before
    terminal.until("Press Enter to continue. ")
    terminal.type("")
    assert terminal.until("> ").startswith("\r\n" + CLEARED)
    terminal.type("hide 2")
    after = terminal.until("How many markers has")
    wiped = after.rindex(CLEARED)
    assert "hide" in after[:wiped]
    assert "hid some markers" in after[wiped:]
    assert "hide" not in after[wiped:]
    assert "hid 2" not in after
    terminal.until("> ")
    terminal.press(b"\x1b[A")  # no history gives the secret away, and an arrow key does no harm
    terminal.type("log")
    log = terminal.read_pages()
    assert "2 markers" not in log
    assert "hide 2" not in log
    terminal.type("quit")
    assert terminal.end()[0] == 0


# Pipes


def run(*argv: str, out: int | IO[str] = subprocess.PIPE, folder: Path) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [*COMMAND, *argv],
        cwd=folder,
        env=ENVIRONMENT,
        stdin=subprocess.DEVNULL,
        stdout=out,
        stderr=subprocess.PIPE,
        check=False,
    )


def test_a_reader_who_has_enough_is_no_error(tmp_path: Path) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    for argv in (["rules"], ["play", "vegas", "--bots-only"]):
        ran = run(*argv, out=writer, folder=tmp_path)
        assert (ran.returncode, ran.stderr) == (0, b"")
    os.close(writer)


def test_a_full_output_is_one_line(tmp_path: Path) -> None:
    with Path("/dev/full").open("w") as full:
        for argv in (["rules"], ["play", "vegas", "--bots-only"], ["--version"]):
            ran = run(*argv, out=full, folder=tmp_path)
            assert ran.returncode == 1
            assert ran.stderr == b"zaria: the output cannot be written: the disk is full\n"


def test_no_input_at_all_leaves_at_once(tmp_path: Path) -> None:
    ran = run("play", "vegas", folder=tmp_path)
    assert ran.returncode == 0
    assert b"is saved in zaria-vegas-1.json" in ran.stdout
    assert ran.stderr == b""


def test_a_last_line_without_an_end_counts(tmp_path: Path) -> None:
    """Several lines come in one piece through a pipe; each is read, the last one too."""
    ran = subprocess.run(
        [*COMMAND, "play", "vegas", "--seed", "3"],
        cwd=tmp_path,
        env=ENVIRONMENT,
        input=b"nonsense\n\nplace 4\npass",
        capture_output=True,
        check=False,
    )
    assert ran.returncode == 0
    assert "Player 1 put 2 dice in casino 4." in ran.stdout.decode()
    assert "Player 1 paid a chip and passed." in ran.stdout.decode()


def test_odd_bytes_and_an_ascii_world(tmp_path: Path) -> None:
    ran = subprocess.run(
        [*COMMAND, "play", "vegas", "--name", "Ζωή"],
        cwd=tmp_path,
        env=ENVIRONMENT | {"PYTHONIOENCODING": "ascii"},
        input=b"\xff\xfe\x80\n\x00\n",
        capture_output=True,
        check=False,
    )
    assert ran.returncode == 0
    assert ran.stderr == b""
    assert ran.stdout.isascii()
    assert b"+-----+" in ran.stdout
