"""What questions say before they are answered: previews, and what tiles would pay (`standing`)."""

from typing import Any

import pytest

from support.scripted.royale import Royale

pytestmark = pytest.mark.compiled

NEUTRAL_AT_6 = "6 6 6 6 6 6 6 6"


def choice(table: Royale, words: str) -> dict[str, Any]:
    """The choice with these words in the question that is pending."""
    ask = table.state.ask()
    assert ask is not None
    found: dict[str, Any] = next(choice for choice in ask["choices"] if choice["word"] == words)
    return found


def pays(table: Royale, words: str) -> list[tuple[int, int]]:
    """Whom the casino would pay after this choice: (seat, dollars)."""
    return [(paid["seat"], paid["amount"]) for paid in choice(table, words)["preview"]["pays"]]


def would_be_paid(table: Royale) -> list[int]:
    """What the standing adds to the scores and to what the casinos would pay now."""
    paying = [0] * table.state.players
    for casino in table.view()["casinos"]:
        for paid in casino["pays"]:
            paying[paid["seat"]] += paid["amount"]
    return [
        settled - has - paid
        for settled, has, paid in zip(table.state.standing(), table.state.scores(), paying, strict=True)
    ]


def test_double_down_would_pay_like_a_casino() -> None:
    table = Royale(3, "double_down")
    table.lay("1 1", "move 2")
    assert would_be_paid(table) == [60_000, 0, 0]
    table.lay("1", "move 1")
    assert would_be_paid(table) == [60_000, 30_000, 0]
    table.lay("1 1", "move 2")
    assert would_be_paid(table) == [0, 60_000, 0]


def test_nice_dice_would_pay_the_sum_of_their_pictures() -> None:
    table = Royale(2, "nice_dice", neutral=NEUTRAL_AT_6)
    table.turn("1 4 4 4 4 4 4 big 4", "place 1", "move small 4")
    table.lay("1", "move small here")
    assert would_be_paid(table) == [40_000, 10_000]
    table.turn("1 2 2 2 2 big 2", "place 1", "move small 2")
    assert would_be_paid(table) == [60_000, 10_000]


def test_the_gold_place_would_pay_six() -> None:
    table = Royale(3, "my_choice")
    table.lay("1", "black 6 6", "move big")
    assert would_be_paid(table) == [60_000, 0, 0]
    table.lay("1", "black 6 6", "move big")
    assert would_be_paid(table) == [0, 60_000, 0]


def test_a_bet_is_worth_what_stopping_would_pay() -> None:
    table = Royale(3, "fifty_fifty")
    table.lay("1", "black 1 1")
    assert would_be_paid(table) == [0, 0, 0]
    table.do("higher")
    table.answer("black 3 3")
    assert would_be_paid(table) == [10_000, 0, 0]
    table.do("higher")
    table.answer("black 4 4")
    assert would_be_paid(table) == [30_000, 0, 0]


def test_power_play_says_whom_the_casino_would_pay() -> None:
    table = Royale(2, "power_play", neutral=NEUTRAL_AT_6)
    table.lay("1 1")
    table.lay("3")
    assert pays(table, "power 3") == []  # a tie
    assert pays(table, "power 3 big") == [(0, 50_000), (1, 50_000)]
    assert choice(table, "power 3 big")["targets"] == ["die:big", "casino:3"]
    assert (choice(table, "roll")["preview"], choice(table, "roll")["targets"]) == ({}, [])


def test_an_adjustment_says_whom_the_casino_would_pay() -> None:
    table = Royale(2, "my_choice", neutral=NEUTRAL_AT_6)
    table.lay("3 3")
    table.lay("3")
    table.lay("1", "black 5 5")
    assert pays(table, "adjust small from 3") == []  # a tie
    assert pays(table, "adjust small to 3") == [(0, 50_000), (1, 50_000)]
    assert pays(table, "adjust big to 5") == [(0, 70_000)]
    assert choice(table, "adjust big to 5")["targets"] == ["die:big", "casino:5"]
    table.do("adjust big to 5")
    table.skip(4)
    table.lay("1", "black 5 5")
    assert pays(table, "adjust big from 5") == []


def test_block_it_says_whom_the_casino_would_pay() -> None:
    table = Royale(3, "block_it")
    table.lay("4 4")
    table.lay("1")
    assert pays(table, "group 1 to 4") == [(0, 60_000)]
    assert pays(table, "group 2 to 4") == []
    assert pays(table, "group 3 to 4") == [(0, 60_000)]  # second now
    assert choice(table, "group 3 to 4")["targets"] == ["group:3", "casino:4"]


def test_handicap_says_whom_the_casino_would_pay_and_what_pictures_give() -> None:
    table = Royale(3, "handicap")
    table.lay("4 4")  # two grey dice tie
    table.lay("1")
    assert pays(table, "take 4") == [(0, 60_000)]
    assert choice(table, "take 4")["targets"] == ["casino:4"]
    assert (choice(table, "keep")["preview"], choice(table, "keep")["targets"]) == ({}, [])
    table.do("take 4")
    assert choice(table, "take chip")["preview"] == {"reward": {"chips": 1, "amount": 0}}
    assert choice(table, "take money")["preview"] == {"reward": {"chips": 0, "amount": 30_000}}
    assert choice(table, "take adjustment")["preview"] == {}


def test_double_down_says_whom_the_casino_would_pay() -> None:
    table = Royale(3, "double_down")
    table.lay("1 1", "keep")
    table.lay("1 1 big 1")
    assert pays(table, "keep") == [(1, 30_000), (0, 30_000)]
    assert pays(table, "move big") == []
    assert pays(table, "move 1 big") == [(0, 30_000), (1, 30_000)]


def test_nice_dice_say_the_reward_and_whose_die_would_go() -> None:
    table = Royale(3, "nice_dice")
    table.turn("1 4 4 4 4 4 4 big 4", "place 1", "move big 4")
    table.turn("1 2 4 4 4 4 4 big 4", "place 1")
    big_die = {"seat": 0, "big": True}
    assert choice(table, "move small 4")["preview"] == {"reward": {"chips": 0, "amount": 40_000}, "displaced": big_die}
    assert choice(table, "move small 2")["preview"] == {"reward": {"chips": 2, "amount": 0}, "displaced": None}
    assert choice(table, "move small here")["preview"] == {"reward": {"chips": 1, "amount": 0}, "displaced": None}
    assert choice(table, "keep")["preview"] == {}


def test_my_choice_says_rewards_and_whose_die_would_go() -> None:
    table = Royale(3, "my_choice", "jackpot", "bad_luck")
    table.lay("1", "black 3 6")
    assert choice(table, "choose 3")["preview"] == {"reward": {"chips": 0, "amount": 30_000}}
    assert choice(table, "choose 6")["preview"] == {}
    table.do("choose 6")
    assert choice(table, "move big")["preview"] == {"reward": {"chips": 0, "amount": 60_000}, "displaced": None}
    table.do("move big")
    table.lay("1", "black 6 6")
    assert choice(table, "move small")["preview"]["displaced"] == {"seat": 0, "big": True}
    table.do("move small")
    table.lay("1", "black 4 4")
    assert choice(table, "choose 3")["targets"] == ["casino:3", "tile:bad_luck"]


def test_no_entry_says_what_the_next_step_pays() -> None:
    table = Royale(3, "no_entry")
    table.lay("1", "close 4")
    table.lay("1")
    assert choice(table, "close 5")["preview"] == {"reward": {"chips": 0, "amount": 0}}
    assert choice(table, "close 5")["targets"] == ["casino:5"]
    assert (choice(table, "keep")["preview"], choice(table, "keep")["targets"]) == ({}, [])


def test_prime_time_points_at_the_casinos() -> None:
    table = Royale(3, "prime_time")
    table.lay("1")
    table.park(6)
    table.answer("black 5 3")
    targets = {name: choice(table, name)["targets"] for name in table.names()}
    assert targets == {
        "pass": [],
        "place 3": ["black:3", "casino:3"],
        "place 5": ["black:5", "casino:5"],
        "place 3 5": ["black:3", "casino:3", "black:5", "casino:5"],
    }


def test_the_guess_points_at_who_hides() -> None:
    table = Royale(3, "lucky_punch")
    table.skip()
    table.lay("1", "hide 2")
    assert choice(table, "guess 1")["targets"] == ["marker:1", "seat:1"]
