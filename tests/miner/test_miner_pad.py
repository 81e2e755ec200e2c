"""The score pad: what is refused, and with which words."""

import pytest

import zaria
from zaria.miner.pad import score_troves
from zaria.miner.pieces.faces import BUILT_IN, faces_from

pytestmark = pytest.mark.compiled


def test_heroes_count_and_beer_of_any_kind_does_not() -> None:
    rows = score_troves(["t1 t3 b hero=engineer", "hero=treasurer magic beer", ""], BUILT_IN)
    assert [row["total"] for row in rows] == [6, 2, 0]
    assert [row["doubled"] for row in rows] == [False, True, False]


@pytest.mark.parametrize(
    ("troves", "words"),
    [
        (["t1 x9"], "“x9” is on no die; write t3, c2, d4, p, s, k2, g3, m1, or a kind and Beer: tunnel beer"),
        (["t1 t6"], "“tunnel 6” is on no die; write t3, c2, d4, p, s, k2, g3, m1, or a kind and Beer: tunnel beer"),
        (["hazard gem 2"], "“gem 2” is on no die; write t3, c2, d4, p, s, k2, g3, m1, or a kind and Beer: tunnel beer"),
        (["p p p p", "s s s s"], "there are only 7 tool dice; you named 8"),
        (
            ["hero=wizard"],
            "“wizard” is not a hero that is still free; possible: alchemist, dragon-slayer, engineer, prospector, "
            "surveyor, treasurer",
        ),
        (
            ["hero=engineer", "t1 hero=engineer"],
            "“engineer” is not a hero that is still free; possible: alchemist, dragon-slayer, prospector, surveyor, "
            "treasurer",
        ),
        (
            ["hero=engineer hero=surveyor"],
            "“engineer, surveyor” is not a hero that is still free; possible: alchemist, dragon-slayer, engineer, "
            "prospector, surveyor, treasurer",
        ),
    ],
)
def test_what_cannot_be_is_refused(troves: list[str], words: str) -> None:
    with pytest.raises(zaria.IllegalDeal) as caught:
        score_troves(troves, BUILT_IN)
    assert str(caught.value) == words


def test_other_faces_are_read_as_well() -> None:
    faces = BUILT_IN.notes()
    given = {kind: [side["face"] for side in sides] for kind, sides in faces.items()}
    given["treasure"] = ["gem 5", "gem 1", "gem 1", "gem 1", "gem 1", "beer"]
    assert score_troves(["g5", "t1"], faces_from(given))[0]["treasure"] == 10
    with pytest.raises(zaria.IllegalDeal):
        score_troves(["g5", "t1"], BUILT_IN)
