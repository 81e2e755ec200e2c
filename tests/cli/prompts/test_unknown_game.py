"""A game that the terminal has never heard of: without words, without a drawing, with questions of its own."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import zaria
from support.scripted.wordless import wordless
from support.terminal.pty import choices, first_choice, zaria_command
from zaria.i18n import LOCALES, words

pytestmark = pytest.mark.sources


@pytest.fixture(autouse=True)
def unknown_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("COLUMNS", raising=False)
    with wordless():
        yield


def daring(printed: str) -> str | None:
    """Rolls once in each turn, then holds."""
    return first_choice(printed) if "keeps 0" not in printed[printed.rindex("\n\n") :] else "l"


@pytest.mark.parametrize("locale", LOCALES)
def test_it_is_played_against_a_bot_to_its_end(locale: str) -> None:
    arguments = ["--players=2", "--seed=3", "--name=Ann", "--record=game.json", "--lang", locale]
    ran = zaria_command("play", "wordless", *arguments, answer=daring)
    assert (ran.code, ran.err) == (0, "")
    say = words(locale).say
    assert say("your-choice") in ran.out
    assert re.search(r"h  hold +keeps 0\n +l  roll left\n +r  roll right\n", ran.out)
    assert re.search(r"wordless-rolled: seat [01], pips [1-6]\n", ran.out)
    assert re.search(r"◤ Ann  held \d+\n", ran.out)
    record = zaria.Record.from_json(Path("game.json").read_text("utf-8"))
    assert record.result is not None
    assert say("result") in ran.out
    winner = ["◤ Ann", "‖ greedy"][record.result["winners"][0]]
    assert say("result-won", {"winners": winner, "number": 1}) in ran.out
    again = zaria_command("replay", "game.json", "--lang", locale)
    assert (again.code, again.err) == (0, "")
    assert say("result-won", {"winners": winner, "number": 1}) in again.out


def test_its_choices_are_understood_by_key_word_and_beginning() -> None:
    for typed in ("r", "roll right", "ro ri", "right", "rig"):
        ran = zaria_command("play", "wordless", "--players=2", "--seed=3", typed=[typed])
        assert "wordless-rolled: seat 0" in ran.out, typed
    ran = zaria_command("play", "wordless", "--players=2", typed=["jump"])
    assert "“jump” is not a choice here. You can: hold, roll left, roll right" in ran.out


def test_help_and_the_table_are_shown_without_words() -> None:
    ran = zaria_command("play", "wordless", "--players=2", typed=["?", "table", "mine", "help pot", "why hold", "log"])
    assert (ran.code, ran.err) == (0, "")
    assert "what only you may see" in ran.out
    assert "There is nothing called “pot” here" in ran.out
    assert "hold is possible." in ran.out
    assert ran.out.count("pot: 0") >= 3


def test_a_secret_question_is_put_behind_a_curtain() -> None:
    typed = ["h", "", "1"]
    ran = zaria_command("play", "wordless", "--name=Ann", "--name=Bob", typed=typed)
    assert "For ‖ Bob only." in ran.out
    assert choices(ran.out[: ran.out.rindex("> ") + 2]) == ["h", "l", "r"]


def test_real_dice_are_typed_in() -> None:
    ran = zaria_command("play", "wordless", "--players=2", "--real-dice", typed=["l", "7", "4"])
    assert "Type what was rolled or drawn (die): one number" in ran.out
    assert "“7” cannot be on this die; possible: 1 to 6" in ran.out
    assert "wordless-rolled: seat 0, pips 4" in ran.out


def test_it_is_listed_with_its_options() -> None:
    ran = zaria_command("games")
    assert "wordless  wordless, for 2 players\n" in ran.out
    assert re.search(r"--goal +goal \(5\.\.100; default: 20\)", ran.out)
    assert zaria_command("play", "wordless", "--goal=4").err == "zaria: goal takes a whole number, 5..100, not “4”\n"
    assert "--goal" in zaria_command("play", "wordless", "--help").out
