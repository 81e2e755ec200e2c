"""The decisions that cost most: the best choice is found by thinking, and valued by other games than those."""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from zaria.analysis.course import Course
from zaria.bots.hints import SURE, hint, sentence

SCREENED: Final = 64  # games by which the decisions are found that may have cost most
VALUED: Final = 1200  # games by which those are valued
VALUED_AT_ONCE: Final = 200  # of them
LISTED: Final = 3  # of each seat
SHORTLIST: Final = 5  # of each seat, before they are valued
FAR: Final = 500_000_009  # from the numbers of the games that value positions


class Better:
    """A decision for which thinking found another choice. `loss` is what that choice would have brought more."""

    def __init__(self, step: int, action: int, told: dict[str, Any], data: dict[str, Any] | None = None) -> None:
        self.step = step
        self.action = action
        self.told = told  # the reason: a message and its arguments
        given = data or {"number": 0, "total": 0, "squares": 0, "first": 0}
        self.number: int = given["number"]
        self.total: int = given["total"]
        self.squares: int = given["squares"]
        self.first: int = given["first"]  # the loss in the games that chose it; never shown

    def play(self, course: Course, number: int) -> int:
        """What the better choice brought more in one game."""
        seat = course.steps[self.step].seat
        after = course.outcome(self.step + 1, number)
        return course.outcome_after(self.step, self.action, number)[seat] - after[seat]

    def screen(self, course: Course, games: int, seed: int) -> None:
        self.first = sum(self.play(course, seed + FAR + place) for place in range(games))

    def value(self, course: Course, games: int, seed: int) -> None:
        for place in range(self.number, self.number + games):
            loss = self.play(course, seed + 2 * FAR + place)
            self.total += loss
            self.squares += loss * loss
        self.number += games

    @property
    def loss(self) -> float:
        return self.total / self.number

    @property
    def error(self) -> float:
        if self.number < 2:
            return self.loss
        variance = (self.number * self.squares - self.total**2) / (self.number * (self.number - 1))
        return sqrt(variance / self.number)

    @property
    def is_sure(self) -> bool:
        return self.number > 1 and self.loss > SURE * self.error

    def to_data(self) -> dict[str, Any]:
        sums = {"number": self.number, "total": self.total, "squares": self.squares, "first": self.first}
        return {"step": self.step, "action": self.action, "told": self.told, "sums": sums}


def think_about(course: Course, step: int, effort: int, seed: int) -> Better | None:
    """The better choice that a strong player finds, if it is another one than was made."""
    state, played = course.states[step], course.steps[step].action
    found = hint(state, seed, effort=effort)["choices"]
    best = found[0]
    if best["action"] == played:
        return None
    made = [choice for choice in found if choice["action"] == played]
    told: dict[str, Any] = {"key": "hint-equal", "arguments": {}}
    if made:
        known = state.known(course.steps[step].seat)
        told = sentence(course.skill.mind, known, [best, made[0]], "points" if course.in_points else "chance")
    return Better(step, best["action"], told)


def shortlist(course: Course, found: list[Better]) -> list[Better]:
    """Of each seat those that seem to have cost most, in the order of the game."""
    chosen: list[Better] = []
    for seat in range(course.players):
        own = [better for better in found if course.steps[better.step].seat == seat and better.first > 0]
        chosen += sorted(own, key=lambda better: (-better.first, better.step))[:SHORTLIST]
    return sorted(chosen, key=lambda better: better.step)
