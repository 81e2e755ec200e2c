"""OpenSpiel's own tests of a game, and what they leave open. `make test-openspiel` runs them."""

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts

import zaria
import zaria.openspiel  # registers the games

GAMES = [
    "python_zaria_vegas(rounds=1)",
    "python_zaria_vegas(players=4,rounds=1,tiles=4)",
    "python_zaria_miner(players=3)",
    "python_zaria_miner_solo",
]


@pytest.mark.parametrize("name", GAMES)
def test_random_games(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_sampled_chance(name: str) -> None:
    comma = "," if "(" in name else "("
    game = pyspiel.load_game(f"{name.rstrip(')')}{comma}sampled=True,seed=5)")
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC
    one, two = play(game, 3), play(game, 3)
    assert str(one) == str(two) and one.returns() == two.returns()
    assert sum(one.returns()) == 1 or game.num_players() == 1


def play(game: Any, seed: int) -> Any:
    rng = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        legal = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(rng.choice(legal))
    return state


def test_each_chance_node_is_one_integer_and_the_game_is_ours() -> None:
    game = pyspiel.load_game("python_zaria_vegas(players=3)")
    state, own = game.new_initial_state(), zaria.new("vegas", players=3)
    bounds, drawn = own.bounds(), []
    for bound in bounds:
        outcomes = state.chance_outcomes()
        assert [outcome for outcome, _ in outcomes] == list(range(bound))
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        drawn.append(bound // 2)
        state.apply_action(bound // 2)
    own.deal(drawn)
    assert state.table == own
    twin = state.clone()
    twin.apply_action(0)
    assert state.drawn == [] and twin.drawn == [0]


def test_the_tensor_is_the_vector_and_actions_are_named() -> None:
    game = pyspiel.load_game("python_zaria_vegas(players=3)")
    rng = random.Random(1)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice([outcome for outcome, _ in state.chance_outcomes()]))
    for player in range(3):
        assert np.array_equal(state.observation_tensor(player), list(state.table.observe(player)))
    names = [state.action_to_string(action) for action in state.legal_actions()]
    assert names == [state.table.name(action) for action in state.table.legal()]


def test_its_search_plays_our_game() -> None:
    game = pyspiel.load_game("python_zaria_miner_solo")
    rng = np.random.RandomState(1)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(int(rng.choice([outcome for outcome, _ in state.chance_outcomes()])))
    bot = mcts.MCTSBot(game, 50.0, 8, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("wrong", ["players=9", "tiles=7", "rounds=0"])
def test_wrong_options_are_refused(wrong: str) -> None:
    with pytest.raises(zaria.ZariaError):
        pyspiel.load_game(f"python_zaria_vegas({wrong})")
