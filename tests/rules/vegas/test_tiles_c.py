"""LV-TILE-C: High Five and Bad Luck."""

import pytest

from support.scripted.royale import Royale

pytestmark = pytest.mark.compiled


def holder(table: Royale) -> int | None:
    seat: int | None = table.tile("high_five")["holder"]
    return seat


@pytest.mark.parametrize(
    ("dice", "takes"),
    [
        ("1 1 1 1", False),
        ("1 1 1 1 1", True),
        ("1 1 big 1", False),
        ("1 1 1 big 1", True),
        ("1 1 1 1 1 1 1 big 1", True),
    ],
)
def test_LV_TILE_C1_01_a_weight_of_five_takes_the_marker(dice: str, takes: bool) -> None:
    table = Royale(3, "high_five")
    table.lay(dice)
    assert holder(table) == (0 if takes else None)


def test_LV_TILE_C1_01_dice_of_earlier_turns_count() -> None:
    table = Royale(2, "high_five", neutral="6 6 6 6 6 6 6 6")
    table.lay("1 1 1")
    table.lay("1 1 1 1")
    assert holder(table) is None
    table.lay("1 1")
    assert holder(table) == 0


def test_LV_TILE_C1_01_only_the_first_player_takes_it() -> None:
    table = Royale(3, "high_five")
    table.lay("1 1 1 1 1")
    table.lay("1 1 1 1 1 1 1 big 1")
    assert holder(table) == 0
    table.park(6)
    assert table.rewards("high_five") == [(0, "$100000")]


def test_LV_TILE_C1_01_it_is_paid_at_payouts_and_not_before() -> None:
    table = Royale(3, "high_five")
    table.lay("1 1 1 1 1")
    assert (table.money()[0], table.rewards("high_five")) == (0, [])
    assert table.state.standing()[0] == 20_000 + 100_000 + 30_000  # chips, the marker, and casino 1
    table.park(6)
    assert table.rewards("high_five") == [(0, "$100000")]


def test_LV_TILE_C1_01_without_five_dice_nobody_is_paid() -> None:
    table = Royale(3, "high_five")
    table.lay("1 1 1 1")
    table.park(6)
    assert table.rewards("high_five") == []


def test_LV_TILE_C1_01_neutral_and_grey_dice_take_nothing() -> None:
    table = Royale(2, "high_five", "block_it", neutral="1 1 1 1 1 1 1 1")
    table.lay("2", "group 3 to 1")
    table.lay("1")
    assert holder(table) is None


def test_LV_TILE_C1_01_dice_that_come_without_activation_wait_for_one() -> None:
    table = Royale(2, "high_five", "handicap", neutral="6 6 6 6 6 6 6 6")
    table.lay("1 1 1 1")
    table.skip()
    table.lay("2", "take 6", "take adjustment", "adjust small to 1")
    assert (table.weights(1)["0"], holder(table)) == (5, None)
    table.skip()
    table.lay("1")
    assert holder(table) == 0


def test_LV_TILE_C1_01_it_is_kept_when_the_dice_leave() -> None:
    table = Royale(3, "high_five", "handicap")
    table.lay("1 1 1 1 1")
    table.skip()
    table.skip()
    table.lay("2", "take 6", "take adjustment", "adjust small from 1")
    assert (table.weights(1)["0"], holder(table)) == (4, 0)
    table.lay("1 1 1 1 1")
    assert holder(table) == 0
    table.park(6)
    assert table.rewards("high_five") == [(0, "$100000")]


def owed(table: Royale) -> list[int]:
    return [event["seat"] for event in table.told("vegas-bad-luck")]


@pytest.mark.parametrize(
    ("dice", "debtors"),
    [
        (["1 1", "1", ""], [2]),  # none is fewest
        (["1 1", "1", "1"], [1, 2]),
        (["1 1", "", ""], [1, 2]),
        (["1", "1", "1"], [0, 1, 2]),  # all are equal
        (["1", "1 1", "1 1 1"], [0]),
        (["big 1", "1 1", "1 1 1"], [0, 1]),  # a big die counts as two
        (["big 1", "1", "1 1 1"], [1]),
    ],
)
def test_LV_TILE_C2_01_the_players_with_the_fewest_dice_owe(dice: list[str], debtors: list[int]) -> None:
    table = Royale(3, "bad_luck")
    for text in dice:
        table.lay(text or "6")
    assert table.tile("bad_luck")["owing"] == debtors
    table.park(6)
    assert owed(table) == debtors


def test_LV_TILE_C2_01_dice_are_compared_at_the_end_of_the_round() -> None:
    table = Royale(3, "bad_luck")
    table.lay("1 1")
    table.lay("6")
    table.lay("6")
    table.lay("6")
    table.lay("1")
    table.lay("1 1 1")
    table.park(6)
    assert owed(table) == [1]


def test_LV_TILE_C2_01_never_activated_nobody_owes() -> None:
    table = Royale(3, "bad_luck")
    assert table.tile("bad_luck") | {"casino": 1} == {
        "key": "bad_luck",
        "code": "C2",
        "casino": 1,
        "activated": False,
        "owing": [],
    }
    table.park(6)
    assert owed(table) == []


def test_LV_TILE_C2_01_my_choice_counts_as_an_activation() -> None:
    table = Royale(3, "my_choice", "bad_luck")
    table.lay("1", "black 4 4")
    table.park(6)
    assert owed(table) == [0, 1, 2]


def test_LV_TILE_C2_01_neutral_players_are_not_compared() -> None:
    table = Royale(2, "bad_luck", "block_it", neutral="5 5 5 5 5 5 5 5")
    table.lay("1 1 1")
    table.lay("1 1")
    table.lay("2", "group 1 to 1")
    table.park(6)
    assert owed(table) == [1]


def test_LV_TILE_C2_02_five_are_paid_from_money() -> None:
    table = Royale(3, "bad_luck", cards="3 3 4 4 5 5 6 6 7 7 8 8")
    table.lay("1")
    table.lay("1")
    table.park(6)  # seat 2 weighs most in casino 6 and wins a card of 8 there
    assert table.told("vegas-bad-luck") == [{"seat": 2, "amount": 50_000, "chips": 0}]
    assert (table.money()[2], table.chips()[2], table.player(2)["cards"]) == (30_000, 2, 1)


def test_LV_TILE_C2_02_who_has_less_pays_all_chips_included() -> None:
    table = Royale(3, "bad_luck")
    table.lay("1")
    table.skip()
    table.skip()
    table.park(6)  # seats 1 and 2 are equal in casino 6; seat 0 has less there, and is paid
    assert table.told("vegas-bad-luck") == [
        {"seat": 1, "amount": 0, "chips": 1},
        {"seat": 2, "amount": 0, "chips": 1},
    ]
    assert (table.money(), table.chips()) == ([110_000, 0, 0], [2, 0, 0])


def test_LV_TILE_C2_02_money_first_then_chips() -> None:
    table = Royale(3, "bad_luck", "my_choice")
    table.lay("1")
    table.lay("2", "black 3 3")
    table.lay("2", "black 1 1")
    table.skip()
    table.lay("2", "black 2 2")
    table.lay("2", "black 2 2")
    assert (table.money(), table.chips()) == ([0, 30_000, 0], [1, 4, 5])
    table.lay("6")
    table.park(6)  # in casinos 2 and 6 equals leave: seats 1 and 2 win no card
    assert table.told("vegas-bad-luck") == [
        {"seat": 1, "amount": 30_000, "chips": 2},
        {"seat": 2, "amount": 0, "chips": 5},
    ]
    assert (table.money()[1:], table.chips()) == ([0, 0], [1, 2, 0])


def test_LV_TILE_C2_02_change_is_money_and_may_be_1_or_2() -> None:
    table = Royale(3, "bad_luck", cards="3 3 4 4 5 5 6 6 7 7 6 7")
    table.lay("1")
    table.lay("1")
    table.park(6)
    assert (table.money()[2], table.chips()[2]) == (20_000, 2)
    assert table.player(2)["cards"] == 1  # a piece of 2, never two chips
