"""The odds of Dice Miner: every side of a die, every die in the bag."""

from collections import Counter
from typing import Any

import pytest

import zaria
from zaria.core.engine.state import State

pytestmark = pytest.mark.compiled


def played(game: str, players: int, seed: int) -> list[State]:
    """All positions of a random game."""
    state, rng = zaria.new(game, players=players), zaria.Rng(seed)
    found = []
    while state.actor != zaria.OVER:
        found.append(state.copy())
        if state.actor == zaria.CHANCE:
            state.roll(rng)
        else:
            legal = [action for action in state.legal() if state.name(action) != "stop"] or state.legal()
            state.apply(legal[rng.below(len(legal))])
    return found


def by_place(state: State, seat: int) -> dict[str, dict[str, Any]]:
    return {target: line for line in state.odds(seat)["lines"] for target in line["targets"]}


def points(state: State, seat: int) -> int:
    return int(state.view()["players"][seat]["now"]["total"])


@pytest.mark.slow
def test_a_reroll_is_tried_with_all_six_sides() -> None:
    """A single die is rerolled, by the rules, to each of its sides."""
    tried: Counter[int] = Counter()
    for seed in range(30):
        for state in played("miner", 3, seed):
            ask = state.ask()
            if ask is None or ask["question"] != "question-miner-reroll" or ask["arguments"]["left"] != 1:
                continue
            if ask["arguments"]["chosen"]:
                continue
            seat, odds = state.actor, by_place(state, state.actor)
            for choice in ask["choices"]:
                rolling = state.copy()
                rolling.apply(choice["action"])
                better = 0
                for side in range(6):
                    rolled = rolling.copy()
                    rolled.deal([side])
                    better += points(rolled, seat) > points(state, seat)
                assert odds[choice["targets"][0]]["chance"] == round(better / 6, 6)
                tried[better] += 1
    assert sum(tried.values()) > 30 and len(tried) > 2, tried


@pytest.mark.parametrize(("game", "players"), [("miner", 3), ("miner-solo", 1)])
def test_the_bag_is_counted_while_another_mountain_comes_from_it(game: str, players: int) -> None:
    told = silent = 0
    for state in played(game, players, 4):
        lines = [line for line in state.odds(0)["lines"] if line["kind"] == "miner-bag"]
        view = state.view()
        total = sum(view["bag"].values())
        if not lines:
            silent += 1
            continue
        told += 1
        assert {line["arguments"]["die_kind"]: line["chance"] for line in lines} == {
            kind: round(number / total, 6) for kind, number in view["bag"].items()
        }
    assert told > 5 and silent > 0


def test_nothing_is_said_about_what_comes() -> None:
    for state in played("miner", 2, 7):
        before = state.to_bytes()
        for seat in range(2):
            assert state.odds(seat) == state.known(seat).odds(seat)
        assert state.to_bytes() == before
