"""`zaria hint`: the sentence and the table for a game that is kept."""

import re
from pathlib import Path

import pytest

import zaria
from support.terminal.pty import zaria_command


def kept(path: Path, over: bool = False) -> str:
    """A game that waits for its first decision, or one that is over."""
    log = zaria.Log("vegas", ["Ann", "Bob"], rounds=1)
    rng = zaria.Rng(2)
    while log.state.actor == zaria.CHANCE or (over and log.state.actor != zaria.OVER):
        if log.state.actor == zaria.CHANCE:
            log.roll(rng)
        else:
            log.apply(log.state.legal()[0])
    path.write_text(log.record.to_json())
    return str(path)


@pytest.mark.parametrize(
    ("language", "head", "place", "without", "mark"),
    [
        ("en", "wins in 100", "place ", "pass", "."),
        ("de", "Siege von 100", "lege ", "passe", ","),
        ("it", "vittorie su 100", "metti ", "passa", ","),
        ("el", "νίκες στις 100", "βάλε ", "πάσο", ","),
    ],
)
def test_every_choice_has_its_line(
    language: str, head: str, place: str, without: str, mark: str, tmp_path: Path
) -> None:
    ran = zaria_command("hint", kept(tmp_path / "game.json"), "--rollouts", "30", "--lang", language)
    assert ran.code == 0, ran.err
    assert head in ran.out
    assert place in ran.out  # as it can be typed
    assert without in ran.out
    assert re.search(rf" \d+\{mark}\d  ±\d+\{mark}\d  ", ran.out)


def test_plain_numbers_say_how_sure_they_are(tmp_path: Path) -> None:
    file = kept(tmp_path / "game.json")
    lines = zaria_command("hint", file, "--rollouts", "30").out.splitlines()[2:]
    plain = zaria_command("hint", file, "--rollouts", "30", "--plain").out.splitlines()[2:]
    assert re.search(r" \d+\.\d \+-\d+\.\d ", plain[1])
    assert [len(line) for line in plain] == [len(line) for line in lines]


def test_the_only_choice_has_no_numbers(tmp_path: Path) -> None:
    log, rng = zaria.Log("miner", ["Ann", "Bob"]), zaria.Rng(1)
    while log.state.actor == zaria.CHANCE or len(log.state.legal()) > 1:
        if log.state.actor == zaria.CHANCE:
            log.roll(rng)
        else:
            log.apply(log.state.legal()[0])
    (tmp_path / "game.json").write_text(log.record.to_json())
    ran = zaria_command("hint", str(tmp_path / "game.json"))
    assert ran.out.rstrip().endswith(": it is the only choice.")
    assert "±" not in ran.out


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "what a strong opponent would do"),
        ("de", "was ein starker Gegner tun würde"),
        ("it", "che cosa farebbe un avversario forte"),
        ("el", "τι θα έκανε ένας δυνατός αντίπαλος"),
    ],
)
@pytest.mark.parametrize("game", ["vegas", "miner-solo"])
def test_whoever_plays_alone_can_ask_in_the_game(
    game: str, language: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    playing = ["play", game, "--seed", "3", "--record", "game.json", "--lang", language]
    ran = zaria_command(*playing, typed=["?", "hint", "quit"])
    assert told in " ".join(ran.out.split())
    assert zaria_command("hint", "game.json", "--lang", language).out.rstrip() in ran.out


def test_people_who_play_each_other_get_no_hints(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    ran = zaria_command("play", "vegas", "--humans", "2", "--seed", "3", typed=["hint", "?", "quit"])
    assert "this table allows no hints" in ran.out
    assert "what a strong opponent would do" not in ran.out


def test_a_game_that_is_over_needs_no_hint(tmp_path: Path) -> None:
    ran = zaria_command("hint", kept(tmp_path / "game.json", over=True))
    assert ran.code == 1
    assert ran.err == "zaria: nobody has to decide anything now\n"


def test_a_hint_needs_a_file() -> None:
    assert zaria_command("hint").err.startswith("zaria: which file?")


def test_more_rollouts_than_anybody_would_wait_for_are_refused(tmp_path: Path) -> None:
    ran = zaria_command("hint", kept(tmp_path / "game.json"), "--rollouts", "3000000")
    assert ran.err == "zaria: --rollouts takes a whole number of at most 1000000, not “3000000”\n"
