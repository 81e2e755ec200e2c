"""Imports point one way, between the rooms of the package and between the rooms inside them. There are no exceptions,
and what is imported for annotations alone counts, too.

core <- rules of games <- bots <- bots of games <- analysis, arena, env, openspiel <- server, cli. Words, the terminal
and the list of games stand beside. A game's other parts (bots, words, terminal, picture, shapes, statistics, face_down)
use what they are made for, and nothing imports them by name.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from support.checkout import ROOT
from zaria.games import FOLDERS

PACKAGE = ROOT / "src" / "zaria"
WHOLE = "zaria"  # the package itself, which joins its parts
BELOW = {WHOLE, "games", "core", "i18n", "bots", "terminal"}
MAY_IMPORT: dict[str, set[str]] = {
    "core": set(),
    "games": {"core"},
    "i18n": {"core", "games"},
    "terminal": {"core", "games", "i18n"},
    "bots": {"core", "games"},
    **{game: {"core"} for game in FOLDERS},
    **{f"{game}/bots": {"core", "bots", game} for game in FOLDERS},
    **{f"{game}/words": {"core", "i18n", game} for game in FOLDERS},
    **{f"{game}/terminal": {"core", "i18n", "terminal", game, f"{game}/words"} for game in FOLDERS},
    **{f"{game}/picture": {"notebook", game} for game in FOLDERS},
    **{f"{game}/shapes": {"games"} for game in FOLDERS},
    **{f"{game}/statistics": {"core", "games", game} for game in FOLDERS},
    **{f"{game}/face_down": {"core", game} for game in FOLDERS},
    "notebook": {"core", "games", "i18n", "bots"},
    "analysis": {WHOLE, "core", "bots"},
    "arena": BELOW,
    "client": BELOW,
    "env": BELOW,
    "openspiel": BELOW,
    "server": BELOW | {"analysis"},
    "cli": BELOW | {"analysis", "arena", "client", "server"},
}
# Inside a room: each of these imports only those that stand before it.
ORDER: dict[str, list[str]] = {
    "core": ["values", "engine", "records", "batch"],
    "bots": ["search", "reference", "occasions", "game_bots", "opponents", "hints", "remarks", "play"],
    "cli": [
        "files",
        "own_files",
        "extras",
        "misuse",
        "language",
        "argparse_errors",
        "arguments",
        "players",
        "many_games",
        "command_list",
        "prompts",
        "commands",
    ],
    "server": [
        "common",
        "messages",
        "table",
        "storage",
        "operations",
        "people",
        "limits",
        "thinking",
        "context",
        "audience",
        "commands",
        "contests",
        "live",
        "endpoints",
        "processes",
    ],
}
MOST = 15  # files and folders in a folder
NOT_COUNTED = {"__init__.py", "README.md", "conftest.py", "py.typed", "__pycache__"}
MADE = {"src/zaria/typed.py", "src/zaria/server/page"}  # by the build
COUNTED = ("src/zaria", "web/src", "tests", "docs", "scripts")
LONGER = {
    "src/zaria": "its folders are what programs import",
    "src/zaria/vegas/tiles": "a file for each tile",
    "web/src/games/vegas/board/tiles": "a file for each tile",
    "src/zaria/cli/commands": "a file for each command",
    "src/zaria/server/storage/migrations/versions": "a file for each migration",
    "scripts": "make, setup.py and npm name them; README.md has them in groups",
    "tests": "a folder for each room of the package",
    "tests/golden/games": "a file for each game",
}


def imports(path: Path) -> Iterator[str]:
    """The full names of what a module imports from this package."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are written in full"
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        else:
            continue
        yield from (name for name in names if name.split(".")[0] == "zaria")


def part_of(place: str) -> str:
    """The part to which a module belongs, by its place in the package: `vegas/terminal/pad` to `vegas/terminal`."""
    inside = [part for part in MAY_IMPORT if f"{place}/".startswith(f"{part}/")]
    return max(inside, key=len, default=WHOLE)


@cache  # all files are read once, not for each part
def modules() -> dict[str, set[str]]:
    """What each module imports, both by their place in the package: `core/engine/state`."""
    places = {path: path.relative_to(PACKAGE).with_suffix("").as_posix() for path in sorted(PACKAGE.rglob("*.py"))}
    return {place: {"/".join(name.split(".")[1:]) for name in imports(path)} for path, place in places.items()}


def test_every_part_has_its_place() -> None:
    assert {path.name for path in PACKAGE.iterdir() if (path / "__init__.py").is_file()} <= set(MAY_IMPORT)


@pytest.mark.parametrize("part", list(MAY_IMPORT))
def test_imports_point_one_way(part: str) -> None:
    for place, imported in modules().items():
        if part_of(place) == part:
            assert {part_of(name) for name in imported} <= MAY_IMPORT[part] | {part}, place


@pytest.mark.parametrize("part", list(ORDER))
def test_rooms_import_what_stands_before_them(part: str) -> None:
    inside = [path for path in (PACKAGE / part).iterdir() if path.suffix == ".py" or (path / "__init__.py").is_file()]
    rooms = {path.stem for path in inside} - {"__init__", "__main__"}
    assert rooms == set(ORDER[part])
    for place, imported in modules().items():
        room = place.removeprefix(f"{part}/").split("/")[0]
        if place.startswith(f"{part}/") and room in rooms:
            used = {name.removeprefix(f"{part}/").split("/")[0] for name in imported if name.startswith(f"{part}/")}
            later = set(ORDER[part][ORDER[part].index(room) + 1 :])
            assert used.isdisjoint(later), f"{place} imports {used & later}"


def children(folder: Path) -> list[str]:
    """What lies in a folder and was written by hand."""
    own = [path for path in folder.iterdir() if path.relative_to(ROOT).as_posix() not in MADE]
    return [path.name for path in own if path.name not in NOT_COUNTED and not is_left_over(path)]


def is_left_over(path: Path) -> bool:
    """A folder that moved, of which only compiled modules are left."""
    return path.is_dir() and all(one.is_dir() or one.suffix == ".pyc" for one in path.rglob("*"))


def test_no_room_is_crowded() -> None:
    """A folder is one idea: its files and folders fit on one look."""
    tops = [ROOT / top for top in COUNTED]
    folders = [
        path
        for top in tops
        for path in (top, *(path for path in top.rglob("*") if path.is_dir()))
        if path.name != "__pycache__"
    ]
    numbers = {
        path.relative_to(ROOT).as_posix(): len(children(path))
        for path in folders
        if not any(path.is_relative_to(ROOT / made) for made in MADE)
    }
    assert sorted(folder for folder, number in numbers.items() if number > MOST) == sorted(LONGER), numbers


def test_every_script_is_in_a_group() -> None:
    listed = re.findall(r"`([\w.-]+)/?`", (ROOT / "scripts/README.md").read_text(encoding="utf-8"))
    assert sorted(listed) == sorted(children(ROOT / "scripts"))


def test_every_room_says_what_it_is() -> None:
    for path in PACKAGE.rglob("__init__.py"):
        assert ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))), path


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
