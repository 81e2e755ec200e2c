"""LV-TILE-F: Block It and Handicap, with the adjustment that My Choice gives, too."""

import pytest

from support.scripted.royale import Royale
from support.scripted.vegas import paid, paid_in

pytestmark = pytest.mark.compiled

NEUTRAL_AT_6 = "6 6 6 6 6 6 6 6"


def grey(table: Royale) -> list[int]:
    return [casino["grey"] for casino in table.view()["casinos"]]


def test_LV_TILE_F1_01_groups_of_1_1_2_2_3() -> None:
    assert Royale(3, "block_it").tile("block_it")["groups"] == [1, 1, 2, 2, 3]


def test_LV_TILE_F1_01_one_whole_group_goes_to_any_casino() -> None:
    table = Royale(3, "block_it")
    table.lay("1")
    assert table.names() == [f"group {size} to {number}" for size in (1, 2, 3) for number in range(1, 7)]
    table.do("group 3 to 5")
    assert (grey(table), table.tile("block_it")["groups"]) == ([0, 0, 0, 0, 3, 0], [1, 1, 2, 2])
    table.lay("1")
    assert table.refused("group 3 to 5") == "LV-TILE-F1-01 vegas-no-group"
    table.do("group 1 to 1")
    assert (grey(table), table.tile("block_it")["groups"]) == ([1, 0, 0, 0, 3, 0], [1, 2, 2])


def test_LV_TILE_F1_01_with_no_group_left_nothing() -> None:
    table = Royale(5, "block_it")
    for size in (1, 1, 2, 2, 3):
        table.lay("1", f"group {size} to 6")
    assert (grey(table)[5], table.tile("block_it")["groups"]) == (9, [])
    table.lay("1")
    assert table.asks("roll")
    assert table.view()["turn"] == 1


def test_LV_TILE_F1_01_only_to_an_open_casino() -> None:
    table = Royale(3, "block_it", "no_entry")
    table.lay("2", "close 5")
    table.lay("1")
    assert [name for name in table.names() if name.endswith("5")] == []
    assert table.refused("group 2 to 5") == "LV-TILE-E1-01 vegas-closed"


def test_LV_TILE_F1_01_they_are_a_neutral_players_dice() -> None:
    table = Royale(3, "block_it")
    table.lay("1", "group 3 to 4")
    table.lay("4 4")
    table.park(6)
    assert paid_in(paid(table.events), 4) == [(1, 60_000)]  # second: the higher card goes under the deck
    first = [event for event in table.told("vegas-neutral-paid") if event["casino"] == 4]
    assert first == [{"casino": 4, "seat": 6, "amount": 60_000}]


def test_LV_TILE_F1_01_equal_dice_leave_with_them() -> None:
    table = Royale(3, "block_it")
    table.lay("1", "group 2 to 4")
    table.lay("4 4")
    table.park(6)
    assert paid_in(paid(table.events), 4) == []


def test_LV_TILE_F1_02_grey_and_neutral_dice_belong_to_different_players() -> None:
    table = Royale(2, "block_it", neutral="4 4 6 6 6 6 6 6")
    table.lay("1", "group 1 to 4")
    table.lay("4 4 4")
    assert table.weights(4) == {"1": 3, "neutral": 2, "grey": 1}
    table.park(5)
    assert paid_in(paid(table.events), 4) == [(1, 60_000)]  # 3, 2 and 1, not 3 and 3


def test_LV_TILE_F1_02_they_tie_with_each_other() -> None:
    table = Royale(2, "handicap", neutral="6 6 5 5 5 5 5 5")
    table.lay("6")
    assert table.weights(6) == {"0": 1, "neutral": 2, "grey": 2}
    table.park(4)
    assert paid_in(paid(table.events), 6) == [(0, 80_000)]


def test_LV_TILE_F2_01_set_up() -> None:
    table = Royale(3, "handicap")
    assert grey(table) == [1, 1, 1, 2, 2, 2]
    assert table.tile("handicap")["free"] == {"chip": 2, "money": 3, "adjustment": 4}


def test_LV_TILE_F2_01_they_are_a_neutral_players_dice() -> None:
    table = Royale(3, "handicap")
    table.lay("5 5 5")
    table.lay("4 4")
    table.lay("3")
    table.park(6)
    payments = paid(table.events)
    assert paid_in(payments, 5) == [(0, 70_000)]
    assert paid_in(payments, 4) == paid_in(payments, 3) == []  # ties


@pytest.mark.parametrize(("picture", "reward"), [("chip", "1 chips"), ("money", "$30000")])
def test_LV_TILE_F2_02_a_grey_die_for_a_reward(picture: str, reward: str) -> None:
    table = Royale(3, "handicap")
    table.lay("1")
    assert table.names() == [*[f"take {number}" for number in range(1, 7)], "keep"]
    table.do("take 6")
    assert grey(table) == [1, 1, 1, 2, 2, 1]
    assert table.names() == ["take chip", "take money", "take adjustment"]
    free = table.tile("handicap")["free"]
    table.do(f"take {picture}")
    assert table.rewards("handicap") == [(0, reward)]
    assert table.tile("handicap")["free"] == free | {picture: free[picture] - 1}
    assert table.view()["turn"] == 1


def test_LV_TILE_F2_02_it_is_not_required() -> None:
    table = Royale(3, "handicap")
    table.lay("1", "keep")
    assert grey(table) == [1, 1, 1, 2, 2, 2]
    assert table.rewards("handicap") == []
    assert table.view()["turn"] == 1


def test_LV_TILE_F2_02_pictures_are_used_up() -> None:
    table = Royale(5, "handicap")
    for casino in (1, 2):
        table.lay("1", f"take {casino}", "take chip")
    table.lay("1", "take 3")
    assert table.names() == ["take money", "take adjustment"]
    assert table.refused("take chip") == "LV-TILE-F2-02 vegas-no-picture"
    table.do("take money")
    table.lay("1", "take 4", "take money")
    table.lay("1", "take 4", "take money")
    table.lay("1")
    assert table.names() == ["take 5", "take 6", "keep"]
    assert table.refused("take 1") == "LV-TILE-F2-02 vegas-no-grey"
    table.do("take 5")  # only adjustments are left: the picture is taken by itself
    assert table.asked() == "question-vegas-adjust"


def test_LV_TILE_F2_02_with_no_grey_die_left_nothing_is_asked() -> None:
    table = Royale(5, "handicap")
    for casino, picture in zip((1, 2, 3, 4, 4), ("chip", "chip", "money", "money", "money")):
        table.lay("1", f"take {casino}", f"take {picture}")
    for casino in (5, 5, 6, 6):
        table.lay("1", f"take {casino}", "adjust small to 3")
    assert grey(table) == [0] * 6
    table.lay("1")
    assert (table.asks("roll"), table.view()["turn"]) == (True, 0)


def test_LV_TILE_F2_02_only_from_an_open_casino() -> None:
    table = Royale(3, "handicap", "no_entry")
    table.lay("2", "close 6")
    table.lay("1")
    assert "take 6" not in table.names()
    assert table.refused("take 6") == "LV-TILE-E1-01 vegas-closed"


def adjusting(table: Royale) -> Royale:
    """The turn of the player who may make an adjustment now."""
    table.lay("1", "take 6", "take adjustment")
    return table


def test_LV_TILE_F2_03_a_supply_die_to_any_casino_or_a_die_back_from_one() -> None:
    table = adjusting(Royale(3, "handicap"))
    assert table.names() == [
        *[f"adjust {die} to {number}" for die in ("small", "big") for number in range(1, 7)],
        "adjust small from 1",
    ]
    assert table.refused("adjust big from 1") == "LV-TILE-F2-03 vegas-no-die-there"


@pytest.mark.parametrize(
    ("words", "casino", "weight", "supply"),
    [
        ("adjust small to 4", 4, 1, (5, 1)),
        ("adjust big to 4", 4, 2, (6, 0)),
        ("adjust small to 1", 1, 2, (5, 1)),
        ("adjust small from 1", 1, 0, (7, 1)),
    ],
)
def test_LV_TILE_F2_03_what_each_does(words: str, casino: int, weight: int, supply: tuple[int, int]) -> None:
    table = adjusting(Royale(3, "handicap"))
    table.do(words)
    assert table.weights(casino).get("0", 0) == weight
    assert table.supply(0) == supply
    assert table.view()["turn"] == 1


def test_LV_TILE_F2_03_a_big_die_comes_back_too() -> None:
    table = Royale(3, "handicap")
    table.lay("1 big 1", "take 6", "take adjustment", "adjust big from 1")
    assert (table.supply(0), table.weights(1)) == ((6, 1), {"0": 1, "grey": 1})


def test_LV_TILE_F2_03_no_activation() -> None:
    table = adjusting(Royale(3, "handicap", "jackpot"))
    table.do("adjust small to 2")
    assert table.asks("roll")
    assert len(table.told("vegas-activated")) == 1


def test_LV_TILE_F2_03_not_to_and_not_from_a_closed_casino() -> None:
    table = Royale(2, "handicap", "no_entry", neutral=NEUTRAL_AT_6)
    table.lay("4 4")
    table.lay("2", "close 4")
    adjusting(table)
    assert [name for name in table.names() if name.endswith(" 4")] == []
    assert table.refused("adjust small from 4") == "LV-TILE-E1-01 vegas-closed"
    assert table.refused("adjust small to 4") == "LV-TILE-E1-01 vegas-closed"


def test_LV_TILE_F2_03_dice_on_tiles_are_not_touched() -> None:
    table = Royale(2, "handicap", "double_down", "nice_dice", neutral=NEUTRAL_AT_6)
    table.lay("2 2", "move 2")
    table.skip()
    table.turn("3 4 4 4 4 big 4", "place 3", "move small 4")
    table.skip()
    adjusting(table)
    assert [name for name in table.names() if "from" in name] == ["adjust small from 1", "adjust small from 3"]


def test_LV_TILE_F2_03_without_dice_of_that_size() -> None:
    table = Royale(3, "handicap")
    table.lay("1 1 1 1 1 1 1 big 1", "take 6", "take adjustment")
    assert table.names() == ["adjust small from 1", "adjust big from 1"]
    assert table.refused("adjust small to 2") == "LV-TILE-F2-03 vegas-no-such-die"
