"""Speed of the environments: random decisions per second, compared with PettingZoo, RLCard and OpenSpiel.

All play at random. A decision is to read the observation and the legal actions, choose, and step, in CPU time.
Contestants take turns in short runs (A B C A B C ...), and medians are compared.

    python -m bench.engine.env [--rounds 5] [--seconds 0.5]
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable
from importlib import import_module
from statistics import median
from time import process_time
from typing import Any

import numpy as np
from bench.machine import load_average, machine, row

import zaria.env

GAMES = 1024
TARGET = 1_000_000  # decisions per second of a batch in the base game
Run = Callable[[], int]  # makes some decisions; returns how many


def batch(game: str, players: int | None, **options: Any) -> Run:
    """A run of one decision in every game of a batch."""
    games = zaria.env.vector(game, n=GAMES, players=players, **options)
    shown = games.reset(seed=7)
    rng = np.random.default_rng(7)
    noise = [rng.integers(1, 127, shown.masks.shape, np.int8) for _ in range(31)]
    number = 0

    def run() -> int:
        nonlocal number, shown
        number += 1
        shown = games.step((shown.masks * noise[number % len(noise)]).argmax(axis=1))
        return GAMES

    return run


def agents(env: Any) -> Run:
    """A run of one game in a PettingZoo environment."""
    rng = random.Random(7)
    seeds = iter(range(10**9))

    def run() -> int:
        env.reset(seed=next(seeds))
        decisions = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
                decisions += 1
        return decisions

    return run


def learner(name: str, **options: Any) -> Run:
    """A run of one game in one of our Gymnasium environments; only the learner's decisions count."""
    env = import_module("gymnasium").make(name, **options).unwrapped
    rng = random.Random(7)

    def run() -> int:
        seen, _ = env.reset()
        decisions, over = 0, False
        while not over:
            seen, _, over, _, _ = env.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            decisions += 1
        return decisions

    return run


def rlcard(name: str) -> Run:
    env = import_module("rlcard").make(name)
    rng = random.Random(7)

    def run() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return run


def open_spiel(name: str) -> Run:
    game = import_module("pyspiel").load_game(name)
    rng = random.Random(7)

    def run() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes())
                state.apply_action(rng.choices(outcomes, chances)[0])
                continue
            if state.current_player() >= 0:
                tells = game.get_type().provides_observation_tensor
                _ = state.observation_tensor() if tells else state.information_state_tensor()
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
        return decisions

    return run


def contestants() -> dict[str, Run]:
    classic = {name: import_module(f"pettingzoo.classic.{name}").env() for name in ("connect_four_v3", "tictactoe_v3")}
    ours = {
        f"zaria.env.vector vegas, 4 players, n={GAMES}": batch("vegas", 4),
        f"zaria.env.vector vegas, 2 players, n={GAMES}": batch("vegas", 2),
        f"zaria.env.vector vegas tiles=3, 4 players, n={GAMES}": batch("vegas", 4, tiles=3),
        f"zaria.env.vector vegas, 4 players, against greedy, n={GAMES}": batch("vegas", 4, opponents="greedy"),
        f"zaria.env.vector miner, 4 players, n={GAMES}": batch("miner", 4),
        f"zaria.env.vector miner-solo, n={GAMES}": batch("miner-solo", None),
        "zaria.env.vegas_v0, 4 players": agents(zaria.env.vegas_v0.env(players=4)),
        "zaria.env.miner_v0, 4 players": agents(zaria.env.miner_v0.env(players=4)),
        "Zaria/Vegas-v0, 4 players, against naive": learner("Zaria/Vegas-v0", opponents="naive"),
    }
    peers = {f"PettingZoo {name}": agents(env) for name, env in classic.items()}
    peers |= {f"RLCard {name}": rlcard(name) for name in ("blackjack", "leduc-holdem")}
    peers |= {f"OpenSpiel {name}": open_spiel(name) for name in ("pig", "backgammon", "liars_dice")}
    return ours | peers


def measure(run: Run, seconds: float) -> float:
    """Decisions per second."""
    start, decisions = process_time(), 0
    while process_time() - start < seconds:
        decisions += run()
    return decisions / (process_time() - start)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5)
    given = parser.parse_args()
    racing = contestants()
    results = [[measure(run, given.seconds) for run in racing.values()] for _ in range(given.rounds)]
    rates = dict(zip(racing, [median(column) for column in zip(*results)]))
    single = rates["zaria.env.vegas_v0, 4 players"]
    print(f"{machine()}, load {load_average()}; --rounds {given.rounds} --seconds {given.seconds}\n")
    row("random decisions per second, one core", "target", "measured", "times zaria.env.vegas_v0")
    row("---", "---:", "---:", "---:")
    for place, (name, rate) in enumerate(rates.items()):
        row(name, f"{TARGET:,}" if place == 0 else "-", f"{rate:,.0f}", f"{rate / single:.1f}")


if __name__ == "__main__":
    main()
