"""docs/extending/adding-a-game.md from its text alone: its files are copied out, and the game is there."""

import json
import os
import re
import shutil
import sys
from pathlib import Path

import pytest

from support.checkout import ROOT, run

DOCUMENT = (ROOT / "docs/extending/adding-a-game.md").read_text(encoding="utf-8")
FILES = dict(re.findall(r"^\*\*`([^`]+)`\*\*\n\n```\w+\n(.*?)^```$", DOCUMENT, re.DOTALL | re.MULTILINE))
LISTED = 'FOLDERS: Final = ("vegas", "miner")'


@pytest.fixture(scope="module")
def followed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources with the game of the document in it."""
    copy = tmp_path_factory.mktemp("followed")
    shutil.copytree(ROOT / "src/zaria", copy / "src/zaria", ignore=shutil.ignore_patterns("__pycache__"))
    for name, text in FILES.items():
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        (copy / name).write_text(text, encoding="utf-8")
    registry = copy / "src/zaria/games/__init__.py"
    registry.write_text(registry.read_text("utf-8").replace(LISTED, listed_in_document()), encoding="utf-8")
    return copy


def listed_in_document() -> str:
    (entry,) = re.findall(r"`(FOLDERS: Final = [^`]+)`", DOCUMENT)
    assert LISTED in (ROOT / "src/zaria/games/__init__.py").read_text("utf-8")
    return str(entry)


def zaria_in(folder: Path, *argv: str, typed: str = "") -> str:
    """What the command prints; the lines are typed into it."""
    (folder / "typed").write_text(typed, encoding="utf-8")
    code = f"import sys; sys.stdin = open('typed'); from zaria.cli import main; sys.exit(main({list(argv)}))"
    done = run([sys.executable, "-c", code], folder, PYTHONPATH=str(folder / "src"), LANG="C.UTF-8", PYTHONUTF8="1")
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_part_of_a_game_is_in_the_document() -> None:
    folders = {str(Path(name).parent) for name in FILES}
    words = {"src/zaria/pig/words/en", "src/zaria/pig/words/en/page", "src/zaria/pig/words/en/terminal"}
    wanted = {"docs/rules", "src/zaria/pig", "src/zaria/pig/words", "src/zaria/pig/terminal"} | words
    assert folders == wanted | {"src/zaria/pig/shapes", "web/src/games/pig"}


def test_its_page_imports_what_there_is() -> None:
    """Types are checked by no test: this finds what was moved or has another name."""
    page = {name: text for name, text in FILES.items() if name.startswith("web/")}
    imported = re.compile(r"import (?:type )?(\{.+\}|\w+) from '(\.[^']+)'")
    found = [(name, *pair) for name, text in page.items() for pair in imported.findall(text)]
    assert len(found) > len(page)
    for name, names, target in found:
        path = os.path.normpath(Path(name).parent / target)
        if path != "web/src/net/api":  # made of the shapes
            source = next(one for one in (path, f"{path}.ts") if one in page or (ROOT / one).is_file())
            exports = re.findall(
                r"^export [^;=(]+", page.get(source) or (ROOT / source).read_text("utf-8"), re.MULTILINE
            )
            for one in re.findall(r"\w+", names) if names.startswith("{") else []:
                assert re.search(rf"\b{one}\b", " ".join(exports)), f"{name}: {one} of {source}"


def test_the_game_is_played_in_the_terminal_against_a_bot(followed: Path) -> None:
    typed = "roll\nhold\n" * 200  # what is not possible is refused
    out = zaria_in(followed, "play", "pig", "--seed=1", "--name=Ann", "--record=game.json", typed=typed)
    for text in ("◤ Ann rolled", "‖ Leo kept", "there is nothing to keep yet (PIG-TURN-03)", "h  hold  you have"):
        assert text in out
    assert re.search(r"(◤ Ann|‖ Leo) wins\.\n", out)
    assert json.loads((followed / "game.json").read_text())["result"] is not None
    assert "wins." in zaria_in(followed, "replay", "game.json")


def test_its_rules_and_options_are_listed(followed: Path) -> None:
    assert "pig  Pig, for 2 players\n  Roll as often as you dare" in zaria_in(followed, "games")
    assert "PIG-END-01   The first player with 30 points wins." in zaria_in(followed, "rules", "pig")


def test_its_views_have_their_shapes(followed: Path) -> None:
    code = """
import msgspec, zaria
from zaria.server.table.shapes.question import Question, View
state = zaria.new("pig")
while state.actor != zaria.OVER:
    view = state.view(0)
    view.pop("ask")
    assert msgspec.json.decode(msgspec.json.encode(msgspec.convert(view, View))) == view
    if state.actor == zaria.CHANCE:
        state.roll(zaria.Rng(len(view)))
    else:
        msgspec.convert(state.ask(), Question)
        state.apply(state.legal()[0])
print("over")
"""
    done = run([sys.executable, "-c", code], followed, PYTHONPATH=str(followed / "src"))
    assert done.stdout == "over\n", done.stderr


def test_its_code_has_types_and_style(followed: Path) -> None:
    package = followed / "src/zaria/pig"
    settings = ["--config-file", str(ROOT / "pyproject.toml")]
    command = [sys.executable, "-m", "mypy", *settings, "--follow-imports=silent", "--no-incremental", str(package)]
    done = run(command, followed, MYPYPATH=str(followed / "src"))
    assert done.returncode == 0, done.stdout
    for ruff in (["check"], ["format", "--check"]):
        done = run(
            [sys.executable, "-m", "ruff", *ruff, "--config", str(ROOT / "pyproject.toml"), str(package)], followed
        )
        assert done.returncode == 0, done.stdout
