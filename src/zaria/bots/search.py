"""Thinking ahead: candidates are played out with the same dice, and the worse half is dropped again and again."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from zaria.bots.luck import Luck
from zaria.core.rng import Rng
from zaria.core.state import State

if TYPE_CHECKING:
    from zaria.bots.mind import Mind

TRUST: Final = 40.0  # rollouts that first sight is worth


class Candidate:
    """An action, and what its rollouts were worth, one by one."""

    def __init__(self, action: int, bent: float, prejudice: float = 0.0) -> None:
        self.action = action
        self.bent = bent  # what the player's manner adds
        self.prejudice = prejudice  # how much worse than others it looks at first sight; not above 0
        self.values: list[float] = []
        self.total: float = 0.0
        self.parts: list[list[float]] = []  # of each rollout, in the order of the mind's `part_names`

    def note(self, value: float) -> None:
        self.values.append(value)
        self.total += value

    def mean(self) -> float:
        return self.total / max(1, len(self.values))

    def error(self) -> float:
        """The standard error of the mean."""
        return standard_error(self.values)

    def appeal(self) -> float:
        """What candidates are ordered by. First sight counts like a few rollouts, and less with each further one."""
        doubt = TRUST / (TRUST + len(self.values))
        return self.mean() + self.bent + doubt * self.prejudice

    def behind(self, best: Candidate) -> tuple[float, float]:
        """By how much the best one was better with the same dice, and the standard error of that."""
        return paired(best.values, self.values)


def paired(values: list[float], others: list[float]) -> tuple[float, float]:
    """The mean difference and its standard error, as far as both were tried: further dice are no comparison."""
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


def appeal(candidate: Candidate) -> float:
    return candidate.appeal()


class Trial:
    """How candidates are played out."""

    def play_out(self, candidates: list[Candidate], number: i64) -> None:
        """Note one more value for each of them. The number names the dice, which are the same for all."""
        raise TypeError("a trial must say how")


def halve(trial: Trial, candidates: list[Candidate], rollouts: int, number: i64) -> list[Candidate]:
    """Sequential halving: spend the rollouts, most of them on the best candidates. The best one comes first.

    Of equal ones the first stays first, so that nothing depends on how lists are sorted.
    """
    halvings = 1
    while 1 << halvings < len(candidates):
        halvings += 1
    left = len(candidates)
    while left > 1:
        for _ in range(max(1, rollouts // (halvings * left))):
            number += 1
            trial.play_out(candidates[:left], number)
        candidates = sorted(candidates[:left], key=appeal, reverse=True) + candidates[left:]
        left = (left + 1) // 2
    return candidates


@final
class Search(Trial):
    """Plays actions out to the horizon with quick answers. What the seat may not know is drawn anew every time."""

    def __init__(self, mind: Mind[Any], known: State, seat: int, rng: Rng, with_parts: bool = False) -> None:
        self.mind = mind
        self.known = known
        self.seat = seat
        self.hidden = known.hides_from(seat)
        self.secrets = rng.split("secrets")
        self.horizon: i64 = mind.horizon(known)
        self.luck = Luck()
        self.with_parts = with_parts

    def play_out(self, candidates: list[Candidate], number: i64) -> None:
        world = self.known.determinize(self.seat, self.secrets) if self.hidden else self.known
        for candidate in candidates:
            tried = world.copy()
            self.luck.begin(number)
            tried.answer(candidate.action)
            self.mind.play_on(tried, self.luck, self.horizon, self.seat)
            candidate.note(self.mind.value(tried, self.seat))
            if self.with_parts:
                candidate.parts.append(self.mind.parts(tried, self.seat))
