"""Players who were out and get a die back play again (LV-TURN-04), by each of the three ways to get one."""

import pytest

from support.scripted.royale import Royale

pytestmark = pytest.mark.compiled

NEUTRAL_AT_6 = "6 6 6 6 6 6 6 6"


def test_from_the_bar_with_the_last_die() -> None:
    table = Royale(2, "knockout", neutral=NEUTRAL_AT_6)
    table.lay("1", "bar big")
    table.lay("6 6 6 6 6 6")
    table.lay("6 6 6 6 6 6 big 6")  # seat 0 is out
    assert table.supply(1) == (1, 0)
    table.lay("1")  # the last die; the big one comes back from the bar
    assert (table.view()["turn"], table.state.bounds()) == (1, [6])
    table.lay("big 5")
    assert table.state.actor == -2
    assert {"seat": 1, "casino": 5, "small": 0, "big": 1} in table.told("vegas-placed")


def test_the_last_die_on_the_bar_puts_its_owner_out() -> None:
    table = Royale(2, "knockout", neutral=NEUTRAL_AT_6)
    table.lay("6 6 6 6 6 6 6")
    table.lay("1")  # seat 0's last die goes to the bar
    assert table.supply(0) == (0, 0)
    assert table.view()["turn"] == 1
    table.park(5)
    assert table.state.actor == -2


@pytest.mark.parametrize("tile", ["handicap", "my_choice"])
def test_by_an_adjustment_with_the_last_die(tile: str) -> None:
    table = Royale(3, tile)
    answers = ("take 6", "take adjustment") if tile == "handicap" else ("black 5 5",)
    table.lay("6 6 6 6 6 6 6 big 6")
    table.lay("6 6 6 6 6 6 6 big 6")
    table.lay("6 6 6 6 6 6 big 6")
    assert table.supply(2) == (1, 0)
    table.lay("1", *answers, "adjust big from 6")  # the last die activates, and another one comes back
    assert (table.view()["turn"], table.state.bounds()) == (2, [6])
    table.lay("big 5")
    assert table.state.actor == -2


def test_from_the_gold_place_when_another_player_takes_it() -> None:
    table = Royale(3, "my_choice")
    table.lay("1", "black 6 6", "move small")
    table.skip()
    table.skip()
    table.lay("6 6 6 6 6 big 6")  # seat 0 is out
    assert table.supply(0) == (0, 0)
    table.skip()
    table.lay("1", "black 6 6", "move big")
    assert (table.supply(0), table.view()["turn"]) == ((1, 0), 0)
    table.lay("2")
    assert table.weights(2) == {"0": 1}


def test_from_the_gold_place_when_that_was_the_other_players_last_die() -> None:
    table = Royale(2, "my_choice", neutral=NEUTRAL_AT_6)
    table.lay("1", "black 6 6", "move big")
    table.lay("6 6 6 6 6 6")
    table.lay("5 5 5 5 5 5")  # seat 0 is out, seat 1 has two dice left
    table.lay("1", "black 6 6")  # one of them takes the gold place
    assert (table.view()["turn"], table.supply(0), table.supply(1)) == (0, (0, 1), (0, 0))
    table.lay("big 5")
    assert table.rewards("my_choice") == [(1, "$60000")]
    assert table.state.actor == -2


def test_a_player_may_go_out_and_come_back_more_than_once() -> None:
    table = Royale(3, "my_choice")
    table.lay("6 6 6 6 6 6 6")
    table.lay("6 6 6 6 6 6 6 big 6")
    table.lay("6 6 6 6 6 6 6 big 6")
    for _ in range(3):
        assert table.view()["turn"] == 0
        table.lay("big 1", "black 5 5", "adjust big from 1")
    table.lay("big 2")
    assert table.state.actor == -2
