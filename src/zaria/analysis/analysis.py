"""An analysis is refined pass by pass, and can be stored between them: the same record always ends the same."""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

import zaria
from zaria.analysis.course import Course
from zaria.analysis.evidence import PILOT, StretchEvidence, power_near
from zaria.analysis.mistakes import (
    FAR,
    SCREENED,
    SCREENED_BLOCKS,
    THOUGHTS,
    VALUED,
    VALUED_BLOCKS,
    Better,
    Unit,
    shortlist,
    think_about,
    units_of,
)
from zaria.analysis.report import report_of
from zaria.bots.futures import WHOLE
from zaria.core.errors import BadRecord
from zaria.core.play import BUDGET
from zaria.core.record import Record

USUAL: Final = BUDGET if zaria.COMPILED else BUDGET // 100  # uncompiled, games take a hundred times as long
FORM: Final = 3  # of what is stored; another form is begun anew
FIRST: Final = 16  # games of each run, at first
SMOOTH: Final = 128  # games that each run has in the end, also where nobody decided anything: for the graph
GAMES: Final = 32  # of each run in a block of a round with futures
FUTURES: Final = 16  # of such a block
AT_ONCE: Final = 1024  # rollouts of a stretch, before another one may need them more
MOST: Final = 20_000  # blocks of a stretch
SURE_CHANCE: Final = 0.03  # the standard error of a seat's luck at which an analysis is done
SURE_POINTS: Final = 0.5
MOST_ROLLOUTS: Final = 700_000  # of an analysis: then it says how sure it is, and ends
# Rollouts of a pass, with quick answers; of slower ones there are fewer, since a worker has only some seconds.
PASS: Final = 25_000
FIRST_PASS: Final = 9_000  # soon there is something to see
ROLLOUTS_OF_A_THOUGHT: Final = 500  # that take about as long


class Analysis:
    """`refine()` until `is_done`; `report()` at any time after the first pass."""

    def __init__(
        self, record: Record, effort: int = USUAL, seed: int = 0, stored: dict[str, Any] | None = None
    ) -> None:
        self.course = Course(record)
        self.effort = effort
        self.seed = seed
        if stored is not None and not fits(stored, effort, seed):
            stored = None
        course = self.course
        data = stored or {"stretches": None, "thought": 0, "better": [], "screened": 0, "listed": None, "valued": 0}
        # Of a block; games are a power of two.
        self.games, self.futures = power_near(self.scaled(GAMES), GAMES), self.scaled(FUTURES)
        self.stretches = [
            StretchEvidence(course, stretch, self.games, self.futures, data["stretches"] and data["stretches"][place])
            for place, stretch in enumerate(course.stretches)
        ]
        self.decisions = [place for place in range(len(course.steps)) if course.choices(place)]
        self.thought: int = data["thought"]  # decisions that were thought about
        self.better = [Better(one["step"], one["action"], one["told"], one["sums"]) for one in data["better"]]
        self.screened: int = data["screened"]
        self.listed: list[int] | None = data["listed"]  # steps
        self.valued: int = data["valued"]
        self.screening_units: list[Unit] | None = None  # once they are known
        self.valuing_units: list[Unit] | None = None
        self.before: int = stored["rollouts"] if stored else 0  # rollouts, before this was stored

    def scaled(self, usual: int, least: int = 2) -> int:
        return max(least, usual * self.effort // BUDGET)

    @property
    def rollouts_of_a_thought(self) -> int:
        usual = self.course.skill.hint.rollouts
        return max(1, min(usual, THOUGHTS // len(self.decisions)) * self.effort // BUDGET)

    # Passes

    def refine(self, rollouts: int | None = None) -> None:
        """One pass: games until so many were played, or until there is nothing left to do."""
        is_first = not self.has_looked
        limit = rollouts or self.scaled(FIRST_PASS if is_first else PASS, 50)
        begun, thoughts = self.spent, 0
        while not self.is_done:
            thoughts += self.next_unit()
            used = self.spent - begun + thoughts * self.scaled(ROLLOUTS_OF_A_THOUGHT)
            if used >= limit and self.has_looked:
                break

    def next_unit(self) -> int:
        """The next piece of work; 1 if it was a thought."""
        if not self.has_looked or self.spent < self.scaled(FIRST_PASS):
            self.refine_luck()
        elif self.thought < len(self.decisions):
            better = think_about(self.course, self.decisions[self.thought], self.rollouts_of_a_thought, self.seed)
            self.thought += 1
            if better is not None:
                self.better.append(better)
            return 1
        elif self.screened < len(self.screening()):
            self.screening()[self.screened].play(self.course, self.games, self.futures, self.seed + FAR)
            self.screened += 1
        elif self.listed is None:
            for better in self.better:
                better.begin_anew()
            self.listed = [better.step for better in shortlist(self.course, self.better)]
        elif not self.has_valued:
            self.valuing()[self.valued].play(self.course, self.games, self.futures, self.seed + 2 * FAR)
            self.valued += 1
        else:
            self.refine_luck()
        return 0

    def refine_luck(self) -> None:
        """More games for the stretch of which the luck profits most; a few for all of them come first."""
        fresh = next((stretch for stretch in self.stretches if stretch.number == 0), None)
        if fresh is not None:
            fresh.play(PILOT if fresh.stretch.round else self.scaled(FIRST, 4), self.seed)
            return
        rough = next((stretch for stretch in self.stretches if stretch.number < self.smooth(stretch)), None)
        if rough is not None:
            rough.play(self.smooth(rough) - rough.number, self.seed)
            return
        best = max(self.stretches, key=lambda one: one.doubt() / (one.number * one.cost) if one.number < MOST else -1.0)
        best.play(min(best.number, max(1, AT_ONCE // best.rollouts)), self.seed)

    def smooth(self, stretch: StretchEvidence) -> int:
        """How many blocks a stretch has at least; points differ less than chances, and rounds have enough."""
        return 0 if stretch.stretch.round or self.course.in_points else self.scaled(SMOOTH, 4)

    def screening(self) -> list[Unit]:
        """By which the decisions are found that may have cost most; all have been thought about then."""
        if self.screening_units is None:
            games, blocks = self.scaled(SCREENED, 4), self.scaled(SCREENED_BLOCKS)
            self.screening_units = units_of(self.course, self.better, games, blocks)
        return self.screening_units

    def valuing(self) -> list[Unit]:
        """By which those are valued that are listed."""
        if self.valuing_units is None:
            games, blocks = self.scaled(VALUED, 8), self.scaled(VALUED_BLOCKS, 4)
            self.valuing_units = units_of(self.course, self.listed_ones(), games, blocks)
        return self.valuing_units

    def listed_ones(self) -> list[Better]:
        return [better for better in self.better if self.listed is not None and better.step in self.listed]

    # How far it is

    @property
    def has_looked(self) -> bool:
        """Is there something to report?"""
        return self.stretches[-1].number > 0

    @property
    def rollouts_so_far(self) -> int:
        return self.before + int(self.course.rollouts.played)

    @property
    def whole(self) -> int:
        """What a value of 1 is in the sums."""
        return 1 if self.course.in_points else WHOLE

    @property
    def spent(self) -> int:
        """The same in rollouts with quick answers that would have taken as long."""
        return self.rollouts_so_far * self.course.skill.mind.cost_of_a_game()

    def luck_error(self, seat: int) -> float:
        """The standard error of a seat's luck."""
        return sqrt(sum([stretch.luck_variance(seat) for stretch in self.stretches])) / self.whole

    @property
    def wanted_error(self) -> float:
        return (SURE_POINTS if self.course.in_points else SURE_CHANCE) * sqrt(BUDGET / self.effort)

    @property
    def is_sure(self) -> bool:
        if any([stretch.number < self.smooth(stretch) for stretch in self.stretches]):
            return False
        worst = max(self.luck_error(seat) for seat in range(self.course.players))
        if worst <= self.wanted_error or self.spent >= self.scaled(MOST_ROLLOUTS):
            return True
        return all(stretch.number >= MOST or stretch.doubt() == 0.0 for stretch in self.stretches)

    @property
    def has_valued(self) -> bool:
        """Are all decisions looked at?"""
        return self.listed is not None and self.valued == len(self.valuing())

    @property
    def is_done(self) -> bool:
        return self.has_looked and self.has_valued and self.is_sure

    @property
    def progress(self) -> float:
        """From 0 to 1."""
        if self.is_done:
            return 1.0
        if not self.has_looked:
            return 0.0
        thoughts = self.thought / max(1, len(self.decisions))
        values = self.valued / max(1, len(self.valuing())) if self.listed is not None else 0.0
        worst = max(self.luck_error(seat) for seat in range(self.course.players))
        sure = min(1.0, (self.wanted_error / worst) ** 2) if worst > 0 else 1.0
        return 0.05 + 0.9 * (0.3 * thoughts + 0.2 * values + 0.5 * sure)

    def report(self) -> dict[str, Any]:
        """What is known so far, as plain data."""
        return report_of(self)

    def to_data(self) -> dict[str, Any]:
        """Everything that is needed to go on later, as JSON."""
        return {
            "form": FORM,
            "effort": self.effort,
            "seed": self.seed,
            "rollouts": self.rollouts_so_far,
            "stretches": [stretch.to_data() for stretch in self.stretches],
            "thought": self.thought,
            "better": [better.to_data() for better in self.better],
            "screened": self.screened,
            "listed": self.listed,
            "valued": self.valued,
        }


def fits(stored: dict[str, Any], effort: int, seed: int) -> bool:
    return (stored.get("form"), stored.get("effort"), stored.get("seed")) == (FORM, effort, seed)


def analyse(record: Record, effort: int = USUAL, seed: int = 0, so_far: bool = False) -> dict[str, Any]:
    """The whole report of a finished game; with `so_far` also of one that is not over.

    >>> import zaria
    >>> record = zaria.play("vegas", ["greedy", "random"], seed=3, rounds=1)
    >>> report = analyse(record, effort=1)
    >>> [abs(seat["start"] + seat["luck"] + seat["decisions"] + seat["gifts"] - seat["end"]) < 1e-9
    ...  for seat in report["seats"]]
    [True, True]
    """
    if record.result is None and not so_far:
        raise BadRecord("analysis-unfinished")
    analysis = Analysis(record, effort, seed)
    while not analysis.is_done:
        analysis.refine()
    return analysis.report()
