"""What people read off real dice and cards, as the integers that nature would have drawn."""

import pytest

import zaria
from support.scripted.vegas import CARDS, Scripted
from zaria.core.engine.state import State

pytestmark = pytest.mark.compiled


def refused(state: State, words: str) -> str:
    before = state.key()
    with pytest.raises(zaria.IllegalDeal) as caught:
        state.parse_deal(words)
    assert state.key() == before
    return str(caught.value)


def rolling(players: int = 2) -> Scripted:
    table = Scripted(players)
    table.start()
    return table


@pytest.mark.parametrize(
    "words",
    [
        "3 3 5 1 1 1 2 big 6",
        "big 6 3 3 5 1 1 1 2",
        "3 3 5 BIG 6 1 1 1 2",
        "3,3,5,1,1,1,2,6",
        " 3, 3, 5, 1, 1, 1, 2, big 6 ",
    ],
)
def test_the_big_die_stands_behind_its_word_or_last(words: str) -> None:
    assert rolling().state.parse_deal(words) == [2, 2, 4, 0, 0, 0, 1, 5]


def test_what_is_rolled_can_be_typed_as_it_is_shown() -> None:
    table = rolling()
    table.deal("6 1 3 3 2 5 1 big 4")
    text = table.last("vegas-rolled")["dice"]
    assert text == "1 1 2 3 3 5 6 big 4"
    assert rolling().state.parse_deal(text) == [0, 0, 1, 2, 2, 4, 5, 3]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("1 1 1 1 1 1 1", "8 dice or cards are needed, you gave 7"),
        ("1 1 1 1 1 1 1 1 1", "8 dice or cards are needed, you gave 9"),
        ("", "8 dice or cards are needed, you gave 0"),
        ("1 1 1 1 1 1 1 7", "“7” cannot be on this die; possible: 1 to 6"),
        ("0 1 1 1 1 1 1 1", "“0” cannot be on this die; possible: 1 to 6"),
        ("x 1 1 1 1 1 1 1", "“x” cannot be on this die; possible: 1 to 6"),
        ("-1 1 1 1 1 1 1 1", "“-1” cannot be on this die; possible: 1 to 6"),
        ("big 1 big 1 1 1 1 1 1", "“big” cannot be on this die; possible: 1 to 6"),
        ("1 1 1 1 1 1 1 big", "“big” stands before the number of the big die, which you must still have"),
    ],
)
def test_wrong_dice(words: str, message: str) -> None:
    assert refused(rolling().state, words) == message


def test_a_big_die_that_is_gone() -> None:
    table = rolling()
    table.turn("1 1 1 1 1 2 2 big 6", "place 6")
    table.turn("1 1 1 1 1 2 2 big 6", "place 6")
    assert refused(table.state, "1 1 1 1 1 2 big 2").startswith("“big” stands before the number of the big die")
    assert table.state.parse_deal("1 1 1 1 1 2 2") == [0, 0, 0, 0, 0, 1, 1]


def test_neutral_dice_are_typed_like_others() -> None:
    table = Scripted(2)
    table.deal(CARDS)
    assert table.state.parse_deal("1 2 3 4 5 6 6 2") == [0, 1, 2, 3, 4, 5, 5, 1]
    assert table.state.parse_deal("big 2 1 2 3 4 5 6 6") == [0, 1, 2, 3, 4, 5, 5, 1]
    assert refused(table.state, "1 2 3 4 5 6 6 big").startswith("“big” stands before")


@pytest.mark.parametrize(
    "words",
    [
        "3 4 5 6 7 8 9 10 3 4 5 6",
        "30000 40000 50000 60000 70000 80000 90000 100000 30000 40000 50000 60000",
        "$30,000 $40,000 $50,000 60,000 70,000 80,000 90,000 $100,000 3 4 5 6",
        "3, 4, 5, 6, 7, 8, 9, 10, 3, 4, 5, 6",
    ],
)
def test_cards_in_dollars_or_tens_of_thousands(words: str) -> None:
    state = zaria.new("vegas", players=3)
    state.deal(state.parse_deal(words))
    cards = sorted(card for casino in state.view()["casinos"] for card in casino["cards"])
    assert [card // 10_000 for card in cards] == [3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9, 10]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("3 3 3", "12 dice or cards are needed, you gave 3"),
        ("2" + " 3" * 11, "“2” is not a money card; there are $30,000 to $100,000 (or 30 to 100)"),
        ("11" + " 3" * 11, "“11” is not a money card; there are $30,000 to $100,000 (or 30 to 100)"),
        ("35000" + " 3" * 11, "“35000” is not a money card; there are $30,000 to $100,000 (or 30 to 100)"),
        ("ace" + " 3" * 11, "“ace” is not a money card; there are $30,000 to $100,000 (or 30 to 100)"),
        ("3 " * 12, "there is no card of $30,000 left in the deck"),
        ("10 " * 8 + "3 3 3 3", "there is no card of $100,000 left in the deck"),
    ],
)
def test_wrong_cards(words: str, message: str) -> None:
    assert refused(zaria.new("vegas", players=3), words) == message


def test_who_starts_is_typed_as_a_place_at_the_table() -> None:
    state = zaria.new("vegas", players=3, first="random")
    assert [state.parse_deal(str(place)) for place in (1, 2, 3)] == [[0], [1], [2]]
    assert refused(state, "4") == "“4” cannot be on this die; possible: 1 to 3"


def test_nothing_is_to_be_drawn() -> None:
    table = rolling()
    table.deal("1 1 1 1 1 2 2 big 6")
    assert refused(table.state, "1 2 3") == "nothing is to be rolled or drawn now"
