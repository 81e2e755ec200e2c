"""How the engine is compiled: what is optimised less, and when what was compiled is taken again."""

import os
import sys
from pathlib import Path

import pytest
from compile_engine import AS_BEFORE, LESS, is_compiled, sources_digest, split

from support.checkout import ROOT, run

CODE = """
static PyMethodDef things[] = {
    {NULL, NULL, 0, NULL}
};
  int64_t CPyDef_bits___bit(int64_t number) {
      char *text = "{ not a block";
      return 1 << number;
  }
static int
ints___Row_set_number(PyObject *self)
{
  if (self) { return 1; }
}
    PyObject *CPyPy_bits___bit(PyObject *self) {
      return NULL;
    }
char CPyDef_core___bits_____top_level__(void) {
    return 1;
}
static void ints___Row_dealloc(PyObject *self) {
}
"""


def test_only_what_runs_rarely_is_optimised_less() -> None:
    names = ("bits___bit(int64_t", "ints___Row_set", "CPyPy_bits", "top_level", "ints___Row_dealloc", "things")
    files: list[dict[str, bool]] = []  # of each file: is it optimised less?
    for file in split(CODE):
        less: dict[str, bool] = {}
        is_less = False
        for line in file.splitlines():
            is_less = (is_less or line in LESS) and line != AS_BEFORE
            less |= {name: is_less for name in names if name in line}
        files.append(less)
    assert files == [
        {"things": False, "bits___bit(int64_t": False, "ints___Row_set": True, "ints___Row_dealloc": False},
        {"CPyPy_bits": True, "top_level": True},
    ]


def test_nothing_is_lost_but_indentation() -> None:
    added = ("#pragma", "#include", "extern ")
    kept = [line for file in split(CODE) for line in file.splitlines() if not line.startswith(added)]
    assert sorted(kept) == sorted(line.strip() for line in CODE.splitlines() if line.strip())
    assert all(file.count("push_options") == file.count("pop_options") for file in split(CODE))


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A small package in place of the engine, and a compiler that notes what it is called for."""
    (tmp_path / "src/zaria").mkdir(parents=True)
    (tmp_path / "src/zaria/one.py").write_text("def one() -> int:\n    return 1\n", encoding="utf-8")
    (tmp_path / "src/zaria/words.py").write_text("WORD = 'one'\n", encoding="utf-8")
    (tmp_path / "scripts").symlink_to(ROOT / "scripts")
    (tmp_path / "locks").symlink_to(ROOT / "locks")
    (tmp_path / "setup.py").write_text(
        "from compile_engine import BuildEngine, engine_of\nfrom setuptools import setup\n"
        "setup(name='zaria', package_dir={'': 'src'}, packages=['zaria'], cmdclass={'build_ext': BuildEngine},\n"
        "      ext_modules=engine_of(['src/zaria/one.py', 'src/zaria/__init__.py']))\n",
        encoding="utf-8",
    )
    (tmp_path / "src/zaria/__init__.py").touch()
    (tmp_path / "cc").write_text('#!/bin/sh\necho "$*" >> calls\nexec cc "$@"\n', encoding="ascii")
    (tmp_path / "cc").chmod(0o755)
    return tmp_path


def compiled(checkout: Path) -> int:
    """How often the C compiler was called to build it."""
    (checkout / "calls").unlink(missing_ok=True)
    environment = {"CC": str(checkout / "cc"), "PYTHONPATH": "scripts", "PATH": os.environ["PATH"]}
    done = run([sys.executable, "setup.py", "--quiet", "build_ext", "--build-lib", "made"], checkout, **environment)
    assert done.returncode == 0, done.stdout + done.stderr
    said = run(
        [sys.executable, "-c", "import zaria.one; print(zaria.one.__file__, zaria.one.one())"], checkout / "made"
    )
    assert said.stdout.startswith(str(checkout / "made/zaria/one.")) and ".py " not in said.stdout, said.stderr
    calls = checkout / "calls"
    return len(calls.read_text(encoding="utf-8").splitlines()) if calls.exists() else 0


def test_what_the_moved_code_uses_is_seen_by_it() -> None:
    kept, moved = split("static PyTypeObject *CPyType_ints___Row_template = &CPyType_ints___Row_template_;\n")
    assert kept.strip() == "PyTypeObject *CPyType_ints___Row_template = &CPyType_ints___Row_template_;"
    assert "extern PyTypeObject *CPyType_ints___Row_template;" in moved


def test_only_a_change_of_what_is_compiled_is_compiled(checkout: Path) -> None:
    assert compiled(checkout) > 0
    assert compiled(checkout) == 0
    (checkout / "src/zaria/words.py").write_text("WORD = 'two'\n", encoding="utf-8")
    assert compiled(checkout) == 0
    (checkout / "src/zaria/one.py").write_text("def one() -> int:\n    return 2\n", encoding="utf-8")
    assert compiled(checkout) > 0


def test_whether_what_is_compiled_has_changed(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(checkout)
    files = ["src/zaria/one.py"]
    assert not is_compiled(sources_digest(files))
    (checkout / "build/engine").mkdir(parents=True)
    (checkout / "build/engine/sources").write_text(sources_digest(files), encoding="ascii")
    assert is_compiled(sources_digest(files))
    with (checkout / "src/zaria/one.py").open("a", encoding="utf-8") as module:
        module.write("# changed\n")
    assert not is_compiled(sources_digest(files))


def test_what_counts_is_what_is_compiled_and_what_that_imports(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(checkout)
    for file, text in {
        "setup.py": "",
        "src/zaria/one.py": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from zaria.deep import types\n",
        "src/zaria/deep/__init__.py": "",
        "src/zaria/deep/types.py": "def late() -> None:\n    import zaria.deeper\n",
        "src/zaria/deeper.py": "",
        "src/zaria/typed.py": "",
        "src/zaria/deep/other.py": "",
    }.items():
        (checkout / file).parent.mkdir(exist_ok=True)
        (checkout / file).write_text(text, encoding="utf-8")
    before = sources_digest(["src/zaria/one.py"])
    counted = ["one.py", "__init__.py", "deep/__init__.py", "deep/types.py", "deeper.py"]
    for file in [*counted, "words.py", "typed.py", "deep/other.py"]:
        path = checkout / "src/zaria" / file
        text = path.read_text(encoding="utf-8")
        path.write_text(f"{text}# changed\n", encoding="utf-8")
        assert (sources_digest(["src/zaria/one.py"]) != before) == (file in counted), file
        path.write_text(text, encoding="utf-8")
