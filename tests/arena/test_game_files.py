"""Games in files: read back as they were written, gone on with, and never mixed up."""

from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest

from zaria.arena import game_files, results, simulation
from zaria.arena.game_files import CsvGames, Form, KeptGames, ParquetGames
from zaria.arena.schedule import rotations, sittings
from zaria.arena.simulation import simulate_sitting
from zaria.arena.tournament import Tournament, play_sitting

SMALL = Tournament("vegas", {"rounds": 1, "tiles": 3}, ["naive", "random"], 7, 1000)
GAMES: dict[str, tuple[Form[Any], list[Any]]] = {
    "arena": (results.FORM, [play_sitting(SMALL, sitting) for sitting in sittings(2, 3, 3)]),
    "simulate": (simulation.FORM, [simulate_sitting(SMALL, sitting) for sitting in rotations(2, 3, 3)]),
}
FILES: list[type[Any]] = [CsvGames, ParquetGames]


def written(file: type[Any], what: str, path: Path, about: str = "this one") -> KeptGames[Any]:
    form, games = GAMES[what]
    kept: KeptGames[Any] = file(form, path, about)
    for game in games:
        kept.add(game)
    kept.close()
    return kept


def rounded(what: str, games: list[Any]) -> list[list[Any]]:
    return [GAMES[what][0].values(game) for game in games]


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("what", list(GAMES))
def test_games_are_read_back_as_they_were_written(file: type[Any], what: str, tmp_path: Path) -> None:
    path = tmp_path / "games"
    written(file, what, path)
    again = file(GAMES[what][0], path, "this one")
    assert rounded(what, again.first(3)) == rounded(what, GAMES[what][1])
    assert rounded(what, again.first(2)) == rounded(what, GAMES[what][1][:2])


@pytest.mark.parametrize("file", FILES)
def test_a_file_about_something_else_is_refused_and_stays_as_it_is(file: type[Any], tmp_path: Path) -> None:
    path = tmp_path / "games"
    written(file, "arena", path)
    before = path.read_bytes()
    with pytest.raises(ValueError, match="something else"):
        file(results.FORM, path, "another one")
    path.write_bytes(b"PAR1 no such thing\n")
    with pytest.raises(ValueError, match=r"something else|not a Parquet file"):
        file(results.FORM, path, "this one")
    assert path.read_bytes() == b"PAR1 no such thing\n" != before


@pytest.mark.parametrize("file", FILES)
def test_an_empty_file_is_as_good_as_none(file: type[Any], tmp_path: Path) -> None:
    path = tmp_path / "games"
    path.touch()
    written(file, "arena", path)
    assert sorted(file(results.FORM, path, "this one").games) == [0, 1, 2]


def test_a_line_that_a_crash_cut_off_is_left_out(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    written(CsvGames, "arena", path)
    whole = path.read_text()
    path.write_text(whole[:-20])
    kept = CsvGames(results.FORM, path, "this one")
    assert sorted(kept.games) == [0, 1]
    assert path.read_text() == "".join(whole.splitlines(keepends=True)[:-1])
    kept.add(GAMES["arena"][1][2])
    assert path.read_text() == whole


def test_parquet_has_types_that_others_can_read(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    written(ParquetGames, "arena", path)
    table = pyarrow.parquet.read_table(path)
    games = GAMES["arena"][1]
    assert table.column("scores").to_pylist() == [game.result.scores for game in games]
    assert str(table.schema.field("shares").type) == "list<element: double>"
    assert str(table.schema.field("number").type) == "int64"


@pytest.mark.parametrize("file", FILES)
def test_a_file_that_cannot_be_written_is_noticed_before_the_first_game(file: type[Any], tmp_path: Path) -> None:
    with pytest.raises(OSError, match="No such file or directory"):
        file(results.FORM, tmp_path / "nowhere" / "games", "vegas")


def test_parquet_is_written_every_minute(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is killed has lost no more than that."""
    form, games = GAMES["arena"]
    path = tmp_path / "games"
    kept = ParquetGames(form, path, "this one")
    kept.add(games[0])
    assert pyarrow.parquet.read_table(path).num_rows == 0
    monkeypatch.setattr(game_files, "SECONDS", -1.0)
    kept.add(games[1])
    assert pyarrow.parquet.read_table(path).num_rows == 2


@pytest.mark.parametrize("file", FILES)
def test_who_is_killed_while_a_file_is_written_again_has_the_old_one(
    file: type[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games"
    written(file, "arena", path)
    before = path.read_bytes()

    def die(*given: Any) -> Any:
        raise KeyboardInterrupt

    form = results.FORM._replace(values=die)
    with pytest.raises(KeyboardInterrupt):
        file(form, path, "this one")
    assert path.read_bytes() == before
