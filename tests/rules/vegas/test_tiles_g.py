"""LV-TILE-G: Black Box and Double Down."""

import pytest

from support.scripted.royale import Royale
from support.scripted.vegas import paid, paid_in

pytestmark = pytest.mark.compiled

NEUTRAL_AT_6 = "6 6 6 6 6 6 6 6"


def parting(players: int = 3, winner: int = 0) -> Royale:
    """The question how to part the markers; the winner of the Black Box casino is this seat."""
    table = Royale(players, "black_box")
    for seat in range(players):
        table.lay("1 1" if seat == winner else "1")
    table.park(6)
    return table


@pytest.mark.parametrize(("winner", "left"), [(0, 1), (1, 2), (2, 0)])
def test_LV_TILE_G1_01_the_winners_left_neighbour_parts_and_the_winner_picks(winner: int, left: int) -> None:
    table = parting(winner=winner)
    assert (table.state.actor, table.asked()) == (left, "question-vegas-split")
    table.do("split 6 / 2 2 0 0 0")
    assert (table.state.actor, table.names()) == (winner, ["stack 1", "stack 2"])


def test_LV_TILE_G1_01_after_the_casinos_have_paid() -> None:
    table = parting()
    assert paid_in(paid(table.events), 1) == [(0, 30_000)]


def test_LV_TILE_G1_01_stacks_of_3_and_3_4_and_2_or_5_and_1() -> None:
    table = parting()
    stacks = [[part.split() for part in name.removeprefix("split ").split(" / ")] for name in table.names()]
    assert {len(one) for one, _ in stacks} == {1, 2, 3}
    for one, two in stacks:
        assert sorted(one + two) == ["0", "0", "0", "2", "2", "6"]
        assert len(one) <= len(two)
    # every way to part them that can be told apart
    assert sorted(" ".join(one) for one, _ in stacks) == sorted(
        ["6", "2", "0", "6 2", "6 0", "2 2", "2 0", "0 0", "6 2 2", "6 2 0", "6 0 0", "2 2 0", "2 0 0", "0 0 0"]
    )


@pytest.mark.parametrize(
    ("split", "stack", "reward"),
    [
        ("split 0 0 0 / 6 2 2", 1, None),
        ("split 0 0 0 / 6 2 2", 2, "$100000"),
        ("split 2 / 6 2 0 0 0", 1, "2 chips"),
        ("split 2 / 6 2 0 0 0", 2, "$80000"),
        ("split 2 2 / 6 0 0 0", 1, "$40000"),
        ("split 2 2 / 6 0 0 0", 2, "$60000"),
        ("split 6 2 / 2 0 0 0", 1, "$80000"),
        ("split 6 2 / 2 0 0 0", 2, "2 chips"),
    ],
)
def test_LV_TILE_G1_01_the_total_of_the_stack_is_the_reward(split: str, stack: int, reward: str | None) -> None:
    table = parting()
    table.do(split)
    table.do(f"stack {stack}")
    assert table.rewards("black_box") == ([] if reward is None else [(0, reward)])
    assert table.state.actor == -2


def test_LV_TILE_G1_01_without_a_winner_nobody_parts() -> None:
    table = Royale(3, "black_box")
    for _ in range(3):
        table.lay("1")
    table.park(6)
    assert table.state.actor == -2


def test_LV_TILE_G1_01_the_winner_is_who_is_left_when_equals_are_out() -> None:
    table = Royale(3, "black_box")
    table.lay("1 1")
    table.lay("1 1")
    table.lay("1")
    table.park(6)
    assert (table.state.actor, table.asked()) == (0, "question-vegas-split")  # left of seat 2


def test_LV_TILE_G1_02_only_who_parted_knows_what_is_in_the_stacks() -> None:
    table = parting(players=4)
    table.do("split 6 0 / 2 2 0 0")
    seen = [table.tile("black_box", viewer)["markers"] for viewer in (0, 1, 2, 3, None)]
    assert seen == [None, [[6, 0], [2, 2, 0, 0]], None, None, None]
    assert all(table.tile("black_box", viewer)["stacks"] == [2, 4] for viewer in (0, 1, 2, 3, None))
    told = [event for event in table.events if "parting" in event.arguments]
    assert [event.seats for event in told] == [(1,)]


def test_LV_TILE_G1_02_after_the_pick_everybody_knows() -> None:
    table = parting()
    table.do("split 6 0 / 2 2 0 0")
    table.do("stack 2")
    picked = next(event for event in table.events if event.kind == "vegas-picked")
    assert picked.seats is None
    shown = {"parting": "6 0 / 2 2 0 0", "markers": "2 2 0 0", "amount": 40_000}
    assert picked.arguments == {"seat": 0, "stack": 2} | shown


def test_LV_TILE_G2_01_any_number_of_dice_may_move_to_the_tile() -> None:
    table = Royale(3, "double_down")
    table.lay("1 1 big 1")
    assert table.names() == ["keep", "move 1", "move 2", "move big", "move 1 big", "move 2 big"]
    assert table.refused("move 3") == "LV-TILE-G2-01 vegas-too-few-dice"
    table.do("move 1 big")
    assert table.weights(1) == {"0": 1}
    assert table.tile("double_down")["dice"] == {"0": {"small": 1, "big": 1}}
    assert table.supply(0) == (5, 0)


def test_LV_TILE_G2_01_or_none() -> None:
    table = Royale(3, "double_down")
    table.lay("1 1", "keep")
    assert table.weights(1) == {"0": 2}
    assert table.tile("double_down")["dice"] == {}


def test_LV_TILE_G2_01_old_dice_too() -> None:
    table = Royale(2, "double_down", neutral=NEUTRAL_AT_6)
    table.lay("1 1", "keep")
    table.skip()
    table.lay("1", "move 3")
    assert table.weights(1) == {}
    assert table.tile("double_down")["dice"] == {"0": {"small": 3, "big": 0}}


def test_LV_TILE_G2_01_they_no_longer_count_in_the_casino() -> None:
    table = Royale(3, "double_down")
    table.lay("1 1 1", "move 2")
    table.lay("1 1", "keep")
    table.park(6)
    assert paid_in(paid(table.events), 1) == [(1, 30_000), (0, 30_000)]


def test_LV_TILE_G2_01_not_more_than_lie_there_and_only_ones_own() -> None:
    table = Royale(3, "double_down")
    table.lay("1 1 1 big 1", "keep")
    table.lay("1")
    assert table.names() == ["keep", "move 1"]


def test_LV_TILE_G2_01_nothing_if_the_casino_is_closed() -> None:
    table = Royale(2, "double_down", "my_choice", "no_entry", neutral=NEUTRAL_AT_6)
    table.lay("1 1", "keep")
    table.lay("3", "close 1")
    table.lay("2", "black 4 4", "choose 1")
    assert (table.asks("roll"), table.weights(1)) == (True, {"0": 2})


@pytest.mark.parametrize(
    ("moves", "rewards"),
    [
        (["move 1", "keep", "keep"], [(0, "$60000")]),
        (["move 1", "move 2", "keep"], [(1, "$60000"), (0, "$30000")]),
        (["move 2", "move 2", "move 1"], [(2, "$60000")]),  # equals out
        (["move 3", "move 2", "move 1"], [(0, "$60000"), (1, "$30000")]),
        (["move 1", "move 1", "keep"], []),
        (["keep", "keep", "keep"], []),
    ],
)
def test_LV_TILE_G2_02_it_pays_like_a_casino(moves: list[str], rewards: list[tuple[int, str]]) -> None:
    table = Royale(3, "double_down")
    for words in moves:
        table.lay("1 1 1", words)
    assert table.rewards("double_down") == []
    table.park(6)
    assert table.rewards("double_down") == rewards


def test_LV_TILE_G2_02_LV_COMP_02_a_big_die_counts_as_two_there() -> None:
    table = Royale(3, "double_down")
    table.lay("1 big 1", "move big")
    table.lay("1 1", "move 2")
    table.lay("1 1", "move 1")
    table.park(6)
    assert table.rewards("double_down") == [(2, "$60000")]
