"""A small arena: each level is clearly stronger than the simple players. The full table is in bench/README.md.

Neighbouring levels are compared decision by decision, in test_levels_decide.py.
"""

from collections.abc import Sequence
from typing import Any

import pytest

import zaria
from zaria.arena.match import play_match

pytestmark = pytest.mark.installed  # the sources would take an hour


def share(game: str, one: str, others: str, players: int, games: int, **options: Any) -> float:
    """How often one player wins against copies of another, at every seat in turn with the same dice."""
    total = 0.0
    for number in range(games):
        seats = [zaria.bot(others)] * players
        seats[number % players] = zaria.bot(one)
        total += play_match(game, options, seats, seed=number // players).shares[number % players]
    return total / games


# The shares wanted are at least three standard errors below those measured. The expert thinks for long, so it plays
# where few games tell: two at a table. Who answers at random there, or at first sight as `easy`, wins two games of five
# at most.
@pytest.mark.parametrize(
    ("game", "one", "others", "players", "games", "wanted"),
    [
        ("vegas", "normal", "naive", 4, 400, 0.33),
        ("vegas", "hard", "greedy", 4, 200, 0.30),
        ("vegas", "expert", "greedy", 2, 20, 0.75),
        ("vegas", "hard", "greedy", 2, 150, 0.75),
        ("vegas", "hard", "expectation", 2, 400, 0.51),
        ("miner", "normal", "greedy", 4, 100, 0.27),
        ("miner", "hard", "greedy", 4, 100, 0.45),
        ("miner", "hard", "greedy", 2, 60, 0.75),
        ("miner", "normal", "greedy", 2, 150, 0.57),
        ("miner", "expert", "greedy", 2, 24, 0.75),
    ],
)
def test_a_level_beats_what_is_below(game: str, one: str, others: str, players: int, games: int, wanted: float) -> None:
    assert share(game, one, others, players, games) > wanted


@pytest.mark.parametrize(("game", "others", "most"), [("vegas", "naive", 0.24), ("miner", "greedy", 0.26)])
def test_easy_opponents_can_be_beaten(game: str, others: str, most: float) -> None:
    assert share(game, "easy", others, 4, 300) < most


def test_royale_is_played_better_than_by_greedy() -> None:
    assert share("vegas", "hard", "greedy", 4, 120, tiles=3) > 0.48  # `easy` has .32


def points(name: str, seeds: Sequence[int]) -> float:
    return sum(play_match("miner-solo", {}, [zaria.bot(name)], seed).scores[0] for seed in seeds) / len(seeds)


def test_solo_points_grow_with_the_level() -> None:
    easy, normal, hard = points("easy", range(150)), points("normal", range(150)), points("hard", range(80))
    assert 12 < easy < normal < hard
    assert hard > 32
