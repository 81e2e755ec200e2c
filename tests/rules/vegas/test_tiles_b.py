"""LV-TILE-B: Prime Time and Fifty Fifty."""

import pytest

from support.scripted.royale import Royale
from support.scripted.vegas import paid, paid_in

pytestmark = pytest.mark.compiled


def test_LV_TILE_B1_01_the_winner_rolls_the_black_dice_before_payouts() -> None:
    table = Royale(3, "prime_time")
    table.lay("1")
    table.lay("1 1")
    table.park(6)
    assert (table.state.chance().kind, table.state.chance().label.split("/")[2]) == ("black", "1")
    assert paid(table.events) == []  # nothing is paid yet
    table.answer("black 3 5")
    assert (table.state.actor, table.names()) == (1, ["pass", "place 3", "place 5", "place 3 5"])


@pytest.mark.parametrize(
    ("choice", "pays"),
    [
        ("pass", []),
        ("place 3", [(3, 0, 50_000)]),
        ("place 5", [(5, 0, 70_000)]),
        ("place 3 5", [(3, 0, 50_000), (5, 0, 70_000)]),
    ],
)
def test_LV_TILE_B1_01_none_one_or_both_may_be_placed(choice: str, pays: list[tuple[int, int, int]]) -> None:
    table = Royale(3, "prime_time")
    table.lay("1")
    table.park(6)
    table.answer("black 5 3")
    table.do(choice)
    assert [payment for payment in paid(table.events) if payment[0] in (3, 5)] == pays


def test_LV_TILE_B1_01_both_dice_of_a_double_may_be_placed() -> None:
    table = Royale(3, "prime_time", "black_box")
    table.lay("1")
    table.lay("2")
    table.park(6)
    table.answer("black 4 4")
    assert table.names() == ["pass", "place 4", "place 4 4"]
    table.do("place 4 4")
    assert table.casino(4)["dice"] == {"0": {"small": 0, "big": 0, "black": 2}}
    assert table.view()["roll"] == {"small": [], "big": None, "black": []}


def test_LV_TILE_B1_01_equals_are_seen_though_not_yet_out() -> None:
    table = Royale(3, "prime_time")
    table.lay("1 1")
    table.lay("1 1")
    table.lay("1")
    table.park(6)
    assert table.state.chance().label.split("/")[2] == "2"  # both twos will leave: the one wins
    assert table.weights(1) == {"0": 2, "1": 2, "2": 1}


def test_LV_TILE_B1_01_nobody_rolls_where_all_are_equal() -> None:
    table = Royale(3, "prime_time")
    for _ in range(3):
        table.lay("1")
    table.park(6)
    assert table.state.actor == -2


def test_LV_TILE_B1_02_they_count_as_the_players_dice() -> None:
    table = Royale(3, "prime_time")
    table.lay("1 1")
    table.lay("3 3 big 3")
    table.lay("3 3 3 3")
    table.lay("3 3 3")
    table.park(6)  # casino 3 has 3, 4 and 4
    table.answer("black 3 3")
    table.do("place 3")  # now 4, 4 and 4
    assert paid_in(paid(table.events), 3) == []


def test_LV_TILE_B1_02_two_black_dice_weigh_two() -> None:
    table = Royale(3, "prime_time")
    table.lay("1 1")
    table.lay("3 3 3")
    table.lay("6 6")
    table.lay("3 3")
    table.park(6)
    table.answer("black 3 3")
    table.do("place 3 3")  # 4 against 3
    assert paid_in(paid(table.events), 3) == [(0, 50_000), (1, 50_000)]


def test_LV_TILE_B1_02_they_may_unseat_their_owner() -> None:
    table = Royale(3, "prime_time")
    table.lay("1 1")
    table.lay("1 1 1")
    table.lay("1 1 1")
    table.park(6)
    table.answer("black 1 6")
    table.do("place 1")  # 3, 3 and 3: all are equal, where before the two was alone
    assert paid_in(paid(table.events), 1) == []


def test_LV_TILE_B1_02_a_closed_casino_takes_none() -> None:
    table = Royale(3, "prime_time", "no_entry")
    table.lay("1")
    table.lay("2", "close 4")
    table.park(6)
    table.answer("black 4 5")
    assert table.names() == ["pass", "place 5"]
    assert table.refused("place 4") == "LV-TILE-B1-02 vegas-closed"
    assert table.refused("place 4 5") == "LV-TILE-B1-02 vegas-closed"


def test_LV_TILE_B1_02_if_neither_can_be_placed_nobody_is_asked() -> None:
    table = Royale(3, "prime_time", "no_entry")
    table.lay("1")
    table.lay("2", "close 4")
    table.park(6)
    table.answer("black 4 4")
    assert table.state.actor == -2
    assert table.told("vegas-prime-none") == [{"seat": 0}]


def test_LV_TILE_B2_01_the_first_roll_is_worth_nothing() -> None:
    table = Royale(3, "fifty_fifty")
    table.lay("1", "black 3 4")
    assert (table.state.actor, table.names()) == (0, ["stop", "higher", "lower"])
    assert table.tile("fifty_fifty")["total"] == 7
    table.do("stop")
    assert table.rewards("fifty_fifty") == []
    assert table.view()["turn"] == 1


@pytest.mark.parametrize(("bets", "reward"), [(1, "1 chips"), (2, "$30000"), (3, "$40000")])
def test_LV_TILE_B2_01_LV_TILE_B2_02_stop_after_right_bets(bets: int, reward: str) -> None:
    table = Royale(3, "fifty_fifty")
    table.lay("1", "black 1 1")
    for total in range(bets):
        table.do("higher")
        table.answer(f"black 1 {total + 2}")
    table.do("stop")
    assert table.rewards("fifty_fifty") == [(0, reward)]


def test_LV_TILE_B2_02_the_fourth_right_bet_is_paid_at_once() -> None:
    table = Royale(3, "fifty_fifty")
    table.lay("1", "black 1 1", "higher", "black 1 2", "higher", "black 1 3", "lower", "black 1 2", "higher")
    table.answer("black 6 6")
    assert table.rewards("fifty_fifty") == [(0, "$60000")]
    assert table.view()["turn"] == 1


@pytest.mark.parametrize(
    ("bet", "roll"), [("higher", "2 4"), ("higher", "3 4"), ("lower", "4 4"), ("lower", "5 2"), ("lower", "6 6")]
)
def test_LV_TILE_B2_02_a_wrong_bet_or_the_same_total_ends_it(bet: str, roll: str) -> None:
    table = Royale(3, "fifty_fifty")
    table.lay("1", "black 1 1", "higher", "black 3 4", bet, f"black {roll}")
    assert table.rewards("fifty_fifty") == []
    assert table.told("vegas-bet-lost") == [{"seat": 0}]
    assert table.view()["turn"] == 1


@pytest.mark.parametrize(("roll", "bet"), [("1 1", "lower"), ("6 6", "higher")])
def test_LV_TILE_B2_02_hopeless_bets_are_allowed(roll: str, bet: str) -> None:
    table = Royale(3, "fifty_fifty")
    table.lay("1", f"black {roll}", bet, f"black {roll}")
    assert table.told("vegas-bet-lost") == [{"seat": 0}]


def test_LV_TILE_B2_02_each_bet_is_against_the_last_total() -> None:
    table = Royale(3, "fifty_fifty")
    table.lay("1", "black 6 6", "lower", "black 1 2", "higher", "black 2 2")  # 4: lower than 12, higher than 3
    assert table.tile("fifty_fifty") | {"casino": 1} == {
        "key": "fifty_fifty",
        "code": "B2",
        "casino": 1,
        "total": 4,
        "reward": {"chips": 0, "amount": 30_000},
    }


def test_LV_TILE_B2_02_the_question_says_the_chances() -> None:
    table = Royale(3, "fifty_fifty")
    table.lay("1", "black 1 4")
    ask = table.state.ask()
    assert ask is not None
    assert [choice["preview"] for choice in ask["choices"]] == [
        {"reward": {"chips": 0, "amount": 0}},
        {"reward": {"chips": 1, "amount": 0}, "chance": "26/36"},
        {"reward": {"chips": 1, "amount": 0}, "chance": "6/36"},
    ]
