"""Gymnasium's own test of an environment, and what it leaves open."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import zaria
from zaria.env.single import IDS

QUICK: dict[str, dict[str, Any]] = {
    "Zaria/Vegas-v0": {"rounds": 1, "opponents": "naive"},
    "Zaria/Miner-v0": {"players": 2, "opponents": "naive"},
}


@pytest.mark.parametrize("name", IDS)
def test_check_env(name: str) -> None:
    """It takes any action: it knows no masks."""
    check_env(gymnasium.make(name, **QUICK.get(name, {}), illegal="random").unwrapped, skip_render_check=True)


def play(env: Any, seed: int) -> tuple[list[Any], Any, dict[str, Any]]:
    """A game of last answers: all vectors, the sum of rewards, and the last info."""
    seen, info = env.reset(seed=seed)
    vectors, total, over = [seen["observation"].tolist()], 0.0, False
    while not over:
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        seen, reward, over, truncated, info = env.step(int(np.flatnonzero(seen["action_mask"])[-1]))
        assert not truncated
        vectors.append(seen["observation"].tolist())
        total += reward
    return vectors, total, info


def test_a_learner_plays_against_the_opponents_that_were_chosen() -> None:
    env = gymnasium.make("Zaria/Vegas-v0", players=3, rounds=1, opponents=["greedy", "random"])
    seats, shares = set(), []
    for seed in range(12):
        _, share, info = play(env, seed)
        seats.add(info["seat"])
        best = max(info["scores"])
        assert share == 0 or info["scores"][info["seat"]] == best
        shares.append(share)
    assert seats == {0, 1, 2} and 0 < sum(shares) < 12


def test_the_seat_can_be_given_and_seeds_reproduce() -> None:
    env = gymnasium.make("Zaria/Miner-v0", players=2, opponents="naive", seat=1)
    one, two, other = play(env, 5), play(env, 5), play(env, 6)
    assert one[:2] == two[:2] and one[0] != other[0]
    assert one[2]["seat"] == other[2]["seat"] == 1


def test_solo_is_played_for_points() -> None:
    env = gymnasium.make("Zaria/MinerSolo-v0", magic=2)
    seen, _ = env.reset(seed=4)
    total, over = 0.0, False
    while not over:
        seen, reward, over, _, info = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
        total += float(reward)
    assert total == info["scores"][0]


@pytest.mark.parametrize("mode", ["ansi", "rgb_array", "human"])
def test_it_is_drawn(mode: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make("Zaria/MinerSolo-v0", render_mode=mode)
    env.reset(seed=1)
    shown: Any = env.render()
    if mode == "rgb_array":
        assert shown.dtype == np.uint8 and shown.shape[2] == 3 and len(np.unique(shown)) > 3
    else:
        text = shown if mode == "ansi" else capsys.readouterr().out
        assert "tunl" in text and "seat_0" in text


def test_wrong_actions_are_refused_and_change_nothing() -> None:
    env = gymnasium.make("Zaria/Vegas-v0", players=2, rounds=1, opponents="naive").unwrapped
    seen, _ = env.reset(seed=1)
    for action in (-1, 158, 2.5, "place 4", None):
        with pytest.raises(gymnasium.error.InvalidAction):
            env.step(action)
    with pytest.raises(zaria.IllegalMove, match=r"157 does not stand for an answer that is legal now. Possible: "):
        env.step(157)
    again: Any = env
    assert np.array_equal(again.table.observe(again.seat)["observation"], seen["observation"])
    play(env, 1)
    with pytest.raises(gymnasium.error.ResetNeeded, match="the game is over: call reset"):
        env.step(0)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"opponents": ["greedy"]}, "3 opponents are needed, not 1"),
        ({"opponents": "gready"}, "gready"),
        ({"seat": 4}, "there is no seat 4; seats are 0 to 3"),
        ({"players": 6}, "6"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_unknown_options_are_refused(options: dict[str, Any], said: str) -> None:
    with pytest.raises(zaria.ZariaError, match=said):
        gymnasium.make("Zaria/Vegas-v0", **options)
