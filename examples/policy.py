"""A small policy in NumPy: one network scores each choice, and a softmax picks one of the legal ones.

It is trained by PPO: choices that did better than expected become more likely, a little at a time.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
CLIP = 0.2  # how far one update may move the probability of a choice
ENTROPY = 0.01  # prevents premature certainty


class Policy:
    """Scores choices by their features: `features -> hidden -> hidden -> 1`."""

    def __init__(self, features: int, hidden: int, rng: np.random.Generator) -> None:
        sizes = [(features, hidden), (hidden, hidden), (hidden, 1)]
        self.weights = [rng.normal(0, 1 / np.sqrt(rows), (rows, columns)).astype(np.float32) for rows, columns in sizes]
        self.weights[-1] *= 0.1
        self.biases = [np.zeros(columns, np.float32) for _, columns in sizes]
        self.moments = [(np.zeros_like(one), np.zeros_like(one)) for one in [*self.weights, *self.biases]]
        self.updates = 0

    def probabilities(self, features: Floats, legal: NDArray[np.bool_]) -> Floats:
        """The probability of each choice. `features` has a row for each; only those that are `legal` cost time."""
        return softmax(self.forward(features[legal])[-1], legal)

    def forward(self, features: Floats) -> list[Floats]:
        """The output of each layer, starting with the input."""
        layers = [features]
        for number, (weights, bias) in enumerate(zip(self.weights, self.biases)):
            out = layers[-1] @ weights + bias
            layers.append(np.tanh(out) if number < 2 else out)
        return layers

    def update(
        self,
        features: Floats,
        legal: NDArray[np.bool_],
        chosen: NDArray[Any],
        before: Floats,
        gain: Floats,
        rate: float,
    ) -> None:
        """One step of Adam. `before` are the probabilities of the choices when made, `gain` their advantages."""
        layers = self.forward(features[legal])
        now = softmax(layers[-1], legal)
        rows = np.arange(len(chosen))
        ratio = now[rows, chosen] / before
        clipped = np.where(gain > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
        push = np.where(clipped, 0, gain * ratio)[:, None]
        is_chosen = np.zeros_like(now)
        is_chosen[rows, chosen] = 1
        logs = np.log(now + 1e-8)
        spread = now * (logs - (now * logs).sum(axis=1, keepdims=True))
        slope = (-(push * (is_chosen - now)) + ENTROPY * spread) / len(chosen)
        self.learn(layers, slope[legal][:, None].astype(np.float32), rate)

    def learn(self, layers: list[Floats], slope: Floats, rate: float) -> None:
        """Backpropagate the gradient of the loss."""
        weight_slopes: list[Floats] = []
        bias_slopes: list[Floats] = []
        for number in (2, 1, 0):
            weight_slopes.insert(0, layers[number].T @ slope)
            bias_slopes.insert(0, slope.sum(axis=0))
            if number:
                slope = (slope @ self.weights[number].T) * (1 - layers[number] ** 2)
        self.updates += 1
        correct = rate * np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
        for value, found, (mean, square) in zip(
            [*self.weights, *self.biases], [*weight_slopes, *bias_slopes], self.moments
        ):
            mean += 0.1 * (found - mean)
            square += 0.001 * (found**2 - square)
            value -= (correct * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)

    def save(self, path: Path) -> None:
        np.savez(path, *self.weights, *self.biases)

    @classmethod
    def load(cls, path: Path) -> Policy:
        with np.load(path) as found:
            arrays = [found[f"arr_{number}"] for number in range(6)]
        policy = cls(arrays[0].shape[0], arrays[0].shape[1], np.random.default_rng(0))
        policy.weights, policy.biases = arrays[:3], arrays[3:]
        return policy


def softmax(scores: Floats, legal: NDArray[np.bool_]) -> Floats:
    """Probabilities of the legal choices from their scores; the others get 0."""
    shifted = np.full(legal.shape, -np.inf, np.float32)
    shifted[legal] = scores[:, 0]
    powers = np.exp(shifted - shifted.max(axis=1, keepdims=True))
    chances: Floats = powers / powers.sum(axis=1, keepdims=True)
    return chances


def pick(chances: Floats, rng: np.random.Generator) -> NDArray[Any]:
    """Sample one choice in each row."""
    drawn = rng.random((len(chances), 1), dtype=np.float32)
    legal = np.minimum((chances.cumsum(axis=1) < drawn).sum(axis=1), chances.shape[1] - 1)
    found: NDArray[Any] = np.where(chances[np.arange(len(chances)), legal] > 0, legal, chances.argmax(axis=1))
    return found
