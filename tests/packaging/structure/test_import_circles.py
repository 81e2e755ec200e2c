"""No modules import each other in a circle when they run, whichever of them is imported first."""

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from support.checkout import ROOT

PACKAGE = ROOT / "src" / "zaria"


def imports(tree: ast.AST, in_functions: bool) -> Iterator[str]:
    """The full names that are imported at run time; those in functions only if asked for."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            continue
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not in_functions:
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        else:
            yield from imports(node, in_functions)


def modules(package: Path) -> dict[str, Path]:
    """The modules of a package by their full names; a package has the name of its folder."""
    files = {path.relative_to(package.parent).with_suffix(""): path for path in package.rglob("*.py")}
    return {".".join(place.parts).removesuffix(".__init__"): path for place, path in files.items()}


def packages_around(name: str) -> set[str]:
    """`a.b.c` is in `a` and in `a.b`."""
    words = name.split(".")
    return {".".join(words[:count]) for count in range(1, len(words))}


def import_map(package: Path, in_functions: bool) -> dict[str, set[str]]:
    """What each module of the package needs first. An import of `a.b.c` runs `a` and `a.b`, too, except for the
    packages around the importing module: they were begun before it, and do not wait for it."""
    files = modules(package)
    found: dict[str, set[str]] = {}
    for name, path in files.items():
        needed: set[str] = set()
        for imported in imports(ast.parse(path.read_text(encoding="utf-8")), in_functions):
            module = imported if imported in files else imported.rpartition(".")[0]  # a module, or a name in one
            needed |= {module, *(packages_around(module) - packages_around(name))}
        found[name] = (needed & files.keys()) - {name}
    return found


def circle(package: Path, in_functions: bool) -> list[str]:
    """Modules that import each other in a circle, if there is one."""
    try:
        TopologicalSorter(import_map(package, in_functions)).prepare()
    except CycleError as error:
        found: list[str] = error.args[1]
        return found
    return []


def test_no_modules_import_each_other_in_a_circle() -> None:
    assert circle(PACKAGE, in_functions=False) == []


def test_nor_do_they_when_their_functions_are_called() -> None:
    assert circle(PACKAGE, in_functions=True) == []


@pytest.mark.parametrize(
    ("files", "found", "found_in_functions"),
    [
        ({"a": "import z.b", "b": "from z.c import x", "c": "from z import a"}, "abc", "abc"),
        ({"a": "from z.p.c import x", "p/__init__": "import z.b", "p/c": "", "b": "import z.a"}, "apb", "apb"),
        ({"a": "def f():\n    import z.b", "b": "import z.a"}, "", "ab"),
        ({"a": "if TYPE_CHECKING:\n    import z.b", "b": "import z.a"}, "", ""),
        ({"a": "import z.p.c", "p/__init__": "from z.p.c import x", "p/c": "import z.b", "b": ""}, "", ""),
    ],
)
def test_circles_are_found(tmp_path: Path, files: dict[str, str], found: str, found_in_functions: str) -> None:
    for name, text in files.items():
        path = tmp_path / "z" / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert set(circle(tmp_path / "z", in_functions=False)) == {f"z.{name}" for name in found}
    assert set(circle(tmp_path / "z", in_functions=True)) == {f"z.{name}" for name in found_in_functions}
