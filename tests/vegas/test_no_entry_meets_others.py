"""No Entry with the tiles that move dice: no dice enter or leave a closed casino in any way."""

import pytest

from support.scripted.royale import Royale
from support.scripted.vegas import paid, paid_in

pytestmark = pytest.mark.compiled

NEUTRAL_AT_6 = "6 6 6 6 6 6 6 6"


def test_power_play_places_no_die_in_a_closed_casino() -> None:
    table = Royale(2, "power_play", "no_entry", neutral=NEUTRAL_AT_6)
    table.lay("1 1")
    table.lay("2", "close 5")
    assert [name for name in table.names() if "5" in name] == []
    assert table.refused("power 5") == table.refused("power 5 big") == "LV-TILE-E1-01 vegas-closed"
    table.do("power 4")
    assert table.weights(4) == {"0": 1}


def test_power_play_is_used_while_its_own_casino_is_closed() -> None:
    table = Royale(2, "power_play", "no_entry", neutral=NEUTRAL_AT_6)
    table.lay("1 1")
    table.lay("2", "close 1")
    assert table.tile("power_play")["holder"] == 0
    assert table.refused("power 1") == "LV-TILE-E1-01 vegas-closed"
    table.do("power 3")
    table.skip()
    assert table.asked() == "question-vegas-power"  # nobody can break the majority


def test_power_play_may_move_the_marker() -> None:
    table = Royale(2, "power_play", "no_entry", neutral=NEUTRAL_AT_6)
    table.lay("1 1")
    table.lay("2", "close 5")
    table.do("power 2")
    assert table.names() == ["close 1", "close 3", "close 4", "close 6", "keep"]
    table.do("close 6")
    assert (table.casino(5)["closed"], table.casino(6)["closed"]) == (False, True)


def test_nice_dice_displaces_nothing_into_a_closed_casino() -> None:
    table = Royale(3, "nice_dice", "no_entry")
    table.turn("1 4 4 4 4 4 4 big 4", "place 1", "move small 4")
    table.lay("2", "close 4")
    table.turn("1 4 4 4 4 4 4 big 4", "place 1")
    assert table.names() == ["move small here", "keep"]
    table.do("keep")
    assert table.weights(4) == {}
    table.park(6)
    assert table.rewards("nice_dice") == [(0, "$40000")]


def test_nice_dice_takes_the_picture_again_once_the_casino_is_open() -> None:
    table = Royale(3, "nice_dice", "no_entry")
    table.turn("1 4 4 4 4 4 4 big 4", "place 1", "move small 4")
    table.lay("2", "close 4")
    table.lay("2", "close 5")
    table.turn("1 4 4 4 4 big 4", "place 1", "move small 4")
    assert table.weights(4) == {"0": 1}


def test_double_down_keeps_and_pays_while_its_casino_is_closed() -> None:
    table = Royale(3, "double_down", "no_entry")
    table.lay("1 1 1", "move 1")
    table.lay("2", "close 1")
    table.roll_all(1)
    assert table.names() == ["pass"]
    table.do("pass")
    table.park(6)
    assert table.rewards("double_down") == [(0, "$60000")]
    assert paid_in(paid(table.events), 1) == [(0, 30_000)]


def test_double_down_by_my_choice_moves_nothing_out_of_a_closed_casino() -> None:
    table = Royale(3, "double_down", "no_entry", "my_choice")
    table.lay("1 1 1", "move 1")
    table.lay("2", "close 1")
    table.skip()
    table.lay("3", "black 4 4", "choose 1")
    assert table.weights(1) == {"0": 2}
    assert table.asks("roll")


def test_block_it_puts_no_group_in_a_closed_casino() -> None:
    table = Royale(3, "block_it", "no_entry")
    table.lay("2", "close 3")
    table.lay("1")
    assert len(table.names()) == 3 * 5
    assert table.refused("group 1 to 3") == "LV-TILE-E1-01 vegas-closed"


def test_handicap_takes_no_grey_die_out_of_a_closed_casino() -> None:
    table = Royale(3, "handicap", "no_entry")
    table.lay("2", "close 3")
    table.lay("1")
    assert table.refused("take 3") == "LV-TILE-E1-01 vegas-closed"
    table.do("take 6")
    table.do("take adjustment")
    assert table.refused("adjust big to 3") == "LV-TILE-E1-01 vegas-closed"
    table.do("adjust big to 6")
    assert table.casino(3)["grey"] == 1


def test_handicap_asks_nothing_when_all_grey_dice_are_locked_in() -> None:
    table = Royale(5, "handicap", "no_entry")
    for casino, picture in zip((1, 2, 3, 4, 4), ("chip", "chip", "money", "money", "money")):
        table.lay("1", f"take {casino}", f"take {picture}")
    for casino in (5, 5):
        table.lay("1", f"take {casino}", "adjust small to 4")
    table.lay("2", "close 6")
    table.lay("1")  # two grey dice are left, both in casino 6
    assert table.asks("roll")
    assert table.view()["turn"] == 4


@pytest.mark.parametrize(("roll", "choices"), [("4 4", []), ("4 2", ["pass", "place 2"]), ("6 4", ["pass", "place 6"])])
def test_prime_time_places_no_die_in_a_closed_casino(roll: str, choices: list[str]) -> None:
    table = Royale(3, "prime_time", "no_entry")
    table.lay("1")
    table.lay("2", "close 4")
    table.park(6)
    table.answer(f"black {roll}")
    assert table.names() == choices


def test_prime_time_rolls_for_the_winner_of_a_closed_casino() -> None:
    table = Royale(3, "prime_time", "no_entry")
    table.lay("1")
    table.lay("2", "close 1")
    table.park(6)
    table.answer("black 1 5")
    assert table.names() == ["pass", "place 5"]


def test_my_choice_adjusts_around_a_closed_casino() -> None:
    table = Royale(2, "my_choice", "no_entry", neutral=NEUTRAL_AT_6)
    table.lay("4")
    table.lay("2", "close 4")
    table.lay("1", "black 5 5")
    assert [name for name in table.names() if name.endswith("4")] == []
    assert table.refused("adjust small from 4") == "LV-TILE-E1-01 vegas-closed"


def test_my_choice_can_close_a_casino_its_own_too() -> None:
    table = Royale(3, "my_choice", "no_entry")
    table.lay("1", "black 4 4", "close 1")
    assert table.casino(1)["closed"] is True
    assert table.rewards("no_entry") == [(0, "2 chips")]
    table.deal("1 1 1 1 1 1 1 big 2")
    assert table.names() == ["place 2", "pass"]


def test_my_choice_activates_the_tile_of_a_closed_casino_without_a_die() -> None:
    table = Royale(3, "my_choice", "no_entry", "pay_day")
    table.lay("2", "close 3")
    table.lay("1", "black 4 4", "choose 3")
    assert table.rewards("pay_day") == [(1, "2 chips")]
    assert table.weights(3) == {}


def test_rolls_of_nothing_but_the_closed_number_are_free_however_often() -> None:
    table = Royale(2, "no_entry", neutral=NEUTRAL_AT_6)
    table.lay("1", "close 4")
    table.lay("5 5 5 5 5 5 5 big 5")  # seat 1 is out
    for _ in range(5):
        assert table.view()["turn"] == 0
        table.roll_all(4)
        table.do("pass")
    assert (table.chips()[0], table.supply(0)) == (4, (6, 1))  # two for closing, nothing for passing
    table.park(3)
    assert table.state.actor == -2


def test_a_closed_number_beside_an_open_one_is_no_free_pass() -> None:
    table = Royale(3, "no_entry")
    table.lay("1", "close 4")
    for _ in range(2):
        table.turn("4 4 4 4 4 4 4 big 3", "pass")
        table.skip()
        table.skip()
    table.deal("4 4 4 4 4 4 4 big 3")
    assert (table.chips()[1], table.names()) == (0, ["place 3"])
