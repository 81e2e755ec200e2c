"""The script that builds and checks what is released: which interpreters it takes, and that its wheels are whole."""

import os
import runpy
import shutil
import sys
from pathlib import Path

import pytest

import zaria
from support.checkout import ROOT, run
from support.small_site import small_site

RELEASE = runpy.run_path(str(ROOT / "scripts/release.py"))


@pytest.fixture
def pythons(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """3.12 works, 3.13 lacks a module, 3.11 and 3.14 are not there."""
    for name, code in {"python3.12": 0, "python3.13": 1}.items():
        (tmp_path / name).write_text(f"#!/bin/sh\nexit {code}\n", encoding="ascii")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))


@pytest.mark.usefixtures("pythons")
def test_all_that_work_are_taken_or_those_that_are_named() -> None:
    assert RELEASE["at_hand"]([]) == ["python3.12"]
    assert RELEASE["at_hand"](["python3.13", "python3.12"]) == ["python3.12"]
    assert RELEASE["at_hand"](["python3.9"]) == []


def test_a_command_that_fails_ends_it_with_what_was_said() -> None:
    with pytest.raises(SystemExit, match=r"release: sh -c echo no >&2; exit 3\nno"):
        RELEASE["must"]("sh", "-c", "echo no >&2; exit 3")


@pytest.fixture(scope="session")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What make has built, tagged as release.py does it, and unpacked as pip does it."""
    folder = tmp_path_factory.mktemp("release")
    (wheel,) = (ROOT / ".venv/wheel").glob("*.whl")
    tagged = RELEASE["tagged"](Path(shutil.copy(wheel, folder)))
    if sys.platform == "linux" and zaria.COMPILED:
        assert "-manylinux" in tagged.name
    assert list(folder.iterdir()) == [tagged]
    RELEASE["must"](sys.executable, "-m", "twine", "check", "--strict", tagged)
    target = folder / "target"
    pip = [sys.executable, "-m", "pip", "install", "--no-index", "--no-deps", "--target", target]
    RELEASE["must"](*pip, tagged)
    return target


@pytest.mark.installed
@pytest.mark.parametrize(
    ("extras", "code"),
    [
        ([], RELEASE["PLAYS"]),
        ([], "import doctest, sys; sys.exit(doctest.testfile('README.md', False, optionflags=doctest.ELLIPSIS)[0])"),
        (["server"], RELEASE["SERVES"]),
    ],
    ids=["games", "README", "page"],
)
def test_what_is_released_needs_neither_compiler_nor_node(
    tmp_path: Path, unpacked: Path, extras: list[str], code: str
) -> None:
    """As release.py asks of each wheel, without an index."""
    site = small_site(tmp_path / "site", *extras, package=unpacked)
    (tmp_path / "README.md").write_bytes((ROOT / "README.md").read_bytes())
    alone = {"PATH": os.devnull, "PYTHONPATH": str(site), "ZARIA_DATA": str(tmp_path / "data")}
    done = run([sys.executable, "-S", "-c", code], tmp_path, **alone)
    assert done.returncode == 0, done.stdout + done.stderr
