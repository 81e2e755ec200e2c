"""DM-COMP: dice, faces, heroes, and the mountain."""

import json
from collections import Counter

import pytest

import zaria
from support.scripted.miner import Scripted
from zaria.core.values.bits import count
from zaria.miner.pieces.faces import BUILT_IN, FILE
from zaria.miner.pieces.heroes import HERO_NAMES
from zaria.miner.pieces.mountain import CELLS, FULL, coordinates, on_side, on_top

pytestmark = pytest.mark.compiled


def test_DM_COMP_01_sixty_dice_of_five_kinds_in_the_bag() -> None:
    bag = zaria.new("miner", players=2).view()["bag"]
    assert bag == {"tunnel": 27, "hazard": 10, "tool": 7, "treasure": 8, "magic": 8}
    assert sum(bag.values()) == 60


def test_DM_COMP_01_six_faces_each_one_of_them_beer() -> None:
    faces = zaria.new("miner", players=2).view()["faces"]
    assert faces == {
        "tunnel": ["1", "2", "3", "4", "5", "beer"],
        "hazard": ["cave-in 1", "cave-in 1", "cave-in 2", "dragon 3", "dragon 4", "beer"],
        "tool": ["pickaxe", "pickaxe", "shield", "chest 1", "chest 2", "beer"],
        "treasure": ["gem 1", "gem 1", "gem 1", "gem 2", "gem 3", "beer"],
        "magic": ["magic 1", "magic 1", "magic 1", "magic 2", "magic 3", "beer"],
    }


def test_DM_COMP_02_faces_are_read_from_one_file_with_notes_of_certainty() -> None:
    data = json.loads(FILE.read_text("utf-8"))
    notes = BUILT_IN.notes()
    for kind, entry in data.items():
        assert [side["face"] for side in notes[kind]] == entry["faces"]
        assert [side["certainty"] for side in notes[kind]] == entry["certainty"]
        assert set(entry["certainty"]) <= {"sure", "source", "exists", "unverified"}
    assert {side["certainty"] for side in notes["tunnel"]} == {"sure"}
    assert {side["certainty"] for side in notes["treasure"][:5]} == {"source"}
    beer = {kind: side["certainty"] for kind, sides in notes.items() for side in sides if side["face"] == "beer"}
    assert beer == {"tunnel": "sure", "hazard": "exists", "tool": "exists", "treasure": "sure", "magic": "exists"}


def test_DM_COMP_02_players_see_which_faces_are_unverified() -> None:
    unverified = zaria.new("miner-solo").view(0)["unverified"]
    assert unverified == [
        ["hazard", "cave-in 1"],
        ["hazard", "cave-in 2"],
        ["hazard", "dragon 3"],
        ["tool", "pickaxe"],
        ["tool", "chest 1"],
        ["magic", "magic 1"],
        ["magic", "magic 1"],
    ]


@pytest.mark.parametrize("beers", [0, 1, 2])
@pytest.mark.parametrize(("kind", "face"), [("hazard", "cave-in 1"), ("tool", "shield"), ("magic", "magic 1")])
def test_DM_COMP_02_hazard_tool_and_magic_dice_may_have_none_to_two_beers(kind: str, face: str, beers: int) -> None:
    faces = zaria.new("miner", players=2).view()["faces"] | {kind: [face] * (6 - beers) + ["beer"] * beers}
    for game, players in (("miner", 2), ("miner-solo", 1)):
        record = zaria.play(game, [zaria.bot("greedy")] * players, seed=2, faces=faces)
        assert zaria.replay(record).view()["faces"] == faces


def test_DM_COMP_02_another_set_of_faces_is_played_and_kept_in_the_record() -> None:
    faces = {
        "tunnel": ["beer", "1", "1", "1", "1", "2"],
        "hazard": ["dragon 6", "dragon 6", "dragon 6", "dragon 6", "dragon 6", "beer"],
        "tool": ["shield", "shield", "shield", "shield", "shield", "beer"],
        "treasure": ["gem 5", "gem 5", "gem 5", "gem 5", "gem 5", "beer"],
        "magic": ["magic 4", "magic 4", "magic 4", "magic 4", "magic 4", "beer"],
    }
    record = zaria.play("miner", [zaria.bot("random")] * 2, seed=3, faces=faces)
    assert record.options == {"faces": faces}
    final = zaria.replay(zaria.Record.from_json(record.to_json()))
    view = final.view()
    assert view["faces"] == faces
    assert view["unverified"] == []
    shown = {(row[1], row[2]) for player in view["players"] for row in player["trove"]}
    assert shown <= {(kind, face) for kind, six in faces.items() for face in six}
    assert ("hazard", "dragon 6") in shown


HERO_FACES = {
    "alchemist": ["magic 1", "magic 1", "magic 1"],
    "dragon-slayer": ["shield", "magic 1"],
    "engineer": ["2", "pickaxe"],
    "prospector": ["gem 1", "pickaxe"],
    "surveyor": ["1", "magic 1"],
    "treasurer": ["gem 1", "chest 2"],
}


@pytest.mark.parametrize("hero", HERO_FACES)
def test_DM_COMP_03_each_hero_has_its_fixed_faces(hero: str) -> None:
    table = Scripted()
    table.deal("beer 1")
    table.do(f"hero {hero}")
    chosen = table.player(1)
    assert chosen["hero"] == hero
    assert [face for _, face in chosen["hero_faces"]] == HERO_FACES[hero]
    assert chosen["trove"] == []  # real dice only


def test_DM_COMP_03_heroes_are_unique_and_the_others_stay_out() -> None:
    table = Scripted(3)
    table.deal("beer 1 1")
    table.do("hero engineer")
    assert table.choices() == [f"hero {name}" for name in HERO_NAMES if name != "engineer"]
    assert table.refused("hero engineer") == "DM-COMP-03: the Engineer is already with seat 3"
    table.do("hero alchemist", "hero surveyor")
    assert [table.player(seat)["hero"] for seat in range(3)] == ["surveyor", "alchemist", "engineer"]


def test_DM_COMP_03_hero_faces_count_in_every_round() -> None:
    table = Scripted()
    table.start("prospector", "engineer")
    for scored in range(3):
        table.to_magic("c2", "t1 c1")
        assert table.player(0)["rounds"][scored] == {"tunnels": 0, "treasure": 2, "hazards": 2, "total": 4}
        assert table.player(1)["rounds"][scored] == {"tunnels": 3, "treasure": 0, "hazards": 1, "total": 4}
        if scored < 2:
            while table.state.actor == zaria.CHANCE:
                table.state.roll(zaria.Rng(0))


def test_DM_COMP_03_hero_faces_are_never_rerolled_shared_or_cached() -> None:
    table = Scripted()
    table.start("treasurer", "alchemist")
    assert [word for word in table.choices() if not word.startswith("take")] == []
    table.to_magic("t1 t2", "t1")
    table.do("spend hero")  # seat 1; the one die is rerolled without a question
    assert table.state.chance().kind == "magic"
    assert table.state.bounds() == [6]
    table.deal("t1")
    table.do("done")
    assert table.choices() == ["cache 0", "cache 1", "done"]  # two chests on the card, which cannot be cached


def test_DM_COMP_04_twenty_cells_in_five_rows() -> None:
    cells = [tuple(coordinates(cell)) for cell in CELLS]
    assert Counter(a + b for a, b in cells) == {9: 2, 8: 3, 7: 4, 6: 5, 5: 6}
    assert sorted(cells) == [(a, b) for a in range(6) for b in range(6) if a + b >= 5 and (a, b) != (5, 5)]


def test_DM_COMP_04_a_full_mountain_has_two_top_eight_side_and_ten_buried_dice() -> None:
    assert (count(on_top(FULL)), count(on_side(FULL))) == (2, 8)
    table = Scripted()
    table.start()
    takes = Counter(lying["take"] for lying in table.view()["mountain"])
    assert takes == {"top": 2, "side": 8, "no": 10}
    assert table.choices() == ["take 18", "take 19"]
    assert table.refused("take 8") == (
        "DM-COMP-04: the tunnel 5 (row 2 from the bottom, die 3) is buried: two dice lie on it"
    )


def test_DM_COMP_04_what_covers_a_die() -> None:
    table = Scripted()
    table.start()
    lying = {tuple(entry["cell"]): entry for entry in table.view()["mountain"]}
    for (a, b), entry in lying.items():
        covers = [cell for cell in ((a + 1, b), (a, b + 1)) if cell in lying]
        assert entry["take"] == ("top", "side", "no")[len(covers)]


def places(table: Scripted) -> dict[int, tuple[int, int]]:
    return {entry["die"]: tuple(entry["cell"]) for entry in table.view()["mountain"]}


def test_DM_COMP_05_the_line_above_a_side_die_slides_one_step() -> None:
    table = Scripted()
    table.start()
    table.give(0, "tunnel beer")
    table.do("share 20")
    table.deal("t1")
    before = places(table)
    assert before[0] == (0, 5)  # the left end of the lowest row, covered by (1, 5) alone
    line = [die for _, die in sorted((a, die) for die, (a, b) in before.items() if b == 5 and die != 0)]
    table.do("take 0")
    after = places(table)
    for die, (a, b) in before.items():
        if die in line:
            assert after[die] == (a - 1, b)
        elif die != 0:
            assert after[die] == (a, b)


def test_DM_COMP_05_the_other_side_slides_along_the_other_line() -> None:
    table = Scripted()
    table.start()
    table.give(0, "tunnel beer")
    table.do("share 20")
    table.deal("t1")
    before = places(table)
    right = next(die for die, cell in before.items() if cell == (5, 0))
    table.do(f"take {right}")
    after = places(table)
    assert {die for die in after if after[die] != before[die]} == {
        die for die, (a, b) in before.items() if a == 5 and b > 0
    }
    assert all(after[die] == (a, b - 1) for die, (a, b) in before.items() if a == 5 and b > 0)


def test_DM_COMP_05_a_top_die_moves_nothing() -> None:
    table = Scripted()
    table.start()
    before = places(table)
    table.do("take 19")
    del before[19]
    assert places(table) == before
