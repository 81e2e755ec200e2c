"""Dice of the mountain by their names: the face alone, or with the place if others show the same."""

import pytest

from support.scripted.miner import Scripted
from zaria.miner.pieces.mountain import FULL, on_top
from zaria.miner.pieces.naming import name_in

pytestmark = pytest.mark.compiled


def names(mountain: str) -> list[dict[str, object]]:
    table = Scripted()
    table.start(mountain=mountain)
    return [
        name_in(table.state, entry["die"], FULL)
        for entry in sorted(table.view()["mountain"], key=lambda entry: (sum(entry["cell"]), entry["cell"][0]))
    ]


def test_a_face_that_lies_there_once_needs_no_place() -> None:
    assert names("t5 " * 18 + "g3 c2")[18:] == [{"face": "gem 3"}, {"face": "cave-in 2"}]


def test_of_two_one_is_on_the_left_or_above_the_other() -> None:
    assert [name["place"] for name in names("t5 " * 18 + "g3 g3")[18:]] == ["left", "right"]
    found = names("t5 t5 g3 " + "t5 " * 9 + "g3 " + "t5 " * 7)
    assert [name["place"] for name in found if name["face"] == "gem 3"] == ["below", "above"]


def test_of_more_each_is_told_by_its_row_and_no_two_have_the_same_name() -> None:
    found = names("t5 " * 20)
    assert found[0] == {"face": "5", "place": "row", "row": 1, "number": 1}
    assert found[19] == {"face": "5", "place": "row", "row": 5, "number": 2}
    assert len({tuple(name.items()) for name in found}) == 20


def test_only_the_cells_that_are_meant_are_compared() -> None:
    table = Scripted()
    table.start(mountain="g3 " + "t5 " * 17 + "g3 c2")
    top = next(
        entry["die"] for entry in table.view()["mountain"] if sum(entry["cell"]) == 9 and entry["face"] == "gem 3"
    )
    assert "place" in name_in(table.state, top, FULL)
    assert name_in(table.state, top, on_top(FULL)) == {"face": "gem 3"}
    table.do(f"take {top}")
    assert table.last("miner-took")["which"] == {"face": "gem 3"}
