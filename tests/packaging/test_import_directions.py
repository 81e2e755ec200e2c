"""Imports point one way: core <- rules of games <- bots <- analysis, arena, env, openspiel <- server, cli.

Words stand beside.

The other parts of a game (words, terminal, shapes, statistics, face_down) use what they are made for, and nothing
imports them by name.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from support.checkout import ROOT
from zaria.games import FOLDERS

PACKAGE = ROOT / "src" / "zaria"
WHOLE = "zaria"  # the package itself, which joins its parts
BELOW = {WHOLE, "games", "core", "i18n", *FOLDERS, "bots"}
MAY_IMPORT: dict[str, set[str]] = {
    "core": set(),
    "i18n": {"games"},
    **{game: {"core"} for game in FOLDERS},
    **{f"{game}/words": {"core", "i18n", game} for game in FOLDERS},
    **{f"{game}/terminal": {"core", "i18n", "cli", game, f"{game}/words"} for game in FOLDERS},
    **{f"{game}/shapes": {"server"} for game in FOLDERS},
    **{f"{game}/statistics": {"core", "arena", game} for game in FOLDERS},
    **{f"{game}/face_down": {"core", game} for game in FOLDERS},
    "bots": {"core", *FOLDERS},
    "analysis": {WHOLE, "core", "bots"},
    "arena": BELOW,
    "client": BELOW,
    "env": BELOW | {"cli"},  # draws tables as the terminal does
    "openspiel": BELOW,
    "server": BELOW | {"analysis", "arena"},  # what a game counts, and what ends workers
    "cli": BELOW | {"analysis", "arena", "client", "server"},
}
MAY_NAME = {"i18n": {"core"}}  # in annotations only: words are told of events and refusals


def imports(tree: ast.AST, annotations: bool) -> Iterator[str]:
    """The full names that are imported; those under `if TYPE_CHECKING:` only if annotations count."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING" and not annotations:
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{'.' * node.level}{node.module}.{alias.name}" for alias in node.names)
        else:
            yield from imports(node, annotations)


def parts_imported(path: Path, annotations: bool) -> set[str]:
    """The parts of zaria that a module imports, or WHOLE."""
    found: set[str] = set()
    for name in imports(ast.parse(path.read_text(encoding="utf-8")), annotations):
        assert not name.startswith("."), f"{path}: imports are written in full"
        words = name.split(".")
        if words[0] == "zaria":
            found.add("games" if words[1:2] == ["games"] else part_of("/".join(words[1:])))
    return found


def part_of(place: str) -> str:
    """The part to which a module belongs, by its place in the package: `vegas/terminal/pad` to `vegas/terminal`."""
    inside = [part for part in MAY_IMPORT if f"{place}/".startswith(f"{part}/")]
    return max(inside, key=len, default=WHOLE)


def parts() -> list[str]:
    return sorted(path.name for path in PACKAGE.iterdir() if (path / "__init__.py").is_file())


def test_every_part_has_its_place() -> None:
    assert set(parts()) <= set(MAY_IMPORT)


@pytest.mark.parametrize("part", list(MAY_IMPORT))
def test_imports_point_one_way(part: str) -> None:
    for path in sorted(PACKAGE.rglob("*.py")):
        place = path.relative_to(PACKAGE).with_suffix("").as_posix()
        if part_of(place) == part:
            assert parts_imported(path, annotations=False) <= MAY_IMPORT[part] | {part}, place
            assert parts_imported(path, annotations=True) <= MAY_IMPORT[part] | MAY_NAME.get(part, set()) | {part}, (
                place
            )


def test_only_the_core_and_the_games_look_at_what_is_pending() -> None:
    """`state.top` is the engine's own; others ask the state."""
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        if path.relative_to(PACKAGE).parts[0] in ("core", *FOLDERS) and "terminal" not in path.parts:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and node.attr == "top" and not ast.unparse(node).endswith("glyphs.top"):
                found.append(f"{path.relative_to(PACKAGE)}:{node.lineno}")
    assert found == []
