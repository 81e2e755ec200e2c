"""The terminal in every language: a game is played, helped with and refused, and the columns hold."""

import io

import pytest
from test_drawing import NAMES, draw_everything

import zaria
from support.laws.journey import random_step
from support.terminal.pty import first_choice, stopping_after, zaria_command
from zaria.cli.prompts.rule_lines import rules_beginning
from zaria.i18n import LOCALES, words
from zaria.terminal.game_terminal import drawings
from zaria.terminal.screen import Screen, width_of
from zaria.vegas.terminal.drawing import VegasDrawing

GAMES = [("vegas", "--tiles=6", "--rounds=1"), ("miner", "--players=2"), ("miner-solo",)]
PLAYERS = {"en": "Player 1", "el": "Παίκτης 1", "it": "Giocatore 1", "de": "Spieler 1"}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game[0])
def test_a_game_with_help_and_a_wrong_entry(game: tuple[str, ...], locale: str) -> None:
    say = words(locale).say
    ran = zaria_command("play", *game, "--seed=5", "--lang", locale, typed=["?", "nonsense"], answer=first_choice)
    assert ran.code == 0, ran.err
    flat = " ".join(ran.out.split())
    assert say("help-choose") in flat
    assert say("help-quit") in flat
    assert say("refusal-unknown-word", {"words": "nonsense", "possible": ""}).strip() in flat
    assert flat.count(say(f"game-{game[0]}")) >= 1
    if game[0] != "miner-solo":
        assert PLAYERS[locale] in flat
    assert [line for line in ran.out.splitlines() if width_of(line) > 80] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_the_help_says_what_the_words_of_choices_mean(locale: str) -> None:
    ran = zaria_command("play", "vegas", "--seed=1", "--lang", locale, typed=["?"], answer=stopping_after(0))
    assert words(locale).say("words-vegas-choose") in " ".join(ran.out.split())


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", ["vegas", "miner", "miner-solo"])
@pytest.mark.parametrize("width", [60, 80, 100])
def test_columns_hold(game: str, locale: str, width: int) -> None:
    players = min(4, zaria.GAMES[game].players[1])
    drawing = drawings()[game](Screen(io.StringIO(), width, False, True, False), words(locale), NAMES[-players:])
    state = zaria.new(game, players=players, **({"tiles": 6, "open_money": True} if game == "vegas" else {}))
    rng = zaria.Rng(width)
    turn = 0
    while state.actor != zaria.OVER:
        if turn % 12 == 0:
            lines = [line.rstrip() for line in draw_everything(drawing, state)]
            assert [line for line in lines if width_of(line) > width] == []
            if isinstance(drawing, VegasDrawing):
                assert len({width_of(drawing.cards(casino)) for casino in state.view(None)["casinos"]}) == 1
        turn += 1
        random_step(state, rng)
    assert drawing.ending(state.view(None), {"scores": state.scores(), "winners": state.winners()})


@pytest.mark.parametrize("locale", LOCALES)
def test_short_words_on_the_mountain_have_four_letters_at_most_and_differ(locale: str) -> None:
    keys = [key for key in words(locale).keys if key.startswith("short-")]
    told = [words(locale).say(key) for key in keys]
    assert max(map(width_of, told)) <= 4
    assert len(set(told)) == len(told)


@pytest.mark.parametrize("locale", LOCALES)
def test_things_are_explained_by_their_names_in_the_language(locale: str) -> None:
    vegas = drawings()["vegas"](Screen(io.StringIO(), 80, False, True, False), words(locale), NAMES[:2])
    assert vegas.explain(words(locale).say("tile-double-down").upper())[1] == ["LV-TILE-G2"]
    miner = drawings()["miner"](Screen(io.StringIO(), 80, False, True, False), words(locale), NAMES[:2])
    for key, rules in (("face-beer", "DM-DIG"), ("face-dragon", "DM-SCORE"), ("group-miner-tunnel", "DM-SCORE")):
        name = words(locale).say(key, {"number": ""}).strip()
        assert rules in miner.explain(name)[1][0]
    assert miner.explain(words(locale).say("hero-treasurer"))[1] == ["DM-COMP-03"]
    assert rules_beginning(words(locale), ["LV-TILE-G2"])


def test_the_language_is_the_argument_then_the_variable_then_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert words("it").say("overview") in zaria_command("--help").out
    monkeypatch.setenv("ZARIA_LANG", "el")
    assert words("el").say("overview") in zaria_command().out
    for argv in (["--lang", "de"], ["--lang=de"], ["--help", "--lang", "DE"]):
        assert words("de").say("overview") in zaria_command(*argv).out
    assert words("de").say("command-games") in zaria_command("games", "--lang", "de", "--help").out
    monkeypatch.setenv("ZARIA_LANG", "")
    monkeypatch.setenv("LC_ALL", "fi_FI.UTF-8")
    assert words("en").say("overview") in zaria_command().out


def test_an_unknown_language_is_refused_in_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    assert zaria_command("games", "--lang", "fr") == (2, "", "zaria: --lang takes one of en, el, it, de, not “fr”\n")
    assert zaria_command("--lang").err == "zaria: --lang needs a value; see “zaria --help”\n"
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert zaria_command("--lang=").err == "zaria: --lang verlangt eines von en, el, it, de, nicht „“\n"
    monkeypatch.setenv("ZARIA_LANG", "klingon")
    ran = zaria_command("games")
    assert (ran.code, ran.err) == (2, "zaria: ZARIA_LANG verlangt eines von en, el, it, de, nicht „klingon“\n")


@pytest.mark.parametrize("locale", LOCALES)
def test_plain_drawings_have_no_signs_beyond_ascii_but_letters(locale: str) -> None:
    ran = zaria_command("play", "vegas", "--bots-only", "--tiles=3", "--seed=2", "--plain", "--lang", locale)
    assert {sign for sign in ran.out if not sign.isascii() and not sign.isalpha()} <= {"·"}
    ran = zaria_command("play", "vegas", "--plain", "--lang", locale, typed=["?"])
    assert {sign for sign in ran.out if not sign.isascii() and not sign.isalpha()} <= {"·"}
