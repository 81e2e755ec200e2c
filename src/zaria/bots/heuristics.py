"""Finds the heuristic of a game: `HEURISTIC` in the module of this folder that is named like the game.

A game that brings none is judged by its standing.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Final

from zaria.bots.heuristic import Heuristic
from zaria.core.state import State

STANDING: Final = Heuristic()
LOADED: Final[dict[str, Heuristic]] = {}  # by the name of the game


def heuristic_for(state: State) -> Heuristic:
    game = state.setup.game
    found = LOADED.get(game)
    if found is None:
        found = load(game)
        LOADED[game] = found
    return found


def load(game: str) -> Heuristic:
    module = f"zaria.bots.{game.replace('-', '_')}"
    if find_spec(module) is None:
        return STANDING
    heuristic: Heuristic = import_module(module).HEURISTIC
    return heuristic
