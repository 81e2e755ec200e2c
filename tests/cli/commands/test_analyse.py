"""`zaria analyse`: the report, JSON, the picture, and what cannot be analysed."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import zaria
from support.terminal.pty import Terminal, zaria_command
from zaria.analysis import analyse
from zaria.core.records.record import Record


def game() -> Record:
    return zaria.play("vegas", ["greedy", "random"], seed=5, rounds=1)


def kept(path: Path, record: Record | None = None) -> str:
    path.write_text((record or game()).to_json())
    return str(path)


@pytest.mark.parametrize(
    ("language", "head"), [("en", "Luck"), ("de", "Von anderen"), ("el", "Τύχη"), ("it", "Dagli altri")]
)
def test_the_report_has_a_line_for_each_player(language: str, head: str, tmp_path: Path) -> None:
    ran = zaria_command("analyse", kept(tmp_path / "game.json"), "--lang", language)
    assert ran.code == 0, ran.err
    assert head in ran.out
    assert "greedy" in ran.out
    assert "random" in ran.out
    assert "±" in ran.out


def test_it_says_what_the_winner_owes_the_game_to(tmp_path: Path) -> None:
    ran = zaria_command("analyse", kept(tmp_path / "game.json"))
    assert ran.code == 0, ran.err
    assert "greedy won mostly by decisions" in ran.out


def test_json_is_what_programs_get_and_the_same_every_time(tmp_path: Path) -> None:
    ran = zaria_command("analyse", kept(tmp_path / "game.json"), "--json")
    assert ran.code == 0, ran.err
    assert json.loads(ran.out) == json.loads(json.dumps(analyse(game())))


def test_the_graph_is_a_picture_with_a_line_for_each_player(tmp_path: Path) -> None:
    picture = tmp_path / "chances.svg"
    ran = zaria_command("analyse", kept(tmp_path / "game.json"), "--svg", str(picture))
    assert ran.code == 0, ran.err
    drawn = ElementTree.fromstring(picture.read_text("utf-8"))
    names = {element.text for element in drawn.iter() if element.tag.endswith("text")}
    assert {"greedy", "random", "Round 1"} <= names
    assert len([element for element in drawn.iter() if element.tag.endswith("polyline")]) == 2


def test_a_bar_shows_how_far_it_is_where_somebody_looks_on(tmp_path: Path) -> None:
    kept(tmp_path / "game.json")
    terminal = Terminal("analyse", "game.json", folder=tmp_path)
    code, printed = terminal.end()
    assert code == 0, printed
    seen = [int(share) for share in re.findall(r"\r\[#*\.*\] (\d+)/100", printed)]
    assert seen == sorted(seen)
    assert seen[-1] == 100
    assert "100/100" not in zaria_command("analyse", str(tmp_path / "game.json")).err  # no bar in a file


def test_a_picture_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    ran = zaria_command("analyse", kept(tmp_path / "game.json"), "--svg", str(tmp_path / "no" / "chances.svg"))
    assert ran.code == 1
    assert "chances.svg" in ran.err


def test_a_game_that_is_not_over(tmp_path: Path) -> None:
    record = game()
    path = kept(tmp_path / "game.json", record.with_steps(record.steps[:8], None))
    ran = zaria_command("analyse", path)
    assert ran.code == 1
    assert ran.err == "zaria: this game is not over; --so-far analyses it as far as it goes\n"
    ran = zaria_command("analyse", path, "--so-far")
    assert ran.code == 0, ran.err
    assert ran.out.startswith("The game is not over")


def test_a_game_without_a_step(tmp_path: Path) -> None:
    ran = zaria_command("analyse", kept(tmp_path / "game.json", game().with_steps([], None)), "--so-far")
    assert (ran.code, ran.err) == (1, "zaria: there is nothing to analyse: the record has no steps\n")


def test_what_is_no_record(tmp_path: Path) -> None:
    path = tmp_path / "notes.json"
    path.write_text("{}")
    ran = zaria_command("analyse", str(path))
    assert ran.code == 1
    assert len(ran.err.splitlines()) == 1


def test_an_analysis_needs_a_file() -> None:
    ran = zaria_command("analyse")
    assert ran.code == 2
    assert ran.err.startswith("zaria: which file?")
