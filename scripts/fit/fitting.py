"""Ridge regression and softmax temperatures, to fit the few weights of players."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray


class LeastSquares:
    """Collects rows and finds their best weights by ridge regression."""

    def __init__(self, size: int) -> None:
        self.products: NDArray[np.float64] = np.zeros((size, size))
        self.targets: NDArray[np.float64] = np.zeros(size)

    def add(self, row: list[float], target: float) -> None:
        features = np.asarray(row)
        self.products += np.outer(features, features)
        self.targets += features * target

    def solve(self, ridge: float) -> list[float]:
        weights: list[float] = np.linalg.solve(self.products + ridge * np.eye(len(self.targets)), self.targets).tolist()
        return weights


def best_spread(expected: list[list[float]], shares: list[list[float]]) -> float:
    """The softmax temperature that maximises the likelihood of the winners, given all expected points."""
    values = np.asarray(expected)
    values -= values.max(axis=1, keepdims=True)
    won = np.asarray(shares)

    def likelihood(spread: float) -> float:
        logits = values / spread
        return float((won * (logits - np.log(np.exp(logits).sum(axis=1, keepdims=True)))).sum())

    return max((1.05**step for step in range(84)), key=likelihood)  # from 1 to 60
