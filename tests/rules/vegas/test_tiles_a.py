"""LV-TILE-A: Lucky Punch and Jackpot."""

import pytest

from support.scripted.royale import Royale

pytestmark = pytest.mark.compiled

PUNCH_REWARDS = {1: "2 chips", 2: "$30000", 3: "$40000"}


@pytest.mark.parametrize("hidden", [1, 2, 3])
@pytest.mark.parametrize("guess", [1, 2, 3])
def test_LV_TILE_A1_01_a_wrong_guess_pays_what_was_hidden(hidden: int, guess: int) -> None:
    table = Royale(3, "lucky_punch")
    table.lay("1", f"hide {hidden}", f"guess {guess}")
    assert table.rewards("lucky_punch") == ([] if guess == hidden else [(0, PUNCH_REWARDS[hidden])])
    assert table.view()["turn"] == 1  # and it is over


def test_LV_TILE_A1_01_one_to_three_are_hidden_and_guessed() -> None:
    table = Royale(3, "lucky_punch")
    table.lay("1")
    assert (table.state.actor, table.names()) == (0, ["hide 1", "hide 2", "hide 3"])
    table.do("hide 3")
    assert (table.state.actor, table.names()) == (1, ["guess 1", "guess 2", "guess 3"])


def test_LV_TILE_A1_01_the_choice_shows_what_it_would_pay() -> None:
    table = Royale(3, "lucky_punch")
    table.lay("1")
    ask = table.state.ask()
    assert ask is not None
    assert [choice["preview"]["if_wrong"] for choice in ask["choices"]] == [
        {"chips": 2, "amount": 0},
        {"chips": 0, "amount": 30_000},
        {"chips": 0, "amount": 40_000},
    ]


@pytest.mark.parametrize("hidden", [1, 2, 3])
def test_LV_TILE_A1_02_only_the_owner_sees_the_number_until_the_guess(hidden: int) -> None:
    table = Royale(3, "lucky_punch")
    table.lay("1", f"hide {hidden}")
    seen = [table.tile("lucky_punch", viewer)["hidden"] for viewer in (0, 1, 2, None)]
    assert seen == [hidden, None, None, None]
    assert table.tile("lucky_punch")["owner"] == 0
    told = [event for event in table.events if event.arguments.get("number") == hidden]
    assert [event.seats for event in told] == [(0,)]


def test_LV_TILE_A1_02_after_the_guess_everybody_knows() -> None:
    table = Royale(3, "lucky_punch")
    table.lay("1", "hide 3", "guess 2")
    guessed = next(event for event in table.events if event.kind == "vegas-guessed")
    assert guessed.seats is None
    assert guessed.arguments == {"seat": 1, "owner": 0, "guess": 2, "hidden": 3}


@pytest.mark.parametrize("one", range(1, 7))
@pytest.mark.parametrize("two", range(1, 7))
def test_LV_TILE_A2_01_a_seven_or_a_double_wins_the_amount(one: int, two: int) -> None:
    table = Royale(3, "jackpot")
    assert table.tile("jackpot")["amount"] == 30_000
    table.lay("1", f"black {one} {two}")
    if one + two == 7 or one == two:
        assert table.rewards("jackpot") == [(0, "$30000")]
        assert table.tile("jackpot")["amount"] == 30_000
    else:
        assert table.rewards("jackpot") == []
        assert table.tile("jackpot")["amount"] == 40_000


def test_LV_TILE_A2_01_it_grows_to_80000_and_goes_back_to_30000() -> None:
    table = Royale(4, "jackpot")
    amounts = []
    for _ in range(7):
        table.lay("1", "black 1 2")
        amounts.append(table.tile("jackpot")["amount"] // 10_000)
    assert amounts == [4, 5, 6, 7, 8, 8, 8]
    table.lay("1", "black 2 5")
    assert table.rewards("jackpot") == [(3, "$80000")]
    assert table.tile("jackpot")["amount"] == 30_000
    table.lay("1", "black 1 1")
    assert table.rewards("jackpot")[1:] == [(0, "$30000")]


def test_LV_TILE_A2_01_a_win_is_one_piece_of_money() -> None:
    table = Royale(3, "jackpot")
    table.lay("1", "black 1 2")
    table.lay("1", "black 6 6")
    assert (table.player(1)["cards"], table.money()[1]) == (1, 40_000)
    assert table.player(0)["cards"] == 0
