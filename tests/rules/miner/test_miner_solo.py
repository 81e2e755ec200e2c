"""SOLO: the solo game."""

import pytest

import zaria
from support.scripted.miner import FIVES, Solo
from zaria.core.values.bits import members
from zaria.i18n import words
from zaria.miner.solo.score import rating

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize("magic", [0, 1, 2, 3])
def test_SOLO_01_magic_dice_are_rolled_into_the_trove(magic: int) -> None:
    table = Solo("m2 " * magic)
    assert table.faces(0) == ["magic 2"] * magic
    assert table.view()["bag"] == {"tunnel": 7, "hazard": 10, "tool": 7, "treasure": 8, "magic": 8 - magic}
    assert table.player(0)["hero"] is None
    assert table.player(0)["hero_faces"] == []


def test_SOLO_01_three_magic_dice_unless_told_otherwise() -> None:
    state = zaria.new("miner-solo")
    assert state.setup.options["magic"] == 3
    assert state.chance() == ("start/0/0/1", [6, 6, 6], "start")
    with pytest.raises(zaria.BadOption, match=r"^magic takes a whole number, 0\.\.3, not “4”$"):
        zaria.new("miner-solo", magic=4)


def test_SOLO_01_a_starting_beer_stays_beer_and_cannot_be_spent() -> None:
    table = Solo("m1 beer m3")
    assert table.faces(0) == ["magic 1", "beer", "magic 3"]
    assert table.refused("spend 53") == "SOLO-01: this magic die shows Beer: it has no magic to spend"
    assert [word for word in table.choices() if word.startswith("spend")] == ["spend 52", "spend 54"]


def test_SOLO_01_no_side_picks_no_sharing_no_magic_phase() -> None:
    table = Solo("beer beer m1", FIVES.replace("t5", "t1"))
    assert (
        table.refused("take 0")
        == "DM-COMP-04: the tunnel 1 (row 1 from the bottom, die 1) is not on top: a die lies on it"
    )
    assert {word.split()[0] for word in table.choices()} == {"take", "spend", "stop"}
    table.do("take 18", "take 19")
    assert table.view()["phase"] == "mining"


def test_SOLO_02_draft_spend_refill_and_stop_in_any_order() -> None:
    table = Solo("m1 m1 m1", "t1 " * 20)
    table.do("take 18", "spend 52", "recycle 19", "refill")
    table.deal("t1 t1")
    table.do("spend 53", "recycle 19")
    table.do("take 15")
    assert "stop" in table.choices()
    table.do("stop")
    assert table.state.actor == zaria.OVER
    assert table.state.winners() == [0]


def test_SOLO_03_a_top_die_with_an_allowed_face_is_taken() -> None:
    table = Solo(mountain="t5 " * 18 + "g2 t1")
    assert [word for word in table.choices() if word.startswith("take")] == ["take 18", "take 44"]
    table.do("take 44")
    assert table.faces(0) == ["gem 2", "magic 1", "magic 1", "magic 1"]


def test_SOLO_03_a_beer_is_set_to_an_allowed_face_as_it_is_taken() -> None:
    table = Solo(mountain="t5 " * 18 + "tunnel beer tool beer")
    table.have("t1 t2")
    table.do("take 18")
    assert table.choices() == ["set 1", "set 3"]
    assert table.refused("set 2") == (
        "SOLO-04: no sequence of yours goes on with tunnel 2: each needs a 1 of its own before it"
    )
    assert table.refused("set beer") == "SOLO-03: a Beer is set to another face as it is taken"
    table.do("set 3")
    assert table.faces(0) == ["3", "1", "2"]
    table.do("take 37")
    assert table.choices() == ["set pickaxe", "set shield", "set chest 1", "set chest 2"]  # equal faces once
    assert table.state.why_not(1).arguments == {"face": "pickaxe"}  # type: ignore[union-attr]
    table.do("set chest 2")
    assert "chest 2" in table.faces(0)


def test_SOLO_03_a_tunnel_beer_can_always_be_a_1() -> None:
    table = Solo("", "t5 " * 19 + "tunnel beer")
    table.do("take 19")  # no other face is allowed, so nothing is asked
    assert table.faces(0) == ["1"]


def test_SOLO_03_a_hazard_beer_needs_a_free_tool() -> None:
    table = Solo("m1", "t5 " * 19 + "hazard beer")
    assert table.refused("take 27") == "SOLO-03: this die shows Beer, but there is no face to which you could set it"
    table.have("p m1")
    table.do("take 27")
    assert table.choices() == ["set cave-in 1", "set cave-in 2"]
    table.do("set cave-in 2")
    assert table.state.scores() == [2]


def test_SOLO_04_magic_treasure_and_tools_always() -> None:
    for word, die in (("m3", 53), ("g3", 44), ("p", 37), ("s", 37), ("k2", 37)):
        table = Solo("m1", f"{'t5 ' * 19} {word}")
        table.do(f"take {die}")
        assert die in table.dice(0)


@pytest.mark.parametrize(
    ("trove", "allowed"),
    [
        ("", [1]),
        ("t1", [1, 2]),
        ("t1 t2", [1, 3]),
        ("t1 t2 t3", [1, 4]),
        ("t1 t1 t2", [1, 2, 3]),
        ("t1 t2 t3 t4", [1, 5]),
        ("t1 t2 t3 t4 t5", [1]),
    ],
)
def test_SOLO_04_a_tunnel_continues_a_sequence_of_its_own(trove: str, allowed: list[int]) -> None:
    for number in range(1, 6):
        table = Solo("m1", f"{'t5 ' * 19} t{number}")
        table.give(0, trove)
        if number in allowed:
            table.do("take 19")
            assert 19 in table.dice(0)
        else:
            assert table.refused("take 19") == (
                f"SOLO-04: no sequence of yours goes on with tunnel {number}: "
                f"each needs a {number - 1} of its own before it"
            )


def test_SOLO_05_a_hazard_needs_a_matching_tool_that_is_free() -> None:
    table = Solo("m1", "t5 " * 18 + "c2 d4")
    assert table.refused("take 27") == "SOLO-05: no free pickaxe for this cave-in"
    assert table.refused("take 28") == "SOLO-05: no free shield for this dragon"
    table.have("p m1")
    assert table.refused("take 28") == "SOLO-05: no free shield for this dragon"
    table.do("take 27")
    assert table.player(0)["trove"][1] == [37, "tool", "pickaxe", False, False, True]
    assert table.last("miner-neutralised")["die"] == 37
    assert table.state.scores() == [2]


def test_SOLO_05_one_tool_die_for_one_hazard_die_with_any_number_of_symbols() -> None:
    table = Solo("m1", "t5 " * 15 + "c1 t5 t5 c1 c2")
    table.have("p s m1")
    table.do("take 29")
    assert table.refused("take 28") == "SOLO-05: no free pickaxe for this cave-in"
    table.have("p p s m1")
    table.state.used = 0
    table.do("take 28")
    assert [row[5] for row in table.player(0)["trove"] if row[2] == "pickaxe"] == [True, False]


def test_SOLO_06_treasure_goes_in_a_chest_or_not_for_good() -> None:
    table = Solo("m1", "t5 " * 18 + "g3 g1")
    table.have("k1 m1")
    table.do("take 44")
    assert table.choices() == ["chest no", "chest yes"]
    assert table.state.ask()["arguments"]["room"] == 1  # type: ignore[index]
    table.do("chest yes")
    assert table.player(0)["trove"][1] == [44, "treasure", "gem 3", False, True, False]
    assert table.state.scores() == [6]
    table.do("take 45")  # the chest is full: nothing is asked
    assert table.player(0)["trove"][2] == [45, "treasure", "gem 1", False, False, False]
    assert table.state.scores() == [7]


def test_SOLO_06_a_face_with_two_chests_holds_two_treasure_dice() -> None:
    table = Solo("m1", "t5 " * 15 + "g3 t1 g1 g2 g3")
    table.have("k2 m1")
    table.do("take 46", "chest no", "take 47", "chest yes", "take 45", "chest yes", "take 44")
    assert [row[4] for row in table.player(0)["trove"] if row[1] == "treasure"] == [False, True, False, True]
    assert table.state.scores() == [3 + 2 + 2 * (1 + 3)]


def test_SOLO_06_without_room_it_is_not_cached_even_if_a_chest_comes_later() -> None:
    table = Solo("m1", "t5 " * 18 + "k2 g3")
    table.do("take 44", "take 37")
    assert table.state.scores() == [3]
    assert not [word for word in table.choices() if word.startswith("chest")]


def test_SOLO_07_a_preview_promises_no_more_than_lies_on_the_mountain() -> None:
    table = Solo("m3 m1")
    table.lay("t5", "t5")
    recycles = {choice["word"]: choice["preview"].get("recycles") for choice in table.state.ask()["choices"]}  # type: ignore[index]
    assert (recycles["spend 52"], recycles["spend 53"]) == (2, 1)


def test_SOLO_07_a_spent_die_leaves_the_game_and_recycles_top_dice_one_at_a_time() -> None:
    table = Solo("m3 m1")
    table.do("spend 52")
    assert table.view()["removed"] == [[52, "magic"]]
    assert table.choices() == ["recycle 18", "recycle 19"]
    table.do("recycle 18")
    assert table.choices() == ["recycle 15", "recycle 19"]  # die 15 has come to the top
    table.do("recycle 15", "recycle 11")
    assert table.view()["bag"]["tunnel"] == 7 + 3
    assert table.dice(0) == [53]
    assert table.refused("spend 52") == "None: that die is out of the game"


def test_SOLO_07_nothing_else_in_between_and_only_from_the_top() -> None:
    table = Solo("m2 m1", "t1 " * 20)
    table.do("spend 52")
    assert {word.split()[0] for word in table.choices()} == {"recycle"}
    assert (
        table.refused("recycle 8")
        == "DM-COMP-04: the tunnel 1 (row 2 from the bottom, die 3) is buried: two dice lie on it"
    )
    assert (
        table.refused("recycle 0")
        == "DM-COMP-04: the tunnel 1 (row 1 from the bottom, die 1) is not on top: a die lies on it"
    )


def test_SOLO_07_fewer_only_if_the_mountain_empties() -> None:
    table = Solo("m3 m1")
    table.lay("t5", "t4")
    table.do("spend 52", "recycle 0")  # the other one goes by itself, and then there is nothing left
    assert table.view()["mountain"] == []
    assert table.refused("spend 53") == "SOLO-07: the mountain is empty: there is nothing to recycle"


def test_SOLO_07_recycled_dice_may_come_back_and_are_rolled_again() -> None:
    table = Solo("m1 m1")
    table.do("spend 52", "recycle 18", "refill")
    assert table.state.bounds() == [7 + 10 + 7 + 8 + 6 + 1, 6]
    table.deal("t1")
    assert (18, "1") in [(entry["die"], entry["face"]) for entry in table.view()["mountain"]]


def test_SOLO_07_what_a_recycled_die_showed_is_forgotten() -> None:
    after = []
    for face in ("t5", "tunnel beer"):
        table = Solo("m1", "t5 " * 18 + f"{face} t5")
        table.do("spend 52", "recycle 18")
        after.append(table.state)
    assert after[0] == after[1]


def test_SOLO_07_only_magic_is_spent() -> None:
    table = Solo("m1", "t5 " * 19 + "p")
    table.do("take 37")
    assert table.refused("spend 37") == "SOLO-07: the pickaxe is on a tool die: only magic dice can be spent"


def test_SOLO_08_refill_twice_while_dice_on_the_mountain_and_the_trove_stay() -> None:
    table = Solo("m1 m1", "t1 " * 20)
    assert table.refused("refill") == "SOLO-08: the mountain is full"
    table.do("take 18", "take 19")
    before = {(entry["die"], entry["face"], tuple(entry["cell"])) for entry in table.view()["mountain"]}
    table.do("refill")
    table.deal("g1 g2")
    after = {(entry["die"], entry["face"], tuple(entry["cell"])) for entry in table.view()["mountain"]}
    assert before < after and len(after) == 20
    assert table.faces(0) == ["1", "1", "magic 1", "magic 1"]
    assert table.view()["refills_left"] == 1
    table.do("take 44", "refill")
    table.deal("g1")
    table.do("take 46")
    assert table.refused("refill") == "SOLO-08: you have refilled the mountain twice already"


def test_SOLO_08_lowest_cells_first_while_dice_last() -> None:
    table = Solo("m1 m1")
    table.lay("t1")
    for die in members(table.state.bag)[3:]:
        table.state.bag ^= 1 << die
        table.state.removed |= 1 << die
    table.do("refill")
    assert table.state.bounds() == [3, 2, 1, 6, 6, 6]
    table.deal("t2 t3 t4")
    assert [entry["face"] for a in range(4) for entry in table.view()["mountain"] if entry["cell"] == [a, 5 - a]] == [
        "1", "2", "3", "4",
    ]  # fmt: skip
    table.do("take 0")
    assert table.refused("refill") == "SOLO-08: the bag is empty"


def test_SOLO_08_nothing_recycled_and_emptied_twice_the_third_mountain_holds_17() -> None:
    table = Solo()
    sizes = [len(table.view()["mountain"])]
    for _ in range(2):
        while table.view()["mountain"]:
            (last, *_) = [entry["die"] for entry in table.view()["mountain"] if entry["take"] == "top"]
            table.state.lift(last)
            table.state.troves[0] |= 1 << last
        table.do("refill")
        table.state.roll(zaria.Rng(3))
        sizes.append(len(table.view()["mountain"]))
    assert sizes == [20, 20, 17]


def test_SOLO_09_stop_at_any_time() -> None:
    table = Solo("m1", "t1 " * 20)
    assert "stop" in table.choices()
    table.do("stop")
    assert table.state.actor == zaria.OVER
    assert table.view()["phase"] == "over"


def test_SOLO_09_the_game_ends_by_itself_when_nothing_is_possible() -> None:
    table = Solo("m1")
    assert table.choices() == ["spend 52", "stop"]
    table.do("spend 52", "recycle 18")  # now only a refill is possible
    assert table.choices() == ["refill", "stop"]
    table.do("refill")
    table.deal("t5")
    assert table.state.actor == zaria.OVER  # a full mountain, 5 and 5 on top, no magic
    assert table.last("miner-solo-over") == {"total": 0}


def test_SOLO_10_points() -> None:
    table = Solo("m1")
    table.lay("t5")
    table.have("c2 d4 p s g3 g1 g2 k1 t1 t2 t3 t4 t5 t1 t2 t3 t4 m3")
    assert table.state.scores() == [2 + 4 + 3 + 1 + 2 + 5]
    table.state.cached |= 1 << 44
    assert table.state.scores() == [2 + 4 + 2 * 3 + 1 + 2 + 5]
    assert table.player(0)["rounds"] == [{"tunnels": 5, "treasure": 9, "hazards": 6, "total": 20}]
    table.give(0, "t5")
    assert table.player(0)["rounds"][0]["tunnels"] == 10
    assert table.player(0)["total"] == 25


def test_SOLO_11_six_verdicts() -> None:
    ends = {0: 1, 14: 1, 15: 2, 30: 2, 31: 3, 45: 3, 46: 4, 60: 4, 61: 5, 70: 5, 71: 6, 120: 6}
    assert {points: rating(points) for points in ends} == ends
    assert len({words("en").say(f"rating-{number}") for number in range(1, 7)}) == 6
    table = Solo()
    assert table.view()["rating"] == 1
    table.have("g3 g3 g3 g3 g3 m1")
    assert table.view()["rating"] == 2
