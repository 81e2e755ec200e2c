"""LV-TILE-H: Nice Dice and My Choice."""

import pytest

from support.scripted.royale import Royale

pytestmark = pytest.mark.compiled

NEUTRAL_AT_6 = "6 6 6 6 6 6 6 6"


def pictures(table: Royale) -> list[int | None]:
    """Whose die lies on each picture."""
    return [die and die["seat"] for die in table.tile("nice_dice")["pictures"]]


def test_LV_TILE_H1_01_a_rolled_die_or_one_from_this_casino() -> None:
    table = Royale(3, "nice_dice")
    table.turn("1 3 3 5 5 5 6 big 6", "place 1")
    assert table.names() == ["move small 3", "move small 5", "move small 6", "move big 6", "move small here", "keep"]
    assert table.refused("move small 2") == "LV-TILE-H1-01 vegas-no-nice-die"
    assert table.refused("move big here") == "LV-TILE-H1-01 vegas-no-nice-die"


@pytest.mark.parametrize(
    ("words", "place", "big", "supply"),
    [
        ("move small 3", 3, False, (5, 1)),
        ("move big 6", 6, True, (6, 0)),
        ("move small here", 1, False, (6, 1)),
    ],
)
def test_LV_TILE_H1_01_it_goes_to_the_picture_of_its_number(
    words: str, place: int, big: bool, supply: tuple[int, int]
) -> None:
    table = Royale(3, "nice_dice")
    table.turn("1 3 3 5 5 5 6 big 6", "place 1", words)
    dice = table.tile("nice_dice")["pictures"]
    assert dice[place - 1] == {"seat": 0, "big": big}
    assert [die for die in dice if die is not None] == [{"seat": 0, "big": big}]
    assert table.supply(0) == supply
    assert table.weights(1) == ({} if place == 1 else {"0": 1})


def test_LV_TILE_H1_01_it_is_not_required() -> None:
    table = Royale(3, "nice_dice")
    table.lay("1", "keep")
    assert pictures(table) == [None] * 6
    assert (table.supply(0), table.view()["turn"]) == ((6, 1), 1)


def test_LV_TILE_H1_01_an_old_die_of_this_casino_too() -> None:
    table = Royale(2, "nice_dice", neutral=NEUTRAL_AT_6)
    table.lay("big 1", "keep")
    table.skip()
    table.turn("1 2 2 2 2 2 2", "place 1")
    assert "move big here" in table.names()
    table.do("move big here")
    assert table.tile("nice_dice")["pictures"][0] == {"seat": 0, "big": True}
    assert table.weights(1) == {"0": 1}


def test_LV_TILE_H1_01_by_power_play_there_are_no_rolled_dice() -> None:
    table = Royale(2, "nice_dice", "power_play", neutral=NEUTRAL_AT_6)
    table.lay("2 2")
    table.skip()
    table.do("power 1")
    assert table.names() == ["move small here", "keep"]


def test_LV_TILE_H1_02_a_die_on_the_picture_goes_to_its_casino() -> None:
    table = Royale(3, "nice_dice", "jackpot")
    table.turn("1 2 2 2 2 2 2 big 2", "place 1", "move big 2")
    table.turn("1 2 2 2 2 2 2 big 2", "place 1", "move small 2")
    assert pictures(table)[1] == 1
    assert table.casino(2)["dice"] == {"0": {"small": 0, "big": 1, "black": 0}}
    assert table.told("vegas-displaced") == [{"seat": 0, "casino": 2}]
    assert table.asks("roll")  # and Jackpot is not activated


def test_LV_TILE_H1_02_ones_own_die_too() -> None:
    table = Royale(2, "nice_dice", neutral=NEUTRAL_AT_6)
    table.turn("1 5 5 5 5 5 5 big 5", "place 1", "move small 5")
    table.skip()
    table.turn("1 5 5 5 5 big 5", "place 1", "move big 5")
    assert table.tile("nice_dice")["pictures"][4] == {"seat": 0, "big": True}
    assert table.weights(5) == {"0": 1}


def test_LV_TILE_H1_02_the_one_on_this_casinos_picture_comes_into_this_casino() -> None:
    table = Royale(3, "nice_dice")
    table.lay("1", "move small here")
    table.lay("1", "move small here")
    assert pictures(table)[0] == 1
    assert table.weights(1) == {"0": 1}


def test_LV_TILE_H1_02_if_that_casino_is_closed_the_picture_cannot_be_taken() -> None:
    table = Royale(3, "nice_dice", "no_entry")
    table.turn("1 5 5 5 5 5 5 big 5", "place 1", "move small 5")
    table.lay("2", "close 5")
    table.turn("1 5 5 5 4 4 4 big 5", "place 1")
    assert table.names() == ["move small 4", "move small here", "keep"]
    assert table.refused("move small 5") == "LV-TILE-H1-02 vegas-picture-closed"
    assert table.refused("move big 5") == "LV-TILE-H1-02 vegas-picture-closed"


def test_LV_TILE_H1_02_a_free_picture_of_a_closed_casino_can() -> None:
    table = Royale(3, "nice_dice", "no_entry")
    table.lay("2", "close 5")
    table.turn("1 5 5 5 5 5 5 big 5", "place 1", "move small 5")
    assert pictures(table)[4] == 1


def test_LV_TILE_H1_03_each_die_pays_its_owner_once() -> None:
    table = Royale(3, "nice_dice")
    table.lay("1", "move small here")
    table.turn("1 2 3 3 3 3 3 big 3", "place 1", "move small 2")
    table.turn("1 2 3 3 3 3 3 big 3", "place 1", "move small 3")
    for number in (4, 5, 6):
        rest = " ".join([str(number)] * (table.supply(table.view()["turn"])[0] - 1))
        table.turn(f"1 {rest} big {number}", "place 1", f"move small {number}")
    assert table.rewards("nice_dice") == []
    table.park(6)
    assert table.rewards("nice_dice") == [
        (0, "1 chips"),
        (1, "2 chips"),
        (2, "$30000"),
        (0, "$40000"),
        (1, "$50000"),
        (2, "$60000"),
    ]


def test_LV_TILE_H1_03_the_rewards_of_one_player_are_separate() -> None:
    table = Royale(2, "nice_dice", neutral=NEUTRAL_AT_6)
    table.lay("1", "move small here")
    table.skip()
    table.turn("1 2 3 3 3 3 big 3", "place 1", "move small 2")
    table.park(6)
    assert table.rewards("nice_dice") == [(0, "1 chips"), (0, "2 chips")]


def test_LV_TILE_H2_01_one_of_the_two_results() -> None:
    table = Royale(3, "my_choice")
    table.lay("1", "black 6 2")
    assert (table.state.actor, table.names()) == (0, ["choose 2", "choose 6"])
    assert table.refused("choose 3") == "LV-TILE-H2-01 vegas-not-a-result"


@pytest.mark.parametrize(("result", "reward"), [(1, "1 chips"), (2, "2 chips"), (3, "$30000")])
def test_LV_TILE_H2_02_chips_and_money(result: int, reward: str) -> None:
    table = Royale(3, "my_choice")
    table.lay("1", f"black 6 {result}", f"choose {result}")
    assert table.rewards("my_choice") == [(0, reward)]
    assert table.view()["turn"] == 1


def test_LV_TILE_H2_03_any_other_tile_in_play() -> None:
    table = Royale(3, "jackpot", "my_choice", "bad_luck")
    table.lay("2", "black 4 5", "choose 4")
    assert table.names() == ["choose 1", "choose 3"]
    assert table.refused("choose 2") == "LV-TILE-H2-03 vegas-no-other-tile"
    assert table.refused("choose 6") == "LV-TILE-H2-03 vegas-no-other-tile"
    table.do("choose 3")
    assert table.tile("bad_luck")["activated"] is True
    assert table.weights(3) == {}


def test_LV_TILE_H2_03_a_single_other_tile_is_activated_by_itself() -> None:
    table = Royale(3, "my_choice", "jackpot")
    table.lay("1", "black 4 4", "black 3 4")
    assert table.rewards("jackpot") == [(0, "$30000")]


def test_LV_TILE_H2_04_an_adjustment_that_never_activates() -> None:
    table = Royale(3, "my_choice", "jackpot")
    table.lay("1", "black 5 5")
    assert table.asked() == "question-vegas-adjust"
    assert table.names()[:6] == [f"adjust small to {number}" for number in range(1, 7)]
    table.do("adjust big to 2")
    assert (table.weights(2), table.supply(0)) == ({"0": 2}, (6, 0))
    assert (table.asks("roll"), len(table.told("vegas-activated"))) == (True, 1)


def test_LV_TILE_H2_04_also_into_this_casino_or_out_of_it() -> None:
    table = Royale(3, "my_choice")
    table.lay("1", "black 5 5", "adjust small to 1")
    table.lay("1", "black 5 5", "adjust small from 1")
    assert (table.weights(1), table.supply(1)) == ({"0": 2}, (7, 1))
    assert table.asks("roll")


@pytest.mark.parametrize(("die", "supply"), [("small", (5, 1)), ("big", (6, 0))])
def test_LV_TILE_H2_05_a_supply_die_on_the_gold_place_pays_six(die: str, supply: tuple[int, int]) -> None:
    table = Royale(3, "my_choice")
    table.lay("1", "black 6 6")
    assert table.names() == ["move small", "move big"]
    table.do(f"move {die}")
    assert table.tile("my_choice")["gold"] == {"seat": 0, "big": die == "big"}
    assert (table.supply(0), table.rewards("my_choice")) == (supply, [])
    table.park(6)
    assert table.rewards("my_choice") == [(0, "$60000")]


def test_LV_TILE_H2_05_a_die_that_lay_there_goes_back_to_its_owner() -> None:
    table = Royale(3, "my_choice")
    table.lay("1", "black 6 6", "move big")
    table.lay("1", "black 6 6", "move small")
    assert table.tile("my_choice")["gold"] == {"seat": 1, "big": False}
    assert (table.supply(0), table.supply(1)) == ((6, 1), (5, 1))
    table.park(6)
    assert table.rewards("my_choice") == [(1, "$60000")]


def test_LV_TILE_H2_05_without_a_supply_die_nothing() -> None:
    table = Royale(3, "my_choice")
    table.lay("1 1 1 1 1 1 1 big 1", "black 6 6")
    assert (table.tile("my_choice")["gold"], table.view()["turn"]) == (None, 1)


def test_LV_TILE_H2_05_a_player_who_chose_it_must_put_a_die_there() -> None:
    table = Royale(3, "my_choice")
    table.lay("1", "black 6 1", "choose 6")
    assert table.names() == ["move small", "move big"]


def test_LV_TILE_H2_04_an_adjustment_that_was_chosen_is_made() -> None:
    table = Royale(3, "my_choice")
    table.lay("1", "black 5 1", "choose 5")
    assert all(name.startswith("adjust ") for name in table.names())


def test_LV_TILE_H2_05_of_one_size_only_it_is_not_asked() -> None:
    table = Royale(3, "my_choice")
    table.lay("1 big 1", "black 6 6")
    assert table.tile("my_choice")["gold"] == {"seat": 0, "big": False}
