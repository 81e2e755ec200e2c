"""Other faces: what is accepted, what is refused, and with which words."""

import copy
import json
from typing import Any

import pytest

import zaria
from zaria.miner.pieces.faces import BUILT_IN, FILE, faces_from
from zaria.miner.pieces.faces_option import FacesOption

pytestmark = pytest.mark.compiled

GOOD = {
    "tunnel": ["1", "2", "3", "4", "5", "beer"],
    "hazard": ["cave-in 1", "cave-in 1", "cave-in 2", "dragon 3", "dragon 4", "beer"],
    "tool": ["pickaxe", "pickaxe", "shield", "chest 1", "chest 2", "beer"],
    "treasure": ["gem 1", "gem 1", "gem 1", "gem 2", "gem 3", "beer"],
    "magic": ["magic 1", "magic 1", "magic 1", "magic 2", "magic 3", "beer"],
}


def refused(faces: Any) -> str:
    with pytest.raises(zaria.BadOption) as caught:
        zaria.new("miner", players=2, faces=faces)
    assert caught.value.refusal.rule in (None, "DM-COMP-01")
    return str(caught.value)


def changed(kind: str, value: Any) -> dict[str, Any]:
    faces: dict[str, Any] = copy.deepcopy(GOOD)
    faces[kind] = value
    return faces


def test_none_means_the_built_in_faces_and_plain_data_is_kept() -> None:
    assert zaria.new("miner", players=2).setup.options == {"faces": None}
    state = zaria.new("miner-solo", faces=GOOD)
    assert state.setup.options == {"magic": 3, "faces": GOOD}
    assert json.loads(json.dumps(state.setup.options)) == state.setup.options
    GOOD_twin = copy.deepcopy(GOOD)
    given = copy.deepcopy(GOOD)
    state = zaria.new("miner", players=2, faces=given)
    given["tunnel"].clear()
    assert state.setup.options["faces"] == GOOD_twin  # nobody can change it from outside


def test_the_form_of_our_own_file_is_understood() -> None:
    data = json.loads(FILE.read_text("utf-8"))
    state = zaria.new("miner", players=2, faces=data)
    assert state.setup.options == {"faces": GOOD}
    assert FacesOption("miner", "faces").read(FILE.read_text("utf-8")) == GOOD


def test_the_same_seed_plays_the_same_with_the_built_in_faces_spelled_out() -> None:
    bots = [zaria.bot("random")] * 3
    assert zaria.play("miner", bots, seed=5).steps == zaria.play("miner", bots, seed=5, faces=GOOD).steps


@pytest.mark.parametrize(
    ("faces", "words"),
    [
        ("dice.json", "faces takes the six faces of each kind, tunnel, hazard, tool, treasure, magic, not “dice.json”"),
        ([], "faces takes the six faces of each kind, tunnel, hazard, tool, treasure, magic, not “[]”"),
        (7, "faces takes the six faces of each kind, tunnel, hazard, tool, treasure, magic, not “7”"),
        ({}, "faces: the tunnel dice are missing"),
        ({"tunnel": GOOD["tunnel"]}, "faces: the hazard dice are missing"),
        (GOOD | {"gold": []}, "faces: there are no “gold” dice; there are: tunnel, hazard, tool, treasure, magic"),
        (GOOD | {3: []}, "faces: there are no “3” dice; there are: tunnel, hazard, tool, treasure, magic"),
        (changed("tool", "pickaxe"), "faces: the tool dice need a list of six faces, not “pickaxe”"),
        (changed("tool", {"dice": 7}), "faces: the tool dice need a list of six faces, not “None”"),
        (changed("magic", GOOD["magic"][:5]), "faces: a die has six faces; the magic dice were given 5"),
        (changed("magic", [*GOOD["magic"], "beer"]), "faces: a die has six faces; the magic dice were given 7"),
        (
            changed("tunnel", {"dice": 26, "faces": GOOD["tunnel"]}),
            "faces: there are 27 tunnel dice, not 26",
        ),
        (
            changed("tunnel", {"dice": True, "faces": GOOD["tunnel"]}),
            "faces: there are 27 tunnel dice, not True",
        ),
        (
            changed("tunnel", ["1", "2", "6", "4", "5", "beer"]),
            "faces: face 3 of the tunnel dice cannot be “6”; possible: 1, 2, 3, 4, 5, beer",
        ),
        (
            changed("tunnel", [1, "2", "3", "4", "5", "beer"]),
            "faces: face 1 of the tunnel dice cannot be “1”; possible: 1, 2, 3, 4, 5, beer",
        ),
        (
            changed("tool", ["pickaxe", "pickaxe 2", "shield", "chest 1", "chest 2", "beer"]),
            "faces: face 2 of the tool dice cannot be “pickaxe 2”; possible: pickaxe, shield, chest 1, chest 2, "
            "chest 3, chest 4, chest 5, chest 6, beer",
        ),
        (
            changed("treasure", ["gem 1", "gem 1", "gem 1", "gem 2", "gem 7", "beer"]),
            "faces: face 5 of the treasure dice cannot be “gem 7”; possible: gem 1, gem 2, gem 3, gem 4, gem 5, gem 6, "
            "beer",
        ),
        (
            changed("tunnel", ["1", "2", "3", "4", "5", "5"]),
            "faces: exactly one face of the tunnel dice is Beer, not 0",
        ),
        (
            changed("treasure", ["gem 1", "gem 1", "gem 2", "gem 3", "beer", "beer"]),
            "faces: exactly one face of the treasure dice is Beer, not 2",
        ),
        (
            changed("hazard", ["cave-in 1", "dragon 1", "dragon 1", "beer", "beer", "beer"]),
            "faces: at most 2 faces of the hazard dice are Beer, not 3",
        ),
    ],
)
def test_a_faulty_set_is_refused_with_what_is_wrong_and_where(faces: Any, words: str) -> None:
    assert refused(faces) == words


def test_a_text_that_is_no_json_is_refused() -> None:
    option = FacesOption("miner", "faces")
    with pytest.raises(zaria.BadOption, match=r"^faces: this cannot be read as JSON at line:column 1:2$"):
        option.read("{tunnel: 1}")
    with pytest.raises(zaria.BadOption, match=r"^faces: this cannot be read as JSON"):
        option.read("[" * 100_000)


def test_notes_of_certainty() -> None:
    given = faces_from(GOOD)
    assert {side["certainty"] for sides in given.notes().values() for side in sides} == {"given"}
    assert given.unverified() == []
    assert len(BUILT_IN.unverified()) == 7


def test_a_record_with_faulty_faces_is_refused() -> None:
    record = zaria.play("miner", [zaria.bot("random")] * 2, seed=1)
    text = record.to_json().replace('"faces": null', '"faces": {"tunnel": []}')
    with pytest.raises(zaria.BadRecord, match="the record cannot be started: faces: a die has six faces"):
        zaria.replay(zaria.Record.from_json(text))


def test_the_extremes_fit_in_the_counts() -> None:
    """The most of everything that a set may have on its dice is scored without running over."""
    faces = {
        "tunnel": ["1", "1", "1", "1", "1", "beer"],
        "hazard": ["cave-in 6", "cave-in 6", "cave-in 6", "cave-in 6", "cave-in 6", "beer"],
        "tool": ["pickaxe", "pickaxe", "pickaxe", "pickaxe", "pickaxe", "beer"],
        "treasure": ["gem 6", "gem 6", "gem 6", "gem 6", "gem 6", "beer"],
        "magic": ["magic 6", "magic 6", "magic 6", "magic 6", "magic 6", "beer"],
    }
    state = zaria.new("miner", players=2, faces=faces)
    for die in range(60):
        state.show(die, next(n for n in range(30) if n // 6 == kind(die)))  # type: ignore[attr-defined]
    state.bag, state.troves[0] = 0, 2**60 - 1  # type: ignore[attr-defined]
    state.heroes[0] = 3  # type: ignore[attr-defined]  # the Prospector: another gem and pickaxe
    state.phase = 2  # type: ignore[attr-defined]
    assert state.standing() == [27 + 2 * 49 + 60 * 8, 0]


def kind(die: int) -> int:
    return [die < 27, die < 37, die < 44, die < 52, True].index(True)
