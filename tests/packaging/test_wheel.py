"""What is in the wheel, and what `pip install` makes of it."""

import shutil
import subprocess
import sys
from email import message_from_string
from pathlib import Path

import pytest

import zaria
from support.checkout import NO_COMPILER, ROOT, build, built, copy_checkout, names_in, run, text_in

SAID = "zaria: no working C compiler"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    return copy_checkout(tmp_path)


@pytest.fixture(scope="session")
def pure_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One uncompiled wheel for all tests that only look at it."""
    checkout = copy_checkout(tmp_path_factory.mktemp("pure"))
    done = build(checkout, "wheel", ZARIA_PURE="1")
    assert done.returncode == 0, done.stderr
    return built(checkout)


def test_the_version_is_the_same_everywhere(pure_wheel: Path) -> None:
    assert message_from_string(text_in(pure_wheel, "METADATA"))["Version"] == zaria.__version__
    newest = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").split("\n## ")[1].split()[0]
    assert newest == zaria.__version__


def test_all_sources_words_and_data_are_in_the_wheel(pure_wheel: Path) -> None:
    package = ROOT / "src" / "zaria"
    data = [path for ending in ("py", "ftl", "json", "toml") for path in package.rglob(f"*.{ending}")]
    expected = {path.relative_to(ROOT / "src").as_posix() for path in [*data, package / "py.typed"]}
    assert "zaria/i18n/en/core.ftl" in expected
    packed = {name for name in names_in(pure_wheel) if name.startswith("zaria/") and "/server/page/" not in name}
    assert packed == expected


def test_an_uncompiled_wheel_is_for_every_platform(pure_wheel: Path) -> None:
    assert pure_wheel.name.endswith("-py3-none-any.whl")


def test_what_an_earlier_build_left_does_not_get_in(checkout: Path) -> None:
    for folder in ("build/lib", "build/lib.linux-x86_64-cpython-311", "build/bdist.linux-x86_64/wheel"):
        (checkout / folder / "zaria").mkdir(parents=True)
        (checkout / folder / "zaria" / "stale.py").touch()
    (checkout / "src/zaria/core/bits.cpython-311-x86_64-linux-gnu.so").touch()
    assert build(checkout, "wheel", ZARIA_PURE="1").returncode == 0
    assert [name for name in names_in(built(checkout)) if "stale" in name or name.endswith(".so")] == []


def test_without_a_compiler_the_install_succeeds_and_says_so_once(checkout: Path, tmp_path: Path) -> None:
    target = tmp_path / "installed"
    pip = [sys.executable, "-m", "pip", "install", "-v", "--no-index", "--no-deps", "--no-build-isolation"]
    done = run([*pip, "--target", str(target), "."], checkout, **NO_COMPILER)
    assert done.returncode == 0, done.stdout
    assert (done.stdout + done.stderr).count(SAID) == 1
    code = "import zaria; print(zaria.COMPILED, zaria.__file__)"
    shown = run([sys.executable, "-c", code], tmp_path, PYTHONPATH=str(target)).stdout
    assert shown.split() == ["False", str(target / "zaria" / "__init__.py")]
    command = run([str(target / "bin" / "zaria"), "--version"], tmp_path, PYTHONPATH=str(target))
    version, *slow = command.stdout.splitlines()  # pip does not show what a build says
    assert version == f"zaria {zaria.__version__}" and "The engine is not compiled" in slow[0]


def test_the_reason_is_one_line_on_the_error_stream(checkout: Path) -> None:
    done = build(checkout, "wheel", **NO_COMPILER)
    assert done.returncode == 0
    (said,) = [line for line in done.stderr.splitlines() if SAID in line]
    assert said.startswith(SAID) and "/nowhere/cc" in said


def test_a_compiler_can_be_demanded(checkout: Path) -> None:
    done = build(checkout, "wheel", ZARIA_REQUIRE_COMPILED="1", **NO_COMPILER)
    assert done.returncode != 0
    assert "zaria: the engine cannot be compiled: " in done.stderr
    assert list((checkout / "dist").iterdir()) == []


def test_a_type_error_or_a_library_in_the_engine_ends_the_build(checkout: Path) -> None:
    """Libraries are installed here, but `pip install .` builds apart, with what `build-system.requires` names alone."""
    for path in (checkout / "src/zaria").glob("*/**/*.py"):  # the less there is to check, the sooner it is found
        if not {"core", "games"} & set(path.parts):
            path.write_text("", encoding="utf-8")
    with (checkout / "src/zaria/core/values/bits.py").open("a", encoding="utf-8") as module:
        module.write("\n\nimport msgspec\n\n\ndef wrong() -> int:\n    return 'text'\n")
    done = build(checkout, "wheel", CC="true")  # a compiler that accepts everything: it is never called
    assert done.returncode != 0
    said = [
        line for line in (done.stdout + done.stderr).splitlines() if line.startswith("src/zaria/core/values/bits.py")
    ]
    assert any("Incompatible return value type" in line for line in said), said
    assert any('library stub for module named "msgspec"' in line for line in said), said
    assert list((checkout / "dist").iterdir()) == []


def test_an_editable_install_is_not_compiled(checkout: Path) -> None:
    done = build(checkout, "editable")
    assert done.returncode == 0, done.stderr
    assert [name for name in names_in(built(checkout)) if name.endswith((".so", ".pyd"))] == []
    assert list(checkout.rglob("*.c")) == []


def test_the_sdist_builds_the_same_wheel(checkout: Path, tmp_path: Path, pure_wheel: Path) -> None:
    done = build(checkout, "sdist")
    assert done.returncode == 0, done.stderr
    subprocess.run(["tar", "-xzf", str(built(checkout)), "-C", str(tmp_path)], check=True)
    unpacked = tmp_path / f"zaria-{zaria.__version__}"
    page = "src/zaria/server/page"
    assert not (unpacked / page).exists() and not (unpacked / "web/node_modules").exists()
    shutil.copytree(checkout / page, unpacked / page)  # fits, if the sources are the same
    done = build(unpacked, "wheel", ZARIA_PURE="1")
    assert done.returncode == 0, done.stderr
    assert sorted(names_in(built(unpacked))) == sorted(names_in(pure_wheel))
    for name in ("Makefile", "locks/run.txt", "scripts/find-python", "tests/conftest.py", "bench/engine/speed.py"):
        assert (unpacked / name).is_file(), name
