"""PettingZoo's own tests of an environment, and what they leave open."""

import contextlib
import io
import pickle
import warnings
from functools import partial
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest

import zaria
from support.laws.vectors import field
from zaria.env import miner_v0, vegas_v0

with warnings.catch_warnings():  # where pygame is, it imports games of the library by a way that it warns of itself
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test

TABLES: list[tuple[ModuleType, dict[str, Any]]] = [
    (vegas_v0, {"players": 2, "rounds": 1}),
    (vegas_v0, {"players": 5, "rounds": 1, "tiles": 4, "reward": "score"}),
    (miner_v0, {"players": 2}),
    (miner_v0, {"players": 1, "reward": "standing"}),
]
every_table = pytest.mark.parametrize(("module", "options"), TABLES)


@pytest.mark.filterwarnings(
    "ignore:Observation"
)  # that it is a dict with a mask, it knows of the library's own games only
@every_table
def test_api(module: ModuleType, options: dict[str, Any]) -> None:
    with contextlib.redirect_stdout(io.StringIO()):
        api_test(module.env(**options), num_cycles=60)


@every_table
def test_seeding(module: ModuleType, options: dict[str, Any]) -> None:
    seed_test(partial(module.env, **options), num_cycles=20)


@pytest.mark.parametrize("module", [vegas_v0, miner_v0])
def test_rendering(module: ModuleType) -> None:
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        render_test(partial(module.env, players=2))
    assert "Round 1" in printed.getvalue()


def test_max_cycles() -> None:
    """The test takes any action, and nobody's dice may run out meanwhile: answers and dice are fixed for it."""

    def seeded(make: Any, **options: Any) -> Any:
        made = make(players=2, illegal="random", **options)
        reset = made.reset
        made.reset = lambda: reset(seed=3)
        for agent in made.possible_agents:
            made.action_space(agent).seed(3)
        return made

    module = SimpleNamespace(env=partial(seeded, vegas_v0.env), parallel_env=partial(seeded, vegas_v0.parallel_env))
    max_cycles_test(module)


def play(env: Any, seed: int) -> list[Any]:
    """A game of first answers: everything that is told on the way."""
    env.reset(seed=seed)
    told = []
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        told.append((agent, observation["observation"].tolist(), reward, terminated))
        env.step(None if terminated or truncated else int(np.flatnonzero(observation["action_mask"])[-1]))
    return told


def test_the_share_of_the_win_is_paid_at_the_end() -> None:
    env = vegas_v0.env(players=3, rounds=1)
    told = play(env, 7)
    paid = {agent: reward for agent, _, reward, terminated in told if terminated}
    assert sum(paid.values()) == pytest.approx(1)
    winners = env.unwrapped.table.state.winners()
    assert [agent for agent, reward in paid.items() if reward] == [f"seat_{seat}" for seat in winners]
    assert all(reward == 0 for *_, reward, terminated in told if not terminated)


@pytest.mark.parametrize("reward", ["score", "standing"])
def test_rewards_add_up_to_the_score(reward: str) -> None:
    env = miner_v0.env(players=2, reward=reward)
    told = play(env, 3)
    for seat, score in enumerate(env.unwrapped.table.state.scores()):
        assert sum(reward for agent, _, reward, _ in told if agent == f"seat_{seat}") == score


def test_each_agent_is_told_what_its_seat_may_know() -> None:
    env = vegas_v0.raw_env(players=3)
    env.reset(seed=1)
    state = env.table.state
    for seat, agent in enumerate(env.agents):
        seen = env.observe(agent)
        assert seen["observation"].tolist() == list(state.observe(seat))
        assert bool(seen["action_mask"].any()) == (seat == state.actor)
    assert field(state, 0, "money")[1:3] == [-1, -1]


def test_an_illegal_action_ends_the_game_as_the_library_has_it(caplog: pytest.LogCaptureFixture) -> None:
    env = vegas_v0.env(players=3)
    env.reset(seed=1)
    agent = env.agent_selection
    observation = env.observe(agent)
    env.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert "Illegal move made" in caplog.text
    assert all(env.terminations.values()) and env.rewards[agent] == -1
    with pytest.raises(AssertionError, match="action is not in action space"):
        env.step(158)


def test_the_raw_environment_says_what_was_wrong() -> None:
    env = vegas_v0.raw_env(players=3)
    env.reset(seed=1)
    for action in (157, -1, 158):
        with pytest.raises((zaria.IllegalMove, IndexError)):
            env.step(action)
    with pytest.raises(zaria.BadOption, match="reward takes one of win, score, standing, not “gold”"):
        vegas_v0.env(reward="gold")
    for options in ({"tile": 3}, {"tiles": 9}, {"render_mode": "svg"}, {"illegal": "maybe"}):
        with pytest.raises(zaria.BadOption):
            vegas_v0.env(**options)
    with pytest.raises(zaria.BadPlayers):
        miner_v0.env(players=5)


def test_an_illegal_action_may_stand_for_a_random_legal_one() -> None:
    env = vegas_v0.env(players=2, rounds=1, illegal="random")
    env.reset(seed=1)
    for _ in env.agent_iter():
        *_, terminated, truncated, _ = env.last()
        env.step(None if terminated or truncated else 157)
    assert env.unwrapped.table.is_over


def test_a_game_in_which_nobody_is_asked_is_started_again() -> None:
    env = miner_v0.raw_env(players=1, magic=0)
    for seed in range(60):
        env.reset(seed=seed)
        assert env.observe("seat_0")["action_mask"].any()


def test_it_can_be_pickled() -> None:
    env = pickle.loads(pickle.dumps(miner_v0.raw_env(players=3, reward="score")))
    assert env.table.players == 3 and env.table.reward == "score"
