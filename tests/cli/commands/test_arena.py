"""`zaria arena`: the table that it shows, its file, and what it refuses."""

from pathlib import Path

import pytest

from support.terminal.pty import zaria_command


def test_the_command_shows_a_table_and_goes_on_with_its_file(tmp_path: Path) -> None:
    path = tmp_path / "results.csv"
    argv = [
        "arena",
        "vegas",
        "naive",
        "random",
        "--players",
        "3",
        "--rounds",
        "1",
        "--processes",
        "1",
        "--csv",
        str(path),
    ]
    first = zaria_command(*argv, "--games", "6")
    assert first.code == 0, first.err
    assert "ms a move" in first.out
    assert "One of each alone against copies of the other:" in first.out
    kept = path.read_text().splitlines()
    assert len(kept) == 2 + 6
    more = zaria_command(*argv, "--games", "12")
    assert more.code == 0
    assert path.read_text().splitlines()[: len(kept)] == kept
    assert len(path.read_text().splitlines()) == 2 + 12
    other = zaria_command(*argv, "--games", "12", "--seed", "5")
    assert other.code == 1
    assert other.err.startswith(f"zaria: {path} holds the results of another tournament")


def test_games_for_one_are_compared_by_their_scores() -> None:
    """Everybody plays every deal, and who plays alone has no share of wins."""
    ran = zaria_command("arena", "miner-solo", "random", "greedy", "random", "--games", "6", "--processes", "1")
    assert ran.code == 0, ran.err
    heads, *rows = [line.split() for line in ran.out.splitlines()]
    assert heads == ["bot", "games", "score", "error", "ms", "a", "move"]
    assert [row[:2] for row in rows] == [["random", "2"], ["greedy", "2"], ["random", "2"]]
    assert rows[0][:4] == rows[2][:4]  # the same dice, the same game
    assert all(row[3].startswith("±") for row in rows)


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        ([], "which game?"),
        (["vegas"], "which bots?"),
        (["vegas", "clever"], "there is no bot “clever”"),
        (["vegas", "naive", "--players", "9"], "vegas is for 2 to 5 players, not 9"),
        (["vegas", "naive", "--games", "0"], "--games takes a whole number of at least 1, not “0”"),
        (["vegas", "naive", "--games", "1000000000000"], "--games takes a whole number of at most 1000000, not “1"),
        (["vegas", "naive", "--games", "-3"], "--games takes a whole number of at least 1, not “-3”"),
        (["vegas", "naive", "--games", "many"], "--games takes a whole number, not “many”"),
        (["vegas", "naive", "--tiles", "9"], "tiles takes"),
    ],
)
def test_mistakes_are_said_before_anything_is_played(argv: list[str], said: str) -> None:
    ran = zaria_command("arena", *argv)
    assert ran.code == 2
    assert ran.err.startswith(f"zaria: {said}"), ran.err
