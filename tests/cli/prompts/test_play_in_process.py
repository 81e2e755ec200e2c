"""`zaria play` with typed lines: whole games, entries, help, and what may be seen."""

import json
import re
from pathlib import Path

import pytest

import zaria
from support.terminal.pty import choices, first_choice, stopping_after, zaria_command
from zaria.i18n import words
from zaria.terminal.screen import width_of

NUMBERS = [str(number) for number in range(1, 7)] * 400  # wrong ones are refused, and one of them is always right


def test_a_whole_game_against_bots() -> None:
    """Where no bots are named, opponents with a character sit down: first those of the level normal."""
    ran = zaria_command("play", "vegas", "--players", "4", "--seed", "1", "--record", "game.json", answer=first_choice)
    assert (ran.code, ran.err) == (0, "")
    for text in (
        "◤ Player 1",
        "○ Zoe",
        "Round 3 of 3",
        "All dice are placed: round 2",
        "The game is over.",
        "Result",
    ):
        assert text in ran.out
    record = zaria.Record.from_json(Path("game.json").read_text())
    assert record.players == ["Player 1", "Leo", "Nora", "Zoe"]
    assert zaria.replay(record).actor == zaria.OVER
    assert record.result is not None
    for score in record.result["scores"]:
        assert f"${score:,}" in ran.out
    winner = record.players[record.result["winners"][0]]
    assert re.search(rf"{winner} wins\.", ran.out)


def test_opponents_are_called_by_their_names_and_a_resumed_game_knows_them() -> None:
    game = ["play", "vegas", "--bots", "zoe,hard-bruno", "--seed", "1", "--record", "g"]
    ran = zaria_command(*game, typed=["quit"])
    assert "‖ Zoe, and ∷ Bruno." in ran.out
    assert zaria.Record.from_json(Path("g").read_text()).players == ["Player 1", "Zoe", "Bruno"]
    assert "‖ Zoe, and ∷ Bruno." in zaria_command("play", "vegas", "--record", "g", typed=["quit"]).out
    assert "“Bruno” is the name of an opponent" in zaria_command("play", "vegas", "--name", "Bruno").err


def test_the_same_seed_gives_the_same_game_and_another_seed_another_one() -> None:
    games = []
    for file, seed in (("a", "5"), ("b", "5"), ("c", "6")):
        zaria_command("play", "vegas", "--seed", seed, "--rounds", "1", "--record", file, answer=first_choice)
        games.append(Path(file).read_text())
    assert games[0] == games[1] != games[2]


@pytest.mark.parametrize("answers", [0, 1, 4])
def test_a_game_left_and_taken_up_again_is_the_game_that_was_never_left(answers: int) -> None:
    arguments = ("play", "vegas", "--players", "3", "--seed", "9", "--rounds", "2")
    zaria_command(*arguments, "--record", "whole.json", answer=first_choice)
    left = zaria_command(*arguments, "--record", "parts.json", answer=stopping_after(answers))
    assert left.code == 0
    assert "The game is saved in parts.json." in left.out
    assert zaria.Record.from_json(Path("parts.json").read_text()).result is None
    again = zaria_command(*arguments, "--record", "parts.json", answer=first_choice)
    assert "Continuing the game in parts.json" in again.out
    assert Path("parts.json").read_text() == Path("whole.json").read_text()


def test_a_game_taken_up_again_knows_its_seats_options_and_story() -> None:
    zaria_command(
        "play", "vegas", "--name", "Ann", "--bots", "random", "--rounds", "2", "--record", "g", answer=stopping_after(2)
    )
    again = zaria_command("play", "vegas", "--record", "g", typed=["log"])
    assert "Ann" in again.out
    assert "random" in again.out
    assert "Round 1 of 2" in again.out
    assert again.out.count("Ann put") >= 2


def test_a_finished_game_is_shown_with_its_result() -> None:
    zaria_command("play", "vegas", "--seed", "3", "--rounds", "1", "--record", "g", answer=first_choice)
    before = Path("g").read_text()
    ran = zaria_command("play", "vegas", "--record", "g")
    assert ran.code == 0
    assert "is over" in ran.out
    assert "wins." in ran.out
    assert Path("g").read_text() == before


def test_hot_seat_names_everybody_and_asks_each() -> None:
    ran = zaria_command(
        "play",
        "vegas",
        "--name",
        "Ann",
        "--name",
        "Bob",
        "--players",
        "3",
        "--seed",
        "2",
        "--rounds",
        "1",
        typed=NUMBERS,
    )
    assert ran.code == 0
    assert "Ann, which number do you place?" in ran.out
    assert "Bob, which number do you place?" in ran.out
    assert "greedy, which number" not in ran.out


@pytest.mark.parametrize("seed", range(6))
def test_royale_at_one_keyboard_with_any_answers(seed: int) -> None:
    """Every question of every tile can be answered by its keys, secret ones behind a curtain."""
    rng = zaria.Rng(seed)

    def answer(printed: str) -> str:
        keys = choices(printed) if printed.endswith("> ") else [""]
        return keys[rng.below(len(keys))]

    people = ("--humans", "2", "--players", str(2 + seed % 4))
    ran = zaria_command(
        "play", "vegas", *people, "--tiles", "6", "--rounds", "2", "--seed", str(seed), "--record", "g", answer=answer
    )
    assert ran.code == 0
    assert ran.err == ""
    record = zaria.Record.from_json(Path("g").read_text())
    assert record.result is not None
    assert "why CHOICE" not in ran.out, "a key of a choice was taken for a command"
    secret = [step for step in record.steps if isinstance(step[0], int) and step[1].startswith(("hide", "split"))]
    human = [step for step in secret if step[0] < 2]
    assert ran.out.count("everybody else, look away.") == len(human)


def test_only_bots() -> None:
    ran = zaria_command(
        "play", "vegas", "--bots-only", "--bots", "greedy,random", "--players", "3", "--seed", "2", "--record", "g"
    )
    assert ran.code == 0
    assert "which number" not in ran.out
    assert zaria.Record.from_json(Path("g").read_text()).players == ["greedy", "random 1", "random 2"]


def test_leaving_without_a_file_keeps_the_game_in_a_new_one() -> None:
    Path("zaria-vegas-1.json").write_text("mine")
    for typed in (["quit"], []):
        ran = zaria_command("play", "vegas", "--seed", "1", typed=typed)
        assert ran.code == 0
    assert Path("zaria-vegas-1.json").read_text() == "mine"
    assert "zaria play vegas --record zaria-vegas-3.json" in ran.out
    for number in (2, 3):
        assert zaria.Record.from_json(Path(f"zaria-vegas-{number}.json").read_text()).result is None


NONSENSE = [
    *("place 9", "place", "place place", "place 1 2 3", "9", "-1", "1.5", "4 4", "pass pass", "why", "help nonsense"),
    *("save", "save .", "\x1b[31mred", "\x00", "x" * 500, "'; drop table", "\u00bc", "\u00b2", "\u0661", "\U0001f3b2"),
]


@pytest.mark.parametrize("entry", NONSENSE)
def test_nonsense_says_what_was_wrong_and_changes_nothing(entry: str) -> None:
    clean = zaria_command("play", "vegas", "--seed", "4", typed=["quit"])
    ran = zaria_command("play", "vegas", "--seed", "4", typed=[entry, "quit"])
    assert ran.code == 0
    assert ran.err == ""
    said = ran.out[len(clean.out.split("> ")[0]) :]
    assert len(said.splitlines()) >= 3, "an entry without an answer"
    assert "\x1b" not in ran.out
    assert "\x00" not in ran.out
    one, two = (json.loads(Path(f"zaria-vegas-{number}.json").read_text()) for number in (1, 2))
    assert one == two


def test_wrong_entries_name_the_reason_the_rule_and_what_is_possible() -> None:
    ran = zaria_command("play", "vegas", "--seed", "3", typed=["1", "place 1", "foo", "pl", "quit"])
    possible = "You can: place 2, place 3, place 4, place 5, place 6, pass"
    refused = f"you cannot place 1: you rolled 2 3 3 4 4 5 6 big 6 (LV-TURN-02)\n{possible}\n"
    assert ran.out.count(refused) == 2
    assert "“foo” is not a choice here. You can: place 2" in ran.out
    assert "“pl” could be: place 2, place 3" in ran.out


@pytest.mark.parametrize("entry", ["place 4", "4", "  PLACE   4 ", "pl 4", "p 4"])
def test_words_shortcuts_and_beginnings_all_place(entry: str) -> None:
    ran = zaria_command("play", "vegas", "--seed", "3", typed=[entry, "quit"])
    assert "Player 1 put 2 dice in casino 4." in ran.out


@pytest.mark.parametrize("entry", ["pass", "p", "pas", "PASS"])
def test_words_shortcuts_and_beginnings_all_pass(entry: str) -> None:
    assert "Player 1 paid a chip and passed." in zaria_command("play", "vegas", "--seed", "3", typed=[entry]).out


def test_why_tells_the_rule_in_full() -> None:
    ran = zaria_command("play", "vegas", "--seed", "3", typed=["why place 1", "why 4"])
    assert "you cannot place 1" in ran.out
    assert "LV-TURN-02  Choose a number that you rolled" in ran.out
    assert "place 4 is possible." in ran.out


def test_help_shows_commands_signs_and_rules() -> None:
    ran = zaria_command("play", "vegas", "--seed", "3", typed=["?", "help lv-pay-05", "help LV-END"])
    for text in ("why CHOICE", "save FILE", "LV-TURN-03", "counts two", "LV-PAY-05", "LV-END-01", "LV-END-02"):
        assert text in ran.out


def test_log_table_and_save() -> None:
    ran = zaria_command("play", "vegas", "--seed", "3", typed=["4", "log", "table", "save copy.json", "save copy.json"])
    assert ran.out.count("Player 1 put 2 dice in casino 4.") == 2
    assert ran.out.count("Round 1 of 3") == 3
    assert "Saved in copy.json." in ran.out
    assert "copy.json exists already" in ran.out
    assert len(zaria.Record.from_json(Path("copy.json").read_text()).steps) > 3


def test_real_dice_are_typed_and_wrong_ones_refused() -> None:
    typed = [
        "3 4",
        "?",
        "7 " * 12,
        "3 3 4 4 5 5 6 6 7 7 8 8",
        "1 1 1 2 2 2 3 big 9",
        "1 1 1 2 2 2 3 big 3",
        "3",
        "quit",
    ]
    ran = zaria_command("play", "vegas", "--players", "3", "--real-dice", "--record", "g", typed=typed)
    assert ran.code == 0
    assert "12 dice or cards are needed, you gave 2" in ran.out
    assert "“9” cannot be on this die; possible: 1 to 6" in ran.out
    assert "Player 1 put one die and the big one in casino 3." in ran.out
    assert "Roll for ‖ Leo and type the dice" in ran.out
    steps = zaria.Record.from_json(Path("g").read_text()).steps
    assert [step[0] for step in steps] == ["deal", "deal", 0]


def test_names_and_records_cannot_steer_the_terminal() -> None:
    zaria_command("play", "vegas", "--name", "A\x1b[2Jnn\x07", "--record", "g", typed=["quit"])
    text = Path("g").read_text()
    assert "A [2Jnn" in text
    Path("g").write_text(text.replace("A [2Jnn", "A\\u001b[2Jnn"))
    assert "\x1b" not in zaria_command("play", "vegas", "--record", "g", typed=["quit"]).out


# What may be seen


def money_row(printed: str) -> list[str]:
    return str(re.findall(r"^ money +(.*)$", printed, re.MULTILINE)[-1]).split()


def test_others_money_is_hidden_and_ones_own_is_shown() -> None:
    ran = zaria_command(
        "play", "vegas", "--seed", "1", "--players", "3", "--rounds", "2", "--record", "g", answer=stopping_after(9)
    )
    state = zaria.replay(zaria.Record.from_json(Path("g").read_text()))
    own = state.view(0)["players"][0]["money"]
    assert own > 0, "the game is not far enough to show anything"
    assert money_row(ran.out) == [f"${own:,}", "?", "?"]


def test_open_money_is_shown_to_everybody() -> None:
    ran = zaria_command("play", "vegas", "--seed", "1", "--players", "3", "--open-money", typed=["quit"])
    assert money_row(ran.out) == ["$0", "$0", "$0"]


def test_at_one_keyboard_nobodys_money_is_on_the_table() -> None:
    arguments = ("play", "vegas", "--humans", "2", "--players", "2", "--seed", "1")
    assert money_row(zaria_command(*arguments, typed=["quit"]).out) == ["?", "?"]
    ran = zaria_command(*arguments, typed=["money", "", "", "quit"])
    curtain = ran.out.index("For ◤ Player 1 only.")
    assert money_row(ran.out[:curtain]) == ["?", "?"]
    assert " money                   $0" in ran.out[curtain:]
    assert money_row(ran.out) == ["?", "?"]


@pytest.mark.parametrize("width", [60, 80])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_line_is_wider_than_the_screen(players: int, width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    names = ["--name", "Maximiliana-Theodora", "--name", "骰子遊戲大師大師大師"]
    ran = zaria_command(
        "play", "vegas", "--players", str(players), *names, "--open-money", "--seed", "8", typed=["?", *NUMBERS]
    )
    assert ran.code == 0
    assert "骰子" in ran.out
    assert max(width_of(line) for line in ran.out.splitlines()) <= width


def test_plain_is_ascii_only() -> None:
    ran = zaria_command("play", "vegas", "--plain", "--seed", "1", typed=["?", "zzz", *NUMBERS])
    assert ran.code == 0
    assert ran.out.isascii()
    assert "+-----+" in ran.out
    assert "AAAAAAA[A]" in ran.out


def test_opponents_say_something_now_and_then_and_can_be_muted() -> None:
    game = ["play", "vegas", "--bots", "ada", "--players", "2", "--seed", "1", "--rounds", "1"]
    said = re.compile(r"^ +\S Ada: (.+)$", re.MULTILINE)
    for language, lines in (("en", ("won", "lost")), ("el", ("won", "lost"))):
        ran = zaria_command(*game, "--lang", language, answer=first_choice)
        ends = [words(language).say(f"remark-ada-{what}-{number}") for what in lines for number in (1, 2)]
        found = said.findall(ran.out)
        assert found[-1] in ends  # an end is always worth a word
        assert zaria_command(*game, "--lang", language, answer=first_choice).out == ran.out
    muted = zaria_command(*game, "--no-remarks", answer=first_choice)
    assert (muted.code, said.findall(muted.out)) == (0, [])
