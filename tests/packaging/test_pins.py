"""Installs are repeatable: everything is pinned, and no pin says from where it has to come."""

import json
import os
import re
import tomllib
from pathlib import Path

from support.checkout import NOT_COPIED, ROOT

PIN = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*==[0-9][A-Za-z0-9.]*")


def plain(name: str) -> str:
    """A distribution's name as indexes compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def pinned() -> list[str]:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    return [plain(line.split("==")[0]) for line in lines]


def test_constraints_are_names_and_versions_only() -> None:
    for line in (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines():
        assert PIN.fullmatch(line), line
    assert pinned() == sorted(set(pinned()))


def test_everything_that_pyproject_asks_for_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    asked = [*project["build-system"]["requires"], *project["project"]["dependencies"]]
    for group in [
        *project["dependency-groups"].values(),
        *project["project"].get("optional-dependencies", {}).values(),
    ]:
        asked += group
    names = {plain(re.split(r"[^A-Za-z0-9._-]", requirement)[0]) for requirement in asked} - {"zaria"}
    assert names <= set(pinned()), names - set(pinned())


def test_no_lock_file_names_a_registry() -> None:
    for folder, folders, files in os.walk(ROOT):
        folders[:] = set(folders) - NOT_COPIED(folder, folders)
        for name in files:
            if name == "constraints.txt" or name.endswith((".lock", "-lock.json", "-lock.yaml")):
                assert "://" not in without_thanks(Path(folder, name).read_text(encoding="utf-8")), name


def without_thanks(text: str) -> str:
    """A lock without the addresses at which authors can be thanked."""
    if not text.startswith("{"):
        return text
    lock = json.loads(text)
    for package in lock["packages"].values():
        package.pop("funding", None)
    return json.dumps(lock)


def test_each_dependency_of_a_running_zaria_has_its_reason() -> None:
    """In docs/decisions.md, by name."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    needed = [*project["dependencies"], *project["optional-dependencies"]["server"]]
    names = {plain(re.split("[<>=!;]", one)[0].strip()) for one in needed}
    table = (ROOT / "docs" / "decisions.md").read_text("utf-8").partition("## What we depend on")[2]
    cells = [line.split("|")[1].split("(")[0] for line in table.splitlines() if line.startswith("|")]
    listed = {plain(name.strip()) for cell in cells for name in cell.split(",")}
    assert names <= listed, names - listed
