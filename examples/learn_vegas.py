"""A player of Las Vegas that learns on the batch environment, within minutes and with NumPy alone.

    python examples/learn_vegas.py --minutes 3
    cd examples && zaria arena vegas learn_vegas:Learned greedy --games 4000

It plays single rounds against three `greedy`. The reward of a decision is the change of its standing (the payouts if
the round ended now) relative to the mean of the others. The weights are kept in
`learned_vegas.npz`, the curve in `learned_vegas.svg`.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from policy import Floats, Policy, pick

import zaria
from zaria.arena.plots import curve

HERE = Path(__file__).resolve().parent
KEPT = HERE / "learned_vegas.npz"
GAMES = 512
STEPS = 24  # between two updates
CHOICES = 7  # place one of six numbers, or pass
HIDDEN = 48
FIELDS = {field.name: field for field in zaria.GAMES["vegas"].observation.fields}  # type: ignore[union-attr]


def part(vectors: NDArray[Any], name: str, *shape: int) -> Floats:
    """One field of all vectors."""
    first = zaria.GAMES["vegas"].observation.place(name)  # type: ignore[union-attr]
    found: Floats = vectors[:, first : first + FIELDS[name].size].reshape(len(vectors), *shape).astype(np.float32)
    return found


def features(vectors: NDArray[Any]) -> Floats:
    """The features of each choice: the casino after it, the others there, the money, and the dice left."""
    weights = part(vectors, "small", 6, 5) + 2 * part(vectors, "big", 6, 5)
    neutral = part(vectors, "neutral", 6, 2) @ np.array([1, 2], np.float32)
    small, big = part(vectors, "roll", 6), part(vectors, "roll_big", 6)
    cards = part(vectors, "cards", 6, 2)
    dice = part(vectors, "supply_small", 5) + part(vectors, "supply_big", 5)
    own = weights[..., 0]
    after = own + small + 2 * big
    rivals = -np.sort(-np.concatenate([weights[..., 1:], neutral[..., None]], axis=2), axis=2)
    ahead = (rivals > after[..., None]).sum(axis=2)
    tied = (rivals == after[..., None]).any(axis=2) & (after > 0)
    was_ahead = (rivals > own[..., None]).sum(axis=2)
    left = dice[:, :1] - small - big
    others = np.repeat(dice[:, 1:].sum(axis=1, keepdims=True), 6, axis=1)
    chips = np.repeat(part(vectors, "chips", 5)[:, :1], 6, axis=1)
    wins = np.where(tied, 0, np.select([ahead == 0, ahead == 1], [cards[..., 0], cards[..., 1]], 0))
    won = np.where(
        (rivals == own[..., None]).any(axis=2) | (own == 0),
        0,
        np.select([was_ahead == 0, was_ahead == 1], [cards[..., 0], cards[..., 1]], 0),
    )
    columns: list[Any] = [
        after / 4,
        own / 4,
        small / 4,
        big,
        cards[..., 0] / 5,
        cards[..., 1] / 5,
        left / 4,
        others / 12,
    ]
    columns += [(after - rivals[..., 0]) / 4, (after - rivals[..., 1]) / 4, (own - rivals[..., 0]) / 4, tied, chips / 4]
    columns += [ahead == 0, ahead == 1, wins / 5, won / 5, (wins - won) / 5]
    of_casinos = np.stack([column.astype(np.float32) for column in columns], axis=2)
    whole = np.zeros((len(vectors), CHOICES, of_casinos.shape[2] + 1), np.float32)
    whole[:, :6, :-1] = of_casinos
    whole[:, 6, -1] = 1  # passing: only the dice and the chips count
    whole[:, 6, 6], whole[:, 6, 7], whole[:, 6, 12] = dice[:, 0] / 4, others[:, 0] / 12, chips[:, 0] / 4
    return whole


class Learned:
    """The trained player, for `zaria arena` and `zaria play`. It knows only the base game."""

    name = "learned"

    def __init__(self) -> None:
        self.policy = Policy.load(KEPT)

    def choose(self, known: zaria.State, seat: int, rng: zaria.Rng, budget: int) -> int:
        vector = np.frombuffer(known.observe(seat), np.int16)[None]
        legal = np.frombuffer(known.index_mask(), np.int8)[None, :CHOICES] > 0
        if not legal.any():  # a question of a tile
            return known.legal()[0]
        return int(self.policy.probabilities(features(vector), legal)[0].argmax())


def learn(minutes: float, seed: int, games: int = GAMES, steps: int = STEPS) -> tuple[Policy, list[float]]:
    """Train a policy; return it and its mean lead in dollars after each update."""
    from zaria.env import vector

    rng = np.random.default_rng(seed)
    tables = vector("vegas", n=games, players=4, rounds=1, opponents="greedy", reward="standing")
    shown = tables.reset(seed=seed)
    policy = Policy(features(shown.observations).shape[2], HIDDEN, rng)
    leads: list[float] = []
    start = time.monotonic()
    spent = 0.0  # of the time
    while spent < 1:
        played: list[Any] = []
        rewards: list[Any] = []
        ends: list[Any] = []
        ended, lead = 0, 0.0
        for _ in range(steps):
            seen, legal, seats = features(shown.observations), shown.masks[:, :CHOICES] > 0, shown.actors
            chances = policy.probabilities(seen, legal)
            chosen = pick(chances, rng)
            shown = tables.step(chosen)
            rows = np.arange(games)
            own = shown.rewards[rows, seats]
            rewards.append((own - (shown.rewards.sum(axis=1) - own) / 3) / 10_000)
            ends.append(shown.over)
            played.append((seen, legal, chosen, chances[rows, chosen]))
            ended += int(shown.over.sum())
            lead += float(rewards[-1].sum())
        leads.append(10_000 * lead / max(1, ended))
        improve(policy, played, rewards, ends, rng, 2e-3 * (1 - 0.9 * spent))
        spent = (time.monotonic() - start) / (60 * minutes)
        if len(leads) % 10 == 0:
            print(f"{time.monotonic() - start:5.0f} s  mean lead ${np.mean(leads[-10:]):,.0f}")
    return policy, leads


def improve(policy: Policy, played: list[Any], rewards: list[Any], ends: list[Any], rng: Any, rate: float) -> None:
    """Update the policy by the rewards from each decision to the end of the round."""
    follows = np.zeros(len(rewards[0]))
    gains: list[Any] = []
    for reward, over in zip(rewards[::-1], ends[::-1]):
        follows = reward + np.where(over, 0, follows)
        gains.insert(0, follows)
    seen, legal, chosen, before = (np.concatenate(column) for column in zip(*played))
    gain = np.concatenate(gains).astype(np.float32)
    gain = (gain - gain.mean()) / (gain.std() + 1e-6)
    for _ in range(3):
        order = rng.permutation(len(gain))
        for rows in np.array_split(order, 6):
            policy.update(seen[rows], legal[rows], chosen[rows], before[rows], gain[rows], rate)


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn to play Las Vegas.")
    parser.add_argument("--minutes", type=float, default=3)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    policy, leads = learn(given.minutes, given.seed)
    policy.save(KEPT)
    lowest = min(leads)
    picture = curve(
        "Mean lead over greedy in a round, $ above the first", "rounds of learning", [one - lowest for one in leads]
    )
    KEPT.with_suffix(".svg").write_text(picture, encoding="utf-8")
    print(f"kept in {KEPT.name} and {KEPT.with_suffix('.svg').name}")


if __name__ == "__main__":
    main()
