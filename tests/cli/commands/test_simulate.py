"""`zaria simulate`: its tables, plots and files."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from support.terminal.pty import zaria_command
from zaria.i18n import LOCALES

SMALL = ("vegas", "naive", "random", "--rounds", "1", "--processes", "1")


def test_tables_and_plots(tmp_path: Path) -> None:
    ran = zaria_command("simulate", *SMALL, "--tiles", "2", "--games", "4", "--plots", str(tmp_path / "plots"))
    assert ran.code == 0, ran.err
    for said in ("4 games", "Decisions in a game", "Choices in a decision", "naive", "seat 2", "number 6", "Tiles"):
        assert said in ran.out
    drawn = {path.stem for path in (tmp_path / "plots").glob("*.svg")}
    assert drawn == {"length", "scores", "choices", "bots", "seats", "number", "tile"}
    for path in (tmp_path / "plots").glob("*.svg"):
        ElementTree.parse(path)


@pytest.mark.parametrize("language", LOCALES)
def test_in_every_language(language: str) -> None:
    ran = zaria_command("simulate", "miner-solo", "random", "--games", "1", "--processes", "1", "--lang", language)
    assert ran.code == 0, ran.err
    assert len(ran.out.splitlines()) > 6


@pytest.mark.parametrize("kind", ["csv", "parquet"])
def test_a_run_goes_on_with_its_file(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "games"
    argv = ("simulate", *SMALL, f"--{kind}", str(path))
    assert zaria_command(*argv, "--games", "2").code == 0
    more = zaria_command(*argv, "--games", "6")
    assert more.code == 0 and "6 games" in more.out
    assert more.out == zaria_command("simulate", *SMALL, "--games", "6").out
    other = zaria_command("arena", *SMALL, "--games", "2", f"--{kind}", str(path))
    assert (other.code, other.err.split(" holds ")[0]) == (1, f"zaria: {path}")


def test_one_bot_alone_plays_copies_of_itself() -> None:
    ran = zaria_command("simulate", "vegas", "random", "--rounds", "1", "--games", "2", "--processes", "1")
    assert ran.code == 0 and "seat 4" in ran.out


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["vegas", "naive", "--csv", "a", "--parquet", "b"], "--csv and --parquet cannot be used together"),
        (["vegas", "naive", "--games", "1000000000000"], "--games takes a whole number of at most 1000000, not “1"),
        (["vegas", "naive", "--games", "-3"], "--games takes a whole number of at least 1, not “-3”"),
        (["vegas", *["naive"] * 6], "vegas is for 2 to 5 players, not 6"),
        (["miner-solo"], "which bots?"),
        (["miner-solo", "naive", "--games", "1", "--csv", "/no/such/folder/games"], "/no/such/folder/games cannot be"),
        (["miner-solo", "naive", "--plots", "/dev/null/plots"], "/dev/null/plots cannot be written"),
    ],
)
def test_mistakes_are_said_before_anything_is_played(argv: list[str], said: str) -> None:
    ran = zaria_command("simulate", *argv)
    assert ran.code == (1 if argv[-1].startswith("/") else 2)
    assert ran.err.startswith(f"zaria: {said}"), ran.err
