"""DM-SCORE: what a trove is worth."""

import pytest

from support.scripted.miner import Scripted
from zaria.miner.pad import score_troves
from zaria.miner.pieces.faces import BUILT_IN

pytestmark = pytest.mark.compiled


def scored(*troves: str, heroes: tuple[str, ...] = ("dragon-slayer", "alchemist", "surveyor")) -> list[dict[str, int]]:
    """The first round's line of each seat, played out at the table."""
    table = Scripted(len(troves))
    table.start(*heroes[: len(troves)])
    table.to_magic(*troves)
    while table.view()["phase"] == "magic":
        table.do("done")
    return [table.player(seat)["rounds"][0] for seat in range(len(troves))]


TUNNELS = {
    "t1 t2 t3": 6,
    "t1 t2 t4": 3,
    "t2 t3 t4": 0,
    "t1 t1 t2 t2 t3": 9,
    "t1 t1 t1": 3,
    "t1 t2 t2 t3": 6,
    "t1 t2 t3 t4 t5": 15,
    "t1 t1 t2 t2 t3 t3 t4 t4 t5 t5": 30,
    "tunnel beer t2": 0,
}


@pytest.mark.parametrize(("trove", "points"), TUNNELS.items())
def test_DM_SCORE_01_sequences_start_at_1_and_use_each_die_once(trove: str, points: int) -> None:
    assert scored(trove, "t5")[0] == {"tunnels": points, "treasure": 0, "hazards": 0, "total": points}


def test_DM_SCORE_01_a_hero_s_tunnel_is_part_of_a_sequence() -> None:
    assert scored("t2 t3", "t5", heroes=("surveyor", "alchemist"))[0]["tunnels"] == 6
    assert scored("t1 t3", "t5", heroes=("engineer", "alchemist"))[0]["tunnels"] == 6


def test_DM_SCORE_02_a_point_a_gem_and_the_richest_counts_double() -> None:
    assert [row["treasure"] for row in scored("g3", "g1 g3")] == [3, 8]
    assert [row["treasure"] for row in scored("g1 g1", "g2 g3", "g1")] == [2, 10, 1]


def test_DM_SCORE_02_a_tie_doubles_nobody() -> None:
    assert [row["treasure"] for row in scored("g3", "g1 g2", "g2")] == [3, 3, 2]
    assert [row["treasure"] for row in scored("t1", "t1")] == [0, 0]


def test_DM_SCORE_02_hero_gems_count_for_both() -> None:
    heroes = ("prospector", "treasurer")
    assert [row["treasure"] for row in scored("g2", "g1", heroes=heroes)] == [6, 2]
    assert [row["treasure"] for row in scored("g2", "g2", heroes=heroes)] == [3, 3]


def test_DM_SCORE_03_cave_ins_and_dragons_without_tools() -> None:
    heroes = ("surveyor", "alchemist")
    assert scored("c1 d4", "t5", heroes=heroes)[0]["hazards"] == -5


def test_DM_SCORE_03_every_tool_counts_every_symbol() -> None:
    heroes = ("surveyor", "alchemist")
    assert scored("p p c2 c2", "t5", heroes=heroes)[0]["hazards"] == 8
    assert scored("p p c1 c2 d4", "t5", heroes=heroes)[0]["hazards"] == 6 - 4
    assert scored("s s s d3 c1", "t5", heroes=heroes)[0]["hazards"] == 9 - 1


def test_DM_SCORE_03_a_hero_s_tool_is_a_tool() -> None:
    assert scored("d3 s", "c2", heroes=("dragon-slayer", "engineer"))[0]["hazards"] == 6
    assert scored("d3", "c2 p", heroes=("surveyor", "engineer"))[1]["hazards"] == 4


def test_DM_SCORE_04_beer_magic_and_chests_score_nothing() -> None:
    nothing = "magic beer m3 m1 k2 k1 tunnel beer hazard beer treasure beer tool beer p s"
    assert scored(nothing, "t5")[0] == {"tunnels": 0, "treasure": 0, "hazards": 0, "total": 0}


def test_DM_SCORE_04_a_round_can_end_below_zero() -> None:
    table = Scripted()
    table.start("surveyor", "alchemist")
    table.to_magic("d4 d4", "c2")
    while table.view()["phase"] == "magic":
        table.do("done")
    assert [table.player(seat)["total"] for seat in (0, 1)] == [1 - 8, -2]
    assert table.state.scores() == [-7, -2]


def test_DM_SCORE_01_DM_SCORE_02_DM_SCORE_03_the_score_pad_explains_every_line() -> None:
    rows = score_troves(["t1 t2 t3 t1 t2 g3 c2 b", "gem 2, dragon 4, shield hero=treasurer", "p k2 m1"], BUILT_IN)
    assert rows[0] == {
        "sequences": [[1, 2, 3], [1, 2]],
        "tunnels": 9,
        "gems": 3,
        "doubled": False,
        "treasure": 3,
        "cave_ins": 2,
        "pickaxes": 0,
        "dragons": 0,
        "shields": 0,
        "hazards": -2,
        "total": 10,
    }
    assert (rows[1]["gems"], rows[1]["treasure"], rows[1]["hazards"], rows[1]["total"]) == (3, 3, 4, 7)
    assert rows[2]["total"] == 0
