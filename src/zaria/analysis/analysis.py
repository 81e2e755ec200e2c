"""Analyse a game in passes, which can be stored in between. The same record always gives the same report."""

from __future__ import annotations

from math import sqrt
from time import process_time
from typing import Any, Final

import zaria
from zaria.analysis.evidence import PILOT, GroupEvidence, power_near
from zaria.analysis.mistakes import (
    FAR,
    SCREENED,
    SCREENED_BLOCKS,
    SEARCHES,
    VALUED,
    VALUED_BLOCKS,
    Mistake,
    Task,
    find_mistake,
    shortlist,
    tasks_of,
)
from zaria.analysis.recorded_game import RecordedGame
from zaria.analysis.report import report_of
from zaria.bots.search.continuations import WHOLE
from zaria.core.engine.errors import BadRecord
from zaria.core.engine.player import BUDGET
from zaria.core.records.record import Record

USUAL: Final = BUDGET if zaria.COMPILED else BUDGET // 100  # uncompiled games take a hundred times as long
FORM: Final = 4  # version of stored analyses; other versions start afresh
FIRST: Final = 16  # games of each segment at first
SMOOTH: Final = 128  # least games of each segment, even without decisions: for the graph
GAMES: Final = 32  # games of each segment in a block, where rounds have continuations
CONTINUATIONS: Final = 16  # in such a block
AT_ONCE: Final = 1024  # rollouts before the next group is chosen
MOST: Final = 20_000  # most blocks of a group
SURE_CHANCE: Final = 0.03  # the standard error of a seat's luck at which an analysis is done
SURE_POINTS: Final = 0.5
MOST_ROLLOUTS: Final = 700_000  # then it stops and reports its errors
# Rollouts of a pass; fewer if the baseline policy is slow, since a worker has only a few seconds.
PASS: Final = 25_000
FIRST_PASS: Final = 9_000  # for an early first report
ROLLOUTS_OF_A_SEARCH: Final = 500  # that take about as long as one search


class Analysis:
    """`refine()` until `is_done`; `report()` at any time after the first pass."""

    def __init__(
        self, record: Record, effort: int = USUAL, seed: int = 0, stored: dict[str, Any] | None = None
    ) -> None:
        self.game = RecordedGame(record)
        self.effort = effort
        self.seed = seed
        if stored is not None and not fits(stored, effort, seed):
            stored = None
        game = self.game
        data = stored or {"stretches": None, "thought": 0, "better": [], "screened": 0, "listed": None, "valued": 0}
        # Of one block; the number of games is a power of two.
        self.games, self.continuations = power_near(self.scaled(GAMES), GAMES), self.scaled(CONTINUATIONS)
        self.groups = [
            GroupEvidence(game, group, self.games, self.continuations, data["stretches"] and data["stretches"][place])
            for place, group in enumerate(game.groups)
        ]
        self.decisions = [place for place in range(len(game.steps)) if game.choices(place)]
        self.thought: int = data["thought"]  # decisions searched so far
        self.mistake = [Mistake(one["step"], one["action"], one["told"], one["sums"]) for one in data["better"]]
        self.screened: int = data["screened"]
        self.listed: list[int] | None = data["listed"]  # steps
        self.valued: int = data["valued"]
        self.screening_tasks: list[Task] | None = None  # when first needed
        self.valuing_tasks: list[Task] | None = None
        self.before: int = stored["rollouts"] if stored else 0  # rollouts before this was resumed

    def scaled(self, usual: int, least: int = 2) -> int:
        return max(least, usual * self.effort // BUDGET)

    @property
    def rollouts_of_a_search(self) -> int:
        usual: int = self.game.skill.hint.rollouts
        return max(1, min(usual, SEARCHES // len(self.decisions)) * self.effort // BUDGET)

    # Passes

    def refine(self, rollouts: int | None = None, seconds: float | None = None) -> None:
        """Run one pass of this many rollouts, or to the end; at most for these seconds of processor time."""
        end = None if seconds is None else process_time() + seconds
        is_first = not self.has_estimates
        limit = rollouts or self.scaled(FIRST_PASS if is_first else PASS, 50)
        begun, searches = self.spent, 0
        while not self.is_done:
            searches += self.next_task()
            used = self.spent - begun + searches * self.scaled(ROLLOUTS_OF_A_SEARCH)
            if used >= limit and self.has_estimates:
                break
            if end is not None and process_time() >= end:
                break

    def next_task(self) -> int:
        """Do the next piece of work. Return the number of searches it made."""
        if not self.has_estimates or self.spent < self.scaled(FIRST_PASS):
            self.refine_luck()
        elif self.thought < len(self.decisions):
            mistake = find_mistake(self.game, self.decisions[self.thought], self.rollouts_of_a_search, self.seed)
            self.thought += 1
            if mistake is not None:
                self.mistake.append(mistake)
            return 1
        elif self.screened < len(self.screening()):
            self.screening()[self.screened].play(self.game, self.games, self.continuations, self.seed + FAR)
            self.screened += 1
        elif self.listed is None:
            for mistake in self.mistake:
                mistake.start_valuing()
            self.listed = [mistake.step for mistake in shortlist(self.game, self.mistake)]
        elif not self.has_valued:
            self.valuing()[self.valued].play(self.game, self.games, self.continuations, self.seed + 2 * FAR)
            self.valued += 1
        else:
            self.refine_luck()
        return 0

    def refine_luck(self) -> None:
        """Sample where variance falls fastest; every group gets a few samples first."""
        fresh = next((group for group in self.groups if group.number == 0), None)
        if fresh is not None:
            fresh.play(PILOT if fresh.group.round else self.scaled(FIRST, 4), self.seed)
            return
        rough = next((group for group in self.groups if group.number < self.smooth(group)), None)
        if rough is not None:
            rough.play(self.smooth(rough) - rough.number, self.seed)
            return
        best = max(
            self.groups, key=lambda one: one.total_variance() / (one.number * one.cost) if one.number < MOST else -1.0
        )
        best.play(min(best.number, max(1, AT_ONCE // best.rollouts)), self.seed)

    def smooth(self, group: GroupEvidence) -> int:
        """The least number of blocks for a smooth graph. Points vary less than chances, and rounds have enough."""
        return 0 if group.group.round or self.game.in_points else self.scaled(SMOOTH, 4)

    def screening(self) -> list[Task]:
        """The tasks that find the costliest candidates, once all decisions have been searched."""
        if self.screening_tasks is None:
            games, blocks = self.scaled(SCREENED, 4), self.scaled(SCREENED_BLOCKS)
            self.screening_tasks = tasks_of(self.game, self.mistake, games, blocks)
        return self.screening_tasks

    def valuing(self) -> list[Task]:
        """The tasks that value the listed mistakes."""
        if self.valuing_tasks is None:
            games, blocks = self.scaled(VALUED, 8), self.scaled(VALUED_BLOCKS, 4)
            self.valuing_tasks = tasks_of(self.game, self.listed_mistakes(), games, blocks)
        return self.valuing_tasks

    def listed_mistakes(self) -> list[Mistake]:
        return [mistake for mistake in self.mistake if self.listed is not None and mistake.step in self.listed]

    # Progress

    @property
    def has_estimates(self) -> bool:
        """Is there something to report?"""
        return self.groups[-1].number > 0

    @property
    def rollouts_so_far(self) -> int:
        return self.before + int(self.game.rollouts.played)

    @property
    def whole(self) -> int:
        """The number that stands for a value of 1 in the sums."""
        return 1 if self.game.in_points else WHOLE

    @property
    def spent(self) -> int:
        """The same, in rollouts of the cheap rollout policy that take as long."""
        return self.rollouts_so_far * self.game.skill.model.policy.baseline_cost()

    def luck_error(self, seat: int) -> float:
        """The standard error of a seat's luck."""
        return sqrt(sum([group.luck_variance(seat) for group in self.groups])) / self.whole

    @property
    def target_error(self) -> float:
        return (SURE_POINTS if self.game.in_points else SURE_CHANCE) * sqrt(BUDGET / self.effort)

    @property
    def is_sure(self) -> bool:
        if any([group.number < self.smooth(group) for group in self.groups]):
            return False
        worst = max(self.luck_error(seat) for seat in range(self.game.players))
        if worst <= self.target_error or self.spent >= self.scaled(MOST_ROLLOUTS):
            return True
        return all(group.number >= MOST or group.total_variance() == 0.0 for group in self.groups)

    @property
    def has_valued(self) -> bool:
        """Are all listed mistakes valued?"""
        return self.listed is not None and self.valued == len(self.valuing())

    @property
    def is_done(self) -> bool:
        return self.has_estimates and self.has_valued and self.is_sure

    @property
    def progress(self) -> float:
        """From 0 to 1."""
        if self.is_done:
            return 1.0
        if not self.has_estimates:
            return 0.0
        searches = self.thought / max(1, len(self.decisions))
        values = self.valued / max(1, len(self.valuing())) if self.listed is not None else 0.0
        worst = max(self.luck_error(seat) for seat in range(self.game.players))
        sure = min(1.0, (self.target_error / worst) ** 2) if worst > 0 else 1.0
        return 0.05 + 0.9 * (0.3 * searches + 0.2 * values + 0.5 * sure)

    def report(self) -> dict[str, Any]:
        """What is known so far, as plain data."""
        return report_of(self)

    def to_data(self) -> dict[str, Any]:
        """Everything needed to resume later, as JSON."""
        return {
            "form": FORM,
            "effort": self.effort,
            "seed": self.seed,
            "rollouts": self.rollouts_so_far,
            "stretches": [group.to_data() for group in self.groups],
            "thought": self.thought,
            "better": [mistake.to_data() for mistake in self.mistake],
            "screened": self.screened,
            "listed": self.listed,
            "valued": self.valued,
        }


def fits(stored: dict[str, Any], effort: int, seed: int) -> bool:
    return (stored.get("form"), stored.get("effort"), stored.get("seed")) == (FORM, effort, seed)


def analyse(record: Record, effort: int = USUAL, seed: int = 0, so_far: bool = False) -> dict[str, Any]:
    """The full report on a finished game; with `so_far`, also on an unfinished one.

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
