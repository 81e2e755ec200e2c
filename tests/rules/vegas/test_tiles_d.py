"""LV-TILE-D: Pay Day and Power Play."""

import pytest

from support.scripted.royale import Royale

pytestmark = pytest.mark.compiled

NEUTRAL_AT_6 = "6 6 6 6 6 6 6 6"


def holder(table: Royale) -> int | None:
    seat: int | None = table.tile("power_play")["holder"]
    return seat


def test_LV_TILE_D1_01_casinos_with_a_die_of_yours_are_counted_this_one_included() -> None:
    table = Royale(2, "pay_day", neutral=NEUTRAL_AT_6)
    table.lay("1")
    table.lay("5 5 5")
    table.lay("4")
    table.lay("5 big 5")
    table.lay("6 6")
    table.lay("1")
    table.lay("1")
    assert table.rewards("pay_day") == [(0, "1 chips"), (1, "2 chips"), (0, "$30000")]


def test_LV_TILE_D1_01_a_big_die_alone_counts_too() -> None:
    table = Royale(3, "pay_day")
    table.lay("big 5")
    table.skip()
    table.skip()
    table.lay("1")
    assert table.rewards("pay_day") == [(0, "2 chips")]


def test_LV_TILE_D1_01_dice_on_tiles_do_not_count() -> None:
    table = Royale(2, "pay_day", "double_down", "nice_dice", "knockout", neutral=NEUTRAL_AT_6)
    table.lay("2 2", "move 2")
    table.lay("3", "move small here")
    table.skip()
    table.lay("4", "bar small")  # seat 0 has dice on Double Down and on the bar
    table.lay("1")
    table.lay("1")
    assert table.rewards("pay_day") == [(0, "1 chips"), (1, "2 chips")]  # seat 1: here and in casino 4


def test_LV_TILE_D1_01_by_my_choice_this_casino_counts_without_a_die() -> None:
    table = Royale(3, "my_choice", "pay_day")
    table.lay("1", "black 4 4")
    assert table.weights(2) == {}
    assert table.rewards("pay_day") == [(0, "2 chips")]


@pytest.mark.parametrize(
    ("first", "second", "taken_by"),
    [
        ("1", "6", 0),
        ("1 1", "1", 0),
        ("1 1", "1 1", None),
        ("1 1", "big 1", None),
        ("1", "1 1", 1),
        ("1 1 1", "1 1 1 big 1", 1),
    ],
)
def test_LV_TILE_D2_01_more_than_every_other_player(first: str, second: str, taken_by: int | None) -> None:
    table = Royale(3, "power_play")
    table.lay(first)
    assert holder(table) == 0
    table.lay(second)
    assert holder(table) == taken_by


def test_LV_TILE_D2_01_more_than_each_not_more_than_half() -> None:
    table = Royale(5, "power_play")
    for _ in range(4):
        table.lay("1")
    assert holder(table) is None
    table.lay("1 1")  # 2 of 6
    assert holder(table) == 4


def test_LV_TILE_D2_01_neutral_dice_count() -> None:
    table = Royale(2, "power_play", neutral="1 1 5 5 5 5 5 5")
    table.lay("1 1")
    assert holder(table) is None
    table.lay("1 1 1")
    assert holder(table) == 1


def test_LV_TILE_D2_01_grey_dice_count() -> None:
    table = Royale(3, "power_play", "handicap")
    table.lay("1")
    assert holder(table) is None
    table.lay("1 1")
    assert holder(table) == 1


def test_LV_TILE_D2_01_also_without_dice_left_and_from_its_holder() -> None:
    table = Royale(3, "power_play")
    table.lay("1 1")
    table.lay("1 1 1 1 1 1 1 big 1")
    assert table.supply(1) == (0, 0)
    assert holder(table) == 1
    assert [event["seat"] for event in table.told("vegas-power-taken")] == [0, 1]


def test_LV_TILE_D2_02_the_holder_places_a_die_of_choice_instead_of_rolling() -> None:
    table = Royale(2, "power_play", neutral=NEUTRAL_AT_6)
    table.lay("1 1")
    table.skip()
    assert table.state.actor == 0
    assert table.view()["roll"] == {"small": [], "big": None, "black": []}  # it is asked before the roll
    assert table.names() == [
        *[f"power {number}" for number in range(1, 7)],
        *[f"power {number} big" for number in range(1, 7)],
        "roll",
    ]
    table.do("power 5")
    assert table.weights(5) == {"0": 1}
    assert table.supply(0) == (4, 1)
    assert (table.chips()[0], table.view()["turn"]) == (2, 1)  # no roll, no chip, and the turn is over


def test_LV_TILE_D2_02_the_big_die_too() -> None:
    table = Royale(2, "power_play", neutral=NEUTRAL_AT_6)
    table.lay("1 1")
    table.skip()
    table.do("power 1 big")
    assert table.weights(1) == {"0": 4}
    table.skip()
    assert table.names() == [*[f"power {number}" for number in range(1, 7)], "roll"]
    assert table.refused("power 2 big") == "LV-TILE-D2-02 vegas-no-such-die"


def test_LV_TILE_D2_02_or_rolls_as_usual() -> None:
    table = Royale(2, "power_play", neutral=NEUTRAL_AT_6)
    table.lay("1 1")
    table.skip()
    table.do("roll")
    assert table.asks("roll")
    table.lay("4 4")
    assert table.weights(4) == {"0": 2}
    table.skip()
    assert (holder(table), table.asked()) == (0, "question-vegas-power")


def test_LV_TILE_D2_02_it_may_be_used_in_each_turn() -> None:
    table = Royale(2, "power_play", neutral=NEUTRAL_AT_6)
    table.lay("1 1")
    for number in (2, 3):
        table.skip()
        table.do(f"power {number}")
    table.lay("1")
    table.do("power 4")
    assert (holder(table), table.weights(4)) == (0, {"0": 1})


def test_LV_TILE_D2_02_others_roll() -> None:
    table = Royale(3, "power_play")
    table.lay("1 1")
    assert table.asks("roll")


def grey_example() -> Royale:
    """The rulebook's example: dice 1, 1 and 2 in casino 2, whose Power Play the third player holds."""
    table = Royale(3, "block_it", "power_play")
    table.lay("2")
    table.lay("2")
    table.lay("2 2")
    assert holder(table) == 2
    table.lay("1", "group 2 to 2")
    return table


def test_LV_TILE_D2_03_without_a_majority_it_goes_back_at_once() -> None:
    table = grey_example()
    assert table.weights(2) == {"0": 1, "1": 1, "2": 2, "grey": 2}
    assert holder(table) is None
    assert table.told("vegas-power-lost")[-1] == {"seat": 2}


def test_LV_TILE_D2_03_left_so_the_casino_pays_nobody() -> None:
    table = grey_example()
    table.park(6)
    assert [event["casino"] for event in table.told("vegas-paid") if event["casino"] == 2] == []
    assert [event for event in table.told("vegas-tied") if event["casino"] == 2] == [
        {"casino": 2, "seats": [0, 1, 2, 6]}
    ]


def test_LV_TILE_D2_03_also_when_a_neutral_player_now_leads() -> None:
    table = Royale(3, "power_play", "block_it")
    table.lay("1 1")
    table.lay("2", "group 3 to 1")
    assert holder(table) is None


def test_LV_TILE_D2_03_also_when_somebody_else_leads_without_activating() -> None:
    table = Royale(3, "power_play", "handicap")
    table.lay("1 1")
    assert holder(table) == 0
    table.lay("1")
    table.lay("2", "take 6", "take adjustment", "adjust big to 1")  # a tie
    assert holder(table) is None
    table.skip()
    table.lay("2", "take 6", "take adjustment", "adjust big to 1")  # seat 1 has 3 now, but did not activate
    assert (table.weights(1), holder(table)) == ({"0": 2, "1": 3, "2": 2, "grey": 1}, None)
    table.skip()
    assert table.asks("roll")


def test_LV_TILE_D2_03_taking_dice_out_loses_it_too() -> None:
    table = Royale(3, "power_play", "handicap")
    table.lay("1 1")
    table.lay("1")
    table.skip()
    table.do("roll")
    table.lay("2", "take 6", "take adjustment", "adjust small from 1")
    assert holder(table) is None


def test_LV_TILE_D2_03_taking_grey_dice_away_gives_it_to_nobody() -> None:
    table = Royale(3, "power_play", "handicap")
    table.lay("1")
    table.lay("2", "take 1", "take chip")
    assert (table.weights(1), holder(table)) == ({"0": 1}, None)


def test_LV_TILE_D2_04_it_is_checked_before_the_tile_acts() -> None:
    table = Royale(3, "power_play")
    table.lay("1 1")
    table.lay("1 1 1")
    kinds = [event.kind for event in table.events if event.kind.startswith("vegas-power")]
    assert kinds == ["vegas-power-taken", "vegas-power-lost", "vegas-power-taken"]


def test_LV_TILE_D2_04_dice_elsewhere_do_not_matter() -> None:
    table = Royale(3, "power_play", "jackpot")
    table.lay("1")
    table.lay("2 2 2", "black 1 2")
    table.lay("6 6 6 6")
    assert holder(table) == 0


def test_LV_TILE_D2_04_displaced_dice_are_checked() -> None:
    table = Royale(3, "power_play", "nice_dice")
    table.lay("1")
    table.turn("2 1 1 1 1 1 1 big 1", "place 2", "move small 1")
    assert holder(table) == 0
    table.turn("2 1 1 1 1 1 1 big 1", "place 2", "move small 1")  # seat 1's die goes to casino 1
    assert (table.weights(1), holder(table)) == ({"0": 1, "1": 1}, None)


def test_LV_TILE_D2_04_black_dice_are_checked() -> None:
    table = Royale(3, "power_play", "prime_time", "black_box")
    table.lay("1")
    table.lay("2")
    table.lay("3")
    table.park(6)
    table.answer("black 1 5")
    assert holder(table) == 0
    table.do("place 1")
    assert (table.asked(), holder(table)) == ("question-vegas-split", None)


def test_LV_TILE_D2_04_taking_out_ties_does_not_matter() -> None:
    table = Royale(3, "power_play", "black_box")
    table.lay("1 1")
    table.lay("1")
    table.lay("1")
    table.do("power 2")
    table.park(6)
    assert (table.asked(), holder(table)) == ("question-vegas-split", 0)
