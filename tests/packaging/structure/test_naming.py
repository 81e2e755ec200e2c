"""Names that a stranger understands: no bare participles for functions, and one class for one name."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator

from support.checkout import ROOT
from zaria.games import FOLDERS

PACKAGE = ROOT / "src" / "zaria"
IRREGULAR = (
    *("told", "found", "wanted", "kept", "given", "made", "met", "said", "seen", "taken", "begun", "shown"),
    *("held", "left", "sent", "drawn", "known", "won", "lost"),
)
PARTICIPLE = re.compile(rf"_?(?:{'|'.join(IRREGULAR)}|[a-z]+[^e]ed)")
VERBS = {"read", "need", "speed", "feed", "exceed", "proceed", "succeed", "seed", "shed", "embed"}
# What a class shows is called like what it is: the shape of a tile like the tile, a message like its entry.
SHAPES = ("shapes", "typed.py")


def definitions() -> Iterator[tuple[str, str, ast.stmt]]:
    """What modules define: room, name, and the definition."""
    for path in sorted(PACKAGE.rglob("*.py")):
        place = path.relative_to(PACKAGE)
        if not set(SHAPES) & set(place.parts):
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                    yield place.as_posix(), node.name, node


def test_functions_are_named_by_what_they_do() -> None:
    bare = [
        f"{place}: {name}"
        for place, name, node in definitions()
        if not isinstance(node, ast.ClassDef) and PARTICIPLE.fullmatch(name) and name not in VERBS
    ]
    assert bare == []


def test_modules_are_named_by_what_they_hold() -> None:
    modules = [path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.py") if path.stem in IRREGULAR]
    assert modules == []


def test_a_class_has_its_name_to_itself() -> None:
    """Games may call their own things alike."""
    places: dict[str, list[str]] = defaultdict(list)
    for place, name, node in definitions():
        if isinstance(node, ast.ClassDef):
            places[name].append(place)
    twice = {
        name: where
        for name, where in places.items()
        if len(where) > 1 and len({place.split("/")[0] for place in where} & set(FOLDERS)) < len(where)
    }
    assert twice == {}
