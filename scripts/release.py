"""Builds the sdist, and from it a wheel for each Python from 3.11 on that is at hand; checks each where it is alone.

    python scripts/release.py [--into dist] [python3.12 ...]

A wheel is checked where nothing else is installed than what it asks for: the engine must be compiled, the command must
run, and what needs an extra must say so. Nothing is published.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

VERSIONS = ("3.11", "3.12", "3.13", "3.14")
CONSTRAINTS = Path("constraints.txt").resolve()
COMPILED = "import sys, zaria; sys.exit(not zaria.COMPILED)"
PLAYS = "import zaria; [zaria.playout(game.new(game.players[1]), zaria.Rng(7)) for game in zaria.GAMES.values()]"
IS_SMALL = "import sys; from importlib.util import find_spec as f; sys.exit(bool(f('litestar') or f('numpy')))"


def run(*command: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([str(word) for word in command], capture_output=True, text=True)


def must(*command: str | Path) -> str:
    """What a command prints; if it fails, that is the end."""
    done = run(*command)
    if done.returncode != 0:
        raise SystemExit(f"release: {' '.join(str(word) for word in command)}\n{done.stdout}{done.stderr}")
    return done.stdout


def at_hand(wanted: list[str]) -> list[str]:
    """The interpreters that were named, or all that are found."""
    candidates = wanted or [f"python{version}" for version in VERSIONS]
    return [python for python in candidates if works(python)]


def works(python: str) -> bool:
    try:
        return run(python, "-c", "import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))").returncode == 0
    except OSError:
        return False


def environment(python: str, folder: Path) -> Path:
    """The Python of a fresh virtual environment."""
    must(python, "-m", "venv", folder)
    return folder / "bin" / "python"


def build_sdist(into: Path) -> Path:
    code = f"import sys; sys.path.insert(0, 'scripts'); import backend; print(backend.build_sdist({str(into)!r}))"
    return into / must(sys.executable, "-c", code).splitlines()[-1]


def build_wheel(python: str, sdist: Path, into: Path) -> Path:
    """Built apart from everything, as `pip install` does it."""
    with TemporaryDirectory() as folder:
        own = environment(python, Path(folder, "env"))
        must(own, "-m", "pip", "wheel", "--no-deps", "--wheel-dir", Path(folder, "made"), sdist)
        (made,) = Path(folder, "made").iterdir()
        return made.replace(into / made.name)


def check(python: str, wheel: Path) -> None:
    """Install it alone, and use it."""
    with TemporaryDirectory() as folder:
        own = environment(python, Path(folder))
        must(own, "-m", "pip", "install", "-c", CONSTRAINTS, wheel)
        for code in (COMPILED, PLAYS, IS_SMALL):
            must(own, "-c", code)
        must(own, "-m", "zaria", "--version")
        must(own.with_name("zaria"), "rules", "LV-PAY-01")
        served = run(own.with_name("zaria"), "serve")
        if "needs the extra" not in served.stderr:
            raise SystemExit(f"release: zaria serve said: {served.stderr}")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--into", default="dist")
    parser.add_argument("pythons", nargs="*")
    given = parser.parse_args()
    into = Path(given.into).resolve()
    into.mkdir(parents=True, exist_ok=True)
    pythons = at_hand(given.pythons)
    if not pythons:
        raise SystemExit("release: no Python from 3.11 on is at hand")
    sdist = build_sdist(into)
    print(sdist.name)
    for python in pythons:
        wheel = build_wheel(python, sdist, into)
        check(python, wheel)
        print(f"{wheel.name}: checked with {python}")


if __name__ == "__main__":
    main()
