"""Two players: the neutral dice lie beside every tile and count, but never act (LV-SETUP-03, LV-ROY-06)."""

import pytest

from support.scripted.royale import Royale
from support.scripted.vegas import paid, paid_in
from zaria.vegas.tiles.catalogue import KEYS

pytestmark = pytest.mark.compiled

ALL_AT_1 = "1 1 1 1 1 1 1 1"


@pytest.mark.parametrize("key", KEYS)
def test_neutral_dice_leave_a_fresh_tile_as_it_is(key: str) -> None:
    table = Royale(2, key, neutral=ALL_AT_1)
    assert table.asks("roll")
    assert table.told("vegas-activated") == table.told("vegas-reward") == []
    assert table.tile(key) == Royale(3, key).tile(key)
    assert table.weights(1)["neutral"] == 9


@pytest.mark.parametrize("key", KEYS)
def test_neutral_dice_alone_at_a_tile_earn_nothing(key: str) -> None:
    table = Royale(2, key, neutral=ALL_AT_1)
    table.park(6)
    assert table.state.actor == -2
    assert table.told("vegas-reward") == table.told("vegas-bad-luck") == []
    assert [event["casino"] for event in table.told("vegas-neutral-paid") if event["seat"] == 5] == [1]


def test_lucky_punch_is_guessed_by_the_opponent() -> None:
    table = Royale(2, "lucky_punch", neutral=ALL_AT_1)
    table.lay("1", "hide 2")
    assert table.state.actor == 1


def test_black_box_is_parted_by_the_opponent() -> None:
    table = Royale(2, "black_box", neutral="5 5 5 5 5 5 5 5")
    table.lay("1")
    table.park(6)
    assert table.state.actor == 1
    table.do("split 0 / 6 2 2 0 0")
    table.do("stack 2")
    assert table.rewards("black_box") == [(0, "$100000")]


@pytest.mark.parametrize("key", ["prime_time", "black_box"])
def test_a_tie_with_the_neutral_dice_leaves_no_winner(key: str) -> None:
    table = Royale(2, key, neutral="1 1 1 5 5 5 5 5")
    table.lay("1 1 1")
    table.park(6)
    assert table.state.actor == -2


@pytest.mark.parametrize("key", ["prime_time", "black_box"])
def test_when_the_neutral_dice_tie_the_other_player_wins(key: str) -> None:
    table = Royale(2, key, neutral="1 1 1 5 5 5 5 5")
    table.lay("1 1 1")
    table.lay("1")
    table.park(6)
    assert table.asks("black") if key == "prime_time" else table.state.actor == 0


def test_a_black_die_may_break_a_tie_with_the_neutral_dice() -> None:
    table = Royale(2, "prime_time", neutral="4 4 5 5 5 5 5 5")
    table.lay("1")
    table.skip(6)
    table.lay("4 4")
    table.park(6)
    table.answer("black 4 2")
    table.do("place 4")
    assert paid_in(paid(table.events), 4) == [(0, 60_000)]


def test_knockout_asks_the_one_opponent() -> None:
    table = Royale(2, "knockout", neutral=ALL_AT_1)
    table.lay("1")
    assert table.state.actor == 1
    table.do("bar big")
    assert table.tile("knockout")["bar"] == {"1": {"small": 0, "big": 1}}
    assert table.view()["turn"] == 1


def test_power_play_needs_more_than_the_neutral_dice() -> None:
    table = Royale(2, "power_play", neutral="1 1 1 5 5 5 5 5")
    table.lay("1 1 1")
    assert table.tile("power_play")["holder"] is None
    table.lay("1 1 1 1")
    assert table.tile("power_play")["holder"] == 1


def test_double_down_is_played_without_neutral_dice() -> None:
    table = Royale(2, "double_down", neutral=ALL_AT_1)
    table.lay("1", "move 1")
    table.lay("1 1", "move 2")
    table.park(6)
    assert table.rewards("double_down") == [(1, "$60000"), (0, "$30000")]


def test_adjustments_do_not_reach_neutral_dice() -> None:
    table = Royale(2, "handicap", neutral="3 3 3 3 3 3 3 3")
    table.lay("1", "take 6", "take adjustment")
    assert [name for name in table.names() if "from" in name] == ["adjust small from 1"]


def test_pay_day_counts_only_the_players_dice() -> None:
    table = Royale(2, "pay_day", neutral="2 3 4 5 6 6 6 6")
    table.lay("1")
    assert table.rewards("pay_day") == [(0, "1 chips")]


def test_neutral_dice_of_the_next_round_are_rolled_again() -> None:
    table = Royale(2, "handicap", neutral=ALL_AT_1, rounds=2)
    table.park(6)
    table.start(neutral="2 2 2 2 2 2 2 2")
    assert table.weights(1) == {"grey": 1}
    assert table.weights(2) == {"neutral": 9, "grey": 1}
