"""Only a game's own folders name it: everything else finds games through the one list in zaria.games."""

import ast
import re
from pathlib import Path

import pytest

import zaria
from support.checkout import ROOT
from zaria.games import FOLDERS

SHARED = (
    "src/zaria/core",
    "src/zaria/i18n",
    "src/zaria/bots",
    "src/zaria/cli",
    "src/zaria/client",
    "src/zaria/server",
    "src/zaria/terminal",
    "scripts",
)
PAGE = ROOT / "src/zaria/server/page"  # built
TUNING = "scripts/fit/fit_*.py"  # like bots, they are about one game
SUFFIXES = (".py", ".ftl", ".json")
NAMES = re.compile("|".join({*FOLDERS, *zaria.GAMES, "las vegas", "dice miner"}), re.IGNORECASE)


def sources() -> list[Path]:
    files = [path for folder in SHARED for path in (ROOT / folder).rglob("*") if path.suffix in SUFFIXES]
    own = [path for path in files if not path.is_relative_to(PAGE) and not path.match(TUNING)]
    return [*own, ROOT / "src/zaria/__init__.py", ROOT / "setup.py"]


def code(path: Path) -> str:
    """What runs, or what people read. Comments and docstrings may give examples."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        return text
    tree = ast.parse(text)
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if (
            isinstance(body, list)
            and body
            and isinstance(body[0], ast.Expr)
            and isinstance(body[0].value, ast.Constant)
        ):
            body[0].value = ast.Constant(None)
    return ast.unparse(tree)


def test_the_sources_are_found() -> None:
    assert len(sources()) > 100
    assert NAMES.search(code(ROOT / "src/zaria/games/__init__.py"))


@pytest.mark.parametrize("path", sources(), ids=lambda path: path.relative_to(ROOT).as_posix())
def test_nothing_outside_the_folders_of_games_names_a_game(path: Path) -> None:
    assert NAMES.findall(code(path)) == []


@pytest.mark.parametrize("folder", FOLDERS)
def test_games_do_not_know_each_other(folder: str) -> None:
    others = re.compile("|".join(other for other in FOLDERS if other != folder))
    found = [path for path in (ROOT / "src/zaria" / folder).rglob("*.py") if others.search(code(path))]
    assert found == []
