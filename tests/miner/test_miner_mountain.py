"""The mountain, exhaustively: every shape that can come up, every die that can be taken from it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import zaria
from support.scripted.miner import Scripted
from zaria.core.values.bits import members
from zaria.miner.pieces.mountain import CELLS, FULL, coordinates, covers, on_side, on_top
from zaria.miner.rules.table import Table

pytestmark = pytest.mark.compiled


def fresh() -> Table:
    table = Scripted()
    table.start()
    return table.state


def is_supported(shape: int) -> bool:
    """Does every die stand on the ground or on two others? From the cells alone."""
    cells = {tuple(coordinates(cell)) for cell in members(shape)}
    return all(a + b == 5 or {(a - 1, b), (a, b - 1)} <= cells | {(-1, b), (a, -1)} for a, b in cells)


def takeable(shape: int) -> list[int]:
    """The cells that nothing covers, or that only one die does; from their coordinates alone."""
    cells = {tuple(coordinates(cell)): cell for cell in members(shape)}
    return [cell for (a, b), cell in cells.items() if ((a + 1, b) in cells) + ((a, b + 1) in cells) < 2]


def test_428_shapes_and_2706_takes() -> None:
    state = fresh()
    shapes = {int(state.shape)}
    open_shapes = [int(state.shape)]
    takes = 0
    while open_shapes:
        shape = open_shapes.pop()
        assert is_supported(shape)
        assert sorted(members(on_top(shape) | on_side(shape))) == sorted(takeable(shape))
        for cell in takeable(shape):
            takes += 1
            twin = state.copy()
            twin.shape = shape
            die = int(twin.lying[cell])
            lying = {int(twin.lying[other]) for other in members(shape)}
            twin.lift(die)
            after = int(twin.shape)
            assert {int(twin.lying[other]) for other in members(after)} == lying - {die}
            assert bin(after).count("1") == bin(shape).count("1") - 1
            if after not in shapes:
                shapes.add(after)
                open_shapes.append(after)
    assert (len(shapes), takes) == (428, 2706)
    assert 0 in shapes


def test_every_supported_shape_can_come_up() -> None:
    """There are exactly 428 ways to stack dice without a gap below any of them."""
    rows = [0]
    for cell in CELLS:
        rows += [shape | 1 << cell for shape in rows if is_supported(shape | 1 << cell)]
    assert len(set(rows)) == 428


@given(st.lists(st.integers(0, 100), min_size=20, max_size=20))
def test_however_it_is_mined_it_is_supported_and_covers_are_counted(picks: list[int]) -> None:
    state = fresh()
    for pick in picks:
        dice = members(state.dice_at(on_top(state.shape) | on_side(state.shape)))
        state.lift(dice[pick % len(dice)])
        assert is_supported(int(state.shape))
        for cell in members(state.shape):
            a, b = coordinates(cell)
            present = [tuple(coordinates(other)) for other in members(state.shape)]
            assert covers(state.shape, cell) == ((a + 1, b) in present) + ((a, b + 1) in present)
    assert state.shape == 0


def test_views_say_from_where_each_die_can_be_taken() -> None:
    state = fresh()
    assert state.shape == FULL
    rng = zaria.Rng(4)
    while state.actor >= 0 and state.view()["phase"] == "excavation":
        offered = {entry["die"] for entry in state.view()["mountain"] if entry["take"] == "top"}
        assert offered == {action for action in state.legal() if state.name(action).startswith("take")}
        state.apply(state.legal()[rng.below(len(state.legal()))])
