"""`zaria dataset`: decisions as Parquet files, from which the same games can be played again."""

from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

import zaria
from support.terminal.pty import zaria_command

ARGV = ("dataset", "vegas", "greedy", "naive", "--games", "4", "--players", "2", "--rounds", "1", "--processes", "1")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("data") / "new"
    done = zaria_command(*ARGV, "--folder", str(made))
    assert done.code == 0, done.err
    return made


def rows(path: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = parquet.read_table(path).to_pylist()
    return found


def test_the_decisions_play_the_same_games_again(folder: Path) -> None:
    decisions = rows(folder / "decisions.parquet")
    games = rows(folder / "games.parquet")
    assert len(games) == 4 and sum(game["decisions"] for game in games) == len(decisions)
    for game in games:
        state = zaria.new("vegas", players=2, rounds=1)
        nature = zaria.Rng(game["seed"]).split("nature")
        own = [row for row in decisions if row["game"] == game["game"]]
        for number, row in enumerate(own):
            while state.actor == zaria.CHANCE:
                state.nature(nature)
            assert (row["decision"], row["seat"]) == (number, state.actor)
            assert row["bot"] == game["bots"][state.actor]
            assert row["observation"] == list(state.observe(state.actor))
            assert row["mask"] == list(state.index_mask())
            assert row["question"] == (state.ask() or {})["number"]
            state.apply(state.answer_at(row["action"]))
        while state.actor == zaria.CHANCE:
            state.nature(nature)
        assert state.actor == zaria.OVER and state.scores() == game["scores"]
        assert [row["score"] for row in own] == [state.scores()[row["seat"]] for row in own]
        winners = state.winners()
        assert game["shares"] == [1 / len(winners) if seat in winners else 0 for seat in range(2)]
        assert [row["reward"] for row in own] == [game["shares"][row["seat"]] for row in own]


def test_the_card_describes_them(folder: Path) -> None:
    card = (folder / "README.md").read_text(encoding="utf-8")
    number = len(rows(folder / "decisions.parquet"))
    assert card.startswith(f"# 4 games of vegas, {number:,} decisions\n")
    assert "greedy, naive;\n2 players; tiles 0, repeat_tiles True, rounds 1" in card
    for column in parquet.read_schema(folder / "decisions.parquet").names:
        assert f"`{column}`" in card
    observation = zaria.GAMES["vegas"].observation
    assert observation is not None
    assert all(f"| {observation.place(field.name)} | `{field.name}` |" in card for field in observation.fields)
    assert all(f"| {kind.number} | `{kind.key}` |" in card for kind in zaria.GAMES["vegas"].questions)


def test_the_same_seed_gives_the_same_files_on_any_number_of_processes(folder: Path, tmp_path: Path) -> None:
    done = zaria_command(*ARGV[:-1], "2", "--folder", str(tmp_path))
    said = f"4 games with {len(rows(folder / 'decisions.parquet'))} decisions in {tmp_path}"
    assert done.code == 0 and " ".join(done.out.split()) == said
    for name in ("decisions.parquet", "games.parquet", "README.md"):
        assert (tmp_path / name).read_bytes() == (folder / name).read_bytes()


def test_what_cannot_be_done_is_said_in_one_line(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert zaria_command(*ARGV).err == "zaria: where to? Name a folder with “--folder FOLDER”\n"
    again = zaria_command(*ARGV, "--folder", str(folder))
    file = folder / "decisions.parquet"
    assert (again.code, again.err) == (1, f"zaria: {file} exists already; choose another name\n")
    nowhere = zaria_command(*ARGV, "--folder", str(file / "in"))
    assert nowhere.code == 1 and nowhere.err.startswith(f"zaria: {file / 'in'} cannot be written: ")
    monkeypatch.setattr("zaria.arena.game_files.find_spec", lambda name: None)
    said = 'zaria: zaria dataset needs the extra “analysis”: pip install ".[analysis]"\n'
    assert zaria_command(*ARGV, "--folder", "new").err == said
