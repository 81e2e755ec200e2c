"""My Choice 4 activates each tile that can lie beside it, as if a die had been put in its casino, without one."""

import pytest

from support.scripted.royale import Royale
from zaria.vegas.tiles.catalogue import KEYS

pytestmark = pytest.mark.compiled

NEUTRAL_AT_6 = "6 6 6 6 6 6 6 6"
BESIDE = [key for key in KEYS if key not in ("my_choice", "nice_dice")]
QUESTIONS = {
    "lucky_punch": "question-vegas-hide",
    "no_entry": "question-vegas-close",
    "knockout": "question-vegas-bar",
    "block_it": "question-vegas-group",
    "handicap": "question-vegas-grey",
}


@pytest.mark.parametrize("key", BESIDE)
def test_the_tile_acts_without_a_die(key: str) -> None:
    table = Royale(3, "my_choice", key)
    before = table.casino(2)["dice"]
    table.lay("1", "black 4 4")
    assert [event["tile"] for event in table.told("vegas-activated")] == ["my_choice", key]
    assert table.casino(2)["dice"] == before == {}
    if key in QUESTIONS:
        assert table.asked() == QUESTIONS[key]
    else:
        assert table.asks("black" if key in ("jackpot", "fifty_fifty") else "roll")


def test_lucky_punch() -> None:
    table = Royale(3, "my_choice", "lucky_punch")
    table.lay("1", "black 4 4", "hide 3", "guess 1")
    assert table.rewards("lucky_punch") == [(0, "$40000")]


def test_jackpot() -> None:
    table = Royale(3, "my_choice", "jackpot")
    table.lay("1", "black 4 4", "black 1 6")
    assert table.rewards("jackpot") == [(0, "$30000")]
    table.lay("1", "black 4 4", "black 1 2")
    assert table.tile("jackpot")["amount"] == 40_000


def test_fifty_fifty() -> None:
    table = Royale(3, "my_choice", "fifty_fifty")
    table.lay("1", "black 4 4", "black 1 1", "higher", "black 3 4", "stop")
    assert table.rewards("fifty_fifty") == [(0, "1 chips")]


@pytest.mark.parametrize("key", ["prime_time", "black_box"])
def test_tiles_that_act_only_at_payouts_do_nothing(key: str) -> None:
    table = Royale(3, "my_choice", key)
    table.lay("1", "black 4 4")
    assert table.view()["turn"] == 1
    table.park(6)
    assert table.state.actor == -2  # nobody had a die there


def test_high_five_looks_at_the_real_dice() -> None:
    table = Royale(2, "my_choice", "high_five", "handicap", neutral=NEUTRAL_AT_6)
    table.lay("2 2 2 2")
    table.skip()
    table.lay("1", "black 4 4", "choose 2")
    assert table.tile("high_five")["holder"] is None  # four, and no die is added
    table.skip()
    table.lay("3", "take 6", "take adjustment", "adjust small to 2")
    assert table.tile("high_five")["holder"] is None
    table.lay("5 5")
    table.lay("big 1", "black 4 4", "choose 2")
    assert table.tile("high_five")["holder"] == 0  # five now


def test_bad_luck() -> None:
    table = Royale(3, "my_choice", "bad_luck")
    table.lay("1", "black 4 4")
    assert table.tile("bad_luck")["activated"] is True
    table.park(6)
    assert [event["seat"] for event in table.told("vegas-bad-luck")] == [0, 1, 2]


def test_pay_day_counts_its_casino() -> None:
    table = Royale(3, "my_choice", "pay_day")
    table.lay("1", "black 4 4")
    assert table.rewards("pay_day") == [(0, "2 chips")]


@pytest.mark.parametrize(("dice", "holder"), [("2 2", 0), ("6 6", None)])
def test_power_play_looks_at_the_real_dice(dice: str, holder: int | None) -> None:
    table = Royale(2, "my_choice", "power_play", "handicap", neutral=NEUTRAL_AT_6)
    table.lay(dice)
    table.lay("3", "take 2", "take chip")
    if holder == 0:
        table.do("roll")  # seat 0 has held it since the first turn
    table.lay("1", "black 4 4", "choose 2")
    assert table.tile("power_play")["holder"] == holder


def test_power_play_goes_to_a_leader_who_has_not_got_it() -> None:
    table = Royale(2, "my_choice", "power_play", "handicap", neutral=NEUTRAL_AT_6)
    table.lay("2")  # one against one grey die
    table.lay("3", "take 2", "take chip")
    assert table.tile("power_play")["holder"] is None
    table.lay("1", "black 4 4", "choose 2")
    assert table.tile("power_play")["holder"] == 0


def test_no_entry() -> None:
    table = Royale(3, "my_choice", "no_entry")
    table.lay("1", "black 4 4")
    assert table.names() == ["close 1", "close 3", "close 4", "close 5", "close 6"]
    table.do("close 5")
    assert table.casino(5)["closed"] is True


def test_knockout() -> None:
    table = Royale(3, "my_choice", "knockout")
    table.lay("1", "black 4 4", "bar big", "bar small")
    table.lay("1", "black 4 4", "bar small")  # seat 2 and then seat 0 are asked
    assert table.state.actor == 0
    table.do("bar big")
    assert table.tile("knockout")["bar"] == {"0": {"small": 0, "big": 1}, "2": {"small": 2, "big": 0}}
    assert table.supply(1) == (6, 1)


def test_block_it() -> None:
    table = Royale(3, "my_choice", "block_it")
    table.lay("1", "black 4 4", "group 2 to 2")
    assert table.weights(2) == {"grey": 2}


def test_handicap_with_its_adjustment() -> None:
    table = Royale(3, "my_choice", "handicap")
    table.lay("1", "black 4 4", "take 2", "take adjustment", "adjust big to 2")
    assert table.weights(2) == {"0": 2}
    assert len(table.told("vegas-activated")) == 2  # the adjustment activates nothing


def test_double_down_uses_dice_already_there() -> None:
    table = Royale(2, "my_choice", "double_down", neutral=NEUTRAL_AT_6)
    table.lay("2 2", "keep")
    table.lay("1", "black 4 4")  # seat 1 has no dice there: nothing is asked
    table.lay("1", "black 4 4", "move 2")
    assert table.tile("double_down")["dice"] == {"0": {"small": 2, "big": 0}}
    assert table.weights(2) == {}
