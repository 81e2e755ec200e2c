"""DM-SETUP: who starts, who chooses which hero, and the first mountain."""

import pytest

import zaria
from support.scripted.miner import FIVES, Scripted

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize(
    ("rolled", "starter"), [("3 5 4", 1), ("beer 5 5", 0), ("1 1 beer", 2), ("2 1 1", 0), ("4 5 beer", 2)]
)
def test_DM_SETUP_01_beer_beats_5_beats_4(rolled: str, starter: int) -> None:
    table = Scripted(3)
    assert table.state.chance() == ("first/0/-/1", [6, 6, 6], "first")
    table.deal(rolled)
    assert table.view()["starter"] == starter
    assert table.view()["phase"] == "heroes"
    assert table.view()["bag"]["tunnel"] == 27  # the dice go back


def test_DM_SETUP_01_only_those_tied_for_best_roll_again() -> None:
    table = Scripted(4)
    assert table.view()["starter"] is None
    table.deal("2 beer 5 beer")
    assert table.state.bounds() == [6, 6]  # seats 1 and 3
    assert table.view()["starter"] is None  # nobody, before it is decided
    table.deal("4 4")
    assert table.state.bounds() == [6, 6]
    table.deal("1 5")
    assert table.view()["starter"] == 3


def test_DM_SETUP_01_after_a_hundred_rolls_chance_decides() -> None:
    table = Scripted(4)
    table.deal("5 1 5 5")
    for _ in range(99):
        assert table.state.chance().kind == "first"
        table.deal("3 3 3")
    assert table.state.chance().kind == "starter"
    assert table.state.bounds() == [3]
    with pytest.raises(zaria.IllegalDeal, match="“2” is not one of the seats that are tied: 1, 3, 4"):
        table.deal("2")
    with pytest.raises(zaria.IllegalDeal, match="one is needed, you gave 2"):
        table.deal("2 3")
    table.deal("3")
    assert table.view()["starter"] == 2


def test_DM_SETUP_02_heroes_counter_clockwise_from_the_right_of_the_starter() -> None:
    table = Scripted(4)
    table.deal("1 1 beer 1")
    order = []
    for hero in ("engineer", "treasurer", "surveyor", "prospector"):
        order.append(table.state.actor)
        table.do(f"hero {hero}")
    assert order == [1, 0, 3, 2]  # the starter, seat 2, chooses last


def test_DM_SETUP_02_clockwise_is_the_next_seat() -> None:
    table = Scripted(3)
    table.start(first=1)
    order = []
    for die in (18, 19, 15):
        order.append(table.state.actor)
        table.do(f"take {die}")
    assert order == [1, 2, 0]


def test_DM_SETUP_03_twenty_dice_are_drawn_and_rolled() -> None:
    table = Scripted()
    table.start(mountain="t1 t2 t3 t4 t5 tunnel beer c1 c2 d3 d4 hazard beer p s k1 k2 g1 g2 g3 m1 m2")
    mountain = table.view()["mountain"]
    assert len(mountain) == 20
    bottom = [entry["face"] for a in range(6) for entry in mountain if entry["cell"] == [a, 5 - a]]
    assert bottom == ["1", "2", "3", "4", "5", "beer"]
    top = [entry["face"] for a in (4, 5) for entry in mountain if entry["cell"] == [a, 9 - a]]
    assert top == ["magic 1", "magic 2"]
    assert table.view()["bag"] == {"tunnel": 21, "hazard": 5, "tool": 3, "treasure": 5, "magic": 6}


def test_DM_SETUP_03_every_die_of_the_bag_may_come_to_every_place() -> None:
    table = Scripted()
    table.deal("beer 1")
    table.do("hero engineer", "hero treasurer")
    assert table.state.chance() == ("mountain/1/-/2", [*range(60, 40, -1), *[6] * 20], "mountain")
    kinds = []
    for position in range(60):
        twin = table.state.copy()
        twin.deal([position, *[0] * 39])
        kinds.append(next(entry["kind"] for entry in twin.view()["mountain"] if entry["cell"] == [0, 5]))
    assert kinds == ["tunnel"] * 27 + ["hazard"] * 10 + ["tool"] * 7 + ["treasure"] * 8 + ["magic"] * 8


def test_DM_SETUP_03_what_is_typed_must_be_possible() -> None:
    table = Scripted()
    table.deal("beer 1")
    table.do("hero engineer", "hero treasurer")
    for words, refusal in (
        ("t5 " * 19, "20 dice or cards are needed, you gave 19"),
        (FIVES.replace("t5", "p"), "there is no tool die left in the bag"),
        (FIVES.replace("t5", "t7", 1), "“tunnel 7” is on no die; write"),
        (FIVES.replace("t5", "beer", 1), "which die shows Beer\\? Write its kind before it: tunnel beer"),
        (FIVES.replace("t5", "hazard t5", 1), "“5” is not on a hazard die; possible: cave-in 1, cave-in 2, dragon 3"),
    ):
        with pytest.raises(zaria.IllegalDeal, match=refusal):
            table.deal(words)
