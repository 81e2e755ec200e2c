"""A copy of the checkout to build from, and the build itself: offline, with the tools of the running environment."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import zaria

ROOT = Path(__file__).resolve().parents[2]
TESTED = Path(zaria.__file__).resolve().parents[1]  # the tested package: the sources, or installed
NO_COMPILER = {"CC": "/nowhere/cc", "CXX": "/nowhere/c++"}
NOT_COPIED = shutil.ignore_patterns(
    ".git",
    ".venv",
    ".*_cache",
    ".hypothesis",
    ".coverage*",
    "__pycache__",
    "build",
    "dist",
    "node_modules",
    "screenshots",
    "*.egg-info",
)


def copy_checkout(folder: Path) -> Path:
    return shutil.copytree(ROOT, folder / "checkout", ignore=NOT_COPIED)


def run(command: list[str], folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a command as a user would, without the environment of the test run and of the make that began it."""
    ours = ("ZARIA_", "PYTHON", "CC", "COV", "MAKE", "MFLAGS")
    clean = {name: os.environ[name] for name in os.environ if not name.startswith(ours)}
    return subprocess.run(command, cwd=folder, env=clean | environment, capture_output=True, text=True)


def build(checkout: Path, kind: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Build a `wheel`, an `sdist` or an `editable` wheel into the folder `dist`, as pip would."""
    code = f"import sys; sys.path.insert(0, 'scripts'); import backend; backend.build_{kind}('dist')"
    (checkout / "dist").mkdir(exist_ok=True)
    return run([sys.executable, "-c", code], checkout, **environment)


def built(checkout: Path) -> Path:
    """The only file that was built."""
    (only,) = (checkout / "dist").iterdir()
    return only


def names_in(wheel: Path) -> list[str]:
    with zipfile.ZipFile(wheel) as archive:
        return archive.namelist()


def text_in(wheel: Path, ending: str) -> str:
    """The text of the only file in the wheel with this ending."""
    (name,) = [name for name in names_in(wheel) if name.endswith(ending)]
    with zipfile.ZipFile(wheel) as archive:
        return archive.read(name).decode()
