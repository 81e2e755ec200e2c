"""Puts small faults into a copy of the checkout, one at a time, and reports which ones the tests catch.

    .venv/bin/python scripts/try_faults.py [NUMBER...]

scripts/faults.toml lists the faults: the place, the replacement, and the tests of `make test` that should fail. They
run on the sources; those of the page in its unit tests. A fault that these tests miss would reach users.
"""

import os
import re
import shutil
import signal
import subprocess
import sys
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
NOT_COPIED = shutil.ignore_patterns(".git", ".venv", ".*_cache", ".hypothesis", "__pycache__", "build", "node_modules")
FAILED = re.compile(r"^(?:FAILED|ERROR| FAIL ) +(.+?)(?: - .*)?$", re.MULTILINE)
AT_MOST = 600  # seconds; a fault that makes a test hang counts as caught


MAY_MISS = 3  # of all: a test for each fault that anybody can think of would be too many


class Fault(NamedTuple):
    file: str
    before: str
    after: str
    tests: list[str]


def faults() -> list[Fault]:
    listed = tomllib.loads((ROOT / "scripts/faults.toml").read_text(encoding="utf-8"))["fault"]
    return [Fault(**fault) for fault in listed]


def failure_of(checkout: Path, tests: list[str]) -> str | None:
    """The first of these tests that fails in the copy; None if all pass."""
    if tests[0].startswith("web/"):
        command = ["npx", "vitest", "run", *(test.removeprefix("web/") for test in tests)]
        folder = checkout / "web"
    else:
        command = [sys.executable, "-m", "pytest", "-x", "-m", "not installed", "-p", "no:cacheprovider", *tests]
        folder = checkout
    # Bytecode of a file that changed twice within a second would be mistaken for that of the other text.
    plain = {"PYTHONPATH": str(checkout / "src"), "PYTHONDONTWRITEBYTECODE": "1", "NO_COLOR": "1"}
    running = subprocess.Popen(
        command,
        cwd=folder,
        env=os.environ | plain,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        told = running.communicate(timeout=AT_MOST)[0]
    except subprocess.TimeoutExpired:
        return f"{' '.join(tests)}, which has not ended after {AT_MOST} seconds"
    finally:
        if running.returncode is None:
            os.killpg(running.pid, signal.SIGKILL)  # with the servers started by the tests
    if running.returncode == 0:
        return None
    failed = FAILED.search(told)
    if running.returncode != 1 or failed is None:
        raise SystemExit(f"{told}\n{' '.join(tests)} did not run on the sources")
    return failed[1]


def failure_with(checkout: Path, fault: Fault) -> str | None:
    """The first of the fault's tests that fails with it."""
    file = checkout / fault.file
    text = file.read_text(encoding="utf-8")
    if text.count(fault.before) != 1:
        raise SystemExit(f"{fault.file} does not have this once: {fault.before}")
    file.write_text(text.replace(fault.before, fault.after), encoding="utf-8")
    try:
        return failure_of(checkout, fault.tests)
    finally:
        file.write_text(text, encoding="utf-8")


def must_pass(checkout: Path, chosen: list[Fault]) -> None:
    """Check that the tests pass without a fault; a failing one would catch every fault."""
    tests = {test: None for fault in chosen for test in fault.tests}
    for is_of_page in (True, False):
        some = [test for test in tests if test.startswith("web/") == is_of_page]
        failed = failure_of(checkout, some) if some else None
        if failed is not None:
            raise SystemExit(f"without any fault this test fails: {failed}")


def main(numbers: list[int]) -> int:
    chosen = {number: fault for number, fault in enumerate(faults(), 1) if not numbers or number in numbers}
    missed = 0
    with TemporaryDirectory() as folder:
        checkout = shutil.copytree(ROOT, Path(folder, "zaria"), ignore=NOT_COPIED)
        (checkout / "web/node_modules").symlink_to(ROOT / "web/node_modules")
        if any(fault.file.startswith("web/") for fault in chosen.values()):  # the engine's scores, for the score pads
            path = {"PYTHONPATH": str(checkout / "src")}
            subprocess.run([sys.executable, "scripts/make_vectors.py"], cwd=checkout, env=os.environ | path, check=True)
        must_pass(checkout, list(chosen.values()))
        for number, fault in chosen.items():
            failed = failure_with(checkout, fault)
            missed += failed is None
            found = "MISSED" if failed is None else f"caught by {failed}"
            print(f"{number:3} {fault.file}: {fault.before.strip()} -> {fault.after.strip()}\n    {found}", flush=True)
    print(f"{len(chosen) - missed} of {len(chosen)} faults caught")
    return int(missed > (0 if numbers else MAY_MISS))


if __name__ == "__main__":
    sys.exit(main([int(number) for number in sys.argv[1:]]))
