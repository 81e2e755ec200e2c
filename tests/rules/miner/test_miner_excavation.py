"""DM-DIG: taking dice, and sharing Beer."""

import pytest

from support.scripted.miner import Scripted

pytestmark = pytest.mark.compiled


def shared(words: str = "tunnel beer", rolled: str = "t1", players: int = 2) -> Scripted:
    """Seat 0 has shared a Beer with seat 1 and may take."""
    table = Scripted(players)
    table.start()
    (die,) = table.give(0, words)
    table.do(f"share {die}")
    if players > 2:
        table.do("to 1")
    table.deal(rolled)
    return table


def test_DM_DIG_01_a_top_die_joins_the_trove_with_its_face() -> None:
    table = Scripted()
    table.start(mountain="t5 " * 18 + "c2 g3")
    assert table.choices() == ["take 27", "take 44"]
    table.do("take 44")
    assert table.player(0)["trove"] == [[44, "treasure", "gem 3", False, False, False]]
    assert 44 not in [entry["die"] for entry in table.view()["mountain"]]
    assert table.last("miner-took") == {
        "seat": 0,
        "which": {"face": "gem 3"},
        "die": 44,
        "die_kind": "treasure",
        "face": "gem 3",
    }


def test_DM_DIG_01_turns_go_clockwise_until_the_mountain_is_empty() -> None:
    table = Scripted(3)
    table.start(first=2)
    order = []
    while table.view()["mountain"]:
        order.append(table.state.actor)
        table.state.apply(table.state.legal()[0])
    assert order == ([2, 0, 1] * 7)[:20]
    assert [len(table.dice(seat)) for seat in range(3)] == [7, 6, 7]


def test_DM_DIG_01_only_dice_that_lie_on_the_mountain_can_be_taken() -> None:
    table = Scripted(2)
    table.start()
    table.do("take 18", "take 19")
    assert table.refused("take 19") == "DM-DIG-01: the tunnel 5 is in the trove of seat 2"
    assert table.refused("take 25") == "DM-DIG-01: that die is still in the bag"
    assert table.refused("take 18") == "None: the tunnel 5 is already in your trove"


@pytest.mark.parametrize("kind", ["tunnel", "hazard", "tool", "treasure", "magic"])
def test_DM_DIG_02_a_beer_of_any_kind_is_rolled_and_given_away(kind: str) -> None:
    table = Scripted(3)
    table.start()
    (die,) = table.give(0, f"{kind} beer")
    assert table.choices() == sorted(["take 18", "take 19", f"share {die}"], key=lambda word: int(word.split()[1]))
    table.do(f"share {die}")
    assert table.choices() == ["to 1", "to 2"]
    assert table.refused("to 0") == "DM-DIG-02: you cannot share a Beer with yourself"
    table.do("to 2")
    assert table.state.chance().bounds == [6]
    assert table.state.top.is_consequence()
    table.state.deal([0])
    first = table.view()["faces"][kind][0]
    assert table.player(2)["trove"] == [[die, kind, first, False, False, False]]
    assert table.dice(0) == []
    assert table.last("miner-shared")["owner"] == 2


def test_DM_DIG_02_beer_again_stays_beer() -> None:
    table = shared(rolled="beer")
    assert table.faces(1) == ["beer"]
    table.do("take 18", "done")
    assert "share 20" in table.choices()  # the receiver may share it in their turn


def test_DM_DIG_02_with_two_players_there_is_nobody_else_to_name() -> None:
    table = Scripted()
    table.start()
    (die,) = table.give(0, "hazard beer")
    table.do(f"share {die}")
    assert table.state.chance().kind == "beer"


def test_DM_DIG_02_only_beer_can_be_shared() -> None:
    table = Scripted()
    table.start()
    table.give(0, "t3 c1")
    assert table.refused("share 20") == "DM-DIG-02: this die shows tunnel 3, not Beer: it cannot be shared"
    assert table.refused("share 19") == (
        "None: the tunnel 5 (row 5 from the bottom, die 2) is on the mountain, not in your trove"
    )


def test_DM_DIG_02_once_a_turn() -> None:
    table = Scripted()
    table.start()
    table.give(0, "tunnel beer treasure beer")
    table.do("share 20")
    table.deal("beer")
    assert not [word for word in table.choices() if word.startswith("share")]
    table.do("take 18")
    assert not [word for word in table.choices() if word.startswith("share")]


def test_DM_DIG_03_after_sharing_up_to_two_dice_from_the_top_or_the_side() -> None:
    table = shared()
    sides = [entry["die"] for entry in table.view()["mountain"] if entry["take"] != "no"]
    assert table.choices() == [f"take {die}" for die in sorted(sides)]
    assert len(sides) == 10
    table.do("take 0")
    assert "done" in table.choices()
    table.do("take 19")
    assert table.dice(0) == [0, 19]
    assert table.state.actor == 1


def test_DM_DIG_03_the_second_die_is_optional() -> None:
    table = shared()
    assert "done" not in table.choices()
    table.do("take 18", "done")
    assert table.dice(0) == [18]
    assert table.state.actor == 1


def test_DM_DIG_03_the_mountain_settles_in_between() -> None:
    table = shared()
    before = {entry["die"]: entry["take"] for entry in table.view()["mountain"]}
    table.do("take 18")
    after = {entry["die"]: entry["take"] for entry in table.view()["mountain"]}
    assert before[16] == "no" and after[16] == "side"  # between the two top dice
    assert "take 16" in table.choices()


def test_DM_DIG_03_with_one_die_left_one_is_taken() -> None:
    table = Scripted(2)
    table.start()
    table.give(0, "tunnel beer")
    table.lay("g3")
    table.do("share 20")
    table.deal("t1")  # the only die is taken by itself, and nobody has magic: the round is scored
    assert table.view()["mountain"] == []
    assert table.player(0)["rounds"][0]["treasure"] == 6
    assert table.view()["phase"] == "replenish"


def test_DM_DIG_03_without_sharing_there_is_no_side_pick() -> None:
    table = Scripted()
    table.start()
    assert table.refused("take 0") == (
        "DM-DIG-03: a die lies on the tunnel 5 (row 1 from the bottom, die 1): "
        "it can be taken from the side, but only after sharing a Beer"
    )
    assert shared().choices()[0] == "take 0"


def test_DM_DIG_03_buried_dice_stay_buried_after_sharing() -> None:
    table = shared()
    assert (
        table.refused("take 8")
        == "DM-COMP-04: the tunnel 5 (row 2 from the bottom, die 3) is buried: two dice lie on it"
    )
    assert table.refused("take 20") == "DM-DIG-01: the tunnel 1 is in the trove of seat 2"


def test_DM_DIG_04_a_beer_from_an_earlier_round_can_be_shared_at_once() -> None:
    table = Scripted()
    table.start("treasurer", "surveyor")
    table.to_magic("tunnel beer t1", "t1 t2")
    assert table.state.actor == 1  # the Surveyor's magic
    table.do("done")
    cached, rerolled = table.dice(0)
    table.do(f"cache {cached if table.faces(0)[0] == 'beer' else rerolled}", "done")
    table.deal("beer")  # the other die
    while table.state.chance().kind != "mountain":
        table.state.deal([0] * len(table.state.bounds()))
    table.state.starter = 0
    table.deal("t5 " * 20)
    assert table.faces(0) == ["beer", "beer"]  # one cached, one rerolled
    assert [word for word in table.choices() if word.startswith("share")] == [f"share {min(table.dice(0))}"]


def test_DM_DIG_04_a_beer_taken_in_this_turn_cannot_be_shared_in_it() -> None:
    table = Scripted()
    table.start(mountain="t5 " * 18 + "hazard beer treasure beer")
    table.do("take 27")
    assert table.state.actor == 1  # the turn is over
    table.do("take 44")
    assert "share 27" in table.choices()
    table.do("share 27")
    table.deal("c1")
    table.do("take 17")
    assert not [word for word in table.choices() if word.startswith("share")]
