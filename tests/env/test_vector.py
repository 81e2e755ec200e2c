"""Batches as NumPy arrays. That their games are right, tests/core/test_batch.py shows."""

from typing import Any

import numpy as np
import pytest

import zaria
import zaria.env


def answers(shown: zaria.env.BatchStep, number: int = 0) -> Any:
    """A legal answer in each game."""
    return np.array([np.flatnonzero(mask)[number % int(mask.sum())] for mask in shown.masks])


def test_shapes_and_kinds_are_as_documented() -> None:
    games = zaria.env.vector("vegas", n=6, players=4, tiles=2)
    for shown in (games.reset(seed=1), games.step(answers(games.now))):
        assert shown.observations.shape == (6, zaria.GAMES["vegas"].observation.size)  # type: ignore[union-attr]
        assert shown.masks.shape == (6, zaria.GAMES["vegas"].index.size)
        assert shown.actors.shape == shown.over.shape == (6,) and shown.rewards.shape == (6, 4)
        kinds = [str(array.dtype) for array in shown]
        assert kinds == ["int16", "int8", "int64", "float64", "bool"]
        for vector, mask in zip(shown.observations, shown.masks):
            assert games.single_observation_space.contains({"observation": vector, "action_mask": mask})


@pytest.mark.parametrize("copy", [True, False])
def test_arrays_stay_as_they_are_if_they_are_copies(copy: bool) -> None:
    games = zaria.env.vector("vegas", n=3, players=2, copy=copy)
    before = games.reset(seed=1)
    kept = before.observations.copy()
    after = games.step(answers(before))
    assert not np.array_equal(after.observations, kept)
    assert np.array_equal(before.observations, kept) == copy
    assert np.array_equal(games.now.observations, after.observations)


def test_games_end_and_start_afresh() -> None:
    games = zaria.env.vector("miner-solo", n=8)
    shown = games.reset(seed=2)
    scores, ended = np.zeros(8), 0
    for number in range(400):
        shown = games.step(answers(shown, number))
        scores += shown.rewards[:, 0]
        ended += int(shown.over.sum())
        assert (shown.masks.sum(axis=1) > 0).all()
        scores[shown.over] = 0
    assert ended >= 8


def test_opponents_leave_one_seat_to_the_caller() -> None:
    games = zaria.env.vector("vegas", n=4, players=3, rounds=1, opponents="naive")
    shown = games.reset(seed=3)
    won, ended = 0.0, 0
    for number in range(60):
        seats, shown = shown.actors, games.step(answers(shown, number))
        won += float(shown.rewards[np.arange(4), seats].sum())
        ended += int(shown.over.sum())
        assert np.array_equal(seats[~shown.over], shown.actors[~shown.over])
    assert ended > 4 and 0 < won < ended


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ([0, 1], "4 games need 4 answers, not int64[2]"),
        ([[0], [1], [2], [3]], "4 games need 4 answers, not int64[4, 1]"),
        ([0.0, 1.0, 2.0, 3.0], "4 games need 4 answers, not float64[4]"),
        ([157] * 4, "game 0: 157 does not stand for an answer that is legal now. Possible: "),
    ],
)
def test_wrong_actions_are_refused_and_change_nothing(given: Any, said: str) -> None:
    games = zaria.env.vector("vegas", n=4, players=2)
    before = games.reset(seed=1)
    with pytest.raises((zaria.BadBuffer, zaria.IllegalMove)) as caught:
        games.step(given)
    assert str(caught.value).startswith(said)
    assert np.array_equal(games.now.observations, before.observations)


def test_games_that_have_not_begun_are_not_stepped() -> None:
    with pytest.raises(zaria.BadBuffer, match="the games have not begun: call reset"):
        zaria.env.vector("vegas", n=4, players=2).step([0] * 4)


@pytest.mark.parametrize("options", [{"n": 0}, {"n": "4"}, {"reward": "gold"}, {"opponents": ["naive"] * 5}, {"x": 1}])
def test_unknown_options_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(zaria.ZariaError):
        zaria.env.vector("vegas", **{"n": 4, "players": 3} | options)
