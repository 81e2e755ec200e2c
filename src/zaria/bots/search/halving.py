"""Sequential halving: sample candidates with common random numbers, drop the worse half, repeat."""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

TRUST: Final = 40.0  # rollouts that a prior is worth


class Candidate:
    """An action and the value of each of its rollouts."""

    def __init__(self, action: int, bias: float, prior: float = 0.0) -> None:
        self.action = action
        self.bias = bias  # what the player's style adds
        self.prior = prior  # minus the best prior: 0 or less
        self.values: list[float] = []
        self.total: float = 0.0
        self.parts: list[list[float]] = []  # for each rollout, in the order of `part_names`

    def add(self, value: float) -> None:
        self.values.append(value)
        self.total += value

    def mean(self) -> float:
        return self.total / max(1, len(self.values))

    def error(self) -> float:
        """The standard error of the mean."""
        return standard_error(self.values)

    def score(self) -> float:
        """The sort key of candidates. The prior counts like TRUST rollouts at first, and less with every rollout."""
        trust = TRUST / (TRUST + len(self.values))
        return self.mean() + self.bias + trust * self.prior

    def behind(self, best: Candidate) -> tuple[float, float]:
        """The mean paired difference to the best candidate, and its standard error."""
        return paired_difference(best.values, self.values)


def paired_difference(values: list[float], others: list[float]) -> tuple[float, float]:
    """The mean difference and its standard error, over the samples that both have."""
    pairs = min(len(values), len(others))
    differences = [values[i] - others[i] for i in range(pairs)]
    return sum(differences) / max(1, pairs), standard_error(differences)


def standard_error(values: list[float]) -> float:
    number = len(values)
    if number < 2:
        return 1.0
    mean = sum(values) / number
    squares = 0.0
    for value in values:
        squares += (value - mean) * (value - mean)
    return sqrt(squares / (number - 1) / number)


def score_of(candidate: Candidate) -> float:
    return candidate.score()


class Sampler:
    """How candidates are sampled."""

    def sample(self, candidates: list[Candidate], number: i64) -> None:
        """Add one value to each candidate. `number` seeds the dice that they share."""
        raise TypeError("a sampler must sample")


def halve(sampler: Sampler, candidates: list[Candidate], rollouts: int, number: i64) -> list[Candidate]:
    """Spend the rollouts, most of them on the best candidates, and return all, best first.

    The sort is stable: equal candidates keep their order.
    """
    halvings = 1
    while 1 << halvings < len(candidates):
        halvings += 1
    left = len(candidates)
    while left > 1:
        for _ in range(max(1, rollouts // (halvings * left))):
            number += 1
            sampler.sample(candidates[:left], number)
        candidates = sorted(candidates[:left], key=score_of, reverse=True) + candidates[left:]
        left = (left + 1) // 2
    return candidates
