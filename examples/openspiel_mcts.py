"""OpenSpiel's Monte Carlo tree search plays Las Vegas against a random player (extra `openspiel`).

python examples/openspiel_mcts.py --games 10 --simulations 100
"""

from __future__ import annotations

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts
from open_spiel.python.bots import uniform_random

import zaria.openspiel  # noqa: F401  # registers the games


def play(game: pyspiel.Game, seat: int, simulations: int, rng: np.random.RandomState) -> float:
    """The search's share of the win on this seat."""
    search = mcts.MCTSBot(game, 1.4, simulations, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    bots = [search if place == seat else uniform_random.UniformRandomBot(place, rng) for place in range(2)]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes())
            state.apply_action(int(rng.choice(outcomes, p=chances)))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    return float(state.returns()[seat])


def main() -> None:
    parser = argparse.ArgumentParser(description="OpenSpiel's MCTS plays Las Vegas.")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--simulations", type=int, default=100)
    given = parser.parse_args()
    game = pyspiel.load_game("python_zaria_vegas(players=2,rounds=1)")
    rng = np.random.RandomState(7)
    shares = [play(game, number % 2, given.simulations, rng) for number in range(given.games)]
    print(f"MCTS won {sum(shares):g} of {given.games} games against a random player")


if __name__ == "__main__":
    main()
