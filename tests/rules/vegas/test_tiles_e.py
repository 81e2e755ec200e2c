"""LV-TILE-E: No Entry and Knockout."""

import pytest

from support.scripted.royale import Royale
from support.scripted.vegas import paid, paid_in

pytestmark = pytest.mark.compiled

NEUTRAL_AT_6 = "6 6 6 6 6 6 6 6"


def closed(table: Royale) -> list[int]:
    return [casino["number"] for casino in table.view()["casinos"] if casino["closed"]]


def test_LV_TILE_E1_01_any_other_casino_can_be_closed() -> None:
    table = Royale(3, "no_entry")
    table.lay("1")
    assert (table.state.actor, table.names()) == (0, [f"close {number}" for number in range(2, 7)])
    assert table.refused("close 1") == "LV-TILE-E1-01 vegas-close-itself"
    table.do("close 4")
    assert closed(table) == [4]


def test_LV_TILE_E1_01_no_dice_are_placed_there() -> None:
    table = Royale(3, "no_entry")
    table.lay("1", "close 4")
    table.deal("4 4 4 4 4 4 5 big 6")
    assert table.names() == ["place 5", "place 6", "pass"]
    assert table.refused("place 4") == "LV-TILE-E1-01 vegas-closed"


def test_LV_TILE_E1_01_until_the_marker_moves() -> None:
    table = Royale(3, "no_entry")
    table.lay("1", "close 4")
    table.lay("1", "close 5")
    assert closed(table) == [5]
    table.lay("4 4")
    assert table.weights(4) == {"2": 2}


def test_LV_TILE_E1_01_until_the_round_ends() -> None:
    table = Royale(3, "no_entry", rounds=2)
    table.lay("1", "close 4")
    table.park(6)
    table.start()
    assert closed(table) == []
    starter = str(table.view()["starter"])
    table.lay("4 4")
    assert table.weights(4) == {starter: 2}


def test_LV_TILE_E1_01_its_payout_is_as_usual() -> None:
    table = Royale(3, "no_entry")
    table.lay("4 4")
    table.lay("1", "close 4")
    table.park(6)
    assert paid_in(paid(table.events), 4) == [(0, 60_000)]


def test_LV_TILE_E1_02_the_first_activation_must_place_it() -> None:
    table = Royale(3, "no_entry")
    table.lay("1")
    assert table.refused("keep") == "LV-TILE-E1-02 vegas-close-must"


def test_LV_TILE_E1_02_later_ones_may_move_or_leave_it() -> None:
    table = Royale(3, "no_entry")
    table.lay("1", "close 4")
    table.lay("1")
    assert table.names() == ["close 2", "close 3", "close 5", "close 6", "keep"]
    assert table.refused("close 4") == "LV-TILE-E1-02 vegas-close-same"
    table.do("keep")
    assert closed(table) == [4]
    table.lay("1", "close 2")
    assert closed(table) == [2]


def test_LV_TILE_E1_02_the_first_of_each_round_must_place_it() -> None:
    table = Royale(3, "no_entry", rounds=2)
    table.lay("1", "close 4")
    table.park(6)
    table.start()
    table.lay("1")
    assert "keep" not in table.names()


def test_LV_TILE_E1_03_the_track_pays_step_by_step_and_round_again() -> None:
    table = Royale(4, "no_entry")
    steps = []
    for turn in range(8):
        table.lay("1", f"close {turn % 2 + 4}")
        steps.append(table.tile("no_entry")["step"])
    assert steps == [1, 2, 3, 4, 5, 0, 1, 2]
    assert table.rewards("no_entry") == [(0, "2 chips"), (2, "$30000"), (0, "1 chips"), (2, "2 chips")]


def test_LV_TILE_E1_03_leaving_it_is_no_step_and_no_reward() -> None:
    table = Royale(4, "no_entry")
    table.lay("1", "close 4")
    table.lay("1", "close 5")
    table.lay("1", "keep")
    assert table.tile("no_entry")["step"] == 2
    assert table.rewards("no_entry") == [(0, "2 chips")]
    table.lay("1", "close 4")
    assert table.rewards("no_entry") == [(0, "2 chips"), (3, "$30000")]


def test_LV_TILE_E1_03_the_track_is_shown() -> None:
    table = Royale(3, "no_entry")
    track = [(place["chips"], place["amount"]) for place in table.tile("no_entry")["track"]]
    assert track == [(0, 0), (2, 0), (0, 0), (0, 30_000), (0, 0), (1, 0)]
    table.lay("1")
    ask = table.state.ask()
    assert ask is not None
    assert all(choice["preview"] == {"reward": {"chips": 2, "amount": 0}} for choice in ask["choices"])


def test_LV_TILE_E1_04_only_closed_numbers_pass_for_free_with_dice_kept() -> None:
    table = Royale(3, "no_entry")
    table.lay("1", "close 4")
    table.roll_all(4)
    assert table.names() == ["pass"]
    ask = table.state.ask()
    assert ask is not None
    assert ask["choices"][0]["preview"] == {"chips": 0}
    table.do("pass")
    assert (table.chips()[1], table.supply(1)) == (2, (7, 1))
    assert table.told("vegas-passed") == [{"seat": 1, "chips": 0}]


def test_LV_TILE_E1_04_without_chips_too() -> None:
    table = Royale(2, "no_entry", neutral=NEUTRAL_AT_6)
    for _ in range(2):
        table.skip()
        table.skip()
    table.lay("1", "close 4")
    table.roll_all(4)
    assert (table.chips()[1], table.names()) == (0, ["pass"])
    table.do("pass")
    assert (table.chips()[1], table.supply(1)) == (0, (7, 1))


def test_LV_TILE_E1_04_with_another_number_passing_costs_a_chip() -> None:
    table = Royale(3, "no_entry")
    table.lay("1", "close 4")
    table.turn("4 4 4 4 4 4 4 big 5", "pass")
    assert table.chips()[1] == 1


@pytest.mark.parametrize("tile", ["pay_day", "jackpot", "lucky_punch"])
def test_LV_TILE_E1_05_my_choice_may_activate_a_closed_casinos_tile(tile: str) -> None:
    table = Royale(3, "no_entry", "my_choice", tile)
    table.lay("1", "close 3")
    table.lay("2", "black 4 4", "choose 3")
    assert table.told("vegas-activated")[-1] == {"seat": 1, "casino": 3, "tile": tile}
    assert table.weights(3) == {}


def test_LV_TILE_E1_05_no_dice_leave_the_closed_casino() -> None:
    table = Royale(2, "no_entry", "my_choice", "double_down", neutral=NEUTRAL_AT_6)
    table.lay("3 3", "keep")
    table.lay("1", "close 3")
    table.lay("2", "black 4 4", "choose 3")
    assert table.weights(3) == {"0": 2}  # Double Down asked nothing
    assert table.view()["turn"] == 1


def test_LV_TILE_E2_01_each_opponent_puts_a_die_on_the_bar_from_the_left() -> None:
    table = Royale(4, "knockout")
    table.skip()
    table.lay("1")
    order = []
    for die in ("small", "big", "small"):
        order.append(table.state.actor)
        assert table.names() == ["bar small", "bar big"]
        table.do(f"bar {die}")
    assert order == [2, 3, 0]
    assert table.tile("knockout")["bar"] == {
        "0": {"small": 1, "big": 0},
        "2": {"small": 1, "big": 0},
        "3": {"small": 0, "big": 1},
    }
    assert [table.supply(seat) for seat in range(4)] == [(6, 1), (6, 1), (6, 1), (7, 0)]


def test_LV_TILE_E2_01_at_most_two_dice_of_a_player_the_big_one_as_one() -> None:
    table = Royale(4, "knockout")
    table.lay("1", "bar big", "bar small", "bar small")
    table.lay("1", "bar small", "bar small", "bar small")  # takes the big one back
    assert table.tile("knockout")["bar"] == {
        "0": {"small": 1, "big": 0},
        "2": {"small": 2, "big": 0},
        "3": {"small": 2, "big": 0},
    }
    assert table.supply(1) == (6, 1)
    table.lay("6")
    table.lay("6")
    table.lay("1", "bar big")  # seats 2 and 3 have two there and are not asked
    assert table.tile("knockout")["bar"] == {
        "1": {"small": 0, "big": 1},
        "2": {"small": 2, "big": 0},
        "3": {"small": 2, "big": 0},
    }


def test_LV_TILE_E2_01_a_big_and_a_small_die_are_two() -> None:
    table = Royale(3, "knockout")
    table.lay("1", "bar big", "bar big")
    table.skip()
    table.skip()
    table.lay("1")  # the opponents have only small dice left
    assert table.tile("knockout")["bar"] == {"1": {"small": 1, "big": 1}, "2": {"small": 1, "big": 1}}
    table.skip()
    table.skip()
    table.lay("1")
    assert table.supply(1) == table.supply(2) == (6, 0)


def test_LV_TILE_E2_01_opponents_without_dice_are_left_out() -> None:
    table = Royale(3, "knockout")
    table.skip()
    table.lay("6 6 6 6 6 6 6 big 6")
    table.lay("1", "bar small")
    assert table.told("vegas-bar") == [{"seat": 0, "die": "small"}]


def test_LV_TILE_E2_01_then_the_players_own_dice_come_back() -> None:
    table = Royale(3, "knockout")
    table.lay("1", "bar big", "bar small")
    table.skip()
    table.lay("1", "bar small")  # seat 0 is asked; seat 1 has no big die any more
    assert table.tile("knockout")["bar"] == {"0": {"small": 1, "big": 0}, "1": {"small": 1, "big": 1}}
    assert table.supply(2) == (6, 1)
    assert table.told("vegas-bar-back") == [{"seat": 2, "small": 1, "big": 0}]


def test_LV_TILE_E2_02_dice_on_the_bar_count_nowhere() -> None:
    table = Royale(2, "knockout", neutral=NEUTRAL_AT_6)
    table.lay("1", "bar big")
    table.skip()
    table.lay("5 5 5 5 5 5 big 5")
    assert table.told("vegas-paid") == []
    for number in (5, 4):
        table.lay(" ".join([str(number)] * 3))
    table.park(3)
    payments = paid(table.events)
    assert paid_in(payments, 1) == [(0, 30_000)]
    assert paid_in(payments, 5) == [(0, 70_000), (1, 70_000)]
    assert len([seat for _, seat, _ in payments if seat == 1]) == 3  # casinos 3, 4 and 5: seven small dice


def test_LV_TILE_E2_02_and_come_back_when_the_round_ends() -> None:
    table = Royale(3, "knockout", rounds=2)
    table.lay("1", "bar big", "bar small")
    table.park(6)
    table.start()
    assert table.tile("knockout")["bar"] == {}
    assert [table.supply(seat) for seat in range(3)] == [(7, 1)] * 3
