"""Prints the slowest tests of a run and a table of its stages. Fails if a stage executed no test.

    python scripts/test_report.py REPORTS STAGE...

REPORTS holds, for each stage, the notes of scripts/stage (STAGE.stage) and the JUnit file of its test runner
(STAGE.xml).
"""

import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import NamedTuple

SLOWEST = 30


class Test(NamedTuple):
    seconds: float
    name: str
    failed: bool


class Stage(NamedTuple):
    title: str
    outcome: str  # passed, FAILED, or another outcome
    seconds: int
    tests: list[Test]

    @property
    def slowest(self) -> Test | None:
        return max(self.tests, default=None)


def name_of(case: ElementTree.Element) -> str:
    """The name `tests/web/test_home.py::test_it`: pytest writes the file as a module, vitest as a path."""
    file = case.get("classname", "")
    if "/" not in file:
        file = file.replace(".", "/") + ".py"
    return f"{file}::{case.get('name')}"


def tests_of(report: Path) -> list[Test]:
    """The executed tests of a stage."""
    if not report.is_file():
        return []
    cases = [case for case in ElementTree.parse(report).iter("testcase") if case.find("skipped") is None]
    return [
        Test(
            float(case.get("time", 0)), name_of(case), any(case.find(kind) is not None for kind in ("failure", "error"))
        )
        for case in cases
    ]


def stage_of(reports: Path, name: str) -> Stage:
    note = reports / f"{name}.stage"
    if not note.is_file():  # its setup failed
        return Stage(name, "did not start", 0, [])
    title, seconds, outcome = note.read_text(encoding="utf-8").rstrip("\n").split("\t")
    tests = tests_of(reports / f"{name}.xml")
    if not tests and outcome == "passed":
        outcome = "ran NO TEST"
    return Stage(title, outcome, int(seconds), tests)


def table(stages: list[Stage]) -> list[str]:
    """One row for each stage, with columns as wide as their contents."""
    rows = [("stage", "", "tests", "seconds", "slowest test")]
    for stage in stages:
        slowest = f"{stage.slowest.seconds:.0f} s {stage.slowest.name}" if stage.slowest else ""
        rows.append((stage.title, stage.outcome, str(len(stage.tests)), str(stage.seconds), slowest))
    widths = [max(len(row[column]) for row in rows) for column in range(4)]
    return [
        f"{title:{widths[0]}}  {outcome:{widths[1]}}  {tests:>{widths[2]}}  {seconds:>{widths[3]}}  {slowest}".rstrip()
        for title, outcome, tests, seconds, slowest in rows
    ]


def main(reports: Path, names: list[str]) -> int:
    stages = [stage_of(reports, name) for name in names]
    tests = sorted((test for stage in stages for test in stage.tests), reverse=True)
    print(f"== The {min(SLOWEST, len(tests))} slowest tests")
    for test in tests[:SLOWEST]:
        print(f"{test.seconds:7.1f} s  {test.name}")
    print("== All stages", *table(stages), sep="\n")
    failed = sum(test.failed for test in tests)
    print(f"{len(tests) - failed} passed, {failed} failed")
    return int(any(stage.outcome != "passed" for stage in stages))


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2:]))
