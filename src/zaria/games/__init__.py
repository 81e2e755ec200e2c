"""The games of this package: each has a folder next to this one, and only this module lists them.

`game.py` of a folder has `GAMES`, the games that can be started. Everything else is optional, and loaded only when
needed:

- `words/`: the messages in `LANGUAGE/`, the sections of the guide in `guide.json`, and `WORDS` (`GameWords`)
- `bots/`: `BOTS` (`zaria.bots.game_bots.GameBots`), which knows how to play it
- `terminal/`: `TERMINAL` (`zaria.terminal.game_terminal.GameTerminal`), which draws the game and keeps its score pad
- `picture/`: `PICTURE`, by the name of the game a function that draws a view as SVG, for notebooks
- `statistics/`: `STATISTICS` (`zaria.games.statistics.GameStatistics`), the counts of simulations
- `face_down/`: `FACE_DOWN` (`zaria.core.records.face_down.FaceDown`), cards that people type later than drawn
- `shapes/`: `SHAPES` (`zaria.games.shapes.GameShapes`), the types of its views

docs/extending/adding-a-game.md explains all of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from zaria.core.engine.registry import Game
    from zaria.core.records.face_down import FaceDown

FOLDERS: Final = ("vegas", "miner")
HERE: Final = Path(__file__).parents[1]  # the parent of their folders


def games_in(folder: str) -> list[Game]:
    games: list[Game] = import_module(f"zaria.{folder}.game").GAMES
    return games


def folder_of(game: str) -> str | None:
    """The folder of a game; None for one registered from elsewhere."""
    return next((folder for folder in FOLDERS if game in [one.name for one in games_in(folder)]), None)


def parts(name: str) -> Iterator[Any]:
    """The optional part with this name of every game that has it: `parts("terminal")`."""
    for folder in FOLDERS:
        if (HERE / folder / name / "__init__.py").is_file():
            yield getattr(import_module(f"zaria.{folder}.{name}"), name.upper())


@cache
def face_down_of(game: str) -> FaceDown | None:
    """The face-down cards at a real table of this game; None if there are none."""
    return next((part for part in parts("face_down") if game in part.games), None)
