"""Whole sessions in terminals of 24 rows, in all languages: the question is always in sight."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

import zaria
from support.terminal.pty import Terminal
from support.terminal.screens import Shown, shown
from zaria.cli.prompts.choice_words import choice_in_words
from zaria.core.engine.frames import CHANCE
from zaria.core.records.log import resume
from zaria.core.records.replay import take
from zaria.i18n import LOCALES, words
from zaria.terminal.screen import width_of

ROWS = 24
BIG = {"en": "big", "el": "μεγάλο", "it": "grande", "de": "groß"}


class Session:
    """Somebody who types at a small terminal. After every answer, what is on the screen is looked at."""

    def __init__(self, locale: str, columns: int, folder: Path, *argv: str) -> None:
        self.locale = locale
        self.columns = columns
        self.folder = folder
        self.terminal = Terminal(*argv, "--lang", locale, "--record", "g", folder=folder, columns=columns, rows=ROWS)
        self.go_on = words(locale).say("go-on") + " "
        self.known: zaria.State | None = None
        self.seen = 0  # so many steps led to it

    def asked(self) -> Shown | None:
        """The screen when it waits for an answer; None when the command has ended."""
        if not self.terminal.wait_for("> ", self.go_on):
            return None
        now = shown(self.terminal.printed, ROWS)
        assert all(width_of(row) <= self.columns for row in now.rows)
        return now

    def record(self) -> zaria.Record:
        return zaria.Record.from_json((self.folder / "g").read_text())

    def state(self) -> zaria.State:
        """The game as it is saved. Steps that are new since the last look are added to what was known then."""
        record = self.record()
        if self.known is None or "undo" in [step[0] for step in record.steps[self.seen :]]:
            self.known = resume(record).state
        else:
            for number, step in enumerate(record.steps[self.seen :], self.seen + 1):
                take(self.known, number, step)
        self.seen = len(record.steps)
        return self.known

    def play(self, answer: Callable[[Shown, zaria.State], str]) -> str:
        """Answer until the game is over; returns all that was printed."""
        while (now := self.asked()) is not None:
            state = self.state()
            is_question = now.text.rstrip().endswith(">")
            if is_question and state.actor >= 0:
                self.check_question(now, state)
            self.terminal.type(answer(now, state) if is_question else "")
        return self.terminal.end()[1]

    def check_question(self, now: Shown, state: zaria.State) -> None:
        ask = state.ask()
        assert ask is not None
        assert now.scrolled == 0, "the screen was scrolled"
        assert choices(now), now.text


def choices(now: Shown) -> list[str]:
    """The keys of the choices, which stand below the question."""
    text = now.text.rstrip()
    return re.findall(r"^ +(\S+)  \S", text[text.rindex("\n\n") :], re.MULTILINE)


def typed_dice(session: Session, state: zaria.State) -> str:
    """Dice and cards in the form in which they are displayed in the language."""
    own, kind, number = words(session.locale), state.chance().kind, len(state.chance().bounds)
    if kind == "cards":
        amounts = [30_000, 40_000, 50_000, 60_000, 70_000, 80_000] * 2
        return " ".join(own.money(amount) for amount in amounts)
    view = state.view(None)
    has_big = kind == "neutral" or (kind == "roll" and view["players"][view["turn"]]["big"] > 0)
    small = [str(1 + place % 6) for place in range(number - has_big)]
    return " ".join([*small, own.say("dice-big", {"number": 2})] if has_big else small)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("columns", [80, 60])
def test_a_whole_game_by_real_dice_in_their_displayed_forms(locale: str, columns: int, tmp_path: Path) -> None:
    people = ("--players", "2", "--bots", "random", "--rounds", "1", "--real-dice", "--seed", "1")
    session = Session(locale, columns, tmp_path, "play", "vegas", *people)
    done: list[str] = []

    def answer(now: Shown, state: zaria.State) -> str:
        if state.actor == CHANCE:
            return typed_dice(session, state)
        done.append({2: "correct", 4: "undo"}.get(len(done), "choice"))
        return done[-1] if done[-1] != "choice" else choices(now)[-1]

    printed = session.play(answer)
    record = zaria.Record.from_json((tmp_path / "g").read_text())
    assert record.result is not None
    assert len([step for step in record.steps if step[0] == "undo"]) == 2
    assert BIG[locale] in printed


@pytest.mark.parametrize(("locale", "columns"), [("en", 80), ("el", 80), ("it", 60), ("de", 60)])
@pytest.mark.parametrize("game", ["vegas --players 5 --tiles 6 --rounds 1", "miner --players 3"])
def test_nothing_scrolls_the_question_away(locale: str, columns: int, game: str, tmp_path: Path) -> None:
    session = Session(locale, columns, tmp_path, "play", *game.split(), "--bots", "random", "--seed", "4")
    first = session.asked()
    assert first is not None
    session.terminal.type("nonsense")
    refused = session.asked()
    assert refused is not None and "nonsense" in refused.text
    assert refused.rows[0] == first.rows[0], "the table made room for the refusal"
    session.terminal.type(choices(refused)[0])
    session.play(lambda now, state: choices(now)[0])
    assert zaria.Record.from_json((tmp_path / "g").read_text()).result is not None


def test_a_bots_move_is_shown_until_enter_goes_on_to_ones_own_turn(tmp_path: Path) -> None:
    """Nobody would wait that long: only Enter can end the pause. What has just happened stands out."""
    people = ("--players", "4", "--bots", "random", "--seed", "2", "--pause", "3600000")
    session = Session("en", 80, tmp_path, "play", "vegas", *people)
    session.terminal.wait_for("> ")
    session.terminal.type("pass")
    session.terminal.until(words("en").say("skip-bots"))
    assert len([step for step in session.record().steps if step[0] in (1, 2, 3)]) == 1, "not after the first bot"
    now = shown(session.terminal.printed, ROWS)
    assert now.scrolled <= 1
    assert re.search(r"\x1b\[1m  .*random 1.*(put|passed)", session.terminal.printed[-3000:])
    session.terminal.type("")
    own = session.asked()
    assert own is not None and "random 3" in own.text
    assert [step[0] for step in session.record().steps if step[0] != "deal"] == [0, 1, 2, 3]
    session.check_question(own, session.state())
    assert words("en").say("entry-empty") not in own.text, "Enter was taken as an answer"
    session.terminal.type("quit")
    assert session.terminal.end()[0] == 0


@pytest.mark.parametrize("locale", LOCALES)
def test_a_game_is_left_and_resumed(locale: str, tmp_path: Path) -> None:
    session = Session(locale, 80, tmp_path, "play", "vegas", "--players", "3", "--rounds", "1", "--seed", "2")
    assert session.asked() is not None
    session.terminal.type(choice_in_words("pass", words(locale))[:1])
    before = session.asked()
    assert before is not None
    session.terminal.type("quit")
    assert session.terminal.end()[0] == 0
    steps = json.loads((tmp_path / "g").read_text())["steps"]
    assert [0, "pass"] in steps
    again = Session(locale, 80, tmp_path, "play", "vegas")
    now = again.asked()
    assert now is not None
    assert choices(now) == choices(before)
    assert json.loads((tmp_path / "g").read_text())["steps"] == steps
    again.terminal.type("quit")
    assert again.terminal.end()[0] == 0


@pytest.mark.parametrize("locale", LOCALES)
def test_what_one_hides_the_other_never_sees(locale: str, tmp_path: Path) -> None:
    """Two people and Lucky Punch, with real dice: all ones, so that its casino is taken at once."""
    people = ("--name", "Ann", "--name", "Bob", "--players", "2", "--tiles", "lucky_punch", "--rounds", "1")
    session = Session(locale, 60, tmp_path, "play", "vegas", *people, "--real-dice")
    own = words(locale)
    hidden = choice_in_words("hide 2", own)
    hidden_at = 0

    def answer(now: Shown, state: zaria.State) -> str:
        nonlocal hidden_at
        if state.actor == CHANCE:
            kind, number = state.chance().kind, len(state.chance().bounds)
            return typed_dice(session, state) if kind != "roll" else " ".join(["1"] * number)
        ask = state.ask()
        assert ask is not None
        if ask["question"] == "question-vegas-hide":
            hidden_at = len(session.terminal.printed)
            return hidden
        if ask["question"] == "question-vegas-guess":
            assert "\x1b[3J" in session.terminal.printed[hidden_at:], "it can still be scrolled to"
            assert hidden not in now.text
            assert own.say("event-vegas-hid-number", {"number": 2}) not in now.text
            return "quit"
        return choice_in_words("place 1", own)

    session.play(answer)
    assert hidden_at > 0
    steps = json.loads((tmp_path / "g").read_text())["steps"]
    assert steps[-1] == [0, "hide 2"]
