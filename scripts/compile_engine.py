"""Compiles the engine for setup.py: mypyc translates it to C, and the C compiler makes extension modules.

The compiler takes most of the time of a build. So its output is kept in build/engine, where a change of a module that
is not compiled does not touch it, work that gains no speed is avoided, and the rest is done on two cores: see `split`
and `precompile_header`. Run as a program, it fails if something that is compiled has changed since.
"""

from __future__ import annotations

import ast
import contextlib
import hashlib
import io
import re
import runpy
import shutil
import subprocess
import sys
import sysconfig
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from keep_docstrings import keep_docstrings
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

COMPILING = 5  # the compiler takes this many times as long as mypyc on two cores
EVERY = 10  # seconds between two lines of progress
NOT_RULES = ("words", "terminal", "picture", "shapes", "statistics", "face_down")  # else in a game's folder
# Of the server: what is done for every move.
BROADCAST = ("messages/patch", "table/match", "table/state", "audience/broadcast", "commands/transaction")
KEPT = Path("build/engine")
SOURCES = KEPT / "sources"  # the digest of the sources of the kept output
BUILT_BY = ("setup.py", "scripts/compile_engine.py", "scripts/keep_docstrings.py", "locks/build.txt")
# The engine's C functions are not visible outside, so they may be inlined: playouts are 1.8 times as fast.
# Warnings about generated code are for the authors of the generator. To check for misleading indentation GCC reads the
# file from its start again and again, even if silenced: that took two thirds of the time.
GCC_FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden", "-Wno-error", "-Wno-misleading-indentation"]
GCC_FLAGS.append("-Werror=implicit-function-declaration")  # what the other file has is called with the right types
# Wrappers for calls and attributes from Python, and code that runs once at import: two thirds of the code, and half of
# the time if optimised like the rest.
RARE = re.compile(r"CPyPy_|CPyExec_|CPyInit|\w*__top_level__|\w*_[gs]et_")
# Most of that code is compiled as a file of its own, beside the other. What is left can be inlined as before, since all
# of it is in one file; SHARED are its static things that the moved code uses.
MOVED = re.compile(r"CPyPy_|\w*__top_level__")
SHARED = re.compile(r"^static (PyTypeObject \*\w+_template|bool\s+CPyDef_\w+_setup\([^)]*\))(?=\s*[={;])", re.MULTILINE)
MOVED_NEED = ("__native_zaria.h", "__native_internal_zaria.h", "vecs/librt_vecs_api.h")
LITERAL = re.compile(r'"(?:[^"\\]|\\.)*"|' + r"'(?:[^'\\]|\\.)*'")
CALLED = re.compile(r"(\w+)\s*\(")
LESS = '#pragma GCC push_options\n#pragma GCC optimize ("O1")'
AS_BEFORE = "#pragma GCC pop_options"


def compiler_trouble() -> str:
    """Why an empty extension module cannot be compiled here; empty if it can."""
    with TemporaryDirectory() as folder:
        source = Path(folder, "empty.c")
        source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_empty(void) { return NULL; }\n", encoding="ascii")
        command = build_ext(Distribution({"ext_modules": [Extension("empty", [str(source)])]}))
        command.build_lib = command.build_temp = folder
        command.ensure_finalized()
        try:
            command.run()
        except (BaseError, CCompilerError, OSError) as trouble:
            return str(trouble)
    return ""


def engine_files() -> list[str]:
    """All files that are compiled."""
    packages = ("core", "bots", "analysis", *runpy.run_path("src/zaria/games/__init__.py")["FOLDERS"])
    engine = [path for package in packages for path in Path("src/zaria", package).rglob("*.py")]
    files = sorted(str(path) for path in engine if not any(part in path.parts for part in NOT_RULES))
    return files + [f"src/zaria/server/{name}.py" for name in BROADCAST]


def imports(path: Path) -> set[Path]:
    """The files of the package that this file imports, anywhere in it."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            names.update([node.module, *(f"{node.module}.{alias.name}" for alias in node.names)])
    found: set[Path] = set()
    for name in names:
        parts = name.split(".")
        for length in range(1, len(parts) + 1):  # importing a module imports its packages
            place = Path("src", *parts[:length])
            found |= {place / "__init__.py", place.with_suffix(".py")}
    return {file for file in found if file.is_file() and file.name != "typed.py"}  # which is generated from the others


def sources_digest(files: list[str]) -> str:
    """The digest of all inputs of the compilation, with the imported files, whose types matter too."""
    made = hashlib.sha256(repr((sys.version, sysconfig.get_platform())).encode())
    read: set[Path] = set()
    new = {Path(file) for file in files}
    while new:
        read |= new
        new = {found for path in new for found in imports(path)} - read
    for path in sorted([*read, *map(Path, BUILT_BY)]):
        made.update(path.as_posix().encode() + path.read_bytes())
    return made.hexdigest()


def is_compiled(digest: str) -> bool:
    """Was the kept output made of the sources with this digest?"""
    return SOURCES.is_file() and SOURCES.read_text(encoding="ascii") == digest


def engine_of(files: list[str]) -> list[Any]:
    """The extension modules of these files. A type error in one of them ends the build."""
    BuildEngine.made_of = sources_digest(files)
    if is_compiled(BuildEngine.made_of):
        (kept,) = (path for path in KEPT.iterdir() if path.is_dir())
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        files = [path.relative_to(kept).as_posix() for path in kept.rglob(f"*{suffix}")]
        return [Extension(file.removesuffix(suffix).replace("/", "."), []) for file in files]

    from mypyc.build import mypycify  # only here: metadata and editable installs do not need it

    # The types of libraries are not read: dependencies at run time are not needed to build.
    options = ["--follow-imports=silent", "--no-site-packages"]
    start = time.monotonic()
    output = io.StringIO()  # warnings are for the authors of the generator
    try:
        with contextlib.redirect_stdout(output), contextlib.redirect_stderr(output):
            extensions = mypycify([*options, *files], opt_level="3", debug_level="0", group_name="zaria")
    except BaseException:
        print(output.getvalue(), file=sys.stderr)
        raise
    made = {str(source) for extension in extensions for source in extension.sources}
    keep_docstrings(files, sorted(made))
    if sys.platform != "win32":
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *GCC_FLAGS]  # they share one list
            for source in [Path(source) for source in extension.sources if "__native" in str(source)]:
                moved = source.with_name(f"rare{source.name}")
                for file, code in zip((source, moved), split(source.read_text(encoding="utf-8"))):
                    file.write_text(code, encoding="utf-8")
                extension.sources = [*extension.sources, str(moved)]
    BuildEngine.expected = COMPILING * (time.monotonic() - start)
    return extensions


@contextlib.contextmanager
def progress(expected: float) -> Iterator[None]:
    """Print the elapsed and the estimated remaining time now and then."""
    ended = threading.Event()
    start = time.monotonic()

    def tell() -> None:
        while not ended.wait(EVERY):
            passed = time.monotonic() - start
            left = f", about {expected - passed:.0f} s to go" if passed < expected else ""
            print(f"   compiling: {passed:.0f} s so far{left}", flush=True)

    teller = threading.Thread(target=tell, daemon=True)
    teller.start()
    try:
        yield
    finally:
        ended.set()
        teller.join()


def split(code: str) -> tuple[str, str]:
    """mypyc's C code as two files. In the first one, rarely run functions that use static data are marked to be
    optimised less, and in the second one all are; compilers other than GCC ignore the marks."""
    lines: list[str] = []
    moved: list[str] = []
    head: list[str] = []  # of a function or a piece of data
    depth, is_rare, is_moved = 0, False, False
    for line in map(str.strip, code.splitlines()):  # the indentation of generated code is half of the file
        bare = LITERAL.sub("", line)
        if depth == 0 and bare:
            head.append(line)
            before = LITERAL.sub("", " ".join(head)).partition("{")[0]
            is_moved = False
            if "{" in bare and "(" in before and "=" not in before:  # a function
                name = CALLED.search(before)
                is_moved = name is not None and MOVED.match(name[1]) is not None
                if not is_moved and (name is not None and RARE.match(name[1]) is not None) != is_rare:
                    is_rare = not is_rare
                    lines.append(LESS if is_rare else AS_BEFORE)
            if "{" in bare or bare.endswith(";") or bare.startswith("#"):
                (moved if is_moved else lines).extend(head)
                head.clear()
        elif line:
            (moved if is_moved else lines).append(line)
        depth += bare.count("{") - bare.count("}")
    kept = "\n".join([*lines, *([AS_BEFORE] if is_rare else []), ""])
    needed = [f'#include "{file}"' for file in MOVED_NEED] + [f"extern {name};" for name in SHARED.findall(kept)]
    return SHARED.sub(r"\1", kept), "\n".join([*needed, LESS, *moved, AS_BEFORE, ""])


def side_by_side(compile_all: Callable[..., list[str]]) -> Callable[..., list[str]]:
    """Compile the files of one extension module on all cores."""

    def compile_each(sources: list[str], *given: Any, **named: Any) -> list[str]:
        with ThreadPoolExecutor() as pool:
            objects = pool.map(lambda source: compile_all([source], *given, **named), sources)
            return [made for some in objects for made in some]

    return compile_each


class BuildEngine(build_ext):
    """Reuses the output of the same C code, or compiles it."""

    expected = 60.0  # seconds
    made_of = ""  # the digest of the sources

    def build_extensions(self) -> None:
        if any(extension.sources for extension in self.extensions):
            kept = KEPT / self.digest()
            if not kept.is_dir():
                self.compile(kept)
            SOURCES.write_text(self.made_of, encoding="ascii")
        (kept,) = (path for path in KEPT.iterdir() if path.is_dir())
        shutil.copytree(kept, self.build_lib, dirs_exist_ok=True)

    def compile(self, kept: Path) -> None:
        """Compile into this folder, which appears once everything is compiled."""
        self.precompile_header()
        # Python is not linked, so that released files name no folder of this machine.
        self.compiler.linker_so = [
            word for word in self.compiler.linker_so if not word.startswith(("-L", "-Wl,-rpath"))
        ]
        self.compiler.compile = side_by_side(self.compiler.compile)
        with progress(self.expected):
            super().build_extensions()
        shutil.rmtree(KEPT, ignore_errors=True)
        unfinished = KEPT.with_name("engine-unfinished")
        for extension in self.extensions:
            name = str(self.get_ext_filename(extension.name))  # type: ignore[no-untyped-call]
            (unfinished / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.move(Path(self.build_lib, name), unfinished / name)
        KEPT.mkdir(parents=True)
        unfinished.rename(kept)

    def digest(self) -> str:
        """The digest of all inputs of the extension modules."""
        made = hashlib.sha256(repr((sys.version, sysconfig.get_platform())).encode())
        for extension in self.extensions:
            made.update(repr((extension.name, extension.extra_compile_args)).encode())
            for source in [*extension.sources, *extension.depends]:
                made.update(Path(source).read_bytes())
        return made.hexdigest()[:20]

    def precompile_header(self) -> None:
        """Precompile Python.h, which every module reads; GCC reads the precompiled one in a tenth of the time."""
        if self.compiler.compiler_type != "unix" or not self.extensions:
            return
        folder = Path(self.build_temp, "headers")
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "Python.h").write_text("#include_next <Python.h>\n", encoding="ascii")
        flags = [*self.extensions[0].extra_compile_args, *(f"-I{path}" for path in self.compiler.include_dirs)]
        command = [*self.compiler.compiler_so, *flags, "-x", "c-header", str(folder / "Python.h")]
        done = subprocess.run([*command, "-o", str(folder / "Python.h.gch")], capture_output=True)
        if done.returncode == 0:
            for extension in self.extensions[1:]:
                extension.include_dirs.insert(0, str(folder))


if __name__ == "__main__":
    sys.exit(not is_compiled(sources_digest(engine_files())))
