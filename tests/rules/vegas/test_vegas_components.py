"""LV-COMP: players, dice, casinos, money cards, chips."""

import pytest

import zaria
from support.scripted.vegas import ALL_OUT, Scripted, paid_in

pytestmark = pytest.mark.compiled

CARDS_OF_EACH = {3: 11, 4: 11, 5: 13, 6: 15, 7: 13, 8: 11, 9: 9, 10: 7}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_LV_COMP_01_two_to_five_players_have_seven_small_dice_and_a_big_one(players: int) -> None:
    table = Scripted(players)
    assert [(p["small"], p["big"]) for p in table.view()["players"]] == [(7, 1)] * players
    table.start()
    assert table.state.bounds() == [6] * 8


@pytest.mark.parametrize("players", [0, 1, 6, -2, 3.0, "3", True])
def test_LV_COMP_01_no_other_number_of_players(players: object) -> None:
    with pytest.raises(zaria.BadPlayers, match="vegas is for 2 to 5 players, not "):
        zaria.new("vegas", players=players)


def test_LV_COMP_01_without_a_number_of_players_all_are_told() -> None:
    with pytest.raises(zaria.BadPlayers, match="vegas needs a number of players, from 2 to 5"):
        zaria.new("vegas")


def test_LV_COMP_02_a_big_die_weighs_as_much_as_two_small_ones() -> None:
    payments = Scripted(3).round("6 1 1 1 2 2 2 big 6", "6 6 1 1 3 3 3 big 4", "1 1 1 1 2 2 2 big 3")
    assert paid_in(payments, 6) == [(0, 80_000), (1, 80_000)]  # 1 + big beats 2


def test_LV_COMP_02_LV_PAY_01_a_big_die_ties_with_two_small_ones() -> None:
    payments = Scripted(3).round("1 1 1 1 2 2 2 big 6", "6 6 1 1 3 3 3 big 4", "6 1 1 1 2 2 2 big 3")
    assert paid_in(payments, 6) == [(2, 80_000)]


def test_LV_COMP_02_it_is_rolled_and_placed_as_one_die() -> None:
    table = Scripted(3)
    table.start()
    table.turn("1 1 1 1 1 1 1 big 6", "place 6")
    assert table.casino(6)["dice"] == {"0": {"small": 0, "big": 1, "black": 0}}
    assert (table.player(0)["small"], table.player(0)["big"]) == (7, 0)


def test_LV_COMP_03_there_are_six_casinos_numbered_from_1_to_6() -> None:
    assert [casino["number"] for casino in zaria.new("vegas", players=2).view()["casinos"]] == [1, 2, 3, 4, 5, 6]


def test_LV_COMP_04_there_are_ninety_money_cards() -> None:
    state = zaria.new("vegas", players=4)
    assert state.bounds() == list(range(90, 78, -1))
    # nature's integers count the cards from the lowest value up: the first card of each says how many are lower
    starts = [state.parse_deal(f"{value} 3 3 3 3 3 3 3 3 4 4 4")[0] for value in CARDS_OF_EACH]
    assert starts == [0, 11, 22, 35, 50, 63, 74, 83]
    assert [high - low for low, high in zip(starts, [*starts[1:], 90])] == list(CARDS_OF_EACH.values())


@pytest.mark.parametrize("value", CARDS_OF_EACH)
def test_LV_COMP_04_each_value_occurs_as_often_as_it_is_printed(value: int) -> None:
    """All cards of one value are dealt, in two rounds if need be; then there is no further one."""
    table = Scripted(3)
    others = [other for other in CARDS_OF_EACH if other != value]
    left = CARDS_OF_EACH[value]
    while left > 0:
        cards = [value] * min(left, 12) + others * 2
        left -= cards[:12].count(value)
        assert table.round(ALL_OUT, ALL_OUT, ALL_OUT, cards=" ".join(map(str, cards[:12]))) == []
    with pytest.raises(zaria.IllegalDeal, match=rf"there is no card of \${value}0,000 left in the deck"):
        table.state.parse_deal(" ".join(map(str, [value, *others, *others][:12])))


def test_LV_COMP_05_chips_are_worth_ten_thousand_each_at_the_end() -> None:
    table = Scripted(3, rounds=1)
    table.round(ALL_OUT, ALL_OUT, ALL_OUT)
    assert table.state.actor == zaria.OVER
    assert table.state.scores() == [20_000, 20_000, 20_000]


def test_LV_COMP_05_chips_never_run_out() -> None:
    table = Scripted(5, rounds=7)
    for _ in range(7):
        table.state.deal([0] * 12)
        table.play_dice(*[ALL_OUT] * 5)
    assert table.state.actor == zaria.OVER
    assert [player["chips"] for player in table.view()["players"]] == [14] * 5  # 70: the box has 20
