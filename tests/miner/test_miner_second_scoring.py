"""Everything that is scored agrees with a slow second computation, and no die is ever made or lost."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import zaria
from support.laws.conserved import conserved_in
from support.laws.variants import FACES
from support.scripted import slow_miner
from zaria.core.values.bits import members
from zaria.miner.pad import score_troves
from zaria.miner.pieces.faces import BUILT_IN
from zaria.miner.pieces.mountain import coordinates
from zaria.miner.rules.table import Table

pytestmark = pytest.mark.compiled

faces = st.sampled_from([None, FACES])
seeds = st.integers(0, 2**32 - 1)
picks = st.lists(st.integers(0, 62), max_size=60)
WHOLE_GAMES = 12 if zaria.COMPILED else 4  # uncompiled, they take a hundred times as long


def check_places(state: zaria.State) -> None:
    """All 60 dice are somewhere exactly once, and the mountain is supported."""
    assert isinstance(state, Table)
    conserved_in(state.setup.game)(state)
    places = [state.bag, state.removed, state.dice_at(state.shape), *state.troves]
    assert sum(places) == 2**60 - 1
    assert sorted(die for place in places for die in members(place)) == list(range(60))
    cells = {tuple(coordinates(cell)) for cell in members(state.shape)}
    for a, b in cells:
        assert a + b == 5 or all(cell in cells for cell in ((a - 1, b), (a, b - 1)) if min(cell) >= 0)


def play_on(state: zaria.State, seed: int, picks: list[int]) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """Play to the end: the first decisions as picked, all else at random. The view before and after each step."""
    rng = zaria.Rng(seed)
    steps = []
    while state.actor != zaria.OVER:
        before = state.view()
        check_places(state)
        if state.actor == zaria.CHANCE:
            state.roll(rng)
        else:
            legal = state.legal()
            if not picks:  # a random player would stop a solo game before it is interesting
                legal = [action for action in legal if state.name(action) != "stop"] or legal
            state.apply(legal[picks.pop() % len(legal) if picks else rng.below(len(legal))])
        steps.append((before, state.view()))
    check_places(state)
    return steps


@settings(max_examples=WHOLE_GAMES)
@given(st.integers(2, 4), seeds, picks, faces)
def test_every_round_and_every_total(
    players: int, seed: int, picks: list[int], faces: dict[str, list[str]] | None
) -> None:
    state = zaria.new("miner", players=players, faces=faces)
    for before, after in play_on(state, seed, picks):
        for seat in range(players):
            rounds = after["players"][seat]["rounds"]
            assert after["players"][seat]["total"] == sum(line["total"] for line in rounds)
            for line in rounds:
                assert line["total"] == line["tunnels"] + line["treasure"] + line["hazards"]
            if len(rounds) > len(before["players"][seat]["rounds"]) and after["phase"] == "replenish":
                assert rounds[-1] == slow_miner.lines(after["players"])[seat]
    view = state.view()
    assert [player["total"] for player in view["players"]] == state.scores()
    best = [seat for seat in range(players) if state.scores()[seat] == max(state.scores())]
    assert set(state.winners()) <= set(best)
    if len(best) == 1:
        assert state.winners() == best
        assert [player["rounds"][2] for player in view["players"]] == slow_miner.lines(view["players"])


@settings(max_examples=WHOLE_GAMES)
@given(st.integers(2, 4), seeds, picks)
def test_the_standing_is_the_score_if_the_round_ended_now(players: int, seed: int, picks: list[int]) -> None:
    state = zaria.new("miner", players=players)
    rng = zaria.Rng(seed)
    while state.actor != zaria.OVER:
        view = state.view()
        totals = [player["total"] for player in view["players"]]
        if view["phase"] in ("excavation", "magic"):
            totals = [total + line["total"] for total, line in zip(totals, slow_miner.lines(view["players"]))]
        if view["phase"] != "tie-break":
            assert state.standing() == totals
        if state.actor == zaria.CHANCE:
            state.roll(rng)
        else:
            legal = state.legal()
            state.apply(legal[picks.pop() % len(legal) if picks else rng.below(len(legal))])


@given(st.integers(0, 3), seeds, picks, faces)
def test_every_solo_score(magic: int, seed: int, picks: list[int], faces: dict[str, list[str]] | None) -> None:
    state = zaria.new("miner-solo", magic=magic, faces=faces)
    for _, after in play_on(state, seed, picks):
        player = after["players"][0]
        assert player["total"] == slow_miner.solo(player) == player["rounds"][0]["total"]
        check_solo(after)


def check_solo(view: dict[str, Any]) -> None:
    """What the drafting rules keep true of every solo trove."""
    trove = view["players"][0]["trove"]
    shown = [row[2] for row in trove]
    counts = [shown.count(str(k)) for k in range(1, 6)]
    assert counts == sorted(counts, reverse=True)  # every tunnel stands in a sequence from 1
    for hazard, tool in (("cave-in", "pickaxe"), ("dragon", "shield")):
        used = [row for row in trove if row[2] == tool and row[5]]
        assert len(used) == len([face for face in shown if face.startswith(hazard)])
    cached = [row for row in trove if row[4]]
    assert all(row[1] == "treasure" for row in cached)
    assert len(cached) <= slow_miner.number_of(shown, "chest")
    assert view["refills_left"] in (0, 1, 2)


def test_greedy_solo_games_score_right_as_well() -> None:
    for seed in range(3):
        record = zaria.play("miner-solo", [zaria.bot("greedy")], seed=seed)
        player = zaria.replay(record).view()["players"][0]
        assert record.result is not None
        assert record.result["scores"] == [slow_miner.solo(player)]


NAMES = sorted(set(BUILT_IN.names) - {"beer"})


@given(st.lists(st.lists(st.sampled_from(NAMES), max_size=7), min_size=2, max_size=4))
def test_the_score_pad(troves: list[list[str]]) -> None:
    players = [{"trove": [[0, "", face] for face in trove], "hero_faces": []} for trove in troves]
    counts = Counter(BUILT_IN.names.index(face) // 6 for trove in troves for face in trove)
    assume(all(counts[kind] <= (27, 10, 7, 8, 8)[kind] for kind in range(5)))
    rows = score_troves([" ".join(trove) for trove in troves], BUILT_IN)
    for row, line in zip(rows, slow_miner.lines(players)):
        assert {name: row[name] for name in line} == line
