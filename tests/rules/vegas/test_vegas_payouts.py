"""LV-PAY: equals leave, casinos pay, cards go under the deck, money is face down, who starts next."""

import pytest

import zaria
from support.scripted.vegas import ALL_OUT, CARDS, NEUTRAL_OUT, Scripted, paid_in

pytestmark = pytest.mark.compiled


def test_LV_PAY_01_LV_COMP_02_equal_dice_leave() -> None:
    """5, 3, 1+Biggy, 1: both threes leave."""
    table = Scripted(4)
    payments = table.round("6 6 6 6 6 1 2 big 3", "6 6 6 1 1 1 1 big 2", "6 1 1 1 2 2 2 big 6", "6 1 1 1 2 3 3 big 1")
    assert paid_in(payments, 6) == [(0, 80_000), (3, 80_000)]
    ties = [event.arguments for event in table.events if event.kind == "vegas-tied"]
    assert ties[-1] == {"casino": 6, "seats": [1, 2]}


def test_LV_PAY_01_LV_COMP_02_several_groups_of_equals_leave_at_once() -> None:
    """Biggy, 2, 1, 1: all leave."""
    payments = Scripted(4).round(
        "1 1 1 1 2 2 2 big 6", "6 6 1 1 1 2 2 big 3", "6 1 1 1 1 1 2 big 4", "6 1 1 2 2 2 2 big 5"
    )
    assert paid_in(payments, 6) == []


def test_LV_PAY_01_three_equals_leave_too_and_the_fourth_is_paid() -> None:
    payments = Scripted(4).round(
        "6 6 1 1 1 1 1 big 1", "6 6 1 1 1 1 1 big 2", "6 6 1 1 1 1 1 big 3", "6 1 1 1 1 1 1 big 4"
    )
    assert paid_in(payments, 6) == [(3, 80_000)]


def test_LV_PAY_01_leaving_is_done_once() -> None:
    """4, 4, 3: the fours leave; the three stays though it is now alone, and players without dice do not tie."""
    payments = Scripted(5).round("6 6 6 6 1 1 1 big 1", "6 6 6 6 1 1 1 big 2", "6 6 6 1 1 1 1 big 3", ALL_OUT, ALL_OUT)
    assert paid_in(payments, 6) == [(2, 80_000)]


def test_LV_PAY_01_LV_SETUP_03_a_player_ties_with_the_neutral_dice() -> None:
    payments = Scripted(2).round("6 6 6 1 1 1 1 big 1", "6 6 1 1 1 1 1 big 2", neutral="6 6 6 1 1 2 2 5")
    assert paid_in(payments, 6) == [(1, 80_000)]


def test_LV_PAY_02_most_dice_take_the_higher_card_the_next_the_other() -> None:
    """Cards 7 and 3, dice 4, 2, 1: 7, 3, nothing."""
    table = Scripted(3)
    payments = table.round(
        "6 6 6 6 1 1 1 big 1", "6 6 1 1 1 1 1 big 2", "6 1 1 1 1 1 1 big 3", cards="3 3 3 3 3 4 3 4 4 4 7 3"
    )
    assert paid_in(payments, 6) == [(0, 70_000), (1, 30_000)]
    assert table.player(0, viewer=0)["money"] >= 70_000


def test_LV_PAY_02_the_first_card_drawn_may_be_the_lower_one() -> None:
    payments = Scripted(3).round(
        "6 6 6 6 1 1 1 big 1", "6 6 1 1 1 1 1 big 2", "6 1 1 1 1 1 1 big 3", cards="3 3 3 3 3 4 3 4 4 4 3 7"
    )
    assert paid_in(payments, 6) == [(0, 70_000), (1, 30_000)]


def test_LV_PAY_02_LV_PAY_03_one_player_left_takes_one_of_two_equal_cards() -> None:
    """Cards 4 and 4, one player left: one 4."""
    table = Scripted(3)
    payments = table.round("2 2 2 1 1 1 1 big 1", "1 1 1 3 3 3 3 big 3", "1 1 1 4 4 4 4 big 4")
    assert paid_in(payments, 2) == [(0, 40_000)]
    unpaid = [event.arguments for event in table.events if event.kind == "vegas-unpaid"]
    assert {"casino": 2, "seat": -1, "amount": 40_000} in unpaid


def test_LV_PAY_02_casinos_pay_from_1_to_6() -> None:
    payments = Scripted(3).round("1 2 3 4 5 6 6 big 6", "1 1 2 2 3 3 4 big 4", "5 5 5 5 5 5 5 big 5")
    assert [casino for casino, _, _ in payments] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6]


def test_LV_PAY_02_the_choices_say_who_would_be_paid() -> None:
    table = Scripted(3)
    table.start()
    table.turn("6 6 6 1 1 1 1 big 1", "place 6")
    table.deal("6 6 5 5 5 5 5 big 6")
    ask = table.view(1)["ask"]
    previews = {choice["word"]: choice["preview"] for choice in ask["choices"]}
    assert previews == {
        "place 5": {"casino": 5, "pays": [{"seat": 1, "amount": 70_000}]},
        "place 6": {"casino": 6, "pays": [{"seat": 1, "amount": 80_000}, {"seat": 0, "amount": 80_000}]},
        "pass": {"chips": -1},
    }


def test_LV_PAY_02_standing_is_what_would_be_paid_now() -> None:
    table = Scripted(3)
    table.start(cards="3 3 3 3 3 4 3 4 4 4 7 3")
    table.turn("6 6 6 1 1 1 1 big 1", "place 6")
    table.turn("6 6 5 5 5 5 5 big 5", "place 6")
    assert table.state.scores() == [20_000, 20_000, 20_000]
    assert table.state.standing() == [90_000, 50_000, 20_000]


def test_LV_PAY_03_cards_that_nobody_takes_are_not_drawn_again() -> None:
    table = Scripted(3)
    assert table.round(ALL_OUT, ALL_OUT, ALL_OUT, cards="10 10 10 10 10 10 10 9 9 9 9 9") == []
    assert table.state.bounds() == list(range(78, 66, -1))
    with pytest.raises(zaria.IllegalDeal, match=r"there is no card of \$100,000 left in the deck"):
        table.deal("10 3 3 3 3 3 3 3 3 3 3 3")


def test_LV_PAY_03_neutral_first_then_a_player() -> None:
    """The neutral one first, then A, on cards 8 and 3: the 8 goes to the bottom, A gets 3."""
    table = Scripted(2)
    payments = table.round(
        "6 6 6 1 1 1 1 big 1", "6 6 1 1 1 1 1 big 2", neutral="6 6 6 6 2 3 4 5", cards="3 3 3 3 3 4 3 4 4 4 8 3"
    )
    assert paid_in(payments, 6) == [(0, 30_000)]
    assert table.last("vegas-neutral-paid") == {"casino": 6, "seat": 5, "amount": 80_000}


def test_LV_PAY_03_a_neutral_second_keeps_the_third_from_being_paid() -> None:
    """B first, the neutral one second, A third on 7 and 4: B 7, the 4 goes to the bottom, A nothing."""
    table = Scripted(2)
    payments = table.round(
        "6 6 1 1 1 1 1 big 1", "6 6 6 6 1 1 1 big 2", neutral="6 6 6 1 2 3 4 5", cards="3 3 3 3 3 4 3 4 4 4 7 4"
    )
    assert paid_in(payments, 6) == [(1, 70_000)]
    assert table.last("vegas-neutral-paid") == {"casino": 6, "seat": 5, "amount": 40_000}


def test_LV_PAY_04_money_is_shown_to_its_owner_only_until_the_end() -> None:
    table = Scripted(3, rounds=2)
    table.round("6 6 6 6 5 1 1 big 1", "6 6 1 1 1 1 1 big 2", "2 2 1 1 1 1 1 big 3")
    worth = [table.player(seat, viewer=seat)["money"] for seat in range(3)]
    assert worth == [30_000 + 70_000 + 80_000, 80_000, 50_000]
    for viewer in (None, 0, 1, 2):
        shown = [table.player(seat, viewer)["money"] for seat in range(3)]
        assert shown == [worth[seat] if seat == viewer else None for seat in range(3)]
        assert [table.player(seat, viewer)["cards"] for seat in range(3)] == [3, 1, 1]  # how many is public
        assert [table.player(seat, viewer)["chips"] for seat in range(3)] == [4, 4, 4]  # so are chips
    table.round(ALL_OUT, ALL_OUT, ALL_OUT, cards="9 9 9 9 9 10 10 10 10 10 10 10")
    assert [table.player(seat)["money"] for seat in range(3)] == worth


def test_LV_PAY_04_what_others_hold_changes_nothing_that_is_seen() -> None:
    """Two games that differ only in which cards the others took look the same to who took the same."""
    views = []
    for cards in ("3 3 3 3 3 3 4 4 4 4 8 5", "3 3 3 3 3 3 4 4 4 4 9 4"):
        table = Scripted(3, rounds=2)
        table.round("6 6 6 6 1 1 1 big 1", "6 6 1 1 1 1 1 big 2", "5 5 1 1 1 1 1 big 3", cards=cards)
        views.append((table.view(2), table.view()))
    assert views[0] == views[1]


def test_LV_PAY_04_the_option_open_money_shows_it_to_everybody() -> None:
    table = Scripted(3, open_money=True)
    table.round("6 6 6 6 5 1 1 big 1", "6 6 1 1 1 1 1 big 2", "2 2 1 1 1 1 1 big 3")
    for viewer in (None, 0, 1, 2):
        assert [table.player(seat, viewer)["money"] for seat in range(3)] == [180_000, 80_000, 50_000]


def test_LV_PAY_04_payments_are_announced_to_all() -> None:
    table = Scripted(3)
    table.round("6 6 6 6 1 1 1 big 1", "6 6 1 1 1 1 1 big 2", ALL_OUT)
    assert all(event.seats is None for event in table.events)


def starter_after(*dice: str, neutral: str = NEUTRAL_OUT, first: int = 1) -> int:
    """Who starts round 2 when this seat has started round 1."""
    table = Scripted(len(dice), first="random")
    table.deal(str(first + 1))
    table.round(*dice, neutral=neutral)
    view = table.view()
    assert view["round"] == 2
    table.start(cards="9 9 9 9 9 9 10 10 10 10 10 10")
    assert table.view()["turn"] == view["starter"]
    starter: int = view["starter"]
    return starter


def test_LV_PAY_05_the_winner_of_casino_6_starts() -> None:
    assert starter_after("5 5 5 5 5 5 5 big 5", ALL_OUT, "6 1 1 1 1 1 1 big 2") == 2


def test_LV_PAY_05_if_it_has_none_the_winner_of_the_next_lower_one_does() -> None:
    assert starter_after("6 5 5 1 1 1 1 big 1", "6 4 4 4 4 1 1 big 2", "1 1 1 1 1 2 2 big 3") == 0
    assert starter_after("6 5 1 1 1 1 1 big 1", "6 5 4 4 4 1 1 big 2", "1 1 1 1 1 2 2 big 3") == 1


def test_LV_PAY_05_the_second_of_casino_6_is_not_its_winner() -> None:
    assert starter_after("6 1 1 1 1 1 1 big 1", "6 6 1 1 1 1 1 big 1", "6 6 6 1 1 1 1 big 2") == 2


def test_LV_PAY_05_a_neutral_winner_does_not_start() -> None:
    assert starter_after("6 6 1 1 1 1 1 big 5", "6 1 1 1 1 1 1 big 2", neutral="6 6 6 6 6 1 2 3") == 0


def test_LV_PAY_05_nor_does_the_player_in_second_place_behind_a_neutral_one() -> None:
    """Seat 0 is second in casino 6; seat 1 wins casino 5."""
    assert starter_after("6 6 1 1 1 1 1 big 2", "5 1 1 1 1 1 1 big 2", neutral="6 6 6 6 6 3 3 3") == 1


def test_LV_PAY_05_a_winner_of_two_equal_cards_starts_too() -> None:
    assert starter_after("6 6 1 1 1 1 1 big 1", "6 1 1 1 1 1 1 big 2", ALL_OUT, first=2) == 0


def test_LV_PAY_05_without_any_winner_the_same_player_starts_again() -> None:
    assert starter_after(ALL_OUT, ALL_OUT, ALL_OUT, first=1) == 1
    assert starter_after(ALL_OUT, ALL_OUT, first=1) == 1


def test_LV_PAY_05_all_dice_go_back() -> None:
    table = Scripted(2)
    table.round("6 6 1 1 1 1 1 big 1", "6 1 1 1 1 1 1 big 2", cards=CARDS)
    assert [(player["small"], player["big"]) for player in table.view()["players"]] == [(7, 1)] * 2
    assert [(casino["dice"], casino["cards"]) for casino in table.view()["casinos"]] == [({}, [])] * 6
