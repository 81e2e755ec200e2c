"""LV-SETUP: cards, chips, neutral dice and who starts."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

import zaria
from support.scripted.vegas import ALL_OUT, CARDS, NEUTRAL_OUT, Scripted

pytestmark = pytest.mark.compiled


def cards_of(table: Scripted) -> list[tuple[int, ...]]:
    return [tuple(card // 10_000 for card in casino["cards"]) for casino in table.view()["casinos"]]


def test_LV_SETUP_01_the_richest_pair_goes_to_casino_6() -> None:
    table = Scripted(4)
    table.deal("9 9 3 4 10 6 5 5 8 3 7 7")  # totals 18 7 16 10 11 14
    assert cards_of(table) == [(4, 3), (5, 5), (8, 3), (7, 7), (10, 6), (9, 9)]


def test_LV_SETUP_01_of_equal_totals_the_higher_card_decides() -> None:
    table = Scripted(4)
    table.deal("6 6 4 8 9 3 7 5 3 3 10 10")  # 12 four times
    assert cards_of(table) == [(3, 3), (6, 6), (7, 5), (8, 4), (9, 3), (10, 10)]


@given(st.lists(st.integers(0, 10**9), min_size=12, max_size=12))
def test_LV_SETUP_01_pairs_are_those_drawn_together_in_rising_order(numbers: list[int]) -> None:
    deck = [value for value, copies in enumerate((0, 0, 0, 11, 11, 13, 15, 13, 11, 9, 7)) for _ in range(copies)]
    values = [number % bound for number, bound in zip(numbers, range(90, 78, -1))]
    drawn = [deck.pop(value) for value in values]
    table = Scripted(3)
    table.state.deal(values)
    pairs = [tuple(sorted(pair, reverse=True)) for pair in zip(drawn[::2], drawn[1::2])]
    assert sorted(cards_of(table)) == sorted(pairs)
    assert all((sum(low), low[0]) <= (sum(high), high[0]) for low, high in pairwise(cards_of(table)))


def test_LV_SETUP_02_dice_come_back_and_chips_add_up() -> None:
    table = Scripted(3)
    table.start()
    assert [player["chips"] for player in table.view()["players"]] == [2, 2, 2]
    table.turn("1 1 1 1 1 1 1 big 1", "pass")
    table.play_dice("1 1 2 2 3 3 4 big 4", ALL_OUT, ALL_OUT)
    assert table.view()["round"] == 2
    assert [player["chips"] for player in table.view()["players"]] == [3, 4, 4]
    assert [(player["small"], player["big"]) for player in table.view()["players"]] == [(7, 1)] * 3
    assert all(casino["dice"] == {} for casino in table.view()["casinos"])


def test_LV_SETUP_03_two_players_have_the_dice_of_a_third_colour_in_the_casinos() -> None:
    table = Scripted(2)
    table.deal(CARDS)
    assert table.state.chance() == ("neutral/1/-/2", [6] * 8, "neutral")
    table.deal("1 2 2 4 4 4 5 2")  # the big one last
    assert [tuple(casino["neutral"].values()) for casino in table.view()["casinos"]] == [
        (1, 0), (2, 1), (0, 0), (3, 0), (1, 0), (0, 0)
    ]  # fmt: skip
    assert [(player["small"], player["big"]) for player in table.view()["players"]] == [(7, 1)] * 2
    assert table.last("vegas-neutral") == {"dice": [1, 4, 0, 3, 1, 0]}


def test_LV_SETUP_03_they_stay_until_the_round_ends_and_are_rolled_again() -> None:
    table = Scripted(2)
    table.start(neutral="6 6 6 6 6 6 6 6")
    table.turn("6 6 6 6 6 6 6 big 6", "place 6")
    table.turn("6 6 6 6 6 6 1 big 1", "place 6")
    assert table.casino(6)["neutral"] == {"small": 7, "big": 1}
    table.turn("1 big 1", "place 1")
    assert table.view()["round"] == 2
    assert table.casino(6)["neutral"] == {"small": 0, "big": 0}
    table.deal(CARDS)
    assert table.state.chance().kind == "neutral"


@pytest.mark.parametrize("players", [3, 4, 5])
def test_LV_SETUP_03_more_players_have_none(players: int) -> None:
    table = Scripted(players)
    table.deal(CARDS)
    assert table.state.chance().kind == "roll"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_LV_SETUP_04_seat_0_starts_and_turns_go_clockwise(players: int) -> None:
    table = Scripted(players)
    table.start()
    turns = []
    for _ in range(players + 1):
        turns.append(table.view()["turn"])
        table.turn(*("6 6 6 6 6 6 5 big 5", "place 5") if len(turns) <= players else ("6 6 6 6 6 6", "place 6"))
    assert turns == [*range(players), 0]


@pytest.mark.parametrize("starter", [0, 1, 2])
def test_LV_SETUP_04_or_chance_says_who_starts(starter: int) -> None:
    table = Scripted(3, first="random")
    assert table.view()["starter"] is None
    assert table.state.chance() == ("first/0/-/1", [3], "first")
    table.deal(str(starter + 1))
    table.start()
    assert (table.view()["starter"], table.view()["turn"]) == (starter, starter)
    table.turn("6 6 6 6 6 6 5 big 5", "place 5")
    assert table.view()["turn"] == (starter + 1) % 3


@pytest.mark.parametrize("rounds", [1, 2, 3, 7])
def test_LV_SETUP_02_LV_END_01_the_option_rounds_says_how_many_are_played(rounds: int) -> None:
    table = Scripted(2, rounds=rounds)
    for number in range(rounds):
        assert table.view()["round"] == number + 1
        bounds = table.state.bounds()
        assert bounds == list(range(90 - 12 * number, 78 - 12 * number, -1))
        table.state.deal([0] * 12)
        table.deal(NEUTRAL_OUT)
        table.play_dice(ALL_OUT, ALL_OUT)
    assert table.state.actor == zaria.OVER
