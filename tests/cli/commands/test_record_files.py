"""Files that are no records, records that do not fit, and disks that do not write: one line, and nothing is lost."""

import errno
import os
from pathlib import Path

import pytest

import zaria
from support.terminal.pty import first_choice, stopping_after, zaria_command
from zaria.cli.files import write_record
from zaria.terminal.errors import UsageError


def a_record() -> zaria.Record:
    return zaria.play("vegas", [zaria.bot("random")] * 3, seed=1, rounds=1)


GOOD = a_record().to_json()
BAD = [
    ("", "this is not a complete record"),
    (GOOD[: len(GOOD) // 2], "this is not a complete record"),
    (GOOD[:-3], "this is not a complete record"),
    ("not JSON at all", "this is not a complete record"),
    ("[" * 100_000, "this is not a complete record"),
    ("[1, 2, 3]", "this is not a record of Zaria"),
    ('{"some": "json"}', "this is not a record of Zaria"),
    (GOOD.replace('"zaria": 1', '"zaria": 2'), "this record is in format 2"),
    (GOOD.replace('"rules": 2', '"rules": 99'), "the record follows rules 99 of vegas"),
    (GOOD.replace('"game": "vegas"', '"game": "poker"'), "the record is of a game “poker”"),
    (GOOD.replace("place 1", "place 2", 1), "step "),
    (GOOD.replace('"rounds": 1', '"rounds": 50'), "the record cannot be started"),
    (b"\xff\xfe\x00binary\x80", "game.json is not a record of Zaria"),
]


@pytest.mark.parametrize("command", [["play", "vegas", "--record", "game.json"], ["replay", "game.json"]])
@pytest.mark.parametrize(("content", "said"), BAD)
def test_what_is_no_record_is_refused_and_left_alone(content: str | bytes, said: str, command: list[str]) -> None:
    raw = content if isinstance(content, bytes) else content.encode()
    Path("game.json").write_bytes(raw)
    ran = zaria_command(*command)
    assert ran.code == 1
    assert ran.out == ""
    assert ran.err.startswith(f"zaria: {said}")
    assert len(ran.err.splitlines()) == 1
    assert Path("game.json").read_bytes() == raw
    assert [path.name for path in Path().iterdir()] == ["game.json"]


@pytest.mark.parametrize(
    ("argument", "said"),
    [
        (["--rounds", "3"], "--rounds 1, not 3"),
        (["--players", "4"], "--players 3, not 4"),
        (["--humans", "2"], "--humans 1, not 2"),
        (["--name", "Bob"], "--name Ann, not Bob"),
        (["--bots", "random"], "--bots normal-leo, normal-nora, not random, random"),
        (["--bots-only"], "--bots-only 1, not 0"),
        (["--first", "random"], "--first seat0, not random"),
    ],
)
def test_a_record_that_does_not_fit_what_is_asked_for(argument: list[str], said: str) -> None:
    arguments = ["play", "vegas", "--record", "g.json"]
    zaria_command(*arguments, "--rounds", "1", "--players", "3", "--name", "Ann", answer=stopping_after(1))
    before = Path("g.json").read_text()
    ran = zaria_command(*arguments, *argument)
    assert ran.code == 1
    assert said in ran.err
    assert "leave" in ran.err
    assert Path("g.json").read_text() == before
    same = ["--rounds", "1", "--players", "3", "--name", "Ann", "--humans", "1", "--bots", "leo,nora"]
    assert zaria_command(*arguments, *same, typed=["quit"]).code == 0


def test_a_record_of_another_game() -> None:
    other = next((name for name in zaria.GAMES if name != "vegas"), None)
    assert other is not None
    Path("g.json").write_text(GOOD)
    ran = zaria_command("play", other, "--record", "g.json")
    assert (ran.code, ran.err) == (1, f"zaria: g.json holds a game of vegas, not of {other}\n")


@pytest.mark.parametrize(
    ("target", "said"),
    [
        (".", ". cannot be read: it is a directory"),
        ("missing/g.json", "missing/g.json cannot be written: there is no such file or directory"),
        ("file/g.json", "file/g.json cannot be read: part of its path is not a directory"),
        ("x" * 300, f"{'x' * 300} cannot be read: its name is too long"),
        ("/dev/null", "/dev/null is not a record of Zaria"),
        ("broken-link", "broken-link cannot be read: there is no such file or directory"),
    ],
)
def test_targets_that_cannot_hold_a_record(target: str, said: str) -> None:
    Path("file").write_text("a file")
    Path("broken-link").symlink_to("nowhere/at/all")
    ran = zaria_command("play", "vegas", "--bots-only", "--record", target)
    assert (ran.code, ran.err) == (1, f"zaria: {said}\n")
    assert ran.out == ""


def full_disk(monkeypatch: pytest.MonkeyPatch, after: int) -> None:
    """The disk is full after this many files."""
    sync, written = os.fsync, 0

    def fsync(file: int) -> None:
        nonlocal written
        written += 1
        if written > after:
            raise OSError(errno.ENOSPC, "")
        sync(file)

    monkeypatch.setattr(os, "fsync", fsync)


def test_a_disk_that_fills_up_leaves_the_old_record_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    full_disk(monkeypatch, after=6)
    ran = zaria_command("play", "vegas", "--seed", "1", "--rounds", "1", "--record", "g.json", answer=first_choice)
    assert ran.code == 1
    assert ran.err == "zaria: g.json cannot be written: the disk is full\n"
    assert "g.json cannot be written: the disk is full" in ran.out, "the player is told while it can still be helped"
    assert "Result" in ran.out, "the game goes on"
    record = zaria.Record.from_json(Path("g.json").read_text())
    assert len(record.steps) == 5
    assert zaria.replay(record).actor != zaria.OVER
    assert [path.name for path in Path().iterdir()] == ["g.json"], "no half-written file stays behind"


def test_a_full_disk_is_said_before_anybody_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    full_disk(monkeypatch, after=0)
    ran = zaria_command("play", "vegas", "--record", "g.json")
    assert ran.code == 1
    assert "which number" not in ran.out
    assert list(Path().iterdir()) == []


def test_leaving_with_a_full_disk_says_that_nothing_was_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    full_disk(monkeypatch, after=0)
    ran = zaria_command("play", "vegas", typed=["4", "quit"])
    assert ran.code == 1
    assert ran.err == "zaria: zaria-vegas-1.json cannot be written: the disk is full\n"
    assert "is kept" not in ran.out


def test_writing_follows_links_and_replaces_in_one_step(tmp_path: Path) -> None:
    (tmp_path / "real.json").write_text("old")
    (tmp_path / "link.json").symlink_to("real.json")
    write_record(tmp_path / "link.json", a_record())
    assert (tmp_path / "link.json").is_symlink()
    assert (tmp_path / "real.json").read_text() == GOOD
    assert sorted(path.name for path in tmp_path.iterdir()) == ["link.json", "real.json"]


def test_protected_files_and_directories_are_not_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "file"
    file.write_text("precious")
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    for target, code in ((file, "file-protected"), (tmp_path, "file-unwritable")):
        with pytest.raises(UsageError) as caught:
            write_record(target, a_record())
        assert caught.value.refusal.code == code
    assert file.read_text() == "precious"
