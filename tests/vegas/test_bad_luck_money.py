"""What Bad Luck takes (LV-TILE-C2-02): too little money, change, chips, and what that means for a tie (LV-END-02)."""

import pytest

from support.scripted.royale import Royale
from zaria.vegas.rules import money
from zaria.vegas.rules.table import Table
from zaria.vegas.tiles.bad_luck import pay_debt

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize(
    ("hand", "chips", "left", "chips_left"),
    [
        ([5], 2, [], 2),
        ([10], 0, [5], 0),
        ([6], 3, [1], 3),  # change of 1 is money, never a chip
        ([7], 3, [2], 3),
        ([3, 3], 1, [1], 1),
        ([3, 4], 1, [2], 1),
        ([3, 5], 1, [3], 1),  # the lowest cards that reach 5, not the one that fits
        ([4, 10], 1, [9], 1),
        ([5, 5, 8], 1, [5, 8], 1),
        ([1, 1, 4], 1, [1], 1),
        ([1, 2, 10], 0, [8], 0),
        ([4], 4, [], 3),
        ([3], 2, [], 0),
        ([3], 1, [], 0),  # too little: all of it
        ([2], 0, [], 0),
        ([], 7, [], 2),
        ([], 5, [], 0),
        ([], 4, [], 0),
        ([], 0, [], 0),
    ],
    ids=str,
)
def test_what_is_handed_in(hand: list[int], chips: int, left: list[int], chips_left: int) -> None:
    table = Royale(3, "bad_luck").state
    assert isinstance(table, Table)
    for value in hand:
        money.add(table.money, money.HAND + 1, value)
    table.chips[1] = chips
    bank = money.total(table.money, money.BANK)
    pay_debt(table, 1)
    counts = money.counts(table.money, money.HAND + 1)
    assert [value for value in range(len(counts)) for _ in range(counts[value])] == left
    assert table.chips[1] == chips_left
    assert money.total(table.money, money.BANK) - bank == sum(hand) - sum(left)
    assert sum(hand) + chips - sum(left) - chips_left == min(5, sum(hand) + chips)


def tied_at_four() -> Royale:
    """Seat 1 has $70,000 and owes; seat 2 has four chips; seat 0 has two. All dice tie everywhere."""
    table = Royale(3, "bad_luck", "my_choice", "lucky_punch")
    table.lay("1")
    table.lay("2", "black 3 3")
    table.lay("2", "black 2 2")
    table.lay("3", "hide 1", "guess 1")
    table.lay("3", "hide 3", "guess 1")
    table.lay("1")
    assert (table.money(), table.chips()) == ([0, 70_000, 0], [2, 2, 4])
    table.park(6)
    return table


def test_change_counts_as_one_card_when_players_tie() -> None:
    table = tied_at_four()
    assert table.told("vegas-bad-luck") == [{"seat": 1, "amount": 50_000, "chips": 0}]
    assert table.state.scores() == [20_000, 40_000, 40_000]
    assert (table.player(1)["cards"], table.chips()) == (1, [2, 2, 4])  # two cards became one
    assert table.state.winners() == [2]  # four pieces against three


def test_who_has_nothing_pays_nothing() -> None:
    table = Royale(3, "bad_luck")
    table.lay("1")
    for _ in range(2):
        table.skip(5)
        table.skip(5)
        table.lay("6")
    table.park(6)  # seats 1 and 2 are equal and win nothing
    assert table.told("vegas-bad-luck") == [
        {"seat": 1, "amount": 0, "chips": 0},
        {"seat": 2, "amount": 0, "chips": 0},
    ]
    assert table.state.scores()[1:] == [0, 0]


def test_the_debt_is_foretold_up_to_what_one_has() -> None:
    table = Royale(3, "bad_luck")
    table.skip()
    table.lay("1")
    assert table.state.standing() == [0, 20_000 + 30_000, 0]  # chips and the card of casino 1; the others owe all


def test_the_debt_is_foretold_from_what_one_has_after_payouts() -> None:
    """Seat 0 has two chips and wins casino 6 alone: of the $80,000 it then has to pay $50,000, not only the chips."""
    table = Royale(3, "bad_luck")
    table.lay("6")
    table.lay("1 1")
    table.lay("1")
    assert table.state.standing() == [20_000 + 80_000 - 50_000, 20_000 + 30_000, 20_000 + 30_000]
