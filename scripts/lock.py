"""Looks for newer versions of all packages, and pins them with their hashes: `make update`.

    python scripts/lock.py [--same]

locks/ lists what each step of the Makefile installs, for all systems and all Pythons from 3.11 on: a package on each
line, in the same version everywhere, with the hashes of all its wheels and sdists. No index is named. web/package.json
moves within its major versions. --same keeps all versions, for a change of pyproject.toml.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parents[1]
LOCKS = ROOT / "locks"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PIN = re.compile(r"^([A-Za-z0-9._-]+==[A-Za-z0-9.]+)", re.MULTILINE)
GROUPS: dict[str, list[str]] = {
    "build": PROJECT["build-system"]["requires"],
    "run": PROJECT["project"]["dependencies"],
    **PROJECT["project"]["optional-dependencies"],
    **PROJECT["dependency-groups"],
}
# The requirements of each step of the Makefile.
STEPS = {
    "build": ["build"],
    "run": ["run", "server"],
    "tools": ["dev", "analysis", "env", "docs", "release"],
    "postgres": ["postgres"],
    "pgserver": ["pgserver"],
    "node": ["node"],
    "audit": ["audit"],
    "update": ["update"],
    "ray": ["ray"],
    "openspiel": ["openspiel"],
    "bench-env": ["bench-env"],
    "bench": ["bench"],
}
ALONE = {"bench"}  # without its dependencies: it asks for an old NumPy without need
STAY = {"vite"}  # newer versions lack Rolldown for some platforms
OLDEST = "3.11.5"  # the documentation needs it
EVERYWHERE = ["--universal", "--python-version", OLDEST, "--no-header", "--no-annotate", "--quiet"]


def pins() -> list[str]:
    """`name==version` of everything that is locked."""
    return sorted({pin for lock in LOCKS.glob("*.txt") for pin in PIN.findall(lock.read_text("ascii"))})


def asked(step: str) -> str:
    """The requirements of a step, from pyproject.toml."""
    return "".join(f"{requirement}\n" for name in STEPS[step] for requirement in GROUPS[name])


def resolved(requirements: str, *options: str) -> str:
    """All packages that the requirements resolve to, one on each line."""
    uv = str(Path(sys.executable).with_name("uv"))
    command = [uv, "pip", "compile", *EVERYWHERE, *options, "-"]
    done = subprocess.run(command, cwd=ROOT, input=requirements, capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"update: {done.stderr}")
    return done.stdout.replace(" \\\n    ", " ")


def update_python(is_same: bool) -> None:
    with TemporaryDirectory() as folder:
        constraints = Path(folder, "constraints.txt")
        constraints.write_text("\n".join(pins() if is_same else []), encoding="ascii")
        known = ["--constraints", str(constraints)]
        chosen = resolved("".join(asked(step) for step in STEPS if step not in ALONE), *known)
        for step in ALONE:
            chosen += resolved(asked(step), "--no-deps", *known)
        versions = {pin.split("==")[0]: pin for pin in reversed(PIN.findall(chosen))}  # the first one counts
        constraints.write_text("\n".join(versions.values()), encoding="ascii")
        for step in STEPS:
            alone = ["--no-deps"] if step in ALONE else []
            lock = resolved(asked(step), "--generate-hashes", *known, *alone)
            (LOCKS / f"{step}.txt").write_text(lock, encoding="ascii")


def update_node(is_same: bool) -> None:
    web = ROOT / "web"
    package = json.loads((web / "package.json").read_text(encoding="utf-8"))
    newer = [
        f"{name}@^{version}"
        for group in ("dependencies", "devDependencies")
        for name, version in package[group].items()
        if name not in STAY
    ]
    options = [
        "--package-lock-only",
        "--ignore-scripts",
        "--no-audit",
        "--save-exact",
    ]
    subprocess.run(["npm", "install", *options, *([] if is_same else newer)], cwd=web, check=True)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--same", action="store_true")
    given = parser.parse_args()
    update_python(given.same)
    update_node(given.same)


if __name__ == "__main__":
    os.environ.setdefault("UV_NATIVE_TLS", "1")  # this machine's own certificates, as pip uses
    main()
