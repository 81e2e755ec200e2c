"""Builds the wheel: with the page if there is Node, and with the engine compiled by mypyc if there is a C compiler.
Everything else is in pyproject.toml.

ZARIA_PURE=1 leaves the engine uncompiled; ZARIA_REQUIRE_COMPILED=1 makes a missing C compiler an error, and
ZARIA_REQUIRE_PAGE=1 a missing Node.
"""

import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

GAMES = runpy.run_path("src/zaria/games.py")["FOLDERS"]
NOT_RULES = ("words", "terminal", "shapes", "statistics", "face_down")  # what else is in the folder of a game
BROADCAST = ("patch", "match", "table_state", "broadcast", "transaction")  # of the server: what is done for every move
# Nothing outside can replace or see the engine's C functions, so they may be inlined: playouts are 1.8 times as fast.
# Warnings about generated code are for the authors of the generator. To look for misleading indentation in one C file
# of 45 MB takes gcc 47 of 116 seconds, and changes nothing in the machine code.
GCC_FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden", "-Wno-error", "-Wno-misleading-indentation"]


def compiler_trouble() -> str:
    """Why not even an empty extension module can be compiled here; empty if it can."""
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


def compiled_engine() -> list[Any]:
    """The engine as extension modules. A type error in it ends the build: only a missing compiler is forgiven."""
    trouble = compiler_trouble()
    if trouble and os.environ.get("ZARIA_REQUIRE_COMPILED") == "1":
        raise SystemExit(f"zaria: the engine cannot be compiled: {trouble}")
    if trouble:
        print(f"zaria: no working C compiler, so the engine stays uncompiled and slow: {trouble}", file=sys.stderr)
        return []

    from mypyc.build import mypycify  # only here: metadata and editable installs do not need it

    packages = ("core", "bots", "analysis", *GAMES)
    engine = [path for package in packages for path in Path("src/zaria", package).rglob("*.py")]
    files = sorted(str(path) for path in engine if not any(part in path.parts for part in NOT_RULES))
    files += [f"src/zaria/server/{name}.py" for name in BROADCAST]
    # The types of libraries are not read: what only runs the package is not needed to build it.
    options = ["--follow-imports=silent", "--no-site-packages"]
    extensions = mypycify([*options, *files], opt_level="3", debug_level="0", group_name="zaria")
    made = [source for extension in extensions for source in extension.sources]
    runpy.run_path("scripts/keep_docstrings.py")["keep_docstrings"](files, made)
    if sys.platform != "win32":
        for extension in extensions:
            extension.extra_compile_args += GCC_FLAGS
    return extensions


installing = not {"bdist_wheel", "editable_wheel"}.isdisjoint(sys.argv)
if installing and subprocess.run([sys.executable, "scripts/build_page.py"]).returncode != 0:
    raise SystemExit(1)  # it has said why

# Only a real wheel is compiled. An editable install is not: a compiled module would hide later edits of its source.
making_wheel = "bdist_wheel" in sys.argv
if making_wheel:
    shutil.rmtree("build", ignore_errors=True)  # what an earlier build left there would go into the wheel
compiling = making_wheel and os.environ.get("ZARIA_PURE") != "1"
setup(ext_modules=compiled_engine() if compiling else [], options={"build_ext": {"parallel": str(os.cpu_count() or 1)}})
