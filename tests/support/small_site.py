"""Folders of libraries with only a few distributions, as after a small `pip install`."""

import sys
import tomllib
from importlib.metadata import distribution
from pathlib import Path
from subprocess import CompletedProcess

from packaging.requirements import Requirement

from support.checkout import ROOT, run

WHOLE = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PROJECT = WHOLE["project"]
LEFT_OUT = WHOLE["tool"]["uv"]["exclude-dependencies"]


def needed(requirements: list[str], found: dict[str, Path]) -> dict[str, Path]:
    """The requirements and all their dependencies: the files to link, by name."""
    for text in requirements:
        requirement = Requirement(text)
        if requirement.marker is not None and not requirement.marker.evaluate({"extra": ""}):
            continue
        if requirement.name in LEFT_OUT:
            continue
        if requirement.name == "zaria":
            for extra in requirement.extras:
                needed(PROJECT["optional-dependencies"][extra], found)
            continue
        installed = distribution(requirement.name)
        files = {file.parts[0] for file in installed.files or [] if file.parts[0] not in ("..", "__pycache__")}
        if not files <= set(found):
            found |= {name: Path(str(installed.locate_file(name))) for name in files}
            needed(installed.requires or [], found)
    return found


def small_site(folder: Path, *extras: str, package: Path = ROOT / "src") -> Path:
    """A folder with only the sources, or the installed package, and the packages of `pip install .[extras]`."""
    folder.mkdir()
    brought = needed([*PROJECT["dependencies"], *(f"zaria[{extra}]" for extra in extras)], {})
    own = {path.name: path for path in [package / "zaria", *package.glob("zaria__mypyc*")]}
    for name, place in {**brought, **own}.items():
        (folder / name).symlink_to(place)
    return folder


def run_python(site: Path, *arguments: str) -> CompletedProcess[str]:
    """Run Python with these libraries, without those of the test environment."""
    starts = f"import runpy, sys; sys.path.append({str(site)!r}); sys.argv[:] = {['zaria', *arguments[1:]]!r}; "
    run_it = arguments[0] if len(arguments) == 1 else f"runpy.run_module({arguments[0]!r}, run_name='__main__')"
    data = {"ZARIA_DATA": str(site / "data"), "LANG": "C.UTF-8"}
    return run([sys.executable, "-B", "-S", "-c", starts + run_it], site, **data)
