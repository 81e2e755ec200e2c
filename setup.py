"""Builds the wheel: with `zaria.typed`, with the page if there is Node, and with the engine compiled by mypyc if there
is a C compiler. Everything else is in pyproject.toml.

ZARIA_PURE=1 leaves the engine uncompiled; ZARIA_REQUIRE_COMPILED=1 makes a missing C compiler an error, and
ZARIA_REQUIRE_PAGE=1 a missing Node.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from compile_engine import BuildEngine, compiler_trouble, engine_files, engine_of
from setuptools import setup


def compiled_engine() -> list[Any]:
    """The engine as extension modules. A type error in it ends the build: only a missing compiler is forgiven."""
    trouble = compiler_trouble()
    if trouble and os.environ.get("ZARIA_REQUIRE_COMPILED") == "1":
        raise SystemExit(f"zaria: the engine cannot be compiled: {trouble}")
    if trouble:
        print(f"zaria: no working C compiler, so the engine stays uncompiled and slow: {trouble}", file=sys.stderr)
        return []
    return engine_of(engine_files())


installing = not {"bdist_wheel", "editable_wheel"}.isdisjoint(sys.argv)
if installing and subprocess.run([sys.executable, "scripts/build_page.py"]).returncode != 0:
    raise SystemExit(1)  # it has said why

# Only a real wheel is compiled. An editable install is not: a compiled module would hide later edits of its source.
# `setup.py build_ext` compiles what a wheel will take.
making_wheel = "bdist_wheel" in sys.argv
if making_wheel:
    for left in (folder for kind in ("lib*", "bdist*", "temp*") for folder in Path("build").glob(kind)):
        shutil.rmtree(left)  # what an earlier build left there would go into the wheel
compiling = (making_wheel or "build_ext" in sys.argv) and os.environ.get("ZARIA_PURE") != "1"
extensions = compiled_engine() if compiling else []
make_typed = [sys.executable, "scripts/make_typed.py"]  # after type errors have been told
path = os.pathsep.join(filter(None, ("src", os.environ.get("PYTHONPATH"))))  # where pip builds, it leads to msgspec
if installing and subprocess.run(make_typed, env=os.environ | {"PYTHONPATH": path}).returncode != 0:
    raise SystemExit(1)
build_options = {"build_ext": {"parallel": str(os.cpu_count() or 1)}}
setup(ext_modules=extensions, cmdclass={"build_ext": BuildEngine}, options=build_options)
