"""Games and options: what can be started, and the exact words for what cannot."""

from typing import Any

import pytest

import zaria
from zaria.core.engine.registry import BoolOption, ChoiceOption, IntOption, Option
from zaria.i18n import words

pytestmark = pytest.mark.compiled

GAMES = ", ".join(zaria.GAMES)
OPTIONS = ", ".join(option.name for option in zaria.GAMES["vegas"].options)


@pytest.mark.parametrize("name", ["chess", "", "Vegas", "vegas ", None, 7, ["vegas"], {"vegas": 1}])
def test_unknown_game(name: object) -> None:
    with pytest.raises(zaria.UnknownGame) as caught:
        zaria.new(name, players=4)
    given = name if isinstance(name, str) else repr(name)
    assert str(caught.value) == f"there is no game “{given}”; there are: {GAMES}"
    with pytest.raises(zaria.UnknownGame):
        zaria.play(name, [zaria.bot("random")] * 4)


@pytest.mark.parametrize("players", [1, 6, 0, -1, "4", 4.0, True, [4], pytest.param(10**5000, id="huge")])
def test_wrong_number_of_players(players: object) -> None:
    with pytest.raises(zaria.BadPlayers) as caught:
        zaria.new("vegas", players=players)
    given = "<int>" if players == 10**5000 else players
    assert str(caught.value) == f"vegas is for 2 to 5 players, not {given}"


def test_a_number_of_players_is_needed() -> None:
    with pytest.raises(zaria.BadPlayers, match=r"^vegas needs a number of players, from 2 to 5$"):
        zaria.new("vegas")
    assert zaria.new("miner-solo").players == 1


@pytest.mark.parametrize("bots", [0, 1, 6])
def test_wrong_number_of_bots(bots: int) -> None:
    with pytest.raises(zaria.BadPlayers, match=f"vegas is for 2 to 5 players, not {bots}"):
        zaria.play("vegas", [zaria.bot("random")] * bots)


@pytest.mark.parametrize("option", ["round", "Rounds", "", "self", "names", "setup", "x" * 100])
def test_unknown_option(option: str) -> None:
    given = option if len(option) <= 40 else "x" * 39 + "…"
    expected = f"vegas has no option “{given}”; it has: {OPTIONS}"
    with pytest.raises(zaria.BadOption) as caught:
        zaria.new("vegas", 4, **{option: 1})
    assert str(caught.value) == expected
    with pytest.raises(zaria.BadOption) as caught:
        zaria.GAMES["vegas"].start(4, {option: 1})
    assert str(caught.value) == expected


def test_unknown_option_of_a_log_or_a_game_between_bots() -> None:
    with pytest.raises(zaria.BadOption, match=r"^vegas has no option “round”; it has: "):
        zaria.Log("vegas", ["a", "b"], round=1)
    with pytest.raises(zaria.BadOption, match=r"^vegas has no option “round”; it has: "):
        zaria.play("vegas", [zaria.bot("random")] * 2, round=1)


@pytest.mark.parametrize(
    ("option", "value", "expected"),
    [
        ("rounds", 0, "rounds takes a whole number, 1..7, not “0”"),
        ("rounds", 8, "rounds takes a whole number, 1..7, not “8”"),
        ("rounds", "3", "rounds takes a whole number, 1..7, not “3”"),
        ("rounds", 3.0, "rounds takes a whole number, 1..7, not “3.0”"),
        ("rounds", True, "rounds takes a whole number, 1..7, not “True”"),
        ("rounds", None, "rounds takes a whole number, 1..7, not “None”"),
        ("first", "seat1", "first takes one of seat0, random, not “seat1”"),
        ("first", 0, "first takes one of seat0, random, not “0”"),
        ("first", ["random"], "first takes one of seat0, random, not “['random']”"),
        ("open_money", 1, "open_money takes yes or no, not “1”"),
        ("open_money", "yes", "open_money takes yes or no, not “yes”"),
        ("open_money", None, "open_money takes yes or no, not “None”"),
    ],
)
def test_wrong_value_of_an_option(option: str, value: Any, expected: str) -> None:
    with pytest.raises(zaria.BadOption) as caught:
        zaria.new("vegas", players=3, **{option: value})
    assert str(caught.value) == expected


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (IntOption("g", "n", 0, -3, 9), "7", 7),
        (IntOption("g", "n", 0, -3, 9), "-3", -3),
        (BoolOption("g", "b", False), "yes", True),
        (BoolOption("g", "b", False), "TRUE", True),
        (BoolOption("g", "b", False), "no", False),
        (BoolOption("g", "b", False), "False", False),
        (ChoiceOption("g", "c", "x", ["x", "y"]), "y", "y"),
    ],
)
def test_options_are_read_from_text(option: Option, text: str, value: object) -> None:
    assert option.read(text) == value
    assert type(option.read(text)) is type(value)


@pytest.mark.parametrize(
    ("option", "text"),
    [
        (IntOption("g", "n", 0, -3, 9), "10"),
        (IntOption("g", "n", 0, -3, 9), "1.5"),
        (IntOption("g", "n", 0, -3, 9), "--1"),
        (IntOption("g", "n", 0, -3, 9), "-"),
        (IntOption("g", "n", 0, -3, 9), ""),
        (IntOption("g", "n", 0, -3, 9), "٣"),
        (IntOption("g", "n", 0, -3, 9), "9" * 5000),
        (BoolOption("g", "b", False), "maybe"),
        (ChoiceOption("g", "c", "x", ["x", "y"]), "z"),
        (Option("g", "o", "int", 0, []), "anything"),
    ],
)
def test_wrong_text_for_an_option(option: Option, text: str) -> None:
    with pytest.raises(zaria.BadOption):
        option.read(text)


def test_every_game_says_what_it_takes() -> None:
    """Names, types, defaults, ranges and message keys of all options; and the defaults are what one gets."""
    for game in zaria.GAMES.values():
        low, high = game.players
        assert 1 <= low <= high and game.rules >= 1
        state = game.new(low)
        assert state.setup.options == {option.name: option.default for option in game.options}
        assert [option.check(option.default) for option in game.options] == [option.default for option in game.options]
        for option in game.options:
            assert option.possible() and words("en").has(option.key)


def test_players_may_be_left_out_where_there_is_no_choice() -> None:
    for game in zaria.GAMES.values():
        if game.players[0] == game.players[1]:
            assert zaria.new(game.name).players == game.players[0]


def test_starting_draws_nothing() -> None:
    for game in zaria.GAMES.values():
        one, two = game.new(game.players[0]), game.new(game.players[0])
        assert one == two and one.draws == 0


@pytest.mark.parametrize("name", ["grandmaster", "", None, 3, ["random"]])
def test_unknown_bot(name: object) -> None:
    with pytest.raises(
        zaria.UnknownBot,
        match=r"there is no bot “.*”; there are: random, naive, greedy, expectation, easy, normal, hard, expert",
    ):
        zaria.bot(name)
