"""What is seen of a table, in exactly the promised form."""

import json
from typing import Any

import pytest

import zaria
from support.laws.journey import random_step
from support.scripted.miner import Scripted, Solo

pytestmark = pytest.mark.compiled

PHASES = {"setup", "heroes", "excavation", "magic", "replenish", "tie-break", "mining", "over"}
KEYS = {
    *("round", "phase", "starter", "turn", "actor", "mountain", "bag", "removed", "players"),
    *("faces", "unverified", "game", "seat", "ask", "ranking"),
}


def test_the_names_of_everything_in_a_view() -> None:
    table = Scripted(3)
    assert set(table.view()) >= KEYS
    assert table.view()["phase"] == "setup"
    assert table.view()["mountain"] == []
    nothing: dict[str, Any] = {"hero": None, "hero_faces": [], "hero_spent": [], "trove": [], "rounds": []}
    assert table.player(2).items() >= {**nothing, "tiebreaks": [], "total": 0}.items()
    table.start("engineer", "treasurer", "surveyor")
    table.do("take 19")
    view = table.view()
    assert (view["round"], view["phase"], view["starter"], view["actor"]) == (1, "excavation", 0, 1)
    assert view["mountain"][0] == {"cell": [0, 5], "die": 0, "kind": "tunnel", "face": "5", "take": "side"}
    assert (
        view["players"][0].items()
        >= {
            "hero": "engineer",
            "hero_faces": [["tunnel", "2"], ["tool", "pickaxe"]],
            "hero_spent": [False, False],
            "trove": [[19, "tunnel", "5", False, False, False]],
            "rounds": [],
            "tiebreaks": [],
            "total": 0,
        }.items()
    )


def test_solo_says_how_many_refills_are_left_and_the_verdict() -> None:
    table = Solo()
    assert set(table.view()) >= KEYS | {"refills_left", "rating"}
    assert (table.view()["refills_left"], table.view()["rating"], table.view()["phase"]) == (2, 1, "mining")


def test_everybody_sees_the_same_but_the_question() -> None:
    table = Scripted(2)
    table.start()
    mine, yours, nobodys = table.state.view(0), table.state.view(1), table.state.view(None)
    assert mine["ask"]["question"] == "question-miner-dig"
    assert yours["ask"] is None and nobodys["ask"] is None
    for view in (mine, yours, nobodys):
        del view["ask"], view["seat"]
    assert mine == yours == nobodys


def test_views_of_whole_games_are_plain_data_in_known_phases() -> None:
    for game, players in (("miner", 4), ("miner-solo", 1)):
        seen = set()
        state = zaria.new(game, players=players)
        rng = zaria.Rng(9)
        while state.actor != zaria.OVER:
            view = state.view(0)
            assert json.loads(json.dumps(view)) == view
            seen.add(view["phase"])
            random_step(state, rng)
        assert state.view()["phase"] == "over"
        assert seen <= PHASES


def test_a_view_says_which_dice_are_rolled_next_and_who_rolls_for_the_start() -> None:
    """In the order in which real dice are told: the lowest first."""
    table = Scripted(3)
    assert (table.view()["starting"], table.view()["rolling"]) == ([0, 1, 2], [])
    table.deal("beer 1 beer")
    assert table.view()["starting"] == [0, 2]
    table.deal("beer 1")
    assert table.view()["starting"] == []
    for hero in ("surveyor", "treasurer", "engineer"):
        table.do(f"hero {hero}")
    table.deal("t5 " * 20)
    (beer,) = table.give(0, "tunnel beer")
    table.do(f"share {beer}", "to 2")
    assert table.view()["rolling"] == [beer]
    table.deal("tunnel 3")
    assert table.view()["rolling"] == []
    table.to_magic("t1 t2 t3 m2", "t1", "t1 t2")
    one, _, other, spell = table.dice(0)
    table.do(f"spend {spell}", f"reroll {other}")
    assert table.view()["rolling"] == []
    table.do(f"reroll {one}")
    assert table.view()["rolling"] == [one, other]


def test_a_view_names_the_whole_trove_but_what_is_kept_before_it_is_rolled() -> None:
    table = Scripted(2)
    table.start("engineer", "treasurer")
    table.to_magic("t1 t2 k1", "t4")
    kept, *others = table.dice(0)
    while not any(word.startswith("cache") for word in table.choices()):
        table.do("done")
    table.do(f"cache {kept}")
    while table.state.actor >= 0:
        table.do("done")
    assert table.view()["rolling"] == others
