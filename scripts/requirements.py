"""Prints requirements of pyproject.toml for pip: `build`, `run`, those of an extra, or those of a dependency group."""

import sys
import tomllib
from pathlib import Path

project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
groups = {
    "build": project["build-system"]["requires"],
    "run": project["project"]["dependencies"],
    **project["project"]["optional-dependencies"],
    **project["dependency-groups"],
}
for name in sys.argv[1:]:
    print(*groups[name], sep="\n")
