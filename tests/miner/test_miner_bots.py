"""The reference players: greedy beats random clearly, and plays all that there is to play."""

import pytest

import zaria
from support.scripted.miner import Scripted
from zaria.bots.reference.heuristics import heuristic_for

pytestmark = pytest.mark.compiled

GREEDY, RANDOM = zaria.bot("greedy"), zaria.bot("random")
GAMES = 12 if zaria.COMPILED else 3  # uncompiled, they take a hundred times as long


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_wins_nearly_always_against_random_players(players: int) -> None:
    won = 0
    for seed in range(GAMES):
        seat = seed % players
        bots = [GREEDY if other == seat else RANDOM for other in range(players)]
        result = zaria.play("miner", bots, seed=seed).result
        assert result is not None
        won += result["winners"] == [seat]
    assert won >= 0.8 * GAMES


def test_greedy_scores_by_far_more_than_random_alone() -> None:
    scores = {}
    for bot in (GREEDY, RANDOM):
        results = [zaria.play("miner-solo", [bot], seed=seed).result for seed in range(2 * GAMES)]
        scores[bot.name] = sum(result["scores"][0] for result in results if result) / (2 * GAMES)
    assert scores["greedy"] > 10 > 3 > scores["random"]


@pytest.mark.slow
def test_greedy_shares_spends_and_caches() -> None:
    verbs = set()
    for seed in range(2):
        record = zaria.play("miner", [GREEDY] * 3, seed=seed)
        verbs |= {step[1].split()[0] for step in record.steps if step[0] != "deal"}
    assert verbs == {"hero", "take", "share", "to", "spend", "reroll", "cache", "done"}


def test_greedy_drafts_spends_and_refills_alone_and_never_stops_while_it_could_go_on() -> None:
    verbs: list[str] = []
    for seed in range(5):
        record = zaria.play("miner-solo", [GREEDY], seed=seed)
        verbs += [step[1].split()[0] for step in record.steps if step[0] != "deal"]
    assert {"take", "spend", "recycle", "refill", "set"} <= set(verbs)
    assert verbs.count("stop") <= 2


def test_at_the_end_nothing_counts_but_points() -> None:
    state = zaria.new("miner", players=2)
    rng = zaria.Rng(1)
    while state.actor != zaria.OVER:
        assert len(heuristic_for(state).values(state)) == 2
        if state.actor == zaria.CHANCE:
            state.roll(rng)
        else:
            state.apply(state.legal()[0])
    assert heuristic_for(state).values(state) == [100 * points for points in state.scores()]


def test_what_scores_nothing_yet_counts_before_the_end() -> None:
    table = Scripted(2)
    table.start("engineer", "prospector")
    before = heuristic_for(table.state).values(table.state)
    table.give(0, "m3")
    after = heuristic_for(table.state).values(table.state)
    assert table.state.standing()[0] == 0 and after[0] > before[0]
