"""Least squares and softmax temperatures in plain Python: enough for the few weights that players are fitted with."""

from __future__ import annotations

from math import exp, log


class LeastSquares:
    """Collects rows and finds the weights that explain them best, a little held back (ridge)."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.products = [[0.0] * size for _ in range(size)]
        self.targets = [0.0] * size

    def add(self, row: list[float], target: float) -> None:
        for i in range(self.size):
            if row[i] != 0.0:
                self.targets[i] += row[i] * target
                products = self.products[i]
                for j in range(self.size):
                    products[j] += row[i] * row[j]

    def solve(self, ridge: float) -> list[float]:
        """Gaussian elimination with pivots."""
        size = self.size
        rows = [[*self.products[i][:], self.targets[i]] for i in range(size)]
        for i in range(size):
            rows[i][i] += ridge
        for i in range(size):
            pivot = i
            for k in range(i, size):
                if abs(rows[k][i]) > abs(rows[pivot][i]):
                    pivot = k
            rows[i], rows[pivot] = rows[pivot], rows[i]
            for k in range(i + 1, size):
                factor = rows[k][i] / rows[i][i]
                for j in range(i, size + 1):
                    rows[k][j] -= factor * rows[i][j]
        weights = [0.0] * size
        for i in range(size - 1, -1, -1):
            known = rows[i][size]
            for j in range(i + 1, size):
                known -= rows[i][j] * weights[j]
            weights[i] = known / rows[i][i]
        return weights


def best_spread(expected: list[list[float]], shares: list[list[float]]) -> float:
    """The softmax temperature under which the winners were likeliest, given what everybody expected."""
    best, most = 1.0, -1e18
    spread = 1.0
    while spread < 60.0:
        likelihood = 0.0
        for row, won in zip(expected, shares):
            top = max(row)
            total = sum([exp((value - top) / spread) for value in row])
            for value, share in zip(row, won):
                likelihood += share * ((value - top) / spread - log(total))
        if likelihood > most:
            best, most = spread, likelihood
        spread *= 1.05
    return best
