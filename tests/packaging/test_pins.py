"""Installs are repeatable: everything is pinned, and no pin says from where it has to come."""

import json
import os
import re
from pathlib import Path

import pytest
from lock import GROUPS, STEPS, pins

from support.checkout import NOT_COPIED, ROOT


def plain(name: str) -> str:
    """A distribution's name as indexes compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def test_each_package_has_one_version_in_all_locks() -> None:
    names = [pin.split("==")[0] for pin in pins()]
    assert len(names) == len(set(names))
    assert names == [plain(name) for name in names]
    assert set().union(*(locked(step) for step in STEPS)) == set(names)


def locked(step: str) -> dict[str, str]:
    """The versions in the lock of a step."""
    return dict(re.findall(r"^([a-z0-9-]+)==([^ ;]+)", (ROOT / f"locks/{step}.txt").read_text("ascii"), re.MULTILINE))


def names_of(requirements: list[str]) -> set[str]:
    return {plain(re.split(r"[^A-Za-z0-9._-]", requirement)[0]) for requirement in requirements} - {"zaria"}


def test_everything_that_pyproject_asks_for_is_locked() -> None:
    asked = {name for groups in STEPS.values() for name in groups}
    assert asked == set(GROUPS) - {"all"}
    assert {path.stem for path in (ROOT / "locks").iterdir()} == set(STEPS)
    for step, groups in STEPS.items():
        for group in groups:
            missing = names_of(GROUPS[group]) - set(locked(step))
            assert not missing, f"{step}: {missing}: make update ARGS=--same"


@pytest.mark.parametrize("step", list(STEPS))
def test_each_line_of_a_lock_is_a_version_with_hashes_of_all_files(step: str) -> None:
    packages = (ROOT / f"locks/{step}.txt").read_text("ascii").splitlines()
    assert len(locked(step)) == len(packages)
    for package in packages:
        pin, *hashes = package.split(" --hash=")
        assert "==" in pin
        assert hashes and all(re.fullmatch(r"sha256:[0-9a-f]{64}", one) for one in hashes), package


def test_what_runs_has_no_library_for_tests() -> None:
    """Litestar asks for polyfactory, and that for Faker; neither is installed, here nor on a site."""
    for_tests = names_of(GROUPS["dev"]) - names_of(GROUPS["postgres"])
    assert "pytest" in for_tests
    assert set(locked("run")).isdisjoint(for_tests | {"polyfactory", "faker"})


def test_the_page_is_built_by_packages_for_development() -> None:
    package = json.loads((ROOT / "web/package.json").read_text("utf-8"))
    assert {"vite", "@sveltejs/vite-plugin-svelte"} <= set(package["devDependencies"])
    for version in [*package["dependencies"].values(), *package["devDependencies"].values()]:
        assert re.fullmatch(r"\d+\.\d+\.\d+", version)


def test_the_page_packages_have_hashes_and_no_addresses() -> None:
    packages = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))["packages"]
    for path, package in packages.items():
        assert path == "" or ("integrity" in package and "resolved" not in package), path


def test_no_lock_file_names_a_registry() -> None:
    for folder, folders, files in os.walk(ROOT):
        folders[:] = set(folders) - NOT_COPIED(folder, folders)
        for name in files:
            if Path(folder).name == "locks" or name.endswith((".lock", "-lock.json", "-lock.yaml")):
                assert "://" not in without_thanks(Path(folder, name).read_text(encoding="utf-8")), name


def without_thanks(text: str) -> str:
    """A lock without the addresses at which authors can be thanked."""
    if not text.startswith("{"):
        return text
    lock = json.loads(text)
    for package in lock["packages"].values():
        package.pop("funding", None)
    return json.dumps(lock)


def test_each_direct_dependency_has_its_reason() -> None:
    """In docs/decisions.md, by name; and nothing else is listed."""
    package = json.loads((ROOT / "web/package.json").read_text("utf-8"))
    needed = {name for group in GROUPS.values() for name in names_of(group)}
    needed |= {name.lower() for name in [*package["dependencies"], *package["devDependencies"]]}
    table = (ROOT / "docs" / "decisions.md").read_text("utf-8").partition("## What we depend on")[2]
    rows = [line.split("|") for line in table.splitlines() if line.startswith("|")]
    listed = {name.strip() for row in rows for name in re.sub(r"\(.*?\)", "", row[1]).split(",")}
    names = {name if name.startswith("@") else plain(name) for name in listed} - {"package", plain("---")}
    assert names == needed
    assert all(row[2].strip() for row in rows)
