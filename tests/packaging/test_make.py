"""The Makefile's own logic: which Python is taken, when something is installed again, and what runs side by side."""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from support.checkout import ROOT, copy_checkout, run

GOOD, OLD, BARE = "good", "old", "bare"
ANSWERS = {  # of an interpreter to the questions of the script
    GOOD: "*print*) echo 3.12 ;;",
    OLD: "*print*) echo 3.9 ;; *version_info*) exit 1 ;;",
    BARE: "*print*) echo 3.12 ;; *ensurepip*) exit 1 ;;",
}


def find_python(folder: Path, given: str = "", **versions: str) -> tuple[str, str]:
    """What scripts/find-python prints, on either stream, where only these interpreters are installed."""
    for name, kind in versions.items():
        fake = folder / name.replace("_", ".")
        fake.write_text(f'#!/bin/sh\ncase "$2" in\n{ANSWERS[kind]}\nesac\n')
        fake.chmod(0o755)
    done = run(["/bin/sh", str(ROOT / "scripts/find-python"), given], folder, PATH=str(folder))
    assert (done.returncode == 0) == (done.stderr == "")
    return done.stdout.strip(), done.stderr.strip()


def test_the_first_good_python_is_taken(tmp_path: Path) -> None:
    assert find_python(tmp_path, python3=OLD, python3_13=BARE, python3_12=GOOD, python3_11=GOOD) == ("python3.12", "")


def test_a_given_python_is_taken_or_refused(tmp_path: Path) -> None:
    assert find_python(tmp_path, "python3.11", python3=GOOD, python3_11=GOOD) == ("python3.11", "")
    found, said = find_python(tmp_path, "python3.9", python3=GOOD, python3_9=OLD)
    assert found == ""
    assert said == (
        "zaria: needs Python 3.11 or newer, found: python3.9=3.9; choose one with make PYTHON=/path/to/python3"
    )


@pytest.mark.parametrize(
    ("kind", "said"),
    [(None, "none of python3 python3.14"), (OLD, "found: python3=3.9;"), (BARE, "python3 lacks the modules venv")],
)
def test_without_a_good_python_one_line_says_why(tmp_path: Path, kind: str | None, said: str) -> None:
    versions = {} if kind is None else {"python3": kind}
    found, told = find_python(tmp_path, **versions)
    assert found == "" and said in told and "\n" not in told


def need_chromium(folder: Path, **programs: str) -> tuple[int, str, str]:
    """What scripts/need-chromium says where only these programs are installed."""
    for name, script in programs.items():
        fake = folder / name.replace("_", "-")
        fake.write_text(f"#!/bin/sh\n{script}\n")
        fake.chmod(0o755)
    done = run(["/bin/sh", str(ROOT / "scripts/need-chromium")], folder, PATH=str(folder))
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize("name", ["chromium", "chromium_browser", "google_chrome"])
def test_a_browser_that_is_there_is_enough(tmp_path: Path, name: str) -> None:
    programs = {"id": "echo 1000", "apt_get": 'echo "$*" >> asked'}
    assert need_chromium(tmp_path, **{name: "exit 1"}, **programs) == (0, "", "")
    assert need_chromium(tmp_path, **{name: "exit 1", "id": "echo 0", "apt_get": "exit 1"})[0] == 0
    assert need_chromium(tmp_path, chromium_headless_shell="exit 1", **programs | {"id": "echo 0"}) == (0, "", "")
    assert not (tmp_path / "asked").exists()


def test_root_installs_the_best_browser_and_others_are_told_what_to_install(tmp_path: Path) -> None:
    installs = 'echo "$*" >> asked'
    only_chromium = f'{installs}; case "$*" in *shell) exit 1 ;; esac'
    for apt_get, installed in ((installs, "chromium-headless-shell"), (only_chromium, "chromium")):
        code, _, said = need_chromium(tmp_path, id="echo 0", apt_get=apt_get)
        assert (code, said) == (0, "")
        asked = (tmp_path / "asked").read_text().splitlines()[-1]
        assert asked == f"install -y -qq --no-install-recommends {installed}"
    for programs in ({"id": "echo 1000", "apt_get": installs}, {"id": "echo 0", "apt_get": "exit 1"}):
        code, _, said = need_chromium(tmp_path, **programs)
        assert (code, said.count("\n")) == (1, 1)
        assert said.startswith("zaria: the tests of the page need Chromium; install it")


def planned(checkout: Path, target: str = "play") -> str:
    """What make would do."""
    return run(["make", "-n", target], checkout).stdout


def set_up(checkout: Path, target: str) -> None:
    """As if everything that the target needs had been made."""
    stamps = [word for word in planned(checkout, target).split() if word.startswith(".venv/") and "-" in word]
    (checkout / ".venv").mkdir(exist_ok=True)
    for stamp in [".venv/made", *stamps]:
        if "*" not in stamp:
            (checkout / stamp).touch()


def test_nothing_is_installed_again_until_the_content_changes(tmp_path: Path) -> None:
    checkout = copy_checkout(tmp_path)
    set_up(checkout, "play")
    assert planned(checkout) == ".venv/bin/python -m zaria.cli serve \n"
    module = checkout / "src/zaria/core/values/bits.py"
    module.touch()
    (checkout / "src/zaria/core/__pycache__").mkdir()
    (checkout / "src/zaria/typed.py").touch()  # made of the others
    assert "install" not in planned(checkout)
    text = module.read_text(encoding="utf-8")
    module.write_text(text + "# changed\n", encoding="utf-8")
    assert "--no-build-isolation" in planned(checkout)
    module.write_text(text, encoding="utf-8")
    assert "install" not in planned(checkout)
    assert "build_page.py" not in planned(checkout)
    for source in ("web/src/main.ts", "src/zaria/i18n/en/core.ftl"):
        text = (checkout / source).read_text(encoding="utf-8")
        (checkout / source).write_text(text + "\n", encoding="utf-8")
        assert "build_page.py" in planned(checkout) and "--no-build-isolation" in planned(checkout)
        (checkout / source).write_text(text, encoding="utf-8")
    (checkout / "src/zaria/vegas/rules/money.py").unlink()
    assert "--no-build-isolation" in planned(checkout)
    assert "locks/" not in planned(checkout)
    with (checkout / "locks/run.txt").open("a", encoding="utf-8") as lock:
        lock.write("another==1.0\n")
    for name in ("build", "run"):
        assert f"install --no-deps --require-hashes -r locks/{name}.txt" in planned(checkout)


@pytest.mark.parametrize("is_edited", [False, True])
def test_who_edits_the_engine_does_not_wait_for_the_compiler(tmp_path: Path, is_edited: bool) -> None:
    checkout = copy_checkout(tmp_path)
    set_up(checkout, "play")
    python = checkout / ".venv/bin/python"
    python.parent.mkdir()
    python.write_text(f"#!/bin/sh\nexit {int(is_edited)}\n", encoding="ascii")  # what compile_engine.py says
    python.chmod(0o755)
    assert planned(checkout) == ".venv/bin/python -m zaria.cli serve \n"  # nothing was compiled here yet
    (checkout / "build/engine").mkdir(parents=True)
    (checkout / "build/engine/sources").touch()
    lines = planned(checkout).splitlines()
    assert lines[-1] == ("PYTHONPATH=src " if is_edited else "") + ".venv/bin/python -m zaria.cli serve "
    assert ("The engine has changed" in lines[0]) == is_edited


def compiling(checkout: Path, compiler: str) -> None:
    """The engine was edited; instead of the compiler a line of a shell runs."""
    set_up(checkout, "play")
    (checkout / "build/engine").mkdir(parents=True)
    (checkout / "build/engine/sources").touch()
    python = checkout / ".venv/bin/python"
    python.parent.mkdir()
    edited = 'case "$*" in *compile_engine.py) exit 1 ;;'
    meanwhile = f'*compile_meanwhile.py*) exec {sys.executable} "$@" ;;'
    python.write_text(f"#!/bin/sh\n{edited} {meanwhile} *build_ext) {compiler} ;; esac\n", encoding="utf-8")
    python.chmod(0o755)
    (checkout / "src/zaria/core/values/bits.py").write_text("# edited\n", encoding="utf-8")


def test_a_second_start_compiles_nothing_while_the_first_does(tmp_path: Path) -> None:
    checkout = copy_checkout(tmp_path)
    compiling(checkout, "mkdir first && cat let-go; echo done >>compiled")
    os.mkfifo(checkout / "let-go")
    with ThreadPoolExecutor() as threads:
        first = threads.submit(run, ["make", "play"], checkout)
        with (checkout / "let-go").open("w"):  # as soon as it compiles
            second = run(["make", "play"], checkout)
        for start in (first.result(), second):
            assert (start.returncode, start.stderr) == (0, "")
            assert start.stdout.count("The engine has changed") == 1
    assert (checkout / "compiled").read_text() == "done\n"


def test_it_is_said_that_and_why_the_engine_could_not_be_compiled(tmp_path: Path) -> None:
    checkout = copy_checkout(tmp_path)
    compiling(checkout, "echo no room; exit 1")
    start = run(["make", "play"], checkout)
    assert (start.returncode, start.stderr.splitlines()) == (
        0,
        ["== The engine could not be compiled: .venv/compiling.log says why"],
    )
    assert "no room" in (checkout / ".venv/compiling.log").read_text()


def test_who_compiles_meanwhile_finds_the_page_built(tmp_path: Path) -> None:
    """Else both makes would build it at once, into the same folder."""
    checkout = copy_checkout(tmp_path)
    compiling(checkout, "exit 1")
    with (checkout / "web/src/main.ts").open("a", encoding="utf-8") as page:
        page.write("// edited\n")
    plan = planned(checkout, "compile-meanwhile")
    assert -1 < plan.find("build_page.py") < plan.find("compile_meanwhile.py")


def test_the_quick_loop_compiles_nothing_and_checks_the_pages_types_only_when_they_changed(tmp_path: Path) -> None:
    checkout = copy_checkout(tmp_path)
    set_up(checkout, "quick")
    loop = planned(checkout, "quick")
    for part in ("tests/rules", "tests/contract", "ruff check", "ruff format", "mypy"):
        assert part in loop
    assert "npm run" not in loop and "pip" not in loop
    with (checkout / "src/zaria/core/values/bits.py").open("a", encoding="utf-8") as module:
        module.write("# changed\n")
    assert planned(checkout, "quick") == loop
    for source in ("web/test/net/patch.test.ts", "src/zaria/vegas/shapes/__init__.py", "scripts/make_types.py"):
        text = (checkout / source).read_text(encoding="utf-8")
        (checkout / source).write_text(text + "\n", encoding="utf-8")
        assert "npm run --silent check" in planned(checkout, "quick")
        assert ("npm run --silent lint" in planned(checkout, "quick")) == source.startswith("web/")
        (checkout / source).write_text(text, encoding="utf-8")
    assert planned(checkout, "quick") == loop


STAGES = [
    "The page's units",
    "The engine's sources, uncompiled, with branch coverage",
    "All other sources, and doctests",
    "The installed package",
    "The installed page in a real browser",
]


@pytest.mark.parametrize(
    ("failing", "broken"), [("nothing", None), ("web.xml tests/web", STAGES[4]), ("--cov", STAGES[1])]
)
def test_all_stages_run_and_the_one_that_fails_is_named(tmp_path: Path, failing: str, broken: str | None) -> None:
    """With programs that only say what they were called with, and fail if they are to run what is named."""
    checkout = copy_checkout(tmp_path)
    set_up(checkout, "test")
    programs = tmp_path / "programs"
    programs.mkdir()
    (checkout / ".venv/bin").mkdir()
    for program in (checkout / ".venv/bin/python", programs / "npm", programs / "chromium"):
        program.write_text(f'#!/bin/sh\necho "called $*"\ncase "$*" in *"{failing}"*) exit 1 ;; esac\n')
        program.chmod(0o755)
    done = run(["make", "test"], checkout, PATH=f"{programs}{os.pathsep}{os.environ['PATH']}")
    lines = done.stdout.splitlines()
    ends = {line.partition(" after ")[0] for line in lines if " after " in line}
    assert ends == {f"== {stage}: {'FAILED' if stage == broken else 'passed'}" for stage in STAGES}
    assert (done.returncode == 0) == (broken is None)
    assert lines[-1].startswith("called scripts/test_report.py")  # also after a failure
    for stage in STAGES:  # what each one says stands in one piece
        start = lines.index(f"== {stage}")
        assert lines[start + 1].startswith("called ") and lines[start + 2].startswith(f"== {stage}: ")


@pytest.mark.parametrize(
    ("folder", "first", "then"), [("rules", "not installed", "installed"), ("server", "not sources", "sources")]
)
@pytest.mark.parametrize("has_both", [True, False])
def test_a_folder_whose_tests_belong_to_both_stages_runs_in_both(
    tmp_path: Path, folder: str, first: str, then: str, has_both: bool
) -> None:
    """With a pytest that only notes what it was called for."""
    checkout = copy_checkout(tmp_path)
    for target in ("one-sources", "one-compiled"):
        set_up(checkout, target)
    python = checkout / ".venv/bin/python"
    python.parent.mkdir()
    nothing = "" if has_both else 'case "$*" in *collect-only*) exit 5 ;; esac'
    stage = f'case "$*" in *stages.py*) exec {sys.executable} "$@" ;; esac'
    python.write_text(f'#!/bin/sh\n{stage}\n{nothing}\necho "called $*"\n', encoding="ascii")
    python.chmod(0o755)
    done = run(["make", "one", f"T=tests/{folder}"], checkout)
    assert done.returncode == 0, done.stderr
    calls = [line for line in done.stdout.splitlines() if line.startswith("called -m pytest")]
    expected = [first, then] if has_both else [first]
    assert calls == [f"called -m pytest -m {marker} tests/{folder}" for marker in expected]


def test_help_names_every_command_of_the_readme() -> None:
    listed = run(["make", "help"], ROOT).stdout
    for command in (
        "play",
        "web",
        "quick",
        "test",
        "check",
        "bench",
        "bench-page",
        "audit",
        "update",
        "release",
        "clean",
    ):
        assert f"make {command} " in listed
