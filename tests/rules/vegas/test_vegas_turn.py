"""LV-TURN: rolling, placing, passing, and whose turn it is."""

import pytest

import zaria
from support.scripted.vegas import Scripted

pytestmark = pytest.mark.compiled


def refused(table: Scripted, words: str) -> str:
    """The words and the rule of a refusal; nothing has changed."""
    before = table.state.key()
    action = table.state.parse(words)
    with pytest.raises(zaria.IllegalMove) as caught:
        table.state.apply(action)
    assert table.state.key() == before
    assert table.state.why_not(action) == caught.value.refusal
    return f"{caught.value.refusal.rule}: {caught.value}"


def names(table: Scripted) -> list[str]:
    return [table.state.name(action) for action in table.state.legal()]


def test_LV_TURN_01_all_dice_in_the_supply_are_rolled() -> None:
    table = Scripted(2)
    table.start()
    table.turn("1 1 1 2 3 4 5 big 6", "place 1")
    table.turn("1 2 2 2 2 2 2 big 2", "place 2")
    assert table.state.chance() == ("roll/1/0/5", [6] * 5, "roll")  # four small ones and the big one
    table.turn("2 3 4 5 big 6", "place 6")
    assert table.state.chance() == ("roll/1/1/6", [6], "roll")
    table.turn("1", "pass")
    assert table.state.chance() == ("roll/1/0/7", [6] * 4, "roll")


def test_LV_TURN_01_what_was_rolled_lies_open() -> None:
    table = Scripted(3)
    table.start()
    table.deal("3 1 3 6 3 5 3 big 2")
    assert table.view()["roll"] == {"small": [1, 3, 3, 3, 3, 5, 6], "big": 2, "black": []}
    assert table.view(1)["roll"] == table.view(0)["roll"] == table.view()["roll"]


def test_LV_TURN_02_all_dice_of_the_number_go_and_the_rest_is_rolled_next() -> None:
    table = Scripted(2, rounds=1)
    table.start()
    table.turn("6 6 1 1 1 1 1 big 6", "place 6")
    table.turn("6 6 6 6 6 6 6 big 6", "place 6")
    table.deal("3 3 3 3 5")
    assert names(table) == ["place 3", "place 5", "pass"]
    table.do("place 3")
    assert table.casino(3)["dice"] == {"0": {"small": 4, "big": 0, "black": 0}}
    assert table.state.bounds() == [6]  # next turn one die is rolled


def test_LV_TURN_02_the_big_die_goes_along() -> None:
    table = Scripted(3)
    table.start()
    table.turn("4 4 1 1 1 1 1 big 4", "place 4")
    assert table.casino(4)["dice"] == {"0": {"small": 2, "big": 1, "black": 0}}
    assert (table.player(0)["small"], table.player(0)["big"]) == (5, 0)


def test_LV_TURN_02_only_numbers_that_were_rolled_can_be_placed() -> None:
    table = Scripted(3)
    table.start()
    table.deal("1 1 1 1 6 6 6 big 3")
    assert names(table) == ["place 1", "place 3", "place 6", "pass"]
    for number in (2, 4, 5):
        assert refused(table, f"place {number}") == (
            f"LV-TURN-02: you cannot place {number}: you rolled 1 1 1 1 6 6 6 big 3"
        )


def test_LV_TURN_02_a_single_number_is_asked_all_the_same() -> None:
    table = Scripted(3)
    table.start()
    for _ in range(2):
        for _ in range(3):
            table.turn("1 1 1 1 1 1 1 big 1", "pass")
    table.deal("1 1 1 1 1 1 1 big 1")
    assert (table.state.actor, names(table)) == (0, ["place 1"])


def test_LV_TURN_03_passing_costs_a_chip_and_nothing_is_placed() -> None:
    table = Scripted(3)
    table.start()
    table.turn("1 1 1 1 6 6 6 big 3", "pass")
    assert table.player(0) == {"small": 7, "big": 1, "chips": 1, "cards": 0, "money": None}
    assert all(casino["dice"] == {} for casino in table.view()["casinos"])
    assert table.view()["roll"] == {"small": [], "big": None, "black": []}
    assert table.view()["turn"] == 1  # there is no second roll


def test_LV_TURN_03_without_chips_nobody_passes() -> None:
    table = Scripted(2)
    table.start()
    for chips in (2, 1):
        assert table.player(0)["chips"] == chips
        table.turn("1 1 1 1 6 6 6 big 3", "pass")
        table.turn("1 1 1 1 6 6 6 big 3", "pass")
    table.deal("1 1 1 1 6 6 6 big 3")
    assert names(table) == ["place 1", "place 3", "place 6"]
    assert refused(table, "pass") == "LV-TURN-03: you cannot pass: you have no chips left"


def test_LV_TURN_03_only_after_rolling() -> None:
    table = Scripted(3)
    table.start()
    with pytest.raises(zaria.IllegalMove, match="waiting for dice or cards"):
        table.do("pass")


def test_LV_TURN_04_players_without_dice_are_skipped() -> None:
    table = Scripted(4)
    table.start()
    table.turn("1 1 1 1 1 1 1 big 2", "place 1")
    table.turn("1 1 1 1 1 1 1 big 1", "place 1")
    table.turn("2 2 2 2 2 2 2 big 2", "place 2")
    table.turn("3 3 3 3 3 3 4 big 4", "place 3")
    assert table.view()["turn"] == 0
    table.turn("big 5", "pass")
    assert table.view()["turn"] == 3  # 1 and 2 are out


def test_LV_TURN_04_one_player_may_have_several_turns_in_a_row() -> None:
    table = Scripted(3)
    table.start()
    table.turn("1 1 1 1 1 1 1 big 1", "place 1")
    table.turn("1 1 1 1 1 1 1 big 1", "place 1")
    for roll, choice in (
        ("2 2 3 3 4 4 5 big 5", "place 2"),
        ("3 3 4 4 5 big 5", "pass"),
        ("6 6 4 4 6 big 6", "place 4"),
    ):
        assert table.view()["turn"] == 2
        table.turn(roll, choice)
    assert table.view()["turn"] == 2
    assert table.view()["round"] == 1


def test_LV_TURN_04_the_round_ends_when_nobody_has_dice() -> None:
    table = Scripted(2)
    table.start()
    table.turn("1 1 1 1 1 1 1 big 1", "place 1")
    assert table.view()["round"] == 1
    table.turn("2 2 2 2 2 2 2 big 2", "place 2")
    assert table.view()["round"] == 2
    assert table.state.chance().kind == "cards"
