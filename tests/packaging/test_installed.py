"""The package that make has compiled and installed."""

import inspect
import pydoc
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import distribution, entry_points
from pathlib import Path

import pytest

import zaria
from support.checkout import ROOT, run
from zaria.games import FOLDERS

pytestmark = pytest.mark.installed

ENGINE = ("core", "bots", *FOLDERS)
UNCOMPILED = {"words", "terminal", "picture", "shapes", "statistics", "face_down"}  # of a game


def test_it_is_the_installed_one_and_compiled() -> None:
    assert zaria.COMPILED
    assert not Path(zaria.__file__).is_relative_to(ROOT / "src")


def test_every_module_of_the_engine_is_compiled() -> None:
    files = {str(file) for file in distribution("zaria").files or []}
    sources = [path for package in ENGINE for path in (ROOT / "src/zaria" / package).rglob("*.py")]
    for source in sources:
        if UNCOMPILED & set(source.parts):
            continue
        module = source.relative_to(ROOT / "src").with_suffix("")
        assert f"{module}{EXTENSION_SUFFIXES[0]}" in files, module


def test_the_words_are_installed() -> None:
    files = {str(file) for file in distribution("zaria").files or []}
    for path in (ROOT / "src/zaria").rglob("*.ftl"):
        assert str(path.relative_to(ROOT / "src")) in files


def test_the_page_is_installed() -> None:
    files = {str(file) for file in distribution("zaria").files or []}
    page = ROOT / "src/zaria/server/page"
    expected = {str(path.relative_to(ROOT / "src")) for path in page.rglob("*") if path.is_file()}
    assert "zaria/server/page/index.html" in files
    assert {file for file in files if file.startswith("zaria/server/page/")} == expected - {"zaria/server/page/made-from"}


def test_the_command_is_installed() -> None:
    (command,) = entry_points(group="console_scripts", name="zaria")
    assert command.value == "zaria.cli:main"
    done = run([str(Path(sys.executable).with_name("zaria")), "--version"], ROOT)
    assert done.stdout == f"zaria {zaria.__version__}\n", done.stderr


def test_functions_and_classes_say_what_they_are_about_and_what_they_take() -> None:
    assert zaria.new.__doc__ == 'Start a game: `new("vegas", players=4)`.'
    assert str(inspect.signature(zaria.new)) == "(game, players=None, **options)"
    shown = pydoc.plain(pydoc.render_doc(zaria.new))
    assert "new(game, players=None, **options)" in shown and "Start a game" in shown
    for thing in (
        zaria.State,
        zaria.State.apply,
        zaria.State.observe,
        zaria.Rng.below,
        zaria.playout,
        zaria.hint,
        zaria.play,
    ):
        assert thing.__doc__ and inspect.signature(thing), thing
    lost = [name for name in zaria.__all__ if callable(getattr(zaria, name)) and not getattr(zaria, name).__doc__]
    assert lost == []
