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
    *("held", "left", "sent", "drawn", "known", "won", "lost", "asked", "paid"),
)
PARTICIPLE = re.compile(rf"_?(?:{'|'.join(IRREGULAR)}|[a-z]+[^e]ed)")
VERBS = {"read", "need", "speed", "feed", "exceed", "proceed", "succeed", "seed", "shed", "embed"}
# What a class shows is called like what it is: the shape of a tile like the tile, a message like its entry.
SHAPES = ("shapes", "typed.py")


# An exception says what happened, and so does an entry of a table: `Refused`, `Stepped`.
EVENTS = {"server/table/entries.py"}
# What a position is to a seat: the contract's own words.
METHODS = {"known", "shown"}


def definitions() -> Iterator[tuple[str, str, ast.stmt]]:
    """What modules define: room, name, and the definition."""
    for path in sorted(PACKAGE.rglob("*.py")):
        place = path.relative_to(PACKAGE)
        if not set(SHAPES) & set(place.parts):
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                    yield place.as_posix(), node.name, node


def is_participle(name: str) -> bool:
    word = name[0].lower() + name[1:]
    return PARTICIPLE.fullmatch(word) is not None and word not in VERBS


def test_functions_are_named_by_what_they_do() -> None:
    bare = [
        f"{place}: {name}"
        for place, name, node in definitions()
        if not isinstance(node, ast.ClassDef) and is_participle(name)
    ]
    assert bare == []


def test_classes_are_named_by_what_they_are() -> None:
    bare = [
        f"{place}: {name}"
        for place, name, node in definitions()
        if isinstance(node, ast.ClassDef)
        and is_participle(name)
        and place not in EVENTS
        and not {"Exception", "ZariaError"} & {ast.unparse(base) for base in node.bases}
    ]
    assert bare == []


def test_methods_are_named_by_what_they_do() -> None:
    """A participle of a regular verb may say which: `unclaimed` tables, `listed` devices."""
    bare = [
        f"{place}: {owner}.{node.name}"
        for place, owner, definition in definitions()
        for node in ast.walk(definition)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and node is not definition
        and node.name in {*IRREGULAR} - METHODS
    ]
    assert bare == []


def test_no_name_of_a_module_is_a_bare_participle() -> None:
    """What lies to the left is no participle."""
    names = [
        f"{path.relative_to(PACKAGE)}: {target.id}"
        for path in sorted(PACKAGE.rglob("*.py"))
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.Assign | ast.AnnAssign)
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name) and target.id.lower() in {*IRREGULAR} - {"left"}
    ]
    assert names == []


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
