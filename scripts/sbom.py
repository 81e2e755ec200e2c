"""The parts of a running server and its page, as a CycloneDX document."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
LOCKED = re.compile(r"^([a-z0-9-]+)==([^ ;]+)( ;)?", re.MULTILINE)


def component(kind: str, name: str, version: str, is_optional: bool = False) -> dict[str, str]:
    purl = f"pkg:{kind}/{name.replace('@', '%40')}@{version}"
    scope = "optional" if is_optional else "required"
    return {"type": "library", "bom-ref": purl, "name": name, "version": version, "scope": scope, "purl": purl}


def python_components() -> list[dict[str, str]]:
    """The Python packages. Those with a condition are optional: they are for some systems only."""
    lock = (ROOT / "locks/run.txt").read_text(encoding="ascii")
    return [component("pypi", name, version, condition != "") for name, version, condition in LOCKED.findall(lock)]


def page_components() -> list[dict[str, str]]:
    packages = json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))["packages"]
    return [
        component("npm", path.rpartition("node_modules/")[2], package["version"])
        for path, package in packages.items()
        if path and not package.get("dev")
    ]


def bill_of_materials() -> dict[str, Any]:
    source = (ROOT / "src/zaria/__init__.py").read_text(encoding="utf-8")
    version = re.findall(r'^__version__ = "(.+)"', source, re.MULTILINE)[0]
    purl = f"pkg:pypi/zaria@{version}"
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "component": {"type": "application", "bom-ref": purl, "name": "zaria", "version": version, "purl": purl}
        },
        "components": python_components() + page_components(),
    }
