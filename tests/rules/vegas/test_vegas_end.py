"""LV-END: who wins."""

import pytest

import zaria
from support.scripted.vegas import ALL_OUT, Scripted

pytestmark = pytest.mark.compiled

# In these games of one round, casinos 1 and 2 are tied by all, and seat 2 gets $40,000 in casino 3.
LAST = "1 1 2 2 3 3 3 big 2"


def test_LV_END_01_after_round_3_money_and_chips_are_counted_and_most_wins() -> None:
    table = Scripted(3)
    table.round(ALL_OUT, ALL_OUT, ALL_OUT)
    table.round(ALL_OUT, ALL_OUT, ALL_OUT, cards="3 3 3 3 3 3 4 4 4 4 4 4")
    assert table.state.winners() == []
    table.start(cards="9 9 9 9 9 9 10 10 10 10 10 10")
    table.turn("1 1 1 1 1 1 1 big 6", "pass")
    table.play_dice("1 1 1 1 1 1 1 big 6", "2 2 2 2 2 2 2 big 2", "2 2 2 2 2 2 2 big 2")
    assert table.state.actor == zaria.OVER
    assert table.state.scores() == [90_000 + 100_000 + 50_000, 60_000, 60_000]
    assert table.state.winners() == [0]
    assert table.last("vegas-over") == {"scores": table.state.scores(), "winners": [0]}


def test_LV_END_01_chips_decide_if_money_does_not() -> None:
    table = Scripted(3, rounds=1)
    table.start()
    table.turn("1 1 1 1 1 1 1 big 1", "pass")
    table.turn("1 1 1 1 1 1 1 big 1", "pass")
    table.play_dice(ALL_OUT, ALL_OUT, ALL_OUT)
    assert table.state.scores() == [10_000, 10_000, 20_000]
    assert table.state.winners() == [2]


def test_LV_END_01_nothing_can_be_done_after_the_end() -> None:
    table = Scripted(3, rounds=1)
    table.round(ALL_OUT, ALL_OUT, ALL_OUT)
    assert table.state.legal() == []
    assert table.state.ask() is None
    with pytest.raises(zaria.IllegalMove, match="the game is over"):
        table.state.apply(0)
    with pytest.raises(zaria.IllegalDeal, match="nothing is to be rolled or drawn now"):
        table.state.deal([])


def test_LV_END_02_of_equal_worth_more_cards_and_chips_win() -> None:
    """One card of 10 against a 3 and a 7."""
    table = Scripted(3, rounds=1)
    payments = table.round(
        "6 6 6 2 2 2 2 big 1", "6 5 5 2 2 2 2 big 1", "1 1 2 2 3 3 3 big 2", cards="3 3 4 3 4 4 5 4 7 5 10 3"
    )
    assert payments == [(3, 2, 40_000), (5, 1, 70_000), (6, 0, 100_000), (6, 1, 30_000)]
    assert table.state.scores() == [120_000, 120_000, 60_000]
    assert table.state.winners() == [1]


def test_LV_END_02_a_chip_counts_as_much_as_a_card() -> None:
    """Seat 0 has a 10 and two chips; seat 1 has a 3, an 8 and one chip: twelve each, three pieces each."""
    table = Scripted(3, rounds=1)
    table.start(cards="3 3 4 3 4 4 5 4 8 5 10 3")
    table.turn("6 6 6 2 2 2 2 big 1", "place 1")
    table.turn("6 5 5 2 2 2 2 big 1", "pass")
    table.play_dice("6 6 6 2 2 2 2", "6 5 5 2 2 2 2 big 1", LAST)
    assert table.state.scores() == [120_000, 120_000, 60_000]
    assert [(player["cards"], player["chips"]) for player in table.view()["players"]] == [(1, 2), (2, 1), (1, 2)]
    assert table.state.winners() == [0, 1]


def test_LV_END_02_those_who_are_still_tied_all_win() -> None:
    table = Scripted(4, rounds=1)
    table.round(ALL_OUT, ALL_OUT, ALL_OUT, ALL_OUT)
    assert table.state.winners() == [0, 1, 2, 3]


def test_LV_END_02_cards_and_chips_decide_every_place() -> None:
    """Behind the winner, seat 1 has a 3 and a 7, seat 0 one card of 10."""
    table = Scripted(4, rounds=1)
    table.round(
        "6 6 6 2 2 2 2 big 1",
        "6 5 5 2 2 2 2 big 1",
        "1 1 2 2 3 3 3 big 2",
        "3 3 3 3 4 4 4 big 4",
        cards="3 3 4 3 5 4 6 5 7 5 10 3",
    )
    assert table.state.scores() == [120_000, 120_000, 60_000, 130_000]
    assert table.state.ranking() == table.view()["ranking"] == [[3], [1], [0], [2]]
    assert table.state.winners() == [3]
