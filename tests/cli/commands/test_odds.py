"""`zaria odds`: the chances of the player to move in a game that is kept."""

from pathlib import Path

import pytest

import zaria
from support.terminal.pty import zaria_command


def kept(path: Path, game: str, over: bool = False) -> str:
    log = zaria.Log(game, ["Ann", "Bob"])
    rng = zaria.Rng(2)
    moves = 0
    while moves < 6 or over:
        if log.state.actor == zaria.CHANCE:
            log.roll(rng)
        elif log.state.actor == zaria.OVER:
            break
        else:
            log.apply(log.state.legal()[0])
            moves += 1
    path.write_text(log.record.to_json())
    return str(path)


@pytest.mark.parametrize(("language", "told"), [("en", " in "), ("de", " von "), ("el", " στα "), ("it", " su ")])
@pytest.mark.parametrize("game", ["vegas", "miner"])
def test_each_chance_is_a_sentence(game: str, language: str, told: str, tmp_path: Path) -> None:
    path = kept(tmp_path / "game.json", game)
    answer = zaria_command("odds", path, "--lang", language)
    assert (answer.code, answer.err) == (0, "")
    lines = answer.out.splitlines()
    assert len(lines) >= 5
    assert any(told in line for line in lines)


def test_after_the_end_there_are_none(tmp_path: Path) -> None:
    assert (
        zaria_command("odds", kept(tmp_path / "game.json", "vegas", over=True)).out
        == "There are no odds to tell here.\n"
    )


def test_it_needs_a_file() -> None:
    answer = zaria_command("odds")
    assert (answer.code, answer.err.startswith("zaria: which file?")) == (2, True)
